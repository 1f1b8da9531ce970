/* lex-intake-board-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * lex_intake_board_words_new:
 * @game: a board as it is written
 * @pbn: what it means
 * @comments: what was remarked on it; may be empty
 * @language: the language of the words
 *
 * Says what stands around the diagram of a board: dealer, vulnerability, contract and result, and
 * below that the remarks as they were written.
 *
 * Returns: (transfer full) (nullable): the words, or %NULL where nothing is told
 */
LexText *lex_intake_board_words_new (const LexPbnGame *game, const LexPbn *pbn,
                                     const char *comments, LexLanguage language);

G_END_DECLS
