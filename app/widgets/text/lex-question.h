/* lex-question.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define LEX_QUESTION_ACCEPTED "accept"

/**
 * LexQuestionAnswer:
 * @id: what `response` is emitted with
 * @label: the button, with a mnemonic
 * @appearance: how it looks
 *
 * An answer to a question.
 */
typedef struct
{
  const char *id;
  const char *label;
  AdwResponseAppearance appearance;
} LexQuestionAnswer;

/**
 * lex_question_ask_with:
 * @parent: the window that asks
 * @heading: the question
 * @body: what follows from the answer
 * @answers: (array length=n_answers): the answers; the first is that of Enter and Escape
 * @n_answers: how many
 *
 * Asks something with answers of its own.
 *
 * Returns: (transfer none): what emits `response` once, with the answer
 */
GObject *lex_question_ask_with (GtkWindow *parent, const char *heading, const char *body,
                                const LexQuestionAnswer *answers, guint n_answers);

/**
 * lex_question_ask:
 * @parent: the window that asks
 * @heading: the question
 * @body: what follows from the answer
 * @accept: the button that does it, with a mnemonic
 *
 * Asks whether to destroy something; Enter and Escape keep it.
 *
 * Returns: (transfer none): what emits `response` once, with %LEX_QUESTION_ACCEPTED where it is to
 *   be done
 */
GObject *lex_question_ask (GtkWindow *parent, const char *heading, const char *body,
                           const char *accept);

/**
 * lex_question_withdraw:
 * @question: what lex_question_ask() or lex_question_ask_with() gave
 *
 * Takes a question back that nobody needs to answer any more.
 */
void lex_question_withdraw (GObject *question);

G_END_DECLS
