/* lex-drop-down.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A list to choose from, in as little room as there is, and what any such list says of itself to
 * who does not see it. It refuses to know what is chosen. Who makes a GtkDropDown calls it.
 */

#include "widgets/text/lex-drop-down.h"

/* What a list is called. */
#define NAME "lex-drop-down-name"

static GtkLabel *
add_label (GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

  gtk_label_set_xalign (label, 0);
  gtk_list_item_set_child (item, GTK_WIDGET (label));
  return label;
}

static void
setup_cut_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_ellipsize (add_label (item), PANGO_ELLIPSIZE_END);
}

static void
setup_broken_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkLabel *label = add_label (item);

  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_natural_wrap_mode (label, GTK_NATURAL_WRAP_NONE);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_item_get_child (item)),
                      gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

/* The list stays GTK's own, with a mark at what is chosen. */
static void
set_chosen (GtkDropDown *self, void (*setup_cb) (GtkListItemFactory *, GtkListItem *))
{
  g_autoptr (GtkListItemFactory) chosen = gtk_signal_list_item_factory_new ();

  g_signal_connect (chosen, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (chosen, "bind", G_CALLBACK (bind_cb), NULL);
  if (gtk_drop_down_get_list_factory (self) == NULL)
    gtk_drop_down_set_list_factory (self, gtk_drop_down_get_factory (self));
  gtk_drop_down_set_factory (self, chosen);
}

void
lex_drop_down_cut (GtkDropDown *self)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (self));

  set_chosen (self, setup_cut_cb);
}

void
lex_drop_down_break (GtkDropDown *self)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (self));

  set_chosen (self, setup_broken_cb);
}

GtkWidget *
lex_drop_down_new (GtkStringList *words, const char *name)
{
  GtkWidget *list;

  g_return_val_if_fail (GTK_IS_STRING_LIST (words), NULL);

  list = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (words)),
                            gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  lex_drop_down_cut (GTK_DROP_DOWN (list));
  lex_drop_down_set_name (GTK_DROP_DOWN (list), name);
  return list;
}

/* A label that GTK names something by would come before a name of its own, as of GTK 4.12. */
static void
take_name (GtkWidget *widget, const char *name)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* The button inside is what has the focus. GTK 4.8 gives it no name, later ones that of the list,
 * whatever its own is: so both say the choice. */
static void
say_choice (GtkDropDown *list)
{
  const char *name = g_object_get_data (G_OBJECT (list), NAME);
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (list);
  g_autofree char *both
      = chosen != NULL ? g_strdup_printf ("%s: %s", name, gtk_string_object_get_string (chosen))
                       : g_strdup (name);

  take_name (GTK_WIDGET (list), both);
  take_name (gtk_widget_get_first_child (GTK_WIDGET (list)), both);
}

void
lex_drop_down_set_name (GtkDropDown *self, const char *name)
{
  g_return_if_fail (GTK_IS_DROP_DOWN (self));
  g_return_if_fail (name != NULL);

  g_object_set_data_full (G_OBJECT (self), NAME, g_strdup (name), g_free);
  g_signal_handlers_disconnect_by_func (self, say_choice, NULL);
  g_signal_connect (self, "notify::selected-item", G_CALLBACK (say_choice), NULL);
  say_choice (self);
}
