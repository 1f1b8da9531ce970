/* test-large.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window with type of 200 %: what gives way, and that no page runs out of
 * it. It refuses to know smaller type. Run by Meson on a display of its own.
 */

#include "fixture.h"

#define HUNDRED (96 * 1024)

/* Long laws, long words, tables, a diagram, the index. */
static const char *const pages[]
    = { "12", "27", "73", "77", "78", "93", "introduction", "example/33", "index/revoke" };

static void
set_type (int dpi)
{
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
}

static GtkWidget *
find_page (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_css_name (widget), "page"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_page (child);

  return found;
}

static void
check_page (Fixture *fixture, const char *label)
{
  GtkWidget *reader = GTK_WIDGET (fixture->window->reader);
  GtkWidget *page;

  g_assert_true (lex_window_open (fixture->window, label));
  fixture_settle ();
  page = find_page (reader);
  g_assert_nonnull (page);
  if (gtk_widget_get_width (page) > gtk_widget_get_width (reader))
    g_error ("%s takes %d of %d pixels", label, gtk_widget_get_width (page),
             gtk_widget_get_width (reader));
}

static void
test_pages_fit (Fixture *fixture, gconstpointer data)
{
  static const char *const languages[]
      = { "win.languages::both", "win.languages::pl", "win.languages::en" };

  set_type (2 * HUNDRED);
  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      fixture_act (fixture, languages[i]);
      for (guint j = 0; j < G_N_ELEMENTS (pages); j++)
        check_page (fixture, pages[j]);
    }
  set_type (HUNDRED);
}

/* The sidebar gives its room to the page, and comes back with smaller type. */
static void
test_sidebar (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));
  set_type (2 * HUNDRED);
  fixture_settle ();
  g_assert_false (lex_pane_get_revealed (fixture->window->flap));
  g_assert_true (gtk_widget_get_mapped (fixture->window->language_switch));
  set_type (HUNDRED);
  fixture_settle ();
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));
}

static void
add_tests (void)
{
  fixture_add ("/shell/large/sidebar", 1280, test_sidebar);
  fixture_add ("/shell/large/pages-fit/1280", 1280, test_pages_fit);
  fixture_add ("/shell/large/pages-fit/900", 900, test_pages_fit);
  fixture_add ("/shell/large/pages-fit/420", 420, test_pages_fit);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
