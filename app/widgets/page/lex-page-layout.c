/* lex-page-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rows from top to bottom, beside each its margin, no higher than the row, so that nothing
 * ever stands beside another's; between them the drawers that are open. It refuses to know what
 * rows hold. Only the page and its marginalia use it.
 */

#include "widgets/page/lex-page-layout.h"

#include "widgets/text/lex-widget.h"

#define BELOW_GAP 5
#define DRAWER_GAP 8
#define TOP 12
#define BOTTOM 56

/* A row, what stands beside it and what is open below it; borrowed from the page. */
typedef struct
{
  GtkWidget *row;
  GtkWidget *margin; /* nullable */
  GtkWidget *drawer; /* nullable */
} Entry;

struct _LexPageLayout
{
  GtkLayoutManager parent_instance;

  LexGrid grid;

  /* Owned */
  GArray *entries; /* (element-type Entry), downwards */
};

G_DEFINE_FINAL_TYPE (LexPageLayout, lex_page_layout, GTK_TYPE_LAYOUT_MANAGER)

/* State of one walk down the page. */
typedef struct
{
  LexColumns columns;
  int width;
  gboolean allocate;
  int y;     /* bottom of what stands so far */
  int slack; /* how much less than that the rows say they need */
} Walk;

static int
measure (GtkWidget *child, int width, int *slack)
{
  int minimum = 0;
  int natural = 0;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  if (slack)
    *slack += natural - minimum;
  return natural;
}

static void
put (Walk *walk, GtkWidget *child, const GtkAllocation *place)
{
  if (walk->allocate)
    gtk_widget_size_allocate (child, place, -1);
}

/* Across both texts, under whatever stands so far. */
static void
put_below (Walk *walk, GtkWidget *child, double gap, gboolean whole)
{
  const LexColumns *columns = &walk->columns;
  GtkAllocation place = { columns->text_x[0], walk->y + gap, 0, 0 };
  int minimum;

  place.width = columns->text_x[1] + columns->text_width[1] - place.x;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, place.width, &minimum, &place.height, NULL,
                      NULL);
  if (!whole)
    place.height = minimum;
  put (walk, child, &place);
  walk->y = place.y + place.height + gap;
}

/* Beside the texts of the row that was just put from @top on, if it fits there. */
static gboolean
put_beside (Walk *walk, GtkWidget *margin, int top)
{
  GtkAllocation place = { walk->columns.margin_x, top, walk->columns.margin_width, 0 };
  int minimum;

  gtk_widget_measure (margin, GTK_ORIENTATION_VERTICAL, place.width, &minimum, &place.height, NULL,
                      NULL);
  if (minimum > walk->y - top)
    return FALSE;
  place.height = MIN (place.height, walk->y - top);
  put (walk, margin, &place);
  return TRUE;
}

static void
put_margin (Walk *walk, GtkWidget *margin, int top)
{
  if (!walk->columns.margin_below)
    {
      if (put_beside (walk, margin, top))
        return;
      /* An arrangement of its own: see below. */
      walk->slack++;
    }
  put_below (walk, margin, BELOW_GAP * walk->columns.unit, FALSE);
}

static void
put_entry (Walk *walk, const Entry *entry)
{
  GtkAllocation place = { 0, walk->y, walk->width, 0 };

  if (gtk_widget_should_layout (entry->row))
    {
      place.height = measure (entry->row, walk->width, &walk->slack);
      put (walk, entry->row, &place);
      walk->y += place.height;
    }
  if (entry->margin && gtk_widget_should_layout (entry->margin))
    put_margin (walk, entry->margin, place.y + gtk_widget_get_margin_top (entry->row));
  if (entry->drawer && gtk_widget_should_layout (entry->drawer))
    put_below (walk, entry->drawer, DRAWER_GAP * walk->columns.unit, TRUE);
}

/* Returns the height, and in @slack what keeps GTK from mixing up the answers of
 * different arrangements of the rows (see lex-row-layout.c). */
static int
run (LexPageLayout *self, GtkWidget *widget, int width, gboolean allocate, int *slack)
{
  const double em = lex_widget_get_em (widget);
  Walk walk = { .columns = lex_columns_for_width (&self->grid, width, em),
                .width = width,
                .allocate = allocate };

  walk.y = TOP * walk.columns.unit;
  for (guint i = 0; i < self->entries->len; i++)
    put_entry (&walk, &g_array_index (self->entries, Entry, i));
  *slack = walk.slack;
  return walk.y + BOTTOM * walk.columns.unit;
}

static int
get_minimum_width (LexPageLayout *self, GtkWidget *widget)
{
  int widest = lex_columns_get_minimum (lex_widget_get_em (widget));

  for (guint i = 0; i < self->entries->len; i++)
    {
      const Entry *entry = &g_array_index (self->entries, Entry, i);
      int minimum = 0;

      if (gtk_widget_should_layout (entry->row))
        gtk_widget_measure (entry->row, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      widest = MAX (widest, minimum);
    }
  return widest;
}

static GtkSizeRequestMode
lex_page_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_page_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural, int *minimum_baseline,
                         int *natural_baseline)
{
  LexPageLayout *self = LEX_PAGE_LAYOUT (manager);
  int slack = 0;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *natural = get_minimum_width (self, widget);
  else
    *natural = run (self, widget, for_size < 0 ? get_minimum_width (self, widget) : for_size, FALSE,
                    &slack);
  *minimum = *natural - slack;
}

static void
lex_page_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                          int baseline)
{
  int slack;

  run (LEX_PAGE_LAYOUT (manager), widget, width, TRUE, &slack);
}

static void
lex_page_layout_finalize (GObject *object)
{
  g_array_unref (LEX_PAGE_LAYOUT (object)->entries);

  G_OBJECT_CLASS (lex_page_layout_parent_class)->finalize (object);
}

static void
lex_page_layout_class_init (LexPageLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = lex_page_layout_finalize;
  manager_class->get_request_mode = lex_page_layout_get_request_mode;
  manager_class->measure = lex_page_layout_measure;
  manager_class->allocate = lex_page_layout_allocate;
}

static void
lex_page_layout_init (LexPageLayout *self)
{
  self->entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  self->grid = (LexGrid){ .n_texts = 1 };
}

void
lex_page_layout_append (LexPageLayout *self, GtkWidget *row)
{
  const Entry entry = { .row = row };

  g_return_if_fail (LEX_IS_PAGE_LAYOUT (self));

  g_array_append_val (self->entries, entry);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

/* Mostly it is the last. */
static Entry *
find_entry (LexPageLayout *self, GtkWidget *row)
{
  for (guint i = self->entries->len; i > 0; i--)
    {
      Entry *entry = &g_array_index (self->entries, Entry, i - 1);

      if (entry->row == row)
        return entry;
    }
  return NULL;
}

void
lex_page_layout_set_margin (LexPageLayout *self, GtkWidget *row, GtkWidget *margin)
{
  Entry *entry;

  g_return_if_fail (LEX_IS_PAGE_LAYOUT (self));

  entry = find_entry (self, row);
  g_return_if_fail (entry != NULL);
  entry->margin = margin;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
lex_page_layout_set_drawer (LexPageLayout *self, GtkWidget *row, GtkWidget *drawer)
{
  Entry *entry;

  g_return_if_fail (LEX_IS_PAGE_LAYOUT (self));

  entry = find_entry (self, row);
  g_return_if_fail (entry != NULL);
  entry->drawer = drawer;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
lex_page_layout_reset (LexPageLayout *self)
{
  g_return_if_fail (LEX_IS_PAGE_LAYOUT (self));

  g_array_set_size (self->entries, 0);
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}

void
lex_page_layout_set_grid (LexPageLayout *self, const LexGrid *grid)
{
  g_return_if_fail (LEX_IS_PAGE_LAYOUT (self));

  self->grid = *grid;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
