/* test-reviews.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log of answers: kept in order, taken back and still there, exported without loss, whole after
 * its writer was killed.
 */

#include "journal/lex-journal-reviews.h"

#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"
#include "journal/lex-journal-json.h"

#define N_KILLS 200
#define N_BEFORE_KILL 6

static void
answer (Fixture *fixture, const char *card, guint rating, gint64 answered)
{
  const LexJournalReview review = { .card = card,
                                    .print = "a1b2",
                                    .rating = rating,
                                    .mode = LEX_REVIEW_QUIZ,
                                    .answered = answered,
                                    .took = 1500,
                                    .algorithm = 6 };
  g_autoptr (GError) error = NULL;

  lex_journal_reviews_add (fixture->file, &review, &error);
  g_assert_no_error (error);
}

static void
add_review_cb (const LexJournalReview *review, gpointer user_data)
{
  GString *text = user_data;

  g_string_append_printf (text, "%s%s %s %u %s %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %u",
                          text->len > 0 ? ", " : "", review->card, review->print, review->rating,
                          lex_review_mode_get_name (review->mode), review->answered, review->took,
                          review->algorithm);
}

static char *
dup_log (Fixture *fixture)
{
  GString *text = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  lex_journal_reviews_list (fixture->file, add_review_cb, text, &error);
  g_assert_no_error (error);
  return g_string_free (text, FALSE);
}

static void
assert_log (Fixture *fixture, const char *expected)
{
  g_autofree char *log = dup_log (fixture);

  g_assert_cmpstr (log, ==, expected);
}

static void
test_kept (Fixture *fixture, gconstpointer data)
{
  fixture_open (fixture);
  assert_log (fixture, "");
  answer (fixture, "question/one", 3, 100);
  answer (fixture, "question/two", 1, 200);
  fixture_close (fixture);
  fixture_open (fixture);
  assert_log (fixture, "question/one a1b2 3 quiz 100 1500 6, question/two a1b2 1 quiz 200 1500 6");
}

/* The last is the one that was given last, whatever the clock said; the row stays. */
static void
test_undo (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  fixture_open (fixture);
  answer (fixture, "a", 3, 200);
  answer (fixture, "b", 1, 100);
  g_assert_true (lex_journal_reviews_undo (fixture->file, NULL));
  assert_log (fixture, "a a1b2 3 quiz 200 1500 6");
  text = fixture_export (fixture);
  g_assert_nonnull (strstr (text, "\"card\":\"b\""));
  g_assert_true (lex_journal_reviews_undo (fixture->file, NULL));
  g_assert_false (lex_journal_reviews_undo (fixture->file, &error));
  fixture_assert_line (error, LEX_JOURNAL_ERROR_MISSING, "no answer is left");
}

static void
test_both_ways (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  fixture_open (fixture);
  answer (fixture, "a", 3, 200);
  answer (fixture, "a", 3, 200);
  answer (fixture, "b", 1, 100);
  g_assert_true (lex_journal_reviews_undo (fixture->file, NULL));
  first = fixture_export (fixture);
  fixture_import (fixture, first, 0);

  fixture_move (fixture, "other");
  fixture_import (fixture, first, 3);
  second = fixture_export (fixture);
  g_assert_cmpstr (second, ==, first);

  /* What was taken back here meanwhile stays so; what was there is taken back here, too. */
  g_assert_true (lex_journal_reviews_undo (fixture->file, NULL));
  fixture_import (fixture, first, 0);
  assert_log (fixture, "a a1b2 3 quiz 200 1500 6");
  third = fixture_export (fixture);
  fixture_move (fixture, "third");
  fixture_import (fixture, first, 3);
  fixture_import (fixture, third, 1);
  assert_log (fixture, "a a1b2 3 quiz 200 1500 6");
}

#define HEAD "{\"format\": \"lexbridge-journal\", \"version\": 1, \"entries\": [], \"reviews\": ["
#define REST "\"answered\": 1, \"took\": 1, \"mode\": \"quiz\", \"algorithm\": 6, \"print\": \"\""

static void
test_bad_files (Fixture *fixture, gconstpointer data)
{
  static const char *const reviews[] = {
    "1",
    "{}",
    "\"text\"",
    "{\"id\": \"\", \"card\": \"a\", \"rating\": 3, \"undone\": 0, " REST "}",
    "{\"id\": \"i\", \"card\": \"\", \"rating\": 3, \"undone\": 0, " REST "}",
    "{\"id\": \"i\", \"card\": \"a\\ud800\", \"rating\": 3, \"undone\": 0, " REST "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 5, \"undone\": 0, " REST "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 2.5, \"undone\": 0, " REST "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 3, \"undone\": 2, " REST "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 3, " REST "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 3, \"undone\": 0, \"lookups\": -1, " REST "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 3, \"undone\": 0, \"looked\": \"1\", " REST "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 3, \"undone\": 0, \"given\": \"\u017c\", " REST
    "}",
    "{\"id\": \"i\", \"card\": \"a\", \"rating\": 3, \"undone\": 0, \"sitting\": 1, " REST "}",
  };

  fixture_open (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (reviews); i++)
    {
      g_autofree char *text = g_strconcat (HEAD, reviews[i], "]}", NULL);
      g_autoptr (GError) error = NULL;
      guint n_added;

      g_assert_false (lex_journal_json_import (fixture->file, "bad.json", text, &n_added, &error));
      fixture_assert_line (error, LEX_JOURNAL_ERROR_INPUT, "not whole");
      assert_log (fixture, "");
    }
  fixture_import (fixture,
                  HEAD "{\"id\": \"i\", \"card\": \"a\", \"rating\": 3, \"undone\": 0, " REST "}]}",
                  1);
}

/* A writer that says of each answer that it is confirmed, by a byte in the pipe, until it is
 * killed. */
static void
write_answers (Fixture *fixture, const char *card, int confirmed)
{
  fixture_open (fixture);
  for (guint i = 0; i < N_BEFORE_KILL; i++)
    {
      answer (fixture, card, 1 + i % 4, i);
      if (write (confirmed, "+", 1) != 1)
        _exit (1);
    }
  pause ();
}

static guint
kill_once (Fixture *fixture, const char *card)
{
  int pipes[2];
  guint n_confirmed = 0;
  pid_t child;
  char byte;

  g_assert_cmpint (pipe (pipes), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    write_answers (fixture, card, pipes[1]);
  close (pipes[1]);
  for (int i = g_test_rand_int_range (0, 4); i > 0; i--)
    n_confirmed += (guint) read (pipes[0], &byte, 1);
  g_usleep ((gulong) g_test_rand_int_range (0, 2000));
  kill (child, SIGKILL);
  while (read (pipes[0], &byte, 1) == 1)
    n_confirmed++;
  close (pipes[0]);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
  return n_confirmed;
}

typedef struct
{
  const char *card;
  guint n;
} Count;

static void
count_cb (const LexJournalReview *review, gpointer user_data)
{
  Count *count = user_data;

  if (!g_str_equal (review->card, count->card))
    return;
  g_assert_cmpuint (review->rating, ==, 1 + count->n % 4);
  g_assert_cmpint (review->answered, ==, count->n);
  count->n++;
}

static void
test_killed (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < N_KILLS; i++)
    {
      g_autofree char *card = g_strdup_printf ("card/%u", i);
      const guint n_confirmed = kill_once (fixture, card);
      Count count = { card, 0 };

      fixture_open (fixture);
      g_assert_true (lex_journal_reviews_list (fixture->file, count_cb, &count, NULL));
      g_assert_cmpuint (count.n, >=, n_confirmed);
      g_assert_cmpuint (count.n, <=, n_confirmed + 1);
      lex_journal_file_free (g_steal_pointer (&fixture->file));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/reviews/kept", test_kept);
  fixture_add ("/reviews/undo", test_undo);
  fixture_add ("/reviews/both-ways", test_both_ways);
  fixture_add ("/reviews/bad", test_bad_files);
  fixture_add_in_memory ("/reviews/killed", test_killed);
  return g_test_run ();
}
