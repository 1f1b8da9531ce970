/* lex-pbn.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What one game of PBN 2.1 means: deal, auction, play, vulnerability, contract and declarer.
 * It refuses to know results and players, and how PBN is parted and written.
 * Every room may call it.
 */

#include "bridge/pbn/lex-pbn.h"

#include "bridge/lex-board.h"
#include "bridge/pbn/lex-pbn-auction-private.h"
#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn-play-private.h"
#include "bridge/pbn/lex-pbn-value-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/* No event plays more, and a year is no board. */
#define MOST_BOARD 999

static gboolean
read_deal (LexPbn *self, const LexPbnTag *tag, GError **error)
{
  if (tag == NULL || strchr ("?", *tag->value) != NULL)
    return TRUE;

  self->deal = lex_deal_parse (tag->value, error);
  if (self->deal == NULL)
    g_prefix_error (error, _ ("Line %u: "), tag->line);

  return self->deal != NULL;
}

/* PBN puts "^" before a declarer who swapped places with dummy by mistake: then
 * the auction need not lead to that declarer. */
static gboolean
read_auction (LexPbn *self, const LexPbnGame *game, GError **error)
{
  LexPbnAuctionSource source = { .tag = lex_pbn_game_find (game, "Auction") };
  const LexPbnTag *declarer = lex_pbn_game_find (game, "Declarer");
  gsize n_calls;

  if (source.tag == NULL || source.tag->items->len == 0)
    return TRUE;

  if (!lex_pbn_value_get_seat (game, "Auction", &source.first)
      && !lex_pbn_value_get_seat (game, "Dealer", &source.first))
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_AUCTION,
                   _ ("Line %u: nobody is named to call first: write [Auction \"N\"]"),
                   source.tag->line);
      return FALSE;
    }

  if (self->declarer != NULL && *declarer->value != '^')
    source.declarer = *self->declarer;
  self->auction = lex_pbn_auction_read (&source, error);
  if (self->auction == NULL)
    return FALSE;

  /* Nothing but "*" or "+" is no auction. */
  lex_auction_get_calls (self->auction, &n_calls);
  if (n_calls == 0)
    g_clear_object (&self->auction);
  return TRUE;
}

/* Left of declarer sits the opening leader, unless the tag says better. */
static gboolean
read_play (LexPbn *self, const LexPbnGame *game, GError **error)
{
  const LexPbnTag *tag = lex_pbn_game_find (game, "Play");
  g_autoptr (GPtrArray) items = NULL;
  LexSeat first;

  if (tag == NULL || tag->items->len == 0)
    return TRUE;

  if (!lex_pbn_value_get_seat (game, "Play", &first))
    {
      if (self->declarer == NULL || !lex_seat_from_letter (*self->declarer, &first))
        {
          g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PLAY,
                       _ ("Line %u: nobody is named to lead first: write [Play \"W\"]"), tag->line);
          return FALSE;
        }
      first = (LexSeat) ((first + 1) % LEX_N_SEATS);
    }
  items = lex_pbn_play_arrange (tag, first, self->trumps, self->deal);
  if (items->len == 0)
    return TRUE;
  self->play = lex_pbn_play_read (tag, items, first, self->trumps, error);

  return self->play != NULL;
}

/* Nothing, "?" and "#" (as in the game before) tell no contract. */
static char *
read_contract (const LexPbnTag *tag)
{
  if (tag == NULL || strchr ("?#", *tag->value) != NULL)
    return NULL;

  return g_strdup (tag->value);
}

static char *
read_seat (const LexPbnTag *tag)
{
  const char *letter = tag != NULL ? tag->value : "";
  LexSeat seat;

  if (*letter == '^')
    letter++;
  if (!lex_seat_from_letter (g_ascii_toupper (*letter), &seat))
    return NULL;

  return g_strdup_printf ("%c", lex_seat_get_letter (seat));
}

/* Law 2, where the game says nothing. */
static void
complete (LexPbn *self, const LexPbnGame *game)
{
  const char *board = lex_pbn_game_get_value (game, "Board");
  guint64 number;

  if (board == NULL || !g_ascii_string_to_unsigned (board, 10, 1, MOST_BOARD, &number, NULL))
    return;
  self->dealer_by_number = self->dealer == NULL;
  if (self->dealer_by_number)
    self->dealer
        = g_strdup_printf ("%c", lex_seat_get_letter (lex_board_get_dealer ((guint) number)));
  self->vulnerability_by_number = self->vulnerability == LEX_VULNERABILITY_UNKNOWN;
  if (self->vulnerability_by_number)
    self->vulnerability = lex_board_get_vulnerability ((guint) number);
}

LexPbn *
lex_pbn_interpret_deal (const LexPbnGame *game, GError **error)
{
  g_autoptr (LexPbn) self = NULL;

  g_return_val_if_fail (game != NULL, NULL);

  self = g_new0 (LexPbn, 1);
  self->vulnerability = lex_vulnerability_from_name (lex_pbn_game_get_value (game, "Vulnerable"));
  self->contract = read_contract (lex_pbn_game_find (game, "Contract"));
  self->declarer = read_seat (lex_pbn_game_find (game, "Declarer"));
  self->dealer = read_seat (lex_pbn_game_find (game, "Dealer"));
  self->trumps = lex_trumps_from_contract (self->contract);
  complete (self, game);
  if (!read_deal (self, lex_pbn_game_find (game, "Deal"), error))
    return NULL;

  return g_steal_pointer (&self);
}

LexPbn *
lex_pbn_interpret (const LexPbnGame *game, GError **error)
{
  g_autoptr (LexPbn) self = lex_pbn_interpret_deal (game, error);

  if (self == NULL || !read_auction (self, game, error) || !read_play (self, game, error))
    return NULL;

  return g_steal_pointer (&self);
}

LexPbn *
lex_pbn_parse (const char *text, GError **error)
{
  g_autoptr (LexPbnFile) file = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  file = lex_pbn_file_read (text, strlen (text), error);
  if (file == NULL)
    return NULL;

  return lex_pbn_interpret (lex_pbn_file_get_game (file, 0), error);
}

LexPbn *
lex_pbn_copy (const LexPbn *self)
{
  LexPbn *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  if (copy->deal != NULL)
    g_object_ref (copy->deal);
  if (copy->auction != NULL)
    g_object_ref (copy->auction);
  if (copy->play != NULL)
    g_object_ref (copy->play);
  copy->contract = g_strdup (self->contract);
  copy->dealer = g_strdup (self->dealer);
  copy->declarer = g_strdup (self->declarer);
  return copy;
}

void
lex_pbn_free (LexPbn *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->deal);
  g_clear_object (&self->auction);
  g_clear_object (&self->play);
  g_free (self->contract);
  g_free (self->dealer);
  g_free (self->declarer);
  g_free (self);
}
