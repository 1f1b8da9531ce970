/* lex-history.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"

G_BEGIN_DECLS

#define LEX_TYPE_HISTORY (lex_history_get_type ())
G_DECLARE_FINAL_TYPE (LexHistory, lex_history, LEX, HISTORY, GObject)

/**
 * LEX_HISTORY_MAX_PLACES:
 *
 * How many places are remembered; the oldest goes first.
 */
#define LEX_HISTORY_MAX_PLACES 200

/**
 * LexPlace:
 * @label: the clause that was opened
 * @position: how far the reader had scrolled when it was left, in pixels;
 *   negative as long as it was not left
 * @words: (nullable) (array zero-terminated=1): what was marked there
 *
 * A place where the reader has been.
 */
typedef struct
{
  LexLabel *label;
  double position;
  GStrv words;
} LexPlace;

/**
 * lex_history_new:
 *
 * Makes an empty history.
 *
 * Returns: (transfer full): a new history
 */
LexHistory *lex_history_new (void);

/**
 * lex_history_visit:
 * @self: a history
 * @label: the clause that is opened now
 * @position: how far the place being left is scrolled
 *
 * Notes that the reader moves on to @label. What lay ahead is forgotten.
 * Visiting the current place again adds nothing.
 */
void lex_history_visit (LexHistory *self, LexLabel *label, double position);

/**
 * lex_history_mark:
 * @self: a history
 * @words: (nullable) (array zero-terminated=1): words, copied; %NULL when marks are taken away
 *
 * Notes what is marked on the page of the current place.
 */
void lex_history_mark (LexHistory *self, const char *const *words);

/**
 * lex_history_go:
 * @self: a history
 * @step: -1 for back, 1 for forward
 * @position: how far the place being left is scrolled
 *
 * Moves one place back or forward.
 *
 * Returns: (transfer none) (nullable): the place arrived at, valid until the
 *   next call; %NULL when there is none, and then nothing changes
 */
const LexPlace *lex_history_go (LexHistory *self, int step, double position);

/**
 * lex_history_can_go:
 * @self: a history
 * @step: -1 for back, 1 for forward
 *
 * Tells whether there is a place in that direction. The properties
 * `can-go-back` and `can-go-forward` notify of a change.
 *
 * Returns: whether lex_history_go() would move
 */
gboolean lex_history_can_go (LexHistory *self, int step);

G_END_DECLS
