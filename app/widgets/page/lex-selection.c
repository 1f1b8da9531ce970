/* lex-selection.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What of a page is selected, and how that grows. It refuses to know pointers, keys and the
 * clipboard. The page owns it; lex-selecting.c moves it.
 *
 * A label can select its own words, but not beyond its edge, and a label that does takes the arrows
 * and the focus from the page. Here labels know nothing of it: rows draw the ground behind them.
 */

#include "widgets/page/lex-selection.h"

#include <string.h>

#include "widgets/page/lex-selection-private.h"

LexSelection *
lex_selection_new (GtkWidget *page)
{
  LexSelection *self = g_new0 (LexSelection, 1);

  self->page = page;
  return self;
}

void
lex_selection_free (LexSelection *self)
{
  if (!self)
    return;
  g_clear_pointer (&self->pieces, g_array_unref);
  g_free (self);
}

const LexPiece *
lex_selection_get_piece (LexSelection *self, guint i)
{
  return &g_array_index (self->pieces, LexPiece, i);
}

LexStretch
lex_selection_get_stretch (LexSelection *self, guint i)
{
  LexStretch stretch = { .label = lex_selection_get_piece (self, i)->label };

  if (i < self->ends[0].piece || i > self->ends[1].piece)
    return stretch;
  stretch.from = i == self->ends[0].piece ? self->ends[0].at : 0;
  stretch.to = i == self->ends[1].piece ? self->ends[1].at
                                        : (int) strlen (gtk_label_get_text (stretch.label));
  return stretch;
}

static int
compare (const LexSpot *a, const LexSpot *b)
{
  if (a->piece != b->piece)
    return a->piece < b->piece ? -1 : 1;
  return a->at - b->at;
}

/* Shows the selection in the rows of the column, whose pieces stand together. */
static void
show (LexSelection *self)
{
  for (guint i = 0; i < self->pieces->len;)
    {
      LexClauseRow *row = lex_selection_get_piece (self, i)->row;
      GArray *selected = NULL;

      for (; i < self->pieces->len && lex_selection_get_piece (self, i)->row == row; i++)
        {
          const LexStretch stretch = lex_selection_get_stretch (self, i);

          if (stretch.from == stretch.to)
            continue;
          if (!selected)
            selected = g_array_new (FALSE, FALSE, sizeof (LexStretch));
          g_array_append_val (selected, stretch);
        }
      lex_clause_row_set_selected (row, selected);
    }
}

gboolean
lex_selection_clear (LexSelection *self)
{
  const gboolean any = !lex_selection_is_empty (self);

  if (!self->pieces)
    return FALSE;
  for (guint i = 0; i < self->pieces->len; i++)
    lex_clause_row_set_selected (lex_selection_get_piece (self, i)->row, NULL);
  g_clear_pointer (&self->pieces, g_array_unref);
  return any;
}

gboolean
lex_selection_is_begun (LexSelection *self)
{
  return self->pieces != NULL;
}

gboolean
lex_selection_is_empty (LexSelection *self)
{
  return !self->pieces || compare (&self->ends[0], &self->ends[1]) == 0;
}

int
lex_selection_get_place (LexSelection *self)
{
  return self->place;
}

LexLabel *
lex_selection_get_clause (LexSelection *self)
{
  return self->pieces
             ? lex_clause_row_get_label (lex_selection_get_piece (self, self->ends[0].piece)->row)
             : NULL;
}

/* Growing */

static void
update (LexSelection *self)
{
  LexSpot reached[2];

  lex_selection_column_grow (self->pieces, &self->moving, self->unit, reached);
  self->ends[0] = compare (&reached[0], &self->anchor[0]) < 0 ? reached[0] : self->anchor[0];
  self->ends[1] = compare (&reached[1], &self->anchor[1]) > 0 ? reached[1] : self->anchor[1];
  show (self);
}

static void
begin (LexSelection *self, GArray *pieces, int place, const LexSpot *spot, LexUnit unit)
{
  lex_selection_clear (self);
  self->pieces = pieces;
  self->place = place;
  self->unit = unit;
  self->moving = *spot;
  lex_selection_column_grow (pieces, spot, unit, self->anchor);
  update (self);
}

void
lex_selection_begin (LexSelection *self, const graphene_point_t *point, LexUnit unit)
{
  GArray *best = NULL;
  double nearest = -1;
  LexSpot spot = { 0 };
  int place = 0;

  for (int i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autoptr (GArray) pieces = lex_selection_column_new (self->page, i);
      LexSpot here;
      const double gap = lex_selection_column_find (pieces, self->page, point, &here);

      if (gap < 0 || (best && gap >= nearest))
        continue;
      g_clear_pointer (&best, g_array_unref);
      best = g_steal_pointer (&pieces);
      nearest = gap;
      spot = here;
      place = i;
    }
  if (best)
    begin (self, best, place, &spot, unit);
}

void
lex_selection_extend (LexSelection *self, const graphene_point_t *point)
{
  g_return_if_fail (lex_selection_is_begun (self));

  if (lex_selection_column_find (self->pieces, self->page, point, &self->moving) >= 0)
    update (self);
}

/* On a page of one language there is no other column. */
static GArray *
get_column (LexSelection *self, int *place)
{
  GArray *pieces = lex_selection_column_new (self->page, self->place);

  *place = self->place;
  if (pieces->len > 0)
    return pieces;
  g_array_unref (pieces);
  *place = 0;
  return lex_selection_column_new (self->page, 0);
}

void
lex_selection_begin_row (LexSelection *self, LexClauseRow *row, LexUnit unit)
{
  int place;
  g_autoptr (GArray) pieces = get_column (self, &place);

  for (guint i = 0; i < pieces->len; i++)
    if (g_array_index (pieces, LexPiece, i).row == row)
      {
        begin (self, g_steal_pointer (&pieces), place, &(LexSpot){ i, 0 }, unit);
        return;
      }
}

/* A selection of whole words or clauses that goes on by letters does so from its end. */
static void
settle (LexSelection *self)
{
  const gboolean forwards = compare (&self->moving, &self->anchor[0]) >= 0;

  self->moving = self->ends[forwards ? 1 : 0];
  self->anchor[0] = self->anchor[1] = self->ends[forwards ? 0 : 1];
  self->unit = LEX_UNIT_LETTER;
}

void
lex_selection_step (LexSelection *self, LexUnit unit, int step)
{
  g_return_if_fail (lex_selection_is_begun (self));

  if (unit == LEX_UNIT_CLAUSE)
    self->unit = unit;
  else
    settle (self);
  lex_selection_column_step (self->pieces, &self->moving, unit, step);
  update (self);
}

static void
select_pieces (LexSelection *self, GArray *pieces, int place, guint first, guint last)
{
  begin (self, pieces, place, &(LexSpot){ first, 0 }, LEX_UNIT_LETTER);
  self->moving = (LexSpot){ last, (int) strlen (gtk_label_get_text (
                                      lex_selection_get_piece (self, last)->label)) };
  update (self);
}

void
lex_selection_all (LexSelection *self)
{
  int place;
  g_autoptr (GArray) pieces = get_column (self, &place);
  const guint n = pieces->len;

  if (n > 0)
    select_pieces (self, g_steal_pointer (&pieces), place, 0, n - 1);
}

static gboolean
is_between (LexSelection *self, LexClauseRow *row)
{
  for (guint i = self->ends[0].piece; i <= self->ends[1].piece; i++)
    if (lex_selection_get_piece (self, i)->row == row)
      return TRUE;
  return FALSE;
}

void
lex_selection_cross (LexSelection *self)
{
  g_autoptr (GArray) pieces = NULL;
  guint first = G_MAXUINT;
  guint last = 0;

  g_return_if_fail (lex_selection_is_begun (self));

  pieces = lex_selection_column_new (self->page, 1 - self->place);
  for (guint i = 0; i < pieces->len; i++)
    if (is_between (self, g_array_index (pieces, LexPiece, i).row))
      {
        first = MIN (first, i);
        last = i;
      }
  if (first != G_MAXUINT)
    select_pieces (self, g_steal_pointer (&pieces), 1 - self->place, first, last);
}

/* Places */

gboolean
lex_selection_contains (LexSelection *self, const graphene_point_t *point)
{
  LexSpot spot;
  double gap;

  if (lex_selection_is_empty (self))
    return FALSE;
  gap = lex_selection_column_find (self->pieces, self->page, point, &spot);
  /* Beside the words it is at least in their line. */
  return gap >= 0 && gap < G_MAXINT16 && compare (&spot, &self->ends[0]) >= 0
         && compare (&spot, &self->ends[1]) <= 0;
}

gboolean
lex_selection_get_moving (LexSelection *self, graphene_rect_t *bounds)
{
  GtkLabel *label;
  PangoRectangle at;
  graphene_rect_t place;
  int x;
  int y;

  if (!self->pieces)
    return FALSE;
  label = lex_selection_get_piece (self, self->moving.piece)->label;
  if (!gtk_widget_compute_bounds (GTK_WIDGET (label), self->page, &place))
    return FALSE;
  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_index_to_pos (gtk_label_get_layout (label), self->moving.at, &at);
  graphene_rect_init (bounds, place.origin.x + (float) (x + PANGO_PIXELS (at.x)),
                      place.origin.y + (float) (y + PANGO_PIXELS (at.y)),
                      (float) PANGO_PIXELS (at.width), (float) PANGO_PIXELS (at.height));
  return TRUE;
}
