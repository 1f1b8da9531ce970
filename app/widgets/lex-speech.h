/* lex-speech.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-card.h"

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
 * lex_speech_dup_call:
 * @call: a call as PBN has it
 * @language: a language
 *
 * Says a call.
 *
 * Returns: (transfer full): such as `1 spades`, `double`
 */
char *lex_speech_dup_call (const char *call, LexLanguage language);

G_END_DECLS
