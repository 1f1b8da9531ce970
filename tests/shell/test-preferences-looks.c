/* test-preferences-looks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the settings of study look: in both languages, light and dark, on a telephone, also where
 * letters are twice as large. Needs a display.
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

/* As narrow as a telephone, and what a display without shadows takes for the window's frame. */
#define NARROW 360
#define FRAME 10
#define HIGH 700
#define LARGE 192

/* @language: in which the settings are
 * @narrow: whether they stand on a telephone */
typedef struct
{
  const char *name;
  const char *language;
  gboolean narrow;
  GoldenLook look;
} Look;

static const Look looks[] = {
  { "light", "en", FALSE, { FALSE, 96 } },   { "dark", "pl", FALSE, { TRUE, 96 } },
  { "narrow", "en", TRUE, { FALSE, 96 } },   { "slim", "pl", TRUE, { TRUE, 96 } },
  { "large", "en", TRUE, { FALSE, LARGE } }, { "large-dark", "pl", TRUE, { TRUE, LARGE } },
};

static const Look *
find_look (void)
{
  const char *name = strrchr (g_test_get_path (), '/') + 1;

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_str_equal (looks[i].name, name))
      return &looks[i];
  g_assert_not_reached ();
}

static void
test_look (Fixture *fixture, gconstpointer data)
{
  const Look *look = find_look ();
  const char *title = g_str_equal (look->language, "pl") ? "Nauka" : "Study";
  g_autofree char *name = g_strdup_printf ("preferences-study-%s.png", look->name);
  GtkWidget *group;

  golden_init ();
  golden_speak (look->language);
  golden_dress (look->look);
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.preferences");
  fixture_settle ();
  group = get_group (title);
  /* Where it is a dialog it stands in the window, which was made narrow. */
  if (look->narrow && gtk_widget_get_root (group) != GTK_ROOT (fixture->window))
    golden_resize (GTK_WINDOW (gtk_widget_get_root (group)), NARROW, HIGH);
  g_assert_cmpint (gtk_widget_get_width (group), <=, look->narrow ? NARROW : G_MAXINT);
  golden_check_picture (group, name);
  golden_dress (GOLDEN_LIGHT);
}

static void
add_tests (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *path = g_strconcat ("/shell/preferences-looks/", looks[i].name, NULL);

      fixture_add (path, looks[i].narrow ? NARROW + FRAME : 1280, test_look);
    }
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
