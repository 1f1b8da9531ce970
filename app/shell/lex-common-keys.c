/* lex-common-keys.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The keys that hold in every window and dialog, those that are not the application's own, too:
 * GTK gives keys to the latter only. It refuses to know what the windows are. The application
 * calls it.
 */

#include "shell/lex-common-keys.h"

/* Not all: what else has a key is about the law in front. */
static const char *const common[] = { "app.quit", "win.help" };

/* An action of the window is done in the one that was used last. */
static gboolean
key_cb (GtkWidget *widget, GVariant *arguments, gpointer user_data)
{
  const char *action = user_data;
  GApplication *application = g_application_get_default ();
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (application));

  return window != NULL && gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
}

static void
add_action (GtkShortcutController *keys, GtkApplication *application, const char *action)
{
  g_auto (GStrv) accels = gtk_application_get_accels_for_action (application, action);

  for (guint i = 0; accels[i] != NULL; i++)
    gtk_shortcut_controller_add_shortcut (
        keys, gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accels[i]),
                                gtk_callback_action_new (key_cb, (gpointer) action, NULL)));
}

/* After what has the focus: a window that knows better is asked first. In the program's own
 * windows the key closes a tab. */
static void
add_close (GtkWidget *window)
{
  GtkEventController *keys;

  if (GTK_IS_APPLICATION_WINDOW (window))
    return;
  keys = gtk_shortcut_controller_new ();
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Control>w"),
                        gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

/* Before what has the focus, as GTK does it. */
static void
toplevels_changed_cb (GtkApplication *application, guint position, guint n_removed, guint n_added,
                      GListModel *toplevels)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (toplevels, i);
      GtkEventController *keys = gtk_shortcut_controller_new ();

      for (guint j = 0; j < G_N_ELEMENTS (common); j++)
        add_action (GTK_SHORTCUT_CONTROLLER (keys), application, common[j]);
      gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
      gtk_widget_add_controller (window, keys);
      add_close (window);
    }
}

void
lex_common_keys_follow (GtkApplication *application)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));

  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (toplevels_changed_cb), application, G_CONNECT_SWAPPED);
}
