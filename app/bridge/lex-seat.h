/* lex-seat.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexSeat:
 * @LEX_SEAT_NORTH: North
 * @LEX_SEAT_EAST: East
 * @LEX_SEAT_SOUTH: South
 * @LEX_SEAT_WEST: West
 *
 * A player's direction, clockwise.
 */
typedef enum
{
  LEX_SEAT_NORTH,
  LEX_SEAT_EAST,
  LEX_SEAT_SOUTH,
  LEX_SEAT_WEST,
} LexSeat;

#define LEX_N_SEATS 4

/**
 * lex_seat_get_letter:
 * @seat: a seat
 *
 * Gets the letter of a seat.
 *
 * Returns: `N`, `E`, `S` or `W`, in either language
 */
char lex_seat_get_letter (LexSeat seat);

/**
 * lex_seat_from_letter:
 * @letter: a letter, upper case
 * @seat: (out): the seat
 *
 * Reads the letter of a seat.
 *
 * Returns: whether @letter names one
 */
gboolean lex_seat_from_letter (char letter, LexSeat *seat);

G_END_DECLS
