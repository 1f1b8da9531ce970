/* lex-situation-picture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The small symbolic picture of a situation, drawn in the colour of the text. It refuses to be the
 * only one to say what it shows: words stand beside it. The list of situations makes it.
 */

#include "widgets/toolbox/lex-situation-picture.h"

#include <math.h>

#include "widgets/text/lex-widget.h"

/* All is drawn on a square of this many units. */
#define UNITS 32.0

typedef void (*DrawFunc) (cairo_t *cr);

struct _LexSituationPicture
{
  GtkWidget parent_instance;

  /* Owned */
  char *sign;

  DrawFunc draw;
  double sign_y; /* where the sign's middle is */
};

G_DEFINE_FINAL_TYPE (LexSituationPicture, lex_situation_picture, GTK_TYPE_WIDGET)

static void
round_box (cairo_t *cr, const double box[4], double radius)
{
  const double right = box[0] + box[2];
  const double bottom = box[1] + box[3];

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, box[1] + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI_2);
  cairo_arc (cr, box[0] + radius, bottom - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, box[0] + radius, box[1] + radius, radius, G_PI, 3 * G_PI_2);
  cairo_close_path (cr);
}

/* A card from the bidding box, with its tab. */
static void
draw_call (cairo_t *cr)
{
  round_box (cr, (double[]){ 4, 6, 24, 20 }, 2.5);
  cairo_stroke (cr);
}

static void
draw_card (cairo_t *cr)
{
  round_box (cr, (double[]){ 6.5, 2.5, 19, 27 }, 2.5);
  cairo_stroke (cr);
}

/* A card over the corner of another. */
static void
draw_two_cards (cairo_t *cr)
{
  round_box (cr, (double[]){ 9, 6.5, 17.5, 23 }, 2.5);
  cairo_stroke (cr);
  cairo_move_to (cr, 5, 25);
  cairo_line_to (cr, 5, 5);
  cairo_arc (cr, 7.5, 5, 2.5, G_PI, 3 * G_PI_2);
  cairo_line_to (cr, 21, 2.5);
  cairo_stroke (cr);
}

static void
draw_fan (cairo_t *cr)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, 16, 34);
      cairo_rotate (cr, i * 0.36);
      round_box (cr, (double[]){ -6, -29, 12, 18 }, 2);
      cairo_stroke (cr);
      cairo_restore (cr);
    }
}

static void
draw_bubble (cairo_t *cr)
{
  cairo_move_to (cr, 10, 24);
  cairo_line_to (cr, 8, 30);
  cairo_line_to (cr, 15, 24);
  cairo_stroke (cr);
  round_box (cr, (double[]){ 3, 4, 26, 20 }, 5);
  cairo_stroke (cr);
}

/* A board with its four pockets. */
static void
draw_board (cairo_t *cr)
{
  static const double pockets[][4]
      = { { 12, 3, 8, 0 }, { 12, 29, 8, 0 }, { 3, 12, 0, 8 }, { 29, 12, 0, 8 } };

  round_box (cr, (double[]){ 6.5, 6.5, 19, 19 }, 2);
  cairo_stroke (cr);
  for (gsize i = 0; i < G_N_ELEMENTS (pockets); i++)
    {
      cairo_move_to (cr, pockets[i][0], pockets[i][1]);
      cairo_rel_line_to (cr, pockets[i][2], pockets[i][3]);
    }
  cairo_stroke (cr);
}

/* A slip with lines below what is written first. */
static void
draw_slip (cairo_t *cr)
{
  round_box (cr, (double[]){ 5.5, 2.5, 21, 27 }, 1.5);
  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (cr, 9.5, 21 + 4 * i);
      cairo_rel_line_to (cr, 13, 0);
    }
  cairo_stroke (cr);
}

static void
draw_clock (cairo_t *cr)
{
  cairo_arc (cr, 16, 16, 13, 0, 2 * G_PI);
  cairo_stroke (cr);
}

static const struct
{
  const char *group;
  DrawFunc draw;
  double sign_y;
  const char *sign; /* of a path that has none */
} shapes[] = {
  { "auction", draw_call, 16, "1♥" },      { "lead", draw_card, 16, "♠" },
  { "play", draw_card, 16, "♦" },          { "revoke", draw_two_cards, 18, "♥" },
  { "penalty-card", draw_card, 16, "!" },  { "claim", draw_fan, 15, "" },
  { "information", draw_bubble, 14, "?" }, { "board", draw_board, 16, "7" },
  { "score", draw_slip, 11, "+" },         { "conduct", draw_clock, 16, "!" },
};

static void
draw_sign (LexSituationPicture *self, cairo_t *cr)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->sign);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  PangoRectangle ink;
  const glong length = g_utf8_strlen (self->sign, -1);

  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_font_description_set_absolute_size (font, (length > 2 ? 9 : 12) * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, &ink, NULL);
  cairo_move_to (cr, 16 - ink.x - ink.width / 2.0, self->sign_y - ink.y - ink.height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

static void
lex_situation_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  LexSituationPicture *self = LEX_SITUATION_PICTURE (widget);
  const double side = MIN (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  graphene_rect_t bounds;
  cairo_t *cr;
  GdkRGBA colour;

  graphene_rect_init (&bounds, 0, 0, (float) gtk_widget_get_width (widget),
                      (float) gtk_widget_get_height (widget));
  cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  lex_widget_get_colour (widget, &colour);
  gdk_cairo_set_source_rgba (cr, &colour);
  cairo_scale (cr, side / UNITS, side / UNITS);
  cairo_set_line_width (cr, 1.6);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  self->draw (cr);
  draw_sign (self, cr);
  cairo_destroy (cr);
}

static void
lex_situation_picture_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                               int *minimum, int *natural, int *minimum_baseline,
                               int *natural_baseline)
{
  *minimum = *natural = (int) ceil (2.5 * lex_widget_get_em (widget));
}

static void
lex_situation_picture_finalize (GObject *object)
{
  g_free (LEX_SITUATION_PICTURE (object)->sign);

  G_OBJECT_CLASS (lex_situation_picture_parent_class)->finalize (object);
}

static void
lex_situation_picture_class_init (LexSituationPictureClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lex_situation_picture_finalize;
  widget_class->snapshot = lex_situation_picture_snapshot;
  widget_class->measure = lex_situation_picture_measure;
  gtk_widget_class_set_css_name (widget_class, "situation");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
lex_situation_picture_init (LexSituationPicture *self)
{
  self->draw = draw_card;
}

GtkWidget *
lex_situation_picture_new (LexPath *path)
{
  LexSituationPicture *self = g_object_new (LEX_TYPE_SITUATION_PICTURE, NULL);

  g_return_val_if_fail (path != NULL, GTK_WIDGET (self));

  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    if (g_str_equal (shapes[i].group, path->group))
      {
        self->draw = shapes[i].draw;
        self->sign_y = shapes[i].sign_y;
        self->sign = g_strdup (*path->sign != '\0' ? path->sign : shapes[i].sign);
      }
  if (self->sign == NULL)
    self->sign = g_strdup (path->sign);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  return GTK_WIDGET (self);
}
