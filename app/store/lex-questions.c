/* lex-questions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Asks a library, and hands on every row of the answer or the fault. It refuses to know what is
 * asked and what for: the texts of the statements come from those who ask. The files of this room
 * that read call it.
 *
 * Nothing is prepared before it is asked, which is also when a damaged schema shows itself.
 */

#include "store/lex-questions.h"

#include <sqlite3.h>

G_STATIC_ASSERT (LEX_QUESTION_SPELLINGS + 1 == LEX_N_QUESTIONS);

LexQuestions *
lex_questions_new (LexDatabase *database)
{
  LexQuestions *self = g_new0 (LexQuestions, 1);

  self->database = database;
  return self;
}

void
lex_questions_free (LexQuestions *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_N_QUESTIONS; i++)
    sqlite3_finalize (self->statements[i]);
  lex_database_free (self->database);
  g_free (self);
}

sqlite3_stmt *
lex_questions_ask (LexQuestions *self, LexQuestion question, const char *sql, GError **error)
{
  if (self->statements[question] == NULL)
    self->statements[question] = lex_database_prepare (self->database, sql, error);
  return self->statements[question];
}

gboolean
lex_questions_collect (LexQuestions *self, sqlite3_stmt *statement, LexRowFunc func,
                       gpointer user_data, GError **error)
{
  LexRow row = { statement, NULL };
  gboolean more = FALSE;

  do
    {
      if (!lex_database_next (self->database, statement, &more, error))
        return FALSE;
      if (more)
        func (&row, user_data);
    }
  while (more && row.damaged == NULL);
  if (row.damaged == NULL)
    return TRUE;
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return lex_database_fail_damaged (self->database, row.damaged, error);
}
