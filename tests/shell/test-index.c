/* test-index.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Browses the subject index that ships: every way out of it leads somewhere, and
 * back. It refuses to know which entries there should be. Run by Meson on a
 * display of its own.
 */

#include "fixture.h"

#include <string.h>

#include "language/lex-collation.h"
#include "services/lex-entries.h"
#include "services/lex-passage.h"
#include "widgets/page/lex-walk.h"
#include "widgets/sidebar/lex-sidebar-letter.h"
#include "widgets/sidebar/lex-sidebar-row.h"
#include "widgets/sidebar/lex-sidebar-tree.h"

#define INDEX "index"

/* Adds what the words of a clause refer to. */
static void
add_targets (GHashTable *targets, LexClause *clause, LexLanguage language)
{
  LexText *text = lex_clause_get_text (clause, language);
  const LexSpan *spans;
  gsize n_spans = 0;

  if (text == NULL)
    return;

  spans = lex_text_get_spans (text, &n_spans);
  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_CITATION)
      g_hash_table_add (targets, g_strdup (spans[i].target));
}

static GHashTable *
find_targets (LexLibrary *library)
{
  GHashTable *targets = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (library, INDEX, NULL);

  g_assert_nonnull (clauses);
  for (guint i = 0; i < clauses->len; i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      add_targets (targets, g_ptr_array_index (clauses, i), language);

  return targets;
}

/* Opens the page and finds the place on it: a reference to 64C2(b) is not kept by law 64 alone. */
static void
test_every_reference_opens (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GHashTable) targets = find_targets (fixture->library);
  GHashTableIter each;
  gpointer target;

  g_assert_cmpuint (g_hash_table_size (targets), >, 300);
  g_hash_table_iter_init (&each, targets);
  while (g_hash_table_iter_next (&each, &target, NULL))
    {
      g_test_message ("%s", (char *) target);
      g_assert_true (lex_library_has_label (fixture->library, target));
      g_assert_true (lex_window_open (fixture->window, target));
      fixture_assert_label (fixture, target);
    }
}

/* A one-language entry is opened in either. */
static void
test_every_entry_opens (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (fixture->library, INDEX, NULL);

  for (guint i = 0; i < clauses->len; i++)
    {
      LexLabel *label = lex_clause_get_label (g_ptr_array_index (clauses, i));

      g_assert_true (lex_window_open (fixture->window, lex_label_get_text (label)));
      fixture_assert_label (fixture, lex_label_get_text (label));
    }
}

static GListModel *
open_index (GtkTreeListModel *tree)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (tree)); i++)
    {
      g_autoptr (GtkTreeListRow) row = gtk_tree_list_model_get_row (tree, i);
      g_autoptr (GObject) item = gtk_tree_list_row_get_item (row);

      if (!LEX_IS_DOCUMENT (item)
          || !g_str_equal (lex_document_get_name (LEX_DOCUMENT (item)), INDEX))
        continue;
      gtk_tree_list_row_set_expanded (row, TRUE);
      return gtk_tree_list_row_get_children (row);
    }

  return NULL;
}

/* Checks the entries of a letter; returns how many there are. */
static guint
check_letter (LexSidebarLetter *letter, LexLanguage language)
{
  GListModel *entries = lex_sidebar_letter_get_entries (letter);
  g_autofree char *before = g_strdup ("");

  for (guint i = 0; i < g_list_model_get_n_items (entries); i++)
    {
      g_autoptr (LexClause) entry = g_list_model_get_item (entries, i);
      const char *heading = lex_entries_get_heading (entry, language, NULL);
      g_autofree char *initial = lex_collation_dup_initial (heading, language);
      char *key = lex_collation_dup_key (heading, language);

      g_assert_cmpstr (initial, ==, lex_sidebar_letter_get_letter (letter));
      g_assert_cmpstr (before, <, key);
      g_free (before);
      before = key;
    }

  return g_list_model_get_n_items (entries);
}

/* Each letter once, in the order of the alphabet, and all entries under them. */
static guint
check_letters (Fixture *fixture, LexLanguages languages, const char *alphabet)
{
  const LexLanguage language = lex_languages_get_first (languages);
  g_autoptr (GtkTreeListModel) tree = lex_sidebar_tree_new (fixture->library, languages);
  GListModel *letters = open_index (tree);
  const char *last = alphabet;
  guint n_entries = 0;

  g_assert_nonnull (letters);
  for (guint i = 0; i < g_list_model_get_n_items (letters); i++)
    {
      g_autoptr (LexSidebarLetter) letter = g_list_model_get_item (letters, i);
      const char *found = strstr (alphabet, lex_sidebar_letter_get_letter (letter));

      g_assert_nonnull (found);
      g_assert_true (i == 0 || found > last);
      last = found;
      n_entries += check_letter (letter, language);
    }

  return n_entries;
}

static void
test_alphabetical (Fixture *fixture, gconstpointer data)
{
  const char *polish = "0–9 A Ą B C Ć D E Ę F G H I J K L Ł M N Ń O Ó P Q R S Ś T U V W X Y Z Ź Ż";
  const char *english = "0–9 A B C D E F G H I J K L M N O P Q R S T U V W X Y Z";
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (fixture->library, INDEX, NULL);
  guint n_main = 0;
  guint n_both;

  for (guint i = 0; i < clauses->len; i++)
    n_main += lex_label_get_depth (lex_clause_get_label (g_ptr_array_index (clauses, i))) == 0;

  n_both = check_letters (fixture, LEX_LANGUAGES_BOTH, polish);
  g_assert_cmpuint (n_both, ==, n_main);
  g_assert_cmpuint (check_letters (fixture, LEX_LANGUAGES_PL, polish), <, n_main);
  g_assert_cmpuint (check_letters (fixture, LEX_LANGUAGES_EN, english), <, n_main);
}

/* The first link of a page, as an arrow and Return find it. */
static void
follow_first_link (Fixture *fixture)
{
  LexReader *reader = fixture->window->reader;
  GtkWidget *focus;

  gtk_widget_grab_focus (GTK_WIDGET (reader));
  g_assert_true (lex_walk_step (reader, LEX_WALK_TEXTS, GTK_DIR_TAB_FORWARD));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (GTK_IS_LABEL (focus));
  g_signal_emit_by_name (focus, "activate-current-link");
}

static void
test_there_and_back (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "index/revoke");
  follow_first_link (fixture);
  fixture_settle ();
  fixture_assert_label (fixture, "61A");

  fixture_act (fixture, "win.back");
  fixture_settle ();
  fixture_assert_label (fixture, "index/revoke");
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->reader), "fałszywy renons"));
}

/* An entry that leads to one clause is no stop on the way; one that leads to several is a page. */
static void
test_only_target (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.open-hit::index/simultaneous-calls");
  fixture_assert_label (fixture, "33");
  fixture_act (fixture, "win.open-hit::index/revoke");
  fixture_assert_label (fixture, "index/revoke");
}

/* A letter can be reached and opened by keys alone, as can a document. */
static void
check_expandable_rows (GtkWidget *widget, guint *n_rows)
{
  if (LEX_IS_SIDEBAR_ROW (widget) && gtk_widget_has_css_class (widget, "document")
      && gtk_widget_get_mapped (widget))
    {
      g_assert_true (gtk_widget_grab_focus (gtk_widget_get_parent (widget)));
      g_assert_true (gtk_widget_is_focus (widget));
      (*n_rows)++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_expandable_rows (child, n_rows);
}

/* Who tabs into the contents is at the entry that is read, not at the top. */
static void
test_keys (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sidebar = GTK_WIDGET (fixture->window->sidebar);
  GtkWidget *focus;
  guint n_rows = 0;

  fixture_show (fixture, "index/revoke");
  g_assert_true (gtk_widget_child_focus (sidebar, GTK_DIR_TAB_BACKWARD));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (fixture_shows (focus, "fałszywy renons"));

  check_expandable_rows (sidebar, &n_rows);
  g_assert_cmpuint (n_rows, >, 0);
}

/* The next page is what stands below in the contents, in this alphabet. */
static void
test_steps_in_order (Fixture *fixture, gconstpointer data)
{
  LexLabel *label;
  g_autoptr (LexPassage) passage = NULL;
  g_autofree char *before = lex_collation_dup_key ("fałszywy renons", LEX_LANGUAGE_PL);
  g_autofree char *after = NULL;

  fixture_show (fixture, "index/revoke");
  fixture_act (fixture, "win.next-law");
  label = lex_reader_get_label (fixture->window->reader);
  g_assert_cmpstr (lex_label_get_document (label), ==, INDEX);

  passage = lex_library_show (fixture->library, label, NULL);
  after = lex_collation_dup_key (
      lex_entries_get_heading (((LexPassageRow *) g_ptr_array_index (passage->rows, 0))->clause,
                               LEX_LANGUAGE_PL, NULL),
      LEX_LANGUAGE_PL);
  g_assert_cmpstr (before, <, after);
  fixture_act (fixture, "win.previous-law");
  fixture_assert_label (fixture, "index/revoke");
}

/* Sub-entries in the order of the language that comes first. */
static void
test_sub_entries_in_order (Fixture *fixture, gconstpointer data)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      g_autoptr (LexLabel) label = lex_label_parse ("index/revoke");
      g_autoptr (LexPassage) passage = lex_library_show (fixture->library, label, NULL);
      g_autofree char *before = g_strdup ("");

      lex_entries_sort_passage (passage, language);
      for (guint i = 0; i < passage->rows->len; i++)
        {
          LexPassageRow *row = g_ptr_array_index (passage->rows, i);
          LexLabel *own = lex_clause_get_label (row->clause);
          char *key;

          g_assert_true (i == 0 ? lex_label_equal (own, label) : lex_label_contains (label, own));
          key = lex_collation_dup_key (lex_entries_get_heading (row->clause, language, NULL),
                                       language);
          g_assert_true (i < 2 || strcmp (before, key) < 0);
          g_free (before);
          before = key;
        }
    }
}

/* A page of labels alone says nothing: below them stand the clauses, in both languages. */
static void
test_clauses_are_quoted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("50A");

  fixture_show (fixture, "index/penalty-card");
  fixture_settle ();
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      g_autofree char *heading = lex_library_dup_heading (fixture->library, label, language, NULL);

      g_assert_nonnull (heading);
      g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->reader), heading));
    }
}

static void
add_tests (void)
{
  fixture_add ("/shell/index/only-target", 1280, test_only_target);
  fixture_add ("/shell/index/references", 1280, test_every_reference_opens);
  fixture_add ("/shell/index/entries", 1280, test_every_entry_opens);
  fixture_add ("/shell/index/alphabetical", 1280, test_alphabetical);
  fixture_add ("/shell/index/there-and-back", 1280, test_there_and_back);
  fixture_add ("/shell/index/there-and-back/narrow", 420, test_there_and_back);
  fixture_add ("/shell/index/quoted", 1280, test_clauses_are_quoted);
  fixture_add ("/shell/index/keys", 1280, test_keys);
  fixture_add ("/shell/index/steps", 1280, test_steps_in_order);
  fixture_add ("/shell/index/sub-entries", 1280, test_sub_entries_in_order);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
