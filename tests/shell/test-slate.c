/* test-slate.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Table mode: a clause alone with the words of its parents, in type for a table, leafed through by
 * keys, over the ends of laws, and back. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include "shell/lex-window-slate.h"
#include "widgets/text/lex-widget.h"

#define LEAST_POINTS 28

static LexSlate *
enter (Fixture *fixture, const char *label)
{
  fixture_show (fixture, label);
  fixture_act (fixture, "win.table-mode");
  fixture_settle ();
  g_assert_nonnull (lex_window_get_slate (fixture->window));
  return lex_window_get_slate (fixture->window);
}

static void
assert_shows (LexSlate *slate, const char *label)
{
  g_assert_cmpstr (lex_label_get_text (lex_slate_get_label (slate)), ==, label);
}

static void
press (LexSlate *slate, guint key)
{
  g_assert_true (lex_slate_press (slate, key));
  fixture_settle ();
}

static GtkWidget *
find_law (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "law"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_law (child);
  return found;
}

/* No clause is smaller than can be read across a table. */
static void
test_alone (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[] = { "27B1a", "12C1c", "40B2a(iii)", "2" };
  LexSlate *slate;

  slate = enter (fixture, "27B1a");
  g_assert_false (gtk_widget_get_mapped (fixture->window->header));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->sidebar)));
  /* A sub-clause read alone misleads: what it stands below is there, too. */
  g_assert_true (fixture_shows (GTK_WIDGET (slate), "Odzywka niewystarczająca"));
  g_assert_false (fixture_shows (GTK_WIDGET (slate), "Akceptacja"));
  fixture_act (fixture, "win.table-mode");
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      double em;

      slate = enter (fixture, labels[i]);
      g_assert_nonnull (find_law (GTK_WIDGET (slate)));
      em = lex_widget_get_em (find_law (GTK_WIDGET (slate)));
      g_assert_cmpfloat (em, >=, LEAST_POINTS * 96 / 72.0 - 0.5);
      fixture_act (fixture, "win.table-mode");
    }
}

static const char *
get_description (LexSlate *slate)
{
  static char *words;

  g_free (words);
  words = gtk_test_accessible_check_property (GTK_ACCESSIBLE (slate),
                                              GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "");
  return words;
}

/* "It occurred on trick twelve" alone misleads: what it goes on from is read aloud with it. */
static void
test_lead (Fixture *fixture, gconstpointer data)
{
  LexSlate *slate = enter (fixture, "64B6");

  g_assert_true (fixture_shows (GTK_WIDGET (slate), "nie przekazuje się lew automatycznie"));
  g_assert_nonnull (strstr (get_description (slate), "nie przekazuje się lew automatycznie"));
  press (slate, GDK_KEY_l);
  g_assert_true (fixture_shows (GTK_WIDGET (slate), "if:"));
  g_assert_nonnull (strstr (get_description (slate), "trick twelve"));
  press (slate, GDK_KEY_l);
  lex_slate_set_language (slate, LEX_LANGUAGE_PL);
  while (!g_str_equal (lex_label_get_text (lex_slate_get_label (slate)), "64C"))
    press (slate, GDK_KEY_Right);
  g_assert_false (fixture_shows (GTK_WIDGET (slate), "jeżeli:"));
  fixture_act (fixture, "win.table-mode");

  /* 27B1 has no words of its own, and of those above it the last sentence leads on. */
  slate = enter (fixture, "27B1a");
  g_assert_true (fixture_shows (GTK_WIDGET (slate), "Skutki zależą od tego"));
  g_assert_false (fixture_shows (GTK_WIDGET (slate), "Wykraczający musi"));
}

static void
test_leafing (Fixture *fixture, gconstpointer data)
{
  LexSlate *slate = enter (fixture, "27A1");

  assert_shows (slate, "27A1");
  press (slate, GDK_KEY_Right);
  assert_shows (slate, "27A2");
  press (slate, GDK_KEY_Down);
  assert_shows (slate, "27B");
  press (slate, GDK_KEY_Left);
  press (slate, GDK_KEY_Up);
  assert_shows (slate, "27A1");
  g_assert_false (lex_slate_press (slate, GDK_KEY_x));
}

static void
test_language (Fixture *fixture, gconstpointer data)
{
  LexSlate *slate = enter (fixture, "27A2");

  g_assert_true (fixture_shows (GTK_WIDGET (slate), "Do odzywki"));
  press (slate, GDK_KEY_l);
  g_assert_false (fixture_shows (GTK_WIDGET (slate), "Do odzywki"));
  g_assert_true (fixture_shows (GTK_WIDGET (slate), "Insufficient Bid"));
  /* It is kept from clause to clause. */
  press (slate, GDK_KEY_Right);
  g_assert_true (fixture_shows (GTK_WIDGET (slate), "Insufficient Bid not Accepted"));
  press (slate, GDK_KEY_Tab);
  g_assert_cmpint (lex_slate_get_language (slate), ==, LEX_LANGUAGE_PL);
}

/* Over the end of a law to the next, and back to its last clause. */
static void
test_beyond (Fixture *fixture, gconstpointer data)
{
  LexSlate *slate = enter (fixture, "28");
  g_autofree char *last = NULL;

  press (slate, GDK_KEY_Left);
  last = g_strdup (lex_label_get_text (lex_slate_get_label (slate)));
  g_assert_true (g_str_has_prefix (last, "27"));
  g_assert_cmpstr (last, !=, "27");
  press (slate, GDK_KEY_Right);
  assert_shows (slate, "28");
  fixture_act (fixture, "win.table-mode");
  fixture_assert_label (fixture, "28");
  slate = enter (fixture, "1");
  press (slate, GDK_KEY_Left);
  assert_shows (slate, "1");
}

/* Back in the window one reads where one came to; where one did not move, as it was left. */
static void
test_back (Fixture *fixture, gconstpointer data)
{
  LexSlate *slate;
  double position;

  fixture_show (fixture, "27");
  lex_reader_set_position (fixture->window->reader, 300);
  fixture_settle ();
  position = lex_reader_get_position (fixture->window->reader);
  fixture_act (fixture, "win.table-mode");
  fixture_settle ();
  fixture_act (fixture, "win.table-mode");
  fixture_settle ();
  g_assert_null (lex_window_get_slate (fixture->window));
  g_assert_true (gtk_widget_get_mapped (fixture->window->header));
  g_assert_cmpfloat_with_epsilon (lex_reader_get_position (fixture->window->reader), position, 1);
  slate = enter (fixture, "27A1");
  press (slate, GDK_KEY_Right);
  fixture_act (fixture, "win.table-mode");
  fixture_settle ();
  fixture_assert_label (fixture, "27A2");
  g_assert_true (gtk_widget_is_focus (GTK_WIDGET (fixture->window->reader)));
}

/* What opens over a page opens over one that is seen: table mode ends for it. */
static void
test_lookup (Fixture *fixture, gconstpointer data)
{
  static const char *const lookups[] = { "win.relations-here", "win.citing-here" };

  for (guint i = 0; i < G_N_ELEMENTS (lookups); i++)
    {
      fixture_show (fixture, "27B1");
      fixture_act (fixture, lookups[i]);
      fixture_settle ();
      enter (fixture, "27B1");
      fixture_act (fixture, lookups[i]);
      fixture_settle ();
      g_assert_null (lex_window_get_slate (fixture->window));
      fixture_act (fixture, "win.toggle-sidebar");
      fixture_settle ();
    }
}

/* A window that is closed meanwhile lets go of everything, as the fixture sees. */
static void
test_closed (Fixture *fixture, gconstpointer data)
{
  enter (fixture, "27A1");
}

static void
add_tests (void)
{
  fixture_add ("/slate/alone", 1280, test_alone);
  fixture_add ("/slate/lead", 1280, test_lead);
  fixture_add ("/slate/leafing", 1280, test_leafing);
  fixture_add ("/slate/language", 1280, test_language);
  fixture_add ("/slate/beyond", 1280, test_beyond);
  fixture_add ("/slate/back", 1280, test_back);
  fixture_add ("/slate/lookup", 1280, test_lookup);
  fixture_add ("/slate/lookup-narrow", 360, test_lookup);
  fixture_add ("/slate/closed", 1280, test_closed);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
