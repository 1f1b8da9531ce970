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

/* @end: the child after the last; %NULL if there is none
 * @n_wide: how many of its children take what is left of it */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end;
  int used;
  int n_wide;
} Line;

static int
measure_natural (GtkWidget *child)
{
  int natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

static Line
fit_line (LexFlowLayout *self, GtkWidget *first, int width)
{
  Line line = { first, first, 0, 0 };

  for (; line.end; line.end = gtk_widget_get_next_sibling (line.end))
    {
      const int gap = line.end != first ? self->spacing : 0;
      int natural;

      if (!gtk_widget_should_layout (line.end))
        continue;
      natural = measure_natural (line.end);
      if (line.used > 0 && line.used + gap + natural > width)
        break;
      line.used += gap + MIN (natural, width);
      line.n_wide += gtk_widget_compute_expand (line.end, GTK_ORIENTATION_HORIZONTAL);
    }
  return line;
}

/* Without a width to fill nothing is wider than it likes to be. */
static int
fit_child (const Line *line, GtkWidget *child, int width)
{
  const int rest = line->n_wide > 0 && width < G_MAXINT ? MAX (width - line->used, 0) : 0;
  const int natural = MIN (measure_natural (child), width);

  return gtk_widget_compute_expand (child, GTK_ORIENTATION_HORIZONTAL)
             ? natural + rest / MAX (line->n_wide, 1)
             : natural;
}

static int
measure_height (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return height;
}

static int
measure_line (const Line *line, int width)
{
  int height = 0;

  for (GtkWidget *child = line->first; child != line->end;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_should_layout (child))
      height = MAX (height, measure_height (child, fit_child (line, child, width)));
  return height;
}

/* Each stands at the top of its line, but for what is to stand in its middle or to fill it. */
static int
set_line (LexFlowLayout *self, const Line *line, int y, int width, gboolean allocate)
{
  const int height = measure_line (line, width);
  GtkAllocation place = { 0, y, 0, 0 };

  for (GtkWidget *child = line->first; allocate && child != line->end;
       child = gtk_widget_get_next_sibling (child))
    {
      if (!gtk_widget_should_layout (child))
        continue;
      place.width = fit_child (line, child, width);
      place.height = gtk_widget_get_vexpand (child) ? height : measure_height (child, place.width);
      place.y
          = gtk_widget_get_valign (child) == GTK_ALIGN_CENTER ? y + (height - place.height) / 2 : y;
      gtk_widget_size_allocate (child, &place, -1);
      place.x += place.width + self->spacing;
    }
  return height;
}

/* Walks over the children within @width and tells, or only counts, where each goes. */
static int
flow (LexFlowLayout *self, GtkWidget *widget, int width, gboolean allocate)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);
  int y = 0;

  while (child)
    {
      const Line line = fit_line (self, child, width);

      y += (y > 0 ? self->spacing : 0)
           + set_line (self, &line, y + (y > 0 ? self->spacing : 0), width, allocate);
      child = line.end;
    }
  return y;
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

      if (!gtk_widget_should_layout (child))
        continue;
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
