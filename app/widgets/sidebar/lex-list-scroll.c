/* lex-list-scroll.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Brings a row of a list into view. It refuses to know what the rows show. The
 * contents in the sidebar call it.
 *
 * GTK 4.8 has no gtk_list_view_scroll_to(), and the list's own action only reaches the edge of the
 * view. Titles take one line or two, so a row's place is not known before it is there: the action
 * fetches it, some frames later it is put in the middle.
 */

#include "widgets/sidebar/lex-list-scroll.h"

/* Frames until a list just filled has rows, and until a row just fetched has its place. */
#define FILL_FRAMES 2
#define FETCH_FRAMES 2

struct _LexListScroll
{
  GtkListView *list; /* borrowed */
  GPtrArray *bound;  /* owned: the list items that have a row now, borrowed */

  guint position;
  guint tick;
  guint wait;       /* frames to let pass until the row is in its place */
  gboolean fetched; /* whether it was out of view */
};

LexListScroll *
lex_list_scroll_new (GtkListView *list)
{
  LexListScroll *self = g_new0 (LexListScroll, 1);

  self->list = list;
  self->bound = g_ptr_array_new ();
  self->position = GTK_INVALID_LIST_POSITION;
  return self;
}

void
lex_list_scroll_free (LexListScroll *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->bound);
  g_free (self);
}

void
lex_list_scroll_bind (LexListScroll *self, GtkListItem *item)
{
  g_ptr_array_add (self->bound, item);
}

void
lex_list_scroll_unbind (LexListScroll *self, GtkListItem *item)
{
  g_ptr_array_remove_fast (self->bound, item);
}

static GtkWidget *
find_row (LexListScroll *self, guint position)
{
  for (guint i = 0; i < self->bound->len; i++)
    {
      GtkListItem *item = g_ptr_array_index (self->bound, i);

      if (gtk_list_item_get_position (item) == position)
        return gtk_list_item_get_child (item);
    }

  return NULL;
}

GtkWidget *
lex_list_scroll_find_item (LexListScroll *self, guint position)
{
  GtkWidget *row = find_row (self, position);

  return row != NULL ? gtk_widget_get_parent (row) : NULL;
}

/* Where the row stands in the view, if it is among the rows that have a widget now. */
static gboolean
get_bounds (LexListScroll *self, graphene_rect_t *bounds)
{
  GtkWidget *row = find_row (self, self->position);

  return row != NULL && gtk_widget_get_mapped (row)
         && gtk_widget_compute_bounds (row, GTK_WIDGET (self->list), bounds);
}

guint
lex_list_scroll_find_position (LexListScroll *self, GtkWidget *item)
{
  for (guint i = 0; item != NULL && i < self->bound->len; i++)
    {
      GtkListItem *bound = g_ptr_array_index (self->bound, i);

      if (gtk_widget_get_parent (gtk_list_item_get_child (bound)) == item)
        return gtk_list_item_get_position (bound);
    }
  return GTK_INVALID_LIST_POSITION;
}

static gboolean
is_in_view (LexListScroll *self)
{
  graphene_rect_t bounds;

  return get_bounds (self, &bounds) && bounds.origin.y >= 0
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (GTK_WIDGET (self->list));
}

static void
centre (LexListScroll *self)
{
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->list));
  const double page = gtk_adjustment_get_page_size (adjustment);
  graphene_rect_t bounds;

  if (get_bounds (self, &bounds))
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + bounds.origin.y
                                              - (page - bounds.size.height) / 2);
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  LexListScroll *self = user_data;

  if (!gtk_widget_get_mapped (widget))
    return G_SOURCE_CONTINUE;

  self->wait--;
  if (self->wait == FETCH_FRAMES && self->position != GTK_INVALID_LIST_POSITION
      && !is_in_view (self))
    {
      gtk_widget_activate_action (widget, "list.scroll-to-item", "u", self->position);
      self->fetched = TRUE;
    }
  if (self->wait > 0)
    return G_SOURCE_CONTINUE;

  if (self->fetched)
    centre (self);
  self->fetched = FALSE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

void
lex_list_scroll_to (LexListScroll *self, guint position)
{
  self->position = position;
  self->wait = FILL_FRAMES + FETCH_FRAMES;
  if (self->tick == 0 && position != GTK_INVALID_LIST_POSITION)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->list), scroll_cb, self, NULL);
}
