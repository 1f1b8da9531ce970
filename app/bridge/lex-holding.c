/* lex-holding.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The cards of one suit that a hand holds, as either language writes them.
 * It refuses to know the suit: a holding is a set, no more.
 * Every room may call it.
 */

#include "bridge/lex-holding.h"

#include "bridge/lex-rank.h"

char *
lex_holding_to_text (LexHolding holding, LexLanguage language)
{
  GString *text = g_string_new (NULL);

  for (guint bit = LEX_N_RANKS; bit-- > 0;)
    {
      if (holding & (1u << bit))
        g_string_append (text, lex_rank_get_text (bit, language));
    }

  return g_string_free (text, FALSE);
}
