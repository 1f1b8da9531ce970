/* test-laws.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The longest law that ships and the shortest, as they are seen and read aloud: in both languages,
 * light and dark, in a narrow window and a wide one, in type of both sizes, in an edition's words
 * and in ours. It refuses to know what a page is made of. Needs a display; without one it is
 * skipped.
 *
 * Not each with each, which would be 64 pages: of these any three meet in each of their eight ways.
 */

#include "golden.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "services/lex-library-rebuild.h"
#include "services/lex-passage.h"
#include "settle.h"
#include "widgets/inplace/lex-quote.h"
#include "widgets/page/lex-reader.h"
#include "widgets/page/lex-slate.h"
#include "widgets/text/lex-typeface.h"

#define HEIGHT 900
#define EDITION "edition-2017-%s"

/* What it says, over and over. */
static const char *const headings[LEX_N_LANGUAGES]
    = { [LEX_LANGUAGE_EN] = "A heading", [LEX_LANGUAGE_PL] = "Nagłówek" };
static const char *const words[LEX_N_LANGUAGES]
    = { [LEX_LANGUAGE_EN] = "As this edition says it, in words that stand for its own. ",
        [LEX_LANGUAGE_PL] = "Tak mówi to wydanie, słowami, które stoją za jego własne. " };

typedef struct
{
  const char *name;
  const char *language;
  gboolean dark;
  int width;
  int dpi;
  LexWords words;
  const char *law;
} Case;

static const Case cases[] = {
  { "digest-longest", "en", FALSE, 360, 96, LEX_WORDS_DIGEST, "40" },
  { "official-shortest", "en", FALSE, 360, 96, LEX_WORDS_OFFICIAL, "88" },
  { "dark-large-digest-longest", "en", TRUE, 1600, 192, LEX_WORDS_DIGEST, "40" },
  { "large-digest-shortest", "pl", FALSE, 1600, 192, LEX_WORDS_DIGEST, "88" },
  { "dark-large-official-longest", "pl", TRUE, 360, 192, LEX_WORDS_OFFICIAL, "40" },
  { "dark-official-shortest", "pl", TRUE, 1600, 96, LEX_WORDS_OFFICIAL, "88" },
  { "dark-large-digest-shortest", "en", TRUE, 360, 192, LEX_WORDS_DIGEST, "88" },
  { "large-official-longest", "en", FALSE, 1600, 192, LEX_WORDS_OFFICIAL, "40" },
  { "digest-longest", "pl", FALSE, 1600, 96, LEX_WORDS_DIGEST, "40" },
  { "dark-digest-shortest", "pl", TRUE, 360, 96, LEX_WORDS_DIGEST, "88" },
  { "dark-official-longest", "en", TRUE, 1600, 96, LEX_WORDS_OFFICIAL, "40" },
  { "large-official-shortest", "pl", FALSE, 360, 192, LEX_WORDS_OFFICIAL, "88" },
  { "wide-official-shortest", "en", FALSE, 1600, 96, LEX_WORDS_OFFICIAL, "88" },
};

static LexLibrary *library;

/* An edition of these laws: its own words, each clause as long as ours is. */
static void
write_clause (GString *xml, LexClause *clause, LexLanguage language)
{
  const char *code = lex_language_get_code (language);
  LexText *text = lex_clause_get_text (clause, language);
  const char *heading = lex_clause_get_heading (clause, language);
  gsize left = text != NULL ? strlen (lex_text_get_plain (text)) : 0;

  g_string_append_printf (xml, "<clause label=\"%s\">",
                          lex_label_get_text (lex_clause_get_label (clause)));
  if (heading != NULL)
    g_string_append_printf (xml, "<heading xml:lang=\"%s\">%s</heading>", code, headings[language]);
  if (left > 0)
    {
      g_string_append_printf (xml, "<text xml:lang=\"%s\">", code);
      for (; left > 0; left -= MIN (left, strlen (words[language])))
        g_string_append (xml, words[language]);
      g_string_append (xml, "</text>");
    }
  g_string_append (xml, "</clause>");
}

static void
write_law (GString *xml, LexLibrary *shipped, const char *law, LexLanguage language)
{
  g_autoptr (LexLabel) label = lex_label_parse (law);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPassage) passage = lex_library_show (shipped, label, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < passage->rows->len; i++)
    write_clause (xml, ((const LexPassageRow *) passage->rows->pdata[i])->clause, language);
}

static void
write_edition (LexLibrary *shipped, const char *folder, LexLanguage language)
{
  g_autofree char *name = g_strdup_printf (EDITION, lex_language_get_code (language));
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, "documents", file, NULL);
  g_autofree char *documents = g_path_get_dirname (path);
  g_autoptr (GString) xml = g_string_new (NULL);

  g_string_append_printf (xml,
                          "<document name=\"%s\" kind=\"law\"><title xml:lang=\"%s\">An edition"
                          "</title>",
                          name, lex_language_get_code (language));
  write_law (xml, shipped, "40", language);
  write_law (xml, shipped, "88", language);
  g_string_append (xml, "</document>");
  g_assert_cmpint (g_mkdir_with_parents (documents, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, xml->str, -1, NULL));
}

static LexLibrary *
open_library (const char *folder)
{
  const char *file = g_getenv ("LEXBRIDGE_SHIPPED");
  g_autoptr (GError) error = NULL;
  LexLibrary *opened = lex_library_open (file, folder, &error);

  g_assert_no_error (error);
  return opened;
}

static void
make_library (const char *folder)
{
  g_autoptr (LexLibrary) shipped = open_library (folder);
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    write_edition (shipped, folder, language);
  lex_library_rebuild (g_getenv ("LEXBRIDGE_SHIPPED"), folder, &rebuilt, &error);
  g_assert_no_error (error);
  library = open_library (folder);
}

/* What the window would do: the page shows whether it can be done. */
static void
add_actions (GtkWidget *window, LexWords chosen)
{
  g_autoptr (GSimpleActionGroup) actions = g_simple_action_group_new ();
  g_autoptr (GSimpleAction) open = g_simple_action_new ("open", G_VARIANT_TYPE_STRING);
  g_autoptr (GSimpleAction) precedence = g_simple_action_new ("precedence", G_VARIANT_TYPE_STRING);
  g_autoptr (GSimpleAction) choose = g_simple_action_new_stateful (
      "words", G_VARIANT_TYPE_STRING, g_variant_new_string (lex_words_get_name (chosen)));

  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (open));
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (precedence));
  g_action_map_add_action (G_ACTION_MAP (actions), G_ACTION (choose));
  gtk_widget_insert_action_group (window, "win", G_ACTION_GROUP (actions));
}

static LexReader *
reader_new (const Case *self)
{
  LexReader *reader = LEX_READER (lex_reader_new ());
  g_autoptr (LexWordsChoice) choice = lex_words_choice_new ();
  g_autoptr (LexLabel) label = lex_label_parse (self->law);
  g_autoptr (GError) error = NULL;

  lex_words_choice_set_words (choice, self->words);
  lex_reader_set_words (reader, choice);
  lex_reader_set_library (reader, library);
  lex_reader_set_languages (reader, LEX_LANGUAGES_BOTH);
  lex_reader_open (reader, label, &error);
  g_assert_no_error (error);
  return reader;
}

static void
test_case (gconstpointer data)
{
  const Case *self = data;
  GtkWidget *window;
  LexReader *reader;
  g_autofree char *picture = g_strdup_printf ("law-%s-%s.png", self->name, self->language);
  g_autofree char *text = g_strdup_printf ("law-%s-%s.txt", self->name, self->language);
  g_autofree char *tree = NULL;

  golden_speak (self->language);
  golden_dress ((GoldenLook){ self->dark, self->dpi });
  window = gtk_window_new ();
  add_actions (window, self->words);
  reader = reader_new (self);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (reader));
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), self->width, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  settle (window, 0);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (reader)), ==, self->width);
  golden_check_picture (GTK_WIDGET (reader), picture);
  tree = golden_dup_tree (GTK_WIDGET (reader));
  golden_check_text (tree, text);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Table mode in type of 200 %: a sub-clause below the sentence that it goes on from. */
static const Case slates[] = {
  { "wide", "en", FALSE, 1280, 192, LEX_WORDS_DIGEST, "64B6" },
  { "dark-wide", "pl", TRUE, 1280, 192, LEX_WORDS_DIGEST, "64B6" },
  { "dark-narrow", "en", TRUE, 360, 192, LEX_WORDS_DIGEST, "64B6" },
  { "narrow", "pl", FALSE, 360, 192, LEX_WORDS_DIGEST, "64B6" },
};

static GtkWidget *
slate_new (const Case *self)
{
  GtkWidget *slate = lex_slate_new (library);
  g_autoptr (LexLabel) label = lex_label_parse (self->law);
  g_autoptr (LexLabel) page = lex_library_dup_page (library, label);

  lex_slate_set_language (LEX_SLATE (slate),
                          g_str_equal (self->language, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  lex_slate_set_passage (LEX_SLATE (slate), lex_library_show (library, page, NULL), label);
  return slate;
}

static void
test_slate (gconstpointer data)
{
  const Case *self = data;
  GtkWidget *window;
  GtkWidget *slate;
  g_autofree char *picture = g_strdup_printf ("slate-large-%s-%s.png", self->name, self->language);
  g_autofree char *text = g_strdup_printf ("slate-%s.txt", self->language);
  g_autofree char *tree = NULL;

  golden_speak (self->language);
  golden_dress ((GoldenLook){ self->dark, self->dpi });
  window = gtk_window_new ();
  gtk_widget_add_css_class (window, "large");
  if (self->width < 400)
    gtk_widget_add_css_class (window, "narrow");
  lex_typeface_install (gtk_widget_get_display (window)); /* as a reader does */
  slate = slate_new (self);
  gtk_window_set_child (GTK_WINDOW (window), slate);
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_default_size (GTK_WINDOW (window), self->width, HEIGHT);
  gtk_window_present (GTK_WINDOW (window));
  settle (window, 0);
  g_assert_cmpint (gtk_widget_get_width (slate), ==, self->width);
  golden_check_picture (slate, picture);
  tree = golden_dup_tree (slate);
  golden_check_text (tree, text);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
says (GtkWidget *widget, const char *sought)
{
  gboolean found
      = GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), sought) != NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = says (child, sought);
  return found;
}

/* What is looked up in place is in the words that the page shows. */
static void
test_quoted (void)
{
  g_autoptr (LexLabel) label = lex_label_parse ("88");
  g_autoptr (LexWordsChoice) choice = lex_words_choice_new ();

  for (LexWords shown = LEX_WORDS_OFFICIAL; shown <= LEX_WORDS_DIGEST; shown++)
    {
      g_autoptr (GtkWidget) quote = NULL;

      lex_words_choice_set_words (choice, shown);
      quote = g_object_ref_sink (lex_quote_new (library, label, LEX_LANGUAGE_EN, choice));
      for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
        {
          g_autofree char *start = g_strndup (words[language], 20);

          g_assert_true (says (quote, start) == (shown == LEX_WORDS_OFFICIAL));
        }
    }
}

static void
remove_library (const char *folder)
{
  const char *const arguments[] = { "rm", "-rf", folder, NULL };

  g_clear_object (&library);
  g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, NULL,
                NULL);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = g_dir_make_tmp ("lex-laws-XXXXXX", NULL);
  int result;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display: xvfb-run would give one\n");
      return 77;
    }
  adw_init ();
  golden_init ();
  make_library (folder);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/laws/%s-%s", cases[i].name, cases[i].language);

      g_test_add_data_func (path, &cases[i], test_case);
    }
  for (guint i = 0; i < G_N_ELEMENTS (slates); i++)
    {
      g_autofree char *path = g_strdup_printf ("/slates/%s-%s", slates[i].name, slates[i].language);

      g_test_add_data_func (path, &slates[i], test_slate);
    }
  g_test_add_func ("/laws/quoted", test_quoted);
  result = g_test_run ();
  remove_library (folder);
  return result;
}
