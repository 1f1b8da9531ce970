/* lex-found.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the words of a query stand in a row of the index. It refuses to know what that is worth.
 * lex-rank.c and lex-line.c call it.
 *
 * FTS5's xInst lists the same, but looks through all phrases for each place, and was a third of
 * the time of ranking. Each phrase gives its own places in order, so to sort them all costs
 * little.
 */

#include "store/lex-found.h"

#include <sqlite3.h>
#include <stdlib.h>

/* So few are sorted in place. */
#define FEW 32

static guint64
pack (int column, int word, guint phrase)
{
  return (guint64) column << 48 | (guint64) (guint32) word << 16 | phrase;
}

static int
gather_phrase (const Fts5ExtensionApi *api, Fts5Context *fts, GArray *found, guint phrase)
{
  Fts5PhraseIter iter;
  int column = -1, word = -1;
  int result = api->xPhraseFirst (fts, (int) phrase, &iter, &column, &word);

  /* A damaged index may tell of columns that are not. */
  while (result == SQLITE_OK && column >= 0 && column < LEX_N_COLUMNS && word >= 0)
    {
      guint64 packed = pack (column, word, phrase);

      g_array_append_val (found, packed);
      api->xPhraseNext (fts, &iter, &column, &word);
    }
  return result;
}

static int
compare_packed (const void *a, const void *b)
{
  guint64 first = *(const guint64 *) a;
  guint64 second = *(const guint64 *) b;

  return (first > second) - (first < second);
}

static void
sort (GArray *found)
{
  guint64 *packed = (guint64 *) (gpointer) found->data;

  if (found->len > FEW)
    {
      qsort (packed, found->len, sizeof *packed, compare_packed);
      return;
    }
  for (guint i = 1; i < found->len; i++)
    {
      guint64 moved = packed[i];
      guint j = i;

      for (; j > 0 && packed[j - 1] > moved; j--)
        packed[j] = packed[j - 1];
      packed[j] = moved;
    }
}

int
lex_found_gather (const Fts5ExtensionApi *api, Fts5Context *fts, LexRanking *ranking,
                  guint64 *terms)
{
  *terms = 0;
  g_array_set_size (ranking->found, 0);
  for (guint i = 0; i < ranking->phrases->len; i++)
    {
      int term = g_array_index (ranking->phrases, LexMatchPhrase, i).term;
      guint n_before = ranking->found->len;
      int result = term < 0 ? SQLITE_OK : gather_phrase (api, fts, ranking->found, i);

      if (result != SQLITE_OK)
        return result;
      if (ranking->found->len > n_before)
        *terms |= (guint64) 1 << term;
    }
  sort (ranking->found);
  return SQLITE_OK;
}
