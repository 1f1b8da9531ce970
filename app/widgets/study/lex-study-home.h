/* lex-study-home.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-study-today.h"

G_BEGIN_DECLS

/**
 * lex_study_home_new:
 * @study: what is known
 * @now: seconds since 1970
 * @first: (out) (transfer none): what is to have the focus
 *
 * Makes the page that study begins with: what is due today, and what else one can do.
 *
 * Returns: (transfer floating): a page
 */
GtkWidget *lex_study_home_new (LexStudy *study, gint64 now, GtkWidget **first);

G_END_DECLS
