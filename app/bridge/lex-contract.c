/* lex-contract.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A contract as people write it: level, denomination, doubled or not.
 * It refuses to know who plays it, what it is worth, and whether an auction can lead to it.
 * Every room may call it.
 */

#include "bridge/lex-contract.h"

#include <string.h>

#include "bridge/lex-call.h"
#include "bridge/lex-suit.h"

/* Longer names first: the first that fits is taken. */
static const struct
{
  const char *name;
  LexTrumps trumps;
} notrump[] = { { "NT", LEX_TRUMPS_NONE }, { "BA", LEX_TRUMPS_NONE }, { "N", LEX_TRUMPS_NONE } };

static const char *
read_suit (const char *text, LexTrumps *trumps)
{
  LexSuit suit;

  if (lex_suit_from_letter (g_ascii_toupper (*text), &suit))
    {
      *trumps = (LexTrumps) (LEX_TRUMPS_SPADES + (int) suit);
      return text + 1;
    }
  for (suit = 0; suit < LEX_N_SUITS; suit++)
    if (g_str_has_prefix (text, lex_suit_get_symbol (suit)))
      {
        *trumps = (LexTrumps) (LEX_TRUMPS_SPADES + (int) suit);
        return text + strlen (lex_suit_get_symbol (suit));
      }
  return NULL;
}

static const char *
read_trumps (const char *text, LexTrumps *trumps)
{
  for (guint i = 0; i < G_N_ELEMENTS (notrump); i++)
    if (g_ascii_strncasecmp (text, notrump[i].name, strlen (notrump[i].name)) == 0)
      {
        *trumps = notrump[i].trumps;
        return text + strlen (notrump[i].name);
      }
  return read_suit (text, trumps);
}

const char *
lex_contract_read (const char *text, LexContract *contract)
{
  LexContract read = { .doubling = 1 };
  const char *at;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (contract != NULL, NULL);

  if (*text < '1' || *text > '7')
    return NULL;
  read.level = (guint) (*text - '0');
  at = read_trumps (text + 1, &read.trumps);
  for (; at != NULL && (*at == 'x' || *at == 'X') && read.doubling < 4; at++)
    read.doubling *= 2;
  if (at != NULL)
    *contract = read;
  return at;
}

char *
lex_contract_to_text (const LexContract *self, LexLanguage language)
{
  static const char *const letters[] = { "", "NT", "S", "H", "D", "C" };
  static const char *const risks[] = { "", "", "x", "", "xx" };
  g_autofree char *pbn = NULL;
  g_autofree char *bid = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  pbn = g_strdup_printf ("%u%s", self->level, letters[self->trumps]);
  bid = lex_call_to_text (pbn, language);
  return g_strconcat (bid, risks[self->doubling], NULL);
}

char *
lex_contract_text_from_pbn (const char *pbn, LexLanguage language)
{
  LexContract contract;

  g_return_val_if_fail (pbn != NULL, NULL);

  if (lex_contract_read (pbn, &contract) != NULL)
    return lex_contract_to_text (&contract, language);
  if (g_ascii_strcasecmp (pbn, "Pass") == 0)
    return lex_call_to_text ("Pass", language);
  return g_strdup (pbn);
}

gboolean
lex_contract_is_minor (LexTrumps trumps)
{
  return trumps == LEX_TRUMPS_CLUBS || trumps == LEX_TRUMPS_DIAMONDS;
}
