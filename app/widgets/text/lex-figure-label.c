/* lex-figure-label.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A label for a piece of a diagram. It refuses to know diagrams. They make it.
 */

#include "widgets/text/lex-figure-label.h"

GtkWidget *
lex_figure_label_new (const char *plain, const LexMarkupStyle *style, const char *css_class)
{
  g_autofree char *markup = lex_markup_from_plain (plain, style);
  /* Not hidden, a state that GTK takes back when it shows a widget: what the diagram says is said
   * by the diagram. */
  GtkWidget *label
      = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  return label;
}
