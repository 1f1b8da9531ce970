/* lex-store-similar.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the known word nearest to a mistyped one. It refuses to know phrases and languages: a word
 * is known if it is in the library's lemmas or its index. The services call it through the reader.
 *
 * The first letter is taken for right. That is so in all but few slips, and lemmas and index, both
 * sorted, need then be read for one letter only.
 */

#include <sqlite3.h>
#include <string.h>

#include "language/lex-distance.h"
#include "store/lex-store-reader-private.h"

/* Shorter words have too many neighbours for a guess. */
#define LEAST_LENGTH 5
/* From here on two slips are forgiven. */
#define LONG_LENGTH 12

typedef struct
{
  const char *word;
  guint distance;
  char *nearest;
} Search;

static void
found_cb (LexRow *row, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
}

static gboolean
answers (LexStoreReader *self, LexQuestion question, const char *sql, const char *parameter)
{
  sqlite3_stmt *statement = lex_store_reader_ask (self, question, sql, NULL);
  gboolean found = FALSE;

  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, parameter);
  return lex_store_reader_collect (self, statement, found_cb, &found, NULL) && found;
}

gboolean
lex_store_reader_knows_word (LexStoreReader *self, const char *word)
{
  g_autofree char *expression = NULL;

  g_return_val_if_fail (self != NULL && word != NULL, FALSE);

  if (answers (self, LEX_QUESTION_KNOWN,
               "SELECT 1 FROM lemma WHERE form >= ?1 AND form < ?1 || char (1114111) LIMIT 1",
               word))
    return TRUE;
  /* Names and the like, which no dictionary has. */
  expression = g_strdup_printf ("\"%s\"", word);
  return answers (self, LEX_QUESTION_INDEXED, "SELECT 1 FROM words WHERE words MATCH ?1 LIMIT 1",
                  expression);
}

static void
candidate_cb (LexRow *row, gpointer user_data)
{
  Search *search = user_data;
  g_autofree char *form = lex_row_dup_text (row, 0);
  guint distance = form != NULL ? lex_distance (search->word, form) : G_MAXUINT;

  if (distance >= search->distance)
    return;
  search->distance = distance;
  g_free (search->nearest);
  search->nearest = g_steal_pointer (&form);
}

/* The words of the index as a table; made in memory, the library stays as it is. */
static gboolean
ensure_vocabulary (LexStoreReader *self, GError **error)
{
  sqlite3_stmt *statement
      = lex_store_reader_ask (self, LEX_QUESTION_VOCABULARY,
                              "CREATE VIRTUAL TABLE IF NOT EXISTS temp.vocabulary"
                              " USING fts5vocab (main, words, row)",
                              error);

  return statement != NULL && lex_store_reader_collect (self, statement, NULL, NULL, error);
}

/* The lemmas have every form of the words that a dictionary inflects, the index all others. */
static sqlite3_stmt *
ask_similar (LexStoreReader *self, GError **error)
{
  if (!ensure_vocabulary (self, error))
    return NULL;
  return lex_store_reader_ask (
      self, LEX_QUESTION_SIMILAR,
      "WITH near (least, most, length) AS (SELECT substr (?1, 1, 1),"
      " substr (?1, 1, 1) || char (1114111), length (?1))"
      " SELECT form FROM near JOIN lemma ON form >= least AND form < most"
      " WHERE length (form) BETWEEN near.length - 2 AND near.length + 2"
      " UNION ALL SELECT term FROM near JOIN temp.vocabulary ON term >= least AND term < most"
      " WHERE length (term) BETWEEN near.length - 2 AND near.length + 2",
      error);
}

char *
lex_store_reader_dup_similar (LexStoreReader *self, const char *word, GError **error)
{
  gsize length;
  sqlite3_stmt *statement;
  Search search = { 0 };

  g_return_val_if_fail (self != NULL && word != NULL, NULL);

  length = strlen (word);
  if (length < LEAST_LENGTH || strspn (word, "abcdefghijklmnopqrstuvwxyz") != length)
    return NULL;

  statement = ask_similar (self, error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, word);
  search.word = word;
  search.distance = (length < LONG_LENGTH ? 1 : 2) + 1;
  if (!lex_store_reader_collect (self, statement, candidate_cb, &search, error))
    g_clear_pointer (&search.nearest, g_free);
  return search.nearest;
}
