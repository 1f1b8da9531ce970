/* lex-drop-down.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list to choose from, in as little room as there is. It refuses to know what is chosen. The
 * forms of the toolbox and of study make it.
 */

#include "widgets/text/lex-drop-down.h"

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item, gpointer cut)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (GPOINTER_TO_INT (cut))
    gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item, gpointer user_data)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static GtkListItemFactory *
factory_new (gboolean cut)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (cut));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}

GtkWidget *
lex_drop_down_new (GtkStringList *words, const char *name)
{
  g_autoptr (GtkListItemFactory) chosen = factory_new (TRUE);
  g_autoptr (GtkListItemFactory) listed = factory_new (FALSE);
  GtkWidget *list;

  g_return_val_if_fail (GTK_IS_STRING_LIST (words), NULL);

  list = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (words)),
                            gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_factory (GTK_DROP_DOWN (list), chosen);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (list), listed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return list;
}
