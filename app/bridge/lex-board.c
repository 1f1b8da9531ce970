/* lex-board.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the number of a board tells (Law 2): dealer and vulnerability, again after sixteen.
 * It refuses to know deals.
 * lex-pbn.c calls it, and whoever is asked for a number.
 */

#include "bridge/lex-board.h"

/* From board to board they go round; after each four the round begins one later. */
static const LexVulnerability rounds[] = {
  LEX_VULNERABILITY_NONE,
  LEX_VULNERABILITY_NS,
  LEX_VULNERABILITY_EW,
  LEX_VULNERABILITY_ALL,
};

LexSeat
lex_board_get_dealer (guint number)
{
  g_return_val_if_fail (number > 0, LEX_SEAT_NORTH);

  return (LexSeat) ((number - 1) % LEX_N_SEATS);
}

LexVulnerability
lex_board_get_vulnerability (guint number)
{
  const guint n_rounds = G_N_ELEMENTS (rounds);
  const guint from_zero = (number - 1) % (n_rounds * n_rounds);

  g_return_val_if_fail (number > 0, LEX_VULNERABILITY_NONE);

  return rounds[(from_zero + from_zero / n_rounds) % n_rounds];
}
