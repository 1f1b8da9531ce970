/* lex-mock-rules.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What mock exams are like: presets after real ones, and the topics with their weights. It refuses
 * to choose questions. Front ends and lex-mock-exam.c call it.
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

/* Only what somebody could read up is confirmed: of the others neither the number of questions nor
 * the time is published. */
static const LexMockPreset presets[] = {
  { { "acbl-club", 113, 180, 65, TRUE, 1, AT_A_CLUB }, N_ ("ACBL club director"), TRUE },
  { { "short", 20, 32, 65, TRUE, 1, AT_A_CLUB }, N_ ("Short, open book"), TRUE },
  { { "no-book", 30, 30, 80, FALSE, 1, AT_A_CLUB }, N_ ("Basic rulings without the book"), TRUE },
  { { "ebu-club", 40, 90, 70, FALSE, 2, AT_A_CLUB }, N_ ("EBU club director"), FALSE },
  { { "nz-club", 39, 120, 70, TRUE, 2, AT_A_CLUB }, N_ ("New Zealand club director"), FALSE },
  { { "pzbs", 50, 90, 70, TRUE, 2, ABOVE_CLUBS }, N_ ("PZBS director"), FALSE },
  { { "ebl", 50, 120, 70, TRUE, 3, ABOVE_CLUBS }, N_ ("EBL director"), FALSE },
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
lex_mock_rules_get_topic (guint place)
{
  return topics[place];
}
