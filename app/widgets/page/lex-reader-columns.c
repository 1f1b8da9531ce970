/* lex-reader-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a reader divides the room between two languages, and what is drawn to divide it otherwise. It
 * refuses to know what is read. The reader and its window call it.
 *
 * What is kept is the share of English: who swaps the languages leaves each as wide as it was.
 */

#include "widgets/page/lex-column-handle.h"
#include "widgets/page/lex-reader-private.h"

/* In units of LexColumns: the handle is within the gap, with something left on both sides. */
#define HANDLE_WIDTH 16

static gboolean
is_english_first (LexReader *self)
{
  return lex_languages_get_first (self->languages) == LEX_LANGUAGE_EN;
}

void
lex_reader_apply_share (LexReader *self)
{
  lex_page_set_share (self->page,
                      is_english_first (self) ? self->english_share : 1 - self->english_share);
}

void
lex_reader_set_english_share (LexReader *self, double share)
{
  g_return_if_fail (LEX_IS_READER (self));

  if (self->english_share >= share && self->english_share <= share)
    return;
  self->english_share = share;
  if (self->root)
    lex_scrolling_keep_top (self->scrolling);
  lex_reader_apply_share (self);
  g_object_notify (G_OBJECT (self), "english-share");
}

/* The handle */

/* Whole pages are as wide as the view; what is picked there is a row only where nothing of it is.
 */
static gboolean
is_free (GtkWidget *reader, double x, double y)
{
  LexReader *self = LEX_READER (reader);
  GtkWidget *page = GTK_WIDGET (self->page);
  graphene_point_t place;
  GtkWidget *picked;

  if (!gtk_widget_compute_point (reader, page, &GRAPHENE_POINT_INIT ((float) x, (float) y), &place))
    return FALSE;
  picked = gtk_widget_pick (page, (double) place.x, (double) place.y, GTK_PICK_DEFAULT);
  return picked == NULL || picked == page || LEX_IS_CLAUSE_ROW (picked);
}

/* As long as it is drawn nothing is kept: the page alone follows. */
static void
drawn_cb (LexReader *self, double x)
{
  LexColumns columns;

  if (!lex_page_get_columns (self->page, &columns))
    return;
  lex_scrolling_keep_top (self->scrolling);
  lex_page_set_share (self->page, lex_columns_find_share (&columns, x));
}

static void
stepped_cb (LexReader *self, double step)
{
  LexColumns columns;

  if (!lex_page_get_columns (self->page, &columns))
    return;
  lex_scrolling_keep_top (self->scrolling);
  lex_page_set_share (self->page, CLAMP (lex_columns_get_share (&columns) + step, 0.01, 0.99));
}

static void
done_cb (LexReader *self)
{
  LexColumns columns;
  double share;

  if (!lex_page_get_columns (self->page, &columns))
    return;
  share = lex_columns_get_share (&columns);
  lex_reader_set_english_share (self, is_english_first (self) ? share : 1 - share);
}

static void
reset_cb (LexReader *self)
{
  lex_scrolling_keep_top (self->scrolling);
  lex_page_set_share (self->page, LEX_READER_HALF);
  lex_reader_set_english_share (self, LEX_READER_HALF);
}

static void
ensure_handle (LexReader *self)
{
  if (self->handle)
    return;
  self->handle = lex_column_handle_new (is_free);
  g_signal_connect_swapped (self->handle, "drawn", G_CALLBACK (drawn_cb), self);
  g_signal_connect_swapped (self->handle, "stepped", G_CALLBACK (stepped_cb), self);
  g_signal_connect_swapped (self->handle, "done", G_CALLBACK (done_cb), self);
  g_signal_connect_swapped (self->handle, "reset", G_CALLBACK (reset_cb), self);
  gtk_widget_set_parent (self->handle, GTK_WIDGET (self));
}

/* Called at the beginning of each frame: when it comes again, the first is painted. */
static gboolean
handle_cb (GtkWidget *reader, GdkFrameClock *frames, gpointer user_data)
{
  LexReader *self = LEX_READER (reader);

  if (self->handle_ticks++ == 0)
    return G_SOURCE_CONTINUE;
  ensure_handle (self);
  return G_SOURCE_REMOVE;
}

void
lex_reader_expect_handle (LexReader *self)
{
  if (self->handle_expected)
    return;
  self->handle_expected = TRUE;
  gtk_widget_add_tick_callback (GTK_WIDGET (self), handle_cb, NULL, NULL);
}

void
lex_reader_place_handle (LexReader *self, int height)
{
  GtkAllocation place = { 0, 0, 0, height };
  LexColumns columns;
  int ignored;

  if (!self->handle)
    return;
  gtk_widget_set_child_visible (self->handle, lex_page_get_columns (self->page, &columns));
  if (!gtk_widget_get_child_visible (self->handle))
    return;
  place.width = (int) (HANDLE_WIDTH * columns.unit);
  place.x = (columns.text_x[0] + columns.text_width[0] + columns.text_x[1] - place.width) / 2;
  gtk_widget_measure (self->handle, GTK_ORIENTATION_HORIZONTAL, -1, &ignored, NULL, NULL, NULL);
  gtk_widget_size_allocate (self->handle, &place, -1);
  lex_column_handle_tell (LEX_COLUMN_HANDLE (self->handle), lex_columns_get_share (&columns));
}

gboolean
lex_reader_focus_columns (LexReader *self)
{
  LexColumns columns;

  g_return_val_if_fail (LEX_IS_READER (self), FALSE);

  if (!self->root || !lex_page_get_columns (self->page, &columns))
    return FALSE;
  ensure_handle (self);
  if (gtk_widget_has_focus (self->handle))
    return gtk_widget_grab_focus (GTK_WIDGET (self));
  return gtk_widget_grab_focus (self->handle);
}
