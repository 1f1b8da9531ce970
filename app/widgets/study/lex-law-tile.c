/* lex-law-tile.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tile of a Law, which shows by pattern and colour how well it is known. It refuses to know the
 * Law and what is done with the tile. The map of the Laws makes it.
 */

#include "widgets/study/lex-law-tile.h"

#include <math.h>

#include "widgets/text/lex-widget.h"

struct _LexLawTile
{
  GtkWidget parent_instance;

  LexLawGrade grade;

  /* Owned by the widget tree */
  GtkWidget *label;
};

G_DEFINE_FINAL_TYPE (LexLawTile, lex_law_tile, GTK_TYPE_WIDGET)

static void
lex_law_tile_dispose (GObject *object)
{
  g_clear_pointer (&LEX_LAW_TILE (object)->label, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_law_tile_parent_class)->dispose (object);
}

/* How far apart the lines of a grade's pattern are, in parts of an em; none is solid. */
static double
get_spacing (LexLawGrade grade)
{
  switch (grade)
    {
    case LEX_LAW_WEAK:
      return 0.9;
    case LEX_LAW_HALF:
      return 0.5;
    case LEX_LAW_GOOD:
      return 0.28;
    case LEX_LAW_UNSEEN:
    case LEX_LAW_SAFE:
    default:
      return 0;
    }
}

static const char *
get_colour (LexLawGrade grade)
{
  switch (grade)
    {
    case LEX_LAW_WEAK:
      return "lex_red";
    case LEX_LAW_HALF:
      return "lex_orange";
    case LEX_LAW_GOOD:
      return "lex_teal";
    case LEX_LAW_SAFE:
      return "lex_green";
    case LEX_LAW_UNSEEN:
    default:
      return "lex_line";
    }
}

static void
draw_pattern (cairo_t *cr, const double box[4], double spacing)
{
  cairo_save (cr);
  cairo_rectangle (cr, box[0], box[1], box[2], box[3]);
  cairo_clip (cr);
  cairo_set_line_width (cr, 1.6);
  for (double x = box[0] - box[3]; x < box[0] + box[2]; x += spacing)
    {
      cairo_move_to (cr, x, box[1] + box[3]);
      cairo_line_to (cr, x + box[3], box[1]);
    }
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw (LexLawTile *self, cairo_t *cr, double width, double height)
{
  const double em = lex_widget_get_em (GTK_WIDGET (self));
  const double high = floor (em * 0.8);
  const double box[] = { 1.5, height - high - 1.5, width - 3, high };
  GdkRGBA colour;

  lex_widget_get_colour (GTK_WIDGET (self), &colour);
  lex_widget_lookup_colour (GTK_WIDGET (self), get_colour (self->grade), &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_rectangle (cr, 0.5, 0.5, width - 1, height - 1);
  cairo_set_line_width (cr, 1);
  if (self->grade == LEX_LAW_UNSEEN)
    cairo_set_dash (cr, (double[]){ 2, 2 }, 2, 0);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  if (self->grade == LEX_LAW_SAFE)
    {
      cairo_rectangle (cr, box[0], box[1], box[2], box[3]);
      cairo_fill (cr);
    }
  else if (self->grade != LEX_LAW_UNSEEN)
    draw_pattern (cr, box, get_spacing (self->grade) * em);
}

static void
lex_law_tile_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const int width = gtk_widget_get_width (widget);
  const int height = gtk_widget_get_height (widget);
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));

  draw (LEX_LAW_TILE (widget), cr, width, height);
  cairo_destroy (cr);
  gtk_widget_snapshot_child (widget, LEX_LAW_TILE (widget)->label, snapshot);
}

static void
lex_law_tile_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  const double em = lex_widget_get_em (widget);

  gtk_widget_measure (LEX_LAW_TILE (widget)->label, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = *natural + (int) em + 2;
  else
    *minimum = *natural = MAX (*natural, (int) (2.4 * em));
}

static void
lex_law_tile_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const int high = height - (int) lex_widget_get_em (widget);

  gtk_widget_size_allocate (LEX_LAW_TILE (widget)->label,
                            &(GtkAllocation){ 0, 0, width, MAX (high, 1) }, -1);
}

static void
lex_law_tile_class_init (LexLawTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_law_tile_dispose;
  widget_class->snapshot = lex_law_tile_snapshot;
  widget_class->measure = lex_law_tile_measure;
  widget_class->size_allocate = lex_law_tile_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "lawtile");
}

static void
lex_law_tile_init (LexLawTile *self)
{
  self->label = gtk_label_new (NULL);
  gtk_widget_set_parent (self->label, GTK_WIDGET (self));
}

GtkWidget *
lex_law_tile_new (const char *words, LexLawGrade grade)
{
  LexLawTile *self = g_object_new (LEX_TYPE_LAW_TILE, NULL);

  self->grade = grade;
  gtk_label_set_text (GTK_LABEL (self->label), words);
  return GTK_WIDGET (self);
}
