/* lex-solving.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/pbn/lex-pbn.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

#define LEX_TYPE_SOLVING (lex_solving_get_type ())
G_DECLARE_FINAL_TYPE (LexSolving, lex_solving, LEX, SOLVING, GtkWidget)

/**
 * lex_solving_new:
 * @pbn: (nullable): a game; not kept
 * @style: how to set it
 *
 * Makes a button that asks what the cards would have made; and, once it was pressed, the answer.
 *
 * Returns: (transfer floating) (nullable): a new widget; %NULL where that cannot be worked out
 */
GtkWidget *lex_solving_new (const LexPbn *pbn, const LexMarkupStyle *style);

/**
 * lex_solving_ask:
 * @self: an unanswered question
 *
 * Has it worked out, as the button does.
 */
void lex_solving_ask (LexSolving *self);

/**
 * lex_solving_take_answer:
 * @self: a question
 * @other: the same question of the same game, which is about to go
 *
 * Shows what was answered there, if anything was.
 */
void lex_solving_take_answer (LexSolving *self, LexSolving *other);

/**
 * lex_solving_is_busy:
 * @self: a question
 *
 * Tells whether it is being worked out.
 *
 * Returns: whether it is
 */
gboolean lex_solving_is_busy (LexSolving *self);

G_END_DECLS
