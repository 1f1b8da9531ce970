/* lex-row.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/* Named here so that sqlite3.h stays out of every header. */
typedef struct sqlite3_stmt sqlite3_stmt;

/**
 * lex_row_bind_text:
 * @statement: a statement
 * @parameter: its number, from 1
 * @text: (nullable): borrowed until the statement is reset
 *
 * Binds a text or NULL.
 */
void lex_row_bind_text (sqlite3_stmt *statement, int parameter, const char *text);

/**
 * lex_row_bind_running_text:
 * @statement: a statement
 * @parameter: where the words go; the spans go to the next
 * @text: (nullable): a text, which must outlive the step
 *
 * Binds a text with its spans, or two NULLs.
 */
void lex_row_bind_running_text (sqlite3_stmt *statement, int parameter, LexText *text);

/**
 * LexRow:
 * @statement: where it is read from; at a row
 * @damaged: (nullable): what was found to be impossible in it, the last time
 *
 * A row being read. A value that can not be is read as %NULL and noted in @damaged, so that a
 * whole row is read before looking once.
 */
typedef struct
{
  sqlite3_stmt *statement;
  const char *damaged;
} LexRow;

/**
 * lex_row_dup_text:
 * @self: a row
 * @column: a column, from 0
 *
 * Copies a text out.
 *
 * Returns: (transfer full) (nullable): valid UTF-8, or %NULL
 */
char *lex_row_dup_text (LexRow *self, int column);

/**
 * lex_row_dup_running_text:
 * @self: a row
 * @column: the column of the words; the next has the spans
 *
 * Copies a text with its spans out.
 *
 * Returns: (transfer full) (nullable): the text, or %NULL
 */
LexText *lex_row_dup_running_text (LexRow *self, int column);

/**
 * lex_row_dup_label:
 * @self: a row
 * @column: a column that is never NULL in a sound library
 *
 * Reads a label.
 *
 * Returns: (transfer full) (nullable): the label; %NULL only in a damaged row
 */
LexLabel *lex_row_dup_label (LexRow *self, int column);

/**
 * lex_row_get_number:
 * @self: a row
 * @column: a column
 * @limit: the number after the greatest possible
 *
 * Reads a small number.
 *
 * Returns: 0 to @limit - 1
 */
guint lex_row_get_number (LexRow *self, int column, guint limit);

G_END_DECLS
