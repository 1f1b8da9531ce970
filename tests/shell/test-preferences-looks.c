/* test-preferences-looks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the settings of study look: in both languages, light and dark. Needs a display.
 */

#include "../widgets/golden.h"
#include "fixture.h"

static GtkWidget *
find_group (GtkWidget *widget, const char *title)
{
  GtkWidget *found = NULL;

  if (ADW_IS_PREFERENCES_GROUP (widget)
      && g_strcmp0 (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (widget)), title) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_group (child, title);
  return found;
}

static GtkWidget *
get_group (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = find_group (window, title);
    }
  g_assert_nonnull (found);
  return found;
}

static void
check (Fixture *fixture, const char *look, gboolean dark, gboolean polish)
{
  g_autofree char *name = g_strdup_printf ("preferences-study-%s.png", look);

  golden_init ();
  golden_speak (polish ? "pl" : "en");
  golden_dress (dark ? GOLDEN_DARK : GOLDEN_LIGHT);
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.preferences");
  fixture_settle ();
  golden_check_picture (get_group (polish ? "Nauka" : "Study"), name);
  golden_dress (GOLDEN_LIGHT);
}

static void
test_light (Fixture *fixture, gconstpointer data)
{
  check (fixture, "light", FALSE, FALSE);
}

static void
test_dark (Fixture *fixture, gconstpointer data)
{
  check (fixture, "dark", TRUE, TRUE);
}

static void
add_tests (void)
{
  fixture_add ("/shell/preferences-looks/light", 1280, test_light);
  fixture_add ("/shell/preferences-looks/dark", 1280, test_dark);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
