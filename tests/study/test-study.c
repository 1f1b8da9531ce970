/* test-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The model of memory and the dates it gives, against two public implementations and against what a
 * reader relies on. make-vectors.py and make-vectors.mjs made the fixtures.
 */

#include <math.h>

#include "study/lex-schedule.h"

#define DAY 86400
#define TOLERANCE 1e-7
/* ts-fsrs rounds to eight places after each answer, which tells where stability is small. */
#define TOLERANCE_TS 1e-5

typedef void (*CheckLine) (const LexStudyOptions *options, GStrv fields);

static void
read_parameters (LexStudyOptions *options, const char *numbers)
{
  g_auto (GStrv) words = g_strsplit (numbers, " ", -1);

  g_assert_cmpuint (g_strv_length (words), ==, LEX_FSRS_PARAMETERS);
  for (guint i = 0; i < LEX_FSRS_PARAMETERS; i++)
    options->parameters[i] = g_ascii_strtod (words[i], NULL);
  g_assert_true (lex_fsrs_are_parameters (options->parameters));
}

static void
plain_options (LexStudyOptions *options)
{
  lex_study_options_init (options);
  options->fuzz = FALSE;
  options->day_start = 0;
}

/* Calls @check with each line's fields; gives how many there were. */
static guint
read_vectors (const char *name, CheckLine check)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "study", "fixtures", name, NULL);
  g_autofree char *contents = NULL;
  g_auto (GStrv) lines = NULL;
  LexStudyOptions options;
  guint n = 0;

  plain_options (&options);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; *lines[i]; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", -1);

      if (g_str_equal (fields[0], "parameters"))
        read_parameters (&options, fields[1]);
      else
        check (&options, fields), n++;
    }
  return n;
}

static void
assert_near (double actual, double expected, double tolerance)
{
  g_assert_cmpfloat (fabs (actual - expected), <=, tolerance * MAX (1, fabs (expected)));
}

static void
remember (const LexStudyOptions *options, GStrv fields, double tolerance)
{
  g_auto (GStrv) answers = g_strsplit (fields[0], " ", -1);
  LexMemory memory = { 0 };

  for (guint i = 0; answers[i]; i++)
    memory = lex_fsrs_answer (options->parameters, &memory, (LexRating) (answers[i][0] - '0'),
                              (guint) g_ascii_strtoull (answers[i] + 2, NULL, 10));
  assert_near (memory.stability, g_ascii_strtod (fields[1], NULL), tolerance);
  assert_near (memory.difficulty, g_ascii_strtod (fields[2], NULL), tolerance);
}

static void
check_memory (const LexStudyOptions *options, GStrv fields)
{
  remember (options, fields, TOLERANCE);
}

static void
check_memory_ts (const LexStudyOptions *options, GStrv fields)
{
  remember (options, fields, TOLERANCE_TS);
}

static void
test_memory (void)
{
  g_assert_cmpuint (read_vectors ("memory.tsv", check_memory), >, 2000);
  g_assert_cmpuint (read_vectors ("memory-ts.tsv", check_memory_ts), >, 2000);
}

static void
check_dates (const LexStudyOptions *options, GStrv fields)
{
  g_auto (GStrv) answers = g_strsplit (fields[0], " ", -1);
  LexSchedule schedule = { 0 };

  for (guint i = 0; answers[i]; i++)
    {
      g_auto (GStrv) numbers = g_strsplit (answers[i], ":", -1);
      gint64 now = g_ascii_strtoll (numbers[1], NULL, 10);

      schedule
          = lex_schedule_answer (&schedule, options, (LexRating) (answers[i][0] - '0'), now, 0);
      g_assert_cmpint ((int) schedule.phase, ==, numbers[2][0] - '0');
      g_assert_cmpint (schedule.due - now, ==, g_ascii_strtoll (numbers[3], NULL, 10));
    }
}

static void
test_dates (void)
{
  g_assert_cmpuint (read_vectors ("dates.tsv", check_dates), >, 600);
  g_assert_cmpuint (read_vectors ("dates-ts.tsv", check_dates), >, 600);
}

/* Reviewed when due, thirteen answers. */
static void
test_known_intervals (void)
{
  static const guint ratings[] = { 3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3 };
  static const gint64 days[] = { 0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21 };
  LexStudyOptions options;
  LexSchedule schedule = { 0 };
  gint64 now = 1669725000;

  plain_options (&options);
  for (guint i = 0; i < G_N_ELEMENTS (ratings); i++)
    {
      schedule = lex_schedule_answer (&schedule, &options, (LexRating) ratings[i], now, 0);
      g_assert_cmpint ((schedule.due - now) / DAY, ==, days[i]);
      now = schedule.due;
    }
}

static void
test_known_memory (void)
{
  static const guint ratings[] = { 1, 3, 3, 3, 3, 3 };
  static const guint days[] = { 0, 0, 1, 3, 8, 21 };
  LexMemory memory = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (ratings); i++)
    memory = lex_fsrs_answer (lex_fsrs_get_defaults (), &memory, (LexRating) ratings[i], days[i]);
  g_assert_cmpfloat (fabs (memory.stability - 53.62691), <, 1e-4);
  g_assert_cmpfloat (fabs (memory.difficulty - 6.3574867), <, 1e-4);
}

/* After as many days as it is stable a memory is known with a chance of 0.9, and less later. */
static void
test_recall (void)
{
  LexMemory memory = { 12, 5 };
  double before = 1;

  assert_near (lex_fsrs_recall (lex_fsrs_get_defaults (), &memory, 12), 0.9, TOLERANCE);
  assert_near (lex_fsrs_get_interval (lex_fsrs_get_defaults (), &memory, 0.9), 12, TOLERANCE);
  for (double days = 0.5; days < 4000; days *= 1.5)
    {
      double now = lex_fsrs_recall (lex_fsrs_get_defaults (), &memory, days);

      g_assert_cmpfloat (now, <, before);
      g_assert_cmpfloat (now, >, 0);
      before = now;
    }
}

/* A better answer never brings a card back sooner. */
static void
test_order (void)
{
  LexStudyOptions options;
  LexSchedule schedule = { 0 };
  gint64 now = DAY;

  plain_options (&options);
  for (guint i = 0; i < 12; i++)
    {
      gint64 due = 0;

      for (guint rating = LEX_RATING_AGAIN; rating <= LEX_RATING_EASY; rating++)
        {
          LexSchedule next = lex_schedule_answer (&schedule, &options, (LexRating) rating, now, 0);

          g_assert_cmpint (next.due, >=, due);
          g_assert_cmpint (next.due, >, now);
          due = next.due;
        }
      schedule = lex_schedule_answer (&schedule, &options, LEX_RATING_GOOD, now, 0);
      now = schedule.due;
    }
}

/* The ranges of the public implementation, worked out by hand. */
static void
test_range (void)
{
  static const struct
  {
    guint days;
    guint least;
    guint most;
  } ranges[] = { { 1, 1, 1 },   { 2, 2, 2 },    { 3, 2, 4 },     { 7, 5, 9 },
                 { 10, 8, 12 }, { 30, 27, 33 }, { 100, 93, 107 } };
  LexStudyOptions options;

  plain_options (&options);
  for (guint i = 0; i < G_N_ELEMENTS (ranges); i++)
    {
      guint least, most;

      lex_schedule_get_range (&options, ranges[i].days, &least, &most);
      g_assert_cmpuint (least, ==, ranges[i].least);
      g_assert_cmpuint (most, ==, ranges[i].most);
    }
}

/* What was learned together parts, within its range, and always in the same way. */
static void
test_fuzz (void)
{
  LexStudyOptions options;
  LexSchedule schedule = { LEX_PHASE_REVIEW, 0, { 40, 5 }, 0, 40 * DAY, 4, 0 };
  LexSchedule plain, next;
  g_autoptr (GHashTable) dates = g_hash_table_new (NULL, NULL);
  guint least, most;

  plain_options (&options);
  plain = lex_schedule_answer (&schedule, &options, LEX_RATING_GOOD, 40 * DAY, 0);
  options.fuzz = TRUE;
  lex_schedule_get_range (&options, (guint) ((plain.due - 40 * DAY) / DAY), &least, &most);
  for (guint32 seed = 0; seed < 500; seed++)
    {
      guint days;

      next = lex_schedule_answer (&schedule, &options, LEX_RATING_GOOD, 40 * DAY, seed);
      days = (guint) ((next.due - 40 * DAY) / DAY);
      g_assert_cmpuint (days, >=, least);
      g_assert_cmpuint (days, <=, most);
      g_hash_table_add (dates, GUINT_TO_POINTER (days));
      g_assert_cmpint (
          next.due, ==,
          lex_schedule_answer (&schedule, &options, LEX_RATING_GOOD, 40 * DAY, seed).due);
    }
  g_assert_cmpuint (g_hash_table_size (dates), ==, most - least + 1);
}

/* One in the morning belongs to the evening before; a card of days is due all day. */
static void
test_day (void)
{
  LexStudyOptions options;
  gint64 midnight = 20000 * (gint64) DAY;
  LexSchedule schedule = { LEX_PHASE_REVIEW, 0, { 10, 5 }, 0, midnight + 12 * 3600, 3, 0 };

  lex_study_options_init (&options);
  g_assert_cmpint (lex_study_day (&options, midnight + 3600), ==, 19999);
  g_assert_cmpint (lex_study_day (&options, midnight + 4 * 3600), ==, 20000);
  options.utc_offset = 3600;
  g_assert_cmpint (lex_study_day (&options, midnight + 3 * 3600), ==, 20000);
  g_assert_false (lex_schedule_is_due (&schedule, &options, midnight + 3600));
  g_assert_true (lex_schedule_is_due (&schedule, &options, midnight + 5 * 3600));
  schedule.phase = LEX_PHASE_LEARNING;
  g_assert_false (lex_schedule_is_due (&schedule, &options, midnight + 5 * 3600));
}

/* A clock that was set back neither loses what is known nor goes on for ever. */
static void
test_clock_set_back (void)
{
  LexStudyOptions options;
  LexSchedule schedule = { LEX_PHASE_REVIEW, 0, { 40, 5 }, 900 * DAY, 940 * DAY, 4, 0 };
  LexSchedule next;

  plain_options (&options);
  next = lex_schedule_answer (&schedule, &options, LEX_RATING_GOOD, 100 * DAY, 0);
  g_assert_cmpfloat (next.memory.stability, >=, 40);
  g_assert_cmpint (next.due, >, 100 * DAY);
  assert_near (lex_schedule_recall (&schedule, &options, 100 * DAY), 1, TOLERANCE);
}

static void
test_leech (void)
{
  LexStudyOptions options;
  LexSchedule schedule = { 0 };
  gint64 now = DAY;
  guint lapses = 0;

  plain_options (&options);
  while (!lex_schedule_is_leech (&schedule, &options) && lapses < 100)
    {
      while (schedule.phase != LEX_PHASE_REVIEW)
        {
          schedule = lex_schedule_answer (&schedule, &options, LEX_RATING_GOOD, now, 0);
          now = schedule.due;
        }
      schedule = lex_schedule_answer (&schedule, &options, LEX_RATING_AGAIN, now, 0);
      now = schedule.due;
      lapses++;
    }
  g_assert_cmpuint (lapses, ==, options.leech);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/study/memory", test_memory);
  g_test_add_func ("/study/dates", test_dates);
  g_test_add_func ("/study/known-intervals", test_known_intervals);
  g_test_add_func ("/study/known-memory", test_known_memory);
  g_test_add_func ("/study/recall", test_recall);
  g_test_add_func ("/study/order", test_order);
  g_test_add_func ("/study/fuzz", test_fuzz);
  g_test_add_func ("/study/range", test_range);
  g_test_add_func ("/study/day", test_day);
  g_test_add_func ("/study/clock-set-back", test_clock_set_back);
  g_test_add_func ("/study/leech", test_leech);
  return g_test_run ();
}
