/* lex-case-statistics.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * lex_case_statistics_new:
 * @summaries: (element-type LexCaseSummary): the cases that are counted
 * @event: (nullable): what they are of; %NULL for several events
 *
 * Shows calls by Law, the slow tables and the time until the ruling, each as a picture with its
 * table and what copies both.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_case_statistics_new (GPtrArray *summaries, const char *event);

G_END_DECLS
