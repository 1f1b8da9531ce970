/* test-map.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The window of precedence beside that of the laws: opened by a key, walked, left by
 * what is opened from it, and gone back to. It refuses to know how pictures look.
 */

#include "fixture.h"

static GtkWidget *
find_class (GtkWidget *widget, const char *css_class)
{
  if (gtk_widget_has_css_class (widget, css_class))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, css_class);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
assert_map_is_of (Fixture *fixture, const char *number)
{
  g_autofree char *beginning = g_strdup_printf ("Precedence: %s ", number);

  g_assert_nonnull (fixture->window->map);
  g_assert_true (g_str_has_prefix (gtk_window_get_title (fixture->window->map), beginning));
}

/* Of a clause the whole law; a node opens its clause in the window of the laws. */
static void
test_opens (Fixture *fixture, gconstpointer data)
{
  GtkWidget *node;

  fixture_show (fixture, "42B2");
  fixture_act (fixture, "win.precedence-here");
  fixture_settle ();
  assert_map_is_of (fixture, "42");

  node = find_class (GTK_WIDGET (fixture->window->map), "node");
  g_assert_nonnull (node);
  g_signal_emit_by_name (node, "clicked");
  fixture_settle ();
  fixture_assert_label (
      fixture,
      g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (node)), NULL));
}

/* From the picture of one law to that of another and back. */
static void
test_goes_back (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "42");
  fixture_act (fixture, "win.precedence::42");
  fixture_act (fixture, "win.precedence::16");
  fixture_settle ();
  assert_map_is_of (fixture, "16");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->window->map), "win.back", NULL));
  fixture_settle ();
  assert_map_is_of (fixture, "42");
  /* Back from the first there is nothing. */
  gtk_widget_activate_action (GTK_WIDGET (fixture->window->map), "win.back", NULL);
  fixture_settle ();
  assert_map_is_of (fixture, "42");
}

/* Who has nothing to draw is told so, and the list is there for all. */
static void
test_lists_all (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "42");
  fixture_act (fixture, "win.precedence-list");
  fixture_settle ();
  g_assert_nonnull (find_class (GTK_WIDGET (fixture->window->map), "sieve"));
  lex_window_close_precedence (fixture->window);
  g_assert_null (fixture->window->map);
}

static GtkWidget *
find_chart (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_css_name (widget), "chart"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_chart (child);
  return found;
}

/* The picture of no Law is wider than the smallest window, and none scrolls sideways: where there
 * is no room for columns, the clauses stand one below the other. */
static void
check_maps (Fixture *fixture, int dpi, int width)
{
  GtkWidget *chart;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi * 1024, NULL);
  gtk_window_set_default_size (fixture->window->map, width, 720);
  fixture_settle ();
  chart = find_chart (GTK_WIDGET (fixture->window->map));
  for (guint law = 1; law <= 93; law++)
    {
      g_autofree char *action = g_strdup_printf ("win.precedence::%u", law);
      int minimum;

      fixture_act (fixture, action);
      gtk_widget_measure (chart, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }
  fixture_act (fixture, "win.precedence::27");
  fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (chart), >, 0);
  g_assert_cmpint (gtk_widget_get_width (chart), <=,
                   gtk_widget_get_width (gtk_window_get_child (fixture->window->map)));
}

static void
test_fits (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "42");
  fixture_act (fixture, "win.precedence::42");
  check_maps (fixture, 96, 980);
  check_maps (fixture, 96, 360);
  check_maps (fixture, 192, 980);
  check_maps (fixture, 192, 360);
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
add_tests (void)
{
  fixture_add ("/shell/map/opens", 1280, test_opens);
  fixture_add ("/shell/map/goes-back", 1280, test_goes_back);
  fixture_add ("/shell/map/fits", 1280, test_fits);
  fixture_add ("/shell/map/lists-all", 1280, test_lists_all);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
