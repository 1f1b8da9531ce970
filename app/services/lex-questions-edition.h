/* lex-questions-edition.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexTouchedQuestion:
 * @question: a question
 * @labels: (element-type LexLabel): those of its clauses that another edition words otherwise, or
 *   has not
 *
 * A question that an edition touches: somebody has to read it again.
 */
typedef struct
{
  LexQuestion *question;
  GPtrArray *labels;
} LexTouchedQuestion;

/**
 * lex_questions_edition_list:
 * @library: a library
 * @questions: (element-type LexQuestion): questions
 * @name: an edition: the name of an imported document, a year, `print` or a publisher
 * @error: return location for `LEX_LIBRARY_ERROR_NOT_FOUND` if there is no such edition
 *
 * Lists the questions that an edition touches: each clause that answers one is compared with the
 * edition that the question carries, in both languages where the new one has them. Where that of
 * the question is not imported the words of the digest are compared, which are nobody else's.
 *
 * Returns: (transfer full) (nullable) (element-type LexTouchedQuestion): in the order of @questions
 */
GPtrArray *lex_questions_edition_list (LexLibrary *library, GPtrArray *questions, const char *name,
                                       GError **error);

G_END_DECLS
