/* test-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whose words the window shows, chosen by its chip: the official text's, the digest's, both, or
 * those of one of several documents.
 */

#include "fixture.h"

#include <string.h>

#include "services/lex-library-import.h"

#define LAW_28                                                                                     \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "It is one's turn where the player on the right had to pass anyway.\n\n"                         \
  "B. Call by Correct Player Cancelling Call Out of Rotation\n"                                    \
  "Whose turn it was may call as if nothing had happened.\n"

#define LAW_28_ELSEWHERE                                                                           \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "Elsewhere a pass that had to come makes the next call be in turn.\n\n"                          \
  "B. Call by Correct Player Cancelling Call Out of Rotation\n"                                    \
  "Elsewhere he may call, and no more is said of it.\n"

#define OFFICIAL "the player on the right had to pass anyway"
#define ELSEWHERE "pass that had to come"

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

static GtkWidget *
find_button (GtkWidget *widget, GType type, const char *label)
{
  GtkWidget *found = NULL;

  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && (label == NULL || fixture_shows (widget, label)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_button (child, type, label);
  return found;
}

static gboolean
has_chip (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "words"))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_chip (child))
      return TRUE;
  return FALSE;
}

static GtkWidget *
get_page (Fixture *fixture)
{
  return GTK_WIDGET (lex_reader_get_page (fixture->window->reader));
}

static void
press (Fixture *fixture, const char *label)
{
  GtkWidget *button = find_button (get_page (fixture), GTK_TYPE_TOGGLE_BUTTON, label);

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  fixture_settle ();
}

static gboolean
has_digest_row (GtkWidget *page)
{
  for (GtkWidget *row = gtk_widget_get_first_child (page); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_has_css_class (row, "digest"))
      return TRUE;
  return FALSE;
}

static void
test_without_imports (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "28");
  g_assert_false (has_chip (get_page (fixture)));
}

/* One press each, the words say whose they are, and no file's name is shown. */
static void
test_chip (Fixture *fixture, gconstpointer data)
{
  put (fixture, "law-28-en", LAW_28, "WBF");
  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "28");
  g_assert_true (has_chip (get_page (fixture)));
  g_assert_true (fixture_shows (get_page (fixture), "official text, WBF 2017"));
  g_assert_true (fixture_shows (get_page (fixture), OFFICIAL));
  g_assert_false (fixture_shows (get_page (fixture), "law-28-en"));
  g_assert_false (has_digest_row (get_page (fixture)));

  press (fixture, "digest");
  g_assert_false (fixture_shows (get_page (fixture), OFFICIAL));
  press (fixture, "both");
  g_assert_true (fixture_shows (get_page (fixture), OFFICIAL));
  g_assert_true (has_digest_row (get_page (fixture)));
  press (fixture, "official text, WBF 2017");
  g_assert_false (has_digest_row (get_page (fixture)));
}

/* A page opened later, and the next window, follow. */
static void
test_choice_is_kept (Fixture *fixture, gconstpointer data)
{
  g_autofree char *words = NULL;
  LexWindow *next;

  put (fixture, "law-28-en", LAW_28, "WBF");
  fixture_act (fixture, "win.words::both");
  fixture_show (fixture, "28");
  g_assert_true (has_digest_row (get_page (fixture)));
  words = g_settings_get_string (fixture->preferences, "words");
  g_assert_cmpstr (words, ==, "both");

  next = fixture_new_window (fixture, 1280);
  g_assert_cmpint (lex_words_choice_get_words (next->words), ==, LEX_WORDS_BOTH);
  gtk_window_destroy (GTK_WINDOW (next));
}

static void
choose (Fixture *fixture, const char *title)
{
  GtkWidget *menu = find_button (get_page (fixture), GTK_TYPE_MENU_BUTTON, NULL);
  GtkWidget *choice;

  g_assert_nonnull (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  fixture_settle ();
  choice = find_button (get_page (fixture), GTK_TYPE_CHECK_BUTTON, title);
  g_assert_nonnull (choice);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (choice), TRUE);
  fixture_settle ();
}

static void
test_one_of_several (Fixture *fixture, gconstpointer data)
{
  put (fixture, "law-28-en", LAW_28, "WBF");
  put (fixture, "law-28-en-elsewhere", LAW_28_ELSEWHERE, "ACBL");
  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "28");
  choose (fixture, "ACBL 2017");
  g_assert_true (fixture_shows (get_page (fixture), "official text, ACBL 2017"));
  g_assert_true (fixture_shows (get_page (fixture), ELSEWHERE));
  press (fixture, "digest");
  /* Who asks for one of them wants to read it. */
  choose (fixture, "WBF 2017");
  g_assert_true (fixture_shows (get_page (fixture), "official text, WBF 2017"));
  g_assert_true (fixture_shows (get_page (fixture), OFFICIAL));
}

/* What the digest says is found whatever is shown. */
static void
test_digest_is_found (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("28A");
  g_autoptr (LexPassage) passage = NULL;
  const LexPassageRow *row;
  g_auto (GStrv) words = NULL;

  put (fixture, "law-28-en", LAW_28, "WBF");
  passage = lex_library_show (fixture->library, label, NULL);
  row = passage->rows->pdata[0];
  words = g_strsplit (lex_text_get_plain (lex_clause_get_text (row->digest, LEX_LANGUAGE_EN)), " ",
                      7);
  g_assert_cmpuint (g_strv_length (words), ==, 7);
  g_clear_pointer (&words[6], g_free);
  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "1");
  {
    g_autofree char *typed = g_strjoinv (" ", words);

    fixture_type (fixture, typed);
  }
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "28A"));
}

static void
add_tests (void)
{
  fixture_add ("/words/none", 1280, test_without_imports);
  fixture_add ("/words/chip", 1280, test_chip);
  fixture_add ("/words/kept", 1280, test_choice_is_kept);
  fixture_add ("/words/several", 1280, test_one_of_several);
  fixture_add ("/words/digest-found", 1280, test_digest_is_found);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
