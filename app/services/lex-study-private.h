/* lex-study-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-facts.h"
#include "services/lex-study-settings.h"
#include "services/lex-study-today.h"
#include "services/lex-study.h"
#include "study/lex-load.h"

G_BEGIN_DECLS

/* What is known of one card.
 * @card: borrowed of the deck
 * @place: which of the deck
 * @kin: which family it is of: no two of one are asked on a day
 * @seed: the card's own number
 * @leech_at: when it was last forgotten so often that it was set aside; 0 if never
 * @wrong: whether the last answer was */
typedef struct
{
  LexSchedule schedule;
  LexStudyCard *card;
  guint place;
  guint kin;
  guint32 seed;
  gint64 leech_at;
  gboolean wrong;
} LexStudyState;

/* An answer of the log, as it was when it was given.
 * @state: (nullable): of which card; %NULL if that is not in the deck, or was another question
 * @before: the schedule that the answer met
 * @sitting: (nullable): an interned name */
typedef struct
{
  LexStudyState *state;
  LexSchedule before;
  const char *sitting;
  gint64 answered;
  gint64 took;
  gint64 lookups;
  gint64 looked;
  guint8 rating;
  guint8 mode;
} LexStudyRecord;

/* @states: by the card's name, which the card owns
 * @order: the same, in the deck's order; owned by @states
 * @kin: names of families, and the day one of each was last answered, by its number
 * @facts: by subject, tables of values by name
 * @load: (nullable): how many cards wait for each day, from the first answer on
 * @log: of LexStudyRecord, in the order of time */
struct _LexStudy
{
  LexJournal *journal;
  GPtrArray *cards;
  GHashTable *states;
  GPtrArray *order;
  GHashTable *kin;
  GArray *kin_days;
  GHashTable *facts;
  LexStudySettings settings;
  LexStudyOptions options;
  LexLoad *load;
  GArray *log;
  guint n_reviews;
  guint n_asked;
  guint n_known;
};

/* A value of the facts, and when it was said, in milliseconds since 1970. */
typedef struct
{
  gint64 at;
  char value[];
} LexStudyFact;

/**
 * lex_study_get_state:
 * @self: a study
 * @card: one of its cards
 *
 * Gets what is known of a card.
 *
 * Returns: (transfer none): its state
 */
LexStudyState *lex_study_get_state (LexStudy *self, const LexStudyCard *card);

/**
 * lex_study_get_facts:
 * @self: a study
 * @subject: what they are of
 *
 * Gets what the reader decided.
 *
 * Returns: (transfer none) (nullable) (element-type utf8 LexStudyFact): the facts by name
 */
GHashTable *lex_study_get_facts (LexStudy *self, const char *subject);

/**
 * lex_study_get_value:
 * @self: a study
 * @subject: what it is of
 * @name: which of its facts
 *
 * Gets the value of a fact.
 *
 * Returns: (transfer none) (nullable): the value
 */
const char *lex_study_get_value (LexStudy *self, const char *subject, const char *name);

/**
 * lex_study_say:
 * @self: a study
 * @change: facts, and answers that belong to them
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Keeps what the reader decided. When this returns %TRUE, it is on the disk and in @self; answers
 * need lex_study_read_again().
 *
 * Returns: whether it is kept
 */
gboolean lex_study_say (LexStudy *self, const LexFactChange *change, GError **error);

/**
 * lex_study_read_facts:
 * @self: a study
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads what the reader decided from the journal.
 *
 * Returns: whether it could be read
 */
gboolean lex_study_read_facts (LexStudy *self, GError **error);

/**
 * lex_study_read_again:
 * @self: a study
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads both logs, and learns from all answers anew.
 *
 * Returns: whether they could be read
 */
gboolean lex_study_read_again (LexStudy *self, GError **error);

/* The fact of a card that it is buried: the day before which it is not asked. */
#define LEX_STUDY_UNTIL "until"

/**
 * lex_study_state_get_rest:
 * @study: a study
 * @state: what is known of one of its cards
 * @now: seconds since 1970
 *
 * Tells whether a card rests.
 *
 * Returns: why it does
 */
LexStudyRest lex_study_state_get_rest (LexStudy *study, const LexStudyState *state, gint64 now);

/* The subject of the settings among the facts. */
#define LEX_STUDY_SETTINGS "settings"

/**
 * lex_study_settings_read_word:
 * @settings: (inout): settings
 * @name: which of them
 * @word: its value as text
 *
 * Reads one setting.
 *
 * Returns: whether there is such a setting and value
 */
gboolean lex_study_settings_read_word (LexStudySettings *settings, const char *name,
                                       const char *word);

/**
 * lex_study_settings_read:
 * @self: a study whose facts were read
 *
 * Takes its settings and options from the facts.
 */
void lex_study_settings_read (LexStudy *self);

G_END_DECLS
