/* lex-seat.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The four players' directions and their letters.
 * It refuses to know who sits there, and whose turn it is.
 * Every room may call it.
 */

#include "bridge/lex-seat.h"

#include <string.h>

static const char letters[] = "NESW";

char
lex_seat_get_letter (LexSeat seat)
{
  g_return_val_if_fail ((guint) seat < LEX_N_SEATS, '?');

  return letters[seat];
}

gboolean
lex_seat_from_letter (char letter, LexSeat *seat)
{
  const char *found = letter != '\0' ? strchr (letters, letter) : NULL;

  g_return_val_if_fail (seat != NULL, FALSE);

  if (found == NULL)
    return FALSE;

  *seat = (LexSeat) (found - letters);
  return TRUE;
}
