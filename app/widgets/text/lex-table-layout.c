/* lex-table-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of words that stay within the page, whatever the size of type. It refuses
 * to know what is in the cells. Only typesetting makes it.
 *
 * A GtkGrid was here before: it cannot change its mind about rows and columns
 * while it is given a width, and a table of seven columns then widened the page.
 */

#include "widgets/text/lex-table-layout.h"

#define COLUMN_GAP 14
#define ROW_GAP 2

struct _LexTableLayout
{
  GtkLayoutManager parent_instance;

  GtkWidget *partner; /* weak, nullable: the same table in the other language */

  guint n_columns;
  gboolean head;
};

G_DEFINE_FINAL_TYPE (LexTableLayout, lex_table_layout, GTK_TYPE_LAYOUT_MANAGER)

/* The cells as they are to stand: upright or turned. */
typedef struct
{
  GPtrArray *cells; /* borrowed widgets, row after row */
  GPtrArray *twins; /* nullable: of the partner, as many, in the same places */
  guint n_rows;
  guint n_columns;
  GtkRequestedSize *columns;
} Arrangement;

static void
arrangement_clear (Arrangement *self)
{
  g_clear_pointer (&self->cells, g_ptr_array_unref);
  g_clear_pointer (&self->twins, g_ptr_array_unref);
  g_clear_pointer (&self->columns, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Arrangement, arrangement_clear)

static GtkWidget *
get_cell (const Arrangement *self, guint row, guint column)
{
  return g_ptr_array_index (self->cells, row * self->n_columns + column);
}

static GPtrArray *
list_cells (GtkWidget *table)
{
  GPtrArray *cells = g_ptr_array_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (table); child;
       child = gtk_widget_get_next_sibling (child))
    g_ptr_array_add (cells, child);
  return cells;
}

static void
widen (GtkRequestedSize *column, GtkWidget *cell)
{
  int minimum;
  int natural;

  gtk_widget_measure (cell, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
  column->minimum_size = MAX (column->minimum_size, minimum);
  column->natural_size = MAX (column->natural_size, natural);
}

/* How narrow and how wide each column would be, in either language. */
static void
measure_columns (Arrangement *self)
{
  self->columns = g_new0 (GtkRequestedSize, self->n_columns);
  for (guint i = 0; i < self->cells->len; i++)
    {
      widen (&self->columns[i % self->n_columns], g_ptr_array_index (self->cells, i));
      if (self->twins)
        widen (&self->columns[i % self->n_columns], g_ptr_array_index (self->twins, i));
    }
}

static Arrangement
arrange_upright (LexTableLayout *self, GtkWidget *table)
{
  Arrangement upright = { .cells = list_cells (table), .n_columns = self->n_columns };
  g_autoptr (GPtrArray) twins = self->partner ? list_cells (self->partner) : NULL;

  if (twins && twins->len == upright.cells->len)
    upright.twins = g_steal_pointer (&twins);
  upright.n_rows = upright.cells->len / self->n_columns;
  measure_columns (&upright);
  return upright;
}

static GPtrArray *
turn (GPtrArray *cells, guint n_rows, guint n_columns)
{
  GPtrArray *turned = cells ? g_ptr_array_new () : NULL;

  for (guint column = 0; turned && column < n_columns; column++)
    for (guint row = 0; row < n_rows; row++)
      g_ptr_array_add (turned, g_ptr_array_index (cells, row * n_columns + column));
  return turned;
}

static Arrangement
arrange_turned (const Arrangement *upright)
{
  Arrangement turned = { turn (upright->cells, upright->n_rows, upright->n_columns),
                         turn (upright->twins, upright->n_rows, upright->n_columns),
                         upright->n_columns, upright->n_rows, NULL };

  measure_columns (&turned);
  return turned;
}

/* One cell below the other, where there is no room for more. */
static Arrangement
arrange_listed (const Arrangement *upright)
{
  Arrangement listed
      = { g_ptr_array_ref (upright->cells),
          upright->twins ? g_ptr_array_ref (upright->twins) : NULL, upright->cells->len, 1, NULL };

  measure_columns (&listed);
  return listed;
}

static int
add_up (const Arrangement *self, gboolean natural)
{
  int total = COLUMN_GAP * ((int) self->n_columns - 1);

  for (guint i = 0; i < self->n_columns; i++)
    total += natural ? self->columns[i].natural_size : self->columns[i].minimum_size;
  return total;
}

/* Upright, unless there is no room and it needs less when turned. */
static Arrangement
arrange_whole (LexTableLayout *self, GtkWidget *table, int width)
{
  g_auto (Arrangement) upright = arrange_upright (self, table);
  Arrangement chosen = { 0 };

  if (self->head && upright.n_rows > 0 && width < add_up (&upright, FALSE))
    {
      g_auto (Arrangement) turned = arrange_turned (&upright);

      if (add_up (&turned, FALSE) < add_up (&upright, FALSE))
        {
          chosen = turned;
          turned = (Arrangement){ 0 };
          return chosen;
        }
    }
  chosen = upright;
  upright = (Arrangement){ 0 };
  return chosen;
}

static Arrangement
arrange (LexTableLayout *self, GtkWidget *table, int width)
{
  g_auto (Arrangement) whole = arrange_whole (self, table, width);
  Arrangement chosen = { 0 };

  if (width < add_up (&whole, FALSE))
    {
      g_auto (Arrangement) upright = arrange_upright (self, table);

      return arrange_listed (&upright);
    }
  chosen = whole;
  whole = (Arrangement){ 0 };
  return chosen;
}

int
lex_table_layout_get_whole (GtkWidget *table)
{
  GtkLayoutManager *manager = gtk_widget_get_layout_manager (table);
  g_auto (Arrangement) whole = { 0 };

  if (!LEX_IS_TABLE_LAYOUT (manager))
    return 0;
  whole = arrange_whole (LEX_TABLE_LAYOUT (manager), table, 0);
  return add_up (&whole, FALSE);
}

/* Afterwards each column's minimum is its width. */
static void
fit_columns (Arrangement *self, int width)
{
  const int spare = width - add_up (self, FALSE);

  if (spare > 0)
    gtk_distribute_natural_allocation (spare, self->n_columns, self->columns);
}

static int
measure_row (const Arrangement *self, guint row)
{
  int height = 0;

  for (guint i = 0; i < self->n_columns; i++)
    {
      int natural;

      gtk_widget_measure (get_cell (self, row, i), GTK_ORIENTATION_VERTICAL,
                          self->columns[i].minimum_size, NULL, &natural, NULL, NULL);
      height = MAX (height, natural);
    }
  return height;
}

static void
measure_width (LexTableLayout *self, GtkWidget *table, int *minimum, int *natural)
{
  g_auto (Arrangement) wide = arrange (self, table, G_MAXINT);
  g_auto (Arrangement) narrow = arrange (self, table, 0);

  *minimum = add_up (&narrow, FALSE);
  *natural = MAX (add_up (&wide, TRUE), *minimum);
}

static int
measure_height (LexTableLayout *self, GtkWidget *table, int width)
{
  g_auto (Arrangement) cells = arrange (self, table, width);
  int height = 0;

  fit_columns (&cells, width);
  for (guint i = 0; i < cells.n_rows; i++)
    height += measure_row (&cells, i) + (i > 0 ? ROW_GAP : 0);
  return height;
}

static void
lex_table_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                          int for_size, int *minimum, int *natural, int *minimum_baseline,
                          int *natural_baseline)
{
  LexTableLayout *self = LEX_TABLE_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    measure_width (self, widget, minimum, natural);
  else
    *minimum = *natural = measure_height (self, widget, for_size >= 0 ? for_size : G_MAXINT / 2);
}

static void
lex_table_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                           int baseline)
{
  g_auto (Arrangement) cells = arrange (LEX_TABLE_LAYOUT (manager), widget, width);
  int y = 0;

  fit_columns (&cells, width);
  for (guint i = 0; i < cells.n_rows; i++)
    {
      const int row = measure_row (&cells, i);
      int x = 0;

      for (guint j = 0; j < cells.n_columns; j++)
        {
          const int column = cells.columns[j].minimum_size;

          gtk_widget_size_allocate (get_cell (&cells, i, j), &(GtkAllocation){ x, y, column, row },
                                    -1);
          x += column + COLUMN_GAP;
        }
      y += row + ROW_GAP;
    }
}

static GtkSizeRequestMode
lex_table_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_table_layout_dispose (GObject *object)
{
  g_clear_weak_pointer (&LEX_TABLE_LAYOUT (object)->partner);

  G_OBJECT_CLASS (lex_table_layout_parent_class)->dispose (object);
}

static void
lex_table_layout_class_init (LexTableLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_table_layout_dispose;
  manager_class->get_request_mode = lex_table_layout_get_request_mode;
  manager_class->measure = lex_table_layout_measure;
  manager_class->allocate = lex_table_layout_allocate;
}

static void
lex_table_layout_init (LexTableLayout *self)
{
  self->n_columns = 1;
}

GtkLayoutManager *
lex_table_layout_new (guint n_columns, gboolean head)
{
  LexTableLayout *self;

  g_return_val_if_fail (n_columns > 0, NULL);

  self = g_object_new (LEX_TYPE_TABLE_LAYOUT, NULL);
  self->n_columns = n_columns;
  self->head = head;
  return GTK_LAYOUT_MANAGER (self);
}

void
lex_table_layout_pair (GtkWidget *one, GtkWidget *other)
{
  GtkLayoutManager *first = gtk_widget_get_layout_manager (one);
  GtkLayoutManager *second = gtk_widget_get_layout_manager (other);

  g_return_if_fail (LEX_IS_TABLE_LAYOUT (first) && LEX_IS_TABLE_LAYOUT (second));

  if (LEX_TABLE_LAYOUT (first)->n_columns != LEX_TABLE_LAYOUT (second)->n_columns)
    return;
  g_set_weak_pointer (&LEX_TABLE_LAYOUT (first)->partner, other);
  g_set_weak_pointer (&LEX_TABLE_LAYOUT (second)->partner, one);
}
