/* lex-pbn-game-settle.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes comments of the withdrawn calls of a game, for a file that other programs read. It refuses
 * to know how an auction is read, which lex-pbn.c tells it. Only who exports games calls it.
 *
 * To the standard a rejected call is no part of the auction; what happened is for a comment to
 * say. Examples of the Laws are about nothing else, so inside Lexbridge such a call stands among
 * the others and a note says what became of it. A file for other programs must not have it there:
 * they would give every later call to the wrong player.
 */

#include <string.h>

#include "bridge/lex-call.h"
#include "bridge/pbn/lex-pbn-game-private.h"
#include "bridge/pbn/lex-pbn-withdrawal-private.h"
#include "bridge/pbn/lex-pbn.h"

/* A walk over the calls of an auction and the items that they were read from. */
typedef struct
{
  /* Borrowed */
  LexPbnTag *tag;
  const LexAuctionCall *calls;
  gsize n_calls;

  gsize next;       /* the call that the next item is */
  guint n_kept;     /* the items before the next that stay */
  guint last_stays; /* of those, how many may not go as skips of a withdrawn call */
} Settling;

/* What became of a call: the same player's next call, if he made it at once. */
static char *
dup_comment (const Settling *self, gsize i)
{
  const LexAuctionCall *call = &self->calls[i];
  const char *after = "-";

  if (call->note != NULL && lex_pbn_withdrawal_is_note (call->note, call->call))
    {
      const char *colon = strchr (call->note, ':');

      return g_strdup_printf ("%c: %s", lex_seat_get_letter (call->seat),
                              colon != NULL ? colon + 1 + strspn (colon + 1, " ") : call->note);
    }
  if (i + 1 < self->n_calls && call[1].seat == call->seat && *call[1].call != '\0')
    after = call[1].call;

  return g_strdup_printf ("%c: %s " LEX_PBN_WITHDRAWAL_ARROW " %s",
                          lex_seat_get_letter (call->seat), call->call, after);
}

static GPtrArray **
find_remarks (const Settling *self)
{
  if (self->n_kept == 0)
    return &self->tag->remarks;

  return &((LexPbnItem *) self->tag->items->pdata[self->n_kept - 1])->remarks;
}

static void
move_remarks (const Settling *self, const LexPbnItem *item)
{
  for (guint i = 0; item->remarks != NULL && i < item->remarks->len; i++)
    {
      const LexPbnRemark *remark = item->remarks->pdata[i];

      lex_pbn_remarks_add (find_remarks (self), remark->style, remark->text);
    }
}

/* The skips before a call out of rotation go with it. */
static void
withdraw (Settling *self)
{
  LexPbnItem *item = self->tag->items->pdata[self->n_kept];
  g_autofree char *comment = dup_comment (self, self->next);

  while (self->n_kept > self->last_stays)
    {
      self->n_kept--;
      g_ptr_array_remove_index (self->tag->items, self->n_kept);
    }
  lex_pbn_remarks_add (find_remarks (self), '{', comment);
  move_remarks (self, item);
  g_ptr_array_remove_index (self->tag->items, self->n_kept);
}

static gboolean
is_call (const LexPbnItem *item)
{
  return item->mark == 'S' || lex_call_normalize (item->text) != NULL;
}

static void
settle_item (Settling *self)
{
  const LexPbnItem *item = self->tag->items->pdata[self->n_kept];

  if (!is_call (item))
    {
      self->last_stays = ++self->n_kept;
      return;
    }
  if (self->calls[self->next].withdrawn)
    withdraw (self);
  else if (*self->calls[self->next].call == '\0')
    self->n_kept++;
  else
    self->last_stays = ++self->n_kept;
  self->next++;
}

/* A note that no call refers to any more tells nothing. */
static void
drop_idle_notes (LexPbnTag *tag)
{
  for (guint i = tag->notes != NULL ? tag->notes->len : 0; i-- > 0;)
    {
      const LexPbnTag *note = tag->notes->pdata[i];
      const guint64 number = g_ascii_strtoull (note->value, NULL, 10);
      gboolean idle = TRUE;

      for (guint j = 0; j < tag->items->len && idle; j++)
        idle = ((LexPbnItem *) tag->items->pdata[j])->note != number;
      if (idle)
        g_ptr_array_remove_index (tag->notes, i);
    }
}

static gboolean
tells_of_withdrawal (GPtrArray *remarks)
{
  LexSeat seat;

  for (guint i = 0; remarks != NULL && i < remarks->len; i++)
    {
      if (lex_pbn_withdrawal_parse (((LexPbnRemark *) remarks->pdata[i])->text, &seat) != NULL)
        return TRUE;
    }

  return FALSE;
}

/* Calls that only a comment tells of have no item: then the walk would lose its step. */
static gboolean
is_settled (const LexPbnTag *tag)
{
  gboolean settled = tells_of_withdrawal (tag->remarks);

  for (guint i = 0; i < tag->items->len && !settled; i++)
    settled = tells_of_withdrawal (((LexPbnItem *) tag->items->pdata[i])->remarks);

  return settled;
}

gboolean
lex_pbn_game_settle (LexPbnGame *self, GError **error)
{
  g_autoptr (LexPbn) meaning = NULL;
  Settling settling = { 0 };

  g_return_val_if_fail (self != NULL, FALSE);

  meaning = lex_pbn_interpret (self, error);
  if (meaning == NULL)
    return FALSE;

  settling.tag = lex_pbn_game_find (self, "Auction");
  if (meaning->auction == NULL || is_settled (settling.tag))
    return TRUE;

  settling.calls = lex_auction_get_calls (meaning->auction, &settling.n_calls);
  while (settling.n_kept < settling.tag->items->len && settling.next < settling.n_calls)
    settle_item (&settling);
  drop_idle_notes (settling.tag);

  return TRUE;
}
