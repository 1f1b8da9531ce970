/* test-widths.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The room between two languages: divided by pointer and keys, kept for English wherever it stands,
 * shared equally again. It refuses to know how a page is laid out. Run by Meson.
 */

#include "fixture.h"
#include "widgets/page/lex-column-handle.h"

#define ENGLISH_SHARE "english-share"

static GtkWidget *
find_handle (LexWindow *window)
{
  for (GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (window->reader)); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (LEX_IS_COLUMN_HANDLE (child))
      return child;
  return NULL;
}

/* Where its middle is, in the reader. */
static double
get_middle (LexWindow *window)
{
  GtkWidget *handle = find_handle (window);
  graphene_rect_t bounds;

  g_assert_nonnull (handle);
  g_assert_true (gtk_widget_get_mapped (handle));
  g_assert_true (gtk_widget_compute_bounds (handle, GTK_WIDGET (window->reader), &bounds));
  return (double) (bounds.origin.x + bounds.size.width / 2);
}

static LexColumns
get_columns (Fixture *fixture)
{
  LexColumns columns;

  g_assert_true (lex_page_get_columns (lex_reader_get_page (fixture->window->reader), &columns));
  return columns;
}

static int
get_english (Fixture *fixture)
{
  const LexColumns columns = get_columns (fixture);
  const LexLanguages languages = lex_reader_get_languages (fixture->window->reader);

  return columns.text_width[lex_languages_get_first (languages) == LEX_LANGUAGE_EN ? 0 : 1];
}

static void
draw (Fixture *fixture, double by)
{
  g_signal_emit_by_name (find_handle (fixture->window), "drawn", get_middle (fixture->window) + by);
  fixture_settle ();
}

/* The handle goes where it is drawn to; what is kept is how much English has, on either side. */
static void
test_drawn (Fixture *fixture, gconstpointer data)
{
  LexWindow *second;
  double before;
  int english;

  fixture_show (fixture, "27");
  before = get_middle (fixture->window);
  english = get_english (fixture);
  draw (fixture, 40);
  g_assert_cmpfloat_with_epsilon (get_middle (fixture->window), before + 40, 2);
  g_assert_cmpint (ABS (english - get_english (fixture)), >, 30);
  g_assert_cmpfloat (g_settings_get_double (fixture->preferences, ENGLISH_SHARE), ==, 0.5);
  g_signal_emit_by_name (find_handle (fixture->window), "done");
  g_assert_cmpfloat (g_settings_get_double (fixture->preferences, ENGLISH_SHARE), <, 0.49);

  english = get_english (fixture);
  fixture_act (fixture, "win.swap-languages");
  fixture_settle ();
  g_assert_cmpint (ABS (english - get_english (fixture)), <=, 2);
  g_assert_cmpfloat (get_middle (fixture->window), <, before);
  second = fixture_new_window (fixture, 1280);
  lex_window_set_library (second, fixture->library);
  lex_window_show_start (second, "16");
  gtk_window_present (GTK_WINDOW (second));
  fixture_settle ();
  g_assert_cmpfloat_with_epsilon (get_middle (second), get_middle (fixture->window), 1);
  gtk_window_destroy (GTK_WINDOW (second));
}

/* Both can be read, however far it is drawn; a double click shares the room equally. */
static void
test_ends (Fixture *fixture, gconstpointer data)
{
  const double ends[] = { -2000, 2000 };
  double before;

  fixture_show (fixture, "27");
  before = get_middle (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      LexColumns columns;

      draw (fixture, ends[i]);
      columns = get_columns (fixture);
      g_assert_cmpint (MIN (columns.text_width[0], columns.text_width[1]), >, 180);
      g_signal_emit_by_name (find_handle (fixture->window), "reset");
      fixture_settle ();
      g_assert_cmpfloat_with_epsilon (get_middle (fixture->window), before, 1);
      g_assert_cmpfloat (g_settings_get_double (fixture->preferences, ENGLISH_SHARE), ==, 0.5);
    }
}

/* F8 and arrows, as in any divided window; the clause that is read stays where it is. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) top = NULL;
  g_autoptr (LexLabel) after = NULL;
  double before;
  int into;

  fixture_show (fixture, "27C");
  lex_reader_set_position (fixture->window->reader, 200);
  fixture_settle ();
  top = lex_reader_dup_top (fixture->window->reader, &into);
  before = get_middle (fixture->window);
  fixture_act (fixture, "win.columns");
  g_assert_true (gtk_widget_has_focus (find_handle (fixture->window)));
  g_signal_emit_by_name (find_handle (fixture->window), "stepped", 0.02);
  g_signal_emit_by_name (find_handle (fixture->window), "done");
  fixture_settle ();
  g_assert_cmpfloat (get_middle (fixture->window), >, before + 5);
  g_assert_cmpfloat (g_settings_get_double (fixture->preferences, ENGLISH_SHARE), <, 0.49);
  after = lex_reader_dup_top (fixture->window->reader, &into);
  g_assert_cmpstr (lex_label_get_text (after), ==, lex_label_get_text (top));
  fixture_act (fixture, "win.columns");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->window->reader)));
}

/* One language, or both one below the other, have nothing to be divided. */
static void
test_none (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_true (gtk_widget_get_mapped (find_handle (fixture->window)));
  fixture_act (fixture, "win.languages::pl");
  fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (find_handle (fixture->window)));
  g_assert_false (lex_reader_focus_columns (fixture->window->reader));
  fixture_act (fixture, "win.languages::both");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 700);
  fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (find_handle (fixture->window)));
  g_assert_false (lex_reader_focus_columns (fixture->window->reader));
}

static void
add_tests (void)
{
  fixture_add ("/widths/drawn", 1280, test_drawn);
  fixture_add ("/widths/ends", 1280, test_ends);
  fixture_add ("/widths/keys", 1280, test_keys);
  fixture_add ("/widths/none", 1280, test_none);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
