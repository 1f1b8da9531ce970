/* lex-layout-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order in which a page is read: column after column, what lies over several in between. It
 * refuses to know paragraphs. Only lex-layout.c calls it.
 */

#include "intake/layout/lex-layout-columns.h"

#include "intake/layout/lex-layout-edges.h"
#include "intake/layout/lex-layout-gutters.h"

/* A newspaper has more; no law, and nobody shall make us go on for ever. */
#define MAX_DEPTH 3

/* So large a part of a page may cross what parts its columns. */
#define CROSSED 0.5
#define CROSSED_LITTLE 0.2

typedef struct
{
  GPtrArray *lines; /* (element-type LexLayoutLine) */
  GArray *flows;    /* (element-type LexLayoutFlow) */
  LexLayoutGutters *gutters;
  gboolean learns;
  guint page;
} Order;

/* What is read after one another: a stretch of columns, or of lines over all of them. */
typedef struct
{
  GPtrArray *pieces;
  gboolean columns;
} Band;

/* A stretch of the page between two gutters or edges. */
typedef struct
{
  int from;
  int to;
  guint depth;
} Strip;

static void
band_clear (gpointer data)
{
  g_ptr_array_unref (((Band *) data)->pieces);
}

static void
add_flow (Order *self, GPtrArray *pieces, const Strip *strip)
{
  g_autoptr (GPtrArray) lines = NULL;
  LexLayoutFlow flow = { self->page, strip->from, strip->to, 0, 0, FALSE };

  if (pieces->len == 0 || self->learns)
    return;
  lines = lex_layout_lines_join (pieces);
  for (guint i = 0; i < lines->len; i++)
    {
      LexLayoutLine *line = lines->pdata[i];

      line->flow = self->flows->len;
      flow.left = i == 0 ? line->x0 : MIN (flow.left, line->x0);
      flow.right = i == 0 ? line->x1 : MAX (flow.right, line->x1);
    }
  g_array_append_val (self->flows, flow);
  g_ptr_array_extend_and_steal (self->lines, g_steal_pointer (&lines));
}

static int
compare_tops (gconstpointer a, gconstpointer b)
{
  const LexLayoutLine *first = *(const LexLayoutLine *const *) a;
  const LexLayoutLine *second = *(const LexLayoutLine *const *) b;

  return (first->base > second->base) - (first->base < second->base);
}

static void read_pieces (Order *self, GPtrArray *pieces, const Strip *strip);

static void
part (GPtrArray *pieces, int gutter, GPtrArray *left, GPtrArray *right)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      LexLayoutLine *piece = pieces->pdata[i];

      g_ptr_array_add (piece->x1 <= gutter ? left : right, piece);
    }
}

static gboolean
is_columns (GPtrArray *pieces, int gutter, LexLayoutTrust trust)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autoptr (GPtrArray) right = g_ptr_array_new ();

  part (pieces, gutter, left, right);
  return lex_layout_gutter_parts_columns (left, right, trust);
}

/* Bands of lines that are no columns are one, so that a table does not cut the text around it. */
static void
add_band (GArray *bands, GPtrArray *pieces, gboolean columns)
{
  Band *last = bands->len > 0 ? &g_array_index (bands, Band, bands->len - 1) : NULL;

  if (pieces->len > 0 && last != NULL && !columns && !last->columns)
    g_ptr_array_extend (last->pieces, pieces, NULL, NULL);
  else if (pieces->len > 0)
    {
      Band band = { g_ptr_array_new (), columns };

      g_ptr_array_extend (band.pieces, pieces, NULL, NULL);
      g_array_append_val (bands, band);
    }
  g_ptr_array_set_size (pieces, 0);
}

/* Cuts a page where pieces lie over the gutter. */
static GArray *
cut_bands (GPtrArray *pieces, int gutter, LexLayoutTrust trust)
{
  g_autoptr (GPtrArray) beside = g_ptr_array_new ();
  g_autoptr (GPtrArray) over = g_ptr_array_new ();
  GArray *bands = g_array_new (FALSE, FALSE, sizeof (Band));

  g_array_set_clear_func (bands, band_clear);
  g_ptr_array_sort (pieces, compare_tops);
  for (guint i = 0; i < pieces->len; i++)
    {
      LexLayoutLine *piece = pieces->pdata[i];
      gboolean crosses = lex_layout_gutter_is_crossed (piece, gutter);

      if (crosses)
        add_band (bands, beside, is_columns (beside, gutter, trust));
      else
        add_band (bands, over, FALSE);
      g_ptr_array_add (crosses ? over : beside, piece);
    }
  add_band (bands, beside, is_columns (beside, gutter, trust));
  add_band (bands, over, FALSE);
  return bands;
}

static void
read_columns (Order *self, GPtrArray *pieces, const LexLayoutGutter *gutter, const Strip *strip)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autoptr (GPtrArray) right = g_ptr_array_new ();
  Strip first = { strip->from, gutter->x, strip->depth + 1 };
  Strip second = { gutter->x, strip->to, strip->depth + 1 };

  if (self->learns)
    lex_layout_gutters_learn (self->gutters, self->page, gutter, TRUE);
  part (pieces, gutter->x, left, right);
  read_pieces (self, left, &first);
  read_pieces (self, right, &second);
}

/* A guess counts if most pages have it. */
static void
guess (Order *self, GPtrArray *pieces, const LexLayoutGutter *gutter)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new ();
  g_autoptr (GPtrArray) right = g_ptr_array_new ();

  if (!self->learns || gutter->crossing > pieces->len * CROSSED_LITTLE)
    return;
  part (pieces, gutter->x, left, right);
  if (lex_layout_gutter_parts_words (left, right))
    lex_layout_gutters_learn (self->gutters, self->page, gutter, FALSE);
}

static void
read_pieces (Order *self, GPtrArray *pieces, const Strip *strip)
{
  LexLayoutTrust trust;
  LexLayoutGutter gutter
      = lex_layout_gutters_find (self->gutters, self->page, pieces, strip->from, strip->to, &trust);
  g_autoptr (GArray) bands = NULL;

  if (gutter.x == 0)
    gutter = lex_layout_gutter_find (pieces);
  if (gutter.x == 0 || strip->depth >= MAX_DEPTH || gutter.crossing >= pieces->len * CROSSED)
    {
      add_flow (self, pieces, strip);
      return;
    }
  guess (self, pieces, &gutter);
  bands = cut_bands (pieces, gutter.x, trust);
  for (guint i = 0; i < bands->len; i++)
    {
      const Band *band = &g_array_index (bands, Band, i);

      if (band->columns)
        read_columns (self, band->pieces, &gutter, strip);
      else
        add_flow (self, band->pieces, strip);
    }
}

static void
read_pages (Order *self, GPtrArray *pages)
{
  for (guint i = 0; i < pages->len; i++)
    {
      Strip strip = { 0, G_MAXINT, 0 };

      self->page = i;
      if (!self->learns)
        lex_layout_gutters_cut (self->gutters, i, pages->pdata[i]);
      read_pieces (self, pages->pdata[i], &strip);
    }
}

GPtrArray *
lex_layout_columns_order (GPtrArray *pages, GArray **flows)
{
  g_autoptr (LexLayoutGutters) gutters = lex_layout_gutters_new ();
  Order self = { .gutters = gutters, .learns = TRUE };

  self.lines = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_layout_line_free);
  self.flows = g_array_new (FALSE, FALSE, sizeof (LexLayoutFlow));
  read_pages (&self, pages);
  lex_layout_gutters_settle (gutters, pages->len);
  self.learns = FALSE;
  read_pages (&self, pages);
  lex_layout_edges_measure (self.lines, self.flows);
  *flows = self.flows;
  return self.lines;
}
