/* lex-clause-columns.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-clause.h"
#include "store/lex-row.h"

G_BEGIN_DECLS

/* A language's columns, in the order of schema.sql. */
#define LEX_CLAUSE_COLUMNS_OF(language)                                                            \
  "heading_" language ", text_" language ", spans_" language ", ruling_" language                  \
  ", ruling_spans_" language ", past_heading_" language ", past_text_" language                    \
  ", past_spans_" language

/**
 * LEX_CLAUSE_COLUMNS:
 *
 * The columns that hold a clause's parts, in the order in which lex_clause_columns_bind() binds and
 * lex_clause_columns_read() reads them.
 */
#define LEX_CLAUSE_COLUMNS                                                                         \
  "label, authority, valid_from, valid_until, pbn, " LEX_CLAUSE_COLUMNS_OF (                       \
      "en") ", " LEX_CLAUSE_COLUMNS_OF ("pl")

#define LEX_CLAUSE_N_COLUMNS 21

/**
 * LEX_CLAUSE_ABOUT:
 *
 * The labels that a clause speaks of, as one more column, parted by spaces; the clause is `c`.
 */
#define LEX_CLAUSE_ABOUT                                                                           \
  "(SELECT group_concat (label, ' ') FROM"                                                         \
  " (SELECT label FROM about WHERE clause = c.id ORDER BY position))"

/**
 * lex_clause_columns_bind:
 * @statement: a statement whose parameters from 1 are %LEX_CLAUSE_COLUMNS
 * @clause: a clause, which must outlive the step
 *
 * Binds everything but what it speaks of.
 */
void lex_clause_columns_bind (sqlite3_stmt *statement, LexClause *clause);

/**
 * lex_clause_columns_read:
 * @row: a row that begins with %LEX_CLAUSE_COLUMNS and %LEX_CLAUSE_ABOUT
 *
 * Reads a clause.
 *
 * Returns: (transfer full) (nullable): the clause; %NULL only in a damaged row
 */
LexClause *lex_clause_columns_read (LexRow *row);

G_END_DECLS
