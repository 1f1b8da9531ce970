/* lex-play-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-play.h"

G_BEGIN_DECLS

/**
 * lex_play_words_dup_card:
 * @card: a card that is known
 * @language: a language
 *
 * Writes a card as it stands in a table of tricks.
 *
 * Returns: (transfer full): such as `♠10`, with an exclamation mark where the legend says more
 */
char *lex_play_words_dup_card (const LexPlayCard *card, LexLanguage language);

/**
 * lex_play_words_dup_legend:
 * @play: the play of a deal
 * @language: a language
 *
 * Says what stands below a table of tricks: how led and won look, then what was wrong.
 *
 * Returns: (transfer full): lines
 */
char *lex_play_words_dup_legend (LexPlay *play, LexLanguage language);

/**
 * lex_play_words_describe:
 * @play: the play of a deal
 * @language: a language
 *
 * Says the tricks in words, each from its lead on.
 *
 * Returns: (transfer full): such as `Trick 1, West leads: king of spades, North 3 of spades, …`
 */
char *lex_play_words_describe (LexPlay *play, LexLanguage language);

G_END_DECLS
