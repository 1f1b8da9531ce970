/* lex-layout-edges.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where columns begin and end, from where their lines do. It refuses to know their order. Only
 * lex-layout-columns.c calls it.
 */

#include "intake/layout/lex-layout-edges.h"

#include <stdlib.h>

/* Columns of several pages are of one kind if their strips are so much alike, in hundredths of a
 * point. */
#define SAME_STRIP 900

/* No book has more kinds of columns. */
#define MAX_KINDS 24

/* So large a part of the lines may stick out. */
#define OUTLIERS 0.02

/* Lines that end so near the edge reach it. If so large a part of them do, and few end not much
 * before it, the edge is straight: ends of paragraphs stand anywhere, ragged lines close to the
 * edge. */
#define AT_EDGE 150
#define NEAR_EDGE 3500
#define FULL 0.3
#define NEAR 0.3
#define MIN_LINES 6

typedef struct
{
  LexLayoutFlow flow; /* one of them */
  GArray *lefts;      /* (element-type int) */
  GArray *rights;     /* (element-type int) */
} Kind;

static void
kind_clear (gpointer data)
{
  Kind *self = data;

  g_array_unref (self->lefts);
  g_array_unref (self->rights);
}

static gboolean
is_like (const LexLayoutFlow *a, const LexLayoutFlow *b)
{
  return a->page % 2 == b->page % 2 && abs (a->from - b->from) < SAME_STRIP
         && abs (a->to - b->to) < SAME_STRIP;
}

/* Which kind each flow is of; the last one holds what is of no kind with a name. */
static GArray *
sort_kinds (const GArray *flows, guint *kind_of)
{
  GArray *kinds = g_array_new (FALSE, FALSE, sizeof (Kind));

  g_array_set_clear_func (kinds, kind_clear);
  for (guint i = 0; i < flows->len; i++)
    {
      const LexLayoutFlow *flow = &g_array_index (flows, LexLayoutFlow, i);
      guint j = 0;

      while (j < kinds->len && !is_like (flow, &g_array_index (kinds, Kind, j).flow))
        j++;
      if (j == kinds->len && j < MAX_KINDS)
        {
          Kind kind = { *flow, g_array_new (FALSE, FALSE, sizeof (int)),
                        g_array_new (FALSE, FALSE, sizeof (int)) };

          g_array_append_val (kinds, kind);
        }
      kind_of[i] = MIN (j, kinds->len - 1);
    }
  return kinds;
}

static int
compare_numbers (gconstpointer a, gconstpointer b)
{
  int first = *(const int *) a, second = *(const int *) b;

  return (first > second) - (first < second);
}

static void
measure_kind (Kind *self)
{
  guint n = self->lefts->len, outside = (guint) (n * OUTLIERS), n_full = 0, n_near = 0;

  if (n == 0)
    return;
  g_array_sort (self->lefts, compare_numbers);
  g_array_sort (self->rights, compare_numbers);
  self->flow.left = g_array_index (self->lefts, int, outside);
  self->flow.right = g_array_index (self->rights, int, n - 1 - outside);
  for (guint i = 0; i < n; i++)
    {
      int right = g_array_index (self->rights, int, i);

      n_full += right > self->flow.right - AT_EDGE ? 1 : 0;
      n_near += right <= self->flow.right - AT_EDGE && right > self->flow.right - NEAR_EDGE;
    }
  self->flow.justified = n >= MIN_LINES && n_full >= FULL * n && n_near <= NEAR * n_full;
}

void
lex_layout_edges_measure (const GPtrArray *lines, GArray *flows)
{
  g_autofree guint *kind_of = g_new0 (guint, MAX (flows->len, 1));
  g_autoptr (GArray) kinds = sort_kinds (flows, kind_of);

  for (guint i = 0; i < lines->len; i++)
    {
      const LexLayoutLine *line = lines->pdata[i];
      Kind *kind = &g_array_index (kinds, Kind, kind_of[line->flow]);

      g_array_append_val (kind->lefts, line->x0);
      g_array_append_val (kind->rights, line->x1);
    }
  for (guint i = 0; i < kinds->len; i++)
    measure_kind (&g_array_index (kinds, Kind, i));
  for (guint i = 0; i < flows->len; i++)
    {
      LexLayoutFlow *flow = &g_array_index (flows, LexLayoutFlow, i);
      const LexLayoutFlow *kind = &g_array_index (kinds, Kind, kind_of[i]).flow;

      flow->left = kind->left;
      flow->right = kind->right;
      flow->justified = kind->justified;
    }
}
