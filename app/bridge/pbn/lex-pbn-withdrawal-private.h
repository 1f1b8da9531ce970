/* lex-pbn-withdrawal-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-card.h"

G_BEGIN_DECLS

/* Between a withdrawn call and what took its place. */
#define LEX_PBN_WITHDRAWAL_ARROW "->"

/**
 * lex_pbn_withdrawal_is_note:
 * @note: (nullable): what a call's note says
 * @call: that call, canonical
 *
 * Tells whether a note says that its call was withdrawn: `W: 1NT -> 2NT`, `1NT -> -`.
 *
 * Returns: whether it says so
 */
gboolean lex_pbn_withdrawal_is_note (const char *note, const char *call);

/**
 * lex_pbn_withdrawal_parse:
 * @comment: a comment inside an auction
 * @seat: (out): who withdrew a call
 *
 * Reads a comment that tells of a withdrawn call. Unlike a note it must name the seat.
 *
 * Returns: (transfer none) (nullable): the call, canonical, or %NULL for any other comment
 */
const char *lex_pbn_withdrawal_parse (const char *comment, LexSeat *seat);

G_END_DECLS
