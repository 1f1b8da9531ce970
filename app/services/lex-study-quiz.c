/* lex-study-quiz.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which cards a quiz asks, and in which order. It refuses to ask. Front ends call it.
 */

#include "services/lex-study-quiz.h"

#include <stdlib.h>

#include "services/lex-study-private.h"

/* How a quiz orders cards, made once for each. */
typedef struct
{
  LexStudyCard *card;
  guint group;
  guint32 lot;
} Draw;

static int
compare_draws (gconstpointer a, gconstpointer b)
{
  const Draw *first = a;
  const Draw *second = b;

  if (first->group != second->group)
    return first->group < second->group ? -1 : 1;
  return first->lot < second->lot ? -1 : first->lot > second->lot;
}

static gboolean
is_about (const LexStudyCard *card, guint law)
{
  for (guint i = 0; i < card->labels->len; i++)
    if (lex_label_get_law (card->labels->pdata[i]) == law)
      return TRUE;
  return FALSE;
}

static gboolean
passes (const LexStudyState *state, const LexQuizFilter *filter)
{
  const LexStudyCard *card = state->card;
  const LexQuestionFilter *questions = &filter->questions;

  if (filter->kinds != 0 && (filter->kinds & (1u << card->kind)) == 0)
    return FALSE;
  if ((filter->wrong && !state->wrong)
      || (filter->unseen && state->schedule.phase != LEX_PHASE_NEW))
    return FALSE;
  if (card->question != NULL)
    return lex_questions_passes (card->question, questions);
  return (questions->law == 0 || is_about (card, questions->law)) && questions->level == 0
         && questions->kind == NULL && questions->topic == NULL;
}

static guint
get_group (LexStudy *study, const LexStudyState *state, gint64 now)
{
  if (lex_schedule_is_due (&state->schedule, &study->options, now))
    return 0;
  return state->schedule.phase == LEX_PHASE_NEW ? 1 : 2;
}

GPtrArray *
lex_study_quiz_list (LexStudy *study, const LexQuizFilter *filter, gint64 now)
{
  GPtrArray *drawn = g_ptr_array_sized_new (study->order->len);
  g_autofree Draw *draws = g_new (Draw, study->order->len);
  guint n = 0;

  for (guint i = 0; i < study->order->len; i++)
    {
      const LexStudyState *state = study->order->pdata[i];
      guint32 lot = (state->seed ^ study->log->len) * 0x9e3779b9u;

      if (filter != NULL && !passes (state, filter))
        continue;
      lot = (lot ^ (lot >> 15)) * 0x85ebca6bu;
      draws[n++] = (Draw){ state->card, get_group (study, state, now), lot ^ (lot >> 13) };
    }
  if (n > 0)
    qsort (draws, n, sizeof (Draw), compare_draws);
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (drawn, draws[i].card);
  return drawn;
}
