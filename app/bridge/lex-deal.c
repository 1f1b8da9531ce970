/* lex-deal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Four hands as PBN's Deal tag gives them; a hand may be unknown or incomplete.
 * It refuses to know auction and play, and how a diagram looks.
 * Every room may call it, from any thread: a deal never changes.
 */

#include "bridge/lex-deal.h"

#include "bridge/lex-bridge-error.h"

#include <glib/gi18n-lib.h>

/* One card too many is an irregularity of which an example may tell; more is a slip. */
#define MAX_CARDS 14

struct _LexDeal
{
  GObject parent_instance;

  /* A void in all suits is a hand after the last trick; an unknown one is nothing at all. */
  gboolean known[LEX_N_SEATS];
  LexHolding holdings[LEX_N_SEATS][LEX_N_SUITS];
};

G_DEFINE_FINAL_TYPE (LexDeal, lex_deal, G_TYPE_OBJECT)

static void
lex_deal_class_init (LexDealClass *klass)
{
}

static void
lex_deal_init (LexDeal *self)
{
}

/* In any hand: each card of the pack is somewhere once. */
static gboolean
is_dealt (LexDeal *self, LexSuit suit, guint bit)
{
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (self->holdings[seat][suit] & (1u << bit))
        return TRUE;
    }

  return FALSE;
}

/* People write the ten as other bridge texts do: 10. Tells how many letters the rank takes. */
static guint
read_rank (const char *ranks, guint *bit)
{
  if (g_str_has_prefix (ranks, "10"))
    return lex_rank_from_letter ('T', bit) ? 2 : 0;

  return lex_rank_from_letter (g_ascii_toupper (*ranks), bit) ? 1 : 0;
}

static gboolean
read_suit (LexDeal *self, LexSeat seat, LexSuit suit, const char *ranks, GError **error)
{
  while (*ranks != '\0')
    {
      guint bit;
      const guint length = read_rank (ranks, &bit);

      if (length == 0)
        {
          g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL,
                       _ ("%c’s hand has “%s”, which is no card: write ranks as AKQJT98765432"),
                       lex_seat_get_letter (seat), ranks);
          return FALSE;
        }
      if (is_dealt (self, suit, bit))
        {
          g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL,
                       _ ("%s%s is dealt twice, the second time to %c: correct one of the hands"),
                       lex_suit_get_symbol (suit), lex_rank_get_text (bit, LEX_LANGUAGE_EN),
                       lex_seat_get_letter (seat));
          return FALSE;
        }
      self->holdings[seat][suit] |= (LexHolding) (1u << bit);
      ranks += length;
    }

  return TRUE;
}

static gboolean
read_hand (LexDeal *self, LexSeat seat, const char *text, GError **error)
{
  g_auto (GStrv) suits = NULL;

  if (g_str_equal (text, "-"))
    return TRUE;

  suits = g_strsplit (text, ".", -1);
  if (g_strv_length (suits) != LEX_N_SUITS)
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL,
                   _ ("%c’s hand “%s” is not four suits parted by dots: write it as AK2.QJ..T98"),
                   lex_seat_get_letter (seat), text);
      return FALSE;
    }

  self->known[seat] = TRUE;
  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    {
      if (!read_suit (self, seat, (LexSuit) suit, suits[suit], error))
        return FALSE;
    }

  if (lex_deal_count (self, seat) > MAX_CARDS)
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL,
                   _ ("%c’s hand has %u cards: correct it to thirteen or fewer"),
                   lex_seat_get_letter (seat), lex_deal_count (self, seat));
      return FALSE;
    }

  return TRUE;
}

/* The hands follow clockwise from the seat that the deal names. */
static gboolean
read_hands (LexDeal *self, LexSeat first, const char *text, GError **error)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);
  guint n_hands = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (n_hands < LEX_N_SEATS
          && !read_hand (self, (LexSeat) ((first + n_hands) % LEX_N_SEATS), words[i], error))
        return FALSE;
      n_hands++;
    }

  if (n_hands == LEX_N_SEATS)
    return TRUE;

  g_set_error (
      error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL,
      _ ("The number of hands in the deal is %u: write four, and - for one that is unknown"),
      n_hands);
  return FALSE;
}

LexDeal *
lex_deal_parse (const char *text, GError **error)
{
  g_autoptr (LexDeal) self = NULL;
  LexSeat first;

  g_return_val_if_fail (text != NULL, NULL);

  if (!lex_seat_from_letter (g_ascii_toupper (text[0]), &first) || text[1] != ':')
    {
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL,
                   _ ("The deal “%s” does not name its first hand: begin with N:, E:, S: or W:"),
                   text);
      return NULL;
    }

  self = g_object_new (LEX_TYPE_DEAL, NULL);
  if (!read_hands (self, first, text + 2, error))
    return NULL;

  return g_steal_pointer (&self);
}

static void
append_hand (LexDeal *self, LexSeat seat, GString *text)
{
  if (!self->known[seat])
    {
      g_string_append_c (text, '-');
      return;
    }

  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    {
      if (suit > 0)
        g_string_append_c (text, '.');
      for (guint bit = LEX_N_RANKS; bit-- > 0;)
        {
          if (self->holdings[seat][suit] & (1u << bit))
            g_string_append_c (text, lex_rank_get_letter (bit));
        }
    }
}

char *
lex_deal_to_text_from (LexDeal *self, LexSeat first)
{
  GString *text;

  g_return_val_if_fail (LEX_IS_DEAL (self), NULL);
  g_return_val_if_fail ((guint) first < LEX_N_SEATS, NULL);

  text = g_string_new (NULL);
  for (guint i = 0; i < LEX_N_SEATS; i++)
    {
      if (i == 0)
        g_string_append_printf (text, "%c:", lex_seat_get_letter (first));
      else
        g_string_append_c (text, ' ');
      append_hand (self, (LexSeat) ((first + i) % LEX_N_SEATS), text);
    }

  return g_string_free (text, FALSE);
}

char *
lex_deal_to_text (LexDeal *self)
{
  return lex_deal_to_text_from (self, LEX_SEAT_NORTH);
}

gboolean
lex_deal_get_known (LexDeal *self, LexSeat seat)
{
  g_return_val_if_fail (LEX_IS_DEAL (self), FALSE);
  g_return_val_if_fail ((guint) seat < LEX_N_SEATS, FALSE);

  return self->known[seat];
}

LexHolding
lex_deal_get_holding (LexDeal *self, LexSeat seat, LexSuit suit)
{
  g_return_val_if_fail (LEX_IS_DEAL (self), 0);
  g_return_val_if_fail ((guint) seat < LEX_N_SEATS && (guint) suit < LEX_N_SUITS, 0);

  return self->holdings[seat][suit];
}

guint
lex_deal_count (LexDeal *self, LexSeat seat)
{
  guint n_cards = 0;

  g_return_val_if_fail (LEX_IS_DEAL (self), 0);
  g_return_val_if_fail ((guint) seat < LEX_N_SEATS, 0);

  for (guint suit = 0; suit < LEX_N_SUITS; suit++)
    {
      for (guint bit = 0; bit < LEX_N_RANKS; bit++)
        n_cards += (self->holdings[seat][suit] >> bit) & 1u;
    }

  return n_cards;
}

gboolean
lex_deal_is_complete (LexDeal *self)
{
  g_return_val_if_fail (LEX_IS_DEAL (self), FALSE);

  /* No card is dealt twice, so thirteen each are all. */
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (lex_deal_count (self, (LexSeat) seat) != LEX_N_RANKS)
        return FALSE;
    }

  return TRUE;
}

/* The largest hand, since in the middle of a trick some have played and some have not. */
gboolean
lex_deal_is_end_position (LexDeal *self)
{
  guint largest = 0;

  g_return_val_if_fail (LEX_IS_DEAL (self), FALSE);

  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    largest = MAX (largest, lex_deal_count (self, (LexSeat) seat));

  return largest > 0 && largest < LEX_N_RANKS;
}

gboolean
lex_deal_check (LexDeal *self, GError **error)
{
  int first = -1;

  g_return_val_if_fail (LEX_IS_DEAL (self), FALSE);

  for (int seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (!self->known[seat])
        continue;
      if (first < 0)
        first = seat;
      if (lex_deal_count (self, (LexSeat) seat) == lex_deal_count (self, (LexSeat) first))
        continue;
      g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL,
                   _ ("%c has %u cards and %c has %u: correct one of the hands"),
                   lex_seat_get_letter ((LexSeat) first), lex_deal_count (self, (LexSeat) first),
                   lex_seat_get_letter ((LexSeat) seat), lex_deal_count (self, (LexSeat) seat));
      return FALSE;
    }

  return TRUE;
}

LexDeal *
lex_deal_dup_without (LexDeal *self, LexHolding gone[LEX_N_SEATS][LEX_N_SUITS])
{
  LexDeal *left;

  g_return_val_if_fail (LEX_IS_DEAL (self), NULL);

  left = g_object_new (LEX_TYPE_DEAL, NULL);
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    {
      left->known[seat] = self->known[seat];
      for (guint suit = 0; suit < LEX_N_SUITS; suit++)
        left->holdings[seat][suit] = self->holdings[seat][suit] & (LexHolding) ~gone[seat][suit];
    }

  return left;
}
