/* lex-pbn-value.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The one spelling that PBN's export format has for values which its import format spells freely.
 * It refuses to judge: what it does not understand it leaves as it stands.
 * PBN's writer calls it, and for seats its interpreting.
 */

#include "bridge/pbn/lex-pbn-value-private.h"

#include "bridge/lex-call.h"
#include "bridge/lex-deal.h"
#include "bridge/lex-vulnerability.h"
#include "bridge/pbn/lex-pbn-letters-private.h"

#include <stdlib.h>
#include <string.h>

/* The tags that programs act on; people's letters are nothing to them. */
static const char *const formal[]
    = { "Dealer", "Vulnerable", "Deal", "Declarer", "Contract", "Result", "Auction", "Play", NULL };

static gboolean
parse_seat (const char *value, LexSeat *seat)
{
  return value != NULL && lex_seat_from_letter (g_ascii_toupper (*value), seat);
}

gboolean
lex_pbn_value_get_seat (const LexPbnGame *game, const char *name, LexSeat *seat)
{
  const LexPbnTag *tag = lex_pbn_game_find (game, name);

  return tag != NULL && parse_seat (tag->value, seat);
}

gboolean
lex_pbn_value_get_caller (const LexPbnGame *game, LexSeat *seat)
{
  const LexPbnTag *tag = lex_pbn_game_find (game, "Auction");
  guint n_hyphens = 0;

  if (tag == NULL
      || (!parse_seat (tag->value, seat) && !lex_pbn_value_get_seat (game, "Dealer", seat)))
    return FALSE;

  while (n_hyphens < tag->items->len
         && g_str_equal (((LexPbnItem *) tag->items->pdata[n_hyphens])->text, "-"))
    n_hyphens++;
  *seat = (LexSeat) ((*seat + n_hyphens) % LEX_N_SEATS);

  return TRUE;
}

/* The leader of an end position stands in the tag; whoever swapped places with dummy has nobody
 * to his left whom the standard would name. */
gboolean
lex_pbn_value_get_leader (const LexPbnGame *game, LexSeat *seat)
{
  const char *deal_text = lex_pbn_game_get_value (game, "Deal");
  g_autoptr (LexDeal) deal = deal_text != NULL ? lex_deal_parse (deal_text, NULL) : NULL;

  if ((deal == NULL || !lex_deal_is_end_position (deal))
      && lex_pbn_value_get_seat (game, "Declarer", seat))
    {
      *seat = (LexSeat) ((*seat + 1) % LEX_N_SEATS);
      return TRUE;
    }

  return lex_pbn_value_get_seat (game, "Play", seat);
}

static char *
dup_letter (LexSeat seat)
{
  return g_strdup_printf ("%c", lex_seat_get_letter (seat));
}

static char *
dup_seat (const char *value)
{
  LexSeat seat;

  if (*value == '^' && parse_seat (value + 1, &seat))
    return g_strdup_printf ("^%c", lex_seat_get_letter (seat));

  return parse_seat (value, &seat) ? dup_letter (seat) : g_strdup (value);
}

static char *
dup_contract (const char *value)
{
  g_autofree char *upper = g_ascii_strup (value, -1);
  const gsize length = strspn (upper, "1234567NTSHDC");
  const char *risk = upper + length;

  if (g_str_equal (upper, "PASS"))
    return g_strdup ("Pass");
  /* "3N", "3NX" */
  if (length > 0 && upper[length - 1] == 'N' && strspn (risk, "X") == strlen (risk))
    return g_strdup_printf ("%.*sT%s", (int) length, upper, risk);
  if (length > 0 && strspn (risk, "X") == strlen (risk))
    return g_steal_pointer (&upper);

  return g_strdup (value);
}

static char *
dup_deal (const LexPbnGame *game, const char *value)
{
  g_autoptr (LexDeal) deal = lex_deal_parse (value, NULL);
  LexSeat first;

  if (deal == NULL)
    return g_strdup (value);
  if (!lex_pbn_value_get_seat (game, "Dealer", &first) && !lex_pbn_value_get_caller (game, &first))
    parse_seat (value, &first);

  return lex_deal_to_text_from (deal, first);
}

/* "NS 10", "EW 3 NS 10" as declarer's tricks; "^" says that the players agreed wrongly. */
static char *
dup_result (const LexPbnGame *game, const char *value)
{
  const char *mark = *value == '^' ? "^" : "";
  const char *p = value + strlen (mark);
  const gboolean north_south = g_ascii_strncasecmp (p, "NS ", 3) == 0;
  LexSeat declarer;
  int tricks;

  if (!north_south && g_ascii_strncasecmp (p, "EW ", 3) != 0)
    return g_strdup (value);
  if (!lex_pbn_value_get_seat (game, "Declarer", &declarer))
    return g_strdup (value);

  tricks = atoi (p + 3);
  if (tricks < 0 || tricks > LEX_N_RANKS)
    return g_strdup (value);
  if (north_south != (declarer % 2 == LEX_SEAT_NORTH))
    tricks = LEX_N_RANKS - tricks;

  return g_strdup_printf ("%s%d", mark, tricks);
}

char *
lex_pbn_value_dup_export (const LexPbnGame *game, const char *name)
{
  const LexPbnTag *tag = lex_pbn_game_find (game, name);
  g_autofree char *value = NULL;
  LexSeat seat;

  if (g_str_equal (name, "Auction") && lex_pbn_value_get_caller (game, &seat))
    return dup_letter (seat);
  if (g_str_equal (name, "Play") && lex_pbn_value_get_leader (game, &seat))
    return dup_letter (seat);
  if (g_str_equal (name, "Dealer") && !lex_pbn_value_get_seat (game, name, &seat)
      && lex_pbn_value_get_caller (game, &seat))
    return dup_letter (seat);

  if (tag == NULL)
    return g_strdup ("?");
  if (!g_strv_contains (formal, name))
    return g_strdup (tag->value);

  value = lex_pbn_letters_mask (tag->value);
  if (g_str_equal (name, "Dealer") || g_str_equal (name, "Declarer"))
    return dup_seat (value);
  if (g_str_equal (name, "Vulnerable"))
    {
      const char *side = lex_vulnerability_get_name (lex_vulnerability_from_name (value));

      return side != NULL ? g_strdup (side) : g_steal_pointer (&value);
    }
  if (g_str_equal (name, "Contract"))
    return dup_contract (value);
  if (g_str_equal (name, "Deal"))
    return dup_deal (game, value);
  if (g_str_equal (name, "Result"))
    return dup_result (game, value);

  return g_steal_pointer (&value);
}
