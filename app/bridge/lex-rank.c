/* lex-rank.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The thirteen ranks, and how either language writes them.
 * It refuses to know suits.
 * Every room may call it.
 */

#include "bridge/lex-rank.h"

#include <string.h>

/* From the two up: the place is the bit. */
static const char letters[] = "23456789TJQKA";

/* From the ten up; below it both languages write the digit. */
#define FIRST_NAMED_RANK 8
static const char *const texts[][LEX_N_LANGUAGES] = {
  { "10", "10" }, { "J", "W" }, { "Q", "D" }, { "K", "K" }, { "A", "A" },
};
static const char *const digits[] = { "2", "3", "4", "5", "6", "7", "8", "9" };

G_STATIC_ASSERT (sizeof letters - 1 == LEX_N_RANKS);
G_STATIC_ASSERT (G_N_ELEMENTS (digits) == FIRST_NAMED_RANK);
G_STATIC_ASSERT (G_N_ELEMENTS (texts) == LEX_N_RANKS - FIRST_NAMED_RANK);

/* A terminating zero is no letter, though strchr() would find it. */
gboolean
lex_rank_from_letter (char letter, guint *bit)
{
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;

  g_return_val_if_fail (bit != NULL, FALSE);

  if (found == NULL)
    return FALSE;

  *bit = (guint) (found - letters);
  return TRUE;
}

char
lex_rank_get_letter (guint bit)
{
  g_return_val_if_fail (bit < LEX_N_RANKS, '?');

  return letters[bit];
}

const char *
lex_rank_get_text (guint bit, LexLanguage language)
{
  g_return_val_if_fail (bit < LEX_N_RANKS, "?");
  g_return_val_if_fail ((guint) language < LEX_N_LANGUAGES, "?");

  if (bit < FIRST_NAMED_RANK)
    return digits[bit];

  return texts[bit - FIRST_NAMED_RANK][language];
}
