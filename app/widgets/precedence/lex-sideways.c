/* lex-sideways.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window on something wide. GtkScrolledWindow alone would ask its child how high it is without
 * telling how wide it may be. It refuses to know what scrolls. Templates use it.
 */

#include "widgets/precedence/lex-sideways.h"

/* No narrower window is worth scrolling in. */
#define MINIMUM 120

enum
{
  PROP_CHILD = 1,
};

struct _LexSideways
{
  GtkWidget parent_instance;

  /* Borrowed: child */
  GtkWidget *scroller;

  /* Borrowed, nullable: what scrolls */
  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (LexSideways, lex_sideways, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
lex_sideways_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measure (LexSideways *self, GtkOrientation orientation, int for_size, int *minimum, int *natural)
{
  int narrowest;

  *minimum = *natural = 0;
  if (!self->child)
    return;
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &narrowest, natural, NULL, NULL);
  *minimum = MIN (narrowest, MINIMUM);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    gtk_widget_measure (self->child, orientation, MAX (for_size, narrowest), minimum, natural, NULL,
                        NULL);
}

static void
lex_sideways_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  int ignored;

  /* GTK wants every child measured before it gets its place. */
  gtk_widget_measure (LEX_SIDEWAYS (widget)->scroller, orientation, -1, &ignored, &ignored, NULL,
                      NULL);
  measure (LEX_SIDEWAYS (widget), orientation, for_size, minimum, natural);
}

static void
lex_sideways_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  const GtkAllocation all = { 0, 0, width, height };

  gtk_widget_size_allocate (LEX_SIDEWAYS (widget)->scroller, &all, baseline);
}

static void
lex_sideways_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  LexSideways *self = LEX_SIDEWAYS (object);
  GtkWidget *viewport = gtk_viewport_new (NULL, NULL);

  if (id != PROP_CHILD)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  self->child = g_value_get_object (value);
  gtk_viewport_set_scroll_to_focus (GTK_VIEWPORT (viewport), TRUE);
  gtk_viewport_set_child (GTK_VIEWPORT (viewport), self->child);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), viewport);
}

static void
lex_sideways_dispose (GObject *object)
{
  LexSideways *self = LEX_SIDEWAYS (object);

  self->child = NULL;
  g_clear_pointer (&self->scroller, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_sideways_parent_class)->dispose (object);
}

static void
lex_sideways_class_init (LexSidewaysClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_sideways_dispose;
  G_OBJECT_CLASS (klass)->set_property = lex_sideways_set_property;
  widget_class->get_request_mode = lex_sideways_get_request_mode;
  widget_class->measure = lex_sideways_measure;
  widget_class->size_allocate = lex_sideways_size_allocate;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_CHILD,
                                   g_param_spec_object ("child", NULL, NULL, GTK_TYPE_WIDGET,
                                                        G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

/* Up and down is the page's business: EXTERNAL neither scrolls nor asks for height. */
static void
lex_sideways_init (LexSideways *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_EXTERNAL);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}
