/* lex-excerpt.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cuts what a reader is shown out of a text in which words were found. It refuses to know the
 * database and the query. Only lex-store-hits.c calls it.
 *
 * FTS5's snippet() was rejected: it must run the whole query once more to know what lex-rank.c
 * has seen already, and that was half the time of a search.
 */

#include "store/lex-excerpt.h"

#include <string.h>

#include "language/lex-fold.h"
#include "model/lex-glimpse.h"

/* Words in an excerpt. */
#define N_WORDS 32
/* Words before the first match, so that it does not hang in the air. */
#define N_BEFORE 3
/* How far back a sentence may begin for the excerpt to begin with it. */
#define N_BACK 8

/* Few texts have more words that matter. */
#define MANY 128

#define ELLIPSIS "…"

typedef struct
{
  gsize start;
  gsize end;
} Word;

/* The words of a text, as many as matter. */
typedef struct
{
  GArray *words;
  guint limit;
} Listing;

static gboolean
word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Listing *listing = user_data;
  Word word = { start, end };

  g_array_append_val (listing->words, word);
  return listing->words->len < listing->limit;
}

static GArray *
list_words (const char *text, guint limit)
{
  Listing listing = { g_array_sized_new (FALSE, FALSE, sizeof (Word), MIN (limit, MANY)), limit };

  lex_tokenize (text, -1, word_cb, &listing);
  return listing.words;
}

/* Words beyond the last match and an excerpt's length are never looked at, but one must show that
 * the text goes on. */
static guint
get_reach (const LexRanked *ranked, guint column)
{
  guint last = 0;

  for (guint i = 0; i < ranked->n_places; i++)
    if (ranked->places[i].column == column)
      last = MAX (last, ranked->places[i].word);
  return last + N_WORDS + 1;
}

static gboolean
is_place (const LexRanked *ranked, guint column, guint word)
{
  for (guint i = 0; i < ranked->n_places; i++)
    if (ranked->places[i].column == column && ranked->places[i].word == word)
      return TRUE;
  return FALSE;
}

/* How many terms stand between two words. */
static guint
count_terms (const LexRanked *ranked, guint column, guint from, guint to)
{
  guint64 terms = 0;
  guint n = 0;

  for (guint i = 0; i < ranked->n_places; i++)
    {
      const LexWordPlace *place = &ranked->places[i];

      if (place->column == column && place->word >= from && place->word < to)
        terms |= (guint64) 1 << place->term;
    }
  for (; terms != 0; terms &= terms - 1)
    n++;
  return n;
}

static gboolean
begins_sentence (const char *text, GArray *words, guint word)
{
  gsize before = word > 0 ? g_array_index (words, Word, word - 1).end : 0;
  gsize start = g_array_index (words, Word, word).start;

  return word == 0 || strcspn (text + before, ".:;!?\n") < start - before;
}

/* Where to begin so that @word is in: with its sentence if that is near. */
static guint
find_start (const char *text, GArray *words, guint word)
{
  for (guint back = 0; back <= MIN (word, N_BACK); back++)
    if (begins_sentence (text, words, word - back))
      return word - back;
  return word - MIN (word, N_BEFORE);
}

static guint
choose_start (const char *text, GArray *words, const LexRanked *ranked, guint column)
{
  guint best = 0;
  guint most = 0;

  for (guint i = 0; i < ranked->n_places && words->len > N_WORDS; i++)
    {
      guint start, n;

      if (ranked->places[i].column != column || ranked->places[i].word >= words->len)
        continue;
      start = MIN (find_start (text, words, ranked->places[i].word), words->len - N_WORDS);
      n = count_terms (ranked, column, start, start + N_WORDS);
      if (n > most)
        best = start;
      most = MAX (most, n);
    }
  return best;
}

char *
lex_excerpt_dup (const char *text, const LexRanked *ranked, guint column)
{
  g_autoptr (GArray) words = list_words (text, get_reach (ranked, column));
  g_autoptr (GString) excerpt = g_string_new (NULL);
  guint first = choose_start (text, words, ranked, column);
  guint last = MIN (words->len, first + N_WORDS);
  gsize done = first > 0 ? g_array_index (words, Word, first).start : 0;

  if (first > 0)
    g_string_append (excerpt, ELLIPSIS);
  for (guint i = first; i < last; i++)
    {
      const Word *word = &g_array_index (words, Word, i);

      if (!is_place (ranked, column, i))
        continue;
      g_string_append_len (excerpt, text + done, (gssize) (word->start - done));
      g_string_append (excerpt, LEX_SNIPPET_MATCH_START);
      g_string_append_len (excerpt, text + word->start, (gssize) (word->end - word->start));
      g_string_append (excerpt, LEX_SNIPPET_MATCH_END);
      done = word->end;
    }
  if (last < words->len)
    {
      gsize end = g_array_index (words, Word, last - 1).end;

      g_string_append_len (excerpt, text + done, (gssize) (end - done));
      g_string_append (excerpt, ELLIPSIS);
    }
  else
    g_string_append (excerpt, text + done);
  for (char *c = excerpt->str; *c != '\0'; c++)
    if (*c == '\n' || *c == '\t')
      *c = ' ';
  return g_string_free (g_steal_pointer (&excerpt), FALSE);
}

int
lex_excerpt_choose_line (const LexRanked *ranked, guint column, const guint8 *lines, guint *n_terms)
{
  int best = -1;
  guint from = 0;

  for (int i = 0; lines[i] != 0; i++)
    {
      guint to = from + lines[i] - 1u;
      guint n = count_terms (ranked, column, from, to);

      from = to;
      if (n <= *n_terms)
        continue;
      *n_terms = n;
      best = i;
    }
  return best;
}
