/* lex-speech.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

/**
 * lex_speech_get_seat:
 * @seat: a seat
 * @language: a language
 *
 * Gets the seat's name.
 *
 * Returns: (transfer none): such as `North`
 */
const char *lex_speech_get_seat (LexSeat seat, LexLanguage language);

/**
 * lex_speech_get_suit:
 * @suit: a suit
 * @language: a language
 *
 * Gets the suit's name.
 *
 * Returns: (transfer none): such as `spades`
 */
const char *lex_speech_get_suit (LexSuit suit, LexLanguage language);

/**
 * lex_speech_dup_holding:
 * @holding: cards of a suit
 * @language: a language
 *
 * Says the cards, highest first.
 *
 * Returns: (transfer full): such as `king queen 5`, or `void`
 */
char *lex_speech_dup_holding (LexHolding holding, LexLanguage language);

/**
 * lex_speech_dup_card:
 * @suit: a suit
 * @bit: its bit in a #LexHolding
 * @language: a language
 *
 * Says one card.
 *
 * Returns: (transfer full): such as `king of hearts`
 */
char *lex_speech_dup_card (LexSuit suit, guint bit, LexLanguage language);

/**
 * lex_speech_pick_plural:
 * @n: how many
 * @one: the word for one
 * @few: the word for two to four, 22 to 24, …
 * @many: the word for all other numbers
 *
 * Chooses among forms as Polish does. The law's language need not be the interface's, so
 * gettext can not choose.
 *
 * Returns: (transfer none): the word for @n
 */
const char *lex_speech_pick_plural (guint n, const char *one, const char *few, const char *many);

/**
 * lex_speech_dup_words:
 * @plain: words of a law or an example
 * @language: their language
 *
 * Says calls and cards within words by name, for symbols are spoken strangely or not at all.
 *
 * Returns: (transfer full): such as `W led the king of hearts against 4 spades`
 */
char *lex_speech_dup_words (const char *plain, LexLanguage language);

/**
 * lex_speech_dup_call:
 * @call: a call as PBN has it
 * @language: a language
 *
 * Says a call.
 *
 * Returns: (transfer full): such as `1 spade`, `double`
 */
char *lex_speech_dup_call (const char *call, LexLanguage language);

G_END_DECLS
