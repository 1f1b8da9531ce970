/* test-export.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Exporting the example being read: offered where there is something to export, written as
 * PBN, and told of (test-choosers.c asks where to). It refuses to look into the file further than
 * its heading.
 */

#include "fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static gboolean
has_action (GMenuModel *menu, const char *wanted)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) section = g_menu_model_get_item_link (menu, i, G_MENU_LINK_SECTION);
      g_autofree char *action = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &action);
      if (g_strcmp0 (action, wanted) == 0 || (section != NULL && has_action (section, wanted)))
        return TRUE;
    }
  return FALSE;
}

static gboolean
menu_offers_export (Fixture *fixture)
{
  lex_window_fill_menu_cb (fixture->window->menu_button, fixture->window);
  return has_action (gtk_menu_button_get_menu_model (fixture->window->menu_button),
                     "win.export-pbn");
}

/* A law has no deal; example 2 is all words. */
static void
test_offered (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_false (menu_offers_export (fixture));
  fixture_act (fixture, "win.export-pbn");
  g_assert_null (fixture->window->choosing);

  fixture_show (fixture, "example/33");
  g_assert_true (menu_offers_export (fixture));
  fixture_show (fixture, "example/2");
  g_assert_false (menu_offers_export (fixture));
}

static void
test_written (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "example-33.pbn", NULL);
  g_autoptr (LexLabel) label = lex_label_parse ("example/33");
  g_autofree char *contents = NULL;

  fixture_show (fixture, "example/33");
  lex_window_export_to (fixture->window, label, path);
  fixture_wait_for_toast (fixture, "The example was saved as “example-33.pbn”");

  /* The law's language is the one that stands first, here Polish. */
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_true (g_str_has_prefix (contents, "% PBN 2.1\r\n"));
  g_assert_nonnull (strstr (contents, "[Event \"Przyklad 33"));

  /* Where it cannot be written, the toast says why. */
  lex_window_export_to (fixture->window, label, folder);
  fixture_settle ();
  g_assert_false (
      fixture_shows (GTK_WIDGET (fixture->window), "The example was saved as “example-33.pbn”"));
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
add_tests (void)
{
  fixture_add ("/shell/export/offered", 1280, test_offered);
  fixture_add ("/shell/export/written", 1280, test_written);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
