/* lex-ruling-seats.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-seat.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * lex_ruling_find_seat:
 * @role: (nullable): a role, as a path names it
 * @offender: the offender's seat
 * @seat: (out): the seat of that role
 *
 * Tells who is meant.
 *
 * Returns: whether the role is seen from the offender, so that the seat follows
 */
gboolean lex_ruling_find_seat (const char *role, LexSeat offender, LexSeat *seat);

/**
 * lex_ruling_name_seats:
 * @text: a text of a path
 * @offender: (nullable): the offender's seat; %NULL if that is not known
 *
 * Writes the seat behind each role: `LHO` becomes `LHO (W)`.
 *
 * Returns: (transfer full): the text with the seats
 */
LexText *lex_ruling_name_seats (LexText *text, const LexSeat *offender);

G_END_DECLS
