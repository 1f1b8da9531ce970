/* lex-path-finder.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Guided paths by what players say, as they say and type it: by the paths' own words, and by the
 * clauses that the library finds for it, which knows stems, synonyms, slips and thousands of ways
 * to ask. It refuses to know how either ranks, and the screen. The list of situations asks it.
 */

#include "services/lex-path-finder.h"

#include "services/lex-answer.h"
#include "services/lex-path-words.h"

/* More are not read one by one. */
#define MOST_FOUND 9
/* Clauses that are looked at. */
#define MOST_HITS 40
/* A law that a path is also about, beside its first. */
#define ALSO 0.85
/* What a further clause of a path adds, beside its best, and how many may. */
#define FURTHER 0.2
#define MOST_FURTHER 3
/* Whoever reaches less of what the best does is not meant. */
#define LEAST 0.15

struct _LexPathFinder
{
  GPtrArray *paths;
  LexPathWords *words;
  LexLibrary *library; /* nullable */
};

LexPathFinder *
lex_path_finder_new (GPtrArray *paths)
{
  LexPathFinder *self;

  g_return_val_if_fail (paths != NULL, NULL);

  self = g_new0 (LexPathFinder, 1);
  self->paths = g_ptr_array_ref (paths);
  self->words = lex_path_words_new (paths);
  return self;
}

void
lex_path_finder_free (LexPathFinder *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->paths);
  lex_path_words_free (self->words);
  g_clear_object (&self->library);
  g_free (self);
}

void
lex_path_finder_set_library (LexPathFinder *self, LexLibrary *library)
{
  g_return_if_fail (self != NULL);

  g_set_object (&self->library, library);
}

/* Clauses */

/* How much a path is about a clause. */
static double
measure (const LexPath *path, LexLabel *label)
{
  double most = 0;

  for (guint i = 0; i < path->labels->len; i++)
    if (lex_label_contains (path->labels->pdata[i], label))
      most = MAX (most, i == 0 ? 1 : ALSO);
  return most;
}

/* What the clauses found, best first, say for a path. */
static double
weigh_hits (const LexPath *path, const GPtrArray *hits)
{
  double weight = 0;
  guint n = 0;

  for (guint i = 0; i < hits->len && n <= MOST_FURTHER; i++)
    {
      LexHit *hit = hits->pdata[i];
      const double about = measure (path, lex_hit_get_label (hit));

      if (about > 0)
        weight += (n++ == 0 ? 1 : FURTHER) * about * lex_hit_get_score (hit);
    }
  return weight;
}

/* A fault of the library is told of where it is read; here it finds nothing. */
static void
add_hits (const LexPathFinder *self, const char *typed, double *fits)
{
  g_autoptr (LexQuery) query = lex_query_new (typed, LEX_LANGUAGES_BOTH, LEX_KIND_LAW, MOST_HITS);
  g_autoptr (LexAnswer) answer = lex_library_search (self->library, query, NULL);
  g_autofree double *weights = g_new0 (double, self->paths->len);
  double best = 0;

  for (guint i = 0; answer != NULL && i < self->paths->len; i++)
    {
      weights[i] = weigh_hits (self->paths->pdata[i], answer->hits);
      best = MAX (best, weights[i]);
    }
  for (guint i = 0; best > 0 && i < self->paths->len; i++)
    fits[i] += weights[i] / best;
}

/* Paths */

static guint
find_best (const double *fits, guint n)
{
  guint best = 0;

  for (guint i = 1; i < n; i++)
    if (fits[i] > fits[best])
      best = i;
  return best;
}

/* Takes what fits out of @fits, best first. */
static guint
rank (double *fits, guint n, guint most, guint *ranks)
{
  const double least = LEAST * fits[find_best (fits, n)];
  guint n_found = 0;

  for (guint i = 0; i < n; i++)
    ranks[i] = 0;
  for (guint best = find_best (fits, n); n_found < most && fits[best] > 0 && fits[best] >= least;
       best = find_best (fits, n))
    {
      ranks[best] = ++n_found;
      fits[best] = 0;
    }
  return n_found;
}

static gboolean
has_whole (const double *fits, guint n)
{
  for (guint i = 0; i < n; i++)
    if (fits[i] >= 1)
      return TRUE;
  return FALSE;
}

guint
lex_path_finder_find (const LexPathFinder *self, const char *typed, guint *ranks)
{
  const guint n = self != NULL ? self->paths->len : 0;
  g_autofree double *fits = g_new0 (double, n);
  guint n_words;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (typed != NULL && ranks != NULL, 0);

  if (n == 0)
    return 0;
  n_words = lex_path_words_fit (self->words, typed, fits);
  /* A word that is still typed filters what stands there. */
  if (n_words < 2 && has_whole (fits, n))
    return rank (fits, n, n, ranks);
  if (self->library != NULL)
    add_hits (self, typed, fits);
  return rank (fits, n, MOST_FOUND, ranks);
}
