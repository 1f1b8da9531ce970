/* lex-meaning.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-suit.h"
#include "rulings/lex-rulings-error.h"

G_BEGIN_DECLS

/**
 * LEX_MEANING_MOST_POINTS:
 *
 * More high-card points no hand has; an open end means up to here.
 */
#define LEX_MEANING_MOST_POINTS 37

/**
 * LEX_MEANING_MOST_CARDS:
 *
 * More cards of a suit no hand has.
 */
#define LEX_MEANING_MOST_CARDS 13

/**
 * LexRange:
 * @least: the lower end
 * @most: the upper end, included; not below @least
 *
 * Whole numbers from one end to the other.
 */
typedef struct
{
  int least;
  int most;
} LexRange;

/**
 * LexMeaning:
 * @has_strength: whether a strength is named
 * @strength: high-card points; 0 to 37 where none is named
 * @names: by suit, whether its length is named
 * @length: by suit; 0 to 13 where none is named
 * @purpose: (nullable): what the call is for, such as `asks-for-aces`
 *
 * What a call says about the hand, and what it is for.
 */
typedef struct
{
  gboolean has_strength;
  LexRange strength;
  gboolean names[LEX_N_SUITS];
  LexRange length[LEX_N_SUITS];
  char *purpose;
} LexMeaning;

/**
 * lex_meaning_parse:
 * @text: parts in any order, parted by spaces: `hcp=15-17`, `hcp=11+`, `S=5+`, `H=0-1`, `C=3`,
 *   `purpose=asks-for-aces`; untrusted
 * @error: return location for `LEX_RULINGS_ERROR_MEANING`
 *
 * Reads a meaning.
 *
 * Returns: (transfer full) (nullable): the meaning
 */
LexMeaning *lex_meaning_parse (const char *text, GError **error);

/**
 * LexMeaningPart:
 * @LEX_MEANING_PART_STRENGTH: the strength
 * @LEX_MEANING_PART_SUITS: the first suit; the others follow
 * @LEX_MEANING_PART_PURPOSE: what it is for
 *
 * The parts of a meaning, as a form has them.
 */
typedef enum
{
  LEX_MEANING_PART_STRENGTH,
  LEX_MEANING_PART_SUITS,
  LEX_MEANING_PART_PURPOSE = LEX_MEANING_PART_SUITS + LEX_N_SUITS,
} LexMeaningPart;

#define LEX_N_MEANING_PARTS (LEX_MEANING_PART_PURPOSE + 1)

/**
 * lex_meaning_from_parts:
 * @parts: (array fixed-size=6): by #LexMeaningPart, what was typed: `15-17`, `11+`, `5+`, `3`;
 * empty for what is not named; untrusted
 * @part: (out): on an error, the part that is wrong
 * @error: return location for `LEX_RULINGS_ERROR_MEANING`
 *
 * Reads a meaning from the fields of a form.
 *
 * Returns: (transfer full) (nullable): the meaning
 */
LexMeaning *lex_meaning_from_parts (const char *const *parts, guint *part, GError **error);

/**
 * lex_meaning_shows:
 * @self: a meaning
 * @suit: a suit
 *
 * Tells whether it shows a suit: names it with at least one card.
 *
 * Returns: whether it does
 */
gboolean lex_meaning_shows (const LexMeaning *self, LexSuit suit);

/**
 * lex_meaning_free:
 * @self: (transfer full) (nullable): a meaning
 *
 * Frees it.
 */
void lex_meaning_free (LexMeaning *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexMeaning, lex_meaning_free)

G_END_DECLS
