/* test-importing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An import in the window: reviewed before it is stored, corrected, refused, undone; the list of
 * imported documents and a clause in two editions. It refuses to know how a file is read.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "widgets/importing/lex-compare.h"
#include "widgets/importing/lex-documents.h"
#include "widgets/importing/lex-review.h"

#define LAW_28                                                                                     \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "A call is in turn when the player on the right had to pass anyway.\n\n"                         \
  "B. Call by Correct Player Cancelling Call Out of Rotation\n"                                    \
  "Whose turn it was may call as if nothing had happened.\n"

#define LAW_28_AGAIN                                                                               \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "A call counts as in turn when the player on the right must pass anyway.\n\n"                    \
  "B. Call by Correct Player Cancelling Call Out of Rotation\n"                                    \
  "Whose turn it was may call, and all is well.\n"

#define SOUP                                                                                       \
  "Soup of the house\n\n"                                                                          \
  "Take the onions out of the basket and cut them as finely as you can.\n\n"                       \
  "When the butter is hot, put them into the pot and stir until they are soft.\n\n"                \
  "Serve it with bread while it is still hot.\n"

/* Where a person would look. */
static void
look (const char *name)
{
  fixture_settle ();
}

/* Meson's patience is the test's. */
static GtkWidget *
wait_for_window (GType type)
{
  GtkWidget *window;

  while ((window = fixture_find_window (type)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  return window;
}

static GtkWidget *
find_widget (GtkWidget *widget, GType type, const char *label)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type)
      && (label == NULL
          || (GTK_IS_BUTTON (widget)
              && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_widget (child, type, label);
  return found;
}

static GtkWidget *
find_way (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget)
      && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "review.open") == 0
      && gtk_widget_get_visible (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_way (child);
  return found;
}

static void
press (GtkWidget *window, const char *label)
{
  GtkWidget *button = find_widget (window, GTK_TYPE_BUTTON, label);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static char *
write_file (Fixture *fixture, const char *name, const char *text)
{
  char *path = g_build_filename (fixture->imports, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static LexReview *
read_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = write_file (fixture, name, text);
  const char *paths[] = { path, NULL };

  lex_window_import_files (fixture->window, paths);
  return LEX_REVIEW (wait_for_window (LEX_TYPE_REVIEW));
}

static gboolean
is_imported (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->imports, "documents", "law-28-en.xml", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* The review goes when all is stored; a toast may be an older one. */
static void
wait_for_imported (Fixture *fixture)
{
  g_autofree char *message = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u document imported", "%u documents imported", 1), 1);

  while (fixture_find_window (LEX_TYPE_REVIEW) != NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_wait_for_toast (fixture, message);
}

static void
accept_file (Fixture *fixture, const char *name, const char *text)
{
  LexReview *review = read_file (fixture, name, text);

  press (GTK_WIDGET (review), _ ("_Import"));
  wait_for_imported (fixture);
}

static void
test_discarding_leaves_nothing (Fixture *fixture, gconstpointer data)
{
  LexReview *review;

  fixture_show (fixture, "28");
  review = read_file (fixture, "law28.txt", LAW_28);
  look ("review");
  g_assert_true (fixture_shows (GTK_WIDGET (review), "law28.txt"));
  /* What is not stored yet cannot be read. */
  g_assert_null (find_way (GTK_WIDGET (review)));
  press (GTK_WIDGET (review), _ ("_Discard"));
  fixture_settle ();
  g_assert_null (fixture_find_window (LEX_TYPE_REVIEW));
  g_assert_false (is_imported (fixture));
}

/* Presses a key that a window itself answers. */
static void
press_key (GtkWidget *window, const char *key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) keys = g_list_model_get_item (controllers, i);

      for (guint at = 0;
           GTK_IS_SHORTCUT_CONTROLLER (keys) && at < g_list_model_get_n_items (G_LIST_MODEL (keys));
           at++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), at);
          g_autofree char *trigger
              = gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut));

          if (g_str_equal (trigger, key))
            {
              gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, window, NULL);
              return;
            }
        }
    }
  g_error ("%s is not answered", key);
}

static void
test_keys_close (Fixture *fixture, gconstpointer data)
{
  static const char *const keys[] = { "Escape", "<Control>w" };

  fixture_show (fixture, "28");
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      press_key (GTK_WIDGET (read_file (fixture, "law28.txt", LAW_28)), keys[i]);
      fixture_settle ();
      g_assert_null (fixture_find_window (LEX_TYPE_REVIEW));
      g_assert_false (is_imported (fixture));
    }
}

static void
test_accepting_stores_and_is_undone (Fixture *fixture, gconstpointer data)
{
  LexReview *review;

  fixture_show (fixture, "28");
  accept_file (fixture, "law28.txt", LAW_28);
  g_assert_true (is_imported (fixture));

  review = read_file (fixture, "short.txt", LAW_28_AGAIN);
  look ("replacing");
  press (GTK_WIDGET (review), _ ("_Import"));
  wait_for_imported (fixture);

  fixture_act (fixture, "win.undo-documents");
  fixture_wait_for_toast (fixture, _ ("Undone"));
  g_assert_true (is_imported (fixture));
  fixture_act (fixture, "win.undo-documents");
  while (is_imported (fixture))
    g_main_context_iteration (NULL, TRUE);
  fixture_wait_for_toast (fixture, _ ("Undone"));
}

static void
test_refused_file_is_shown (Fixture *fixture, gconstpointer data)
{
  LexReview *review;
  GtkWidget *button;

  fixture_show (fixture, "28");
  review = read_file (fixture, "shopping.bin", "\177ELF\002\001\001\377\376\200");
  look ("refused");
  button = find_widget (GTK_WIDGET (review), GTK_TYPE_BUTTON, _ ("_Import"));
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_true (fixture_shows (GTK_WIDGET (review), "shopping.bin"));
  gtk_window_close (GTK_WINDOW (review));
  fixture_settle ();
}

/* Who says that it is another edition gets it read as that. */
static void
test_language_is_corrected (Fixture *fixture, gconstpointer data)
{
  LexReview *review;
  LexImport *import;

  fixture_show (fixture, "28");
  review = read_file (fixture, "law28.txt", LAW_28);
  g_signal_emit_by_name (review, "reread", 0, LEX_KIND_LAW, LEX_LANGUAGE_PL, "");
  do
    {
      g_main_context_iteration (NULL, TRUE);
      import = g_ptr_array_index (lex_review_get_imports (review), 0);
    }
  while (lex_document_get_languages (import->document) != LEX_LANGUAGES_PL);
  g_assert_cmpint (import->language, ==, LEX_LANGUAGE_PL);
  fixture_settle ();
  gtk_window_close (GTK_WINDOW (review));
  fixture_settle ();
}

#define LAW_29                                                                                     \
  "LAW 29 - PROCEDURE AFTER A CALL OUT OF ROTATION\n\n"                                            \
  "A. Forfeiture of Right\n"                                                                       \
  "Whoever calls behind it says that he has no wish for the director.\n\n"                         \
  "B. Out-of-Rotation Call Cancelled\n"                                                            \
  "Otherwise it is taken back and the bidding goes on with the player whose turn it was.\n"

#define LAW_30                                                                                     \
  "LAW 30 - PASS OUT OF ROTATION\n\n"                                                              \
  "A. RHO's Turn to Call\n"                                                                        \
  "When the offender passed at the turn of his RHO, he has to pass at his own next turn.\n\n"      \
  "B. Partner's or LHO's Turn to Call\n"                                                           \
  "1. When the offender passed at the turn of his partner, he may make any legal call.\n"          \
  "2. The partner may call too, and Law 72C may apply.\n\n"                                        \
  "C. When the Pass is Artificial\n"                                                               \
  "When the pass is artificial, Law 31 applies and not this one.\n"

/* Pages of one folder become one document; read as another kind, they are documents again, and all
 * of them stay under review. */
static void
test_folder_is_one_document (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = NULL;
  const char *paths[] = { NULL, NULL };
  LexReview *review;
  GPtrArray *imports;

  fixture_show (fixture, "28");
  folder = g_build_filename (fixture->imports, "pages", NULL);
  paths[0] = folder;
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_free (write_file (fixture, "pages/law28.txt", LAW_28));
  g_free (write_file (fixture, "pages/law29.txt", LAW_29));
  g_free (write_file (fixture, "pages/law30.txt", LAW_30));
  lex_window_import_files (fixture->window, paths);
  review = LEX_REVIEW (wait_for_window (LEX_TYPE_REVIEW));
  imports = lex_review_get_imports (review);
  g_assert_cmpuint (imports->len, ==, 1);
  g_assert_cmpstr (lex_document_get_name (((LexImport *) imports->pdata[0])->document), ==,
                   "laws-28-30-en");
  look ("folder");

  g_signal_emit_by_name (review, "reread", 0, LEX_KIND_LAW, LEX_LANGUAGE_PL, "");
  while (imports->len > 0
         && lex_document_get_languages (((LexImport *) imports->pdata[0])->document)
                != LEX_LANGUAGES_PL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  g_assert_cmpuint (imports->len, >=, 1);
  gtk_window_close (GTK_WINDOW (review));
  fixture_settle ();
}

static void
test_dropped_files_are_read (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GListModel) controllers = NULL;
  GSList files = { NULL, NULL };
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  fixture_show (fixture, "28");
  path = write_file (fixture, "law28.txt", LAW_28);
  file = g_file_new_for_path (path);
  files.data = file;
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  controllers = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
    }
  g_assert_true (taken);
  gtk_window_close (GTK_WINDOW (wait_for_window (LEX_TYPE_REVIEW)));
  fixture_settle ();
}

/* Each line about a clause leads there, by its button and by Return. */
static void
check_ways_to_law (Fixture *fixture, GtkWidget *review)
{
  g_auto (GStrv) halves = g_strsplit (_ ("Clauses (%u)"), "%u", 2);
  g_autofree char *clauses = g_strjoinv ("3", halves);

  lex_window_open (fixture->window, "30");
  gtk_toggle_button_set_active (
      GTK_TOGGLE_BUTTON (find_widget (review, GTK_TYPE_TOGGLE_BUTTON, clauses)), TRUE);
  fixture_settle ();
  g_assert_nonnull (find_way (review));
  g_signal_emit_by_name (find_way (review), "clicked");
  fixture_assert_label (fixture, "28");
  g_signal_emit_by_name (gtk_widget_get_ancestor (find_way (review), GTK_TYPE_LIST_VIEW),
                         "activate", 1);
  fixture_assert_label (fixture, "28A");
  fixture_settle ();
}

static void
test_documents_are_listed (Fixture *fixture, gconstpointer data)
{
  GtkWidget *documents;

  fixture_show (fixture, "28");
  fixture_act (fixture, "win.documents");
  documents = wait_for_window (LEX_TYPE_DOCUMENTS);
  look ("no-documents");
  gtk_window_close (GTK_WINDOW (documents));
  accept_file (fixture, "law28.txt", LAW_28);

  fixture_act (fixture, "win.documents");
  documents = wait_for_window (LEX_TYPE_DOCUMENTS);
  lex_window_retitle_document (fixture->window, "law-28-en", "In the right order");
  while (!fixture_shows (documents, "In the right order"))
    g_main_context_iteration (NULL, TRUE);
  look ("documents");
  fixture_act (fixture, "win.report::law-28-en");
  look ("report");
  g_assert_true (fixture_shows (wait_for_window (LEX_TYPE_REVIEW), "law28.txt"));
  check_ways_to_law (fixture, wait_for_window (LEX_TYPE_REVIEW));
  gtk_window_close (GTK_WINDOW (wait_for_window (LEX_TYPE_REVIEW)));
  fixture_act (fixture, "win.rename::law-28-en");
  look ("rename");
  fixture_act (fixture, "win.reimport::law-28-en");
  fixture_wait_for_toast (fixture, _ ("The original was read again"));
  gtk_window_close (GTK_WINDOW (documents));
  fixture_settle ();
}

static void
test_editions_are_compared (Fixture *fixture, gconstpointer data)
{
  GtkWidget *compare;

  fixture_show (fixture, "28");
  accept_file (fixture, "law28.txt", LAW_28);
  fixture_act (fixture, "win.compare-here");
  compare = wait_for_window (LEX_TYPE_COMPARE);
  look ("compare");
  g_assert_true (fixture_shows (compare, "28B"));
  gtk_window_close (GTK_WINDOW (compare));
  fixture_settle ();

  lex_window_open (fixture->window, "30");
  fixture_act (fixture, "win.compare-here");
  compare = wait_for_window (LEX_TYPE_COMPARE);
  g_assert_true (fixture_shows (compare, _ ("Only one edition of this clause is here. Import "
                                            "another to compare it.")));
  gtk_window_close (GTK_WINDOW (compare));
  fixture_settle ();
}

/* What does not tell what it is, may be taken in by who says it; nothing is said beforehand, nor of
 * what is broken. */
static void
test_untold (Fixture *fixture, gconstpointer data)
{
  LexReview *review;
  GtkWidget *row;

  fixture_show (fixture, "27");
  review = read_file (fixture, "broken.pdf", "%PDF-1.4 and no more");
  row = find_widget (GTK_WIDGET (review), ADW_TYPE_COMBO_ROW, NULL);
  g_assert_false (gtk_widget_get_mapped (row));
  gtk_window_close (GTK_WINDOW (review));
  fixture_settle ();

  review = read_file (fixture, "soup.txt", SOUP);
  row = find_widget (GTK_WIDGET (review), ADW_TYPE_COMBO_ROW, NULL);
  g_assert_true (fixture_shows (row, _ ("Not said yet")));
  g_assert_false (
      gtk_widget_is_sensitive (find_widget (GTK_WIDGET (review), GTK_TYPE_BUTTON, _ ("_Import"))));
  g_assert_true (gtk_widget_get_mapped (row));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 3);
  while (((LexImport *) g_ptr_array_index (lex_review_get_imports (review), 0))->document == NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  press (GTK_WIDGET (review), _ ("_Import"));
  wait_for_imported (fixture);
}

static void
add_tests (void)
{
  fixture_add ("/shell/importing/untold", 1280, test_untold);
  fixture_add ("/importing/discard", 1280, test_discarding_leaves_nothing);
  fixture_add ("/importing/keys", 1280, test_keys_close);
  fixture_add ("/importing/accept", 1280, test_accepting_stores_and_is_undone);
  fixture_add ("/importing/refused", 1280, test_refused_file_is_shown);
  fixture_add ("/importing/reread", 1280, test_language_is_corrected);
  fixture_add ("/importing/folder", 1280, test_folder_is_one_document);
  fixture_add ("/importing/drop", 1280, test_dropped_files_are_read);
  fixture_add ("/importing/documents", 1280, test_documents_are_listed);
  fixture_add ("/importing/compare", 1280, test_editions_are_compared);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
