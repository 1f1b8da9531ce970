/* lex-pbn-play.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the cards of PBN's play section.
 * It refuses to know who leads and wins: the play works that out.
 * Only PBN's interpreting and writing call it.
 */

#include "bridge/pbn/lex-pbn-play-private.h"

#include "bridge/lex-bridge-error.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MAX_CARDS (LEX_N_SEATS * LEX_N_RANKS)

static const char *const unknown_cards[] = { "-", "--", "+", NULL };

gboolean
lex_pbn_play_read_card (const char *text, LexSuit *suit, guint *rank)
{
  if (!lex_suit_from_letter (g_ascii_toupper (*text), suit))
    return FALSE;
  if (g_str_equal (text + 1, "10"))
    return lex_rank_from_letter ('T', rank);

  return lex_rank_from_letter (g_ascii_toupper (text[1]), rank) && text[2] == '\0';
}

static gboolean
fail (const LexPbnItem *item, const char *what, GError **error)
{
  g_autofree char *text = lex_pbn_item_dup_text (item);

  g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PLAY, _ ("Line %u: “%s”: %s"), item->line,
               text, what);
  return FALSE;
}

static gboolean
read_item (const LexPbnItem *item, LexPlayCard *card, GError **error)
{
  if (item->mark == 'R')
    card->fault = LEX_FAULT_REVOKE;
  else if (item->mark == 'L')
    card->fault = LEX_FAULT_LEAD;
  else if (item->mark != 0)
    return fail (item, _ ("no mark of a play; write ^R or ^L"), error);

  card->known = lex_pbn_play_read_card (item->text, &card->suit, &card->rank);
  if (card->known)
    return TRUE;
  if (item->mark != 0 || !g_strv_contains (unknown_cards, item->text))
    return fail (item, _ ("no card; write SA to C2, or - for one that is unknown"), error);

  return TRUE;
}

LexPlay *
lex_pbn_play_read (const LexPbnTag *tag, GPtrArray *items, LexSeat first, LexTrumps trumps,
                   GError **error)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (LexPlayCard));
  g_autoptr (GPtrArray) notes = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < items->len; i++)
    {
      const LexPbnItem *item = items->pdata[i];
      LexPlayCard card = { FALSE };

      if (item != NULL && cards->len == MAX_CARDS)
        {
          fail (item, _ ("more than thirteen tricks; take it out"), error);
          return NULL;
        }
      if (item != NULL && !read_item (item, &card, error))
        return NULL;
      if (item != NULL && item->note != 0)
        card.note = lex_pbn_tag_dup_note (tag, item->note);
      if (card.note != NULL)
        g_ptr_array_add (notes, (char *) card.note);
      g_array_append_val (cards, card);
    }

  return lex_play_new (first, trumps, (const LexPlayCard *) (gpointer) cards->data, cards->len);
}

static GPtrArray *
list_cards (const LexPbnTag *tag)
{
  GPtrArray *items = g_ptr_array_new ();

  for (guint i = 0; i < tag->items->len; i++)
    {
      LexPbnItem *item = tag->items->pdata[i];

      if (g_str_equal (item->text, "*"))
        break;
      g_ptr_array_add (items, item);
    }

  return items;
}

static LexPlay *
read_rows (GPtrArray *items, LexSeat first, LexTrumps trumps)
{
  const LexPbnTag no_notes = { 0 };

  return lex_pbn_play_read (&no_notes, items, first, trumps, NULL);
}

/* Who was dealt a card, or -1. */
static int
find_holder (LexDeal *deal, const LexPbnItem *item)
{
  LexSuit suit;
  guint rank;

  if (!lex_pbn_play_read_card (item->text, &suit, &rank))
    return -1;

  for (int seat = 0; seat < LEX_N_SEATS; seat++)
    {
      if (lex_deal_get_holding (deal, (LexSeat) seat, suit) & (1u << rank))
        return seat;
    }

  return -1;
}

/* Puts each card of a row under whoever was dealt it; %NULL where that can not be. */
static GPtrArray *
arrange_by_holder (GPtrArray *items, LexSeat first, LexDeal *deal)
{
  g_autoptr (GPtrArray) arranged = g_ptr_array_new ();

  for (guint i = 0; i < items->len; i++)
    {
      const guint row = i - i % LEX_N_SEATS;
      const int holder = find_holder (deal, items->pdata[i]);
      guint column;

      if (i == row)
        g_ptr_array_set_size (arranged, (int) (row + LEX_N_SEATS));
      if (holder < 0)
        continue;
      column = row + ((guint) holder + LEX_N_SEATS - first) % LEX_N_SEATS;
      if (arranged->pdata[column] != NULL)
        return NULL;
      arranged->pdata[column] = items->pdata[i];
    }

  return g_steal_pointer (&arranged);
}

/* Whether the hands of the deal held the cards. */
static gboolean
fits (GPtrArray *items, LexSeat first, LexTrumps trumps, LexDeal *deal)
{
  g_autoptr (LexPlay) play = read_rows (items, first, trumps);

  return play != NULL && lex_play_check (play, deal, NULL);
}

GPtrArray *
lex_pbn_play_arrange (const LexPbnTag *tag, LexSeat first, LexTrumps trumps, LexDeal *deal)
{
  g_autoptr (GPtrArray) items = list_cards (tag);
  g_autoptr (GPtrArray) by_holder = NULL;

  if (deal == NULL || items->len > MAX_CARDS || fits (items, first, trumps, deal))
    return g_steal_pointer (&items);

  by_holder = arrange_by_holder (items, first, deal);
  if (by_holder != NULL && fits (by_holder, first, trumps, deal))
    return g_steal_pointer (&by_holder);

  return g_steal_pointer (&items);
}
