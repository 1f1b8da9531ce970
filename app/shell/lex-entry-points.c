/* lex-entry-points.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the desktop offers at the program's icon: actions of the application, and options of its
 * command line for desktops without a bus. It refuses to know what a window does with them. The
 * application calls it.
 */

#include "shell/lex-entry-points.h"

#include <glib/gi18n-lib.h>

/* The application's action and option of that name, and what it does in the window. The desktop
 * entry names them too. */
static const struct
{
  const char *name;
  const char *action;
  const char *description;
} entry_points[] = {
  { "search", "win.focus-entry", N_ ("Search the Laws") },
  { "what-happened", "win.what-happened", N_ ("Ask what happened at the table") },
  { "study", "win.study", N_ ("Study the Laws") },
  { "new-case", "win.new-case", N_ ("Record a ruling") },
};

void
lex_entry_points_add_options (GApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (entry_points); i++)
    g_application_add_main_option (application, entry_points[i].name, 0, 0, G_OPTION_ARG_NONE,
                                   _ (entry_points[i].description), NULL);
}

static const char *
get_window_action (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (entry_points); i++)
    if (g_str_equal (entry_points[i].name, name))
      return entry_points[i].action;
  return NULL;
}

/* The one that was used last; dialogs have no actions. */
static GtkWidget *
get_window (GtkApplication *application)
{
  GList *windows = gtk_application_get_windows (application);

  while (windows != NULL && !GTK_IS_APPLICATION_WINDOW (windows->data))
    windows = windows->next;
  return windows != NULL ? windows->data : NULL;
}

static void
activate_cb (GApplication *application, GVariant *parameter, GAction *action)
{
  GtkWidget *window;

  g_application_activate (application);
  window = get_window (GTK_APPLICATION (application));
  if (window != NULL)
    gtk_widget_activate_action (window, get_window_action (g_action_get_name (action)), NULL);
}

void
lex_entry_points_add_actions (GApplication *application)
{
  for (guint i = 0; i < G_N_ELEMENTS (entry_points); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (entry_points[i].name, NULL);

      g_signal_connect_object (action, "activate", G_CALLBACK (activate_cb), application,
                               G_CONNECT_SWAPPED);
      g_action_map_add_action (G_ACTION_MAP (application), G_ACTION (action));
    }
}

void
lex_entry_points_activate (GApplication *application, GVariantDict *options)
{
  for (guint i = 0; i < G_N_ELEMENTS (entry_points); i++)
    if (g_variant_dict_contains (options, entry_points[i].name))
      g_action_group_activate_action (G_ACTION_GROUP (application), entry_points[i].name, NULL);
}
