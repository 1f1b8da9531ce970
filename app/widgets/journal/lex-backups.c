/* lex-backups.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The backups of the journal, to choose one. It refuses to restore any: a button fires an action.
 * The notebook makes it.
 */

#include "widgets/journal/lex-backups.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#define MARGIN 12

static const char *
get_reason (const char *name)
{
  if (g_str_has_suffix (name, "-before-update.sqlite"))
    return _ ("before an update of Lexbridge");
  if (g_str_has_suffix (name, "-replaced.sqlite"))
    return _ ("what a restored backup replaced");
  return _ ("backup of the day");
}

/* `journal-000012-2026-11-22.sqlite` */
static char *
dup_title (const char *name)
{
  unsigned int number;
  int year;
  int month;
  int day;
  g_autoptr (GDateTime) date = NULL;

  if (sscanf (name, "journal-%6u-%4d-%2d-%2d", &number, &year, &month, &day) != 4)
    return g_strdup (name);
  date = g_date_time_new_local (year, month, day, 0, 0, 0);
  return date ? g_date_time_format (date, "%x") : g_strdup (name);
}

/* Whoever has chosen is done here. */
static void
restore_cb (GtkWidget *button, GtkWindow *window)
{
  gtk_widget_activate_action (button, "win.restore-backup", "s",
                              g_object_get_data (G_OBJECT (button), "name"));
  gtk_window_close (window);
}

static GtkWidget *
row_new (const char *name, AdwWindow *window)
{
  g_autofree char *title = dup_title (name);
  GtkWidget *row
      = g_object_new (ADW_TYPE_ACTION_ROW, "title", title, "subtitle", get_reason (name), NULL);
  GtkWidget *button = gtk_button_new_with_label (_ ("Restore"));

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (restore_cb), window, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
  return row;
}

static GtkWidget *
list_new (GStrv names, AdwWindow *window)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_set_valign (list, GTK_ALIGN_START);
  for (guint i = g_strv_length (names); i-- > 0;)
    gtk_list_box_append (GTK_LIST_BOX (list), row_new (names[i], window));
  return list;
}

static GtkWidget *
content_new (GStrv names, AdwWindow *window)
{
  GtkWidget *scrolled;
  GtkWidget *clamp;

  if (!names[0])
    return g_object_new (
        ADW_TYPE_STATUS_PAGE, "title", _ ("No Backup Yet"), "description",
        _ ("One is made on every day on which something is written; the last ten are kept."), NULL);
  scrolled = gtk_scrolled_window_new ();
  clamp = adw_clamp_new ();
  adw_clamp_set_child (ADW_CLAMP (clamp), list_new (names, window));
  gtk_widget_set_margin_top (clamp, MARGIN);
  gtk_widget_set_margin_bottom (clamp, MARGIN);
  gtk_widget_set_margin_start (clamp, MARGIN);
  gtk_widget_set_margin_end (clamp, MARGIN);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), clamp);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  return scrolled;
}

static gboolean
close_cb (GtkWidget *widget, GVariant *args, gpointer user_data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

AdwWindow *
lex_backups_new (LexJournal *journal, GtkWindow *parent, GActionGroup *actions)
{
  g_auto (GStrv) names = lex_journal_list_backups (journal);
  AdwWindow *self = g_object_new (ADW_TYPE_WINDOW, "transient-for", parent, "modal", TRUE,
                                  "destroy-with-parent", TRUE, "title", _ ("Backups of My Notes"),
                                  "default-width", 420, "default-height", 420, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = content_new (names, self);
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("Escape"),
                        gtk_callback_action_new (close_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "win", actions);
  gtk_widget_set_vexpand (content, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), content);
  adw_window_set_content (self, box);
  return self;
}
