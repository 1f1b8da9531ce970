/* lex-typed-call.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Bids and suits as they are typed into a query. It refuses to know auctions, which the room bridge
 * reads, and the index. lex-request.c calls it.
 *
 * The words are English; families.dic makes the Polish ones their kin.
 */

#include "store/lex-typed-call.h"

#include <string.h>

static const struct
{
  const char *typed;
  const char *symbol;
  const char *word;
} denominations[] = {
  { "s", "♠", "spade" }, { "h", "♥", "heart" }, { "d", "♦", "diamond" },
  { "c", "♣", "club" },  { "nt", NULL, NULL },  { "ba", NULL, NULL },
};

/* The words of a bid at @level whose rest, behind the denomination, is nothing or doubles it. */
static char *
dup_words (char level, guint denomination, const char *rest)
{
  const char *suit = denominations[denomination].word;
  const char *doubled = *rest == '\0' ? "" : rest[1] == '\0' ? " double" : " redouble";

  if (strcmp (rest, "") != 0 && strcmp (rest, "x") != 0 && strcmp (rest, "xx") != 0)
    return NULL;
  if (suit != NULL)
    return g_strdup_printf ("%c %s%s", level, suit, doubled);
  if (*rest == '\0')
    return NULL; /* a text writes it just so */
  return g_strdup_printf ("%c%s%s", level, denominations[denomination].typed, doubled);
}

char *
lex_typed_call_dup_words (const char *word)
{
  g_return_val_if_fail (word != NULL, NULL);

  if (word[0] < '1' || word[0] > '7')
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (denominations); i++)
    if (g_str_has_prefix (word + 1, denominations[i].typed))
      return dup_words (word[0], i, word + 1 + strlen (denominations[i].typed));
  return NULL;
}

/* Gives the bytes of the symbol that a text begins with, or 0. */
static gsize
spell_symbol (const char *text, GString *spelled)
{
  gboolean behind = spelled->len > 0 && g_ascii_isdigit (spelled->str[spelled->len - 1]);

  for (guint i = 0; i < G_N_ELEMENTS (denominations); i++)
    {
      const char *symbol = denominations[i].symbol;

      if (symbol == NULL || !g_str_has_prefix (text, symbol))
        continue;
      if (behind)
        g_string_append (spelled, denominations[i].typed);
      else
        g_string_append_printf (spelled, " %s ", denominations[i].word);
      return strlen (symbol);
    }
  return 0;
}

char *
lex_typed_call_dup_spelled (const char *text, gsize length)
{
  g_autofree char *typed = g_strndup (text, length);
  GString *spelled = g_string_sized_new (length);

  for (const char *at = typed; *at != '\0';)
    {
      gsize taken = spell_symbol (at, spelled);

      if (taken == 0)
        g_string_append_c (spelled, *at);
      at += MAX (taken, 1);
    }
  return g_string_free (spelled, FALSE);
}
