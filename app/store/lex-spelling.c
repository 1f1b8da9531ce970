/* lex-spelling.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the known word nearest to a mistyped one. It refuses to know phrases and languages: a word
 * may be meant if it is a lemma of the library or stands in its index. The writer fills its
 * table; the services ask through the reader.
 *
 * All words of one length stand in one row, one behind the other, and beside them a mark for each:
 * the set of its letters, a bit a letter. One slip changes the set by two letters at most, so
 * nearly all words are rejected by one XOR, and only the rest are compared letter by letter. Some
 * sixty thousand forms take well under a millisecond. Rejected: reading a sorted table by its first
 * letter, which took tens of milliseconds and missed slips in that letter; storing every word
 * with each letter left out, which made the library three times as large.
 */

#include "store/lex-spelling.h"

#include <sqlite3.h>
#include <string.h>

#include "language/lex-distance.h"
#include "store/lex-correct.h"

/* Shorter words have too many neighbours for a guess; in longer ones two slips are forgiven. */
#define LEAST_LENGTH 4
#define LONG_LENGTH 8
/* A word this short must at least begin as typed. */
#define SHORT_LENGTH 4

/* So many equally near words are weighed against one another. */
#define MAX_EQUALS 12

/* So many slips are kept in mind: then all are forgotten. */
#define MAX_SLIPS_KEPT 256

struct _LexSpelling
{
  LexQuestions *questions;   /* borrowed */
  LexVocabulary *vocabulary; /* borrowed */
  GHashTable *similar;       /* word → (owned, nullable) what it was found to be */
};

guint
lex_spelling_get_slips (gsize length)
{
  if (length < LEAST_LENGTH || length > LEX_SPELLING_MAX_LENGTH)
    return 0;
  return length < LONG_LENGTH ? 1 : LEX_SPELLING_MAX_SLIPS;
}

static guint32
get_mark (const char *word, gsize length)
{
  guint32 mark = 0;

  for (gsize i = 0; i < length; i++)
    mark |= (guint32) 1 << (word[i] - 'a');
  return mark;
}

/* Filling */

static gboolean
insert_length (LexDatabase *database, sqlite3_stmt *insert, guint length, GString *words,
               GError **error)
{
  g_autofree guint32 *marks = NULL;
  gsize n = length > 0 ? words->len / length : 0;
  gboolean row;
  gboolean good;

  if (n == 0)
    return TRUE;
  marks = g_new (guint32, n);
  for (gsize i = 0; i < n; i++)
    marks[i] = GUINT32_TO_LE (get_mark (words->str + i * length, length));
  sqlite3_bind_int (insert, 1, (int) length);
  sqlite3_bind_blob64 (insert, 2, marks, n * sizeof *marks, SQLITE_STATIC);
  sqlite3_bind_blob64 (insert, 3, words->str, words->len, SQLITE_STATIC);
  good = lex_database_next (database, insert, &row, error);
  g_string_truncate (words, 0); /* not before the step: what is bound is borrowed */
  return good;
}

static gboolean
fill (LexDatabase *database, sqlite3_stmt *select, sqlite3_stmt *insert, GError **error)
{
  g_autoptr (GString) words = g_string_new (NULL);
  guint length = 0;
  gboolean more = FALSE;
  gboolean good;

  while ((good = lex_database_next (database, select, &more, error)) && more)
    {
      const char *word = (const char *) sqlite3_column_text (select, 0);
      guint n = (guint) sqlite3_column_bytes (select, 0);

      if (n != length && !insert_length (database, insert, length, words, error))
        return FALSE;
      length = n;
      g_string_append_len (words, word, n);
    }
  return good && insert_length (database, insert, length, words, error);
}

gboolean
lex_spelling_fill (LexDatabase *database, GError **error)
{
  sqlite3_stmt *select = lex_database_prepare (database, LEX_SPELLING_SELECT, error);
  sqlite3_stmt *insert
      = select != NULL
            ? lex_database_prepare (database, "INSERT INTO spellings VALUES (?1, ?2, ?3)", error)
            : NULL;
  gboolean good = insert != NULL && fill (database, select, insert, error);

  sqlite3_finalize (select);
  sqlite3_finalize (insert);
  return good;
}

/* Finding */

/* @nearest: the words at the least distance so far. */
typedef struct
{
  const char *word;
  gsize length;
  guint32 mark;
  guint distance;
  GPtrArray *nearest;
} Search;

/* Adds bits up by pairs, fours and bytes: this runs for every form of the library. */
static guint
count_bits (guint32 bits)
{
  bits -= (bits >> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >> 2) & 0x33333333);
  bits = (bits + (bits >> 4)) & 0x0f0f0f0f;
  return (bits * 0x01010101) >> 24;
}

static void
weigh (Search *search, const char *word, gsize length)
{
  char candidate[LEX_SPELLING_MAX_LENGTH + 1] = { 0 };
  guint distance;

  if (search->length <= SHORT_LENGTH && word[0] != search->word[0])
    return;
  memcpy (candidate, word, length);
  distance = lex_distance (search->word, candidate);
  if (distance > search->distance)
    return;
  if (distance < search->distance)
    g_ptr_array_set_size (search->nearest, 0);
  search->distance = distance;
  if (search->nearest->len < MAX_EQUALS)
    g_ptr_array_add (search->nearest, g_strdup (candidate));
}

static void
length_cb (LexRow *row, gpointer user_data)
{
  Search *search = user_data;
  gsize length = lex_row_get_number (row, 0, LEX_SPELLING_MAX_LENGTH + 1);
  const guint8 *marks = sqlite3_column_blob (row->statement, 1);
  gsize n = (gsize) sqlite3_column_bytes (row->statement, 1) / sizeof (guint32);
  const char *words = sqlite3_column_blob (row->statement, 2);

  if (length == 0 || (gsize) sqlite3_column_bytes (row->statement, 2) != n * length)
    {
      row->damaged = "spellings";
      return;
    }
  for (gsize i = 0; i < n; i++)
    {
      guint32 mark;

      memcpy (&mark, marks + i * sizeof mark, sizeof mark);
      if (count_bits (GUINT32_FROM_LE (mark) ^ search->mark) <= 2 * search->distance)
        weigh (search, words + i * length, length);
    }
}

/* Of equally near words the one that is met most; then one that begins as typed. */
static char *
dup_commonest (LexSpelling *self, Search *search, GError **error)
{
  const char *best = NULL;
  guint most = 0;

  for (guint i = 0; i < search->nearest->len; i++)
    {
      const char *word = g_ptr_array_index (search->nearest, i);
      LexFrequency frequency;
      guint weight;

      if (!lex_vocabulary_count (self->vocabulary, word, FALSE, &frequency, error))
        return NULL;
      weight = 1 + 2 * frequency.n_rows + (word[0] == search->word[0]);
      if (weight > most)
        best = word;
      most = MAX (most, weight);
    }
  return g_strdup (best);
}

static char *
find_similar (LexSpelling *self, const char *word, GError **error)
{
  g_autoptr (GPtrArray) nearest = g_ptr_array_new_with_free_func (g_free);
  Search search = { .word = word, .nearest = nearest };
  sqlite3_stmt *statement;
  gboolean correct;

  search.length = strlen (word);
  search.distance = lex_spelling_get_slips (search.length);
  if (search.distance == 0 || strspn (word, "abcdefghijklmnopqrstuvwxyz") != search.length)
    return NULL;
  if (!lex_correct_find (self->questions, word, &correct, error) || correct)
    return NULL;
  search.mark = get_mark (word, search.length);
  statement = lex_questions_ask (
      self->questions, LEX_QUESTION_SPELLINGS,
      "SELECT length, marks, words FROM spellings WHERE length BETWEEN ?1 AND ?2", error);
  if (statement == NULL)
    return NULL;
  sqlite3_bind_int64 (statement, 1, (gint64) (search.length - search.distance));
  sqlite3_bind_int64 (statement, 2, (gint64) (search.length + search.distance));
  /* A lemma that no text has in any form is right as it is. */
  if (!lex_questions_collect (self->questions, statement, length_cb, &search, error)
      || search.distance == 0)
    return NULL;
  return dup_commonest (self, &search, error);
}

LexSpelling *
lex_spelling_new (LexQuestions *questions, LexVocabulary *vocabulary)
{
  LexSpelling *self = g_new0 (LexSpelling, 1);

  self->questions = questions;
  self->vocabulary = vocabulary;
  self->similar = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return self;
}

void
lex_spelling_free (LexSpelling *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->similar);
  g_free (self);
}

/* A slip stays in the query while the words after it are typed: what it was found to be is kept. */
char *
lex_spelling_dup_similar (LexSpelling *self, const char *word, GError **error)
{
  g_autoptr (GError) fault = NULL;
  gpointer similar = NULL;

  if (g_hash_table_lookup_extended (self->similar, word, NULL, &similar))
    return g_strdup (similar);
  similar = find_similar (self, word, &fault);
  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return NULL;
    }
  if (g_hash_table_size (self->similar) >= MAX_SLIPS_KEPT)
    g_hash_table_remove_all (self->similar);
  g_hash_table_insert (self->similar, g_strdup (word), similar);
  return g_strdup (similar);
}
