/* lex-link-menu.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done with a link, as a menu at it. It refuses to do any of it: the menu fires
 * actions, and lists only those that are known where it stands. lex-preview.c opens it.
 */

#include "widgets/inplace/lex-link-menu.h"

#include <glib/gi18n-lib.h>

#include "widgets/inplace/lex-popover.h"

static void
append (GMenu *menu, const char *title, const char *action, GVariant *target)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (title, NULL);

  g_menu_item_set_action_and_target_value (item, action, target);
  g_menu_item_set_attribute (item, "hidden-when", "s", "action-missing");
  g_menu_append_item (menu, item);
}

GMenuModel *
lex_link_menu_dup_model (LexLabel *label)
{
  static const struct
  {
    const char *title;
    const char *action;
  } items[] = {
    { N_ ("Open"), "win.open" },
    { N_ ("Open in New Tab"), "win.open-tab" },
    { N_ ("Copy Citation"), "win.copy-citation" },
    { N_ ("Copy Link"), "win.copy-link" },
  };
  GMenu *menu = g_menu_new ();
  GMenu *section = NULL;

  g_return_val_if_fail (label != NULL, G_MENU_MODEL (menu));

  for (guint i = 0; i < G_N_ELEMENTS (items); i++)
    {
      /* Opening, then copying. */
      if (i % 2 == 0)
        {
          section = g_menu_new ();
          g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
          g_object_unref (section);
        }
      append (section, _ (items[i].title), items[i].action,
              g_variant_new_string (lex_label_get_text (label)));
    }
  return G_MENU_MODEL (menu);
}

void
lex_link_menu_show (GtkWidget *page, LexLabel *label, const GdkRectangle *place)
{
  g_autoptr (GMenuModel) model = NULL;
  GtkWidget *popover;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (label != NULL && place != NULL);

  model = lex_link_menu_dup_model (label);
  popover = gtk_popover_menu_new_from_model (model);
  lex_popover_open (popover, page, place);
}
