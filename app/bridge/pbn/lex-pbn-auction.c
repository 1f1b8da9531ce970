/* lex-pbn-auction.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the calls of PBN's auction section and settles whose each of them is.
 * It refuses to know the other tags of a game, and what a call means.
 * Only lex-pbn.c calls it.
 *
 * Irregularities. PBN 2.1 section 3.9 knows two marks for an auction: "^I" before a bid says that
 * it is insufficient and was accepted; "^S" in place of a call says that this player was skipped
 * by a call out of rotation, which was accepted, too. What was rejected has no notation there: the
 * standard leaves it to comment. Teaching needs the rejected call itself, though, so people write
 * "^I 1NT 2NT" both for a 1NT that the next player overcalled and for a 1NT that its bidder made
 * good with 2NT, and every later seat depends on which of the two is meant. We decide by, in turn:
 *
 * 1. the call's note: "W: 1NT -> 2NT" (or "-> -") says that the call was withdrawn;
 * 2. the next bid: what does not supersede the standing bid can not have replaced it;
 * 3. the tag Declarer: if only one way of reading gives that declarer, it is the one;
 * 4. likelihood: the lowest sufficient bid of the same denomination corrects the insufficient
 *    bid (Law 27B1a is why); any other call accepts it, as the standard has it.
 *
 * Before all of these stands the comment that our own export makes of a withdrawn call, as the
 * standard wants it: "{W: 1NT -> 2NT}"; see lex-pbn-withdrawal.c.
 *
 * Legality further on tells nothing, as both ways move bids and doubles round the table together.
 * So an auction is read twice at the most: by likelihood, then against it. When several bids of
 * one auction are insufficient the second reading turns all of them that have no note.
 */

#include "bridge/pbn/lex-pbn-auction-private.h"

#include "bridge/lex-auction-state.h"
#include "bridge/lex-bridge-error.h"
#include "bridge/lex-call.h"
#include "bridge/pbn/lex-pbn-withdrawal-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define ALL_PASS "AP"

/* What the tokens say, before seats are known. */
typedef struct
{
  const char *call; /* canonical, or ALL_PASS; empty for a skipped turn */
  gboolean insufficient;
  int withdrawn_by; /* a seat, where a comment tells of a withdrawn call; else -1 */
  const char *note; /* nullable */
  guint line;
} Step;

/* One way of reading the steps. */
typedef struct
{
  /* Owned */
  GArray *calls; /* of LexAuctionCall */

  /* Borrowed */
  GArray *steps;

  gboolean unlikely; /* whether likelihood is turned round */
  LexAuctionState state;
  LexSeat turn;
  int skipped; /* the first player of those just skipped, or -1 */
} Reading;

static LexSeat
next_seat (LexSeat seat)
{
  return (LexSeat) ((seat + 1) % LEX_N_SEATS);
}

/* Whether a step was withdrawn; the state is that before it. */
static gboolean
is_withdrawn (const Reading *self, guint i)
{
  const Step *step = &g_array_index (self->steps, Step, i);
  const Step *next = step + 1;
  guint next_rank;
  guint lowest;

  if (step->withdrawn_by >= 0 || lex_pbn_withdrawal_is_note (step->note, step->call))
    return TRUE;
  if (!step->insufficient || i + 1 == self->steps->len || *next->call == '\0')
    return FALSE;

  next_rank = lex_call_get_rank (next->call);
  if (next_rank > 0 && next_rank <= self->state.rank)
    return FALSE;

  lowest = lex_call_get_rank (step->call);
  while (lowest <= self->state.rank)
    lowest += LEX_N_DENOMINATIONS;

  return (next_rank == lowest) != self->unlikely;
}

static gboolean
fail (const Step *step, const char *what, GError **error)
{
  g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_AUCTION, _ ("Line %u: %s: %s"), step->line,
               step->call, what);
  return FALSE;
}

static gboolean
check_call (const Reading *self, const Step *step, GError **error)
{
  guint rank = lex_call_get_rank (step->call);

  if (lex_auction_state_is_over (&self->state))
    return fail (step, _ ("the auction has ended before this call; take it out"), error);
  if (step->insufficient && rank > self->state.rank)
    return fail (step, _ ("this bid is sufficient; take out its mark ^I"), error);
  if (step->insufficient || lex_auction_state_allows (&self->state, self->turn, step->call))
    return TRUE;
  if (rank > 0)
    return fail (step, _ ("this bid is insufficient; correct it or mark it ^I"), error);

  return fail (step, _ ("there is no bid to double or redouble; correct the auction"), error);
}

static void
read_skip (Reading *self)
{
  LexAuctionCall call = { self->turn, "", LEX_IRREGULARITY_SKIPPED, FALSE, NULL };

  g_array_append_val (self->calls, call);
  if (self->skipped < 0)
    self->skipped = (int) self->turn;

  /* Passes around a skipped player do not end the auction (Law 17D3). */
  self->state.n_passes = 0;
  self->turn = next_seat (self->turn);
}

/* A comment names whoever called, so it need not say whom he skipped, nor that his bid was
 * insufficient. */
static void
read_withdrawn (Reading *self, const Step *step)
{
  const guint rank = lex_call_get_rank (step->call);
  LexAuctionCall call
      = { (LexSeat) step->withdrawn_by, step->call, LEX_IRREGULARITY_NONE, TRUE, step->note };

  while (self->turn != call.seat)
    read_skip (self);
  if (rank > 0 && rank <= self->state.rank)
    call.irregularity = LEX_IRREGULARITY_INSUFFICIENT;
  g_array_append_val (self->calls, call);
  if (self->skipped >= 0)
    self->turn = (LexSeat) self->skipped;
  self->skipped = -1;
}

static gboolean
read_call (Reading *self, guint i, GError **error)
{
  const Step *step = &g_array_index (self->steps, Step, i);
  LexAuctionCall call = { self->turn, step->call, LEX_IRREGULARITY_NONE, FALSE, step->note };

  if (step->insufficient)
    call.irregularity = LEX_IRREGULARITY_INSUFFICIENT;
  call.withdrawn = is_withdrawn (self, i);
  /* What was withdrawn need not have been legal: often that is why. */
  if ((!call.withdrawn || step->insufficient) && !check_call (self, step, error))
    return FALSE;

  g_array_append_val (self->calls, call);
  if (!call.withdrawn)
    {
      lex_auction_state_apply (&self->state, self->turn, step->call);
      self->turn = next_seat (self->turn);
    }
  else if (self->skipped >= 0)
    {
      self->turn = (LexSeat) self->skipped;
    }
  self->skipped = -1;

  return TRUE;
}

static void
read_all_pass (Reading *self)
{
  while (!lex_auction_state_is_over (&self->state))
    {
      LexAuctionCall call = { self->turn, "Pass", LEX_IRREGULARITY_NONE, FALSE, NULL };

      g_array_append_val (self->calls, call);
      lex_auction_state_apply (&self->state, self->turn, call.call);
      self->turn = next_seat (self->turn);
    }
}

static gboolean
read_steps (Reading *self, GError **error)
{
  for (guint i = 0; i < self->steps->len; i++)
    {
      const Step *step = &g_array_index (self->steps, Step, i);

      if (*step->call == '\0')
        read_skip (self);
      else if (step->withdrawn_by >= 0)
        read_withdrawn (self, step);
      else if (g_str_equal (step->call, ALL_PASS))
        read_all_pass (self);
      else if (!read_call (self, i, error))
        return FALSE;
    }

  return TRUE;
}

/* Who of the side that made the last bid named its denomination first. */
static gboolean
declarer_is (const Reading *self, char letter)
{
  for (guint i = 0; i < self->calls->len; i++)
    {
      const LexAuctionCall *call = &g_array_index (self->calls, LexAuctionCall, i);
      guint rank = lex_call_get_rank (call->call);

      if (!call->withdrawn && rank > 0 && (call->seat + self->state.bidder) % 2 == 0
          && rank % LEX_N_DENOMINATIONS == self->state.rank % LEX_N_DENOMINATIONS)
        return lex_seat_get_letter (call->seat) == letter;
    }

  return FALSE;
}

/* The calls of one reading; @fits says whether it gives the declarer that is known. */
static GArray *
try_reading (const LexPbnAuctionSource *source, GArray *steps, LexSeat dealer, gboolean unlikely,
             gboolean *fits, GError **error)
{
  g_autoptr (GArray) calls = g_array_new (FALSE, FALSE, sizeof (LexAuctionCall));
  Reading reading
      = { .calls = calls, .steps = steps, .unlikely = unlikely, .turn = dealer, .skipped = -1 };

  *fits = FALSE;
  if (!read_steps (&reading, error))
    return NULL;

  *fits = source->declarer == 0 || declarer_is (&reading, source->declarer);
  return g_steal_pointer (&calls);
}

/* Everything but seats: what each item of the section adds to the steps. */
typedef struct
{
  /* Owned */
  GArray *steps;
  GPtrArray *notes; /* the texts that the steps borrow */

  /* Borrowed */
  const LexPbnTag *tag;

  LexSeat dealer;
  gboolean ended;
} Collector;

static void
collector_clear (Collector *self)
{
  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->notes, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Collector, collector_clear)

static gboolean
fail_item (const LexPbnItem *item, const char *what, GError **error)
{
  g_autofree char *text = lex_pbn_item_dup_text (item);

  g_set_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_AUCTION, _ ("Line %u: “%s”: %s"),
               item->line, text, what);
  return FALSE;
}

static void
add_step (Collector *self, const LexPbnItem *item, const char *call)
{
  Step step
      = { .call = call, .insufficient = item->mark == 'I', .withdrawn_by = -1, .line = item->line };

  if (item->note != 0)
    {
      char *note = lex_pbn_tag_dup_note (self->tag, item->note);

      step.note = note;
      if (note != NULL)
        g_ptr_array_add (self->notes, note);
    }
  g_array_append_val (self->steps, step);
}

/* Comments that tell of a withdrawn call. */
static void
collect_remarks (Collector *self, GPtrArray *remarks, guint line)
{
  for (guint i = 0; remarks != NULL && i < remarks->len; i++)
    {
      const LexPbnRemark *remark = remarks->pdata[i];
      Step step = { .line = line };
      LexSeat seat;

      step.call = lex_pbn_withdrawal_parse (remark->text, &seat);
      if (step.call == NULL)
        continue;
      step.withdrawn_by = (int) seat;
      step.note = g_strstrip (g_strdup (remark->text));
      g_ptr_array_add (self->notes, (char *) step.note);
      g_array_append_val (self->steps, step);
    }
}

static gboolean
collect_item (Collector *self, const LexPbnItem *item, GError **error)
{
  const char *call = lex_call_normalize (item->text);

  if (item->mark == 'S')
    call = "";
  else if (g_ascii_strcasecmp (item->text, ALL_PASS) == 0)
    call = ALL_PASS;
  if (strchr ("IS", item->mark) == NULL)
    return fail_item (item, _ ("no mark of an auction; write ^I or ^S"), error);
  if (item->mark == 'I' && *item->text == '\0')
    return fail_item (item, _ ("no bid follows; the mark ^I stands before an insufficient bid"),
                      error);
  if (item->mark == 'I' && (call == NULL || lex_call_get_rank (call) == 0))
    return fail_item (item, _ ("no bid; the mark ^I stands before an insufficient bid"), error);

  if (call != NULL)
    add_step (self, item, call);
  else if (g_str_equal (item->text, "*") || g_str_equal (item->text, "+"))
    self->ended = TRUE;
  else if (g_str_equal (item->text, "-") && self->steps->len == 0)
    self->dealer = next_seat (self->dealer);
  else
    return fail_item (item, _ ("no call; write 1C to 7NT, Pass, X, XX or AP"), error);

  return TRUE;
}

static gboolean
collect_items (Collector *self, GError **error)
{
  collect_remarks (self, self->tag->remarks, self->tag->line);
  for (guint i = 0; i < self->tag->items->len && !self->ended; i++)
    {
      const LexPbnItem *item = self->tag->items->pdata[i];

      if (!collect_item (self, item, error))
        return FALSE;
      collect_remarks (self, item->remarks, item->line);
    }

  return TRUE;
}

LexAuction *
lex_pbn_auction_read (const LexPbnAuctionSource *source, GError **error)
{
  g_auto (Collector) collector = { .steps = g_array_new (FALSE, FALSE, sizeof (Step)),
                                   .notes = g_ptr_array_new_with_free_func (g_free),
                                   .tag = source->tag,
                                   .dealer = source->first };
  GArray *steps = collector.steps;
  g_autoptr (GArray) likely = NULL;
  g_autoptr (GArray) unlikely = NULL;
  gboolean fits;

  if (!collect_items (&collector, error))
    return NULL;

  likely = try_reading (source, steps, collector.dealer, FALSE, &fits, error);
  if (likely == NULL)
    return NULL;
  if (!fits)
    unlikely = try_reading (source, steps, collector.dealer, TRUE, &fits, NULL);

  /* Where neither gives that declarer the tag is wrong or the auction unfinished. */
  return lex_auction_new (collector.dealer, fits && unlikely != NULL ? unlikely : likely);
}
