/* lex-review-row.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a line of a review looks like: how much it matters, what it says, where that is, and the way
 * to its clause. It refuses to know the import and to open anything: a button fires an action. The
 * review makes it.
 */

#include "widgets/importing/lex-review-row.h"

#include <glib/gi18n-lib.h>

#include "widgets/importing/lex-review-item.h"

#define MARGIN 6
#define GAP 9

static GtkWidget *
words_new (void)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *title = gtk_label_new (NULL);
  GtkWidget *subtitle = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (title), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (subtitle), 0);
  gtk_label_set_ellipsize (GTK_LABEL (subtitle), PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (subtitle, "caption");
  gtk_widget_add_css_class (subtitle, "dim-label");
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), title);
  gtk_box_append (GTK_BOX (words), subtitle);
  return words;
}

static GtkWidget *
open_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("go-jump-symbolic");

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (button, _ ("Read This Clause"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Read This Clause"), -1);
  /* An action without its label would be no such action. */
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", "");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), LEX_REVIEW_ROW_OPEN);
  return button;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer opens)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, GAP);

  gtk_widget_set_margin_start (row, MARGIN);
  gtk_widget_set_margin_end (row, MARGIN);
  gtk_widget_set_margin_top (row, MARGIN);
  gtk_widget_set_margin_bottom (row, MARGIN);
  gtk_box_append (GTK_BOX (row), gtk_image_new ());
  gtk_box_append (GTK_BOX (row), words_new ());
  if (GPOINTER_TO_INT (opens))
    gtk_box_append (GTK_BOX (row), open_new ());
  gtk_list_item_set_child (item, row);
}

static void
bind_open (GtkWidget *button, const char *label)
{
  gtk_widget_set_visible (button, label != NULL);
  if (label != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", label);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *list_item)
{
  LexReviewItem *item = gtk_list_item_get_item (list_item);
  GtkWidget *icon = gtk_widget_get_first_child (gtk_list_item_get_child (list_item));
  GtkWidget *words = gtk_widget_get_next_sibling (icon);
  GtkWidget *title = gtk_widget_get_first_child (words);
  GtkWidget *subtitle = gtk_widget_get_next_sibling (title);
  GtkWidget *button = gtk_widget_get_next_sibling (words);
  const char *second = lex_review_item_get_subtitle (item);

  gtk_image_set_from_icon_name (GTK_IMAGE (icon), lex_review_item_get_icon (item));
  gtk_widget_set_visible (icon, lex_review_item_get_icon (item) != NULL);
  gtk_label_set_text (GTK_LABEL (title), lex_review_item_get_title (item));
  gtk_label_set_text (GTK_LABEL (subtitle), second);
  gtk_widget_set_visible (subtitle, second != NULL);
  if (button != NULL)
    bind_open (button, lex_review_item_get_label (item));
}

GtkListItemFactory *
lex_review_row_factory_new (gboolean opens)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), GINT_TO_POINTER (opens));
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  return factory;
}
