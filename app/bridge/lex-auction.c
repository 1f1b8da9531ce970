/* lex-auction.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An auction as it went, irregular calls included. It refuses to know PBN's syntax,
 * what a call means and whether it was legal. Every room may read one, from any thread.
 */

#include "bridge/lex-auction.h"

struct _LexAuction
{
  GObject parent_instance;

  /* Owned, its notes too; the calls are canonical and live for ever */
  GArray *calls;

  LexSeat dealer;
};

G_DEFINE_FINAL_TYPE (LexAuction, lex_auction, G_TYPE_OBJECT)

static void
lex_auction_finalize (GObject *object)
{
  LexAuction *self = LEX_AUCTION (object);

  for (guint i = 0; i < self->calls->len; i++)
    g_free ((char *) g_array_index (self->calls, LexAuctionCall, i).note);
  g_clear_pointer (&self->calls, g_array_unref);

  G_OBJECT_CLASS (lex_auction_parent_class)->finalize (object);
}

static void
lex_auction_class_init (LexAuctionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_auction_finalize;
}

static void
lex_auction_init (LexAuction *self)
{
  self->calls = g_array_new (FALSE, FALSE, sizeof (LexAuctionCall));
}

LexAuction *
lex_auction_new (LexSeat dealer, GArray *calls)
{
  LexAuction *self = g_object_new (LEX_TYPE_AUCTION, NULL);

  self->dealer = dealer;
  for (guint i = 0; i < calls->len; i++)
    {
      LexAuctionCall call = g_array_index (calls, LexAuctionCall, i);

      call.note = g_strdup (call.note);
      g_array_append_val (self->calls, call);
    }

  return self;
}

LexSeat
lex_auction_get_dealer (LexAuction *self)
{
  g_return_val_if_fail (LEX_IS_AUCTION (self), LEX_SEAT_NORTH);

  return self->dealer;
}

const LexAuctionCall *
lex_auction_get_calls (LexAuction *self, gsize *n_calls)
{
  g_return_val_if_fail (LEX_IS_AUCTION (self) && n_calls != NULL, NULL);

  *n_calls = self->calls->len;
  return (const LexAuctionCall *) (gpointer) self->calls->data;
}

/* PBN 2.1, section 3.9: "^I" stands before an insufficient bid, "^S" in place
 * of the call of a player who was skipped. A call that was merely taken back
 * has no mark. */
char *
lex_auction_call_to_text (const LexAuctionCall *call)
{
  g_return_val_if_fail (call != NULL, NULL);

  switch (call->irregularity)
    {
    case LEX_IRREGULARITY_SKIPPED:
      return g_strdup ("^S");
    case LEX_IRREGULARITY_INSUFFICIENT:
      return g_strdup_printf ("^I %s", call->call);
    case LEX_IRREGULARITY_NONE:
    default:
      return g_strdup (call->call);
    }
}
