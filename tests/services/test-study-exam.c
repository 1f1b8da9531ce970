/* test-study-exam.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An exam ahead: its plan is what today brings, missed days make another, topics count, and it
 * ends; and parameters fitted in a thread to answers that were imported, which can be given up. Run
 * by Meson.
 */

#include "services/lex-study-exam.h"

#include "services/lex-study-chart-plan.h"
#include "services/lex-study-fit.h"
#include "services/lex-study-settings.h"
#include "services/lex-study-today.h"
#include "study-fixture.h"

static gint64
get_day (StudyFixture *fixture, gint64 time)
{
  return lex_study_day (lex_study_get_options (fixture->study), time);
}

static guint
count (StudyFixture *fixture, gint64 now)
{
  g_autoptr (GPtrArray) list = lex_study_today_list (fixture->study, now, NULL);

  return list->len;
}

static LexStudyExam
prepare (StudyFixture *fixture, gint64 day, guint answers, guint new_a_day)
{
  g_autoptr (GError) error = NULL;
  LexStudyExam exam;

  lex_study_exam_init (&exam, fixture->study, day);
  exam.exam.answers_a_day = answers;
  exam.exam.new_a_day = new_a_day;
  lex_study_exam_set (fixture->study, &exam, NOW, &error);
  g_assert_no_error (error);
  return exam;
}

static void
test_today (StudyFixture *fixture, gconstpointer data)
{
  const gint64 today = get_day (fixture, NOW);
  LexStudyExam exam = prepare (fixture, today + 20, 12, 8);
  g_autoptr (GArray) plan = NULL;
  g_autoptr (GPtrArray) list = NULL;
  LexStudyToday counts;
  LexStudyExam kept;
  double known;

  study_fixture_reopen (fixture);
  g_assert_true (lex_study_exam_get (fixture->study, &kept));
  g_assert_cmpint (kept.exam.day, ==, today + 20);
  g_assert_cmpuint (kept.exam.answers_a_day, ==, 12);
  plan = lex_study_exam_plan (fixture->study, &exam, NOW, &known);
  g_assert_cmpuint (plan->len, ==, 20);
  g_assert_cmpfloat (known, >, 0);
  list = lex_study_today_list (fixture->study, NOW, &counts);
  g_assert_cmpuint (counts.fresh, ==, g_array_index (plan, LexExamDay, 0).fresh);
  g_assert_cmpuint (counts.fresh, ==, 8);
  for (guint i = 0; i < 3; i++)
    study_fixture_learn (fixture, list->pdata[i], NOW);
  g_clear_pointer (&list, g_ptr_array_unref);
  list = lex_study_today_list (fixture->study, NOW + 700, &counts);
  g_assert_cmpuint (counts.fresh, ==, 5);
}

/* What is prepared for since is not put aside for what was. */
static void
test_return (StudyFixture *fixture, gconstpointer data)
{
  const gint64 today = get_day (fixture, NOW);
  const LexStudyExam first = prepare (fixture, today + 20, 12, 8);
  g_autofree char *text = lex_study_exam_dup_text (&first);
  LexStudyExam kept;

  g_assert_true (lex_study_exam_set (fixture->study, NULL, NOW, NULL));
  g_assert_true (lex_study_exam_bring_back (fixture->study, text, NOW, NULL));
  study_fixture_reopen (fixture);
  g_assert_true (lex_study_exam_get (fixture->study, &kept));
  g_assert_cmpint (kept.exam.day, ==, today + 20);
  g_assert_cmpuint (kept.exam.new_a_day, ==, 8);
  prepare (fixture, today + 30, 12, 8);
  g_assert_true (lex_study_exam_bring_back (fixture->study, text, NOW, NULL));
  g_assert_true (lex_study_exam_get (fixture->study, &kept));
  g_assert_cmpint (kept.exam.day, ==, today + 30);
}

/* What is learned today comes again within the day, and takes of the day's time. */
static void
test_steps (StudyFixture *fixture, gconstpointer data)
{
  LexStudyToday counts;
  g_autoptr (GPtrArray) list = NULL;

  prepare (fixture, get_day (fixture, NOW) + 20, 12, 8);
  for (guint i = 0; i < 5; i++)
    study_fixture_answer (fixture, study_cards->pdata[i], LEX_RATING_GOOD, NOW - 5 * DAY);
  list = lex_study_today_list (fixture->study, NOW, &counts);
  g_assert_cmpuint (list->len, ==, 12);
  g_assert_cmpuint (counts.due, ==, 5);
}

/* What was answered today takes of the day's time. */
static void
test_done (StudyFixture *fixture, gconstpointer data)
{
  prepare (fixture, get_day (fixture, NOW) + 20, 12, 9999);
  for (guint i = 0; i < 3; i++)
    study_fixture_answer (fixture, study_cards->pdata[i], LEX_RATING_EASY, NOW);
  g_assert_cmpuint (count (fixture, NOW + 60), ==, 9);
}

/* What rests is neither planned nor asked, and families stay apart. */
static void
test_rest (StudyFixture *fixture, gconstpointer data)
{
  static const char *const kin[] = { "definition/psychic-call", "name/psychic-call",
                                     "to-polish/psychic-call", "to-english/psychic-call" };
  const LexStudyCard *card = study_fixture_find ("example/33");
  LexStudyExam exam = prepare (fixture, get_day (fixture, NOW) + 5, 9999, 9999);
  g_autoptr (GArray) plan = NULL;
  g_autoptr (GPtrArray) list = NULL;
  double known;
  guint n = 0;

  study_fixture_learn (fixture, card, NOW - 30 * DAY);
  g_assert_true (lex_study_today_suspend (fixture->study, card, NOW - DAY, NULL));
  list = lex_study_today_list (fixture->study, NOW, NULL);
  g_assert_false (g_ptr_array_find (list, card, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (kin); i++)
    n += g_ptr_array_find (list, study_fixture_find (kin[i]), NULL);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (lex_study_settings_set_word (fixture->study, "kinds", "question", NOW, NULL));
  plan = lex_study_exam_plan (fixture->study, &exam, NOW, &known);
  g_assert_cmpuint (g_array_index (plan, LexExamDay, 0).fresh, ==, study_questions->len);
}

/* The last pass is spread over the final days: three of four answers from its first day on are the
 * last of their card, and not from any day before. */
static void
test_pass (StudyFixture *fixture, gconstpointer data)
{
  LexStudyExam exam = prepare (fixture, get_day (fixture, NOW) + 40, 30, 20);
  double known;
  gint64 pass;
  g_autoptr (LexStudyChart) plan
      = lex_study_chart_plan_new_exam (fixture->study, &exam, NOW, &known, &pass);
  double asked = 0;
  double last = 0;

  g_assert_cmpint (pass, <, exam.exam.day - 1);
  for (guint i = plan->rows->len; i > 0; i--)
    {
      const LexStudyChartRow *row = &g_array_index (plan->rows, LexStudyChartRow, i - 1);

      asked += row->values[0];
      last += row->values[5];
      if (row->values[0] > 0 && row->key < pass)
        g_assert_cmpfloat (last, <, 0.75 * asked);
      else if (row->key == pass)
        g_assert_cmpfloat (last, >=, 0.75 * asked);
    }
}

/* Whoever missed days knows less on the day, and is told so. */
static void
test_missed (StudyFixture *fixture, gconstpointer data)
{
  LexStudyExam exam = prepare (fixture, get_day (fixture, NOW) + 20, 20, 20);
  double before;
  double after;
  g_autoptr (GArray) plan = lex_study_exam_plan (fixture->study, &exam, NOW, &before);
  g_autoptr (GArray) later = lex_study_exam_plan (fixture->study, &exam, NOW + 15 * DAY, &after);

  g_assert_cmpuint (later->len, ==, 5);
  g_assert_cmpfloat (after, <, before);
}

static void
test_topics (StudyFixture *fixture, gconstpointer data)
{
  LexStudyExam exam = prepare (fixture, get_day (fixture, NOW) + 20, 5, 9999);
  g_autoptr (GPtrArray) list = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < LEX_N_TOPICS; i++)
    exam.weights[i] = g_str_equal (lex_mock_rules_get_topic (i), "claim") ? 900 : 100;
  lex_study_exam_set (fixture->study, &exam, NOW, &error);
  g_assert_no_error (error);
  list = lex_study_today_list (fixture->study, NOW, NULL);
  g_assert_cmpuint (list->len, ==, 5);
  for (guint i = 0; i < list->len; i++)
    g_assert_cmpstr (((const LexStudyCard *) list->pdata[i])->question->topic, ==, "claim");
}

static guint
count_due (StudyFixture *fixture, gint64 now)
{
  g_autoptr (GPtrArray) due = lex_study_today_list_due (fixture->study, now);

  return due->len;
}

static void
test_over (StudyFixture *fixture, gconstpointer data)
{
  LexStudyExam exam = prepare (fixture, get_day (fixture, NOW) + 3, 5, 5);
  g_autoptr (GError) error = NULL;

  study_fixture_answer (fixture, study_cards->pdata[0], LEX_RATING_AGAIN, NOW);
  g_assert_cmpuint (count_due (fixture, NOW + 5 * DAY), ==, 1);
  g_assert_cmpuint (count (fixture, NOW + 5 * DAY), >, 0);
  exam.stop = TRUE;
  g_assert_true (lex_study_exam_set (fixture->study, &exam, NOW, NULL));
  g_assert_cmpuint (count (fixture, NOW + 3 * DAY), >, 0);
  g_assert_cmpuint (count (fixture, NOW + 5 * DAY), ==, 0);
  g_assert_cmpuint (count_due (fixture, NOW + 5 * DAY), ==, 0);
  exam.exam.day++;
  g_assert_false (lex_study_exam_set (fixture->study, &exam, NOW + 9 * DAY, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_assert_true (lex_study_exam_set (fixture->study, NULL, NOW, NULL));
  g_assert_false (lex_study_exam_get (fixture->study, &exam));
  g_assert_cmpuint (count (fixture, NOW + 5 * DAY), >, 0);
}

static void
assert_state (StudyFixture *fixture, gint64 now, const char *words)
{
  g_autofree char *state = lex_study_exam_dup_state (fixture->study, now);

  if (strstr (state, words) == NULL)
    g_error ("%s: no “%s”", state, words);
}

/* When its day is over it can still be said that learning goes on, and that it does not. */
static void
test_mind_changed (StudyFixture *fixture, gconstpointer data)
{
  const gint64 later = NOW + 9 * DAY;
  LexStudyExam exam;

  assert_state (fixture, NOW, "No exam");
  exam = prepare (fixture, get_day (fixture, NOW) + 3, 5, 5);
  assert_state (fixture, NOW, "in 3 days");
  assert_state (fixture, NOW + 2 * DAY, "tomorrow");
  for (guint i = 0; i < 2; i++)
    {
      exam.stop = TRUE;
      g_assert_true (lex_study_exam_set (fixture->study, &exam, later, NULL));
      study_fixture_reopen (fixture);
      g_assert_cmpuint (count (fixture, later), ==, 0);
      assert_state (fixture, NOW + 3 * DAY, "is today");
      assert_state (fixture, later, "nothing is asked");
      exam.stop = FALSE;
      g_assert_true (lex_study_exam_set (fixture->study, &exam, later, NULL));
      study_fixture_reopen (fixture);
      g_assert_cmpuint (count (fixture, later), >, 0);
      assert_state (fixture, later, "goes on");
    }
}

/* Fitting */

typedef struct
{
  GAsyncResult *result;
  guint n_told;
} Fitting;

static void
tell_cb (double done, gpointer user_data)
{
  Fitting *fitting = user_data;

  g_assert_cmpfloat (done, <=, 1);
  fitting->n_told++;
}

static void
end_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  ((Fitting *) user_data)->result = g_object_ref (result);
}

static GAsyncResult *
fit (StudyFixture *fixture, GCancellable *cancellable, guint *n_told)
{
  Fitting fitting = { NULL, 0 };

  lex_study_fit_async (fixture->study, cancellable, tell_cb, &fitting, end_cb, &fitting);
  while (fitting.result == NULL)
    g_main_context_iteration (NULL, TRUE);
  if (n_told != NULL)
    *n_told = fitting.n_told;
  return fitting.result;
}

/* A reader who forgets much sooner than most, as an exported journal. */
static void
import_forgetful (StudyFixture *fixture)
{
  g_autoptr (GString) text = g_string_new ("{\"format\": \"lexbridge-journal\", \"version\": 1,"
                                           " \"entries\": [], \"reviews\": [");
  g_autofree char *path = g_build_filename (fixture->folder, "forgetful.json", NULL);
  g_autoptr (GError) error = NULL;
  guint n;

  for (guint i = 0; i < 300; i++)
    for (guint j = 0; j < 5; j++)
      {
        const LexStudyCard *card = study_cards->pdata[i];

        g_string_append_printf (
            text,
            "%s{\"id\": \"%u-%u\", \"card\": \"%s\", \"print\": \"%s\", \"rating\": %u,"
            " \"answered\": %" G_GINT64_FORMAT ", \"took\": 1, \"mode\": \"learn\","
            " \"algorithm\": 6, \"undone\": 0}",
            i + j > 0 ? "," : "", i, j, card->id, card->print, j > 0 && (i + j) % 3 < 2 ? 1 : 3,
            NOW + (gint64) (i % 7 + 4 * j) * DAY + i);
      }
  g_string_append (text, "]}");
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
  lex_journal_load (fixture->journal, path, &n, &error);
  g_assert_no_error (error);
  study_fixture_reopen (fixture);
}

static void
test_fit (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GAsyncResult) few = fit (fixture, NULL, NULL);
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  const double first = lex_study_settings_get (fixture->study)->parameters[0];
  guint n_told;
  LexFit fitted;

  g_assert_false (lex_study_fit_finish (few, &fitted, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND);
  g_clear_error (&error);
  import_forgetful (fixture);
  g_assert_cmpuint (lex_study_fit_count (fixture->study), ==, 1500);
  result = fit (fixture, NULL, &n_told);
  lex_study_fit_finish (result, &fitted, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n_told, >, 1);
  g_assert_true (fitted.better);
  g_assert_cmpfloat (fitted.after, <, fitted.before);
  g_assert_true (lex_study_fit_use (fixture->study, &fitted, NOW, NULL));
  study_fixture_reopen (fixture);
  g_assert_cmpfloat (lex_study_settings_get (fixture->study)->parameters[0], ==,
                     fitted.parameters[0]);
  fitted.better = FALSE;
  fitted.parameters[0] = first;
  g_assert_false (lex_study_fit_use (fixture->study, &fitted, NOW, NULL));
}

static void
test_fit_given_up (StudyFixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;
  LexFit fitted;

  import_forgetful (fixture);
  g_cancellable_cancel (cancellable);
  result = fit (fixture, cancellable, NULL);
  g_assert_false (lex_study_fit_finish (result, &fitted, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  study_fixture_begin (&argc, &argv);
  study_fixture_add ("/exam/today", test_today);
  study_fixture_add ("/exam/return", test_return);
  study_fixture_add ("/exam/steps", test_steps);
  study_fixture_add ("/exam/done", test_done);
  study_fixture_add ("/exam/rest", test_rest);
  study_fixture_add ("/exam/pass", test_pass);
  study_fixture_add ("/exam/missed", test_missed);
  study_fixture_add ("/exam/topics", test_topics);
  study_fixture_add ("/exam/over", test_over);
  study_fixture_add ("/exam/mind-changed", test_mind_changed);
  study_fixture_add ("/fit/fitted", test_fit);
  study_fixture_add ("/fit/given-up", test_fit_given_up);
  return study_fixture_run ();
}
