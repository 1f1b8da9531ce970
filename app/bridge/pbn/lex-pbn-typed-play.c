/* lex-pbn-typed-play.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tricks as a director writes them, from their leader on, under the columns of PBN. It refuses to
 * guess who led, and to know how lines are typed. Only lex-pbn-typed.c calls it.
 */

#include "bridge/pbn/lex-pbn-typed-play-private.h"

#include <glib/gi18n-lib.h>

#include "bridge/lex-bridge-error.h"

#define NOBODY -1
#define MAX_TRICKS LEX_N_RANKS

/* @rows: (element-type LexPlayCard): the tricks so far, four columns each */
typedef struct
{
  LexSeat first;
  LexTrumps trumps;
  LexDeal *deal; /* nullable */
  GArray *rows;
} Reading;

static int
find_holder (const Reading *self, const LexPlayCard *card)
{
  for (int seat = 0; self->deal != NULL && seat < LEX_N_SEATS; seat++)
    if (lex_deal_get_holding (self->deal, (LexSeat) seat, card->suit) & (1u << card->rank))
      return seat;
  return NOBODY;
}

static LexPlay *
play_new (const Reading *self)
{
  return lex_play_new (self->first, self->trumps, (const LexPlayCard *) (gpointer) self->rows->data,
                       self->rows->len);
}

static int
fail (guint nth, const char *what, GError **error)
{
  g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PLAY, _ ("Trick %u: %s"), nth + 1, what);
  return NOBODY;
}

/* What is said holds. Otherwise who won the last trick leads, and so must the hands have it. */
static int
find_leader (const Reading *self, const LexPbnTypedTrick *trick, guint nth, int expected,
             GError **error)
{
  const int holder = find_holder (self, &trick->cards[0]);

  if (trick->leader != NOBODY)
    return trick->leader;
  if (expected == NOBODY && holder == NOBODY)
    return fail (nth,
                 _ ("who led can not be told; begin its line with the seat, as in N H4 H2 HK H3"),
                 error);
  if (expected != NOBODY && holder != NOBODY && expected != holder)
    return fail (nth,
                 _ ("its first card is not of the player who won the last; begin its line with the "
                    "seat of who led, as in N H4 H2 HK H3"),
                 error);
  return expected != NOBODY ? expected : holder;
}

static gboolean
is_revoke (LexDeal *left, LexSeat seat, const LexPlayCard *card, const LexPlayCard *led)
{
  return left != NULL && lex_deal_get_known (left, seat) && card->suit != led->suit
         && lex_deal_get_holding (left, seat, led->suit) != 0;
}

static void
append_row (Reading *self, const LexPbnTypedTrick *trick, int leader, gboolean in_turn)
{
  g_autoptr (LexPlay) play = play_new (self);
  g_autoptr (LexDeal) left
      = self->deal != NULL ? lex_play_dup_end_position (play, self->deal, G_MAXUINT) : NULL;
  LexPlayCard row[LEX_N_SEATS] = { { FALSE } };

  for (guint i = 0; i < trick->n_cards; i++)
    {
      const LexSeat seat = (LexSeat) (((guint) leader + i) % LEX_N_SEATS);
      LexPlayCard *card = &row[(seat + LEX_N_SEATS - self->first) % LEX_N_SEATS];

      *card = trick->cards[i];
      if (i == 0 && !in_turn)
        card->fault = LEX_FAULT_LEAD;
      else if (is_revoke (left, seat, card, &trick->cards[0]))
        card->fault = LEX_FAULT_REVOKE;
    }
  g_array_append_vals (self->rows, row, LEX_N_SEATS);
}

static char *
dup_rows (const Reading *self)
{
  static const char *const marks[] = { "", "^R ", "^L " };
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const LexPlayCard *card = &g_array_index (self->rows, LexPlayCard, i);

      g_string_append (text, i % LEX_N_SEATS == 0 ? "\n" : " ");
      if (card->known)
        g_string_append_printf (text, "%s%c%c", marks[card->fault], "SHDC"[card->suit],
                                lex_rank_get_letter (card->rank));
      else
        g_string_append_c (text, '-');
    }
  return g_string_free (text, FALSE);
}

/* Nobody has won a trick of less than four cards. */
static int
find_expected (const Reading *self, GArray *tricks, guint nth)
{
  g_autoptr (LexPlay) play = play_new (self);

  if (nth > 0 && g_array_index (tricks, LexPbnTypedTrick, nth - 1).n_cards < LEX_N_SEATS)
    return NOBODY;
  return lex_play_get_turn (play);
}

static gboolean
read_trick (Reading *self, GArray *tricks, guint nth, GError **error)
{
  const LexPbnTypedTrick *trick = &g_array_index (tricks, LexPbnTypedTrick, nth);
  const int expected = find_expected (self, tricks, nth);
  const int leader = find_leader (self, trick, nth, expected, error);

  if (leader != NOBODY)
    append_row (self, trick, leader, expected == NOBODY || expected == leader);
  return leader != NOBODY;
}

char *
lex_pbn_typed_play_dup (GArray *tricks, LexTrumps trumps, LexDeal *deal, GError **error)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, FALSE, sizeof (LexPlayCard));
  Reading reading = { LEX_SEAT_NORTH, trumps, deal, rows };

  g_return_val_if_fail (tricks->len > 0, NULL);

  reading.first = (LexSeat) g_array_index (tricks, LexPbnTypedTrick, 0).leader;
  if (tricks->len > MAX_TRICKS)
    {
      fail (MAX_TRICKS, _ ("more than thirteen tricks; take it out"), error);
      return NULL;
    }
  for (guint i = 0; i < tricks->len; i++)
    if (!read_trick (&reading, tricks, i, error))
      return NULL;
  return dup_rows (&reading);
}
