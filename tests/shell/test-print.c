/* test-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints what the window shows: the page, what is named, a document, hits and notes, as the
 * dialog's own page has it chosen; and reads the files back. How pages look the command line's test
 * says.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <poppler.h>
#include <string.h>

#include "services/lex-parents.h"
#include "shell/lex-window-print.h"
#include "widgets/printing/lex-print-options.h"
#include "widgets/printing/lex-print.h"

/* All words of what a job prints, without what parts them. */
static char *
dup_words (LexPrintJob *job)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "shell", "printed.pdf", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = g_string_new (NULL);
  PopplerDocument *document;

  g_assert_true (lex_print_export (job, path, &error));
  g_assert_no_error (error);
  document = poppler_document_new_from_file (uri, NULL, &error);
  g_assert_no_error (error);
  for (int i = 0; i < poppler_document_get_n_pages (document); i++)
    {
      PopplerPage *page = poppler_document_get_page (document, i);
      g_autofree char *words = poppler_page_get_text (page);
      g_auto (GStrv) parts = g_strsplit_set (words, " \n", -1);
      g_autofree char *solid = g_strjoinv ("", parts);

      g_string_append (text, solid);
      g_object_unref (page);
    }
  g_object_unref (document);
  g_remove (path);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
check (LexPrintJob *job, const char *there, const char *missing)
{
  g_autofree char *words = dup_words (job);

  if (strstr (words, there) == NULL)
    g_error ("“%s” is not printed: %s", there, words);
  if (missing != NULL && strstr (words, missing) != NULL)
    g_error ("“%s” is printed: %s", missing, words);
}

static GtkWidget *
find (GtkWidget *widget, GType type, const char *words)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type)
      && (words == NULL || fixture_shows (widget, words)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type, words);
  return found;
}

/* A clause that is read is printed with its law, in the languages that are read. */
static void
test_page (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;

  fixture_act (fixture, "win.languages::pl");
  fixture_show (fixture, "27B1a");
  job = lex_window_new_print_job (fixture->window);
  g_assert_cmpint (job->what, ==, LEX_PRINT_PAGE);
  check (job, "Odzywkaniewystarczająca", "InsufficientBid");
  job->languages = LEX_LANGUAGES_BOTH;
  check (job, "InsufficientBid", NULL);
}

static void
test_example (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;

  fixture_act (fixture, "win.languages::en");
  fixture_show (fixture, "example/33");
  job = lex_window_new_print_job (fixture->window);
  check (job, "Ruling", NULL);
  check (job, "QJ106", NULL);
  job->rulings = FALSE;
  check (job, "QJ106", "Ruling");
}

static void
test_named (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (GError) error = NULL;

  fixture_show (fixture, "27");
  job = lex_window_new_print_job (fixture->window);
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_NAMED;
  g_assert_false (lex_print_export (job, "/nowhere.pdf", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_clear_error (&error);
  job->named = g_strdup ("16B, screens 3a");
  check (job, "16B", "InsufficientBid");
  g_free (job->named);
  job->named = g_strdup ("no such thing");
  g_assert_false (lex_print_export (job, "/nowhere.pdf", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
}

/* What stands there to be written over can be printed, in either language. */
static void
test_named_as_shown (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (GtkWidget) options = NULL;
  const char *shown;

  fixture_show (fixture, "1");
  job = lex_window_new_print_job (fixture->window);
  options = g_object_ref_sink (lex_print_options_new (job));
  shown = gtk_entry_get_placeholder_text (GTK_ENTRY (find (options, GTK_TYPE_ENTRY, NULL)));
  g_assert_null (strchr (shown, '/'));
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_NAMED;
  job->named = g_strdup (shown);
  check (job, "InsufficientBid", "ThePack");
  check (job, "1NTcorrectedto2NT", NULL);
  check (job, "Rectificationmodified", NULL);
}

static void
test_document (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;

  fixture_show (fixture, "screens/3a");
  job = lex_window_new_print_job (fixture->window);
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_DOCUMENT;
  check (job, "3c", "InsufficientBid");
}

static void
test_hits (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;

  fixture_show (fixture, "27");
  job = lex_window_new_print_job (fixture->window);
  g_assert_false (lex_print_job_has (job, LEX_PRINT_HITS));
  lex_print_job_free (g_steal_pointer (&job));

  fixture_type (fixture, "dummy reveals");
  job = lex_window_new_print_job (fixture->window);
  g_assert_true (lex_print_job_has (job, LEX_PRINT_HITS));
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_HITS;
  check (job, "“dummyreveals”", NULL);
  check (job, "LawsofDuplicateBridge2017", NULL);
}

static guint
count (const char *words, const char *wanted)
{
  guint n = 0;

  for (const char *at = words; (at = strstr (at, wanted)) != NULL; at++)
    n++;
  return n;
}

/* Of two hits one of which lies in the other, its words are printed once. */
static void
test_hits_once (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autofree char *words = NULL;

  fixture_show (fixture, "27");
  fixture_type (fixture, "establishment of a revoke");
  job = lex_window_new_print_job (fixture->window);
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_HITS;
  words = dup_words (job);
  g_assert_cmpuint (count (words, "Arevokebecomesestablished:"), ==, 1);
}

static void
test_notes (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (GError) error = NULL;
  LexJournalEntry *entry
      = lex_journal_entry_new (LEX_JOURNAL_NOTE, "27B", "Ask him first & always");

  fixture_show (fixture, "27");
  g_assert_true (lex_journal_put (fixture->journal, entry, &error));
  g_assert_no_error (error);
  lex_journal_entry_free (entry);
  job = lex_window_new_print_job (fixture->window);
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_NOTES;
  check (job, "Askhimfirst&always", NULL);
  check (job, "27BInsufficientBidnotAccepted", NULL);
}

/* Puts something on a clause that quotes it, as the window has it. */
static LexJournalEntry *
quote (Fixture *fixture, LexJournalKind kind, const char *label, LexLanguage language)
{
  LexJournalEntry *entry = lex_journal_entry_new (kind, label, NULL);
  g_autoptr (GError) error = NULL;

  lex_journal_quote (fixture->window->library, entry, language);
  g_assert_true (lex_journal_put (fixture->journal, entry, &error));
  g_assert_no_error (error);
  return entry;
}

static char *
dup_solid (const char *words)
{
  g_auto (GStrv) parts = g_strsplit_set (words, " \n\u00a0", -1);

  return g_strjoinv ("", parts);
}

static void
check_quoted (LexPrintJob *job, const LexJournalEntry *entry, const char *before,
              const char *behind)
{
  g_autofree char *words = dup_solid (entry->fields[LEX_JOURNAL_QUOTE]);
  g_autofree char *quoted = g_strconcat (before, words, behind, NULL);

  check (job, quoted, NULL);
}

/* What a note quotes stands between the marks of its own language, and says where it was cut. */
static void
test_notes_quoted (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (LexJournalEntry) polish = NULL;
  g_autoptr (LexJournalEntry) english = NULL;
  g_autoptr (LexJournalEntry) whole = NULL;

  fixture_show (fixture, "27");
  polish = quote (fixture, LEX_JOURNAL_NOTE, "16B1a", LEX_LANGUAGE_PL);
  english = quote (fixture, LEX_JOURNAL_NOTE, "16B1b", LEX_LANGUAGE_EN);
  whole = quote (fixture, LEX_JOURNAL_NOTE, "64B6", LEX_LANGUAGE_PL);
  job = lex_window_new_print_job (fixture->window);
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_NOTES;
  check_quoted (job, polish, "„", "…”");
  check_quoted (job, english, "“", "…”");
  check_quoted (job, whole, "„", "”");
}

/* A bookmark on what has no heading tells its first words and what it stands below; those of a
 * folder stand below its name. */
static void
test_bookmarks (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (LexJournalEntry) folder = lex_journal_entry_new (LEX_JOURNAL_FOLDER, NULL, "Friday");
  g_autoptr (LexJournalEntry) bookmark = NULL;
  g_autoptr (LexLabel) label = lex_label_parse ("64B6");
  g_autofree char *lead = NULL;
  g_autofree char *solid = NULL;
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  fixture_show (fixture, "27");
  g_assert_true (lex_journal_put (fixture->journal, folder, &error));
  bookmark = quote (fixture, LEX_JOURNAL_BOOKMARK, "64B6", LEX_LANGUAGE_EN);
  g_assert_true (lex_journal_move (fixture->journal, bookmark->fields[LEX_JOURNAL_ID],
                                   folder->fields[LEX_JOURNAL_ID], NULL, &error));
  g_assert_no_error (error);
  lead = lex_parents_dup_words (fixture->window->library, label, LEX_LANGUAGE_EN, NULL);
  solid = dup_solid (lead);
  expected = g_strconcat ("Friday64B6", solid, NULL);
  job = lex_window_new_print_job (fixture->window);
  job->languages = LEX_LANGUAGES_EN;
  job->what = LEX_PRINT_NOTES;
  check (job, expected, "“");
  check (job, "NoAutomaticTrickAdjustment", NULL);
}

static const char *
get_languages (GtkWidget *options)
{
  GtkDropDown *choice = GTK_DROP_DOWN (find (options, GTK_TYPE_DROP_DOWN, NULL));

  return gtk_string_object_get_string (gtk_drop_down_get_selected_item (choice));
}

/* What is chosen on the dialog's page is what is printed; typing a name chooses it. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (GtkWidget) options = NULL;

  fixture_act (fixture, "win.languages::both");
  fixture_show (fixture, "27");
  job = lex_window_new_print_job (fixture->window);
  options = g_object_ref_sink (lex_print_options_new (job));
  lex_print_options_apply (options, job);
  g_assert_cmpstr (get_languages (options), ==, _ ("English and Polish"));
  g_assert_cmpint (job->what, ==, LEX_PRINT_PAGE);
  g_assert_cmpint (job->languages, ==, LEX_LANGUAGES_BOTH);
  g_assert_true (job->beside && job->rulings);

  gtk_editable_set_text (GTK_EDITABLE (find (options, GTK_TYPE_ENTRY, NULL)), "64");
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find (options, GTK_TYPE_DROP_DOWN, NULL)), 2);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (gtk_widget_get_last_child (options)), FALSE);
  lex_print_options_apply (options, job);
  g_assert_cmpint (job->what, ==, LEX_PRINT_NAMED);
  g_assert_cmpstr (job->named, ==, "64");
  g_assert_cmpint (job->languages, ==, LEX_LANGUAGES_EN);
  g_assert_false (job->rulings);
}

/* Who has swapped the languages prints them so, and is told so. */
static void
test_swapped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexPrintJob) job = NULL;
  g_autoptr (GtkWidget) options = NULL;

  fixture_act (fixture, "win.languages::both");
  fixture_act (fixture, "win.swap-languages");
  fixture_show (fixture, "27");
  job = lex_window_new_print_job (fixture->window);
  options = g_object_ref_sink (lex_print_options_new (job));
  g_assert_cmpstr (get_languages (options), ==, _ ("Polish and English"));
  lex_print_options_apply (options, job);
  g_assert_cmpint (job->languages, ==, LEX_LANGUAGES_SWAPPED);
}

/* Without a desktop that has its own, GTK shows one. */
static gboolean
close_dialog_cb (gpointer user_data)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (!g_str_equal (G_OBJECT_TYPE_NAME (window), "GtkPrintUnixDialog")
          || !gtk_widget_get_mapped (window))
        continue;
      *(gboolean *) user_data = fixture_shows (window, "What to print");
      g_signal_emit_by_name (window, "response", GTK_RESPONSE_CANCEL);
      return G_SOURCE_REMOVE;
    }
  return G_SOURCE_CONTINUE;
}

static void
test_dialog (Fixture *fixture, gconstpointer data)
{
  gboolean shown = FALSE;

  fixture_show (fixture, "27");
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  g_timeout_add (20, close_dialog_cb, &shown);
  fixture_act (fixture, "win.print");
  g_assert_true (shown);
}

static GtkWidget *
find_window (const char *type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (g_str_equal (G_OBJECT_TYPE_NAME (window), type) && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

/* The dialog's other pages have entries, too. */
static GtkEditable *
find_named (GtkWidget *widget)
{
  GtkEditable *found = NULL;

  if (GTK_IS_ENTRY (widget) && gtk_entry_get_placeholder_text (GTK_ENTRY (widget)) != NULL)
    return GTK_EDITABLE (widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_named (child);
  return found;
}

static void
look_at_pages (GtkWidget *preview)
{
  GtkWidget *picture = find (preview, GTK_TYPE_PICTURE, NULL);

  g_assert_true (fixture_shows (preview, "2 pages"));
  g_assert_cmpstr (gtk_picture_get_alternative_text (GTK_PICTURE (picture)), ==, "Page 1 of 2");
  g_assert_cmpint (gtk_widget_get_height (picture), >, gtk_widget_get_width (picture));
  g_signal_emit_by_name (fixture_find_button (preview, "Print…"), "clicked");
}

/* Asks for a preview of Law 64, looks at it, and is back in the dialog with what was asked. */
static gboolean
preview_cb (gpointer user_data)
{
  guint *stage = user_data;
  GtkWidget *dialog = find_window ("GtkPrintUnixDialog");
  GtkWidget *preview = find_window ("LexPrintPreview");
  GtkEditable *named = dialog != NULL ? find_named (dialog) : NULL;
  GtkWidget *picture = preview != NULL ? find (preview, GTK_TYPE_PICTURE, NULL) : NULL;

  if (named != NULL && *stage == 0)
    {
      gtk_editable_set_text (named, "64");
      *stage = 1;
      g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_APPLY);
    }
  else if (picture != NULL && *stage == 1 && gtk_widget_get_width (picture) > 0)
    {
      *stage = 2;
      look_at_pages (preview);
    }
  else if (named != NULL && *stage == 2)
    {
      g_assert_cmpstr (gtk_editable_get_text (named), ==, "64");
      *stage = 3;
      g_signal_emit_by_name (dialog, "response", GTK_RESPONSE_CANCEL);
    }
  return *stage < 3 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
test_preview (Fixture *fixture, gconstpointer data)
{
  guint stage = 0;

  fixture_show (fixture, "27");
  g_object_set (gtk_settings_get_default (), "gtk-print-backends", "file", NULL);
  g_timeout_add (50, preview_cb, &stage);
  fixture_act (fixture, "win.print");
  g_assert_cmpuint (stage, ==, 3);
}

static void
add_tests (void)
{
  fixture_add ("/shell/print/page", 1200, test_page);
  fixture_add ("/shell/print/example", 1200, test_example);
  fixture_add ("/shell/print/named", 1200, test_named);
  fixture_add ("/shell/print/named-as-shown", 1200, test_named_as_shown);
  fixture_add ("/shell/print/document", 1200, test_document);
  fixture_add ("/shell/print/hits", 1200, test_hits);
  fixture_add ("/shell/print/hits-once", 1200, test_hits_once);
  fixture_add ("/shell/print/notes", 1200, test_notes);
  fixture_add ("/shell/print/notes-quoted", 1200, test_notes_quoted);
  fixture_add ("/shell/print/bookmarks", 1200, test_bookmarks);
  fixture_add ("/shell/print/options", 1200, test_options);
  fixture_add ("/shell/print/swapped", 1200, test_swapped);
  fixture_add ("/shell/print/dialog", 1200, test_dialog);
  fixture_add ("/shell/print/preview", 1200, test_preview);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
