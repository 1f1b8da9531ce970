/* test-study-today.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a day of study brings: new cards by their number, families apart, what rests and wakes, a
 * backlog in parts, other settings, the words on a date. Run by Meson.
 */

#include "services/lex-study-today.h"

#include <string.h>

#include "services/lex-study-quiz.h"
#include "services/lex-study-settings.h"
#include "services/lex-study-why.h"
#include "study-fixture.h"

static guint
count_today (StudyFixture *fixture, gint64 now, LexStudyToday *today)
{
  g_autoptr (GPtrArray) list = lex_study_today_list (fixture->study, now, today);

  return list->len;
}

static gboolean
is_today (StudyFixture *fixture, const LexStudyCard *card, gint64 now)
{
  g_autoptr (GPtrArray) list = lex_study_today_list (fixture->study, now, NULL);

  return g_ptr_array_find (list, card, NULL);
}

static void
set (StudyFixture *fixture, const char *name, const char *word)
{
  g_autoptr (GError) error = NULL;

  lex_study_settings_set_word (fixture->study, name, word, NOW, &error);
  g_assert_no_error (error);
}

static void
test_new_a_day (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) list = NULL;
  LexStudyToday today;

  g_assert_cmpuint (count_today (fixture, NOW, &today), ==, 10);
  g_assert_cmpuint (today.fresh, ==, 10);
  set (fixture, "new", "3");
  list = lex_study_today_list (fixture->study, NOW, NULL);
  g_assert_cmpuint (list->len, ==, 3);
  study_fixture_answer (fixture, list->pdata[0], LEX_RATING_GOOD, NOW);
  g_assert_cmpuint (count_today (fixture, NOW + 1, &today), ==, 2);
  g_assert_cmpuint (today.later, ==, 1);
  g_assert_cmpuint (today.done, ==, 1);
  g_assert_cmpint (today.next, ==, NOW + 600);
  g_assert_cmpuint (count_today (fixture, NOW + 600, &today), ==, 3);
  g_assert_cmpuint (today.due, ==, 1);
  study_fixture_reopen (fixture);
  g_assert_cmpuint (count_today (fixture, NOW + 2 * DAY, &today), ==, 4);
}

static guint
count_kin (StudyFixture *fixture, gint64 now)
{
  static const char *const kin[] = { "definition/psychic-call", "name/psychic-call",
                                     "to-polish/psychic-call", "to-english/psychic-call" };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (kin); i++)
    n += is_today (fixture, study_fixture_find (kin[i]), now);
  return n;
}

/* A term and its translations never come on one day. */
static void
test_apart (StudyFixture *fixture, gconstpointer data)
{
  set (fixture, "new", "9999");
  g_assert_cmpuint (count_kin (fixture, NOW), ==, 1);
  study_fixture_learn (fixture, study_fixture_find ("definition/psychic-call"), NOW);
  g_assert_cmpuint (count_kin (fixture, NOW + 601), ==, 0);
  g_assert_cmpuint (count_kin (fixture, NOW + DAY), ==, 1);
  set (fixture, "apart", "0");
  g_assert_cmpuint (count_kin (fixture, NOW + 601), ==, 3);
}

static void
test_rest (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *card = study_cards->pdata[0];
  g_autoptr (GPtrArray) resting = NULL;

  study_fixture_learn (fixture, card, NOW);
  g_assert_true (is_today (fixture, card, NOW + 9 * DAY));
  g_assert_true (lex_study_today_bury (fixture->study, card, NOW + 9 * DAY, NULL));
  g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, NOW + 9 * DAY), ==,
                   LEX_REST_BURIED);
  g_assert_false (is_today (fixture, card, NOW + 9 * DAY));
  g_assert_true (is_today (fixture, card, NOW + 10 * DAY));
  g_assert_true (lex_study_today_suspend (fixture->study, card, NOW + 10 * DAY, NULL));
  study_fixture_reopen (fixture);
  g_assert_false (is_today (fixture, card, NOW + 90 * DAY));
  resting = lex_study_today_list_resting (fixture->study, NOW + 90 * DAY);
  g_assert_cmpuint (resting->len, ==, 1);
  g_assert_true (lex_study_today_wake (fixture->study, card, NOW + 90 * DAY, NULL));
  g_assert_true (is_today (fixture, card, NOW + 90 * DAY));
  g_assert_true (lex_study_today_bury (fixture->study, card, NOW + 90 * DAY, NULL));
  g_assert_false (is_today (fixture, card, NOW + 90 * DAY));
  g_assert_true (lex_study_today_wake (fixture->study, card, NOW + 90 * DAY, NULL));
  g_assert_true (is_today (fixture, card, NOW + 90 * DAY));
}

/* One that was woken is not set aside for the very next lapse, but after half as many. */
static void
test_leech_again (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *card = study_cards->pdata[0];
  gint64 now = NOW;

  set (fixture, "leech", "4");
  study_fixture_learn (fixture, card, now);
  for (guint lapse = 1; lapse <= 8; lapse++)
    {
      const gboolean aside = lapse >= 4 && lapse % 2 == 0;

      now += 40 * DAY;
      study_fixture_answer (fixture, card, LEX_RATING_AGAIN, now);
      g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, now), ==,
                       aside ? LEX_REST_LEECH : LEX_REST_NONE);
      if (aside)
        g_assert_true (lex_study_today_wake (fixture->study, card, now + 60, NULL));
      study_fixture_answer (fixture, card, LEX_RATING_GOOD, now + 600);
    }
}

/* Forgotten as often as is set, woken, and forgotten again. */
static void
test_leech (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *card = study_cards->pdata[0];
  g_autofree char *why = NULL;
  gint64 now = NOW;

  set (fixture, "leech", "2");
  study_fixture_learn (fixture, card, now);
  for (guint i = 0; i < 2; i++)
    {
      now += 40 * DAY;
      g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, now), ==, LEX_REST_NONE);
      study_fixture_answer (fixture, card, LEX_RATING_AGAIN, now);
      study_fixture_answer (fixture, card, LEX_RATING_GOOD, now + 600);
    }
  g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, now), ==, LEX_REST_LEECH);
  why = lex_study_why_dup (fixture->study, card, now);
  g_assert_nonnull (strstr (why, "set aside"));
  g_assert_false (is_today (fixture, card, now + 40 * DAY));
  g_assert_true (lex_study_today_wake (fixture->study, card, now + DAY, NULL));
  g_assert_true (is_today (fixture, card, now + 40 * DAY));
  study_fixture_answer (fixture, card, LEX_RATING_AGAIN, now + 40 * DAY);
  g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, now + 40 * DAY), ==,
                   LEX_REST_LEECH);
  /* The answer that made it one was a slip. */
  g_assert_true (lex_study_undo (fixture->study, NULL));
  g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, now + 40 * DAY), ==,
                   LEX_REST_NONE);
}

/* A break of months: the plan says what will come, and that comes. */
static void
test_backlog (StudyFixture *fixture, gconstpointer data)
{
  const gint64 back = NOW + 200 * DAY;
  g_autoptr (GArray) plan = NULL;
  g_autoptr (GArray) after = NULL;
  LexStudyToday today;
  guint n = 0;

  set (fixture, "new", "0");
  set (fixture, "answers", "7");
  for (guint i = 0; i < 30; i++)
    study_fixture_learn (fixture, study_cards->pdata[i], NOW);
  count_today (fixture, back, &today);
  g_assert_cmpuint (today.backlog, ==, 30);
  plan = lex_study_today_plan_backlog (fixture->study, back);
  g_assert_cmpuint (plan->len, ==, 5);
  g_assert_cmpuint (count_today (fixture, back, NULL), ==, 30);
  g_assert_true (lex_study_today_apply_backlog (fixture->study, back, NULL));
  for (guint i = 0; i < plan->len; i++)
    {
      n += g_array_index (plan, LexBacklogDay, i).n;
      g_assert_cmpuint (count_today (fixture, back + i * DAY, NULL), ==, n);
    }
  g_assert_cmpuint (n, ==, 30);
  study_fixture_reopen (fixture);
  g_assert_cmpuint (count_today (fixture, back, NULL), ==, 7);
  after = lex_study_today_plan_backlog (fixture->study, back);
  g_assert_cmpuint (after->len, ==, 1);
}

/* What is held best comes first: what is lost already waits. */
static void
test_backlog_order (StudyFixture *fixture, gconstpointer data)
{
  const gint64 back = NOW + 200 * DAY;
  g_autoptr (GPtrArray) list = NULL;

  set (fixture, "new", "0");
  set (fixture, "answers", "10");
  for (guint i = 0; i < 30; i++)
    if (i % 3 == 0)
      study_fixture_answer (fixture, study_cards->pdata[i], LEX_RATING_EASY, NOW);
    else
      study_fixture_learn (fixture, study_cards->pdata[i], NOW);
  g_assert_true (lex_study_today_apply_backlog (fixture->study, back, NULL));
  list = lex_study_today_list (fixture->study, back, NULL);
  g_assert_cmpuint (list->len, ==, 10);
  for (guint i = 0; i < 30; i += 3)
    g_assert_true (g_ptr_array_find (list, study_cards->pdata[i], NULL));
}

static void
test_settings (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *card = study_cards->pdata[0];
  LexStudySettings settings = *lex_study_settings_get (fixture->study);
  g_autoptr (GError) error = NULL;
  g_autofree char *learning = NULL;
  gint64 due;

  study_fixture_learn (fixture, card, NOW);
  due = lex_study_get_schedule (fixture->study, card)->due;
  settings.retention = 0.75;
  settings.kinds = 1u << LEX_CARD_QUESTION;
  settings.learning = (LexSteps){ { 120 }, 1 };
  g_assert_true (lex_study_settings_set (fixture->study, &settings, NOW, NULL));
  study_fixture_reopen (fixture);
  g_assert_cmpfloat (lex_study_settings_get (fixture->study)->retention, ==, 0.75);
  learning = lex_study_settings_dup_word (lex_study_settings_get (fixture->study), "learning");
  g_assert_cmpstr (learning, ==, "120");
  g_assert_cmpint (lex_study_get_schedule (fixture->study, card)->due, >, due);
  g_assert_cmpint (
      lex_study_today_get_rest (fixture->study, study_fixture_find ("example/33"), NOW), ==,
      LEX_REST_KIND);
  g_assert_false (lex_study_settings_set_word (fixture->study, "retention", "1.5", NOW, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_assert_false (lex_study_settings_set_word (fixture->study, "kinds", "none", NOW, NULL));
  g_assert_false (lex_study_settings_set_word (fixture->study, "colour", "red", NOW, NULL));
}

/* On no day come many more than on others, and what is foreseen is what comes. */
static void
test_spread (StudyFixture *fixture, gconstpointer data)
{
  guint days[60] = { 0 };
  guint most = 0;

  for (guint i = 0; i < 90; i++)
    {
      const LexStudyCard *card = study_cards->pdata[i];
      LexSchedule foreseen;

      study_fixture_learn (fixture, card, NOW);
      foreseen = lex_study_foresee (fixture->study, card, LEX_RATING_GOOD, NOW + 3 * DAY);
      study_fixture_answer (fixture, card, LEX_RATING_GOOD, NOW + 3 * DAY);
      g_assert_cmpint (lex_study_get_schedule (fixture->study, card)->due, ==, foreseen.due);
    }
  for (guint i = 0; i < 90; i++)
    {
      const LexSchedule *schedule = lex_study_get_schedule (fixture->study, study_cards->pdata[i]);

      days[(schedule->due - NOW) / DAY]++;
    }
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    most = MAX (most, days[i]);
  g_assert_cmpuint (most, <, 45);
}

static void
test_why (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *card = study_cards->pdata[0];
  g_autofree char *fresh = lex_study_why_dup (fixture->study, card, NOW);
  g_autofree char *learning = NULL;
  g_autofree char *known = NULL;

  g_assert_nonnull (strstr (fresh, "never answered"));
  study_fixture_answer (fixture, card, LEX_RATING_GOOD, NOW);
  learning = lex_study_why_dup (fixture->study, card, NOW);
  g_assert_nonnull (strstr (learning, "10 min"));
  study_fixture_answer (fixture, card, LEX_RATING_GOOD, NOW + 600);
  known = lex_study_why_dup (fixture->study, card, NOW + DAY);
  g_assert_nonnull (strstr (known, "Answered 2 times"));
  g_assert_nonnull (strstr (known, "with a chance of 9"));
}

static gboolean
is_about (const LexStudyCard *card, guint law)
{
  for (guint i = 0; i < card->labels->len; i++)
    if (lex_label_get_law (card->labels->pdata[i]) == law)
      return TRUE;
  return FALSE;
}

static void
test_quiz (StudyFixture *fixture, gconstpointer data)
{
  const LexQuizFilter about = { .questions = { .law = 64 } };
  const LexQuizFilter wrong = { .wrong = TRUE };
  const LexQuizFilter unseen
      = { .questions = { .topic = "revoke" }, .kinds = 1u << LEX_CARD_QUESTION, .unseen = TRUE };
  g_autoptr (GPtrArray) first = lex_study_quiz_list (fixture->study, &unseen, NOW);
  const LexQuizFilter examples_only = { .kinds = 1u << LEX_CARD_EXAMPLE };
  g_autoptr (GPtrArray) examples = lex_study_quiz_list (fixture->study, &examples_only, NOW);
  g_autoptr (GPtrArray) laws = lex_study_quiz_list (fixture->study, &about, NOW);
  g_autoptr (GPtrArray) second = NULL;
  g_autoptr (GPtrArray) mistakes = NULL;

  g_assert_cmpuint (first->len, >, 5);
  g_assert_cmpuint (laws->len, >, 10);
  for (guint i = 0; i < laws->len; i++)
    g_assert_true (is_about (laws->pdata[i], 64));
  for (guint i = 0; i < first->len; i++)
    g_assert_cmpint (((const LexStudyCard *) first->pdata[i])->kind, ==, LEX_CARD_QUESTION);
  g_assert_cmpuint (examples->len, >, 10);
  for (guint i = 0; i < examples->len; i++)
    g_assert_cmpint (((const LexStudyCard *) examples->pdata[i])->kind, ==, LEX_CARD_EXAMPLE);
  study_fixture_answer (fixture, first->pdata[0], LEX_RATING_AGAIN, NOW);
  study_fixture_answer (fixture, first->pdata[1], LEX_RATING_AGAIN, NOW);
  study_fixture_answer (fixture, first->pdata[1], LEX_RATING_GOOD, NOW + 60);
  second = lex_study_quiz_list (fixture->study, &unseen, NOW + 60);
  g_assert_cmpuint (second->len, ==, first->len - 2);
  mistakes = lex_study_quiz_list (fixture->study, &wrong, NOW + 60);
  g_assert_cmpuint (mistakes->len, ==, 1);
  g_assert_true (mistakes->pdata[0] == first->pdata[0]);
  g_assert_true (lex_study_get_last (fixture->study) == first->pdata[1]);
}

int
main (int argc, char *argv[])
{
  study_fixture_begin (&argc, &argv);
  study_fixture_add ("/today/new", test_new_a_day);
  study_fixture_add ("/today/apart", test_apart);
  study_fixture_add ("/today/rest", test_rest);
  study_fixture_add ("/today/leech", test_leech);
  study_fixture_add ("/today/leech-again", test_leech_again);
  study_fixture_add ("/today/backlog", test_backlog);
  study_fixture_add ("/today/backlog-order", test_backlog_order);
  study_fixture_add ("/today/settings", test_settings);
  study_fixture_add ("/today/spread", test_spread);
  study_fixture_add ("/today/why", test_why);
  study_fixture_add ("/today/quiz", test_quiz);
  return study_fixture_run ();
}
