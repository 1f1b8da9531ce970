/* test-cases.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases in the journal: kept whatever they say or leave unsaid, changed in two windows at once,
 * removed and brought back, filtered, exported without loss; on the day on which they were called.
 */

#include "journal/lex-journal-cases.h"

#include <string.h>

#include "fixture.h"
#include "journal/lex-journal-json.h"
#include "journal/lex-journal-lists-json.h"

static LexCase *
put (Fixture *fixture, LexCase *value)
{
  g_autoptr (GError) error = NULL;

  lex_journal_cases_put (fixture->file, value, &error);
  g_assert_no_error (error);
  return value;
}

static LexCase *
find (Fixture *fixture, const char *id)
{
  g_autoptr (GError) error = NULL;
  LexCase *value = lex_journal_cases_find (fixture->file, id, &error);

  g_assert_no_error (error);
  return value;
}

/* Such as "clauses" of a case in which all fields say something. */
static LexCase *
make_full (void)
{
  LexCase *value = lex_case_new (LEX_CASE_RULING_KIND);
  const char *rows[] = { "“a”\\,\n\tb", "", "żółw", NULL };

  for (guint i = LEX_CASE_EVENT; i < LEX_CASE_N_FIELDS; i++)
    {
      const LexCaseField *field = lex_case_field_get (i);
      g_autofree char *words = g_strdup_printf ("ąę “%s”\\ \x01\n2", field->name);

      if (field->shape == LEX_CASE_ROWS)
        {
          lex_case_add_row (value, i, rows);
          lex_case_add_row (value, i, rows + 2);
        }
      else if (field->shape == LEX_CASE_LABELS)
        lex_case_set (value, i, "27B1a 20F5b(i) definitions/psychic-call");
      else if (field->shape != LEX_CASE_MOMENT && field->shape != LEX_CASE_CHOICE)
        lex_case_set (value, i, words);
    }
  return value;
}

static void
assert_same (const LexCase *a, const LexCase *b)
{
  g_assert_cmpstr (a->id, ==, b->id);
  g_assert_cmpint (a->number, ==, b->number);
  g_assert_cmpstr (a->created, ==, b->created);
  g_assert_cmpstr (a->changed, ==, b->changed);
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    g_assert_cmpstr (a->values[i], ==, b->values[i]);
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexCase) full = make_full ();
  g_autoptr (LexCase) empty = lex_case_new_empty ();
  g_autoptr (LexCase) read = NULL;
  g_autoptr (LexCase) again = NULL;
  g_autoptr (LexCase) none = NULL;
  g_autoptr (GPtrArray) rows = NULL;

  fixture_open (fixture);
  put (fixture, full);
  put (fixture, empty);
  g_assert_cmpint (full->number, ==, 1);
  g_assert_cmpint (empty->number, ==, 2);
  fixture_close (fixture);
  fixture_open (fixture);
  read = find (fixture, full->id);
  assert_same (full, read);
  again = lex_journal_cases_find_number (fixture->file, 2, NULL);
  assert_same (empty, again);
  none = lex_journal_cases_find_number (fixture->file, 3, NULL);
  g_assert_null (none);
  rows = lex_case_dup_rows (read, LEX_CASE_POLLS);
  g_assert_cmpuint (rows->len, ==, 2);
  g_assert_cmpstr (((GStrv) rows->pdata[0])[0], ==, "“a”\\,\n\tb");
  g_assert_cmpstr (((GStrv) rows->pdata[0])[2], ==, "żółw");
  g_assert_cmpstr (((GStrv) rows->pdata[1])[0], ==, "żółw");
}

/* Numbers such as "3, 1", the latest call first. */
static void
assert_listed (Fixture *fixture, const LexCaseFilter *filter, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cases = lex_journal_cases_list (fixture->file, filter, &error);
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < cases->len; i++)
    g_string_append_printf (text, "%s%" G_GINT64_FORMAT, i > 0 ? ", " : "",
                            ((const LexCaseSummary *) cases->pdata[i])->number);
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_removed (Fixture *fixture, gconstpointer data)
{
  const LexCaseFilter all = { NULL };
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);
  g_autoptr (LexCase) later = lex_case_new (LEX_CASE_RULING_KIND);
  g_autoptr (LexCase) gone = NULL;
  g_autoptr (LexCase) back = NULL;
  g_autoptr (GError) error = NULL;

  fixture_open (fixture);
  lex_case_set (value, LEX_CASE_AGREED, "Revoke");
  put (fixture, value);
  g_assert_true (lex_journal_cases_remove (fixture->file, value->id, NULL));
  assert_listed (fixture, &all, "");
  gone = find (fixture, value->id);
  g_assert_null (gone);
  g_assert_false (lex_journal_cases_remove (fixture->file, value->id, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, value->id);
  put (fixture, later);
  g_assert_cmpint (later->number, ==, 2);
  g_assert_true (lex_journal_cases_bring_back (fixture->file, value->id, NULL));
  assert_listed (fixture, &all, "2, 1");
  back = find (fixture, value->id);
  assert_same (back, value);

  /* What is written on in the window whose case another removed is there again. */
  g_assert_true (lex_journal_cases_remove (fixture->file, value->id, NULL));
  lex_case_set (value, LEX_CASE_AGREED, "Revoke, established");
  put (fixture, value);
  assert_listed (fixture, &all, "2, 1");
}

/* Two windows: each writes elsewhere, then both in the same place. */
static void
test_two_windows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexCase) first = lex_case_new (LEX_CASE_RULING_KIND);
  g_autoptr (LexCase) second = NULL;
  g_autoptr (LexCase) kept = NULL;

  fixture_open (fixture);
  put (fixture, first);
  second = find (fixture, first->id);
  lex_case_set (first, LEX_CASE_AGREED, "Here");
  put (fixture, first);
  lex_case_set (second, LEX_CASE_RULING, "There");
  put (fixture, second);
  g_assert_cmpstr (second->values[LEX_CASE_AGREED], ==, "Here");
  g_assert_cmpstr (second->id, ==, first->id);

  lex_case_set (first, LEX_CASE_AGREED, "Here, and more");
  put (fixture, first);
  g_assert_cmpstr (first->values[LEX_CASE_RULING], ==, "There");
  lex_case_set (second, LEX_CASE_AGREED, "Here, but otherwise");
  put (fixture, second);
  g_assert_cmpstr (second->id, !=, first->id);
  g_assert_cmpint (second->number, ==, 2);
  kept = find (fixture, first->id);
  g_assert_cmpstr (kept->values[LEX_CASE_AGREED], ==, "Here, and more");
}

static void
add (Fixture *fixture, const char *event, const char *clauses, const char *facts)
{
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);

  lex_case_set (value, LEX_CASE_EVENT, event);
  lex_case_set (value, LEX_CASE_CLAUSES, clauses);
  lex_case_set (value, LEX_CASE_AGREED, facts);
  put (fixture, value);
}

static void
fill (Fixture *fixture)
{
  g_autoptr (LexCase) memo = NULL;
  g_autoptr (LexCase) closed = NULL;

  fixture_open (fixture);
  add (fixture, "Cup", "16B1 12C1c", "Zawahanie gracza N");
  add (fixture, "Cup", "27B1a 16C", "Niewystarczająca odzywka 1♥");
  add (fixture, "League", "1 64A1", "Revoke at trick 3");
  /* Called last: the clock may reach another second in between. */
  memo = lex_case_new (LEX_CASE_MEMO_KIND);
  lex_case_set (memo, LEX_CASE_EVENT, "Cup");
  lex_case_set (memo, LEX_CASE_PLAYER, "Zawahany");
  put (fixture, memo);
  closed = lex_journal_cases_find_number (fixture->file, 3, NULL);
  lex_case_set (closed, LEX_CASE_STATUS, "closed");
  lex_case_set (closed, LEX_CASE_OUTCOME, "rectified");
  put (fixture, closed);
}

static void
test_filters (Fixture *fixture, gconstpointer data)
{
  const struct
  {
    LexCaseFilter filter;
    const char *expected;
  } tests[] = {
    { { NULL }, "3, 2, 1" },
    { { .kind = LEX_CASE_MEMO_KIND }, "4" },
    { { .kind = LEX_CASE_EVERY_KIND, .event = "Cup" }, "4, 2, 1" },
    { { .event = "Cup" }, "2, 1" },
    { { .status = "open" }, "2, 1" },
    { { .outcome = "rectified" }, "3" },
    { { .with = (const char *const[]){ "16", NULL } }, "2, 1" },
    { { .with = (const char *const[]){ "16", NULL },
        .without = (const char *const[]){ "16B", NULL } },
      "2" },
    { { .with = (const char *const[]){ "16", "27", NULL } }, "2" },
    { { .with = (const char *const[]){ "1", NULL } }, "3" },
    { { .with = (const char *const[]){ "2", NULL } }, "" },
    { { .without = (const char *const[]){ "16", NULL } }, "3" },
    { { .text = "zawaha" }, "1" },
    { { .text = "ZAWAHANIE grac" }, "1" },
    { { .text = "niewystarczajaca" }, "2" },
    { { .text = "\" OR * NEAR( revoke" }, "" },
    { { .text = "27b1a" }, "2" },
    { { .text = "\"*" }, "3, 2, 1" },
    { { .text = "revoke", .status = "open" }, "" },
  };
  g_auto (GStrv) events = NULL;

  fill (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    {
      g_test_message ("%u", i);
      assert_listed (fixture, &tests[i].filter, tests[i].expected);
    }
  events = lex_journal_cases_list_events (fixture->file, NULL);
  g_assert_cmpuint (g_strv_length (events), ==, 2);
}

static void
test_summary (Fixture *fixture, gconstpointer data)
{
  const LexCaseFilter filter = { .text = "27B1a" };
  g_autoptr (GPtrArray) cases = NULL;
  const LexCaseSummary *summary;

  fill (fixture);
  cases = lex_journal_cases_list (fixture->file, &filter, NULL);
  g_assert_cmpuint (cases->len, ==, 1);
  summary = cases->pdata[0];
  g_assert_cmpstr (summary->values[LEX_CASE_CLAUSES], ==, "27B1a 16C");
  g_assert_cmpstr (summary->values[LEX_CASE_STATUS], ==, "open");
  g_assert_cmpstr (summary->title, ==, "Niewystarczająca odzywka 1♥");
  g_assert_null (summary->values[LEX_CASE_RULED]);
}

static void
test_both_ways (Fixture *fixture, gconstpointer data)
{
  const LexCaseFilter cup = { .event = "Cup" };
  g_autoptr (LexCase) full = make_full ();
  g_autoptr (GPtrArray) cases = NULL;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *part = NULL;

  fill (fixture);
  put (fixture, full);
  g_assert_true (lex_journal_cases_remove (fixture->file, full->id, NULL));
  g_assert_true (lex_journal_cases_bring_back (fixture->file, full->id, NULL));
  first = fixture_export (fixture);
  fixture_import (fixture, first, 0);
  cases = lex_journal_cases_read (fixture->file, &cup, NULL);
  part = lex_journal_lists_json_dup (NULL, cases);

  fixture_move (fixture, "other");
  fixture_import (fixture, first, 5);
  second = fixture_export (fixture);
  g_assert_cmpstr (second, ==, first);
  fixture_move (fixture, "third");
  add (fixture, "Elsewhere", NULL, "Takes number 1");
  fixture_import (fixture, part, 2);
  fixture_import (fixture, part, 0);
  assert_listed (fixture, &cup, "3, 2");
}

/* Says the same identifier twice with other words: both are kept, once. */
static void
test_other_words (Fixture *fixture, gconstpointer data)
{
  const LexCaseFilter all = { NULL };
  g_autofree char *text = NULL;
  g_autoptr (LexCase) value = lex_case_new (LEX_CASE_RULING_KIND);

  fixture_open (fixture);
  put (fixture, value);
  text = fixture_export (fixture);
  lex_case_set (value, LEX_CASE_AGREED, "More");
  put (fixture, value);
  fixture_import (fixture, text, 1);
  fixture_import (fixture, text, 0);
  assert_listed (fixture, &all, "2, 1");
}

#define HEAD "{\"format\": \"lexbridge-journal\", \"version\": 1, \"entries\": [], \"cases\": ["
#define CASE "{\"id\": \"i\", \"created\": \"2026\", \"changed\": \"2026\", \"fields\": "

static void
test_bad_files (Fixture *fixture, gconstpointer data)
{
  static const char *const cases[] = {
    "1",
    "{}",
    "{\"id\": \"i\", \"created\": \"2026\", \"changed\": \"2026\"}",
    "{\"id\": \"\", \"created\": \"2026\", \"changed\": \"2026\", \"fields\": {}}",
    "{\"id\": \"a\\\"b\", \"created\": \"2026\", \"changed\": \"2026\", \"fields\": {}}",
    "{\"id\": 1, \"created\": \"2026\", \"changed\": \"2026\", \"fields\": {}}",
    CASE "[]}",
    CASE "\"words\"}",
    CASE "{\"event\": {}}}",
    CASE "{\"event\": true}}",
    CASE "{\"event\": \"\\ud800\"}}",
    CASE "{\"polls\": \"x\"}}",
    CASE "{\"polls\": [1]}}",
    CASE "{\"polls\": [{\"nobody\": \"knows\"}]}}",
    CASE "{\"polls\": [{\"call\": []}]}}",
    CASE "{\"clauses\": [\"16 B\"]}}",
    CASE "{\"clauses\": [[]]}}",
  };
  const LexCaseFilter all = { NULL };

  fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, cases[i], "]}", NULL);
      g_autoptr (GError) error = NULL;
      guint n_added;

      g_test_message ("%s", cases[i]);
      g_assert_false (lex_journal_json_import (fixture->file, "bad.json", text, &n_added, &error));
      fixture_assert_line (error, LEX_JOURNAL_ERROR_INPUT, "not whole");
      assert_listed (fixture, &all, "");
    }
}

/* What a newer program or a hand wrote: fields nobody knows stay as they are, through a change. */
static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (LexCase) value = NULL;

  fixture_open (fixture);
  fixture_import (fixture,
                  HEAD CASE
                  "{\"zebra\": [1, {\"a\": \"\\u017c\"}], \"board\": 7, \"kind\": \"new\","
                  " \"apple\": true, \"none\": null, \"1.5\": 1.5}}]}",
                  1);
  value = find (fixture, "i");
  g_assert_cmpstr (value->values[LEX_CASE_BOARD], ==, "7");
  lex_case_set (value, LEX_CASE_EVENT, "Cup");
  put (fixture, value);
  text = fixture_export (fixture);
  g_assert_nonnull (strstr (text, "\"fields\":{\"kind\":\"new\",\"event\":\"Cup\",\"board\":\"7\","
                                  "\"1.5\":1.5,\"apple\":true,\"zebra\":[1,{\"a\":\"\\u017c\"}]}"));
}

static gint64
get_clock (void)
{
  /* 2026-11-22T22:59:30Z: half a minute before midnight in Warsaw. */
  return G_GINT64_CONSTANT (1795388370) * G_USEC_PER_SEC;
}

static gint64
get_clock_later (void)
{
  return get_clock () + 90 * G_USEC_PER_SEC;
}

/* Written at 23:59 and read at 00:01, and read again on a laptop that is in New York by now. */
static void
test_day (Fixture *fixture, gconstpointer data)
{
  g_autofree char *zone = g_strdup (g_getenv ("TZ"));
  g_autoptr (LexCase) value = NULL;
  g_autoptr (LexCase) read = NULL;
  g_autofree char *now = NULL;
  g_autofree char *there = NULL;
  gint64 seconds;

  lex_journal_clock = get_clock;
  g_setenv ("TZ", "Europe/Warsaw", TRUE);
  fixture_open (fixture);
  value = lex_case_new (LEX_CASE_RULING_KIND);
  g_assert_cmpstr (value->values[LEX_CASE_CALLED], ==, "2026-11-22T23:59:30+01:00");
  put (fixture, value);
  lex_journal_clock = get_clock_later;
  now = lex_case_dup_now ();
  g_assert_cmpstr (now, ==, "2026-11-23T00:01:00+01:00");
  g_assert_true (lex_case_get_seconds (value->values[LEX_CASE_CALLED], now, &seconds));
  g_assert_cmpint (seconds, ==, 90);

  g_setenv ("TZ", "America/New_York", TRUE);
  there = lex_case_dup_now ();
  g_assert_cmpstr (there, ==, "2026-11-22T18:01:00-05:00");
  read = find (fixture, value->id);
  lex_case_set (read, LEX_CASE_RULED, there);
  put (fixture, read);
  g_assert_cmpstr (read->values[LEX_CASE_CALLED], ==, "2026-11-22T23:59:30+01:00");
  g_assert_true (
      lex_case_get_seconds (read->values[LEX_CASE_CALLED], read->values[LEX_CASE_RULED], &seconds));
  g_assert_cmpint (seconds, ==, 90);
  g_assert_false (lex_case_get_seconds (NULL, there, &seconds));
  if (zone != NULL)
    g_setenv ("TZ", zone, TRUE);
  else
    g_unsetenv ("TZ");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/cases/kept", test_kept);
  fixture_add ("/cases/removed", test_removed);
  fixture_add ("/cases/two-windows", test_two_windows);
  fixture_add ("/cases/filters", test_filters);
  fixture_add ("/cases/summary", test_summary);
  fixture_add ("/cases/both-ways", test_both_ways);
  fixture_add ("/cases/other-words", test_other_words);
  fixture_add ("/cases/bad", test_bad_files);
  fixture_add ("/cases/unknown", test_unknown);
  fixture_add ("/cases/day", test_day);
  return g_test_run ();
}
