/* lex-preference-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A row of the window of settings, and what ties it to its setting. It refuses to know what follows
 * from that. The window of settings makes it.
 */

#include "shell/lex-preference-row.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

GtkWidget *
lex_preference_row_put (const char *title, const char *subtitle, GtkWidget *control)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), control);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), control);
  return row;
}

static GtkWidget *
switch_new (const LexPreferenceRow *row, GSettings *preferences)
{
  GtkWidget *control = gtk_switch_new ();

  g_settings_bind (preferences, row->key, control, "active", G_SETTINGS_BIND_DEFAULT);
  return lex_preference_row_put (_ (row->title), row->subtitle != NULL ? _ (row->subtitle) : NULL,
                                 control);
}

/* Rows of choices: each has its description and the preferences as data. */
static void
changed_cb (AdwComboRow *combo, const char *key, GSettings *preferences)
{
  const LexPreferenceRow *row = g_object_get_data (G_OBJECT (combo), "row");
  g_autofree char *value = g_settings_get_string (preferences, row->key);

  for (guint i = 0; i < LEX_PREFERENCE_MAX_CHOICES && row->choices[i].name != NULL; i++)
    if (g_str_equal (row->choices[i].name, value))
      adw_combo_row_set_selected (combo, i);
}

static void
selected_cb (AdwComboRow *combo, GParamSpec *pspec, GSettings *preferences)
{
  const LexPreferenceRow *row = g_object_get_data (G_OBJECT (combo), "row");
  const guint selected = adw_combo_row_get_selected (combo);
  g_autofree char *value = g_settings_get_string (preferences, row->key);

  if (selected < LEX_PREFERENCE_MAX_CHOICES && !g_str_equal (row->choices[selected].name, value))
    g_settings_set_string (preferences, row->key, row->choices[selected].name);
}

/* A choice is read whole: it breaks where libadwaita's own would be cut. */
static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* The list stays libadwaita's own, with a mark at what is chosen. */
static void
wrap (AdwComboRow *combo)
{
  g_autoptr (GtkListItemFactory) chosen = gtk_signal_list_item_factory_new ();

  g_signal_connect (chosen, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (chosen, "bind", G_CALLBACK (bind_cb), NULL);
  adw_combo_row_set_list_factory (combo, adw_combo_row_get_factory (combo));
  adw_combo_row_set_factory (combo, chosen);
}

static GtkWidget *
combo_new (const LexPreferenceRow *row, GSettings *preferences)
{
  GtkWidget *combo = adw_combo_row_new ();
  g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);
  g_autofree char *signal = g_strconcat ("changed::", row->key, NULL);

  for (guint i = 0; i < LEX_PREFERENCE_MAX_CHOICES && row->choices[i].name != NULL; i++)
    gtk_string_list_append (words, _ (row->choices[i].words));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (combo), _ (row->title));
  if (row->subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (combo), _ (row->subtitle));
  wrap (ADW_COMBO_ROW (combo));
  adw_combo_row_set_model (ADW_COMBO_ROW (combo), G_LIST_MODEL (words));
  g_object_set_data (G_OBJECT (combo), "row", (gpointer) row);
  changed_cb (ADW_COMBO_ROW (combo), row->key, preferences);
  g_signal_connect_object (preferences, signal, G_CALLBACK (changed_cb), combo, G_CONNECT_SWAPPED);
  g_signal_connect_object (combo, "notify::selected", G_CALLBACK (selected_cb), preferences, 0);
  return combo;
}

GtkWidget *
lex_preference_row_new (const LexPreferenceRow *row, GSettings *preferences)
{
  g_return_val_if_fail (row != NULL, NULL);
  g_return_val_if_fail (G_IS_SETTINGS (preferences), NULL);

  return row->choices[0].name != NULL ? combo_new (row, preferences)
                                      : switch_new (row, preferences);
}
