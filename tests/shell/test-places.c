/* test-places.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where one is and was: what the clause at the top of the view stands below, and the way up. Run by
 * Meson.
 */

#include "fixture.h"

/* What stands over the page, or %NULL. */
static GtkLabel *
find_trail (Fixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->window->reader));
       child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "trail") && gtk_widget_get_mapped (child))
      return GTK_LABEL (child);
  return NULL;
}

static void
check_trail (Fixture *fixture, const char *words)
{
  fixture_settle ();
  g_assert_nonnull (find_trail (fixture));
  g_test_message ("%s", gtk_label_get_text (find_trail (fixture)));
  g_assert_nonnull (strstr (gtk_label_get_text (find_trail (fixture)), words));
}

/* A clause in the middle of a list says nothing without what leads on to it. */
static void
test_trail (Fixture *fixture, gconstpointer data)
{
  gboolean handled;

  fixture_show (fixture, "64");
  g_assert_null (find_trail (fixture));
  fixture_act (fixture, "win.open::64B6");
  check_trail (fixture, "64 Postępowanie po uprawomocnieniu fałszywego renonsu › B Brak");
  g_assert_true (g_str_has_suffix (gtk_label_get_text (find_trail (fixture)), ":"));
  fixture_act (fixture, "win.languages::en");
  check_trail (fixture, "B No Automatic Trick Adjustment");

  g_signal_emit_by_name (find_trail (fixture), "activate-link", "lex:64B", &handled);
  fixture_assert_label (fixture, "64B");
  fixture_act (fixture, "win.open::16");
  fixture_settle ();
  g_assert_null (find_trail (fixture));
}

/* What it covers is not what one reads first. */
static void
test_trail_of_first (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27B1b");
  check_trail (fixture,
               "27 Odzywka niewystarczająca › B Odzywka niewystarczająca niezaakceptowana › ");
}

static void
test_up (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "64B6");
  fixture_act (fixture, "win.up");
  fixture_assert_label (fixture, "64B");
  fixture_act (fixture, "win.up");
  fixture_act (fixture, "win.up");
  fixture_assert_label (fixture, "64");
}

static void
add_tests (void)
{
  fixture_add ("/shell/places/trail", 1280, test_trail);
  fixture_add ("/shell/places/trail-of-first", 1280, test_trail_of_first);
  fixture_add ("/shell/places/up", 1280, test_up);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
