/* lex-mock-choice.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which questions a mock exam asks. It refuses to ask and to mark. Front ends and lex-mock-exam.c
 * call it.
 */

#include "services/lex-mock-choice.h"

#include "services/lex-study-private.h"

/* A question that may be asked.
 * @seen: when it was asked last; 0 if never */
typedef struct
{
  LexStudyCard *card;
  gint64 seen;
  guint32 lot;
} Candidate;

static int
compare_candidates (gconstpointer a, gconstpointer b)
{
  const Candidate *first = a;
  const Candidate *second = b;

  if (first->seen != second->seen)
    return first->seen < second->seen ? -1 : 1;
  return first->lot < second->lot ? -1 : first->lot > second->lot;
}

static int
compare_lots (gconstpointer a, gconstpointer b)
{
  const Candidate *first = a;
  const Candidate *second = b;

  return first->lot < second->lot ? -1 : first->lot > second->lot;
}

static guint32
draw (guint32 bits)
{
  bits = (bits ^ (bits >> 16)) * 0x7feb352dU;
  bits = (bits ^ (bits >> 15)) * 0x846ca68bU;
  return bits ^ (bits >> 16);
}

static gboolean
fits (const LexStudyCard *card, const LexMockRules *rules, const char *topic)
{
  const LexQuestion *question = card->question;

  return question != NULL && question->level <= rules->level && g_str_equal (question->topic, topic)
         && (rules->open_book || question->without_book)
         && (rules->open_book || question->kind != LEX_QUESTION_FIND);
}

static GArray *
list_candidates (LexStudy *study, const LexMockRules *rules, guint topic, guint32 seed)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  for (guint i = 0; i < study->order->len; i++)
    {
      const LexStudyState *state = study->order->pdata[i];
      const Candidate candidate
          = { state->card, state->schedule.answered, draw (state->seed ^ seed) };

      if (fits (state->card, rules, lex_mock_rules_get_topic (topic)))
        g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare_candidates);
  return candidates;
}

/* The topic that is behind its share most, of those that have one left. */
static guint
find_behind (GArray *const *candidates, const guint *taken, const guint *weights)
{
  guint best = LEX_N_TOPICS;
  double most = 0;

  for (guint i = 0; i < LEX_N_TOPICS; i++)
    {
      /* A topic without weight comes only when nothing else is left. */
      const double share = weights[i] > 0 ? weights[i] : 0.001;
      const double want = share / (taken[i] + 0.5);

      if (taken[i] < candidates[i]->len && want > most)
        {
          best = i;
          most = want;
        }
    }
  return best;
}

GPtrArray *
lex_mock_choice_make (LexStudy *study, const LexMockRules *rules, guint32 seed)
{
  g_autoptr (GArray) chosen = g_array_new (FALSE, FALSE, sizeof (Candidate));
  GPtrArray *cards = g_ptr_array_new ();
  GArray *candidates[LEX_N_TOPICS];
  guint taken[LEX_N_TOPICS] = { 0 };

  for (guint i = 0; i < LEX_N_TOPICS; i++)
    candidates[i] = list_candidates (study, rules, i, seed);
  while (chosen->len < rules->questions)
    {
      const guint topic = find_behind (candidates, taken, rules->weights);

      if (topic == LEX_N_TOPICS)
        break;
      g_array_append_val (chosen, g_array_index (candidates[topic], Candidate, taken[topic]));
      taken[topic]++;
    }
  g_array_sort (chosen, compare_lots);
  for (guint i = 0; i < chosen->len; i++)
    g_ptr_array_add (cards, g_array_index (chosen, Candidate, i).card);
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    g_array_unref (candidates[i]);
  return cards;
}
