/* lex-study-today.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is asked today and what rests. It refuses to know how cards are asked and when they come
 * again. Front ends call it.
 */

#include "services/lex-study-today.h"

#include "services/lex-study-exam.h"
#include "services/lex-study-private.h"

/* A card that is no question is of the middle level. */
#define MIDDLE_LEVEL 2

static gint64
get_day (LexStudy *self, gint64 time)
{
  return lex_study_day (&self->options, time);
}

/* Due or not */

static gboolean
is_due (LexStudy *self, const LexStudyState *state, gint64 now)
{
  return lex_schedule_is_due (&state->schedule, &self->options, now)
         && lex_study_state_get_rest (self, state, now) == LEX_REST_NONE;
}

void
lex_study_today_count (LexStudy *self, gint64 now, LexStudyCounts *counts)
{
  *counts = (LexStudyCounts){ .cards = self->cards->len,
                              .reviews = self->n_reviews,
                              .asked = self->n_asked,
                              .known = self->n_known };
  for (guint i = 0; i < self->order->len; i++)
    {
      const LexStudyState *state = self->order->pdata[i];

      counts->fresh += state->schedule.phase == LEX_PHASE_NEW;
      counts->due += is_due (self, state, now);
    }
}

static int
compare_dates (gconstpointer a, gconstpointer b)
{
  const LexStudyState *first = *(const LexStudyState *const *) a;
  const LexStudyState *second = *(const LexStudyState *const *) b;

  if (first->schedule.due != second->schedule.due)
    return first->schedule.due < second->schedule.due ? -1 : 1;
  return first->place < second->place ? -1 : first->place > second->place;
}

GPtrArray *
lex_study_today_list_due (LexStudy *self, gint64 now)
{
  const gboolean stopped = lex_study_exam_has_stopped (self, now);
  GPtrArray *due = g_ptr_array_new ();

  for (guint i = 0; i < self->order->len && !stopped; i++)
    if (is_due (self, self->order->pdata[i], now))
      g_ptr_array_add (due, self->order->pdata[i]);
  g_ptr_array_sort (due, compare_dates);
  for (guint i = 0; i < due->len; i++)
    due->pdata[i] = ((const LexStudyState *) due->pdata[i])->card;
  return due;
}

/* The backlog */

static gboolean
is_overdue (LexStudy *self, const LexStudyState *state, gint64 now)
{
  return state->schedule.phase == LEX_PHASE_REVIEW
         && get_day (self, state->schedule.due) < get_day (self, now)
         && lex_study_state_get_rest (self, state, now) == LEX_REST_NONE;
}

typedef struct
{
  LexStudy *study;
  gint64 now;
} View;

static int
compare_held (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const View *view = user_data;
  const LexStudyState *first = *(const LexStudyState *const *) a;
  const LexStudyState *second = *(const LexStudyState *const *) b;
  const double one = lex_schedule_recall (&first->schedule, &view->study->options, view->now);
  const double other = lex_schedule_recall (&second->schedule, &view->study->options, view->now);

  if (one != other)
    return one > other ? -1 : 1;
  return first->place < second->place ? -1 : first->place > second->place;
}

static GPtrArray *
list_overdue (LexStudy *self, gint64 now)
{
  GPtrArray *overdue = g_ptr_array_new ();

  for (guint i = 0; i < self->order->len; i++)
    if (is_overdue (self, self->order->pdata[i], now))
      g_ptr_array_add (overdue, self->order->pdata[i]);
  return overdue;
}

static GArray *
plan (LexStudy *self, guint n_overdue, gint64 now)
{
  g_autoptr (LexLoad) load = lex_load_new (&self->options, get_day (self, now));

  for (guint i = 0; i < self->order->len; i++)
    {
      const LexStudyState *state = self->order->pdata[i];

      if (state->schedule.phase == LEX_PHASE_REVIEW && !is_overdue (self, state, now)
          && get_day (self, state->schedule.due) >= get_day (self, now))
        lex_load_add (load, &state->schedule);
    }
  return lex_load_spread (load, n_overdue, MAX (self->settings.answers_a_day, 1));
}

GArray *
lex_study_today_plan_backlog (LexStudy *study, gint64 now)
{
  g_autoptr (GPtrArray) overdue = list_overdue (study, now);

  return plan (study, overdue->len, now);
}

gboolean
lex_study_today_apply_backlog (LexStudy *study, gint64 now, GError **error)
{
  g_autoptr (GPtrArray) overdue = list_overdue (study, now);
  g_autoptr (GArray) days = plan (study, overdue->len, now);
  g_autoptr (GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autofree LexFact *facts = g_new (LexFact, overdue->len + 1);
  LexFactChange change = { facts, 0, NULL, 0 };
  View view = { study, now };
  guint at = 0;

  g_ptr_array_sort_with_data (overdue, compare_held, &view);
  for (guint i = 0; i < days->len; i++)
    {
      const LexBacklogDay *day = &g_array_index (days, LexBacklogDay, i);
      char *word = g_strdup_printf ("%" G_GINT64_FORMAT, day->day);

      g_ptr_array_add (words, word);
      for (guint j = 0; j < day->n; j++, at++)
        if (i > 0)
          facts[change.n_facts++]
              = (LexFact){ ((const LexStudyState *) overdue->pdata[at])->card->id, LEX_STUDY_UNTIL,
                           word, now * 1000 };
    }
  return change.n_facts == 0 || lex_study_say (study, &change, error);
}

/* The day */

/* A day that is being filled.
 * @taken: families of which one is in the list, or was asked today */
typedef struct
{
  LexStudy *study;
  gint64 now;
  gint64 day;
  GHashTable *taken;
  LexStudyToday today;
  guint begun;
} Day;

static gboolean
is_in_steps (const LexStudyState *state)
{
  return state->schedule.phase == LEX_PHASE_LEARNING
         || state->schedule.phase == LEX_PHASE_RELEARNING;
}

/* Whether another of its family was asked today; itself may come again. */
static gboolean
is_kin_asked (const Day *self, const LexStudyState *state)
{
  return g_array_index (self->study->kin_days, gint64, state->kin) == self->day
         && (state->schedule.phase == LEX_PHASE_NEW
             || get_day (self->study, state->schedule.answered) != self->day);
}

static gboolean
take_kin (Day *self, const LexStudyState *state)
{
  if (!self->study->settings.apart)
    return TRUE;
  return !is_kin_asked (self, state)
         && g_hash_table_add (self->taken, GUINT_TO_POINTER (state->kin + 1));
}

static void
count_done (Day *self)
{
  const GArray *log = self->study->log;

  for (guint i = log->len; i > 0; i--)
    {
      const LexStudyRecord *record = &g_array_index (log, LexStudyRecord, i - 1);

      if (get_day (self->study, record->answered) < self->day)
        return;
      self->today.done++;
      self->begun += record->state != NULL && record->before.phase == LEX_PHASE_NEW
                     && record->mode == LEX_REVIEW_LEARN;
    }
}

static void
add_steps (Day *self, GPtrArray *list, LexStudyState *state)
{
  if (state->schedule.due <= self->now)
    {
      g_hash_table_add (self->taken, GUINT_TO_POINTER (state->kin + 1));
      g_ptr_array_add (list, state);
      return;
    }
  self->today.later++;
  if (self->today.next == 0 || state->schedule.due < self->today.next)
    self->today.next = state->schedule.due;
}

static int
compare_due (gconstpointer a, gconstpointer b)
{
  const LexStudyState *first = *(const LexStudyState *const *) a;
  const LexStudyState *second = *(const LexStudyState *const *) b;

  if (is_in_steps (first) != is_in_steps (second))
    return is_in_steps (first) ? -1 : 1;
  if (first->schedule.due != second->schedule.due)
    return first->schedule.due < second->schedule.due ? -1 : 1;
  return first->place < second->place ? -1 : first->place > second->place;
}

static int
get_level (const LexStudyCard *card)
{
  if (card->kind == LEX_CARD_OWN)
    return 0;
  return card->question != NULL ? (int) card->question->level : MIDDLE_LEVEL;
}

/* One's own first, then the easier; mixed within a level, the same way every day. */
static int
compare_new (gconstpointer a, gconstpointer b)
{
  const LexStudyState *first = *(const LexStudyState *const *) a;
  const LexStudyState *second = *(const LexStudyState *const *) b;
  const int levels = get_level (first->card) - get_level (second->card);
  const guint32 one = first->seed * 0x9e3779b9u;
  const guint32 other = second->seed * 0x9e3779b9u;

  if (levels != 0)
    return levels;
  return one < other ? -1 : one > other;
}

/* Sorts into what is due and what is new; no family is taken twice. */
static void
sort_out (Day *self, GPtrArray *due, GPtrArray *fresh)
{
  for (guint i = 0; i < self->study->order->len; i++)
    {
      LexStudyState *state = self->study->order->pdata[i];
      const LexStudyRest rest = lex_study_state_get_rest (self->study, state, self->now);

      self->today.resting += rest != LEX_REST_NONE && rest != LEX_REST_KIND;
      if (rest != LEX_REST_NONE)
        continue;
      if (is_in_steps (state))
        add_steps (self, due, state);
      else if (state->schedule.phase == LEX_PHASE_NEW)
        g_ptr_array_add (fresh, state);
      else if (lex_schedule_is_due (&state->schedule, &self->study->options, self->now))
        g_ptr_array_add (due, state);
    }
  g_ptr_array_sort (due, compare_due);
  g_ptr_array_sort (fresh, compare_new);
}

static void
add_due (Day *self, GPtrArray *list, GPtrArray *due)
{
  for (guint i = 0; i < due->len; i++)
    {
      const LexStudyState *state = due->pdata[i];

      if (!is_in_steps (state) && !take_kin (self, state))
        continue;
      self->today.due++;
      self->today.backlog += is_overdue (self->study, state, self->now);
      g_ptr_array_add (list, state->card);
    }
}

static void
add_new (Day *self, GPtrArray *list, GPtrArray *fresh)
{
  const guint limit = self->study->settings.new_a_day;

  for (guint i = 0; i < fresh->len && self->begun + self->today.fresh < limit; i++)
    {
      const LexStudyState *state = fresh->pdata[i];

      if (!take_kin (self, state))
        continue;
      self->today.fresh++;
      g_ptr_array_add (list, state->card);
    }
}

/* With an exam ahead what is worth most for its day comes first, due or not, as many as there is
 * time for; steps are not left half done, and take of that time. */
static void
add_for_exam (Day *self, GPtrArray *list, GPtrArray *due, GPtrArray *fresh)
{
  g_autoptr (GPtrArray) others = g_ptr_array_new ();
  g_autoptr (GPtrArray) chosen = NULL;

  for (guint i = 0; i < self->study->order->len; i++)
    {
      LexStudyState *state = self->study->order->pdata[i];

      if (state->schedule.phase == LEX_PHASE_REVIEW
          && lex_study_state_get_rest (self->study, state, self->now) == LEX_REST_NONE)
        g_ptr_array_add (others, state);
    }
  g_ptr_array_extend (others, fresh, NULL, NULL);
  for (guint i = 0; i < due->len; i++)
    if (is_in_steps (due->pdata[i]))
      g_ptr_array_add (list, ((const LexStudyState *) due->pdata[i])->card);
  self->today.due = list->len;
  chosen = lex_study_exam_choose (self->study, others, self->today.done + list->len, self->begun,
                                  self->now);
  for (guint i = 0; i < chosen->len; i++)
    {
      const LexStudyState *state = chosen->pdata[i];

      if (!take_kin (self, state))
        continue;
      self->today.fresh += state->schedule.phase == LEX_PHASE_NEW;
      self->today.due += state->schedule.phase != LEX_PHASE_NEW;
      g_ptr_array_add (list, state->card);
    }
}

GPtrArray *
lex_study_today_list (LexStudy *study, gint64 now, LexStudyToday *today)
{
  g_autoptr (GHashTable) taken = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) due = g_ptr_array_new ();
  g_autoptr (GPtrArray) fresh = g_ptr_array_new ();
  GPtrArray *list = g_ptr_array_new ();
  Day day = { .study = study, .now = now, .day = get_day (study, now), .taken = taken };

  count_done (&day);
  sort_out (&day, due, fresh);
  if (lex_study_exam_is_ahead (study, now))
    add_for_exam (&day, list, due, fresh);
  else if (!lex_study_exam_has_stopped (study, now))
    {
      add_due (&day, list, due);
      add_new (&day, list, fresh);
    }
  if (today != NULL)
    *today = day.today;
  return list;
}
