/* lex-row-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays out one clause within the page's columns: label, two headings, two
 * texts, side by side or one below the other. It refuses to know what the children
 * are and never moves them to other parents. lex-clause-row.c alone uses it.
 */

#include "widgets/page/lex-row-layout.h"

#include "widgets/text/lex-table-layout.h"
#include "widgets/text/lex-widget.h"

#define INDENT 15
#define HEADING_GAP 2
#define STACK_GAP 6
#define CITED_GAP 6

struct _LexRowLayout
{
  GtkLayoutManager parent_instance;

  LexGrid grid;
  int indent;
  gboolean stacked; /* in the last allocation */

  /* Borrowed, nullable: children of the row. */
  GtkWidget *slots[LEX_N_SLOTS];
};

G_DEFINE_FINAL_TYPE (LexRowLayout, lex_row_layout, GTK_TYPE_LAYOUT_MANAGER)

/* One pass serves both measuring and allocating: it walks down the row and
 * tells, or only counts, where each child goes. */
typedef struct
{
  LexRowLayout *layout;
  LexColumns columns;
  gboolean stacked;
  gboolean allocate;
  int indent;
  int top;
} Pass;

static GtkWidget *
get_shown (LexRowLayout *self, LexSlot slot)
{
  GtkWidget *child = self->slots[slot];

  return child && gtk_widget_should_layout (child) ? child : NULL;
}

/* Tells how high a child is at @width and where its first line's baseline is. */
static int
measure (GtkWidget *child, int width, int *baseline)
{
  int natural = 0;

  *baseline = -1;
  if (child)
    gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, NULL, &natural, NULL, baseline);
  return natural;
}

static void
put (Pass *pass, GtkWidget *child, const GtkAllocation *place)
{
  GtkAllocation moved = *place;

  moved.y += pass->top;
  if (pass->allocate && child)
    gtk_widget_size_allocate (child, &moved, -1);
}

/* The widest of what can not be broken: a diagram, a word in a table. Labels break anywhere. */
static int
get_rigid_width (LexRowLayout *self)
{
  int widest = 0;

  for (LexSlot slot = LEX_SLOT_HEADING_1; slot <= LEX_SLOT_SPAN; slot++)
    {
      GtkWidget *child = get_shown (self, slot);
      int minimum = 0;

      if (child && !GTK_IS_LABEL (child))
        gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      widest = MAX (widest, minimum);
    }
  return widest;
}

/* The widest of what should not be broken, tables too. */
static int
get_wanted_width (LexRowLayout *self)
{
  int widest = get_rigid_width (self);

  for (LexSlot slot = LEX_SLOT_TEXT_1; slot <= LEX_SLOT_TEXT_2; slot++)
    {
      GtkWidget *child = get_shown (self, slot);

      for (child = child ? gtk_widget_get_first_child (child) : NULL; child;
           child = gtk_widget_get_next_sibling (child))
        widest = MAX (widest, lex_table_layout_get_whole (child));
    }
  return widest;
}

static int
get_text_width (Pass *pass, int i)
{
  int width = pass->columns.text_width[i] - pass->indent;

  /* Stacked on a page with room for two, the text may take the room of both. */
  if (pass->stacked && !pass->columns.stacked)
    width = pass->columns.text_x[1] + pass->columns.text_width[1] - pass->columns.text_x[0]
            - pass->indent;
  return MAX (width, get_rigid_width (pass->layout));
}

/* Under the label, in the gutter. */
static int
put_cited (Pass *pass, int y)
{
  GtkWidget *cited = get_shown (pass->layout, LEX_SLOT_CITED);
  GtkAllocation place = { pass->columns.gutter_x, y, 0, 0 };
  int own;

  if (!cited)
    return y;
  gtk_widget_measure (cited, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place.width, NULL, NULL);
  place.height = measure (cited, place.width, &own);
  put (pass, cited, &place);
  return y + place.height;
}

/* Above the words, which begin below both. */
static int
put_label_above (Pass *pass)
{
  GtkWidget *label = get_shown (pass->layout, LEX_SLOT_LABEL);
  GtkWidget *cited = get_shown (pass->layout, LEX_SLOT_CITED);
  GtkAllocation place = { pass->columns.gutter_x + pass->indent, -pass->top, 0, 0 };
  int own;

  if (!label)
    return 0;
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place.width, NULL, NULL);
  place.height = measure (label, place.width, &own);
  put (pass, label, &place);
  if (!cited)
    return 0;
  place.x += place.width + CITED_GAP * pass->columns.unit;
  gtk_widget_measure (cited, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place.width, NULL, NULL);
  put (pass, cited, &place);
  return 0;
}

/* The label shares the baseline of the first line beside it, though its type is smaller. */
static int
put_label (Pass *pass, int baseline)
{
  GtkWidget *label = get_shown (pass->layout, LEX_SLOT_LABEL);
  GtkAllocation place = { pass->columns.gutter_x, 0, 0, 0 };
  int own = -1;

  if (!label)
    return 0;
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &place.width, NULL, NULL);
  place.height = measure (label, place.width, &own);
  place.y = baseline >= 0 && own >= 0 ? baseline - own : 0;
  put (pass, label, &place);
  return put_cited (pass, place.y + place.height);
}

/* Puts two children beside each other on one line and tells the height of the higher. */
static int
put_pair (Pass *pass, LexSlot first, int y, int *baseline)
{
  int height = 0;

  for (int i = 0; i < 2; i++)
    {
      GtkWidget *child = get_shown (pass->layout, first + i);
      GtkAllocation place
          = { pass->columns.text_x[i] + pass->indent, y, get_text_width (pass, i), 0 };
      int own;

      place.height = measure (child, place.width, &own);
      if (*baseline < 0 && own >= 0)
        *baseline = y + own;
      put (pass, child, &place);
      height = MAX (height, place.height);
    }
  return height;
}

static int
put_side_by_side (Pass *pass, int *baseline)
{
  const int headings = put_pair (pass, LEX_SLOT_HEADING_1, 0, baseline);
  const gboolean texts
      = get_shown (pass->layout, LEX_SLOT_TEXT_1) || get_shown (pass->layout, LEX_SLOT_TEXT_2);
  const int gap = headings > 0 && texts ? HEADING_GAP * pass->columns.unit : 0;

  return headings + gap + put_pair (pass, LEX_SLOT_TEXT_1, headings + gap, baseline);
}

static int
put_stacked (Pass *pass, int *baseline)
{
  static const LexSlot order[]
      = { LEX_SLOT_HEADING_1, LEX_SLOT_TEXT_1, LEX_SLOT_HEADING_2, LEX_SLOT_TEXT_2 };
  static const int gaps[] = { HEADING_GAP, STACK_GAP, HEADING_GAP, 0 };
  const double unit = pass->layout->grid.tight ? 0 : pass->columns.unit;
  int y = 0;
  int gap = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++)
    {
      GtkWidget *child = get_shown (pass->layout, order[i]);
      GtkAllocation place
          = { pass->columns.text_x[0] + pass->indent, y + gap, get_text_width (pass, 0), 0 };
      int own;

      if (child)
        {
          place.height = measure (child, place.width, &own);
          if (*baseline < 0 && own >= 0)
            *baseline = place.y + own;
          put (pass, child, &place);
          y = place.y + place.height;
        }
      gap = y > 0 ? MAX (child ? 0 : gap, gaps[i] * unit) : 0;
    }
  return y;
}

/* A box has no baseline of its own; the first line in it is its first child's. */
static int
measure_span (GtkWidget *span, int width, int *baseline)
{
  const int height = measure (span, width, baseline);
  GtkWidget *first = gtk_widget_get_first_child (span);

  if (*baseline < 0 && first)
    measure (first, -1, baseline);
  return height;
}

static int
put_span (Pass *pass, int y, int *baseline)
{
  GtkWidget *child = get_shown (pass->layout, LEX_SLOT_SPAN);
  GtkAllocation place = { pass->columns.text_x[0] + pass->indent, y, 0, 0 };
  int own;

  if (!child)
    return 0;
  place.width = pass->columns.text_x[1] + pass->columns.text_width[1] - place.x;
  place.height = measure_span (child, place.width, &own);
  if (*baseline < 0 && own >= 0)
    *baseline = y + own;
  put (pass, child, &place);
  return place.height;
}

/* Returns the height and, in the pass, how much a label of larger type pushes
 * the rest down to share its baseline. */
static int
put_all (Pass *pass)
{
  int baseline = -1;
  int height = pass->stacked ? put_stacked (pass, &baseline) : put_side_by_side (pass, &baseline);
  int label;

  height += put_span (pass, height, &baseline);
  label = pass->columns.labels_above ? put_label_above (pass) : put_label (pass, baseline);
  return MAX (height, label);
}

/* How far the label stands out above the first line. */
static int
get_overhang (Pass *pass)
{
  GtkWidget *label = get_shown (pass->layout, LEX_SLOT_LABEL);
  GtkWidget *span = get_shown (pass->layout, LEX_SLOT_SPAN);
  GtkWidget *first = span ? gtk_widget_get_first_child (span) : NULL;
  int label_baseline;
  int baseline;

  if (label && pass->columns.labels_above)
    return measure (label, -1, &label_baseline);
  if (!label || !first)
    return 0;
  measure (label, -1, &label_baseline);
  measure (first, -1, &baseline);
  return MAX (0, label_baseline - MAX (baseline, 0));
}

/* Rows have the font of their page: asking the page spares each row a context of its own. */
static double
get_em (GtkWidget *row)
{
  GtkWidget *page = gtk_widget_get_parent (row);

  return lex_widget_get_em (page ? page : row);
}

static Pass
prepare (LexRowLayout *self, GtkWidget *widget, int width)
{
  Pass pass = { .layout = self };
  int room;

  pass.columns = lex_columns_for_width (&self->grid, width, get_em (widget));
  /* On a narrow page depth costs less. */
  pass.indent = self->indent * (pass.columns.stacked ? INDENT * 2 / 3 : INDENT) * pass.columns.unit;
  room = MIN (pass.columns.text_width[0], pass.columns.text_width[1]) - pass.indent;
  /* A table may be wider than its column; then the row gives up standing side
   * by side, and only this row does. */
  pass.stacked = pass.columns.stacked || (self->grid.n_texts > 1 && get_wanted_width (self) > room);
  pass.top = get_overhang (&pass);
  return pass;
}

/* Numbers the arrangements that a row goes through as it grows wider. GTK takes
 * heights for something that never grows with the width: whatever lies between two
 * widths of equal answers it answers itself. That holds within one arrangement
 * only, so each says a minimum of its own, a pixel or two below the natural height. */
static int
get_arrangement (const Pass *pass)
{
  return 2 * pass->columns.stage + (pass->stacked ? 1 : 0);
}

static GtkSizeRequestMode
lex_row_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_row_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                        int for_size, int *minimum, int *natural, int *minimum_baseline,
                        int *natural_baseline)
{
  LexRowLayout *self = LEX_ROW_LAYOUT (manager);
  const int narrowest = lex_columns_get_minimum (get_em (widget));
  Pass pass = prepare (self, widget, MAX (for_size, narrowest));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural
        = MAX (narrowest, pass.columns.text_x[0] + pass.indent + get_rigid_width (self));
  else
    {
      *natural = pass.top + put_all (&pass);
      *minimum = MAX (*natural - get_arrangement (&pass), 0);
    }
}

static void
lex_row_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                         int baseline)
{
  Pass pass = prepare (LEX_ROW_LAYOUT (manager), widget, width);

  pass.allocate = TRUE;
  put_all (&pass);
  LEX_ROW_LAYOUT (manager)->stacked = pass.stacked;
}

static void
lex_row_layout_class_init (LexRowLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = lex_row_layout_get_request_mode;
  manager_class->measure = lex_row_layout_measure;
  manager_class->allocate = lex_row_layout_allocate;
}

static void
lex_row_layout_init (LexRowLayout *self)
{
}

GtkLayoutManager *
lex_row_layout_new (const LexGrid *grid, int indent)
{
  LexRowLayout *self = g_object_new (LEX_TYPE_ROW_LAYOUT, NULL);

  self->grid = *grid;
  self->indent = indent;
  return GTK_LAYOUT_MANAGER (self);
}

void
lex_row_layout_set_slot (LexRowLayout *self, LexSlot slot, GtkWidget *child)
{
  g_return_if_fail (LEX_IS_ROW_LAYOUT (self));
  g_return_if_fail (slot < LEX_N_SLOTS);

  self->slots[slot] = child;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

GtkWidget *
lex_row_layout_get_slot (LexRowLayout *self, LexSlot slot)
{
  g_return_val_if_fail (LEX_IS_ROW_LAYOUT (self), NULL);
  g_return_val_if_fail (slot < LEX_N_SLOTS, NULL);

  return self->slots[slot];
}

void
lex_row_layout_set_grid (LexRowLayout *self, const LexGrid *grid)
{
  g_return_if_fail (LEX_IS_ROW_LAYOUT (self));

  self->grid = *grid;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

gboolean
lex_row_layout_get_stacked (LexRowLayout *self)
{
  g_return_val_if_fail (LEX_IS_ROW_LAYOUT (self), FALSE);

  return self->stacked;
}
