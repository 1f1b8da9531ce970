/* lex-path-parts.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/lex-seat.h"
#include "rulings/lex-ruling.h"
#include "widgets/toolbox/lex-practice-box.h"

G_BEGIN_DECLS

/**
 * LEX_N_PATH_CALLS:
 *
 * The withdrawn call and what replaces it.
 */
#define LEX_N_PATH_CALLS 2

/**
 * LEX_PATH_DONE:
 * @i: a line of the ruling
 *
 * Its bit among those that were ticked; lines beyond the last bit have none.
 */
#define LEX_PATH_DONE(i) ((i) < 64 ? G_GUINT64_CONSTANT (1) << (i) : 0)

/**
 * LexPathState:
 * @ruling: the answers so far, and where they lead
 * @language: the language of the words
 * @seated: whether it is known where the offender sits
 * @offender: the offender's seat
 * @large: whether the page is turned to the players
 * @unknown: whether it is told how to find the answer out
 * @done: which lines of the ruling were ticked, one bit each
 * @calls: (nullable): the withdrawn call and its replacement, as they were typed
 * @practice: whose practice is told beside it
 *
 * All that the page of a guided path follows from.
 */
typedef struct
{
  LexRuling *ruling;
  LexLanguage language;
  gboolean seated;
  LexSeat offender;
  gboolean large;
  gboolean unknown;
  guint64 done;
  char *calls[LEX_N_PATH_CALLS];
  LexPracticeChoice practice;
} LexPathState;

/**
 * lex_path_parts_dup_text:
 * @state: a state
 * @texts: (array fixed-size=2): a text of the path, by language
 *
 * Chooses the language, and names the seats where they are known.
 *
 * Returns: (transfer full): the text
 */
LexText *lex_path_parts_dup_text (const LexPathState *state, LexText *const *texts);

/**
 * lex_path_parts_words_new:
 * @state: a state
 * @markup: words
 * @css_class: (nullable): their style class
 *
 * Makes a label that takes the width it is given: pages are made anew with each answer, and asking
 * each text how narrow it may be took most of the time.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_path_parts_words_new (const LexPathState *state, const char *markup,
                                     const char *css_class);

/**
 * lex_path_parts_label_new:
 * @state: a state
 * @texts: (array fixed-size=2): a text of the path, by language
 * @css_class: its style class
 *
 * Makes a label of a text.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_path_parts_label_new (const LexPathState *state, LexText *const *texts,
                                     const char *css_class);

/**
 * lex_path_parts_clauses_new:
 * @state: a state
 * @labels: (element-type LexLabel): clauses
 *
 * Names clauses; each opens in place.
 *
 * Returns: (transfer floating): a label
 */
GtkWidget *lex_path_parts_clauses_new (const LexPathState *state, GPtrArray *labels);

/**
 * lex_path_parts_crumb_new:
 * @state: a state
 * @i: which of the answers given
 *
 * Makes the button that shows an answer and takes it back.
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *lex_path_parts_crumb_new (const LexPathState *state, guint i);

/**
 * lex_path_parts_answer_new:
 * @state: a state
 * @i: which of the answers to the question
 *
 * Makes the button that gives an answer.
 *
 * Returns: (transfer floating): a button
 */
GtkWidget *lex_path_parts_answer_new (const LexPathState *state, guint i);

/**
 * lex_path_parts_seats_new:
 * @state: a state
 *
 * Makes the buttons that say where the offender sits.
 *
 * Returns: (transfer floating): a box
 */
GtkWidget *lex_path_parts_seats_new (const LexPathState *state);

G_END_DECLS
