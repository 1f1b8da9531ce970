/* lex-flow-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Children like words in a line: GtkFlowBox would bring selection and a grid. It
 * refuses to know what flows. The opening of a page and diagrams use it.
 */

#include "widgets/text/lex-flow-layout.h"

struct _LexFlowLayout
{
  GtkLayoutManager parent_instance;

  int spacing;
};

G_DEFINE_FINAL_TYPE (LexFlowLayout, lex_flow_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Walks over the children within @width and tells, or only counts, where each goes. */
static int
flow (LexFlowLayout *self, GtkWidget *widget, int width, gboolean allocate)
{
  GtkAllocation place = { 0, 0, 0, 0 };
  int line = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      if (place.x > 0 && place.x + natural > width)
        {
          place.x = 0;
          place.y += line + self->spacing;
          line = 0;
        }
      place.width = MIN (natural, width);
      gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place.width, NULL, &place.height, NULL,
                          NULL);
      if (allocate)
        gtk_widget_size_allocate (child, &place, -1);
      place.x += place.width + self->spacing;
      line = MAX (line, place.height);
    }
  return place.y + line;
}

static void
measure_widths (GtkWidget *widget, int spacing, int *minimum, int *natural)
{
  *minimum = *natural = 0;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      int own_minimum;
      int own_natural;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &own_minimum, &own_natural, NULL,
                          NULL);
      *minimum = MAX (*minimum, own_minimum);
      *natural += own_natural + (*natural > 0 ? spacing : 0);
    }
}

static GtkSizeRequestMode
lex_flow_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_flow_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural, int *minimum_baseline,
                         int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_widths (widget, LEX_FLOW_LAYOUT (manager)->spacing, minimum, natural);
  else
    *minimum = *natural
        = flow (LEX_FLOW_LAYOUT (manager), widget, for_size < 0 ? G_MAXINT : for_size, FALSE);
}

static void
lex_flow_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                          int baseline)
{
  flow (LEX_FLOW_LAYOUT (manager), widget, width, TRUE);
}

static void
lex_flow_layout_class_init (LexFlowLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = lex_flow_layout_get_request_mode;
  manager_class->measure = lex_flow_layout_measure;
  manager_class->allocate = lex_flow_layout_allocate;
}

static void
lex_flow_layout_init (LexFlowLayout *self)
{
}

GtkLayoutManager *
lex_flow_layout_new (int spacing)
{
  LexFlowLayout *self = g_object_new (LEX_TYPE_FLOW_LAYOUT, NULL);

  self->spacing = spacing;
  return GTK_LAYOUT_MANAGER (self);
}
