/* lex-quote.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds quoted words again in a text that may have been imported anew, or be of another edition. It
 * refuses to know whose text it is. The services call it.
 */

#include "journal/lex-quote.h"

#include <string.h>

#include "language/lex-fold.h"

/* Of what stood around the words as much as this is compared, in bytes of folded text. */
#define NEAR 64

G_STATIC_ASSERT (2 * NEAR + 1 < LEX_QUOTE_MOST);

/* Of words that stand in many places so many are looked at: to look for each costs as much as the
 * words are long. */
#define MOST_PLACES 64

/* Each line is looked for in the whole text. */
#define MOST_LINES 64

/* A text as its folded words, each with a space before and behind it.
 * @starts: by byte of @folded, where in the text the word begins that begins there
 * @ends: by byte of @folded, where the word ends that ends before there */
typedef struct
{
  GString *folded;
  GArray *starts;
  GArray *ends;
} Words;

static gboolean
add_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Words *self = user_data;
  const gsize at = self->folded->len;

  g_string_append (self->folded, token);
  g_string_append_c (self->folded, ' ');
  g_array_set_size (self->starts, (guint) self->folded->len + 1);
  g_array_set_size (self->ends, (guint) self->folded->len + 1);
  g_array_index (self->starts, gsize, at) = start;
  g_array_index (self->ends, gsize, self->folded->len - 1) = end;
  return TRUE;
}

static void
words_init (Words *self, const char *text)
{
  self->folded = g_string_new (" ");
  self->starts = g_array_new (FALSE, TRUE, sizeof (gsize));
  self->ends = g_array_new (FALSE, TRUE, sizeof (gsize));
  if (text != NULL)
    lex_tokenize (text, -1, add_word_cb, self);
}

static void
words_clear (Words *self)
{
  g_string_free (self->folded, TRUE);
  g_array_unref (self->starts);
  g_array_unref (self->ends);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Words, words_clear)

/* How many bytes before @at are as in the end of @prefix, and behind @end as in @suffix. */
static guint
measure_surroundings (const Words *text, gsize at, gsize end, const Words *prefix,
                      const Words *suffix)
{
  guint n_alike = 0;

  for (gsize i = 1; i <= NEAR && i <= at && i < prefix->folded->len; i++, n_alike++)
    if (text->folded->str[at - i] != prefix->folded->str[prefix->folded->len - 1 - i])
      break;
  for (gsize i = 1; i <= NEAR && end + i < text->folded->len && i < suffix->folded->len;
       i++, n_alike++)
    if (text->folded->str[end + i] != suffix->folded->str[i])
      break;
  return n_alike;
}

static const char *
find_best (const Words *text, const Words *words, const Words *prefix, const Words *suffix,
           guint *most_alike)
{
  const char *at = strstr (text->folded->str, words->folded->str);
  const char *best = NULL;

  *most_alike = 0;
  for (guint i = 0; at != NULL && i < MOST_PLACES; i++)
    {
      const gsize begin = (gsize) (at - text->folded->str);
      const guint n_alike
          = measure_surroundings (text, begin, begin + words->folded->len - 1, prefix, suffix);

      if (best == NULL || n_alike > *most_alike)
        {
          best = at;
          *most_alike = n_alike;
        }
      at = strstr (at + 1, words->folded->str);
    }
  return best;
}

guint
lex_quote_rate (const LexQuote *self, const char *text, gsize *from, gsize *to)
{
  g_auto (Words) words = { 0 }, prefix = { 0 }, suffix = { 0 }, whole = { 0 };
  guint n_alike = 0;
  const char *best;

  words_init (&words, self->words);
  words_init (&prefix, self->prefix);
  words_init (&suffix, self->suffix);
  words_init (&whole, text);
  if (words.folded->len == 1)
    return 0;

  best = find_best (&whole, &words, &prefix, &suffix, &n_alike);
  if (best != NULL && from != NULL)
    *from = g_array_index (whole.starts, gsize, best - whole.folded->str + 1);
  if (best != NULL && to != NULL)
    *to = g_array_index (whole.ends, gsize,
                         best - whole.folded->str + (gssize) words.folded->len - 1);
  return best != NULL ? n_alike + 1 : 0;
}

gboolean
lex_quote_find (const LexQuote *self, const char *text, gsize *from, gsize *to)
{
  return lex_quote_rate (self, text, from, to) > 0;
}

static gboolean
is_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return FALSE;
}

GStrv
lex_quote_split (const LexQuote *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (self->words == NULL || strchr (self->words, '\n') == NULL)
    return NULL;
  all = g_strsplit (self->words, "\n", MOST_LINES);
  for (guint i = 0; all[i] != NULL; i++)
    {
      gboolean has_word = FALSE;

      lex_tokenize (all[i], -1, is_word_cb, &has_word);
      if (has_word)
        g_strv_builder_add (builder, all[i]);
    }
  return g_strv_builder_end (builder);
}

LexQuote
lex_quote_get_line (const LexQuote *self, GStrv lines, guint i)
{
  return (LexQuote){ lines[i], i == 0 ? self->prefix : "",
                     lines[i + 1] == NULL ? self->suffix : "" };
}
