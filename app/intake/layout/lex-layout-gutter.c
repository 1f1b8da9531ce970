/* lex-layout-gutter.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The strips of white between columns. It refuses to know what order follows from them. Only
 * lex-layout-columns.c and lex-layout-gutters.c call it.
 */

#include "intake/layout/lex-layout-gutter.h"

/* A gutter lies between these parts of the width: a strip beside list marks or page numbers is
 * none. */
#define FROM 0.2
#define TO 0.8

/* Columns have so many lines, and so many words in a line; cells have fewer. */
#define MIN_LINES 3
#define MIN_WORDS 3.0
#define MIN_WORDS_SEEN 1.5

/* Where the columns of most pages are parted, a narrow list has one word in a line; so large a part
 * of them are words, not numbers. */
#define LETTERS 0.6

/* So many pieces are much. */
#define MUCH 12

typedef struct
{
  int x;
  int step; /* 1 where a piece begins, -1 where one ends */
} Edge;

static int
compare_edges (gconstpointer a, gconstpointer b)
{
  const Edge *first = a, *second = b;

  if (first->x != second->x)
    return first->x < second->x ? -1 : 1;
  /* What ends here does not lie over what begins here. */
  return first->step - second->step;
}

static GArray *
collect_edges (GPtrArray *pieces)
{
  GArray *edges = g_array_sized_new (FALSE, FALSE, sizeof (Edge), 2 * pieces->len);

  for (guint i = 0; i < pieces->len; i++)
    {
      const LexLayoutLine *piece = pieces->pdata[i];
      Edge begin = { piece->x0, 1 }, end = { MAX (piece->x1, piece->x0 + 1), -1 };

      g_array_append_val (edges, begin);
      g_array_append_val (edges, end);
    }
  g_array_sort (edges, compare_edges);
  return edges;
}

LexLayoutGutter
lex_layout_gutter_find (GPtrArray *pieces)
{
  g_autoptr (GArray) edges = collect_edges (pieces);
  LexLayoutGutter best = { .crossing = G_MAXUINT };
  int over = 0, width = 0, from, to;
  guint done = 0;

  if (edges->len == 0)
    return (LexLayoutGutter){ 0 };
  from = g_array_index (edges, Edge, 0).x;
  to = g_array_index (edges, Edge, edges->len - 1).x;
  for (guint i = 0; i + 1 < edges->len; i++)
    {
      const Edge *edge = &g_array_index (edges, Edge, i);
      int next = g_array_index (edges, Edge, i + 1).x;
      int middle = edge->x + (next - edge->x) / 2;

      over += edge->step;
      done += edge->step < 0;
      if (middle < from + (to - from) * FROM || middle > from + (to - from) * TO || done < MIN_LINES
          || pieces->len - done - (guint) over < MIN_LINES)
        continue;
      if ((guint) over < best.crossing || ((guint) over == best.crossing && next - edge->x > width))
        {
          best = (LexLayoutGutter){ middle, edge->x, next, (guint) over };
          width = next - edge->x;
        }
    }
  return best.x != 0 ? best : (LexLayoutGutter){ 0 };
}

gboolean
lex_layout_gutter_is_crossed (const LexLayoutLine *piece, int x)
{
  return piece->x0 < x && piece->x1 > x;
}

guint
lex_layout_gutter_count_crossing (GPtrArray *pieces, int x)
{
  guint n = 0;

  for (guint i = 0; i < pieces->len; i++)
    n += lex_layout_gutter_is_crossed (pieces->pdata[i], x) ? 1 : 0;
  return n;
}

static double
count_words (GPtrArray *pieces)
{
  double n = 0;

  for (guint i = 0; i < pieces->len; i++)
    n += ((const LexLayoutLine *) pieces->pdata[i])->words->len;
  return pieces->len > 0 ? n / pieces->len : 0;
}

static gboolean
has_letters (GPtrArray *pieces)
{
  guint n_letters = 0, n_words = 0;

  for (guint i = 0; i < pieces->len; i++)
    {
      const GPtrArray *words = ((const LexLayoutLine *) pieces->pdata[i])->words;

      n_words += words->len;
      for (guint j = 0; j < words->len; j++)
        n_letters += g_unichar_isalpha (
            g_utf8_get_char (((const LexExtractWord *) words->pdata[j])->text));
    }
  return n_letters >= LETTERS * n_words;
}

static gboolean
is_column (GPtrArray *pieces, LexLayoutTrust trust)
{
  gboolean seen = trust != LEX_LAYOUT_TRUST_NONE;

  return pieces->len >= (seen ? 1 : MIN_LINES)
         && (count_words (pieces) >= (seen ? MIN_WORDS_SEEN : MIN_WORDS)
             || (trust == LEX_LAYOUT_TRUST_COMMON && has_letters (pieces)));
}

gboolean
lex_layout_gutter_parts_columns (GPtrArray *left, GPtrArray *right, LexLayoutTrust trust)
{
  return is_column (left, trust) && is_column (right, trust);
}

gboolean
lex_layout_gutter_parts_words (GPtrArray *left, GPtrArray *right)
{
  return left->len >= MUCH && right->len >= MUCH && has_letters (left) && has_letters (right);
}
