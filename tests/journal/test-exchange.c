/* test-exchange.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The exported file, out and in: loss-free both ways, and hostile ones refused with a line.
 */

#include <string.h>

#include "fixture.h"
#include "journal/lex-journal-json.h"

static void
fill (Fixture *fixture)
{
  g_autofree char *folder = fixture_put (fixture, LEX_JOURNAL_FOLDER, NULL, "Zażółć");
  g_autofree char *inside = fixture_put (fixture, LEX_JOURNAL_BOOKMARK, "27B1a", NULL);
  g_autofree char *note = fixture_put (
      fixture, LEX_JOURNAL_NOTE, "16B",
      "\"quotes\" \\ back\tslash\nline\r\n\x01\x1f \xf0\x9f\x82\xa1 \xe2\x80\xa8 </x>");
  g_autofree char *gone = fixture_put (fixture, LEX_JOURNAL_NOTE, "16B", "gone");

  g_assert_true (lex_journal_file_move (fixture->file, inside, folder, NULL, NULL));
  g_assert_true (lex_journal_file_remove (fixture->file, gone, NULL));
  g_assert_true (lex_journal_file_visit (fixture->file, "27", NULL));
  g_assert_true (lex_journal_file_visit (fixture->file, "screens/3", NULL));
}

static void
test_both_ways (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  fixture_open (fixture);
  fill (fixture);
  first = fixture_export (fixture);
  g_assert_true (g_utf8_validate (first, -1, NULL));
  g_assert_null (strstr (first, "gone"));
  fixture_import (fixture, first, 0);

  fixture_move (fixture, "other");
  fixture_import (fixture, first, 3);
  second = fixture_export (fixture);
  g_assert_cmpstr (second, ==, first);
  fixture_import (fixture, first, 0);
}

static void
test_removed_returns (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;

  fixture_open (fixture);
  id = fixture_put (fixture, LEX_JOURNAL_NOTE, "16B", "words");
  text = fixture_export (fixture);
  g_assert_true (lex_journal_file_remove (fixture->file, id, NULL));
  fixture_import (fixture, text, 1);
  again = fixture_export (fixture);
  g_assert_cmpstr (again, ==, text);
}

/* Two machines wrote on the same note: both have their words afterwards, once. */
static void
test_other_words_stand_beside_ours (Fixture *fixture, gconstpointer data)
{
  g_autofree char *id = NULL;
  g_autofree char *text = NULL;
  g_autofree char *all = NULL;
  g_autoptr (LexJournalEntry) changed = lex_journal_entry_new (LEX_JOURNAL_NOTE, "16B", "ours");

  fixture_open (fixture);
  id = fixture_put (fixture, LEX_JOURNAL_NOTE, "16B", "theirs");
  text = fixture_export (fixture);
  lex_journal_entry_set (changed, LEX_JOURNAL_ID, id);
  g_assert_true (lex_journal_file_put (fixture->file, changed, NULL));
  fixture_import (fixture, text, 1);
  fixture_import (fixture, text, 0);
  all = fixture_dup_all (fixture);
  g_assert_cmpstr (all, ==, "note 16B: ours, note 16B: theirs");
}

#define HEAD "{\"format\": \"lexbridge-journal\", \"version\": 1, \"entries\": ["
#define TIMES "\"position\": 0, \"created\": \"2026\", \"changed\": \"2026\""

static void
test_bad_files (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *words;
  } files[] = {
    { "", "no exported journal" },
    { "{", "no exported journal" },
    { "[1, 2]", "no exported journal" },
    { "\xff\xfe", "not UTF-8" },
    { "{\"format\": \"other\", \"version\": 1}", "no exported journal" },
    { "{\"format\": \"lexbridge-journal\", \"version\": 2}", "newer Lexbridge" },
    { HEAD "1]}", "not whole" },
    { HEAD "{}]}", "not whole" },
    { HEAD "{\"id\": \"a\", \"kind\": \"planet\", \"label\": \"1\", " TIMES "}]}", "not whole" },
    { HEAD "{\"id\": \"\", \"kind\": \"note\", \"label\": \"1\", " TIMES "}]}", "not whole" },
    { HEAD "{\"id\": \"a\", \"kind\": \"note\", " TIMES "}]}", "not whole" },
    { HEAD "{\"id\": \"a\", \"kind\": \"note\", \"label\": 7, " TIMES "}]}", "not whole" },
    { HEAD "{\"id\": \"a\\u0000b\", \"kind\": \"note\", \"label\": \"1\", " TIMES "}]}", "NUL" },
    { HEAD "{\"id\": \"a\\ud800\", \"kind\": \"note\", \"label\": \"1\", " TIMES "}]}",
      "not whole" },
    { HEAD "{\"id\": \"a\", \"kind\": \"note\", \"label\": \"1\", " TIMES "}, {}]}", "not whole" },
  };

  fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;
      guint n_added;

      g_assert_false (
          lex_journal_json_import (fixture->file, "bad.json", files[i].text, &n_added, &error));
      fixture_assert_line (error, LEX_JOURNAL_ERROR_INPUT, files[i].words);
      g_assert_nonnull (strstr (error->message, "bad.json"));
      g_assert_cmpuint (fixture_count (fixture), ==, 0);
    }
}

static void
test_depth_is_no_danger (Fixture *fixture, gconstpointer data)
{
  g_autofree char *deep = g_strnfill (1000 * 1000, '[');
  g_autoptr (GError) error = NULL;
  guint n_added;

  fixture_open (fixture);
  g_assert_false (lex_journal_json_import (fixture->file, "deep.json", deep, &n_added, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_INPUT, "no exported journal");
}

/* Folders in a circle would be seen nowhere. */
static void
test_circles_are_opened (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) entries = NULL;

  fixture_open (fixture);
  fixture_import (
      fixture,
      HEAD "{\"id\": \"a\", \"kind\": \"folder\", \"text\": \"A\", \"folder\": \"b\", " TIMES "},"
           "{\"id\": \"b\", \"kind\": \"folder\", \"text\": \"B\", \"folder\": \"a\", " TIMES "},"
           "{\"id\": \"c\", \"kind\": \"bookmark\", \"label\": \"1\", \"folder\": \"a\", " TIMES
           "}]}",
      3);
  entries = lex_journal_file_list_kind (fixture->file, LEX_JOURNAL_FOLDER, NULL);
  g_assert_cmpuint (entries->len, ==, 2);
  for (guint i = 0; i < 2; i++)
    g_assert_null (((LexJournalEntry *) entries->pdata[i])->fields[LEX_JOURNAL_PARENT]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/exchange/both-ways", test_both_ways);
  fixture_add ("/exchange/removed", test_removed_returns);
  fixture_add ("/exchange/conflict", test_other_words_stand_beside_ours);
  fixture_add ("/exchange/bad", test_bad_files);
  fixture_add ("/exchange/deep", test_depth_is_no_danger);
  fixture_add ("/exchange/circles", test_circles_are_opened);
  return g_test_run ();
}
