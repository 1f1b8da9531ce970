/* lex-vocabulary.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How often words occur, counted when the library was made. It refuses to know expressions and
 * ranks. The search and the spelling of this room call it.
 *
 * FTS5 could count too, by running a query for each word of a query; that was half the time of a
 * search. And since every key stroke repeats all words but the last, what was counted is kept.
 */

#include "store/lex-vocabulary.h"

#include <sqlite3.h>

/* No word begins with it, nor with anything above. */
#define LAST_LETTER "char (1114111)"

/* So many words are kept in mind, many more than an evening's typing: then all are forgotten. */
#define MAX_KNOWN 4096

struct _LexVocabulary
{
  LexQuestions *questions; /* borrowed */
  GHashTable *known;       /* word → (owned Known) */
};

static void
number_cb (LexRow *row, gpointer user_data)
{
  gint64 number = sqlite3_column_int64 (row->statement, 0);

  *(guint *) user_data = (guint) CLAMP (number, 0, G_MAXINT);
}

static gboolean
read_number (LexVocabulary *self, sqlite3_stmt *statement, const char *word, guint *number,
             GError **error)
{
  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, word);
  return lex_questions_collect (self->questions, statement, number_cb, number, error);
}

static void
rows_cb (LexRow *row, gpointer user_data)
{
  LexFrequency *frequency = user_data;
  gint64 n_rows = sqlite3_column_int64 (row->statement, 0);
  gint64 n_kin = sqlite3_column_int64 (row->statement, 1);

  frequency->n_rows = (guint) CLAMP (n_rows, 0, G_MAXINT);
  frequency->n_kin = (guint) CLAMP (n_kin, 0, G_MAXINT);
}

/* A form is met wherever one of its lemmas is, and a lemma carries the mark of lex-tokenizer.c.
 * Which is in most rows stands for all of them. A family is marked already. */
static gboolean
count_rows (LexVocabulary *self, const char *word, LexFrequency *frequency, GError **error)
{
  sqlite3_stmt *statement = lex_questions_ask (
      self->questions, LEX_QUESTION_ROWS,
      "SELECT max (n), (SELECT sum (n) FROM lemma JOIN vocabulary ON word = lemma"
      "                  WHERE form = ?1 AND lemma < char (3))"
      " FROM (SELECT n FROM vocabulary WHERE word = ?1"
      " UNION ALL SELECT n FROM lemma JOIN vocabulary ON word = char (1) || lemma WHERE form = ?1)",
      error);

  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, word);
  return lex_questions_collect (self->questions, statement, rows_cb, frequency, error);
}

static gboolean
count_begun (LexVocabulary *self, const char *word, guint *n_begun, GError **error)
{
  sqlite3_stmt *statement = lex_questions_ask (self->questions, LEX_QUESTION_BEGUN,
                                               "SELECT sum (n) FROM vocabulary"
                                               " WHERE word > ?1 AND word < ?1 || " LAST_LETTER,
                                               error);

  return read_number (self, statement, word, n_begun, error);
}

/* What is known of a word.
 * @begun: whether @frequency tells of the words that it begins. */
typedef struct
{
  LexFrequency frequency;
  gboolean begun;
} Known;

LexVocabulary *
lex_vocabulary_new (LexQuestions *questions)
{
  LexVocabulary *self = g_new0 (LexVocabulary, 1);

  self->questions = questions;
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
lex_vocabulary_free (LexVocabulary *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->known);
  g_free (self);
}

static Known *
look_up (LexVocabulary *self, const char *word, GError **error)
{
  Known *known;

  known = g_hash_table_lookup (self->known, word);
  if (known != NULL)
    return known;
  known = g_new0 (Known, 1);
  if (!count_rows (self, word, &known->frequency, error))
    {
      g_free (known);
      return NULL;
    }
  if (g_hash_table_size (self->known) >= MAX_KNOWN)
    g_hash_table_remove_all (self->known);
  g_hash_table_insert (self->known, g_strdup (word), known);
  return known;
}

gboolean
lex_vocabulary_count (LexVocabulary *self, const char *word, gboolean grows,
                      LexFrequency *frequency, GError **error)
{
  Known *known = look_up (self, word, error);

  *frequency = (LexFrequency){ 0 };
  if (known == NULL
      || (grows && !known->begun && !count_begun (self, word, &known->frequency.n_begun, error)))
    return FALSE;
  known->begun |= grows;
  frequency->n_rows = known->frequency.n_rows;
  frequency->n_kin = known->frequency.n_kin;
  frequency->n_begun = grows ? known->frequency.n_begun : 0;
  return TRUE;
}

static void
word_cb (LexRow *row, gpointer user_data)
{
  char *word = lex_row_dup_text (row, 0);

  if (word != NULL)
    g_strv_builder_add (user_data, word);
  g_free (word);
}

GStrv
lex_vocabulary_dup_longer (LexVocabulary *self, const char *word, guint most, GError **error)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  sqlite3_stmt *statement = lex_questions_ask (self->questions, LEX_QUESTION_LONGER,
                                               "SELECT word FROM vocabulary"
                                               " WHERE word > ?1 AND word < ?1 || " LAST_LETTER
                                               " ORDER BY n DESC, word LIMIT ?2",
                                               error);

  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, word);
  sqlite3_bind_int (statement, 2, (int) most);
  if (!lex_questions_collect (self->questions, statement, word_cb, words, error))
    return NULL;
  return g_strv_builder_end (words);
}

gboolean
lex_vocabulary_find (LexVocabulary *self, const char *word, gboolean *known, GError **error)
{
  LexFrequency frequency;

  *known = FALSE;
  if (!lex_vocabulary_count (self, word, FALSE, &frequency, error))
    return FALSE;
  *known = frequency.n_rows > 0;
  if (*known)
    return TRUE;
  if (!lex_vocabulary_count (self, word, TRUE, &frequency, error))
    return FALSE;
  *known = frequency.n_begun > 0;
  return TRUE;
}
