/* lex-award.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Artificial adjusted scores (Law 12C2). It refuses to judge who was at fault. The services and
 * what scores a field call it.
 */

#include "rulings/lex-award.h"

static const struct
{
  const char *name;
  double percent;
  int imps;
} awards[LEX_N_AWARDS] = {
  [LEX_AWARD_MINUS] = { "A-", 40, -3 },
  [LEX_AWARD_AVERAGE] = { "A", 50, 0 },
  [LEX_AWARD_PLUS] = { "A+", 60, 3 },
};

const char *
lex_award_get_name (LexAward award)
{
  return awards[award].name;
}

gboolean
lex_award_read (const char *text, LexAward *award)
{
  g_return_val_if_fail (text != NULL && award != NULL, FALSE);

  for (guint i = 0; i < LEX_N_AWARDS; i++)
    if (g_ascii_strcasecmp (text, awards[i].name) == 0)
      {
        *award = (LexAward) i;
        return TRUE;
      }
  *award = LEX_AWARD_AVERAGE;
  return g_ascii_strcasecmp (text, "A=") == 0;
}

double
lex_award_get_percent (LexAward award, const double *session)
{
  const double percent = awards[award].percent;

  if (session == NULL)
    return percent;
  if (award == LEX_AWARD_PLUS)
    return MAX (percent, *session);
  return award == LEX_AWARD_MINUS ? MIN (percent, *session) : percent;
}

int
lex_award_get_imps (LexAward award)
{
  return awards[award].imps;
}
