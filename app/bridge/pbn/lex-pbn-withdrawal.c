/* lex-pbn-withdrawal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Calls that were withdrawn: how a note and how a comment tell of them. It refuses to know how
 * an auction is read, and how the one is made of the other.
 * Only lex-pbn-auction.c and lex-pbn-game-settle.c call it.
 */

#include "bridge/pbn/lex-pbn-withdrawal-private.h"

#include "bridge/lex-call.h"

#include <string.h>

/* Parts "1NT -> 2NT" or "1NT -> -" and gives the first. */
static const char *
parse_change (const char *text)
{
  const char *arrow = strstr (text, LEX_PBN_WITHDRAWAL_ARROW);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (arrow == NULL)
    return NULL;

  before = g_strstrip (g_strndup (text, (gsize) (arrow - text)));
  after = g_strstrip (g_strdup (arrow + strlen (LEX_PBN_WITHDRAWAL_ARROW)));
  if (!g_str_equal (after, "-") && lex_call_normalize (after) == NULL)
    return NULL;

  return lex_call_normalize (before);
}

gboolean
lex_pbn_withdrawal_is_note (const char *note, const char *call)
{
  const char *arrow = note != NULL ? strstr (note, LEX_PBN_WITHDRAWAL_ARROW) : NULL;
  const char *colon = arrow != NULL ? memchr (note, ':', (gsize) (arrow - note)) : NULL;

  return arrow != NULL && g_strcmp0 (parse_change (colon != NULL ? colon + 1 : note), call) == 0;
}

const char *
lex_pbn_withdrawal_parse (const char *comment, LexSeat *seat)
{
  comment += strspn (comment, " \n");
  if (!lex_seat_from_letter (*comment, seat) || comment[1] != ':')
    return NULL;

  return parse_change (comment + 2);
}
