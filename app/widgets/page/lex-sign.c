/* lex-sign.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A small sign with a count, to be pressed: so many examples, so many clauses that prevail. It
 * refuses to know what it opens. Only a margin's line makes signs.
 */

#include "widgets/page/lex-sign.h"

#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-widget.h"

/* The square that signs are described in, and how much of the text's size it takes. */
#define SQUARE 16.0
#define SIZE 0.95
#define GAP 0.3
#define LINE 1.5

struct _LexSign
{
  GtkToggleButton parent_instance;

  LexMarginKind kind;
};

G_DEFINE_FINAL_TYPE (LexSign, lex_sign, GTK_TYPE_TOGGLE_BUTTON)

/* Two figures after a letter are a place. */
static void
draw_step (cairo_t *cairo, char step, const char **at)
{
  char *end;
  const double x = g_ascii_strtod (*at, &end);
  const double y = g_ascii_strtod (end, &end);

  *at = end;
  if (step == 'M')
    cairo_move_to (cairo, x, y);
  else
    cairo_line_to (cairo, x, y);
}

static void
draw (cairo_t *cairo, const char *sign)
{
  const char *at = sign;

  while (*at != '\0')
    {
      const char step = *at++;

      if (step == 'Z')
        cairo_close_path (cairo);
      else if (step == 'M' || step == 'L')
        draw_step (cairo, step, &at);
    }
}

/* Quiet until it is pointed at, has the focus of keys or stands open. */
static void
get_colour (LexSign *self, GdkRGBA *colour)
{
  const GtkStateFlags meant
      = GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUS_VISIBLE | GTK_STATE_FLAG_CHECKED;

  lex_widget_get_colour (GTK_WIDGET (self), colour);
  if ((gtk_widget_get_state_flags (GTK_WIDGET (self)) & meant) != 0)
    lex_widget_lookup_colour (GTK_WIDGET (self), lex_margin_kind_get_colour (self->kind), colour);
}

/* It stands left of the figure, where the style sheet leaves it room. */
static void
lex_sign_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  const double em = lex_widget_get_em (widget);
  const double size = em * SIZE;
  const double x = -size - GAP * em;
  const double y = (gtk_widget_get_height (widget) - size) / 2;
  const graphene_rect_t bounds
      = GRAPHENE_RECT_INIT ((float) x, (float) y, (float) size, (float) size);
  cairo_t *cairo;
  GdkRGBA colour;

  GTK_WIDGET_CLASS (lex_sign_parent_class)->snapshot (widget, snapshot);
  get_colour (LEX_SIGN (widget), &colour);
  cairo = gtk_snapshot_append_cairo (snapshot, &bounds);
  cairo_translate (cairo, x, y);
  cairo_scale (cairo, size / SQUARE, size / SQUARE);
  cairo_set_line_width (cairo, LINE);
  cairo_set_line_join (cairo, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (cairo, &colour);
  draw (cairo, lex_margin_kind_get_sign (LEX_SIGN (widget)->kind));
  cairo_stroke (cairo);
  cairo_destroy (cairo);
}

static void
lex_sign_toggled (GtkToggleButton *button)
{
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED,
                               gtk_toggle_button_get_active (button), -1);
}

/* What fires an action does not stay pressed. */
static void
lex_sign_clicked (GtkButton *button)
{
  if (!lex_margin_kind_get_action (LEX_SIGN (button)->kind))
    GTK_BUTTON_CLASS (lex_sign_parent_class)->clicked (button);
}

static void
lex_sign_class_init (LexSignClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = lex_sign_snapshot;
  GTK_BUTTON_CLASS (klass)->clicked = lex_sign_clicked;
  GTK_TOGGLE_BUTTON_CLASS (klass)->toggled = lex_sign_toggled;
}

static void
lex_sign_init (LexSign *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "sign");
}

void
lex_sign_set_count (LexSign *self, guint n)
{
  g_autofree char *figure = g_strdup_printf ("%u", n);
  g_autofree char *words = g_strdup_printf ("%s: %u", lex_margin_kind_get_title (self->kind), n);

  g_return_if_fail (LEX_IS_SIGN (self));

  gtk_label_set_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (self))), figure);
  lex_widget_set_name (GTK_WIDGET (self), words);
}

static void
describe_state (LexSign *self)
{
  if (lex_margin_kind_get_action (self->kind))
    gtk_accessible_reset_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED);
  else
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
}

GtkWidget *
lex_sign_new (LexMarginKind kind, guint n, LexLanguage language)
{
  LexSign *self = g_object_new (LEX_TYPE_SIGN, NULL);
  GtkWidget *label = gtk_label_new (NULL);

  self->kind = kind;
  describe_state (self);
  gtk_widget_add_css_class (GTK_WIDGET (self), lex_margin_kind_get_name (kind));
  lex_text_label_set_language (label, language);
  gtk_button_set_child (GTK_BUTTON (self), label);
  lex_sign_set_count (self, n);
  return GTK_WIDGET (self);
}

LexMarginKind
lex_sign_get_kind (LexSign *self)
{
  g_return_val_if_fail (LEX_IS_SIGN (self), 0);

  return self->kind;
}
