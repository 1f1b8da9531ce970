/* lex-roman.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Roman numerals as clauses count with them, below forty.
 * It refuses to know the brackets around them, and what is counted.
 * Labels and whoever reads printed ones call it.
 */

#include "model/lex-roman.h"

#include <string.h>

#define MAX_TENS 3

guint
lex_roman_parse (const char *text, gsize length)
{
  static const char *const ones[] = { "", "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix" };
  gsize tens = 0;

  g_return_val_if_fail (text != NULL, 0);

  while (tens < length && tens < MAX_TENS && text[tens] == 'x')
    tens++;
  for (guint i = 0; i < G_N_ELEMENTS (ones); i++)
    {
      if (strlen (ones[i]) == length - tens && strncmp (text + tens, ones[i], length - tens) == 0)
        return (guint) tens * 10 + i;
    }

  return 0;
}
