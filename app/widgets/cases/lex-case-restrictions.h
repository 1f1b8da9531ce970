/* lex-case-restrictions.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-cases.h"

G_BEGIN_DECLS

/**
 * lex_case_restrictions_new:
 * @journal: where the cases are
 * @event: (nullable): those of which; %NULL for all
 *
 * Lists the restrictions that are still running, those of the latest call first: who, what, until
 * when, at which table. A row opens its case by `cases.open` with its identifier; a button says
 * that a restriction is over, which is kept in its case.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_case_restrictions_new (LexJournal *journal, const char *event);

G_END_DECLS
