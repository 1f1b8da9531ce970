/* test-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Types into the window's entries and looks at hits and marks. How well a
 * search finds is measured elsewhere. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include "widgets/sidebar/lex-hit-list.h"

/* The term's definition or the law that it names: which of them is first is measured elsewhere. */
static void
test_search (Fixture *fixture, gconstpointer data)
{
  LexLabel *opened;

  fixture_show (fixture, "27B1a");

  fixture_type (fixture, "zapowiedz porownywalna");
  fixture_settle ();
  fixture_assert_label (fixture, "27B1a");
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "23"));

  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_settle ();
  opened = lex_reader_get_label (fixture->window->reader);
  g_assert_true (lex_label_get_law (opened) == 23
                 || g_str_equal (lex_label_get_text (opened), "definitions/comparable-call"));
}

static void
test_search_by_label (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");

  fixture_type (fixture, "70e1");
  g_signal_emit_by_name (fixture->window->entry, "activate");

  fixture_assert_label (fixture, "70E1");
}

static void
test_walk_hits (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;

  fixture_show (fixture, "27");
  fixture_type (fixture, "revoke");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  first = g_strdup (lex_label_get_text (lex_reader_get_label (fixture->window->reader)));

  lex_sidebar_move (fixture->window->sidebar, 1);
  g_signal_emit_by_name (fixture->window->entry, "activate");
  g_assert_cmpstr (lex_label_get_text (lex_reader_get_label (fixture->window->reader)), !=, first);

  lex_sidebar_move (fixture->window->sidebar, -1);
  lex_sidebar_move (fixture->window->sidebar, -1);
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_assert_label (fixture, first);
}

static guint
count_page_marks (Fixture *fixture)
{
  return fixture_count_marks (GTK_WIDGET (fixture->window->reader));
}

static void
press_escape (Fixture *fixture)
{
  g_signal_emit_by_name (fixture->window->entry, "stop-search");
}

/* Typed without diacritics and in one form, marked in every form and both themes' pages. */
static void
test_highlight (Fixture *fixture, gconstpointer data)
{
  guint n_marks;

  fixture_show (fixture, "27B1a");
  fixture_type (fixture, "kind:law zapowiedz porownywalna"); /* not its definition */
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);

  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_settle ();
  n_marks = count_page_marks (fixture);
  g_assert_cmpuint (n_marks, >, 4);

  /* A link within the law keeps the marks, other languages too; Escape takes them away. */
  fixture_act (fixture, "win.open::23C");
  g_assert_cmpuint (count_page_marks (fixture), ==, n_marks);
  fixture_act (fixture, "win.languages::pl");
  g_assert_cmpuint (count_page_marks (fixture), >, 4);
  press_escape (fixture);
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);
}

/* What led to a page is marked on it again when one comes back, unless it was taken away. */
static void
test_highlight_returns (Fixture *fixture, gconstpointer data)
{
  guint n_marks;

  fixture_show (fixture, "27");
  fixture_type (fixture, "established revoke");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  n_marks = count_page_marks (fixture);
  g_assert_cmpuint (n_marks, >, 0);

  fixture_act (fixture, "win.open::16");
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_cmpuint (count_page_marks (fixture), ==, n_marks);

  press_escape (fixture);
  fixture_act (fixture, "win.forward");
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);
}

static void
test_highlight_ends (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_type (fixture, "established revoke");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  g_assert_cmpuint (count_page_marks (fixture), >, 0);

  fixture_act (fixture, "win.next-law");
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);

  /* A number is no word. */
  fixture_type (fixture, "27B1");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_assert_label (fixture, "27B1");
  g_assert_cmpuint (count_page_marks (fixture), ==, 0);
}

static void
test_query_is_remembered (Fixture *fixture, gconstpointer data)
{
  GtkEditable *entry;
  int start, end;

  fixture_show (fixture, "27");
  entry = GTK_EDITABLE (fixture->window->entry);
  fixture_type (fixture, "revoke");
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "revoke");

  press_escape (fixture);
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
  press_escape (fixture);
  fixture_act (fixture, "win.focus-entry");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "revoke");
  g_assert_true (gtk_editable_get_selection_bounds (entry, &start, &end));
  g_assert_cmpint (end - start, ==, 6);
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type)
{
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* What is chosen beside the hits holds for the next words, and ends with the search. */
static void
test_filter (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sidebar = GTK_WIDGET (fixture->window->sidebar);
  GtkDropDown *kinds;

  fixture_show (fixture, "27");
  g_assert_null (find_widget (sidebar, GTK_TYPE_DROP_DOWN));
  fixture_type (fixture, "insufficient bid");
  fixture_settle ();
  kinds = GTK_DROP_DOWN (find_widget (sidebar, GTK_TYPE_DROP_DOWN));
  g_assert_nonnull (kinds);

  gtk_drop_down_set_selected (kinds, LEX_KIND_DEFINITION + 1);
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_assert_label (fixture, "definitions/insufficient-bid");

  fixture_type (fixture, "xyzzyqwv");
  fixture_type (fixture, "dummy");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_assert_label (fixture, "definitions/dummy");

  press_escape (fixture);
  fixture_type (fixture, "dummy limitations");
  g_assert_cmpuint (gtk_drop_down_get_selected (kinds), ==, 0);
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_assert_label (fixture, "43");
}

static void
test_suggestion (Fixture *fixture, gconstpointer data)
{
  GtkWidget *hits;

  fixture_show (fixture, "27");
  fixture_type (fixture, "insuficient bid");
  fixture_settle ();
  hits = GTK_WIDGET (fixture->window->sidebar);
  g_assert_true (fixture_shows (hits, "insufficient bid"));

  fixture_act (fixture, "win.search::insufficient bid");
  fixture_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==,
                   "insufficient bid");
}

static GtkListView *
get_hits (Fixture *fixture)
{
  return GTK_LIST_VIEW (find_widget (GTK_WIDGET (fixture->window->sidebar), GTK_TYPE_LIST_VIEW));
}

static guint
count_rows (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (get_hits (fixture))));
}

/* A key stroke makes a screenful of rows; the rest follows, or comes when somebody walks there. */
static void
test_rows_follow (Fixture *fixture, gconstpointer data)
{
  guint n_first, n_all;

  fixture_show (fixture, "27");
  fixture_type (fixture, "play");
  n_first = count_rows (fixture);
  fixture_settle ();
  n_all = count_rows (fixture);
  g_assert_cmpuint (n_first, <, n_all);

  fixture_type (fixture, "card");
  for (guint i = 0; i <= n_first; i++)
    lex_sidebar_move (fixture->window->sidebar, 1);
  g_assert_cmpuint (count_rows (fixture), >, n_first);
}

/* Nothing moves while a long word is finished. */
static void
test_rows_stay (Fixture *fixture, gconstpointer data)
{
  GListModel *rows;
  g_autoptr (GObject) first = NULL;
  g_autoptr (GObject) second = NULL;

  fixture_show (fixture, "27");
  fixture_type (fixture, "insuffici");
  fixture_settle ();
  rows = G_LIST_MODEL (gtk_list_view_get_model (get_hits (fixture)));
  first = g_list_model_get_item (rows, 0);
  fixture_type (fixture, "insufficie");
  second = g_list_model_get_item (rows, 0);
  g_assert_true (first == second);
}

/* A law that is all about the words is cut; walking onto the rest and Enter shows it. */
static void
test_more (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_type (fixture, "penalty card");
  fixture_settle ();
  for (int i = 0; i < 5; i++)
    lex_sidebar_move (fixture->window->sidebar, 1);

  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_assert_label (fixture, "27");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  g_assert_cmpuint (lex_label_get_law (lex_reader_get_label (fixture->window->reader)), ==, 50);
}

static char *
dup_first_rows (Fixture *fixture, guint n)
{
  GListModel *rows = G_LIST_MODEL (gtk_list_view_get_model (get_hits (fixture)));
  GString *labels = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (LexHitItem) item = g_list_model_get_item (rows, i);

      g_string_append_printf (labels, "%s%s", i > 0 ? " " : "",
                              lex_label_get_text (lex_hit_get_label (lex_hit_item_get_hit (item))));
    }
  return g_string_free (labels, FALSE);
}

/* A number is that law and its parts, in their order, before all that cites them. */
static void
test_law_comes_whole (Fixture *fixture, gconstpointer data)
{
  static const char *const rows[][2]
      = { { "27", "27 27A 27B 27C 27D" }, { "16", "16 16A 16B 16C 16D" } };

  fixture_show (fixture, "1");
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *first = NULL;

      fixture_type (fixture, rows[i][0]);
      fixture_settle ();
      first = dup_first_rows (fixture, 5);
      g_assert_cmpstr (first, ==, rows[i][1]);
    }
}

static void
check_is_english (GtkWidget *widget, const char *typed)
{
  const char *text = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
                         ? gtk_label_get_text (GTK_LABEL (widget))
                         : "";

  if (g_regex_match_simple ("[ąćęłńśźż]", text, G_REGEX_CASELESS, 0))
    g_error ("%s: “%s”", typed, text);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_is_english (child, typed);
}

/* Who reads English alone is shown no Polish, whatever is typed. */
static void
test_one_language (Fixture *fixture, gconstpointer data)
{
  static const char *const typed[] = { "27", "16", "revoke", "screens", "renons" };

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.languages::en");
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      fixture_type (fixture, typed[i]);
      fixture_settle ();
      check_is_english (GTK_WIDGET (get_hits (fixture)), typed[i]);
    }
}

/* A sub-clause can not be read without what it stands below. */
static void
test_parents (Fixture *fixture, gconstpointer data)
{
  GtkWidget *hits = GTK_WIDGET (fixture->window->sidebar);

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.languages::en");
  fixture_type (fixture, "revoke occurred on trick twelve");
  fixture_settle ();
  g_assert_true (fixture_shows (hits, "64B6"));
  g_assert_true (fixture_shows (hits, "B No Automatic Trick Adjustment"));
}

/* What a director may write for a clause, down to the digits of a bad copy. */
static void
test_citations (Fixture *fixture, gconstpointer data)
{
  static const char *const typed[][2] = {
    { "L16", "16" },
    { "L27B", "27B" },
    { "l27b", "27B" },
    { "Law27", "27" },
    { "27.B.1.a", "27B1a" },
    { "27-b-1", "27B1" },
    { "27,b", "27B" },
    { "prz 27", "27" },
    { "ex 33", "example/33" },
    { "33 example", "example/33" },
    { "przykład 101", "example/101" },
    { "example L16", "example/116" },
    { "przykład L86", "example/186" },
    { "screens 3a", "screens/3a" },
    { "zaslony 3c(ii)", "screens/3c(ii)" },
    { "12 c 1 e ii", "12C1e(ii)" },
    { "przepis6lB", "61B" },
    { "27B1(a)", "27B1a" },
  };

  fixture_show (fixture, "1");
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      fixture_type (fixture, typed[i][0]);
      g_signal_emit_by_name (fixture->window->entry, "activate");
      g_test_message ("%s", typed[i][0]);
      fixture_assert_label (fixture, typed[i][1]);
    }
}

/* The page is not set anew because somebody searches. */
static void
test_page_stays (Fixture *fixture, gconstpointer data)
{
  GtkWidget *reader = GTK_WIDGET (fixture->window->reader);
  GtkWidget *sidebar = GTK_WIDGET (fixture->window->sidebar);
  int width;

  fixture_show (fixture, "27");
  width = gtk_widget_get_width (reader);
  fixture_type (fixture, "insufficient bid");
  fixture_settle ();
  for (guint kind = 0; kind <= LEX_N_KINDS; kind++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (find_widget (sidebar, GTK_TYPE_DROP_DOWN)), kind);
      fixture_settle ();
      g_assert_cmpint (gtk_widget_get_width (reader), ==, width);
    }
}

static void
test_unknown_label (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_type (fixture, "27Z");
  fixture_settle ();

  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "27Z"));
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "A"));
  g_signal_emit_by_name (fixture->window->entry, "activate");
  fixture_assert_label (fixture, "27");
}

static void
test_no_hit (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_type (fixture, "xyzzyqwv");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "xyzzyqwv"));

  g_signal_emit_by_name (fixture->window->entry, "stop-search");
  fixture_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==, "");
  g_assert_false (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "xyzzyqwv"));
}

static void
test_hostile_queries (Fixture *fixture, gconstpointer data)
{
  static const char *const queries[] = {
    "\"", "'", "(", "a AND", "NEAR(", "*", "<b>", "&amp;", "%s%n", "♠", "\t", "-", "27B1a 27B1a",
  };
  g_autofree char *huge = g_strnfill (100000, 'a');

  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    fixture_type (fixture, queries[i]);
  fixture_type (fixture, huge);
  fixture_settle ();

  fixture_assert_label (fixture, "27");
}

static void
add_tests (void)
{
  fixture_add ("/shell/search/filter", 1280, test_filter);
  fixture_add ("/shell/search/suggestion", 1280, test_suggestion);
  fixture_add ("/shell/search/more", 1280, test_more);
  fixture_add ("/shell/search/parents", 1280, test_parents);
  fixture_add ("/shell/search/rows-follow", 1280, test_rows_follow);
  fixture_add ("/shell/search/rows-stay", 1280, test_rows_stay);
  fixture_add ("/shell/search", 1280, test_search);
  fixture_add ("/shell/search/label", 1280, test_search_by_label);
  fixture_add ("/shell/search/walk", 1280, test_walk_hits);
  fixture_add ("/shell/search/law-comes-whole", 1280, test_law_comes_whole);
  fixture_add ("/shell/search/one-language", 1280, test_one_language);
  fixture_add ("/shell/search/citations", 1280, test_citations);
  fixture_add ("/shell/search/page-stays", 1280, test_page_stays);
  fixture_add ("/shell/search/unknown-label", 1280, test_unknown_label);
  fixture_add ("/shell/search/no-hit", 1280, test_no_hit);
  fixture_add ("/shell/search/hostile", 1280, test_hostile_queries);
  fixture_add ("/shell/search/highlight", 1280, test_highlight);
  fixture_add ("/shell/search/highlight-returns", 1280, test_highlight_returns);
  fixture_add ("/shell/search/highlight-ends", 1280, test_highlight_ends);
  fixture_add ("/shell/search/remembered", 1280, test_query_is_remembered);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
