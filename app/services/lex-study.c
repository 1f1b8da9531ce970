/* lex-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of each card, from the log of answers. It refuses to know how a card looks and what
 * time it is, and to keep anything: the log is all there is. Front ends call it.
 */

#include "services/lex-card-made.h"
#include "services/lex-journal-private.h"
#include "services/lex-own-card.h"
#include "services/lex-study-private.h"

LexStudyState *
lex_study_get_state (LexStudy *self, const LexStudyCard *card)
{
  return g_hash_table_lookup (self->states, card->id);
}

/* What is read the same day tells nothing of what is kept. */
static void
note_retention (LexStudy *self, const LexSchedule *before, LexRating rating, gint64 answered)
{
  if (before->phase != LEX_PHASE_REVIEW
      || lex_study_day (&self->options, answered)
             <= lex_study_day (&self->options, before->answered))
    return;
  self->n_asked++;
  self->n_known += rating != LEX_RATING_AGAIN;
}

/* The schedule after an answer, on a day that has room. The calendar begins with the first answer.
 */
static LexSchedule
get_next (LexStudy *self, const LexStudyState *state, LexRating rating, gint64 answered)
{
  LexSchedule next
      = lex_schedule_answer (&state->schedule, &self->options, rating, answered, state->seed);

  if (self->load == NULL)
    self->load = lex_load_new (&self->options, lex_study_day (&self->options, answered));
  if (state->schedule.phase == LEX_PHASE_REVIEW)
    lex_load_remove (self->load, &state->schedule);
  if (next.phase == LEX_PHASE_REVIEW && !self->settings.spread)
    lex_load_add (self->load, &next);
  else
    lex_load_balance (self->load, &next);
  return next;
}

/* Who forgets a leech again and again after he woke it sees it set aside again, each time sooner.
 */
static void
note_leech (LexStudy *self, LexStudyState *state, const LexSchedule *before, gint64 answered)
{
  const guint limit = self->options.leech;

  if (state->schedule.lapses > before->lapses
      && lex_schedule_is_leech (&state->schedule, &self->options)
      && (state->schedule.lapses - limit) % MAX (limit / 2, 1) == 0)
    state->leech_at = answered;
}

static void
learn (LexStudy *self, LexStudyState *state, LexRating rating, gint64 answered)
{
  const LexSchedule before = state->schedule;

  note_retention (self, &before, rating, answered);
  state->schedule = get_next (self, state, rating, answered);
  state->wrong = rating == LEX_RATING_AGAIN;
  note_leech (self, state, &before, answered);
  g_array_index (self->kin_days, gint64, state->kin) = lex_study_day (&self->options, answered);
  self->n_reviews++;
}

/* What is not of this deck, or was another question, counts as an answer and teaches nothing. */
static void
learn_cb (const LexJournalReview *review, gpointer user_data)
{
  LexStudy *self = user_data;
  LexStudyState *state = g_hash_table_lookup (self->states, review->card);
  const gboolean same
      = state != NULL
        && (*state->card->print == '\0' || g_str_equal (state->card->print, review->print));
  LexStudyRecord record
      = { .state = same ? state : NULL,
          .sitting = *review->sitting != '\0' ? g_intern_string (review->sitting) : NULL,
          .answered = review->answered,
          .took = review->took,
          .lookups = review->lookups,
          .looked = review->looked,
          .rating = (guint8) review->rating,
          .mode = (guint8) review->mode };

  if (same)
    {
      record.before = state->schedule;
      learn (self, state, (LexRating) review->rating, review->answered);
    }
  g_array_append_val (self->log, record);
}

static guint
find_kin (LexStudy *self, const LexStudyCard *card)
{
  char *kin = lex_card_deck_dup_kin (card);
  gpointer number;
  const gint64 never = G_MININT64;

  if (g_hash_table_lookup_extended (self->kin, kin, NULL, &number))
    {
      g_free (kin);
      return GPOINTER_TO_UINT (number);
    }
  g_hash_table_insert (self->kin, kin, GUINT_TO_POINTER (self->kin_days->len));
  g_array_append_val (self->kin_days, never);
  return self->kin_days->len - 1;
}

static void
add_states (LexStudy *self)
{
  for (guint i = 0; i < self->cards->len; i++)
    {
      LexStudyCard *card = self->cards->pdata[i];
      LexStudyState *state = g_new0 (LexStudyState, 1);

      state->card = card;
      state->place = i;
      state->kin = find_kin (self, card);
      state->seed = g_str_hash (card->id);
      g_hash_table_insert (self->states, card->id, state);
      g_ptr_array_add (self->order, state);
    }
}

static void
forget_all (LexStudy *self)
{
  self->n_reviews = self->n_asked = self->n_known = 0;
  g_clear_pointer (&self->load, lex_load_free);
  g_array_set_size (self->log, 0);
  for (guint i = 0; i < self->kin_days->len; i++)
    g_array_index (self->kin_days, gint64, i) = G_MININT64;
  for (guint i = 0; i < self->order->len; i++)
    {
      LexStudyState *state = self->order->pdata[i];

      state->schedule = (LexSchedule){ .phase = LEX_PHASE_NEW };
      state->leech_at = 0;
      state->wrong = FALSE;
    }
}

gboolean
lex_study_read_again (LexStudy *self, GError **error)
{
  GError *lower = NULL;

  if (!lex_study_read_facts (self, error))
    return FALSE;
  lex_study_settings_read (self);
  forget_all (self);
  return self->journal->file == NULL
         || lex_journal_reviews_list (self->journal->file, learn_cb, self, &lower)
         || lex_journal_take_fault (lower, error);
}

LexStudy *
lex_study_new (LexJournal *journal, GPtrArray *cards, GError **error)
{
  g_autoptr (LexStudy) self = g_new0 (LexStudy, 1);

  self->journal = g_object_ref (journal);
  self->cards = g_ptr_array_ref (cards);
  self->states = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  self->order = g_ptr_array_sized_new (cards->len);
  self->kin = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->kin_days = g_array_new (FALSE, FALSE, sizeof (gint64));
  self->facts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                       (GDestroyNotify) g_hash_table_unref);
  self->log = g_array_new (FALSE, FALSE, sizeof (LexStudyRecord));
  add_states (self);
  if (!lex_study_read_again (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

LexStudy *
lex_study_open (LexLibrary *library, LexJournal *journal, GPtrArray *questions, GPtrArray *made,
                GError **error)
{
  g_autoptr (GPtrArray) cards = lex_card_deck_make (library, questions, error);
  g_autoptr (GPtrArray) own = cards != NULL ? lex_own_card_list (journal, error) : NULL;

  if (own == NULL)
    return NULL;
  if (made != NULL)
    lex_card_made_add_all (cards, made);
  lex_own_card_add_all (cards, own);
  return lex_study_new (journal, cards, error);
}

static void
drop_own (LexStudy *self)
{
  g_ptr_array_set_size (self->order, 0);
  g_hash_table_remove_all (self->states);
  g_hash_table_remove_all (self->kin);
  g_array_set_size (self->kin_days, 0);
  for (guint i = self->cards->len; i > 0; i--)
    if (((const LexStudyCard *) self->cards->pdata[i - 1])->kind == LEX_CARD_OWN)
      g_ptr_array_remove_index (self->cards, i - 1);
}

gboolean
lex_study_read_own (LexStudy *self, GError **error)
{
  g_autoptr (GPtrArray) own = lex_own_card_list (self->journal, error);

  if (own == NULL)
    return FALSE;
  g_array_set_size (self->log, 0);
  drop_own (self);
  lex_own_card_add_all (self->cards, own);
  add_states (self);
  return lex_study_read_again (self, error);
}

LexJournal *
lex_study_get_journal (LexStudy *self)
{
  return self->journal;
}

void
lex_study_free (LexStudy *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->load, lex_load_free);
  g_array_unref (self->log);
  g_hash_table_unref (self->facts);
  g_array_unref (self->kin_days);
  g_hash_table_unref (self->kin);
  g_ptr_array_unref (self->order);
  g_hash_table_unref (self->states);
  g_ptr_array_unref (self->cards);
  g_object_unref (self->journal);
  g_free (self);
}

const LexStudyOptions *
lex_study_get_options (LexStudy *self)
{
  return &self->options;
}

GPtrArray *
lex_study_get_cards (LexStudy *self)
{
  return self->cards;
}

const LexStudyCard *
lex_study_find_card (LexStudy *self, const char *id)
{
  const LexStudyState *state = g_hash_table_lookup (self->states, id);

  return state != NULL ? state->card : NULL;
}

const LexStudyCard *
lex_study_get_last (LexStudy *self)
{
  const LexStudyRecord *last
      = self->log->len > 0 ? &g_array_index (self->log, LexStudyRecord, self->log->len - 1) : NULL;

  return last != NULL && last->sitting == NULL && last->state != NULL ? last->state->card : NULL;
}

const LexSchedule *
lex_study_get_schedule (LexStudy *self, const LexStudyCard *card)
{
  return &lex_study_get_state (self, card)->schedule;
}

/* As if it were answered: the calendar is put back as it was. */
LexSchedule
lex_study_foresee (LexStudy *self, const LexStudyCard *card, LexRating rating, gint64 now)
{
  const LexStudyState *state = lex_study_get_state (self, card);
  const LexSchedule next = get_next (self, state, rating, now);

  if (next.phase == LEX_PHASE_REVIEW)
    lex_load_remove (self->load, &next);
  if (state->schedule.phase == LEX_PHASE_REVIEW)
    lex_load_add (self->load, &state->schedule);
  return next;
}

LexQuestion *
lex_study_pose (LexStudy *self, const LexStudyCard *card)
{
  return card->question != NULL ? lex_card_deck_pose (card, lex_study_get_seed (self, card)) : NULL;
}

gboolean
lex_study_answer (LexStudy *self, const LexStudyAnswer *answer, GError **error)
{
  const LexJournalReview review = { .card = answer->card->id,
                                    .print = answer->card->print,
                                    .rating = answer->rating,
                                    .mode = answer->mode,
                                    .answered = answer->now,
                                    .took = answer->took,
                                    .algorithm = LEX_FSRS_VERSION,
                                    .lookups = answer->lookups,
                                    .looked = answer->looked,
                                    .sitting = "",
                                    .given = answer->given };
  GError *lower = NULL;

  if (!lex_journal_open_file (self->journal, LEX_JOURNAL_WRITE, error))
    return FALSE;
  if (!lex_journal_reviews_add (self->journal->file, &review, &lower))
    return lex_journal_take_fault (lower, error);
  learn_cb (&review, self);
  return TRUE;
}

gboolean
lex_study_undo (LexStudy *self, GError **error)
{
  GError *lower = NULL;

  if (!lex_journal_open_file (self->journal, LEX_JOURNAL_WRITE, error))
    return FALSE;
  if (!lex_journal_reviews_undo (self->journal->file, &lower))
    return lex_journal_take_fault (lower, error);
  return lex_study_read_again (self, error);
}

guint32
lex_study_get_seed (LexStudy *self, const LexStudyCard *card)
{
  const LexStudyState *state = lex_study_get_state (self, card);
  guint32 seed = state->seed ^ (state->schedule.answers * 0x9e3779b9u);

  /* Seeds in a row, so that no numbers come twice. */
  if (card->kind == LEX_CARD_CALCULATED)
    return state->seed + state->schedule.answers;
  seed = (seed ^ (seed >> 16)) * 0x45d9f3bu;
  return seed ^ (seed >> 16);
}
