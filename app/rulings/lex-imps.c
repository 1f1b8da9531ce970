/* lex-imps.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scale of International Matchpoints (Law 78B).
 * It refuses to know whose points they are.
 * The services call it, and what weighs outcomes.
 */

#include "rulings/lex-imps.h"

/* The least difference that is worth one IMP more than the one before. */
static const int scale[] = {
  20,  50,  90,   130,  170,  220,  270,  320,  370,  430,  500,  600,
  750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
};

int
lex_imps_from_points (int points)
{
  const int size
      = ABS (CLAMP (points, -scale[G_N_ELEMENTS (scale) - 1], scale[G_N_ELEMENTS (scale) - 1]));
  int imps = 0;

  while (imps < (int) G_N_ELEMENTS (scale) && size >= scale[imps])
    imps++;
  return points < 0 ? -imps : imps;
}
