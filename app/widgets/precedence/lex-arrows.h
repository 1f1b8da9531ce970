/* lex-arrows.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gdk/gdk.h>

#include "model/lex-relation.h"
#include "widgets/precedence/lex-plan.h"

G_BEGIN_DECLS

/**
 * LexArrow:
 * @basis: whence the relation is known, told by the kind of line
 * @strong: whether it is pointed out
 *
 * How one arrow looks.
 */
typedef struct
{
  LexBasis basis;
  gboolean strong;
} LexArrow;

/**
 * LexArrowColours:
 * @line: of arrows in general
 * @strong: of those pointed out
 *
 * What arrows are drawn with.
 */
typedef struct
{
  GdkRGBA line;
  GdkRGBA strong;
} LexArrowColours;

/**
 * lex_arrows_draw:
 * @cr: where to draw
 * @plan: where arrows lead
 * @arrows: (array): by route, how it looks
 * @colours: what to draw with
 * @unit: width of an ordinary line
 *
 * Draws the arrows of a plan; those pointed out lie over the others.
 */
void lex_arrows_draw (cairo_t *cr, const LexPlan *plan, const LexArrow *arrows,
                      const LexArrowColours *colours, double unit);

/**
 * lex_arrows_draw_sample:
 * @cr: where to draw
 * @basis: a basis
 * @width: how long
 * @y: how far down
 * @unit: width of the line
 *
 * Draws a level line of the kind that @basis has, for a legend, in the colour set.
 */
void lex_arrows_draw_sample (cairo_t *cr, LexBasis basis, double width, double y, double unit);

G_END_DECLS
