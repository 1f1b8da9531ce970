/* test-made.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader made as it is seen and read aloud: the list of all of it, and notes and
 * highlights on their page, in both languages and themes. Needs a display; without one it is
 * skipped.
 */

#include "fixture.h"
#include "golden.h"

#include "services/lex-journal.h"
#include "widgets/journal/lex-notebook.h"
#include "widgets/page/lex-keeping.h"

#include <locale.h>

static gint64
get_now (void)
{
  return G_GINT64_CONSTANT (1790000000) * G_USEC_PER_SEC;
}

static void
put (LexJournal *journal, LexJournalKind kind, const char *label, const char *text,
     const char *quote)
{
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (kind, label, text);
  g_autoptr (GError) error = NULL;

  lex_journal_entry_set (entry, LEX_JOURNAL_QUOTE, quote);
  lex_journal_entry_set (entry, LEX_JOURNAL_COLOUR, quote ? "yellow" : NULL);
  lex_journal_entry_set (entry, LEX_JOURNAL_EDITION, quote ? "digest" : NULL);
  lex_journal_put (journal, entry, &error);
  g_assert_no_error (error);
}

static LexJournal *
journal_new (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-XXXXXX", NULL);
  LexJournal *journal = lex_journal_new (folder);

  lex_journal_clock = get_now;
  put (journal, LEX_JOURNAL_BOOKMARK, "27", NULL, NULL);
  put (journal, LEX_JOURNAL_NOTE, "27A", "Ask first, then rule; compare 27B1a.", NULL);
  put (journal, LEX_JOURNAL_HIGHLIGHT, "27A", NULL, "may take it");
  put (journal, LEX_JOURNAL_NOTE, "27Z", "Of a clause that is gone", "what it said");
  return journal;
}

/* The list */

static LexNotebook *
notebook_new (LexJournal *journal, GtkWindow *parent, int width)
{
  LexNotebook *notebook = lex_notebook_new (fixture_get_library (), journal, parent);

  gtk_window_set_default_size (GTK_WINDOW (notebook), width, 520);
  gtk_window_present (GTK_WINDOW (notebook));
  gtk_window_set_focus (GTK_WINDOW (notebook), NULL);
  golden_settle ();
  return notebook;
}

static void
test_list (const void *data)
{
  const char *language = data;
  static const struct
  {
    const char *name;
    GoldenLook look;
    int width;
  } looks[] = { { "light-360", { FALSE, 96 }, 360 },
                { "dark-360", { TRUE, 96 }, 360 },
                { "light-1600", { FALSE, 96 }, 1600 },
                { "dark-1600", { TRUE, 96 }, 1600 },
                { "large", { FALSE, 192 }, 900 } };
  g_autoptr (LexJournal) journal = NULL;
  GtkWindow *parent;
  g_autofree char *tree_name = g_strdup_printf ("notebook-%s.txt", language);

  golden_speak (language);
  journal = journal_new ();
  parent = g_object_new (GTK_TYPE_APPLICATION_WINDOW, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      g_autofree char *name = g_strdup_printf ("notebook-%s-%s.png", looks[i].name, language);
      LexNotebook *notebook;

      golden_dress (looks[i].look);
      notebook = notebook_new (journal, parent, looks[i].width);
      if (i == 0)
        {
          g_autofree char *tree = golden_dup_tree (adw_window_get_content (ADW_WINDOW (notebook)));

          golden_check_text (tree, tree_name);
        }
      golden_check_picture (adw_window_get_content (ADW_WINDOW (notebook)), name);
      gtk_window_destroy (GTK_WINDOW (notebook));
    }
  golden_dress (GOLDEN_LIGHT);
  gtk_window_destroy (parent);
}

/* The page */

static void
test_page (Fixture *self, gconstpointer language)
{
  g_autoptr (LexJournal) journal = journal_new ();
  g_autoptr (LexLabel) label = lex_label_parse ("27A");
  g_autofree char *tree_name = g_strdup_printf ("made-%s.txt", (const char *) language);
  g_autofree char *tree = NULL;
  const gboolean dark[] = { FALSE, TRUE };
  LexPage *page;

  lex_reader_set_languages (self->reader, LEX_LANGUAGES_BOTH);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 700);
  fixture_open (self, "27");
  page = lex_reader_get_page (self->reader);
  lex_keeping_set_journal (page, journal);
  lex_keeping_read (page, label);
  golden_settle ();
  tree = golden_dup_tree (GTK_WIDGET (page));
  golden_check_text (tree, tree_name);
  for (gsize i = 0; i < G_N_ELEMENTS (dark); i++)
    {
      g_autofree char *name
          = g_strdup_printf ("made-%s-%s.png", dark[i] ? "dark" : "light", (const char *) language);

      golden_dress (dark[i] ? GOLDEN_DARK : GOLDEN_LIGHT);
      lex_keeping_read (page, label);
      golden_settle ();
      golden_check_picture (GTK_WIDGET (self->reader), name);
    }
  golden_dress (GOLDEN_LIGHT);
}

static void
set_up (Fixture *self, gconstpointer language)
{
  golden_speak (language);
  fixture_set_up (self, NULL);
}

static void
add_tests (void)
{
  /* A date is written as the locale does; the pictures have one. */
  setlocale (LC_TIME, "C");
  golden_init ();
  g_test_add_data_func ("/made/list/en", "en", test_list);
  g_test_add_data_func ("/made/list/pl", "pl", test_list);
  g_test_add ("/made/page/en", Fixture, "en", set_up, test_page, fixture_tear_down);
  g_test_add ("/made/page/pl", Fixture, "pl", set_up, test_page, fixture_tear_down);
}

int
main (int argc, char *argv[])
{
  return fixture_main (argc, argv, add_tests);
}
