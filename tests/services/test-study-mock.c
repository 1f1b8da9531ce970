/* test-study-mock.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Mock exams: chosen by weight, unseen questions first; taken up again after a kill; marked, kept
 * in the log, looked at again; and the forecast, from unseen questions alone. Run by Meson.
 */

#include <math.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "services/lex-mock-choice.h"
#include "services/lex-mock-exam.h"
#include "services/lex-mock-forecast.h"
#include "services/lex-mock-presets.h"
#include "services/lex-study-chart.h"
#include "study-fixture.h"

static const LexMockRules *
get_rules (const char *name)
{
  return &lex_mock_rules_find (name)->rules;
}

static LexMockExam *
begin (StudyFixture *fixture, const char *name, gint64 now)
{
  g_autoptr (GError) error = NULL;
  LexMockExam *exam = lex_mock_exam_begin (fixture->study, get_rules (name), now, &error);

  g_assert_no_error (error);
  return exam;
}

/* What is right, as the journal has it. */
static char *
dup_right (const LexQuestion *question)
{
  GString *given = g_string_new (NULL);

  for (guint i = 0; i < question->steps->len; i++)
    {
      const LexQuestionStep *step = question->steps->pdata[i];
      gboolean first = TRUE;

      g_string_append (given, i > 0 ? ";" : "");
      if (question->kind == LEX_QUESTION_FIND)
        g_string_append (given, lex_label_get_text (step->labels->pdata[0]));
      else if (question->kind == LEX_QUESTION_NUMBER)
        g_string_append_printf (given, "%g", ((const LexOption *) step->options->pdata[0])->value);
      else
        for (guint j = 0; j < step->options->len; j++)
          if (question->kind == LEX_QUESTION_ORDER
              || ((const LexOption *) step->options->pdata[j])->right)
            {
              g_string_append_printf (given, "%s%u", first ? "" : ",", j);
              first = FALSE;
            }
    }
  return g_string_free (given, FALSE);
}

static void
answer (LexMockExam *exam, guint place, gboolean right, gint64 now)
{
  g_autoptr (LexQuestion) question = lex_mock_exam_pose (exam, place);
  g_autofree char *given = right ? dup_right (question) : g_strdup ("99");
  const LexMockAnswer kept = { given, 30000, 2, 9000 };
  g_autoptr (GError) error = NULL;

  lex_mock_exam_answer (exam, place, &kept, now, &error);
  g_assert_no_error (error);
  g_assert_cmpint (lex_mock_exam_is_right (exam, place), ==, right);
}

static void
test_presets (StudyFixture *fixture, gconstpointer data)
{
  const LexMockRules *acbl = get_rules ("acbl-club");
  guint n;
  const LexMockPreset *presets = lex_mock_rules_list_presets (&n);

  g_assert_cmpuint (acbl->questions, ==, 113);
  g_assert_cmpuint (acbl->minutes, ==, 180);
  g_assert_cmpuint (acbl->pass, ==, 65);
  g_assert_true (acbl->open_book);
  g_assert_cmpint (lex_mock_rules_find ("acbl-club")->source, ==, LEX_MOCK_CONFIRMED);
  g_assert_cmpint (lex_mock_rules_find ("short")->source, ==, LEX_MOCK_OURS);
  g_assert_cmpint (lex_mock_rules_find ("no-book")->source, ==, LEX_MOCK_OURS);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GPtrArray) cards = lex_mock_choice_make (fixture->study, &presets[i].rules, 1);
      guint sum = 0;

      for (guint j = 0; j < LEX_N_TOPICS; j++)
        sum += presets[i].rules.weights[j];
      g_assert_cmpuint (sum, ==, 100);
      g_assert_cmpuint (cards->len, ==, presets[i].rules.questions);
    }
}

static void
check_return (StudyFixture *fixture, const char *text, guint questions)
{
  g_autofree char *title = lex_mock_presets_bring_back (fixture->study, text, 5002, NULL);
  g_autoptr (GPtrArray) presets = lex_mock_presets_list (fixture->study);
  const LexMockPreset *last = presets->pdata[presets->len - 1];

  g_assert_cmpstr (title, ==, "Mój klub");
  g_assert_cmpstr (last->title, ==, title);
  g_assert_cmpuint (last->rules.questions, ==, questions);
  g_assert_cmpuint (last->rules.weights[0], ==, 3);
}

/* The reader's own come after the others, in the order of their titles. */
static void
test_own_presets (StudyFixture *fixture, gconstpointer data)
{
  LexMockRules rules = *get_rules ("no-book");
  g_autoptr (GPtrArray) before = lex_mock_presets_list (fixture->study);
  g_autoptr (GPtrArray) kept = NULL;
  g_autoptr (GPtrArray) after = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const LexMockPreset *own;

  rules.questions = 41;
  rules.weights[0] = 3;
  g_assert_true (lex_mock_presets_keep (fixture->study, "Mój klub", &rules, 5000, &error));
  g_assert_no_error (error);
  kept = lex_mock_presets_list (fixture->study);
  g_assert_cmpuint (kept->len, ==, before->len + 1);
  own = kept->pdata[before->len];
  g_assert_cmpstr (own->title, ==, "Mój klub");
  g_assert_cmpint (own->source, ==, LEX_MOCK_OWN);
  g_assert_cmpuint (own->rules.questions, ==, 41);
  g_assert_cmpuint (own->rules.weights[0], ==, 3);
  g_assert_false (own->rules.open_book);

  /* The same title changes it. */
  rules.questions = 42;
  g_assert_true (lex_mock_presets_keep (fixture->study, "Mój klub", &rules, 5001, &error));
  after = lex_mock_presets_list (fixture->study);
  g_assert_cmpuint (after->len, ==, before->len + 1);
  own = after->pdata[before->len];
  g_assert_cmpuint (own->rules.questions, ==, 42);
  text = lex_mock_presets_dup_text (own);
  g_assert_true (lex_mock_presets_remove (fixture->study, "Mój klub", 5002, &error));
  g_ptr_array_unref (after);
  after = lex_mock_presets_list (fixture->study);
  g_assert_cmpuint (after->len, ==, before->len);
  check_return (fixture, text, 42);

  /* What was kept since is newer. */
  rules.questions = 43;
  g_assert_true (lex_mock_presets_keep (fixture->study, "Mój klub", &rules, 5003, &error));
  check_return (fixture, text, 43);
  g_assert_false (lex_mock_presets_keep (fixture->study, " ", &rules, 5000, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
}

/* By weight, none twice, none that needs the book where there is none, none that was seen. */
static void
test_choice (StudyFixture *fixture, gconstpointer data)
{
  const LexMockRules *rules = get_rules ("no-book");
  g_autoptr (GPtrArray) first = lex_mock_choice_make (fixture->study, rules, 1);
  g_autoptr (GPtrArray) other = lex_mock_choice_make (fixture->study, rules, 2);
  g_autoptr (GPtrArray) later = NULL;
  guint n_auction = 0;
  guint n_screens = 0;
  guint n_same = 0;

  for (guint i = 0; i < first->len; i++)
    {
      const LexStudyCard *card = first->pdata[i];

      g_assert_true (card->question->without_book);
      g_assert_cmpuint (card->question->level, ==, 1);
      n_auction += g_str_equal (card->question->topic, "auction");
      n_screens += g_str_equal (card->question->topic, "screens");
      n_same += g_ptr_array_find (other, card, NULL);
      for (guint j = 0; j < i; j++)
        g_assert_true (first->pdata[j] != card);
    }
  g_assert_cmpuint (n_auction, >=, 4);
  g_assert_cmpuint (n_auction, <=, 7);
  g_assert_cmpuint (n_screens, ==, 0);
  g_assert_cmpuint (n_same, <, first->len);
  study_fixture_answer (fixture, first->pdata[0], LEX_RATING_GOOD, NOW);
  later = lex_mock_choice_make (fixture->study, rules, 1);
  g_assert_false (g_ptr_array_find (later, first->pdata[0], NULL));
}

static void
test_sat (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (LexMockExam) exam = begin (fixture, "short", NOW);
  g_autoptr (LexMockExam) again = NULL;
  g_autoptr (LexStudyChart) chart = NULL;
  g_autoptr (LexStudyChart) times = NULL;
  g_autoptr (GArray) laws = NULL;
  g_auto (GStrv) names = NULL;
  LexMockResult result;
  const LexStudyChartRow *row;

  for (guint i = 0; i < 15; i++)
    answer (exam, i, i >= 2, NOW + i);
  answer (exam, 0, TRUE, NOW + 20);
  lex_mock_exam_judge (exam, &result);
  g_assert_cmpuint (result.answered, ==, 15);
  g_assert_cmpuint (result.right, ==, 14);
  g_assert_true (result.passed);
  g_assert_cmpint (result.lookups, ==, 30);
  g_assert_cmpint (result.looked, ==, 15 * 9000);
  g_assert_true (lex_mock_exam_end (exam, NOW + 1000, NULL));
  laws = lex_mock_exam_list_laws (exam);
  g_assert_cmpuint (g_array_index (laws, LexMockLaw, 0).right, ==, 0);

  study_fixture_reopen (fixture);
  g_assert_null (lex_mock_exam_resume (fixture->study));
  names = lex_mock_exam_list (fixture->study);
  g_assert_cmpuint (g_strv_length (names), ==, 1);
  again = lex_mock_exam_open (fixture->study, names[0]);
  g_assert_cmpint (lex_mock_exam_get_ended (again), ==, NOW + 1000);
  lex_mock_exam_judge (again, &result);
  g_assert_cmpuint (result.right, ==, 14);
  /* Questions that were only thought about took time, too. */
  g_assert_cmpint (result.took, ==, 1000 * 1000);
  g_assert_cmpstr (lex_mock_exam_get_answer (again, 1)->given, ==, "99");
  /* Each look-up of the exam is in the log, with its time. */
  times = lex_study_chart_new (fixture->study, LEX_CHART_TIMES, NOW + 1000);
  row = &g_array_index (times->rows, LexStudyChartRow, 0);
  g_assert_cmpfloat (row->values[2], ==, 30);
  g_assert_cmpfloat (row->values[3], ==, 4.5);
  chart = lex_study_chart_new (fixture->study, LEX_CHART_EXAMS, NOW + 1000);
  row = &g_array_index (chart->rows, LexStudyChartRow, 0);
  g_assert_cmpfloat (row->values[0], ==, 20);
  g_assert_cmpfloat (row->values[1], ==, 70);
  g_assert_cmpfloat (row->values[4], ==, 30);
  g_assert_true (isnan (row->values[5]));
  /* What was not answered was not known. */
  g_assert_cmpint (
      lex_study_get_schedule (fixture->study, lex_mock_exam_get_card (again, 19))->phase, !=,
      LEX_PHASE_NEW);
}

/* Time is up when it is up, whenever the program is told. */
static void
test_late (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (LexMockExam) exam = begin (fixture, "short", NOW);
  g_autoptr (LexMockExam) next = begin (fixture, "short", NOW + DAY);
  g_auto (GStrv) names = lex_mock_exam_list (fixture->study);
  g_autoptr (LexMockExam) ended = lex_mock_exam_open (fixture->study, names[0]);

  g_assert_cmpint (lex_mock_exam_get_ended (ended), ==, NOW + 32 * 60);
  g_assert_cmpint (lex_mock_exam_get_began (next), ==, NOW + DAY);
}

/* What was begun counts for nothing, but is there when the exam is taken up again. */
static void
test_begun (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (LexMockExam) exam = begin (fixture, "short", NOW);
  g_autoptr (LexMockExam) again = NULL;
  LexMockResult result;

  g_assert_cmpstr (lex_mock_exam_get_begun (exam, 1), ==, "");
  g_assert_true (lex_mock_exam_begin_answer (exam, 1, "27 Z; 9", NOW + 1, NULL));
  g_assert_true (lex_mock_exam_begin_answer (exam, 2, "1,0", NOW + 1, NULL));
  g_assert_true (lex_mock_exam_begin_answer (exam, 2, "", NOW + 2, NULL));
  g_clear_pointer (&exam, lex_mock_exam_free);
  study_fixture_reopen (fixture);
  again = lex_mock_exam_resume (fixture->study);
  g_assert_cmpstr (lex_mock_exam_get_begun (again, 1), ==, "27 Z; 9");
  g_assert_cmpstr (lex_mock_exam_get_begun (again, 2), ==, "");
  lex_mock_exam_judge (again, &result);
  g_assert_cmpuint (result.answered, ==, 0);
}

/* In the child: answers until it is killed, and says so of each. */
static void
sit (StudyFixture *fixture, int confirmed)
{
  g_autoptr (LexMockExam) exam = NULL;

  study_fixture_reopen (fixture);
  exam = lex_mock_exam_resume (fixture->study);
  for (guint i = 0; i < lex_mock_exam_get_size (exam); i++)
    {
      answer (exam, i, TRUE, NOW + i);
      if (write (confirmed, "+", 1) != 1)
        _exit (1);
    }
  pause ();
}

static void
test_killed (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (LexMockExam) exam = begin (fixture, "short", NOW);
  g_autoptr (LexMockExam) again = NULL;
  int pipes[2];
  guint n_confirmed = 0;
  LexMockResult result;
  char byte;
  pid_t child;

  /* No connection is shared with the child. */
  g_clear_pointer (&exam, lex_mock_exam_free);
  g_clear_pointer (&fixture->study, lex_study_free);
  g_clear_object (&fixture->journal);
  g_assert_cmpint (pipe (pipes), ==, 0);
  child = fork ();
  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    sit (fixture, pipes[1]);
  close (pipes[1]);
  while (n_confirmed < 7 && read (pipes[0], &byte, 1) == 1)
    n_confirmed++;
  kill (child, SIGKILL);
  while (read (pipes[0], &byte, 1) == 1)
    n_confirmed++;
  close (pipes[0]);
  g_assert_cmpint (waitpid (child, NULL, 0), ==, child);

  study_fixture_reopen (fixture);
  again = lex_mock_exam_resume (fixture->study);
  lex_mock_exam_judge (again, &result);
  g_assert_cmpuint (result.right, >=, n_confirmed);
  g_assert_cmpuint (result.right, <=, n_confirmed + 1);
  g_assert_cmpint (lex_mock_exam_get_answer (again, 0)->took, ==, 30000);
}

static void
answer_at_exam (StudyFixture *fixture, const LexStudyCard *card, gint64 now)
{
  const LexStudyAnswer given
      = { .card = card, .rating = LEX_RATING_GOOD, .mode = LEX_REVIEW_EXAM, .now = now };

  g_assert_true (lex_study_answer (fixture->study, &given, NULL));
}

static const LexStudyCard *
find_unseen (StudyFixture *fixture)
{
  for (guint i = 0; i < study_cards->len; i++)
    {
      const LexStudyCard *card = study_cards->pdata[i];

      if (card->question != NULL && card->kind == LEX_CARD_QUESTION
          && lex_study_get_schedule (fixture->study, card)->phase == LEX_PHASE_NEW)
        return card;
    }
  g_assert_not_reached ();
}

/* Only mock exams tell, and of them only what was never seen before. */
static void
test_forecast (StudyFixture *fixture, gconstpointer data)
{
  const LexMockRules *rules = get_rules ("acbl-club");
  LexForecast forecast;
  guint n;

  for (guint i = 0; i < 40; i++)
    study_fixture_learn (fixture, study_cards->pdata[i], NOW - DAY);
  g_assert_false (lex_mock_forecast_make (fixture->study, rules, NULL, &forecast, &n));
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (isnan (lex_mock_forecast_judge (fixture->study, &n)));
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (LexMockExam) exam = begin (fixture, "short", NOW + i * DAY);

      for (guint j = 0; j < 20; j++)
        answer (exam, j, j >= 2, NOW + i * DAY + j);
      g_assert_true (lex_mock_exam_end (exam, NOW + i * DAY + 60, NULL));
    }
  g_assert_true (lex_mock_forecast_make (fixture->study, rules, NULL, &forecast, &n));
  g_assert_cmpuint (n, ==, 40);
  g_assert_cmpfloat (forecast.chance, >, 0.95);
  g_assert_cmpfloat (forecast.least, <, 0.9);
  answer_at_exam (fixture, study_cards->pdata[0], NOW + 3 * DAY);
  lex_mock_forecast_make (fixture->study, rules, NULL, &forecast, &n);
  g_assert_cmpuint (n, ==, 40);
  answer_at_exam (fixture, find_unseen (fixture), NOW + 3 * DAY);
  lex_mock_forecast_make (fixture->study, rules, NULL, &forecast, &n);
  g_assert_cmpuint (n, ==, 41);
  g_assert_false (lex_mock_forecast_make (fixture->study, rules, "screens", &forecast, NULL));
  g_assert_cmpfloat (lex_mock_forecast_judge (fixture->study, &n), <, 0.05);
  g_assert_cmpuint (n, ==, 1);
}

int
main (int argc, char *argv[])
{
  study_fixture_begin (&argc, &argv);
  study_fixture_add ("/mock/presets", test_presets);
  study_fixture_add ("/mock/own-presets", test_own_presets);
  study_fixture_add ("/mock/choice", test_choice);
  study_fixture_add ("/mock/sat", test_sat);
  study_fixture_add ("/mock/late", test_late);
  study_fixture_add ("/mock/begun", test_begun);
  study_fixture_add ("/mock/killed", test_killed);
  study_fixture_add ("/mock/forecast", test_forecast);
  return study_fixture_run ();
}
