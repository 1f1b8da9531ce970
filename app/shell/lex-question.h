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

G_END_DECLS
