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
get_slam (const LexContract *contract, gboolean vulnerable)
{
  if (contract->level == 6)
    return vulnerable ? 750 : 500;
  if (contract->level == 7)
    return vulnerable ? 1500 : 1000;
  return 0;
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

void
lex_score_get_parts (const LexContract *contract, gboolean vulnerable, guint tricks,
                     LexScoreParts *parts)
{
  int over;

  g_return_if_fail (contract != NULL && parts != NULL);
  g_return_if_fail (tricks <= LEX_TRICKS);

  *parts = (LexScoreParts){ 0 };
  over = (int) tricks - BOOK - (int) contract->level;
  if (over < 0)
    {
      parts->undertricks = -get_undertricks (contract, vulnerable, -over);
      return;
    }
  parts->tricks = get_trick_score (contract);
  parts->overtricks = get_overtricks (contract, vulnerable, over);
  parts->game = parts->tricks < GAME ? 50 : vulnerable ? 500 : 300;
  parts->slam = get_slam (contract, vulnerable);
  parts->insult = contract->doubling > 1 ? 25 * (int) contract->doubling : 0;
}

int
lex_score_of (const LexContract *contract, gboolean vulnerable, guint tricks)
{
  LexScoreParts parts = { 0 };

  g_return_val_if_fail (contract != NULL, 0);
  g_return_val_if_fail (tricks <= LEX_TRICKS, 0);

  lex_score_get_parts (contract, vulnerable, tricks, &parts);
  return parts.undertricks + parts.tricks + parts.overtricks + parts.game + parts.slam
         + parts.insult;
}
