/* lex-exam-plan.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The days until an exam: which cards are worth an answer. It refuses to know what is asked and how
 * long an answer takes. The services call it.
 *
 * A day has room for so many answers. Each goes to the card that gains most by it on the exam's
 * day: a new card early, one that would be half forgotten later, and in the final days a last pass
 * over what fades soonest. No interval is cut and nothing waits for the eve.
 */

#include "study/lex-exam-plan.h"

#define SECONDS_A_DAY 86400

/* An answer that raises the chance by less is not worth the time. */
#define LEAST_GAIN 0.01

/* How many new cards are known, or guessed, when they are first shown. */
#define FIRST_KNOWN 0.75

typedef struct
{
  const LexExam *exam;
  const LexStudyOptions *options;
  gint64 today;
  gint64 now;
} View;

typedef struct
{
  guint card;
  double gain;
} Candidate;

static void
view_init (View *self, const LexExam *exam, const LexStudyOptions *options, gint64 now)
{
  *self = (View){ exam, options, lex_study_day (options, now), now };
}

static double
recall_then (const View *self, const LexSchedule *schedule)
{
  gint64 days = self->exam->day - self->today;

  return lex_schedule_recall (schedule, self->options, self->now + days * SECONDS_A_DAY);
}

/* Answers a card today, and the steps after it rightly. */
static LexSchedule
answer (const View *self, const LexSchedule *schedule, LexRating rating)
{
  LexSchedule next = lex_schedule_answer (schedule, self->options, rating, self->now, 0);

  while (next.phase != LEX_PHASE_REVIEW)
    next = lex_schedule_answer (&next, self->options, LEX_RATING_GOOD, self->now, 0);
  return next;
}

/* By how much an answer today raises the chance that the card is known on the exam's day. */
static double
get_gain (const View *self, const LexExamCard *card)
{
  const LexSchedule *schedule = &card->schedule;
  gboolean fresh = schedule->phase == LEX_PHASE_NEW;
  double known = fresh ? FIRST_KNOWN : lex_schedule_recall (schedule, self->options, self->now);
  LexSchedule good = answer (self, schedule, LEX_RATING_GOOD);
  LexSchedule again = answer (self, schedule, LEX_RATING_AGAIN);

  return card->weight
         * (known * recall_then (self, &good) + (1 - known) * recall_then (self, &again)
            - recall_then (self, schedule));
}

/* Equal gains keep the reader's order. */
static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *first = a, *second = b;

  if (first->gain != second->gain)
    return first->gain < second->gain ? 1 : -1;
  return (first->card > second->card) - (first->card < second->card);
}

static GArray *
list_candidates (const View *self, const LexExamCard *cards, guint n)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  guint fresh = 0;

  for (guint i = 0; i < n; i++)
    {
      Candidate candidate = { i, 0 };

      if (cards[i].schedule.phase == LEX_PHASE_NEW && fresh++ >= self->exam->new_a_day)
        continue;
      candidate.gain = get_gain (self, &cards[i]);
      if (candidate.gain >= LEAST_GAIN * cards[i].weight)
        g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare_candidates);
  return candidates;
}

static GArray *
choose (const View *self, const LexExamCard *cards, guint n)
{
  g_autoptr (GArray) candidates = list_candidates (self, cards, n);
  GArray *chosen = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < MIN (candidates->len, self->exam->answers_a_day); i++)
    g_array_append_val (chosen, g_array_index (candidates, Candidate, i).card);
  return chosen;
}

GArray *
lex_exam_plan_choose (const LexExamCard *cards, guint n, const LexExam *exam,
                      const LexStudyOptions *options, gint64 now)
{
  View view;

  view_init (&view, exam, options, now);
  return choose (&view, cards, n);
}

static guint
count_due (const View *self, const LexExamCard *cards, guint n)
{
  guint due = 0;

  for (guint i = 0; i < n; i++)
    due += lex_schedule_is_due (&cards[i].schedule, self->options, self->now);
  return due;
}

/* @last is, of each card, how many days there were when it came last. */
static LexExamDay
pass_day (const View *self, LexExamCard *cards, guint n, guint n_days, guint *last)
{
  LexExamDay day = { .day = self->today, .left = count_due (self, cards, n) };
  g_autoptr (GArray) chosen = choose (self, cards, n);

  for (guint i = 0; i < chosen->len; i++)
    {
      LexSchedule *schedule = &cards[g_array_index (chosen, guint, i)].schedule;
      gboolean due = lex_schedule_is_due (schedule, self->options, self->now);

      day.fresh += schedule->phase == LEX_PHASE_NEW;
      day.early += schedule->phase != LEX_PHASE_NEW && !due;
      day.due += due;
      *schedule = answer (self, schedule, LEX_RATING_GOOD);
      last[g_array_index (chosen, guint, i)] = n_days;
    }
  day.left -= day.due;
  return day;
}

static double
get_known (const View *self, const LexExamCard *cards, guint n)
{
  double known = 0, weights = 0;

  for (guint i = 0; i < n; i++)
    {
      known += cards[i].weight * recall_then (self, &cards[i].schedule);
      weights += cards[i].weight;
    }
  return weights > 0 ? known / weights : 0;
}

GArray *
lex_exam_plan_make (const LexExamCard *cards, guint n, const LexExam *exam,
                    const LexStudyOptions *options, gint64 now, double *known)
{
  g_autofree LexExamCard *walked = g_memdup2 (cards, n * sizeof *cards);
  g_autofree guint *last = g_new0 (guint, n + 1);
  GArray *days = g_array_new (FALSE, FALSE, sizeof (LexExamDay));
  LexStudyOptions plain = *options;
  View view;

  plain.fuzz = FALSE;
  for (view_init (&view, exam, &plain, now); view.today < exam->day;
       view_init (&view, exam, &plain, view.now + SECONDS_A_DAY))
    {
      LexExamDay day = pass_day (&view, walked, n, days->len + 1, last);

      g_array_append_val (days, day);
    }
  for (guint i = 0; i < n; i++)
    if (last[i] > 0)
      g_array_index (days, LexExamDay, last[i] - 1).last++;
  *known = get_known (&view, walked, n);
  return days;
}
