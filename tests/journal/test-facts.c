/* test-facts.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of decisions: the last holds, whatever the clock says; answers that belong to it are kept
 * with it or not at all; exported without loss.
 */

#include "journal/lex-journal-facts.h"

#include <string.h>

#include "fixture.h"
#include "journal/lex-journal-json.h"

static void
say (Fixture *fixture, const char *name, const char *value, gint64 at)
{
  const LexFact fact = { "settings", name, value, at };
  const LexFactChange change = { &fact, 1, NULL, 0 };
  g_autoptr (GError) error = NULL;

  lex_journal_facts_add (fixture->file, &change, &error);
  g_assert_no_error (error);
}

static void
add_fact_cb (const LexFact *fact, gpointer user_data)
{
  GString *text = user_data;

  g_string_append_printf (text, "%s%s=%s", text->len > 0 ? ", " : "", fact->name, fact->value);
}

static void
assert_held (Fixture *fixture, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  lex_journal_facts_list (fixture->file, add_fact_cb, text, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_last_holds (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  assert_held (fixture, "");
  say (fixture, "retention", "0.9", 1000);
  say (fixture, "new", "żółw\n2", 1000);
  say (fixture, "retention", "0.85", 500);
  assert_held (fixture, "new=żółw\n2, retention=0.85");
  say (fixture, "new", NULL, 10);
  fixture_close (fixture);
  fixture_open (fixture);
  assert_held (fixture, "retention=0.85");
  say (fixture, "new", "3", 11);
  assert_held (fixture, "new=3, retention=0.85");
}

static void
count_cb (const LexJournalReview *review, gpointer user_data)
{
  (*(guint *) user_data)++;
}

/* One of the answers is impossible: neither the facts nor the other answer are kept. */
static void
test_together (Fixture *fixture, gconstpointer data)
{
  const LexFact facts[] = { { "sitting/1", "ended", "12", 12 } };
  LexJournalReview reviews[]
      = { { .card = "a", .print = "", .rating = 3, .sitting = "1", .given = "0,2", .lookups = 2 },
          { .card = "b", .print = "", .rating = 9, .sitting = "1" } };
  const LexFactChange change = { facts, 1, reviews, 2 };
  g_autoptr (GError) error = NULL;
  guint n = 0;

  fixture_open (fixture);
  g_assert_false (lex_journal_facts_add (fixture->file, &change, NULL));
  assert_held (fixture, "");
  lex_journal_reviews_list (fixture->file, count_cb, &n, NULL);
  g_assert_cmpuint (n, ==, 0);
  reviews[1].rating = 1;
  lex_journal_facts_add (fixture->file, &change, &error);
  g_assert_no_error (error);
  lex_journal_reviews_list (fixture->file, count_cb, &n, NULL);
  g_assert_cmpuint (n, ==, 2);
  assert_held (fixture, "ended=12");

  /* What was marked in a mock exam is not taken back. */
  g_assert_false (lex_journal_reviews_undo (fixture->file, NULL));
}

static void
test_both_ways (Fixture *fixture, gconstpointer data)
{
  const LexJournalReview review = { .card = "a",
                                    .print = "",
                                    .rating = 2,
                                    .lookups = 3,
                                    .looked = 4100,
                                    .sitting = "1",
                                    .given = "27B1a" };
  const LexFactChange answers = { NULL, 0, &review, 1 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  fixture_open (fixture);
  say (fixture, "own", "“a”\\\n\tb", 5);
  say (fixture, "gone", "x", 5);
  say (fixture, "gone", NULL, 6);
  g_assert_true (lex_journal_facts_add (fixture->file, &answers, NULL));
  first = fixture_export (fixture);
  fixture_import (fixture, first, 0);

  fixture_move (fixture, "other");
  fixture_import (fixture, first, 4);
  second = fixture_export (fixture);
  g_assert_cmpstr (second, ==, first);
  say (fixture, "own", "later", 9);
  third = fixture_export (fixture);
  fixture_move (fixture, "third");
  say (fixture, "own", "between", 8);
  fixture_import (fixture, third, 5);
  assert_held (fixture, "own=later");
}

#define HEAD "{\"format\": \"lexbridge-journal\", \"version\": 1, \"entries\": [], \"facts\": ["

static void
test_bad_files (Fixture *fixture, gconstpointer data)
{
  static const char *const facts[] = {
    "1",
    "{}",
    "{\"id\": \"i\", \"subject\": \"\", \"name\": \"n\", \"value\": \"v\", \"at\": 1}",
    "{\"id\": \"i\", \"subject\": \"s\", \"name\": 1, \"value\": \"v\", \"at\": 1}",
    "{\"id\": \"i\", \"subject\": \"s\", \"name\": \"\\u017c\", \"value\": \"v\", \"at\": 1}",
    "{\"id\": \"i\", \"subject\": \"s\", \"name\": \"n\", \"value\": \"\\ud800\", \"at\": 1}",
    "{\"id\": \"i\", \"subject\": \"s\", \"name\": \"n\", \"value\": 1, \"at\": 1}",
    "{\"id\": \"i\", \"subject\": \"s\", \"name\": \"n\", \"value\": \"v\", \"at\": 1.5}",
  };

  fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, facts[i], "]}", NULL);
      g_autoptr (GError) error = NULL;
      guint n_added;

      g_assert_false (lex_journal_json_import (fixture->file, "bad.json", text, &n_added, &error));
      fixture_assert_line (error, LEX_JOURNAL_ERROR_INPUT, "not whole");
      assert_held (fixture, "");
    }
  fixture_import (fixture,
                  HEAD
                  "{\"id\": \"i\", \"subject\": \"s\", \"name\": \"n\", \"value\": \"\\u017c\","
                  " \"at\": 1}]}",
                  1);
  assert_held (fixture, "n=ż");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/facts/last-holds", test_last_holds);
  fixture_add ("/facts/together", test_together);
  fixture_add ("/facts/both-ways", test_both_ways);
  fixture_add ("/facts/bad", test_bad_files);
  return g_test_run ();
}
