/* lex-deal-layout.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Sets the hands of a deal around a compass as books do, or closer where large
 * type leaves no room. It refuses to know cards. The view of a deal alone uses it.
 */

#include "widgets/figures/lex-deal-layout.h"

#define COLUMN_GAP 14
#define ROW_GAP 8

struct _LexDealLayout
{
  GtkLayoutManager parent_instance;

  /* Borrowed, nullable: children */
  GtkWidget *parts[LEX_N_DEAL_PARTS];
};

G_DEFINE_FINAL_TYPE (LexDealLayout, lex_deal_layout, GTK_TYPE_LAYOUT_MANAGER)

typedef struct
{
  int width;
  int height;
} Size;

/* One pass serves both measuring and allocating. */
typedef struct
{
  LexDealLayout *layout;
  gboolean allocate;
  Size size; /* of all that was put */
} Pass;

/* Where parts stand around the compass, in a grid of three by three. */
static const struct
{
  int column;
  int row;
} places[LEX_N_SEATS] = {
  [LEX_SEAT_NORTH] = { 1, 0 },
  [LEX_SEAT_EAST] = { 2, 1 },
  [LEX_SEAT_SOUTH] = { 1, 2 },
  [LEX_SEAT_WEST] = { 0, 1 },
};

static Size
measure (LexDealLayout *self, guint part, int width)
{
  GtkWidget *child = self->parts[part];
  Size size = { 0, 0 };

  if (!child)
    return size;
  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &size.width, NULL, NULL);
  size.width = MIN (size.width, width);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, size.width, NULL, &size.height, NULL, NULL);
  return size;
}

static void
put (Pass *pass, guint part, int x, int y, Size size)
{
  GtkWidget *child = pass->layout->parts[part];
  const GtkAllocation place = { x, y, size.width, size.height };

  if (!child)
    return;
  pass->size.width = MAX (pass->size.width, x + size.width);
  pass->size.height = MAX (pass->size.height, y + size.height);
  if (!pass->allocate)
    return;
  gtk_widget_set_child_visible (child, TRUE);
  gtk_widget_size_allocate (child, &place, -1);
}

static void
leave_out (Pass *pass, guint part)
{
  if (pass->allocate && pass->layout->parts[part])
    gtk_widget_set_child_visible (pass->layout->parts[part], FALSE);
}

/* Columns and rows begin after those before them, if there is anything in these. */
static void
put_cross (Pass *pass)
{
  const Size compass = measure (pass->layout, LEX_DEAL_PART_COMPASS, G_MAXINT);
  const Size caption = measure (pass->layout, LEX_DEAL_PART_CAPTION, G_MAXINT);
  Size hands[LEX_N_SEATS];
  int x[3] = { 0, 0, 0 };
  int y[3] = { 0, 0, 0 };
  int middle;

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      hands[seat] = measure (pass->layout, LEX_DEAL_PART_HAND + seat, G_MAXINT);
      leave_out (pass, LEX_DEAL_PART_LETTER + seat);
    }
  x[1] = MAX (caption.width, hands[LEX_SEAT_WEST].width);
  x[1] += x[1] > 0 ? COLUMN_GAP : 0;
  /* North and South have the whole column, and their alignment places them in it. */
  middle = MAX (hands[LEX_SEAT_NORTH].width, hands[LEX_SEAT_SOUTH].width);
  middle = hands[LEX_SEAT_NORTH].width = hands[LEX_SEAT_SOUTH].width = MAX (middle, compass.width);
  x[2] = x[1] + middle + COLUMN_GAP;
  y[1] = MAX (caption.height, hands[LEX_SEAT_NORTH].height);
  y[1] += y[1] > 0 ? ROW_GAP : 0;
  middle = MAX (hands[LEX_SEAT_WEST].height, hands[LEX_SEAT_EAST].height);
  middle = MAX (middle, compass.height);
  y[2] = y[1] + middle + ROW_GAP;

  put (pass, LEX_DEAL_PART_CAPTION, 0, 0, caption);
  put (pass, LEX_DEAL_PART_COMPASS, x[1], y[1] + (middle - compass.height) / 2, compass);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const gboolean beside = places[seat].row == 1;
      /* A caption that is wider must not part West from the compass. */
      const int shift = seat == LEX_SEAT_WEST ? x[1] - COLUMN_GAP - hands[seat].width : 0;

      put (pass, LEX_DEAL_PART_HAND + seat, x[places[seat].column] + shift,
           y[places[seat].row] + (beside ? (middle - hands[seat].height) / 2 : 0), hands[seat]);
    }
}

/* Puts a hand below its letter and tells how high both are. */
static int
put_hand (Pass *pass, LexSeat seat, int x, int y)
{
  const Size letter = measure (pass->layout, LEX_DEAL_PART_LETTER + seat, G_MAXINT);
  const Size hand = measure (pass->layout, LEX_DEAL_PART_HAND + seat, G_MAXINT);

  put (pass, LEX_DEAL_PART_LETTER + seat, x, y, letter);
  put (pass, LEX_DEAL_PART_HAND + seat, x, y + letter.height, hand);
  return letter.height + hand.height;
}

/* North and South stand between West and East still, but in no column of their own. */
static void
put_close (Pass *pass, int width)
{
  const Size caption = measure (pass->layout, LEX_DEAL_PART_CAPTION, width);
  const Size west = measure (pass->layout, LEX_DEAL_PART_HAND + LEX_SEAT_WEST, G_MAXINT);
  const Size east = measure (pass->layout, LEX_DEAL_PART_HAND + LEX_SEAT_EAST, G_MAXINT);
  const int right = west.width > 0 ? west.width + COLUMN_GAP : 0;
  const int centre = west.width > 0 && east.width > 0 ? right / 2 : 0;
  int y = caption.height > 0 ? caption.height + ROW_GAP : 0;
  int height;

  leave_out (pass, LEX_DEAL_PART_COMPASS);
  put (pass, LEX_DEAL_PART_CAPTION, 0, 0, caption);
  height = put_hand (pass, LEX_SEAT_NORTH, centre, y);
  y += height > 0 ? height + ROW_GAP : 0;
  height = put_hand (pass, LEX_SEAT_WEST, 0, y);
  height = MAX (height, put_hand (pass, LEX_SEAT_EAST, right, y));
  y += height > 0 ? height + ROW_GAP : 0;
  put_hand (pass, LEX_SEAT_SOUTH, centre, y);
}

static Size
put_all (LexDealLayout *self, int width, gboolean allocate)
{
  Pass cross = { .layout = self };
  Pass pass = { .layout = self, .allocate = allocate };

  put_cross (&cross);
  if (self->parts[LEX_DEAL_PART_COMPASS] && cross.size.width <= width)
    put_cross (&pass);
  else
    put_close (&pass, width);
  return pass.size;
}

/* The caption alone can be broken; without it the hands tell how narrow a diagram can be. */
static int
get_minimum (LexDealLayout *self)
{
  Pass pass = { .layout = self };
  int minimum = 0;

  if (self->parts[LEX_DEAL_PART_CAPTION])
    gtk_widget_measure (self->parts[LEX_DEAL_PART_CAPTION], GTK_ORIENTATION_HORIZONTAL, -1,
                        &minimum, NULL, NULL, NULL);
  put_close (&pass, minimum);
  return pass.size.width;
}

static GtkSizeRequestMode
lex_deal_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
lex_deal_layout_measure (GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation,
                         int for_size, int *minimum, int *natural, int *minimum_baseline,
                         int *natural_baseline)
{
  LexDealLayout *self = LEX_DEAL_LAYOUT (manager);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = get_minimum (self);
      *natural = MAX (*minimum, put_all (self, G_MAXINT, FALSE).width);
    }
  else
    *minimum = *natural = put_all (self, for_size < 0 ? G_MAXINT : for_size, FALSE).height;
}

static void
lex_deal_layout_allocate (GtkLayoutManager *manager, GtkWidget *widget, int width, int height,
                          int baseline)
{
  put_all (LEX_DEAL_LAYOUT (manager), width, TRUE);
}

static void
lex_deal_layout_class_init (LexDealLayoutClass *klass)
{
  GtkLayoutManagerClass *manager_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  manager_class->get_request_mode = lex_deal_layout_get_request_mode;
  manager_class->measure = lex_deal_layout_measure;
  manager_class->allocate = lex_deal_layout_allocate;
}

static void
lex_deal_layout_init (LexDealLayout *self)
{
}

GtkLayoutManager *
lex_deal_layout_new (void)
{
  return g_object_new (LEX_TYPE_DEAL_LAYOUT, NULL);
}

void
lex_deal_layout_set_part (LexDealLayout *self, guint part, GtkWidget *child)
{
  g_return_if_fail (LEX_IS_DEAL_LAYOUT (self));
  g_return_if_fail (part < LEX_N_DEAL_PARTS);

  self->parts[part] = child;
  gtk_layout_manager_layout_changed (GTK_LAYOUT_MANAGER (self));
}
