/* lex-study-today-rest.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which cards rest, and why. It refuses to know when the others come. Front ends and the files of
 * the study call it.
 */

#include "services/lex-study-private.h"
#include "services/lex-study-today.h"

#define SUSPENDED "suspended"

static gint64
get_day (LexStudy *self, gint64 time)
{
  return lex_study_day (&self->options, time);
}

LexStudyRest
lex_study_state_get_rest (LexStudy *study, const LexStudyState *state, gint64 now)
{
  GHashTable *facts = lex_study_get_facts (study, state->card->id);
  const LexStudyFact *suspended = facts != NULL ? g_hash_table_lookup (facts, SUSPENDED) : NULL;
  const LexStudyFact *until = facts != NULL ? g_hash_table_lookup (facts, LEX_STUDY_UNTIL) : NULL;
  const gboolean woken = suspended != NULL && suspended->at >= state->leech_at * 1000;

  if ((study->settings.kinds & (1u << state->card->kind)) == 0)
    return LEX_REST_KIND;
  if (suspended != NULL && *suspended->value == '1')
    return LEX_REST_SUSPENDED;
  if (state->leech_at != 0 && !woken)
    return LEX_REST_LEECH;
  if (until != NULL && get_day (study, now) < g_ascii_strtoll (until->value, NULL, 10))
    return LEX_REST_BURIED;
  return LEX_REST_NONE;
}

LexStudyRest
lex_study_today_get_rest (LexStudy *study, const LexStudyCard *card, gint64 now)
{
  return lex_study_state_get_rest (study, lex_study_get_state (study, card), now);
}

GPtrArray *
lex_study_today_list_resting (LexStudy *study, gint64 now)
{
  GPtrArray *resting = g_ptr_array_new ();

  for (guint i = 0; i < study->order->len; i++)
    {
      const LexStudyState *state = study->order->pdata[i];
      const LexStudyRest rest = lex_study_state_get_rest (study, state, now);

      if (rest != LEX_REST_NONE && rest != LEX_REST_KIND)
        g_ptr_array_add (resting, state->card);
    }
  return resting;
}

static gboolean
say (LexStudy *self, const LexStudyCard *card, const char *name, const char *value, gint64 now,
     GError **error)
{
  const LexFact fact = { card->id, name, value, now * 1000 };
  const LexFactChange change = { &fact, 1, NULL, 0 };

  return lex_study_say (self, &change, error);
}

gboolean
lex_study_today_suspend (LexStudy *study, const LexStudyCard *card, gint64 now, GError **error)
{
  return say (study, card, SUSPENDED, "1", now, error);
}

gboolean
lex_study_today_bury (LexStudy *study, const LexStudyCard *card, gint64 now, GError **error)
{
  g_autofree char *day = g_strdup_printf ("%" G_GINT64_FORMAT, get_day (study, now) + 1);

  return say (study, card, LEX_STUDY_UNTIL, day, now, error);
}

gboolean
lex_study_today_wake (LexStudy *study, const LexStudyCard *card, gint64 now, GError **error)
{
  const LexFact facts[] = { { card->id, SUSPENDED, "0", now * 1000 },
                            { card->id, LEX_STUDY_UNTIL, NULL, now * 1000 } };
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), NULL, 0 };

  return lex_study_say (study, &change, error);
}
