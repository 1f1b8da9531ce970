/* lex-palette.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

/**
 * LexPaint:
 * @ground: what is behind the text
 * @text: the text on it
 *
 * How a stretch of running text is marked.
 */
typedef struct
{
  const char *ground;
  const char *text;
} LexPaint;

#define LEX_N_MARKERS 5

/**
 * LexPalette:
 * @suits: the colour of each suit's symbol, by #LexSuit
 * @mark: a word that was searched for
 * @found: the place that a finder stands at
 * @quiet: text of the second rank: footnotes, the reason's dash
 * @second: how opaque a second language is below the first
 * @markers: the ground of what the reader marked, in the order of `lex_journal_colour_get_name()`;
 *   the text on it keeps its colours
 *
 * Colours inside running text, which no style sheet reaches: Pango's `#rrggbb`.
 */
typedef struct
{
  const char *suits[LEX_N_SUITS];
  LexPaint mark;
  LexPaint found;
  const char *quiet;
  double second;
  const char *markers[LEX_N_MARKERS];
} LexPalette;

/**
 * lex_palette_get:
 * @dark: whether text is light on dark
 * @high_contrast: whether the desktop asks for high contrast
 *
 * Chooses the colours. Each has at least 4.5 : 1 against page and card, 7 : 1
 * in high contrast; on the page also where a second language is drawn less opaque.
 *
 * Returns: (transfer none): the colours
 */
const LexPalette *lex_palette_get (gboolean dark, gboolean high_contrast);

G_END_DECLS
