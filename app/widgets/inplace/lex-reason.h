/* lex-reason.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-relation.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_reason_dup_line:
 * @relation: a relation
 * @number: what it is called in a picture
 * @language: the law's language to read it in
 *
 * Writes a relation in one paragraph: number, both clauses, why, on what basis.
 *
 * Returns: (transfer full): Pango markup
 */
char *lex_reason_dup_line (LexRelation *relation, guint number, LexLanguage language);

/**
 * lex_reason_new:
 * @library: where headings and examples are looked up
 * @relation: a relation of precedence
 * @language: the law's language to read it in
 *
 * Sets out one relation: which clause prevails over which, why, on what basis,
 * and the examples that show it. Clauses, source and examples are links.
 *
 * Returns: (transfer floating): a widget for a popover
 */
GtkWidget *lex_reason_new (LexLibrary *library, LexRelation *relation, LexLanguage language);

G_END_DECLS
