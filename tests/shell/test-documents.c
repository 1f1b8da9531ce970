/* test-documents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What can be done with imports, driven as a person does it: which of two prevails, removing one
 * and taking that back, and in the review labels and pairings corrected before all is stored.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-import.h"
#include "services/lex-naming.h"
#include "shell/lex-window-documents.h"
#include "shell/lex-window-import.h"
#include "widgets/importing/lex-documents.h"
#include "widgets/importing/lex-review-item.h"
#include "widgets/importing/lex-review.h"

#define LAW_28                                                                                     \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "It is one's turn where the player on the right had to pass anyway.\n\n"                         \
  "B. Call by Correct Player Cancelling Call Out of Rotation\n"                                    \
  "Whose turn it was may call as if nothing had happened.\n"

#define ELSEWHERE                                                                                  \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "Elsewhere the turn is one's own behind a pass that had to come.\n\n"                            \
  "B. Call by Correct Player Cancelling Call Out of Rotation\n"                                    \
  "Elsewhere he may call, and no more is said of it.\n"

#define GUIDE                                                                                      \
  "A Guide for Club Directors\n\n"                                                                 \
  "1. At the table\n\nAfter an insufficient bid (Law 27) the director hears both sides first.\n\n" \
  "2. Away from it\n\nAfter a hesitation (Law 16B) he asks other players what they would bid.\n\n" \
  "3. The score\n\nThe adjusted score (Law 12C) goes to both pairs of the board.\n"

#define RULINGS                                                                                    \
  "GUIDE TO RULINGS\n\n"                                                                           \
  "LAW 20 - REVIEW AND EXPLANATION OF CALLS\n\nA. Call Not Clearly Heard\n"                        \
  "Whoever missed a call has it repeated forthwith.\n\n"                                           \
  "LAW 21 - MISINFORMATION\n\nA. Own Misunderstanding\nNobody mends that.\n"

static GtkWidget *
wait_for_window (GType type)
{
  GtkWidget *window;

  while ((window = fixture_find_window (type)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  return window;
}

/* A button of these words, or one whose tooltip has them. */
static GtkWidget *
find_button (GtkWidget *widget, const char *words)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), words) == 0
          || g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, words);
  return found;
}

static void
press (GtkWidget *window, const char *words)
{
  GtkWidget *button = find_button (window, words);

  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
put (Fixture *fixture, const char *name, const char *text, const char *publisher)
{
  const LexImportOptions options = { .kind = -1, .language = -1, .flags = LEX_IMPORT_DRY_RUN };
  g_autofree char *path = g_build_filename (fixture->imports, "page.txt", NULL);
  const char *files[] = { path, NULL };
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (LexDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  LexImport *only;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  imports = lex_library_import (fixture->library, files, &options, &error);
  g_assert_no_error (error);
  only = imports->pdata[0];
  document = lex_document_copy (only->document, name, NULL, NULL);
  lex_document_set_edition (document, "2017", publisher);
  g_set_object (&only->document, document);
  lex_library_accept (fixture->library, imports, &error);
  g_assert_no_error (error);
}

static gboolean
reads (Fixture *fixture, const char *words)
{
  g_autoptr (LexLabel) label = lex_label_parse ("28A");
  g_autoptr (LexPassage) passage = lex_library_quote (fixture->library, label, NULL);
  LexText *text
      = lex_clause_get_text (((LexPassageRow *) passage->rows->pdata[0])->clause, LEX_LANGUAGE_EN);

  return text != NULL && strstr (lex_text_get_plain (text), words) != NULL;
}

static void
wait_until_reads (Fixture *fixture, const char *words)
{
  while (!reads (fixture, words))
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_documents (Fixture *fixture)
{
  g_autoptr (GPtrArray) documents = lex_library_list_documents (fixture->library, NULL);
  guint n = 0;

  for (guint i = 0; i < documents->len; i++)
    n += lex_document_get_imported (documents->pdata[i]);
  return n;
}

/* The one below is let prevail, that is undone, and both times the law reads so. */
static void
test_rank (Fixture *fixture, gconstpointer data)
{
  GtkWidget *documents;
  const char *first, *second;

  put (fixture, "law-28-en", LAW_28, "WBF");
  put (fixture, "law-28-en-elsewhere", ELSEWHERE, "ACBL");
  fixture_show (fixture, "28");
  first = reads (fixture, "Elsewhere") ? "Elsewhere" : "right";
  second = *first == 'E' ? "right" : "Elsewhere";
  fixture_act (fixture, "win.documents");
  documents = wait_for_window (LEX_TYPE_DOCUMENTS);
  g_assert_true (fixture_shows (documents, "WBF"));
  g_assert_false (fixture_shows (documents, "law-28-en"));
  press (documents, _ ("Let It Prevail over the One Above"));
  wait_until_reads (fixture, second);
  fixture_settle ();
  press (documents, _ ("_Undo"));
  wait_until_reads (fixture, first);
  gtk_window_close (GTK_WINDOW (documents));
  fixture_settle ();
}

/* Removed from its menu, and taken back by the button of the page. */
static void
test_remove (Fixture *fixture, gconstpointer data)
{
  GtkWidget *documents;

  put (fixture, "law-28-en", LAW_28, "WBF");
  fixture_show (fixture, "28");
  fixture_act (fixture, "win.documents");
  documents = wait_for_window (LEX_TYPE_DOCUMENTS);
  gtk_widget_activate_action (documents, "win.forget-document", "s", "law-28-en");
  while (count_documents (fixture) > 0)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  g_assert_true (fixture_shows (documents, _ ("Nothing Is Imported")));
  press (documents, _ ("_Undo"));
  while (count_documents (fixture) == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_until_reads (fixture, "right");
  fixture_settle ();
  g_assert_true (fixture_shows (documents, "WBF"));
  gtk_window_close (GTK_WINDOW (documents));
  fixture_settle ();
}

/* The review */

static LexReview *
review_file (Fixture *fixture, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->imports, "page.txt", NULL);
  const char *paths[] = { path, NULL };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lex_window_import_files (fixture->window, paths);
  return LEX_REVIEW (wait_for_window (LEX_TYPE_REVIEW));
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

/* `Clauses (3)`, however many they are. */
static void
show_clauses (GtkWidget *widget)
{
  g_auto (GStrv) halves = g_strsplit (_ ("Clauses (%u)"), "%u", 2);

  if (GTK_IS_TOGGLE_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL
      && g_str_has_prefix (gtk_button_get_label (GTK_BUTTON (widget)), halves[0]))
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (widget), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    show_clauses (child);
}

/* A row of choices is a list, too. */
static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkSelectionModel *model
      = GTK_IS_LIST_VIEW (widget) ? gtk_list_view_get_model (GTK_LIST_VIEW (widget)) : NULL;
  g_autoptr (GObject) item = model != NULL ? g_list_model_get_item (G_LIST_MODEL (model), 0) : NULL;
  GtkWidget *found = NULL;

  if (LEX_IS_REVIEW_ITEM (item))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_list (child);
  return found;
}

/* Goes to a clause of the list, as a click on its line does. */
static void
select_clause (LexReview *review, guint index)
{
  GtkWidget *list;
  GtkSelectionModel *model;

  show_clauses (GTK_WIDGET (review));
  fixture_settle ();
  list = find_list (GTK_WIDGET (review));
  g_assert_nonnull (list);
  model = gtk_list_view_get_model (GTK_LIST_VIEW (list));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (model)), >, index);
  gtk_selection_model_select_item (model, index, TRUE);
  fixture_settle ();
}

/* The entry in the row of a button. */
static void
type_beside (LexReview *review, const char *button, const char *words)
{
  GtkWidget *row = find_button (GTK_WIDGET (review), button);
  GtkWidget *entry = NULL;

  while (row != NULL && (entry = find_type (row, GTK_TYPE_ENTRY)) == NULL)
    row = gtk_widget_get_parent (row);
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  press (GTK_WIDGET (review), button);
  fixture_settle ();
}

static void
accept (Fixture *fixture, LexReview *review)
{
  press (GTK_WIDGET (review), _ ("_Import"));
  while (fixture_find_window (LEX_TYPE_REVIEW) != NULL || count_documents (fixture) == 0)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
}

static void
test_relabel (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) clauses = NULL;
  LexReview *review;

  fixture_show (fixture, "28");
  review = review_file (fixture, LAW_28);
  select_clause (review, 2);
  type_beside (review, _ ("C_orrect"), "no label at all");
  g_assert_true (fixture_shows (GTK_WIDGET (review), "no label at all"));
  type_beside (review, _ ("C_orrect"), "29A");
  accept (fixture, review);
  clauses = lex_library_list_clauses (fixture->library, "law-28-en", NULL);
  g_assert_cmpuint (clauses->len, ==, 3);
  g_assert_cmpstr (lex_label_get_text (lex_clause_get_label (clauses->pdata[2])), ==, "29A");
}

/* What a section speaks of is found from the clause afterwards. */
static void
test_pairing (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("29A");
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (GPtrArray) about = NULL;
  LexReview *review;
  guint n = 0;

  fixture_show (fixture, "28");
  review = review_file (fixture, GUIDE);
  select_clause (review, 1);
  type_beside (review, _ ("_Pair"), "29A");
  accept (fixture, review);
  passage = lex_library_show (fixture->library, label, NULL);
  about = lex_passage_list_about (passage, LEX_KIND_GUIDE);
  for (guint i = 0; i < about->len; i++)
    n += g_str_has_prefix (lex_label_get_text (about->pdata[i]), "a-guide-for-club-directors/");
  g_assert_cmpuint (n, ==, 1);
}

static guint
count_labels (GtkWidget *widget, const char *text)
{
  guint n = GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
            && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_labels (child, text);
  return n;
}

/* What a guide says below `LAW 20` wears no number of its own, as if it were that. */
static void
test_numbers (Fixture *fixture, gconstpointer data)
{
  put (fixture, "guide-to-rulings", RULINGS, "WBF");
  fixture_show (fixture, "20");
  g_assert_cmpuint (count_labels (GTK_WIDGET (fixture->window->reader), "20"), ==, 1);
  fixture_show (fixture, "guide-to-rulings/20");
  fixture_settle ();
  fixture_assert_label (fixture, "guide-to-rulings/20");
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->reader), "REVIEW"));
  g_assert_cmpuint (count_labels (GTK_WIDGET (fixture->window->reader), "20"), ==, 0);
  fixture_type (fixture, "repeated forthwith");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "forthwith"));
  g_assert_cmpuint (count_labels (GTK_WIDGET (fixture->window->sidebar), "20"), ==, 0);
}

static void
add_tests (void)
{
  fixture_add ("/documents/numbers", 1280, test_numbers);
  fixture_add ("/documents/rank", 1280, test_rank);
  fixture_add ("/documents/remove", 1280, test_remove);
  fixture_add ("/documents/relabel", 1280, test_relabel);
  fixture_add ("/documents/pairing", 1280, test_pairing);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
