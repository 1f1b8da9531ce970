/* lex-correct-fill.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Chooses from the dictionaries the words that lex-correct.c is to know. It refuses to know how
 * many slips are forgiven: the spelling tells. Only the writer calls it, so that what reads is not
 * linked with the dictionaries.
 *
 * Which words are near is found as the spellings would be, from the other side: two words are at
 * most so many slips apart only if they become one when as many letters are left out of each. What
 * the spellings become so is marked in a large set of bits, where a word that collides is one too
 * many, no more.
 */

#include <sqlite3.h>
#include <string.h>

#include "store/lex-correct-private.h"
#include "store/lex-correct.h"

#define BITS_PER_WORD 10
#define BLOCK_BITS (LEX_CORRECT_BLOCK_BYTES * 8)

/* Of the sets that mark what is left of spellings: 32 MiB each, while a library is made. */
#define MARK_BITS 28

#define LETTERS "abcdefghijklmnopqrstuvwxyz"

typedef struct
{
  LexDatabase *database;                 /* borrowed */
  GHashTable *known;                     /* (owned) forms and words, which need no entry */
  guint8 *marks[LEX_SPELLING_MAX_SLIPS]; /* (owned) by slips less one */
  GArray *hashes;                        /* (owned) of the words that are near, some twice */
} Correct;

static void
correct_clear (Correct *self)
{
  g_clear_pointer (&self->known, g_hash_table_unref);
  g_clear_pointer (&self->hashes, g_array_unref);
  for (guint i = 0; i < LEX_SPELLING_MAX_SLIPS; i++)
    g_free (self->marks[i]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Correct, correct_clear)

static guint64
hash_without (const LexCorrectSums *self, gsize i)
{
  return lex_correct_stir (self->sums[i]
                           + (self->sums[self->length] - self->sums[i + 1]) * LEX_CORRECT_INVERSE);
}

/* @i comes before @j. */
static guint64
hash_without_two (const LexCorrectSums *self, gsize i, gsize j)
{
  const guint64 between = self->sums[j] - self->sums[i + 1];
  const guint64 behind = self->sums[self->length] - self->sums[j + 1];

  return lex_correct_stir (self->sums[i]
                           + (between + behind * LEX_CORRECT_INVERSE) * LEX_CORRECT_INVERSE);
}

static void
set_mark (guint8 *marks, guint64 value)
{
  const guint64 place = value & (((guint64) 1 << MARK_BITS) - 1);

  marks[place >> 3] |= (guint8) (1 << (place & 7));
}

static gboolean
has_mark (const guint8 *marks, guint64 value)
{
  const guint64 place = value & (((guint64) 1 << MARK_BITS) - 1);

  return (marks[place >> 3] >> (place & 7) & 1) != 0;
}

/* What is left of a spelling after one slip, or after two. */
static void
mark_spelling (Correct *self, const char *word)
{
  LexCorrectSums sums;

  lex_correct_sum_up (&sums, word, strlen (word));
  set_mark (self->marks[0], lex_correct_hash (&sums));
  for (gsize i = 0; i < sums.length; i++)
    {
      set_mark (self->marks[0], hash_without (&sums, i));
      for (gsize j = i + 1; j < sums.length; j++)
        set_mark (self->marks[1], hash_without_two (&sums, i, j));
    }
}

/* One of two slips may be a letter too many or too few: what is left of the word after two is then
 * what is left of the spelling after one, or the other way round. */
static gboolean
has_any_mark (const Correct *self, guint n_slips, guint64 value)
{
  return has_mark (self->marks[0], value) || (n_slips > 1 && has_mark (self->marks[1], value));
}

static gboolean
is_near (const Correct *self, const LexCorrectSums *sums)
{
  const guint n_slips = lex_spelling_get_slips (sums->length);

  if (has_any_mark (self, n_slips, lex_correct_hash (sums)))
    return TRUE;
  for (gsize i = 0; i < sums->length; i++)
    if (has_any_mark (self, n_slips, hash_without (sums, i)))
      return TRUE;
  for (gsize i = 0; i < sums->length && n_slips > 1; i++)
    for (gsize j = i + 1; j < sums->length; j++)
      if (has_any_mark (self, n_slips, hash_without_two (sums, i, j)))
        return TRUE;
  return FALSE;
}

static void
take_word_cb (const char *word, gpointer user_data)
{
  Correct *self = user_data;
  const gsize length = strlen (word);
  LexCorrectSums sums;
  guint64 value;

  if (lex_spelling_get_slips (length) == 0 || strspn (word, LETTERS) != length)
    return;
  lex_correct_sum_up (&sums, word, length);
  if (!is_near (self, &sums) || g_hash_table_contains (self->known, word))
    return;
  value = lex_correct_hash (&sums);
  g_array_append_val (self->hashes, value);
}

typedef void (*TakeText) (Correct *self, const char *word);

static void
add_known (Correct *self, const char *word)
{
  g_hash_table_add (self->known, g_strdup (word));
}

static gboolean
read_words (Correct *self, const char *sql, TakeText take, GError **error)
{
  sqlite3_stmt *statement = lex_database_prepare (self->database, sql, error);
  gboolean more = FALSE;
  gboolean good = statement != NULL;

  while (good && (good = lex_database_next (self->database, statement, &more, error)) && more)
    take (self, (const char *) sqlite3_column_text (statement, 0));
  sqlite3_finalize (statement);
  return good;
}

/* Writing */

static int
compare_hashes (gconstpointer a, gconstpointer b)
{
  const guint64 first = *(const guint64 *) a;
  const guint64 second = *(const guint64 *) b;

  return (first > second) - (first < second);
}

static void
drop_twins (GArray *hashes)
{
  guint n = 0;

  g_array_sort (hashes, compare_hashes);
  for (guint i = 0; i < hashes->len; i++)
    if (n == 0 || g_array_index (hashes, guint64, n - 1) != g_array_index (hashes, guint64, i))
      g_array_index (hashes, guint64, n++) = g_array_index (hashes, guint64, i);
  g_array_set_size (hashes, n);
}

static gboolean
write_blocks (Correct *self, GError **error)
{
  const gsize n_blocks = (gsize) self->hashes->len * BITS_PER_WORD / BLOCK_BITS + 1;
  g_autofree guint8 *blocks = g_malloc0 (n_blocks * LEX_CORRECT_BLOCK_BYTES);
  sqlite3_stmt *insert
      = lex_database_prepare (self->database, "INSERT INTO correct VALUES (?1, ?2)", error);
  gboolean good = insert != NULL;
  gboolean row;

  for (guint i = 0; i < self->hashes->len; i++)
    {
      const guint64 value = g_array_index (self->hashes, guint64, i);
      guint8 *block = blocks + (value >> 32) % n_blocks * LEX_CORRECT_BLOCK_BYTES;

      for (guint probe = 0; probe < LEX_CORRECT_N_PROBES; probe++)
        block[lex_correct_get_probe (value, probe) >> 3]
            |= (guint8) (1 << (lex_correct_get_probe (value, probe) & 7));
    }
  for (gsize i = 0; good && i < n_blocks; i++)
    {
      sqlite3_bind_int64 (insert, 1, (gint64) i);
      sqlite3_bind_blob64 (insert, 2, blocks + i * LEX_CORRECT_BLOCK_BYTES, LEX_CORRECT_BLOCK_BYTES,
                           SQLITE_STATIC);
      good = lex_database_next (self->database, insert, &row, error);
    }
  sqlite3_finalize (insert);
  return good;
}

gboolean
lex_correct_fill (LexDatabase *database, LexLemmatizer *lemmatizer, GError **error)
{
  g_auto (Correct) self = { .database = database };

  self.known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
  for (guint i = 0; i < LEX_SPELLING_MAX_SLIPS; i++)
    self.marks[i] = g_malloc0 ((gsize) 1 << (MARK_BITS - 3));
  if (!read_words (&self, "SELECT DISTINCT form FROM lemma UNION SELECT word FROM vocabulary",
                   add_known, error)
      || !read_words (&self, LEX_SPELLING_SELECT, mark_spelling, error))
    return FALSE;
  lex_lemmatizer_foreach_word (lemmatizer, take_word_cb, &self);
  drop_twins (self.hashes);
  return write_blocks (&self, error);
}
