/* lex-distance.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How far a mistyped word is from one that was meant. It refuses to know which words there are.
 * Whoever looks for the nearest of many calls it, from any thread.
 *
 * Optimal string alignment: the rows of the usual table, of which three are enough. Bytes are
 * compared, since folded words are nearly all ASCII.
 */

#include "language/lex-distance.h"

#include <string.h>

#define N_ROWS 3

guint
lex_distance (const char *a, const char *b)
{
  guint rows[N_ROWS][LEX_DISTANCE_MAX_BYTES + 1];
  gsize a_length = strlen (a);
  gsize b_length = strlen (b);

  if (a_length > LEX_DISTANCE_MAX_BYTES || b_length > LEX_DISTANCE_MAX_BYTES)
    return G_MAXUINT;

  for (guint j = 0; j <= b_length; j++)
    rows[0][j] = j;
  for (guint i = 1; i <= a_length; i++)
    {
      guint *row = rows[i % N_ROWS];
      const guint *above = rows[(i - 1) % N_ROWS];
      const guint *two_above = rows[(i + 1) % N_ROWS];

      row[0] = i;
      for (guint j = 1; j <= b_length; j++)
        {
          row[j] = above[j - 1] + (a[i - 1] != b[j - 1]);
          row[j] = MIN (row[j], MIN (above[j], row[j - 1]) + 1);
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            row[j] = MIN (row[j], two_above[j - 2] + 1);
        }
    }
  return rows[a_length % N_ROWS][b_length];
}
