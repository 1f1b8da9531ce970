/* lex-questions.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-database.h"
#include "store/lex-row.h"

G_BEGIN_DECLS

/**
 * LexQuestion:
 *
 * What a reader may ask, each with a statement of its own.
 */
typedef enum
{
  LEX_QUESTION_DOCUMENTS,
  LEX_QUESTION_CLAUSES,
  LEX_QUESTION_BELOW,
  LEX_QUESTION_LABEL,
  LEX_QUESTION_HEADING,
  LEX_QUESTION_OPENING,
  LEX_QUESTION_CITES,
  LEX_QUESTION_CITED_BY,
  LEX_QUESTION_ABOUT,
  LEX_QUESTION_RELATIONS,
  LEX_QUESTION_RELATIONS_OF,
  LEX_QUESTION_EXTENTS,
  LEX_QUESTION_LENGTHS,
  LEX_QUESTION_LABELS,
  LEX_QUESTION_LAWS,
  LEX_QUESTION_RANK,
  LEX_QUESTION_VIA,
  LEX_QUESTION_GLIMPSE_EN,
  LEX_QUESTION_GLIMPSE_PL,
  LEX_QUESTION_ROWS,
  LEX_QUESTION_BEGUN,
  LEX_QUESTION_LONGER,
  LEX_QUESTION_CORRECT,
  LEX_QUESTION_SPELLINGS,
} LexQuestion;

#define LEX_N_QUESTIONS 24

/**
 * LexQuestions:
 * @database: (owned): what is asked
 * @statements: (nullable): by #LexQuestion, each prepared when it is first asked
 *
 * A library that can be asked.
 */
typedef struct
{
  LexDatabase *database;
  sqlite3_stmt *statements[LEX_N_QUESTIONS];
} LexQuestions;

/**
 * lex_questions_new:
 * @database: (transfer full): a finished library
 *
 * Prepares nothing yet.
 *
 * Returns: (transfer full): the questions
 */
LexQuestions *lex_questions_new (LexDatabase *database);

/**
 * lex_questions_free:
 * @self: (transfer full) (nullable): the questions of a reader
 *
 * Frees them, and closes the library.
 */
void lex_questions_free (LexQuestions *self);

/**
 * lex_questions_ask:
 * @self: the questions of a reader
 * @question: which statement
 * @sql: its text, the same at every call
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Gets a statement, prepared and without parameters.
 *
 * Returns: (transfer none) (nullable): the statement
 */
sqlite3_stmt *lex_questions_ask (LexQuestions *self, LexQuestion question, const char *sql,
                                 GError **error);

/**
 * LexRowFunc:
 * @row: a row; set `damaged` if it can not be
 * @user_data: what was passed
 *
 * Receives each row of an answer.
 */
typedef void (*LexRowFunc) (LexRow *row, gpointer user_data);

/**
 * lex_questions_collect:
 * @self: the questions of a reader
 * @statement: a statement whose parameters are bound
 * @func: (scope call): called for each row
 * @user_data: passed on
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads every row, up to a fault or a damaged one.
 *
 * Returns: whether all rows were read
 */
gboolean lex_questions_collect (LexQuestions *self, sqlite3_stmt *statement, LexRowFunc func,
                                gpointer user_data, GError **error);

G_END_DECLS
