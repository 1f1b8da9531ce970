/* lex-window-drops.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files and folders that a file manager lets fall on a window. It refuses to know what becomes of
 * them: an action of the window does. The parts of the window that show a window call it.
 */

#include "shell/lex-window-drops.h"

#include "shell/lex-window-private.h"

static GStrv
dup_paths (const GSList *files)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  for (; files != NULL; files = files->next)
    {
      g_autofree char *path = g_file_get_path (files->data);

      if (path != NULL)
        g_strv_builder_add (builder, path);
    }
  return g_strv_builder_end (builder);
}

static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, LexWindow *self)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (target));
  g_auto (GStrv) paths = dup_paths (g_value_get_boxed (value));

  if (paths[0] == NULL)
    return FALSE;
  g_action_group_activate_action (
      G_ACTION_GROUP (self), "take-files",
      g_variant_new ("(b^as)", widget == (GtkWidget *) self->cases, paths));
  return TRUE;
}

/* Before a field below takes the name of the file for words. */
void
lex_window_take_drops (LexWindow *self, GtkWidget *widget)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_return_if_fail (LEX_IS_WINDOW (self));

  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (target), GTK_PHASE_CAPTURE);
  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
