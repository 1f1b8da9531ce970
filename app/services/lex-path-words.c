/* lex-path-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The words that each guided path has itself, and how well typed ones fit them, sloppy as they are
 * said and typed. It refuses to know what a path leads to, and the full-text index. Only the finder
 * of paths asks it.
 */

#include "services/lex-path-words.h"

#include <math.h>
#include <string.h>

#include "language/lex-distance.h"
#include "language/lex-fold.h"
#include "services/lex-path-naming.h"

/* More words than anybody says; what is pasted is cut there. */
#define MOST_WORDS 24
/* A shorter one begins too many others. */
#define LEAST_BEGUN 3
/* A word that fits at most one path of so many says enough by itself. */
#define RARE 10

/* They hold a phrase together and say nothing of what happened; nor do words of a letter or two. */
static const char *const fillers[] = {
  "and",  "but",  "did",   "does", "for",  "from",  "had",  "has",  "have",  "her",  "his",
  "not",  "one",  "still", "that", "the",  "their", "them", "then", "there", "they", "this",
  "was",  "were", "wasnt", "when", "with", "ale",   "bez",  "byl",  "byla",  "choc", "dla",
  "jest", "juz",  "mnie",  "nie",  "pod",  "potem", "przy", "sie",  "tego",  "ten",  "zanim",
};

/* What it adds that a title has what is typed, or begins with it: whoever types three letters has a
 * name in mind. */
#define NAMED 0.1
#define NAMED_FIRST 0.2

/* The folded words of a path; its titles also by themselves. */
typedef struct
{
  GPtrArray *all;
  GPtrArray *titles[LEX_N_LANGUAGES];
} Words;

struct _LexPathWords
{
  GPtrArray *paths; /* of Words */
};

static gboolean
append_word_cb (const char *token, gsize start, gsize end, gpointer words)
{
  g_ptr_array_add (words, g_strdup (token));
  return TRUE;
}

static void
words_free (gpointer data)
{
  Words *self = data;

  g_ptr_array_unref (self->all);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_ptr_array_unref (self->titles[i]);
  g_free (self);
}

/* Whoever reads in one language may think in the other, or by the number of the law. */
static Words *
words_new (const LexPath *path)
{
  Words *self = g_new (Words, 1);
  GPtrArray *all = g_ptr_array_new_with_free_func (g_free);

  self->all = all;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      self->titles[i] = g_ptr_array_new_with_free_func (g_free);
      lex_tokenize (path->title[i], -1, append_word_cb, self->titles[i]);
      lex_tokenize (path->title[i], -1, append_word_cb, all);
      lex_tokenize (path->words[i], -1, append_word_cb, all);
      lex_tokenize (lex_path_naming_get_group (path->group, (LexLanguage) i), -1, append_word_cb,
                    all);
    }
  for (guint i = 0; i < path->labels->len; i++)
    lex_tokenize (lex_label_get_text (path->labels->pdata[i]), -1, append_word_cb, all);
  return self;
}

LexPathWords *
lex_path_words_new (GPtrArray *paths)
{
  LexPathWords *self;

  g_return_val_if_fail (paths != NULL, NULL);

  self = g_new0 (LexPathWords, 1);
  self->paths = g_ptr_array_new_with_free_func (words_free);
  for (guint i = 0; i < paths->len; i++)
    g_ptr_array_add (self->paths, words_new (paths->pdata[i]));
  return self;
}

void
lex_path_words_free (LexPathWords *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->paths);
  g_free (self);
}

/* Words */

typedef gboolean (*Fits) (const char *typed, const char *word);

static gboolean
begins (const char *typed, const char *word)
{
  return g_str_has_prefix (word, typed);
}

static gsize
count_common (const char *a, const char *b)
{
  gsize n = 0;

  while (a[n] != '\0' && a[n] == b[n])
    n++;
  return n;
}

/* Another form of a word differs in its ending: `bidding` and `bid`, `karte` and `karta`. */
static gboolean
is_alike (const char *typed, const char *word)
{
  const gsize common = count_common (typed, word);
  const gsize of_typed = strlen (typed) - common;
  const gsize of_word = strlen (word) - common;

  if (common < LEAST_BEGUN)
    return of_typed == 0 && of_word == 0;
  if (of_typed == 0)
    return TRUE;
  if (of_word == 0)
    return of_typed <= 4;
  return common > 4 ? of_typed <= 3 : common == 4 && of_typed <= 2 && of_word <= 2;
}

static gboolean
is_slip (const char *typed, const char *word)
{
  const gsize length = strlen (typed);

  return length >= 5 && lex_distance (typed, word) <= (length >= 8 ? 2 : 1);
}

static gboolean
has_word (const GPtrArray *words, const char *typed, Fits fits)
{
  for (guint i = 0; i < words->len; i++)
    if (fits (typed, words->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Paths */

/* How well a word that is still typed names a path. */
static double
measure_name (const Words *words, const char *typed)
{
  double most = 0;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      const GPtrArray *title = words->titles[i];

      if (title->len > 0 && begins (typed, title->pdata[0]))
        return NAMED_FIRST;
      if (has_word (title, typed, begins))
        most = NAMED;
    }
  return most;
}

static gboolean
fits_whole (const Words *words, const GPtrArray *typed)
{
  for (guint i = 0; i < typed->len; i++)
    if (!has_word (words->all, typed->pdata[i], begins))
      return FALSE;
  return TRUE;
}

static gboolean
find_whole (const LexPathWords *self, const GPtrArray *typed, double *fits)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->paths->len; i++)
    {
      const Words *words = self->paths->pdata[i];

      fits[i] = fits_whole (words, typed) ? 1 : 0;
      if (fits[i] > 0 && typed->len > 0)
        fits[i] += measure_name (words, typed->pdata[0]);
      any = any || fits[i] > 0;
    }
  return any;
}

static gboolean
is_filler (const char *typed)
{
  for (guint i = 0; i < G_N_ELEMENTS (fillers); i++)
    if (g_str_equal (typed, fillers[i]))
      return TRUE;
  return strlen (typed) < LEAST_BEGUN && !g_ascii_isdigit (*typed);
}

/* What the words fit so far. */
typedef struct
{
  double weight;
  guint n_words;
  gboolean rare; /* whether one of them says enough */
} Fit;

static guint
add_word (const LexPathWords *self, const char *typed, Fits fits, Fit *sums)
{
  g_autofree gboolean *has = g_new (gboolean, self->paths->len);
  guint n = 0;

  for (guint i = 0; i < self->paths->len; i++)
    {
      const Words *words = self->paths->pdata[i];

      has[i] = has_word (words->all, typed, fits);
      n += has[i] ? 1 : 0;
    }
  for (guint i = 0; i < self->paths->len; i++)
    if (has[i])
      {
        sums[i].weight += log (1.0 + (double) self->paths->len / n);
        sums[i].n_words++;
        sums[i].rare = sums[i].rare || n * RARE <= self->paths->len;
      }
  return n;
}

/* One word among others may fit by chance; two of six hardly, or one that is said of nothing else.
 */
static gboolean
is_telling (const Fit *fit, guint n_words)
{
  return fit->rare || 2 * fit->n_words > n_words
         || (fit->n_words > 1 && 3 * fit->n_words >= n_words);
}

static void
find_most (const LexPathWords *self, const GPtrArray *typed, double *fits)
{
  g_autofree Fit *sums = g_new0 (Fit, self->paths->len);
  guint n_telling = 0;
  double best = 0;

  for (guint i = 0; i < typed->len; i++)
    {
      if (is_filler (typed->pdata[i]))
        continue;
      if (add_word (self, typed->pdata[i], is_alike, sums) == 0)
        add_word (self, typed->pdata[i], is_slip, sums);
      n_telling++;
    }
  for (guint i = 0; i < self->paths->len; i++)
    {
      if (!is_telling (&sums[i], n_telling))
        sums[i].weight = 0;
      best = MAX (best, sums[i].weight);
    }
  for (guint i = 0; i < self->paths->len; i++)
    fits[i] = best > 0 ? sums[i].weight / best : 0;
}

guint
lex_path_words_fit (const LexPathWords *self, const char *typed, double *fits)
{
  g_autoptr (GPtrArray) words = NULL;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (typed != NULL && fits != NULL, 0);

  words = g_ptr_array_new_with_free_func (g_free);
  lex_tokenize (typed, -1, append_word_cb, words);
  if (words->len > MOST_WORDS)
    g_ptr_array_set_size (words, MOST_WORDS);
  if (!find_whole (self, words, fits))
    find_most (self, words, fits);
  return words->len;
}
