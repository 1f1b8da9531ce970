/* lex-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is known of each card, from the log of answers. It refuses to know how a card looks and what
 * time it is, and to keep anything: the log is all there is. Front ends call it.
 */

#include "services/lex-study.h"

#include "services/lex-journal-private.h"

/* What is known of one card.
 * @place: which card of the deck
 * @seed: the card's own number */
typedef struct
{
  LexSchedule schedule;
  guint place;
  guint32 seed;
} State;

/* @states: by the card's name, which the card owns
 * @cards: in their order */
struct _LexStudy
{
  LexJournal *journal;
  GPtrArray *cards;
  GHashTable *states;
  LexStudyOptions options;
  guint n_reviews;
  guint n_asked;
  guint n_known;
};

static State *
get_state (LexStudy *self, const LexStudyCard *card)
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

static void
learn (LexStudy *self, State *state, LexRating rating, gint64 answered)
{
  note_retention (self, &state->schedule, rating, answered);
  state->schedule
      = lex_schedule_answer (&state->schedule, &self->options, rating, answered, state->seed);
  self->n_reviews++;
}

static void
learn_cb (const LexReview *review, gpointer user_data)
{
  LexStudy *self = user_data;
  State *state = g_hash_table_lookup (self->states, review->card);
  const LexStudyCard *card = state != NULL ? self->cards->pdata[state->place] : NULL;

  if (card != NULL && (*card->print == '\0' || g_str_equal (card->print, review->print)))
    learn (self, state, (LexRating) review->rating, review->answered);
}

static void
forget_all (LexStudy *self)
{
  g_hash_table_remove_all (self->states);
  self->n_reviews = self->n_asked = self->n_known = 0;
  for (guint i = 0; i < self->cards->len; i++)
    {
      const LexStudyCard *card = self->cards->pdata[i];
      State *state = g_new0 (State, 1);

      state->place = i;
      state->seed = g_str_hash (card->id);
      g_hash_table_insert (self->states, card->id, state);
    }
}

static gboolean
read_log (LexStudy *self, GError **error)
{
  GError *lower = NULL;

  forget_all (self);
  if (!lex_journal_open_file (self->journal, LEX_JOURNAL_READ, error))
    return FALSE;
  return self->journal->file == NULL
         || lex_journal_reviews_list (self->journal->file, learn_cb, self, &lower)
         || lex_journal_take_fault (lower, error);
}

/* A day of study is the reader's own, where he is. */
static void
set_options (LexStudyOptions *options)
{
  g_autoptr (GDateTime) here = g_date_time_new_now_local ();

  lex_study_options_init (options);
  options->utc_offset = (int) (g_date_time_get_utc_offset (here) / G_TIME_SPAN_SECOND);
}

LexStudy *
lex_study_new (LexJournal *journal, GPtrArray *cards, GError **error)
{
  g_autoptr (LexStudy) self = g_new0 (LexStudy, 1);

  self->journal = g_object_ref (journal);
  self->cards = g_ptr_array_ref (cards);
  self->states = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  set_options (&self->options);
  if (!read_log (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
lex_study_free (LexStudy *self)
{
  if (self == NULL)
    return;
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

const LexSchedule *
lex_study_get_schedule (LexStudy *self, const LexStudyCard *card)
{
  return &get_state (self, card)->schedule;
}

LexSchedule
lex_study_foresee (LexStudy *self, const LexStudyCard *card, LexRating rating, gint64 now)
{
  const State *state = get_state (self, card);

  return lex_schedule_answer (&state->schedule, &self->options, rating, now, state->seed);
}

gboolean
lex_study_answer (LexStudy *self, const LexStudyAnswer *answer, GError **error)
{
  const LexReview review = { .card = answer->card->id,
                             .print = answer->card->print,
                             .rating = answer->rating,
                             .mode = answer->mode,
                             .answered = answer->now,
                             .took = answer->took,
                             .algorithm = LEX_FSRS_VERSION };
  GError *lower = NULL;

  if (!lex_journal_open_file (self->journal, LEX_JOURNAL_WRITE, error))
    return FALSE;
  if (!lex_journal_reviews_add (self->journal->file, &review, &lower))
    return lex_journal_take_fault (lower, error);
  learn (self, get_state (self, answer->card), answer->rating, answer->now);
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
  return read_log (self, error);
}

static gboolean
is_due (LexStudy *self, const LexStudyCard *card, gint64 now)
{
  return lex_schedule_is_due (lex_study_get_schedule (self, card), &self->options, now);
}

void
lex_study_count (LexStudy *self, gint64 now, LexStudyCounts *counts)
{
  *counts = (LexStudyCounts){ .cards = self->cards->len,
                              .reviews = self->n_reviews,
                              .asked = self->n_asked,
                              .known = self->n_known };
  for (guint i = 0; i < self->cards->len; i++)
    {
      const LexStudyCard *card = self->cards->pdata[i];

      counts->fresh += lex_study_get_schedule (self, card)->phase == LEX_PHASE_NEW;
      counts->due += is_due (self, card, now);
    }
}

static int
compare_due (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const State *first = get_state (user_data, *(const LexStudyCard *const *) a);
  const State *second = get_state (user_data, *(const LexStudyCard *const *) b);

  if (first->schedule.due != second->schedule.due)
    return first->schedule.due < second->schedule.due ? -1 : 1;
  return first->place < second->place ? -1 : first->place > second->place;
}

GPtrArray *
lex_study_list_due (LexStudy *self, gint64 now)
{
  GPtrArray *due = g_ptr_array_new ();

  for (guint i = 0; i < self->cards->len; i++)
    if (is_due (self, self->cards->pdata[i], now))
      g_ptr_array_add (due, self->cards->pdata[i]);
  g_ptr_array_sort_with_data (due, compare_due, self);
  return due;
}

guint32
lex_study_get_seed (LexStudy *self, const LexStudyCard *card)
{
  const State *state = get_state (self, card);
  guint32 seed = state->seed ^ (state->schedule.answers * 0x9e3779b9u);

  seed = (seed ^ (seed >> 16)) * 0x45d9f3bu;
  return seed ^ (seed >> 16);
}

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

GPtrArray *
lex_study_list_for_quiz (LexStudy *self, gint64 now)
{
  GPtrArray *drawn = g_ptr_array_sized_new (self->cards->len);
  g_autofree Draw *draws = g_new (Draw, self->cards->len);

  for (guint i = 0; i < self->cards->len; i++)
    {
      LexStudyCard *card = self->cards->pdata[i];
      const State *state = get_state (self, card);
      guint32 lot = (state->seed ^ self->n_reviews) * 0x9e3779b9u;

      lot = (lot ^ (lot >> 15)) * 0x85ebca6bu;
      draws[i].card = card;
      draws[i].group = is_due (self, card, now)                 ? 0
                       : state->schedule.phase == LEX_PHASE_NEW ? 1
                                                                : 2;
      draws[i].lot = lot ^ (lot >> 13);
    }
  qsort (draws, self->cards->len, sizeof (Draw), compare_draws);
  for (guint i = 0; i < self->cards->len; i++)
    g_ptr_array_add (drawn, draws[i].card);
  return drawn;
}
