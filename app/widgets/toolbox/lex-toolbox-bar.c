/* lex-toolbox-bar.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The buttons above a page of the toolbox. They refuse to do anything: each names an action. The
 * toolbox makes them.
 */

#include "widgets/toolbox/lex-toolbox-bar.h"

#include <glib/gi18n-lib.h>

static GtkWidget *
button_new (GtkWidget *button, const char *icon, const char *name, const char *action)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_widget_add_css_class (button, "flat");
  return button;
}

GtkWidget *
lex_toolbox_bar_new (void)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *list = gtk_button_new_with_label (_ ("What Happened?"));
  GtkWidget *gap = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (list), "toolbox.situations");
  /* Where there is no room for all of it, the buttons behind it matter more. */
  gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (list))),
                           PANGO_ELLIPSIZE_END);
  gtk_widget_add_css_class (list, "flat");
  gtk_widget_set_hexpand (gap, TRUE);
  gtk_box_append (GTK_BOX (bar), list);
  gtk_box_append (GTK_BOX (bar), gap);
  gtk_box_append (GTK_BOX (bar), button_new (gtk_button_new (), "network-workgroup-symbolic",
                                             _ ("Flow Chart of This Path"), "toolbox.chart"));
  gtk_box_append (GTK_BOX (bar),
                  button_new (gtk_button_new (), "edit-copy-symbolic", _ ("Copy"), "win.copy"));
  gtk_box_append (GTK_BOX (bar), button_new (gtk_button_new (), "document-edit-symbolic",
                                             _ ("Keep in a Case"), "win.keep-in-case"));
  gtk_box_append (GTK_BOX (bar), button_new (gtk_button_new (), "document-print-symbolic",
                                             _ ("Print"), "win.print-ruling"));
  gtk_box_append (GTK_BOX (bar), button_new (gtk_toggle_button_new (), "view-fullscreen-symbolic",
                                             _ ("Turn to the Players"), "toolbox.large"));
  gtk_widget_add_css_class (bar, "tools");
  return bar;
}
