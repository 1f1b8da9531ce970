/* lex-clause-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts a clause into a row and takes it out again: the one place that knows the order of its
 * columns. It refuses to know where a row comes from or goes to. The writer and the reader of
 * this room call it.
 */

#include "store/lex-clause-columns.h"

#include <sqlite3.h>

enum
{
  COLUMN_LABEL,
  COLUMN_AUTHORITY,
  COLUMN_FROM,
  COLUMN_UNTIL,
  COLUMN_PBN,
  COLUMN_FIRST_LANGUAGE,
};

/* Within a language; spans follow their text. */
enum
{
  COLUMN_HEADING = 0,
  COLUMN_TEXT = 1,
  COLUMN_RULING = 3,
  COLUMN_PAST_HEADING = 5,
  COLUMN_PAST_TEXT = 6,
  N_LANGUAGE_COLUMNS = 8,
};

G_STATIC_ASSERT (COLUMN_FIRST_LANGUAGE + LEX_N_LANGUAGES * N_LANGUAGE_COLUMNS
                 == LEX_CLAUSE_N_COLUMNS);

static void
bind_language (sqlite3_stmt *statement, const LexClauseParts *parts, LexLanguage language)
{
  int first = 1 + COLUMN_FIRST_LANGUAGE + (int) language * N_LANGUAGE_COLUMNS;
  const LexWording *wording = &parts->wording[language];
  const LexWording *past = &parts->past[language];

  lex_row_bind_text (statement, first + COLUMN_HEADING, wording->heading);
  lex_row_bind_running_text (statement, first + COLUMN_TEXT, wording->text);
  lex_row_bind_running_text (statement, first + COLUMN_RULING, parts->ruling[language]);
  lex_row_bind_text (statement, first + COLUMN_PAST_HEADING, past->heading);
  lex_row_bind_running_text (statement, first + COLUMN_PAST_TEXT, past->text);
}

void
lex_clause_columns_bind (sqlite3_stmt *statement, LexClause *clause)
{
  const LexClauseParts *parts = lex_clause_get_parts (clause);

  lex_row_bind_text (statement, 1 + COLUMN_LABEL, lex_label_get_text (parts->label));
  sqlite3_bind_int (statement, 1 + COLUMN_AUTHORITY, (int) parts->authority);
  lex_row_bind_text (statement, 1 + COLUMN_FROM, parts->from);
  lex_row_bind_text (statement, 1 + COLUMN_UNTIL, parts->until);
  lex_row_bind_text (statement, 1 + COLUMN_PBN, parts->pbn);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    bind_language (statement, parts, (LexLanguage) i);
}

static void
read_language (LexRow *row, LexClauseParts *parts, LexLanguage language)
{
  int first = COLUMN_FIRST_LANGUAGE + (int) language * N_LANGUAGE_COLUMNS;
  LexWording *wording = &parts->wording[language];
  LexWording *past = &parts->past[language];

  wording->heading = lex_row_dup_text (row, first + COLUMN_HEADING);
  wording->text = lex_row_dup_running_text (row, first + COLUMN_TEXT);
  parts->ruling[language] = lex_row_dup_running_text (row, first + COLUMN_RULING);
  past->heading = lex_row_dup_text (row, first + COLUMN_PAST_HEADING);
  past->text = lex_row_dup_running_text (row, first + COLUMN_PAST_TEXT);
}

static GPtrArray *
read_about (LexRow *row)
{
  g_autofree char *text = lex_row_dup_text (row, LEX_CLAUSE_N_COLUMNS);
  g_auto (GStrv) names = NULL;
  g_autoptr (GPtrArray) about = NULL;

  if (text == NULL)
    return NULL;
  names = g_strsplit (text, " ", -1);
  about = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  for (guint i = 0; names[i] != NULL; i++)
    {
      LexLabel *label = lex_label_parse (names[i]);

      if (label != NULL)
        g_ptr_array_add (about, label);
      else
        row->damaged = "label";
    }
  return g_steal_pointer (&about);
}

/* LexClauseParts borrows, so what was copied out of the row is freed here. */
static void
clear_parts (LexClauseParts *parts)
{
  g_clear_pointer (&parts->label, lex_label_unref);
  g_clear_pointer (&parts->about, g_ptr_array_unref);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_clear_pointer (&parts->wording[i].heading, g_free);
      g_clear_pointer (&parts->wording[i].text, lex_text_unref);
      g_clear_pointer (&parts->past[i].heading, g_free);
      g_clear_pointer (&parts->past[i].text, lex_text_unref);
      g_clear_pointer (&parts->ruling[i], lex_text_unref);
    }
}

LexClause *
lex_clause_columns_read (LexRow *row)
{
  g_autofree char *from = lex_row_dup_text (row, COLUMN_FROM);
  g_autofree char *until = lex_row_dup_text (row, COLUMN_UNTIL);
  g_autofree char *pbn = lex_row_dup_text (row, COLUMN_PBN);
  LexClauseParts parts = { .from = from, .until = until, .pbn = pbn };
  LexClause *clause = NULL;

  parts.label = lex_row_dup_label (row, COLUMN_LABEL);
  parts.authority
      = (LexAuthority) lex_row_get_number (row, COLUMN_AUTHORITY, LEX_AUTHORITY_OURS + 1);
  parts.about = read_about (row);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    read_language (row, &parts, (LexLanguage) i);
  if (row->damaged == NULL)
    clause = lex_clause_new (&parts);
  clear_parts (&parts);
  return clause;
}
