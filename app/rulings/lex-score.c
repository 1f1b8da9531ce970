/* lex-score.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a contract and its tricks are worth (Law 77).
 * It refuses to know seats, boards and how scores are compared.
 * The services call it, and what weighs outcomes.
 */

#include "rulings/lex-score.h"

#define BOOK 6
#define GAME 100

static int
get_trick_score (const LexContract *contract)
{
  const int odd = (int) contract->level;
  const int first = contract->trumps == LEX_TRUMPS_NONE ? 10 : 0;
  const int each = lex_contract_is_minor (contract->trumps) ? 20 : 30;

  return (first + odd * each) * (int) contract->doubling;
}

static int
get_premium (const LexContract *contract, gboolean vulnerable)
{
  int premium = contract->doubling > 1 ? 25 * (int) contract->doubling : 0;

  if (get_trick_score (contract) >= GAME)
    premium += vulnerable ? 500 : 300;
  else
    premium += 50;
  if (contract->level == 6)
    premium += vulnerable ? 750 : 500;
  if (contract->level == 7)
    premium += vulnerable ? 1500 : 1000;
  return premium;
}

static int
get_overtricks (const LexContract *contract, gboolean vulnerable, int over)
{
  if (contract->doubling > 1)
    return over * (vulnerable ? 100 : 50) * (int) contract->doubling;
  return over * (lex_contract_is_minor (contract->trumps) ? 20 : 30);
}

/* Doubled, the first trick, the next two not vulnerable, and each further one are worth their own;
 * redoubled, twice that. */
static int
get_undertricks (const LexContract *contract, gboolean vulnerable, int under)
{
  int points = vulnerable ? 200 : 100;

  if (contract->doubling == 1)
    return under * (vulnerable ? 100 : 50);
  for (int trick = 2; trick <= under; trick++)
    points += vulnerable || trick > 3 ? 300 : 200;
  return points * (int) contract->doubling / 2;
}

int
lex_score_of (const LexContract *contract, gboolean vulnerable, guint tricks)
{
  int over;

  g_return_val_if_fail (contract != NULL, 0);
  g_return_val_if_fail (tricks <= LEX_TRICKS, 0);

  over = (int) tricks - BOOK - (int) contract->level;
  if (over < 0)
    return -get_undertricks (contract, vulnerable, -over);
  return get_trick_score (contract) + get_premium (contract, vulnerable)
         + get_overtricks (contract, vulnerable, over);
}
