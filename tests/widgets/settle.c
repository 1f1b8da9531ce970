/* settle.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Waits as a user does: for what the window shows, not for the clock alone. It
 * refuses to know what is shown. The fixtures of widgets and shell call it.
 */

#include "settle.h"

/* Enough frames for an animation to end and late rows to come. */
#define FRAMES 12
/* Where nothing moves: enough for what is laid out again once something else has a place. */
#define FEW_FRAMES 5
#define PATIENCE (20 * G_TIME_SPAN_SECOND)

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  guint *n_frames = user_data;

  (*n_frames)++;
  return G_SOURCE_CONTINUE;
}

static void
wait_for (GtkWidget *window, guint wanted_frames, guint moment_ms)
{
  const gint64 start = g_get_monotonic_time ();
  const gint64 moment = start + moment_ms * G_TIME_SPAN_MILLISECOND;
  guint n_frames = 0;
  guint tick = 0;

  if (window != NULL && !gtk_widget_get_mapped (window))
    window = NULL;
  if (window != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
      tick = gtk_widget_add_tick_callback (window, count_frame_cb, &n_frames, NULL);
    }
  while (
      g_get_monotonic_time () < moment
      || (window != NULL && n_frames < wanted_frames && g_get_monotonic_time () - start < PATIENCE))
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);

  if (window != NULL)
    {
      gtk_widget_remove_tick_callback (window, tick);
      g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *) &window);
    }
}

void
settle (GtkWidget *window, guint moment_ms)
{
  wait_for (window, FRAMES, moment_ms);
}

void
settle_windows (void)
{
  g_autoptr (GPtrArray) windows = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    g_ptr_array_add (windows, g_list_model_get_item (all, i));
  for (guint i = 0; i < windows->len; i++)
    wait_for (windows->pdata[i], FEW_FRAMES, 0);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}
