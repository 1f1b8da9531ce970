/* lex-cases-bar.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What stands in the header bar of the window of cases. It refuses to do anything: all of it names
 * actions. The window makes it.
 */

#include "widgets/cases/lex-cases-bar.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "journal/lex-case.h"

GtkWidget *
lex_cases_bar_button_new (const char *icon, const char *name, const char *action)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  return button;
}

GtkWidget *
lex_cases_bar_add_button_new (void)
{
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = adw_split_button_new ();

  g_menu_append (menu, _ ("New Memo on a Player"), "cases.new::" LEX_CASE_MEMO_KIND);
  adw_split_button_set_icon_name (ADW_SPLIT_BUTTON (button), "list-add-symbolic");
  adw_split_button_set_menu_model (ADW_SPLIT_BUTTON (button), G_MENU_MODEL (menu));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "cases.new");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", LEX_CASE_RULING_KIND);
  gtk_widget_set_tooltip_text (button, _ ("New Case"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("New Case"), -1);
  return button;
}

static void
append_section (GMenu *menu, const char *const items[][2], guint n)
{
  g_autoptr (GMenu) section = g_menu_new ();

  for (guint i = 0; i < n; i++)
    g_menu_append (section, items[i][0], items[i][1]);
  g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
}

GtkWidget *
lex_cases_bar_menu_new (void)
{
  const char *const files[][2]
      = { { _ ("Print…"), "win.print-cases" },
          { _ ("Export…"), "win.export-cases" },
          { _ ("Import…"), "win.import-cases" },
          { _ ("Leave Out the Names of Players"), "win.leave-out-names" } };
  const char *const event[][2] = { { _ ("Statistics"), "cases.statistics" },
                                   { _ ("Restrictions Still Running"), "cases.restrictions" } };
  const char *const one[][2]
      = { { _ ("Redo"), "cases.redo" }, { _ ("Remove This Case"), "cases.remove" } };
  g_autoptr (GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  append_section (menu, event, G_N_ELEMENTS (event));
  append_section (menu, files, G_N_ELEMENTS (files));
  append_section (menu, one, G_N_ELEMENTS (one));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_primary (GTK_MENU_BUTTON (button), TRUE);
  gtk_widget_set_tooltip_text (button, _ ("Menu"));
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Menu"), -1);
  return button;
}
