/* lex-choice.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A choice among long names in little room. It refuses to know what is chosen. The files of this
 * folder call it.
 */

#include "widgets/importing/lex-choice.h"
#include "widgets/text/lex-drop-down.h"

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));

  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)), text);
  gtk_widget_set_tooltip_text (gtk_list_item_get_child (item), text);
}

static GtkStringList *
list_new (GPtrArray *names)
{
  GtkStringList *list = gtk_string_list_new (NULL);

  for (guint i = 0; i < names->len; i++)
    gtk_string_list_append (list, g_ptr_array_index (names, i));
  return list;
}

void
lex_choice_set_names (GtkDropDown *self, GPtrArray *names, guint selected)
{
  g_autoptr (GtkStringList) list = list_new (names);

  gtk_drop_down_set_model (self, G_LIST_MODEL (list));
  gtk_drop_down_set_selected (self, selected);
}

GtkDropDown *
lex_choice_new (GPtrArray *names, const char *name)
{
  GtkStringList *list = list_new (names);
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();
  GtkWidget *self;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  self = gtk_drop_down_new (G_LIST_MODEL (list), NULL);
  gtk_drop_down_set_factory (GTK_DROP_DOWN (self), factory);
  lex_drop_down_set_name (GTK_DROP_DOWN (self), name);
  return GTK_DROP_DOWN (self);
}
