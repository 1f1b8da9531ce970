/* lex-margin-line.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "type/lex-markup.h"
#include "widgets/page/lex-margin-items.h"

G_BEGIN_DECLS

#define LEX_TYPE_MARGIN_LINE (lex_margin_line_get_type ())
G_DECLARE_FINAL_TYPE (LexMarginLine, lex_margin_line, LEX, MARGIN_LINE, GtkWidget)

/**
 * lex_margin_line_new:
 * @clause: the clause it belongs to
 * @items: (element-type LexMarginItem): what bears upon it; a reference is kept
 * @style: how to set it
 *
 * Makes the line of signs of one clause. A sign that is pressed emits `unfold` with the items
 * that it stands for, one that is released emits it with %NULL. Under the signs the most
 * important items are written out, as far as there is room: the minimum height is that of the
 * signs alone. Asked why one clause prevails, the line emits `explain` with the relation and the
 * widget it was asked from.
 *
 * Returns: (transfer floating): a new line
 */
GtkWidget *lex_margin_line_new (LexLabel *clause, GPtrArray *items, const LexMarkupStyle *style);

/**
 * lex_margin_line_release:
 * @self: a line
 *
 * Releases the sign that is pressed, without a signal: what it opened is closed. If
 * the focus was in what is gone, nothing else has it yet; see lex_margin_line_focus().
 */
void lex_margin_line_release (LexMarginLine *self);

/**
 * lex_margin_line_focus:
 * @self: a line
 *
 * Moves the focus to the sign that is pressed.
 */
void lex_margin_line_focus (LexMarginLine *self);

/**
 * lex_margin_line_set_count:
 * @self: a margin
 * @kind: what is counted, such as what the reader made
 * @n: how many of it the clause has
 *
 * Counts them with those of that kind among its items. A line without anything is not seen.
 */
void lex_margin_line_set_count (LexMarginLine *self, LexMarginKind kind, guint n);

/**
 * lex_margin_line_open_notes:
 * @self: a margin
 *
 * Does what pressing the sign of notes does, also where there are none yet.
 */
void lex_margin_line_open_notes (LexMarginLine *self);

G_END_DECLS
