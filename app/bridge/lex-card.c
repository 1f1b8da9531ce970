/* lex-card.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards as a text speaks of them, from PBN's letters to those of a language.
 * It refuses to know hands and play.
 * Every room may call it.
 */

#include "bridge/lex-card.h"

char *
lex_cards_to_text (const char *pbn, LexLanguage language)
{
  g_autoptr (GString) text = g_string_new (NULL);
  LexSuit suit;
  guint bit;

  g_return_val_if_fail (pbn != NULL, NULL);

  if (lex_suit_from_letter (*pbn, &suit))
    {
      g_string_append (text, lex_suit_get_symbol (suit));
      pbn++;
    }
  if (*pbn == '\0')
    return NULL;

  /* Order and repetition are kept: a text may speak of cards as they fell. */
  for (; *pbn != '\0'; pbn++)
    {
      if (*pbn == 'x')
        g_string_append_c (text, 'x');
      else if (lex_rank_from_letter (*pbn, &bit))
        g_string_append (text, lex_rank_get_text (bit, language));
      else
        return NULL;
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}
