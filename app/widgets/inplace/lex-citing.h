/* lex-citing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_citing_dup_count:
 * @n: how many clauses cite another
 *
 * Says so.
 *
 * Returns: (transfer full): such as "Cited in 12 places", in the interface's language
 */
char *lex_citing_dup_count (guint n);

/**
 * lex_citing_new:
 * @library: where it is looked up
 * @label: a clause
 * @language: the language of headings
 *
 * Lists what cites a clause, by document, as links. A few stand each on a line of its
 * own under their headings, many are named in a row; those of the index, which are
 * ways to the clause rather than citations of it, are folded.
 *
 * Returns: (transfer floating): a widget for a popover
 */
GtkWidget *lex_citing_new (LexLibrary *library, LexLabel *label, LexLanguage language);

G_END_DECLS
