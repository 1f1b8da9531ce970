/* lex-layout-gutters.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the columns of most pages are parted: one page may have narrow lists beside its gutter, or
 * headings that nearly touch over it. It refuses to judge a page alone. Only lex-layout-columns.c
 * calls it.
 */

#include "intake/layout/lex-layout-gutters.h"

/* No page has more columns than four. */
#define MAX_GUTTERS 4

/* A gutter of fewer pages, as a part of those that have the commonest, is that of a table. */
#define FEW 0.1

/* So large a part of the pages makes it common; of so few pages none does. */
#define COMMON 0.4
#define COMMON_PAGES 2

/* A gutter that parts columns on other pages may be crossed by so large a part of a page. */
#define CROSSED 0.5

/* A word begins the column behind the gutter if it stands no further before it, in hundredths of a
 * point, and so large a part of the gutter is white. */
#define NEAR 100
#define WHITE 0.5

/* No file has more strips worth a comparison. */
#define MAX_VOTES 8192

typedef struct
{
  guint page;
  int from;
  int to;
  gboolean sure;
} Vote;

typedef struct
{
  LexLayoutGutter gutter;
  LexLayoutTrust trust;
} Known;

struct _LexLayoutGutters
{
  GArray *votes[2]; /* (element-type Vote): of odd and even pages */
  GArray *known[2]; /* (element-type Known) */
};

LexLayoutGutters *
lex_layout_gutters_new (void)
{
  LexLayoutGutters *self = g_new (LexLayoutGutters, 1);

  for (guint i = 0; i < 2; i++)
    {
      self->votes[i] = g_array_new (FALSE, FALSE, sizeof (Vote));
      self->known[i] = g_array_new (FALSE, FALSE, sizeof (Known));
    }
  return self;
}

void
lex_layout_gutters_free (LexLayoutGutters *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < 2; i++)
    {
      g_array_unref (self->votes[i]);
      g_array_unref (self->known[i]);
    }
  g_free (self);
}

void
lex_layout_gutters_learn (LexLayoutGutters *self, guint page, const LexLayoutGutter *gutter,
                          gboolean sure)
{
  Vote vote = { page, gutter->from, gutter->to, sure };

  if (self->votes[page % 2]->len < MAX_VOTES)
    g_array_append_val (self->votes[page % 2], vote);
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  int first = *(const int *) a, second = *(const int *) b;

  return (first > second) - (first < second);
}

/* The place that is white on the most pages. */
static int
find_place (const GArray *votes)
{
  g_autoptr (GArray) begins = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) ends = g_array_new (FALSE, FALSE, sizeof (int));
  guint open = 0, most = 0, end = 0;
  int best = 0;

  for (guint i = 0; i < votes->len; i++)
    {
      g_array_append_val (begins, g_array_index (votes, Vote, i).from);
      g_array_append_val (ends, g_array_index (votes, Vote, i).to);
    }
  g_array_sort (begins, compare_places);
  g_array_sort (ends, compare_places);
  for (guint i = 0; i < begins->len; i++)
    {
      int begin = g_array_index (begins, int, i);

      for (; g_array_index (ends, int, end) <= begin; end++)
        open--;
      if (++open > most)
        {
          most = open;
          best = begin;
        }
    }
  return best;
}

/* Takes the votes for a place out and gives what they have in common, how many pages it is, and
 * whether one is sure. */
static guint
take_place (GArray *votes, int place, LexLayoutGutter *gutter, gboolean *sure)
{
  guint kept = 0, n = 0, page = G_MAXUINT;

  *sure = FALSE;
  *gutter = (LexLayoutGutter){ .from = G_MININT, .to = G_MAXINT };
  for (guint i = 0; i < votes->len; i++)
    {
      Vote vote = g_array_index (votes, Vote, i);

      if (vote.from > place || vote.to <= place)
        {
          g_array_index (votes, Vote, kept++) = vote;
          continue;
        }
      n += vote.page != page ? 1 : 0;
      page = vote.page;
      *sure |= vote.sure;
      gutter->from = MAX (gutter->from, vote.from);
      gutter->to = MIN (gutter->to, vote.to);
    }
  g_array_set_size (votes, kept);
  gutter->x = gutter->from + (gutter->to - gutter->from) / 2;
  return n;
}

void
lex_layout_gutters_settle (LexLayoutGutters *self, guint n_pages)
{
  for (guint side = 0; side < 2; side++)
    {
      guint n_side = (n_pages + 1 - side) / 2, most = 0;

      while (self->votes[side]->len > 0 && self->known[side]->len < MAX_GUTTERS)
        {
          Known known = { .trust = LEX_LAYOUT_TRUST_SEEN };
          gboolean sure;
          guint n = take_place (self->votes[side], find_place (self->votes[side]), &known.gutter,
                                &sure);

          most = MAX (most, n);
          if (n < FEW * most)
            break;
          if (n >= COMMON_PAGES && n >= COMMON * n_side)
            known.trust = LEX_LAYOUT_TRUST_COMMON;
          if (sure || known.trust == LEX_LAYOUT_TRUST_COMMON)
            g_array_append_val (self->known[side], known);
        }
    }
}

LexLayoutGutter
lex_layout_gutters_find (const LexLayoutGutters *self, guint page, GPtrArray *pieces, int from,
                         int to, LexLayoutTrust *trust)
{
  const GArray *all = self->known[page % 2];
  LexLayoutGutter best = { .crossing = (guint) (pieces->len * CROSSED) };

  *trust = LEX_LAYOUT_TRUST_NONE;
  for (guint i = 0; i < all->len; i++)
    {
      const Known *known = &g_array_index (all, Known, i);
      guint crossing = lex_layout_gutter_count_crossing (pieces, known->gutter.x);

      if (known->gutter.x <= from || known->gutter.x >= to || crossing >= best.crossing)
        continue;
      best = known->gutter;
      best.crossing = crossing;
      *trust = known->trust;
    }
  return best;
}

/* Which word of a piece begins the column behind a gutter that no word lies over; 0 if none does.
 */
static guint
find_cut (const LexLayoutLine *piece, const LexLayoutGutter *gutter)
{
  int white = (int) ((gutter->to - gutter->from) * WHITE);

  for (guint i = 1; i < piece->words->len; i++)
    {
      const LexExtractWord *before = piece->words->pdata[i - 1], *word = piece->words->pdata[i];

      if (before->x1 <= gutter->x && word->x0 >= gutter->to - NEAR
          && word->x0 - before->x1 >= white)
        return i;
    }
  return 0;
}

void
lex_layout_gutters_cut (const LexLayoutGutters *self, guint page, GPtrArray *pieces)
{
  const GArray *all = self->known[page % 2];

  for (guint i = 0; i < all->len; i++)
    {
      const Known *known = &g_array_index (all, Known, i);

      for (guint j = 0; known->trust == LEX_LAYOUT_TRUST_COMMON && j < pieces->len; j++)
        {
          guint at = find_cut (pieces->pdata[j], &known->gutter);

          if (at > 0)
            g_ptr_array_add (pieces, lex_layout_line_cut (pieces->pdata[j], at));
        }
    }
}
