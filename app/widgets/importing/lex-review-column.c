/* lex-review-column.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A column of the review: a heading above words that scroll. It refuses to know whose words those
 * are. The place and the original call it.
 */

#include "widgets/importing/lex-review-column.h"

static GtkWidget *
scrolled_new (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  gtk_widget_set_vexpand (scrolled, TRUE);
  gtk_widget_set_hexpand (scrolled, TRUE);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scrolled), 90);
  gtk_widget_add_css_class (scrolled, "card");
  return scrolled;
}

GtkLabel *
lex_review_column_label_new (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);
  return GTK_LABEL (label);
}

GtkWidget *
lex_review_column_new (GtkLabel *heading, GtkWidget *body)
{
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_label_set_wrap (heading, FALSE);
  gtk_label_set_ellipsize (heading, PANGO_ELLIPSIZE_MIDDLE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (heading));
  gtk_box_append (GTK_BOX (column), scrolled_new (body));
  return column;
}

void
lex_review_column_fit (GtkWidget *box, int width)
{
  int widest = 0;
  int n = 0;

  g_return_if_fail (GTK_IS_BOX (box));

  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child), n++)
    {
      int least;

      gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      widest = MAX (widest, least);
    }
  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), widest * n > width
                                                            ? GTK_ORIENTATION_VERTICAL
                                                            : GTK_ORIENTATION_HORIZONTAL);
}
