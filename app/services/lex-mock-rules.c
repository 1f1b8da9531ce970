/* lex-mock-rules.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What mock exams are like: presets after real ones, and the topics with their weights. It refuses
 * to choose questions. Front ends and the study call it.
 */

#include "services/lex-mock-rules.h"

#include <glib/gi18n-lib.h>

static const char *const topics[LEX_N_TOPICS]
    = { "auction",    "lead",  "play",  "revoke",  "penalty-card", "claim",   "information",
        "adjustment", "board", "score", "conduct", "procedure",    "screens", "definitions" };

/* As real exams ask: irregularities of the auction, leads and information most. */
#define AT_A_CLUB                                                                                  \
  {                                                                                                \
    18, 12, 9, 12, 9, 7, 12, 5, 4, 5, 3, 4, 0, 0                                                   \
  }
#define ABOVE_CLUBS                                                                                \
  {                                                                                                \
    16, 9, 8, 9, 7, 7, 20, 10, 3, 4, 3, 3, 1, 0                                                    \
  }

/* Only what somebody could read up is confirmed: of the other exams neither the number of questions
 * nor the time is published. Two are after no exam. */
static const LexMockPreset presets[] = {
  { { "acbl-club", 113, 180, 65, TRUE, 1, AT_A_CLUB },
    N_ ("ACBL club director"),
    LEX_MOCK_CONFIRMED },
  { { "short", 20, 32, 65, TRUE, 1, AT_A_CLUB }, N_ ("Short, open book"), LEX_MOCK_OURS },
  { { "no-book", 30, 30, 80, FALSE, 1, AT_A_CLUB },
    N_ ("Basic rulings without the book"),
    LEX_MOCK_OURS },
  { { "ebu-club", 40, 90, 70, FALSE, 2, AT_A_CLUB },
    N_ ("EBU club director"),
    LEX_MOCK_UNCONFIRMED },
  { { "nz-club", 39, 120, 70, TRUE, 2, AT_A_CLUB },
    N_ ("New Zealand club director"),
    LEX_MOCK_UNCONFIRMED },
  { { "pzbs", 50, 90, 70, TRUE, 2, ABOVE_CLUBS }, N_ ("PZBS director"), LEX_MOCK_UNCONFIRMED },
  { { "ebl", 50, 120, 70, TRUE, 3, ABOVE_CLUBS }, N_ ("EBL director"), LEX_MOCK_UNCONFIRMED },
};

const LexMockPreset *
lex_mock_rules_list_presets (guint *n)
{
  *n = G_N_ELEMENTS (presets);
  return presets;
}

const LexMockPreset *
lex_mock_rules_find (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    if (g_str_equal (presets[i].rules.name, name))
      return &presets[i];
  return NULL;
}

const char *
lex_mock_rules_get_doubt (LexMockSource source)
{
  switch (source)
    {
    case LEX_MOCK_UNCONFIRMED:
      return _ ("These numbers are not confirmed by the examiners.");
    case LEX_MOCK_OURS:
      return _ ("These numbers are Lexbridge’s own, after no particular exam.");
    case LEX_MOCK_CONFIRMED:
    case LEX_MOCK_OWN:
    default:
      return "";
    }
}

const char *
lex_mock_rules_get_topic (guint place)
{
  return topics[place];
}
