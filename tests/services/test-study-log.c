/* test-study-log.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The log is all there is: whatever was taken back, imported or set anew, the study that goes on is
 * the one that a fresh start would make of the journal. Run by Meson.
 */

#include "services/lex-study-quiz.h"
#include "services/lex-study-settings.h"
#include "services/lex-study-today.h"
#include "study-fixture.h"

static void
set (StudyFixture *fixture, const char *name, const char *word)
{
  g_autoptr (GError) error = NULL;

  lex_study_settings_set_word (fixture->study, name, word, NOW, &error);
  g_assert_no_error (error);
}

static void
assert_same_list (GPtrArray *first, GPtrArray *second)
{
  g_assert_cmpuint (first->len, ==, second->len);
  for (guint i = 0; i < first->len; i++)
    g_assert_true (first->pdata[i] == second->pdata[i]);
}

static void
assert_same_card (LexStudy *study, LexStudy *fresh, const LexStudyCard *card, gint64 now)
{
  const LexSchedule *first = lex_study_get_schedule (study, card);
  const LexSchedule *second = lex_study_get_schedule (fresh, card);

  g_assert_cmpint (first->phase, ==, second->phase);
  g_assert_cmpint (first->due, ==, second->due);
  g_assert_cmpint (first->answered, ==, second->answered);
  g_assert_cmpuint (first->answers, ==, second->answers);
  g_assert_cmpuint (first->lapses, ==, second->lapses);
  g_assert_cmpfloat (first->memory.stability, ==, second->memory.stability);
  g_assert_cmpint (lex_study_today_get_rest (study, card, now), ==,
                   lex_study_today_get_rest (fresh, card, now));
}

/* What goes on is what a fresh start makes of the journal. */
static void
assert_fresh (StudyFixture *fixture, gint64 now)
{
  const LexQuizFilter wrong = { .wrong = TRUE };
  g_autoptr (LexStudy) fresh = lex_study_new (fixture->journal, study_cards, NULL);
  g_autoptr (GPtrArray) today = lex_study_today_list (fixture->study, now, NULL);
  g_autoptr (GPtrArray) fresh_today = lex_study_today_list (fresh, now, NULL);
  g_autoptr (GPtrArray) mistakes = lex_study_quiz_list (fixture->study, &wrong, now);
  g_autoptr (GPtrArray) fresh_mistakes = lex_study_quiz_list (fresh, &wrong, now);
  LexStudyCounts counts;
  LexStudyCounts fresh_counts;

  for (guint i = 0; i < study_cards->len; i++)
    assert_same_card (fixture->study, fresh, study_cards->pdata[i], now);
  assert_same_list (today, fresh_today);
  assert_same_list (mistakes, fresh_mistakes);
  lex_study_today_count (fixture->study, now, &counts);
  lex_study_today_count (fresh, now, &fresh_counts);
  g_assert_cmpmem (&counts, sizeof counts, &fresh_counts, sizeof fresh_counts);
}

/* Sixty cards that were learned on one day and asked on another, so that the calendar moves some.
 */
static void
study_days (StudyFixture *fixture)
{
  for (guint i = 0; i < 60; i++)
    {
      study_fixture_learn (fixture, study_cards->pdata[i], NOW);
      study_fixture_answer (fixture, study_cards->pdata[i], LEX_RATING_GOOD, NOW + 3 * DAY);
    }
}

static void
undo (StudyFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  lex_study_undo (fixture->study, &error);
  g_assert_no_error (error);
}

static void
test_undone (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *term = study_fixture_find ("definition/psychic-call");
  const LexStudyCard *card = study_cards->pdata[0];
  const gint64 now = NOW + 40 * DAY;

  study_days (fixture);
  /* A leech of one lapse, and a mistake. */
  set (fixture, "leech", "1");
  study_fixture_answer (fixture, card, LEX_RATING_AGAIN, now);
  g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, now), ==, LEX_REST_LEECH);
  undo (fixture);
  g_assert_cmpint (lex_study_today_get_rest (fixture->study, card, now), ==, LEX_REST_NONE);
  assert_fresh (fixture, now);
  /* The only one of its family that came today, answered wrongly. */
  set (fixture, "new", "9999");
  study_fixture_answer (fixture, term, LEX_RATING_AGAIN, now);
  undo (fixture);
  assert_fresh (fixture, now);
}

/* Settings make other dates of the same answers. */
static void
test_set_anew (StudyFixture *fixture, gconstpointer data)
{
  study_days (fixture);
  set (fixture, "retention", "0.8");
  assert_fresh (fixture, NOW + 9 * DAY);
  set (fixture, "day-start", "43200");
  assert_fresh (fixture, NOW + 9 * DAY);
}

/* Whoever turns it off gets the days that the model gives. */
static void
test_not_spread (StudyFixture *fixture, gconstpointer data)
{
  set (fixture, "spread", "0");
  for (guint i = 0; i < 60; i++)
    {
      const LexStudyCard *card = study_cards->pdata[i];
      LexSchedule before;

      study_fixture_learn (fixture, card, NOW);
      before = *lex_study_get_schedule (fixture->study, card);
      study_fixture_answer (fixture, card, LEX_RATING_GOOD, NOW + 3 * DAY);
      g_assert_cmpint (lex_study_get_schedule (fixture->study, card)->due, ==,
                       lex_schedule_answer (&before, lex_study_get_options (fixture->study),
                                            LEX_RATING_GOOD, NOW + 3 * DAY, 0)
                           .due);
    }
}

static void
import (StudyFixture *fixture, const char *reviews)
{
  g_autofree char *path = g_build_filename (fixture->folder, "reviews.json", NULL);
  g_autofree char *text = g_strdup_printf ("{\"format\": \"lexbridge-journal\", \"version\": 1,"
                                           " \"entries\": [], \"reviews\": [%s]}",
                                           reviews);
  g_autoptr (GError) error = NULL;
  guint n;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lex_journal_load (fixture->journal, path, &n, &error);
  g_assert_no_error (error);
  study_fixture_reopen (fixture);
}

/* What another machine knew came earlier, though it is read later. */
static void
test_order (StudyFixture *fixture, gconstpointer data)
{
#define REVIEW(id, card, rating, days)                                                             \
  "{\"id\": \"" id "\", \"card\": \"" card "\", \"print\": \"\", \"rating\": " rating              \
  ", \"answered\": 17" days ", \"took\": 1, \"mode\": \"learn\", \"algorithm\": 6, \"undone\": 0}"
#define LATE "10000000"
#define EARLY "00000000"
  static const char one[] = "definition/psychic-call", other[] = "definition/trick";

  import (fixture, REVIEW ("a", "definition/psychic-call", "4", EARLY));
  import (fixture, REVIEW ("b", "definition/psychic-call", "1", LATE));
  import (fixture, REVIEW ("c", "definition/trick", "1", LATE));
  import (fixture, REVIEW ("d", "definition/trick", "4", EARLY));
#undef REVIEW
#undef LATE
#undef EARLY
  g_assert_cmpfloat (
      lex_study_get_schedule (fixture->study, study_fixture_find (one))->memory.stability, ==,
      lex_study_get_schedule (fixture->study, study_fixture_find (other))->memory.stability);
  g_assert_cmpuint (lex_study_get_schedule (fixture->study, study_fixture_find (other))->lapses, ==,
                    1);
}

/* What is answered with trouble was known; what is asked twice a day tells of one of them. */
static void
test_retention (StudyFixture *fixture, gconstpointer data)
{
  const LexStudyCard *card = study_cards->pdata[0];
  LexStudyCounts counts;

  study_fixture_learn (fixture, card, NOW);
  study_fixture_answer (fixture, card, LEX_RATING_HARD, NOW + 3 * DAY);
  lex_study_today_count (fixture->study, NOW + 3 * DAY, &counts);
  g_assert_cmpuint (counts.asked, ==, 1);
  g_assert_cmpuint (counts.known, ==, 1);
  study_fixture_answer (fixture, card, LEX_RATING_GOOD, NOW + 3 * DAY + 60);
  lex_study_today_count (fixture->study, NOW + 3 * DAY, &counts);
  g_assert_cmpuint (counts.asked, ==, 1);
  study_fixture_answer (fixture, card, LEX_RATING_AGAIN, NOW + 30 * DAY);
  lex_study_today_count (fixture->study, NOW + 30 * DAY, &counts);
  g_assert_cmpuint (counts.asked, ==, 2);
  g_assert_cmpuint (counts.known, ==, 1);
}

int
main (int argc, char *argv[])
{
  study_fixture_begin (&argc, &argv);
  study_fixture_add ("/log/undone", test_undone);
  study_fixture_add ("/log/set-anew", test_set_anew);
  study_fixture_add ("/log/not-spread", test_not_spread);
  study_fixture_add ("/log/order", test_order);
  study_fixture_add ("/log/retention", test_retention);
  return study_fixture_run ();
}
