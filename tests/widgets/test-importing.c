/* test-importing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What imports look like and what a screen reader gets of them, in both languages: the review, the
 * list of documents, two editions beside one another. It refuses to know how files are read: what
 * came of them is made by hand. Needs a display; without one it is skipped.
 */

#include <adwaita.h>
#include <glib/gstdio.h>
#include <string.h>

#include "golden.h"

#include "services/lex-library-import.h"
#include "services/lex-library-rebuild.h"
#include "widgets/importing/lex-compare.h"
#include "widgets/importing/lex-documents.h"
#include "widgets/importing/lex-file-name.h"
#include "widgets/importing/lex-review-item.h"
#include "widgets/importing/lex-review-place.h"
#include "widgets/importing/lex-review.h"

#define ORIGINAL                                                                                   \
  "LAW 27\n\nA. Taken as it is\nThe next player may let it stand.\n\nB. Put right\nOr the bidder " \
  "puts it right.\n\nX. What is this?\n"

static LexLibrary *library;
static char *folder;

static LexClause *
new_clause (const char *label, const char *heading, const char *words)
{
  g_autoptr (LexLabel) parsed = lex_label_parse (label);
  g_autoptr (LexText) text = words ? lex_text_new (words, NULL, 0) : NULL;
  LexClauseParts parts = { .label = parsed, .authority = LEX_AUTHORITY_LAW };

  parts.wording[LEX_LANGUAGE_EN].heading = (char *) heading;
  parts.wording[LEX_LANGUAGE_EN].text = text;
  return lex_clause_new (&parts);
}

static LexDocument *
new_document (const char *name, const char *title, const char *words)
{
  LexDocument *document = lex_document_new (name, LEX_KIND_LAW, title, NULL, TRUE);
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (clauses, new_clause ("27", "Insufficient bid", NULL));
  g_ptr_array_add (clauses, new_clause ("27A", "Taken as it is", words));
  g_ptr_array_add (clauses, new_clause ("27B", "Put right", "Or the bidder puts it right."));
  lex_document_set_edition (document, "2017", g_str_has_suffix (name, "-ebu") ? "EBU" : "WBF");
  lex_document_take_clauses (document, clauses);
  return document;
}

static void
add_problem (LexImport *import, guint line, LexSeverity severity, const char *message,
             gboolean question)
{
  LexProblem *problem = lex_problem_new (line, severity, g_strdup (message));

  problem->question = question;
  g_ptr_array_add (import->problems, problem);
}

/* One law of two files, with all that a review can say of it. */
static LexImport *
new_import (const char *name, const char *words)
{
  static const LexSpot spots[] = { { 0, 1 }, { 0, 3 }, { 0, 6 } };
  LexImport *import = lex_import_new ("/pages/law27.txt");
  g_autoptr (GBytes) data = g_bytes_new_static (ORIGINAL, sizeof ORIGINAL - 1);

  import->document = new_document (name, "Law 27. Insufficient bid", words);
  lex_import_add_file (import, "/pages/law27.txt", data);
  lex_import_add_file (import, "/pages/more.txt", data);
  g_ptr_array_add (import->originals, g_strdup (ORIGINAL));
  g_ptr_array_add (import->originals, g_strdup ("nothing more\n"));
  g_array_append_vals (import->spots, spots, G_N_ELEMENTS (spots));
  add_problem (import, 9, LEX_SEVERITY_WARNING, "“X.” may be 27C or 27D", TRUE);
  add_problem (import, 4, LEX_SEVERITY_NOTE, "“stend” was read as “stand”", FALSE);
  g_ptr_array_add (import->missing, lex_label_parse ("27C"));
  return import;
}

static GPtrArray *
new_imports (const char *name, const char *words)
{
  GPtrArray *imports = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_free);

  g_ptr_array_add (imports, new_import (name, words));
  return imports;
}

static void
make_library (void)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "widgets", "corpus", NULL);
  g_autofree char *shipped = g_build_filename (folder, "shipped.lexlib", NULL);
  g_autofree char *data_dir = g_build_filename (folder, "data", NULL);
  g_autoptr (GPtrArray) imports = new_imports ("law-27-en", "The next player may let it stand.");
  g_autoptr (GPtrArray) others = new_imports ("law-27-en-ebu", "Whoever is next may let it be.");
  g_autoptr (GError) error = NULL;

  g_assert_true (lex_library_build (corpus, shipped, &error));
  library = lex_library_open_for_change (shipped, data_dir, &error);
  g_assert_no_error (error);
  g_assert_true (lex_library_accept (library, imports, &error));
  g_assert_true (lex_library_accept (library, others, &error));
}

/* The window that a parent stands for: what it can do is no matter here. */
static GtkWindow *
new_parent (void)
{
  static const char *const names[]
      = { "import", "import-folder",   "undo-documents", "open-document", "report",
          "rename", "forget-document", "reimport",       "rank" };
  GtkWindow *parent = GTK_WINDOW (adw_application_window_new (NULL));

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      const GVariantType *type = i < 3   ? NULL
                                 : i < 8 ? G_VARIANT_TYPE_STRING
                                         : G_VARIANT_TYPE_STRING_ARRAY;
      g_autoptr (GSimpleAction) action = g_simple_action_new (names[i], type);

      g_action_map_add_action (G_ACTION_MAP (parent), G_ACTION (action));
    }
  return parent;
}

typedef GtkWindow *(*Maker) (GtkWindow *parent);

static GtkWindow *
make_review (GtkWindow *parent)
{
  GtkWindow *review
      = GTK_WINDOW (lex_review_new (new_imports ("law-27-en", "It may stand."), parent, TRUE));

  gtk_window_set_modal (review, FALSE);
  return review;
}

static GtkWindow *
make_documents (GtkWindow *parent)
{
  return GTK_WINDOW (lex_documents_new (library, parent));
}

static GtkWindow *
make_compare (GtkWindow *parent)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27A");

  return GTK_WINDOW (lex_compare_new (library, label, LEX_LANGUAGE_EN, parent));
}

static const struct
{
  const char *name;
  Maker make;
} windows[] = {
  { "review", make_review },
  { "documents", make_documents },
  { "compare", make_compare },
};

static const struct
{
  const char *name;
  GoldenLook look;
  int width;
} looks[] = {
  { "light", GOLDEN_LIGHT, 1040 },
  { "dark", GOLDEN_DARK, 1040 },
  { "narrow", GOLDEN_LIGHT, 400 },
};

/* Dates differ from day to day. */
static char *
dup_timeless (const char *tree)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *today = g_date_time_format (now, "%x");
  g_auto (GStrv) parts = g_strsplit (tree, today, -1);

  return g_strjoinv ("(today)", parts);
}

/* What libadwaita's own rows say of themselves changed with it. */
static const char *
get_series (void)
{
  return gtk_get_minor_version () >= 16 ? "gtk-4.18" : "gtk-4.8";
}

static void
test_words (gconstpointer language)
{
  golden_speak (language);
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      GtkWindow *parent = new_parent ();
      GtkWindow *window = windows[i].make (parent);
      g_autofree char *name = g_strdup_printf ("%s/%s-%s.txt", get_series (), windows[i].name,
                                               (const char *) language);
      g_autofree char *tree = NULL;
      g_autofree char *timeless = NULL;

      gtk_window_present (window);
      golden_settle ();
      tree = golden_dup_tree (GTK_WIDGET (window));
      timeless = dup_timeless (tree);
      golden_check_text (timeless, name);
      gtk_window_destroy (window);
      gtk_window_destroy (parent);
    }
}

/* Of the list of documents the words are enough: dates stand in it. */
static void
test_looks (gconstpointer language)
{
  golden_speak (language);
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (looks); j++)
      {
        GtkWindow *parent = new_parent ();
        GtkWindow *window = windows[i].make (parent);
        g_autofree char *name = g_strdup_printf ("%s-%s-%s.png", windows[i].name, looks[j].name,
                                                 (const char *) language);

        golden_dress (looks[j].look);
        gtk_window_set_default_size (window, looks[j].width, 640);
        gtk_window_present (window);
        golden_settle ();
        if (windows[i].make != make_documents)
          golden_check_picture (adw_window_get_content (ADW_WINDOW (window)), name);
        gtk_window_destroy (window);
        gtk_window_destroy (parent);
      }
  golden_dress (GOLDEN_LIGHT);
}

/* What was one document and is several when it is read otherwise stays under review whole. */
static void
test_one_becomes_several (void)
{
  GtkWindow *parent = new_parent ();
  LexReview *review = LEX_REVIEW (make_review (parent));
  g_autoptr (GPtrArray) several = new_imports ("law-27-en", "It may stand.");

  g_ptr_array_add (several, new_import ("law-27-2007-en", "It might stand."));
  gtk_window_present (GTK_WINDOW (review));
  golden_settle ();
  lex_review_replace (review, 0, several);
  golden_settle ();
  g_assert_cmpuint (several->len, ==, 0);
  g_assert_cmpuint (lex_review_get_imports (review)->len, ==, 2);
  gtk_window_destroy (GTK_WINDOW (review));
  gtk_window_destroy (parent);
}

static gboolean
shows (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && strcmp (gtk_label_get_text (GTK_LABEL (widget)), text) == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && shows (child, text))
      return TRUE;
  return FALSE;
}

/* A word that is asked about stands in its clause as it is printed; words whose clause is asked
 * about stand in none. */
static void
test_asked_words (void)
{
  LexImport *import = new_import ("law-27-en", "The next player may let it stand.");
  LexReviewPlace *place = LEX_REVIEW_PLACE (g_object_ref_sink (lex_review_place_new (TRUE)));
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  LexProblem *problem;

  add_problem (import, 7, LEX_SEVERITY_WARNING, "“bidder” may be “bigger”", TRUE);
  problem = g_ptr_array_index (import->problems, import->problems->len - 1);
  problem->before = g_strdup ("bidder");
  gtk_window_set_child (window, GTK_WIDGET (place));
  gtk_window_present (window);
  lex_review_place_set_import (place, import);
  lex_review_place_show (place, (LexSpot){ 0, 7 }, NULL);
  golden_settle ();
  g_assert_true (shows (GTK_WIDGET (place), "Or the bidder puts it right."));
  lex_review_place_show (place, (LexSpot){ 0, 9 }, NULL);
  golden_settle ();
  g_assert_false (shows (GTK_WIDGET (place), "Or the bidder puts it right."));
  gtk_window_destroy (window);
  g_object_unref (place);
  lex_import_free (import);
}

/* Before and after stand in the quotes of the reader's language. */
static void
test_quotes (void)
{
  static const char *const lines[][2]
      = { { "en", "law27.txt · line 7 · note · “bider” → “bidder”" },
          { "pl", "law27.txt · wiersz 7 · uwaga · „bider” → „bidder”" } };

  for (gsize i = 0; i < G_N_ELEMENTS (lines); i++)
    {
      g_autoptr (GPtrArray) imports
          = new_imports ("law-27-en", "The next player may let it stand.");
      LexImport *import = g_ptr_array_index (imports, 0);
      GtkWindow *parent = new_parent ();
      LexProblem *problem;
      LexReview *review;

      golden_speak (lines[i][0]);
      add_problem (import, 7, LEX_SEVERITY_NOTE, "“bider” was read as “bidder”", FALSE);
      problem = g_ptr_array_index (import->problems, import->problems->len - 1);
      problem->before = g_strdup ("bider");
      problem->after = g_strdup ("bidder");
      review = lex_review_new (g_steal_pointer (&imports), parent, TRUE);
      gtk_window_present (GTK_WINDOW (review));
      golden_settle ();
      g_assert_true (shows (GTK_WIDGET (review), lines[i][1]));
      gtk_window_destroy (GTK_WINDOW (review));
      gtk_window_destroy (parent);
    }
  golden_speak ("en");
}

/* A board can be nothing but an example, so there is nothing to choose. */
static void
test_kind_of_boards (void)
{
  g_autoptr (GPtrArray) imports = new_imports ("law-27-en", "The next player may let it stand.");
  LexImport *import = g_ptr_array_index (imports, 0);
  g_autoptr (LexDocument) law = g_steal_pointer (&import->document);
  GtkWindow *parent = new_parent ();
  LexReview *review;

  import->document = lex_document_new ("club", LEX_KIND_EXAMPLE, "Club evening", NULL, TRUE);
  review = lex_review_new (g_steal_pointer (&imports), parent, TRUE);
  gtk_window_present (GTK_WINDOW (review));
  golden_settle ();
  g_assert_true (shows (GTK_WIDGET (review), "Language"));
  g_assert_false (shows (GTK_WIDGET (review), "Kind"));
  gtk_window_destroy (GTK_WINDOW (review));
  gtk_window_destroy (parent);
}

/* A law that is called by its number in its own heading is not called by it twice. */
static void
test_title_once (void)
{
  static const char *const titles[][3] = {
    { "law-20/20", "LAW 20", "LAW 20" },
    { "law-20/20", "Law 20. Review", "Law 20. Review" },
    { "20", "20. Review", "20. Review" },
    { "20", "PRZEPIS 20 - WYJAŚNIENIA", "PRZEPIS 20 - WYJAŚNIENIA" },
    { "20", "Review", "20  Review" },
    { "2", "The 20 Boards", "2  The 20 Boards" },
    { "20F5b(i)", "Correction", "20F5(b)(i)  Correction" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autoptr (LexLabel) label = lex_label_parse (titles[i][0]);
      g_autofree char *title = lex_review_item_dup_title (label, titles[i][1]);

      g_assert_cmpstr (title, ==, titles[i][2]);
    }
}

/* What was put under a name of our own is shown, though it is asked where it belongs. */
static void
test_asked_number (void)
{
  LexImport *import = new_import ("law-27-en", "The next player may let it stand.");
  LexReviewPlace *place = LEX_REVIEW_PLACE (g_object_ref_sink (lex_review_place_new (TRUE)));
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GPtrArray *clauses = g_ptr_array_new_with_free_func (g_object_unref);
  const LexSpot spot = { 0, 9 };
  g_autoptr (LexDocument) document = NULL;

  g_ptr_array_add (clauses, new_clause ("law-27-en/2-2", NULL, "It was counted anew."));
  document = lex_document_copy (import->document, NULL, NULL, clauses);
  g_set_object (&import->document, document);
  g_array_set_size (import->spots, 0);
  g_array_append_val (import->spots, spot);
  gtk_window_set_child (window, GTK_WIDGET (place));
  gtk_window_present (window);
  lex_review_place_set_import (place, import);
  lex_review_place_show (place, spot, NULL);
  golden_settle ();
  g_assert_true (shows (GTK_WIDGET (place), "It was counted anew."));
  gtk_window_destroy (window);
  g_object_unref (place);
  lex_import_free (import);
}

/* Two pages of one base name, and one of a folder within the other's: each is told from the rest.
 */
static void
test_file_names (void)
{
  static const struct
  {
    const char *path;
    const char *name;
  } files[] = { { "/old/en/law27.txt", "old/en/law27.txt" },
                { "/new/en/law27.txt", "new/en/law27.txt" },
                { "/new/pl/law27.txt", "pl/law27.txt" },
                { "/new/pl/other.txt", "other.txt" },
                { "law27.txt", "law27.txt" } };
  g_autoptr (GPtrArray) imports = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_free);
  g_autoptr (GBytes) data = g_bytes_new_static ("", 0);
  LexImport *together = lex_import_new ("/new/all.txt");
  g_autofree char *past = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_ptr_array_add (imports, lex_import_new (files[i].path));
      lex_import_add_file (together, files[i].path, data);
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *first = lex_file_name_dup_first (imports, i);
      g_autofree char *one = lex_file_name_dup (together, i);

      g_assert_cmpstr (first, ==, files[i].name);
      g_assert_cmpstr (one, ==, files[i].name);
    }
  past = lex_file_name_dup (together, G_N_ELEMENTS (files));
  g_assert_cmpstr (past, ==, "all.txt");
  lex_import_free (together);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display: xvfb-run would give one\n");
      return 77;
    }
  adw_init ();
  golden_init ();
  folder = g_dir_make_tmp ("lex-importing-XXXXXX", NULL);
  make_library ();
  g_test_add_data_func ("/importing/words/en", "en", test_words);
  g_test_add_data_func ("/importing/words/pl", "pl", test_words);
  g_test_add_data_func ("/importing/looks/en", "en", test_looks);
  g_test_add_data_func ("/importing/looks/pl", "pl", test_looks);
  g_test_add_func ("/importing/file-names", test_file_names);
  g_test_add_func ("/importing/several", test_one_becomes_several);
  g_test_add_func ("/importing/asked-words", test_asked_words);
  g_test_add_func ("/importing/asked-number", test_asked_number);
  g_test_add_func ("/importing/kind-of-boards", test_kind_of_boards);
  g_test_add_func ("/importing/quotes", test_quotes);
  g_test_add_func ("/importing/title-once", test_title_once);
  result = g_test_run ();
  g_clear_object (&library);
  g_free (folder);
  return result;
}
