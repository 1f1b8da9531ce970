/* lex-study-exam.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The exam that the reader prepares for: its day, and what is worth most for it. It refuses to
 * decide what that is: study/lex-exam-plan.h does. Front ends and lex-study-today.c call it.
 */

#include "services/lex-study-exam.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-private.h"
#include "services/lex-study-private.h"
#include "services/lex-study-today.h"

#define SUBJECT "exam"
#define SECONDS_A_DAY 86400
#define USUAL 100

#define LAST_ANSWERS 500
#define LEAST_ANSWERS 20
#define USUAL_PACE 20.0
#define LONGEST_ANSWER 180.0

void
lex_study_exam_init (LexStudyExam *self, LexStudy *study, gint64 day)
{
  *self
      = (LexStudyExam){ .exam = { day, study->settings.answers_a_day, study->settings.new_a_day } };
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    self->weights[i] = USUAL;
}

/* Who went for coffee did not think so long. */
double
lex_study_exam_get_pace (LexStudy *study)
{
  const guint n = MIN (study->log->len, LAST_ANSWERS);
  double sum = 0;

  if (n < LEAST_ANSWERS)
    return USUAL_PACE;
  for (guint i = study->log->len - n; i < study->log->len; i++)
    sum += (double) CLAMP (g_array_index (study->log, LexStudyRecord, i).took / 1000.0, 1,
                           LONGEST_ANSWER);
  return sum / n;
}

static gint64
get_number (LexStudy *study, const char *name, gint64 otherwise)
{
  const char *value = lex_study_get_value (study, SUBJECT, name);

  return value != NULL ? g_ascii_strtoll (value, NULL, 10) : otherwise;
}

gboolean
lex_study_exam_get (LexStudy *study, LexStudyExam *exam)
{
  const gint64 day = get_number (study, "day", 0);

  lex_study_exam_init (exam, study, day);
  if (day == 0)
    return FALSE;
  exam->exam.answers_a_day = (guint) get_number (study, "answers", exam->exam.answers_a_day);
  exam->exam.new_a_day = (guint) get_number (study, "new", exam->exam.new_a_day);
  exam->stop = get_number (study, "stop", 0) != 0;
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    exam->weights[i] = (guint) get_number (study, lex_mock_rules_get_topic (i), USUAL);
  return TRUE;
}

/* What comes after an exam can still be changed when it is over. */
static gboolean
check (LexStudy *study, const LexStudyExam *exam, gint64 now, GError **error)
{
  const gboolean known = exam->exam.day == get_number (study, "day", 0);

  if ((known || exam->exam.day > lex_study_day (&study->options, now))
      && exam->exam.answers_a_day > 0)
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("the exam is not ahead, or no card a day is answered; name a later day and "
                       "at least one card"));
  return FALSE;
}

/* In the order of names. */
char *
lex_study_exam_dup_text (const LexStudyExam *exam)
{
  GString *text = g_string_new (NULL);

  g_string_printf (text, "%" G_GINT64_FORMAT " %u %u %d", exam->exam.day, exam->exam.answers_a_day,
                   exam->exam.new_a_day, exam->stop != FALSE);
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    g_string_append_printf (text, " %u", exam->weights[i]);
  return g_string_free (text, FALSE);
}

/* @text: (nullable): %NULL for nothing any more */
static gboolean
say (LexStudy *study, const char *text, gint64 now, GError **error)
{
  static const char *const names[] = { "day", "answers", "new", "stop" };
  g_auto (GStrv) words = text != NULL ? g_strsplit (text, " ", -1) : NULL;
  LexFact facts[G_N_ELEMENTS (names) + LEX_N_TOPICS];
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), NULL, 0 };

  g_return_val_if_fail (words == NULL || g_strv_length (words) == G_N_ELEMENTS (facts), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    facts[i] = (LexFact){ SUBJECT,
                          i < G_N_ELEMENTS (names)
                              ? names[i]
                              : lex_mock_rules_get_topic (i - (guint) G_N_ELEMENTS (names)),
                          words != NULL ? words[i] : NULL, now * 1000 };
  return lex_study_say (study, &change, error);
}

gboolean
lex_study_exam_set (LexStudy *study, const LexStudyExam *exam, gint64 now, GError **error)
{
  g_autofree char *text = exam != NULL ? lex_study_exam_dup_text (exam) : NULL;

  return (exam == NULL || check (study, exam, now, error)) && say (study, text, now, error);
}

gboolean
lex_study_exam_bring_back (LexStudy *study, const char *text, gint64 now, GError **error)
{
  return get_number (study, "day", 0) != 0 || say (study, text, now, error);
}

gboolean
lex_study_exam_is_ahead (LexStudy *study, gint64 now)
{
  return get_number (study, "day", 0) > lex_study_day (&study->options, now);
}

gboolean
lex_study_exam_has_stopped (LexStudy *study, gint64 now)
{
  return get_number (study, "day", 0) != 0 && !lex_study_exam_is_ahead (study, now)
         && lex_study_day (&study->options, now) > get_number (study, "day", 0)
         && get_number (study, "stop", 0) != 0;
}

/* On its day it is neither ahead nor over. */
char *
lex_study_exam_dup_state (LexStudy *study, gint64 now)
{
  LexStudyExam exam;
  g_autoptr (GDateTime) day = NULL;
  g_autofree char *date = NULL;
  int days;

  if (!lex_study_exam_get (study, &exam))
    return g_strdup (_ ("No exam is prepared for."));
  days = (int) (exam.exam.day - lex_study_day (&study->options, now));
  day = g_date_time_new_from_unix_utc (exam.exam.day * SECONDS_A_DAY);
  date = day != NULL ? g_date_time_format (day, "%F") : g_strdup ("");
  if (days > 0)
    return g_strdup_printf (
        g_dngettext (
            GETTEXT_PACKAGE, "You prepare for %s, tomorrow. The plan is made anew each day.",
            "You prepare for %s, in %d days. The plan is made anew each day.", (gulong) days),
        date, days);
  if (days == 0)
    return g_strdup_printf (_ ("The exam of %s is today."), date);
  return g_strdup_printf (exam.stop ? _ ("The exam of %s is over, and nothing is asked any more.")
                                    : _ ("The exam of %s is over; learning goes on."),
                          date);
}

/* What is no question has no topic, and counts as usual. */
static double
get_weight (const LexStudyExam *exam, const LexStudyCard *card)
{
  for (guint i = 0; card->question != NULL && i < LEX_N_TOPICS; i++)
    if (g_str_equal (card->question->topic, lex_mock_rules_get_topic (i)))
      return exam->weights[i] / (double) USUAL;
  return 1;
}

static LexExamCard *
make_cards (const LexStudyExam *exam, GPtrArray *states)
{
  LexExamCard *cards = g_new (LexExamCard, states->len + 1);

  for (guint i = 0; i < states->len; i++)
    {
      const LexStudyState *state = states->pdata[i];

      cards[i] = (LexExamCard){ state->schedule, get_weight (exam, state->card) };
    }
  return cards;
}

GPtrArray *
lex_study_exam_choose (LexStudy *study, GPtrArray *states, guint n_done, guint n_begun, gint64 now)
{
  GPtrArray *chosen = g_ptr_array_new ();
  LexStudyExam exam;
  g_autofree LexExamCard *cards = NULL;
  g_autoptr (GArray) places = NULL;

  lex_study_exam_get (study, &exam);
  exam.exam.answers_a_day -= MIN (n_done, exam.exam.answers_a_day);
  exam.exam.new_a_day -= MIN (n_begun, exam.exam.new_a_day);
  cards = make_cards (&exam, states);
  places = lex_exam_plan_choose (cards, states->len, &exam.exam, &study->options, now);
  for (guint i = 0; i < places->len; i++)
    g_ptr_array_add (chosen, states->pdata[g_array_index (places, guint, i)]);
  return chosen;
}

GArray *
lex_study_exam_plan (LexStudy *study, const LexStudyExam *exam, gint64 now, double *known)
{
  g_autoptr (GPtrArray) states = g_ptr_array_new ();
  g_autofree LexExamCard *cards = NULL;

  for (guint i = 0; i < study->order->len; i++)
    {
      const LexStudyState *state = study->order->pdata[i];

      if (lex_study_state_get_rest (study, state, now) == LEX_REST_NONE)
        g_ptr_array_add (states, (gpointer) state);
    }
  cards = make_cards (exam, states);
  return lex_exam_plan_make (cards, states->len, &exam->exam, &study->options, now, known);
}
