/* lex-intake-price.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What it costs to believe that a block is this or that to a place. It refuses
 * to know what the blocks before and after became. Only lex-intake-alignment.c
 * calls it.
 */

#include "intake/lex-intake-price.h"

/* Costs, relative to one another. They were set by hand on pages of the Polish
 * and English editions and hold on every law of the digest printed their way. */
#define COST_HEADING_UNLIKE 4.0 /* times one minus likeness */
#define GAIN_HEADING_SAME 1.5   /* a heading that is all but the same */
#define COST_HEADING_LONG 2.0   /* a sentence as heading */
#define COST_TEXT_SHORT 0.8     /* what looks like a heading, as words */
#define COST_TEXT_FOREIGN 2.5   /* times one minus overlap with the digest */
#define COST_TEXT_NEW 1.5       /* words where the digest has none */
#define COST_PLACE_LOST 3.0     /* a clause passed over */
#define COST_PLACE_EMPTY 0.2    /* the same, if it has no words anyway */
#define COST_MORE 1.5           /* a further paragraph */
#define COST_MORE_OF_ITEM 3.0   /* the same, after a list item */
#define COST_MORE_MARKED 3.5    /* a list item as further paragraph */
#define COST_AFTER_LIST 2.2     /* a paragraph that ends a list */
#define COST_DEPTH 1.5          /* each level of depth */
#define COST_VALUE 0.7          /* another number than printed */
#define GAIN_VALUE 0.4          /* the number as printed */
#define COST_LABEL_OTHER 6.0    /* a printed label that is not this one */
#define LIKENESS_SAME 0.9

gboolean
lex_intake_is_list_marker (LexIntakeMarker marker)
{
  return marker != LEX_INTAKE_MARKER_NONE && marker != LEX_INTAKE_MARKER_LABEL
         && marker != LEX_INTAKE_MARKER_NOTE;
}

/* How badly a kind of marker suits a level. Lists that were rendered anew count
 * with numbers at every level. */
static double
rate_marker_kind (const LexIntakeBlock *block, LexIntakeLevel level)
{
  static const double costs[][5] = {
    [LEX_INTAKE_MARKER_NONE] = { 0, 0, 2, 2, 2 },
    [LEX_INTAKE_MARKER_NUMBER] = { 0, 0.5, 0, 0.5, 0.5 },
    [LEX_INTAKE_MARKER_CAPITAL] = { 2, 0, 2, 2, 3 },
    [LEX_INTAKE_MARKER_SMALL] = { 3, 2, 1.5, 0, 1.5 },
    [LEX_INTAKE_MARKER_ROMAN] = { 3, 3, 2, 2, 0 },
    [LEX_INTAKE_MARKER_LABEL] = { 0, 0, 0, 0, 0 },
    [LEX_INTAKE_MARKER_BULLET] = { 2, 2, 1, 0.8, 0.8 },
    [LEX_INTAKE_MARKER_NOTE] = { 3, 3, 3, 3, 3 },
  };

  /* `i.` may be the letter or the number. */
  if (level == LEX_INTAKE_LEVEL_ROMAN && block->roman)
    return 0;
  return costs[block->marker][level];
}

static gboolean
has_value (const LexIntakeBlock *block, const LexIntakePlace *place)
{
  if (place->level == LEX_INTAKE_LEVEL_ROMAN && block->roman)
    return block->roman == place->ordinal;
  return block->value == place->ordinal;
}

gboolean
lex_intake_marker_suits (const LexIntakeBlock *block, const LexIntakePlace *place)
{
  return rate_marker_kind (block, place->level) <= 0 && has_value (block, place);
}

static double
rate_marker (const LexIntakePiece *piece, const LexIntakePlace *place, int shift)
{
  const LexIntakeBlock *block = piece->block;
  double cost = rate_marker_kind (block, place->level);

  if (piece->label)
    return g_str_equal (piece->label, lex_label_get_text (place->label)) ? -2 : COST_LABEL_OTHER;
  if (!lex_intake_is_list_marker (block->marker))
    return cost;
  cost += COST_DEPTH * ABS ((int) piece->rank + shift - (int) place->depth);
  if (block->marker != LEX_INTAKE_MARKER_BULLET)
    cost += has_value (block, place) ? -GAIN_VALUE : COST_VALUE;
  return cost;
}

double
lex_intake_price_heading (const LexIntakePiece *piece, const LexIntakePlace *place, int shift)
{
  double likeness = piece->title ? lex_intake_place_rate_heading (place, piece->folded) : 0;
  double cost = COST_HEADING_UNLIKE * (1 - likeness) + rate_marker (piece, place, shift);

  if (likeness >= LIKENESS_SAME)
    cost -= GAIN_HEADING_SAME;
  return cost + (piece->title ? 0 : COST_HEADING_LONG);
}

static double
rate_words (const LexIntakePiece *piece, const LexIntakePlace *place)
{
  double cost = COST_TEXT_FOREIGN * (1 - lex_intake_overlap (piece->stems, place->stems));

  if (!place->has_text)
    cost += COST_TEXT_NEW;
  return cost + (piece->title ? COST_TEXT_SHORT : 0);
}

double
lex_intake_price_words (const LexIntakePiece *piece, const LexIntakePlace *place, int shift)
{
  return rate_words (piece, place) + rate_marker (piece, place, shift);
}

/* Words right below their heading need no marker; one speaks against them. */
double
lex_intake_price_words_below (const LexIntakePiece *piece, const LexIntakePlace *place)
{
  return rate_words (piece, place)
         + (lex_intake_is_list_marker (piece->block->marker) ? COST_MORE_MARKED : 0);
}

double
lex_intake_price_more (const LexIntakePiece *piece, const LexIntakePiece *before,
                       const LexIntakePlace *place)
{
  double shared = lex_intake_overlap (piece->stems, place->stems);

  if (lex_intake_is_list_marker (piece->block->marker))
    return COST_MORE_MARKED - shared;
  return (lex_intake_is_list_marker (before->block->marker) ? COST_MORE_OF_ITEM : COST_MORE)
         - shared + (piece->title ? COST_TEXT_SHORT : 0);
}

double
lex_intake_price_after (const LexIntakePiece *piece, const LexIntakePiece *before,
                        const LexIntakePlace *place)
{
  gboolean ends_list = !lex_intake_is_list_marker (piece->block->marker)
                       && lex_intake_is_list_marker (before->block->marker) && place->parent >= 0;

  return ends_list ? COST_AFTER_LIST + (piece->title ? COST_TEXT_SHORT : 0) : LEX_INTAKE_NEVER;
}

double
lex_intake_price_skipped (const LexIntakePlace *place)
{
  double cost = place->has_text || place->has_heading ? COST_PLACE_LOST : COST_PLACE_EMPTY;

  if (place->optional)
    return COST_PLACE_EMPTY;
  return place->has_text && place->has_heading ? cost + 1 : cost;
}
