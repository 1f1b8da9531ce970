/* lex-call.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A call by itself: its spelling in PBN, its rank, its name in either language.
 * It refuses to know the calls before it: whether it is legal is the auction's question.
 * Every room may call it.
 */

#include "bridge/lex-call.h"

#include <string.h>

static const char *const denominations[] = { "C", "D", "H", "S", "NT" };

G_STATIC_ASSERT (G_N_ELEMENTS (denominations) == LEX_N_DENOMINATIONS);

/* The calls that are no bids. */
static const struct
{
  const char *pbn;
  const char *texts[LEX_N_LANGUAGES];
} others[] = {
  { "Pass", { "Pass", "pas" } },
  { "X", { "X", "ktr" } },
  { "XX", { "XX", "rktr" } },
};

guint
lex_call_get_rank (const char *call)
{
  g_return_val_if_fail (call != NULL, 0);

  if (*call < '1' || *call > '7')
    return 0;

  for (guint i = 0; i < LEX_N_DENOMINATIONS; i++)
    {
      if (g_str_equal (call + 1, denominations[i]))
        return (guint) (*call - '1') * LEX_N_DENOMINATIONS + i + 1;
    }

  return 0;
}

const char *
lex_call_normalize (const char *word)
{
  g_autofree char *upper = NULL;

  g_return_val_if_fail (word != NULL, NULL);

  upper = g_ascii_strup (word, -1);
  if (g_str_equal (upper, "PASS") || g_str_equal (upper, "P"))
    return "Pass";
  if (g_str_equal (upper, "X"))
    return "X";
  if (g_str_equal (upper, "XX"))
    return "XX";
  if (strlen (upper) == 2 && upper[1] == 'N')
    {
      char notrump[] = { upper[0], 'N', 'T', '\0' };

      return lex_call_normalize (notrump);
    }

  /* Interning keeps 35 strings at the most. */
  return lex_call_get_rank (upper) > 0 ? g_intern_string (upper) : NULL;
}

/* What no bid is called, in either language. */
static const char *
find_other (const char *word)
{
  static const struct
  {
    const char *word;
    const char *pbn;
  } words[] = {
    { "pass", "Pass" },   { "pas", "Pass" }, { "p", "Pass" },   { "no bid", "Pass" },
    { "x", "X" },         { "dbl", "X" },    { "double", "X" }, { "k", "X" },
    { "ktr", "X" },       { "kontra", "X" }, { "xx", "XX" },    { "rdbl", "XX" },
    { "redouble", "XX" }, { "rk", "XX" },    { "rktr", "XX" },  { "rekontra", "XX" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (g_str_equal (word, words[i].word))
      return words[i].pbn;
  return NULL;
}

/* Letters for symbols, and nothing between them. */
static char *
dup_spelled (const char *lower)
{
  g_autoptr (GString) bare = g_string_new (lower);

  g_string_replace (bare, " ", "", 0);
  g_string_replace (bare, "ba", "nt", 0);
  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    {
      const char letter[] = { lex_suit_get_letter ((LexSuit) suit), '\0' };

      g_string_replace (bare, lex_suit_get_symbol ((LexSuit) suit), letter, 0);
    }
  return g_string_free (g_steal_pointer (&bare), FALSE);
}

const char *
lex_call_from_typed (const char *text)
{
  g_autofree char *lower = NULL;
  g_autofree char *spelled = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  lower = g_strstrip (g_ascii_strdown (text, -1));
  if (find_other (lower) != NULL)
    return find_other (lower);
  spelled = dup_spelled (lower);
  return lex_call_normalize (spelled);
}

gboolean
lex_call_is_valid (const char *pbn)
{
  if (pbn == NULL)
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (g_str_equal (pbn, others[i].pbn))
        return TRUE;
    }

  return lex_call_get_rank (pbn) > 0;
}

char *
lex_call_to_text (const char *pbn, LexLanguage language)
{
  LexSuit suit;

  g_return_val_if_fail (pbn != NULL, NULL);
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      if (g_str_equal (pbn, others[i].pbn))
        return g_strdup (others[i].texts[language]);
    }

  /* What is no call is shown as it stands: a reader sees more in it than we. */
  if (lex_call_get_rank (pbn) == 0)
    return g_strdup (pbn);
  if (pbn[2] == '\0' && lex_suit_from_letter (pbn[1], &suit))
    return g_strdup_printf ("%c%s", pbn[0], lex_suit_get_symbol (suit));

  return g_strdup_printf ("%c%s", pbn[0], language == LEX_LANGUAGE_PL ? "BA" : "NT");
}
