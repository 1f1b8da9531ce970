/* lex-cli-questions.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli-page.h"
#include "cli/lex-cli.h"
#include "services/lex-questions.h"

G_BEGIN_DECLS

/**
 * lex_cli_questions_select:
 * @self: the program
 * @status: (out): what to end with where there are none
 *
 * Reads the questions that the options name.
 *
 * Returns: (transfer full) (nullable) (element-type LexQuestion): perhaps none; %NULL after a line
 *   of complaint
 */
GPtrArray *lex_cli_questions_select (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_questions_are_calculated:
 * @self: the program
 *
 * Tells whether the kind that is asked for is that which is calculated: of it
 * lex_cli_questions_select() has none.
 *
 * Returns: whether it is
 */
gboolean lex_cli_questions_are_calculated (LexCli *self);

/**
 * lex_cli_questions_add_texts:
 * @self: the program
 * @page: a page
 * @label: what stands in the gutter
 * @texts: by language, the words; perhaps %NULL
 *
 * Adds a text in the languages that are asked for.
 */
void lex_cli_questions_add_texts (LexCli *self, LexCliPage *page, const char *label,
                                  LexText *const *texts);

/**
 * lex_cli_questions_add_answers:
 * @self: the program
 * @page: a page
 * @question: a question
 * @step: a step of it
 *
 * Adds what is right, and why, and what is wrong, and why.
 */
void lex_cli_questions_add_answers (LexCli *self, LexCliPage *page, const LexQuestion *question,
                                    const LexQuestionStep *step);

G_END_DECLS
