/* test-card.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What users of cards, calls and deals rely on: how each language writes them, and that no deal
 * can be made that can not be.
 */

#include "bridge/lex-bridge-error.h"
#include "bridge/lex-call.h"
#include "bridge/lex-deal.h"
#include "bridge/lex-vulnerability.h"

#include <string.h>

#define FULL_DEAL "N:JT8.9.QJT6.AJ854 972.AKQ3.972.KQ7 Q6543.J842.AK4.6 AK.T765.853.T932"

static void
test_letters (void)
{
  LexSeat seat;
  LexSuit suit;
  guint bit;

  for (guint i = 0; i < LEX_N_SEATS; i++)
    {
      g_assert_true (lex_seat_from_letter (lex_seat_get_letter (i), &seat));
      g_assert_cmpint (seat, ==, i);
    }
  for (guint i = 0; i < LEX_N_SUITS; i++)
    {
      g_assert_true (lex_suit_from_letter (lex_suit_get_letter (i), &suit));
      g_assert_cmpint (suit, ==, i);
    }
  for (guint i = 0; i < LEX_N_RANKS; i++)
    {
      g_assert_true (lex_rank_from_letter (lex_rank_get_letter (i), &bit));
      g_assert_cmpuint (bit, ==, i);
    }

  g_assert_cmpint (lex_seat_get_letter (LEX_SEAT_WEST), ==, 'W');
  g_assert_cmpstr (lex_suit_get_symbol (LEX_SUIT_HEARTS), ==, "♥");
  g_assert_cmpint (lex_rank_get_letter (12), ==, 'A');
  g_assert_false (lex_seat_from_letter ('n', &seat));
  g_assert_false (lex_seat_from_letter ('\0', &seat));
  g_assert_false (lex_suit_from_letter ('N', &suit));
  g_assert_false (lex_rank_from_letter ('1', &bit));
}

static void
test_cards (void)
{
  static const struct
  {
    const char *pbn;
    const char *en;
    const char *pl;
  } table[] = {
    { "SKQ5", "♠KQ5", "♠KD5" },
    { "AKQx", "AKQx", "AKDx" },
    { "HT", "♥10", "♥10" },
    { "DJT9", "♦J109", "♦W109" },
    { "AKQJT98765432", "AKQJ1098765432", "AKDW1098765432" },
    { "C2xx", "♣2xx", "♣2xx" },
    { "", NULL, NULL },
    { "S", NULL, NULL },
    { "S1", NULL, NULL },
    { "Sk", NULL, NULL },
    { "5S", NULL, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *en = lex_cards_to_text (table[i].pbn, LEX_LANGUAGE_EN);
      g_autofree char *pl = lex_cards_to_text (table[i].pbn, LEX_LANGUAGE_PL);

      g_assert_cmpstr (en, ==, table[i].en);
      g_assert_cmpstr (pl, ==, table[i].pl);
    }
}

static void
test_calls (void)
{
  static const struct
  {
    const char *pbn;
    gboolean valid;
    const char *en;
    const char *pl;
  } table[] = {
    { "1C", TRUE, "1♣", "1♣" },  { "7NT", TRUE, "7NT", "7BA" },
    { "4S", TRUE, "4♠", "4♠" },  { "Pass", TRUE, "Pass", "pas" },
    { "X", TRUE, "X", "ktr" },   { "XX", TRUE, "XX", "rktr" },
    { "8C", FALSE, "8C", "8C" }, { "0H", FALSE, "0H", "0H" },
    { "1N", FALSE, "1N", "1N" }, { "pass", FALSE, "pass", "pass" },
    { "", FALSE, "", "" },       { "1CC", FALSE, "1CC", "1CC" },
    { "1", FALSE, "1", "1" },    { "XXX", FALSE, "XXX", "XXX" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *en = lex_call_to_text (table[i].pbn, LEX_LANGUAGE_EN);
      g_autofree char *pl = lex_call_to_text (table[i].pbn, LEX_LANGUAGE_PL);

      g_assert_cmpint (lex_call_is_valid (table[i].pbn), ==, table[i].valid);
      g_assert_cmpstr (en, ==, table[i].en);
      g_assert_cmpstr (pl, ==, table[i].pl);
    }
  g_assert_false (lex_call_is_valid (NULL));
}

static void
test_full_deal (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDeal) deal = lex_deal_parse (FULL_DEAL, &error);
  g_autofree char *text = NULL;
  g_autofree char *spades = NULL;

  g_assert_no_error (error);
  text = lex_deal_to_text (deal);
  spades = lex_holding_to_text (lex_deal_get_holding (deal, LEX_SEAT_NORTH, LEX_SUIT_SPADES),
                                LEX_LANGUAGE_PL);

  g_assert_cmpstr (text, ==, FULL_DEAL);
  g_assert_cmpstr (spades, ==, "W108");
  g_assert_cmpuint (lex_deal_count (deal, LEX_SEAT_SOUTH), ==, 13);
  g_assert_true (lex_deal_is_complete (deal));
}

static void
test_deals (void)
{
  static const struct
  {
    const char *text;
    const char *again; /* starting with North */
    guint counts[LEX_N_SEATS];
  } table[] = {
    /* Clockwise from the hand that comes first. */
    { "W:A... .K.. ..Q. ...J", "N:.K.. ..Q. ...J A...", { 1, 1, 1, 1 } },
    { "N:AQ7.8.KT984.QT52 - - -", "N:AQ7.8.KT984.QT52 - - -", { 13, 0, 0, 0 } },
    { "N:64.82.J2. .KJ5.986. QJ2..KQ5. 873.63.7.",
      "N:64.82.J2. .KJ5.986. QJ2..KQ5. 873.63.7.",
      { 6, 6, 6, 6 } },
    { "s:- 2a.kq.. -  -", "N:- - - A2.KQ..", { 0, 0, 0, 4 } },
    { "N:AKQJT98765432.2.. - - -", "N:AKQJT98765432.2.. - - -", { 14, 0, 0, 0 } },
    { "N:... - - -", "N:... - - -", { 0, 0, 0, 0 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexDeal) deal = lex_deal_parse (table[i].text, &error);
      g_autofree char *again = NULL;

      g_assert_no_error (error);
      again = lex_deal_to_text (deal);
      g_assert_cmpstr (again, ==, table[i].again);
      g_assert_false (lex_deal_is_complete (deal));
      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        g_assert_cmpuint (lex_deal_count (deal, seat), ==, table[i].counts[seat]);
    }
}

/* An empty hand is known to be empty; a hyphen says nothing. */
static void
test_known (void)
{
  g_autoptr (LexDeal) deal = lex_deal_parse ("N:... - A... -", NULL);

  g_assert_true (lex_deal_get_known (deal, LEX_SEAT_NORTH));
  g_assert_false (lex_deal_get_known (deal, LEX_SEAT_EAST));
  g_assert_true (lex_deal_get_known (deal, LEX_SEAT_SOUTH));
}

static void
test_impossible_deals (void)
{
  static const struct
  {
    const char *text;
    const char *says; /* what the message must name */
  } table[] = {
    { "", "first hand" },
    { "A... - - -", "first hand" },
    { "Q:A... - - -", "first hand" },
    { "N:A... - -", "is 3:" },
    { "N:A... - - - -", "is 5:" },
    { "N:A.. - - -", "N’s hand" },
    { "N:- A.... - -", "E’s hand" },
    { "N:A1... - - -", "N’s hand" },
    { "N:A0... - - -", "N’s hand" },
    { "N:AA... - - -", "♠A" },
    { "N:.T.. .T.. - -", "♥10" },
    { "N:AKQJT98765432.AK.. - - -", "15 cards" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexDeal) deal = lex_deal_parse (table[i].text, &error);

      g_test_message ("%s", table[i].text);
      g_assert_null (deal);
      g_assert_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_DEAL);
      g_assert_nonnull (strstr (error->message, table[i].says));
    }
}

/* As a director types one, in either language; a contract that is doubled is no call. */
static void
test_typed_calls (void)
{
  static const struct
  {
    const char *typed;
    const char *call;
  } table[] = {
    { "1♥", "1H" },    { " 2 ba ", "2NT" },  { "3nt", "3NT" },  { "7n", "7NT" }, { "4S", "4S" },
    { "pas", "Pass" }, { "No bid", "Pass" }, { "Kontra", "X" }, { "dbl", "X" },  { "rktr", "XX" },
    { "xx", "XX" },    { "2♠x", NULL },      { "8C", NULL },    { "1", NULL },   { "", NULL },
    { "1♥♥", NULL },   { "ba", NULL },       { "\xff", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    g_assert_cmpstr (lex_call_from_typed (table[i].typed), ==, table[i].call);
}

static void
test_vulnerability (void)
{
  static const struct
  {
    const char *name;
    const char *export;
    const char *polish;
    gboolean north;
    gboolean west;
  } table[] = {
    { "none", "None", "obie przed partią", FALSE, FALSE },
    { "Love", "None", "obie przed partią", FALSE, FALSE },
    { "-", "None", "obie przed partią", FALSE, FALSE },
    { "NS", "NS", "NS po partii", TRUE, FALSE },
    { "ew", "EW", "EW po partii", FALSE, TRUE },
    { "All", "All", "obie po partii", TRUE, TRUE },
    { "BOTH", "All", "obie po partii", TRUE, TRUE },
    { "?", NULL, NULL, FALSE, FALSE },
    { NULL, NULL, NULL, FALSE, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      const LexVulnerability side = lex_vulnerability_from_name (table[i].name);

      g_assert_cmpstr (lex_vulnerability_get_name (side), ==, table[i].export);
      g_assert_cmpstr (lex_vulnerability_get_text (side, LEX_LANGUAGE_PL), ==, table[i].polish);
      g_assert_true (lex_vulnerability_includes (side, LEX_SEAT_NORTH) == table[i].north);
      g_assert_true (lex_vulnerability_includes (side, LEX_SEAT_WEST) == table[i].west);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bridge/card/letters", test_letters);
  g_test_add_func ("/bridge/card/cards", test_cards);
  g_test_add_func ("/bridge/card/calls", test_calls);
  g_test_add_func ("/bridge/card/typed-calls", test_typed_calls);
  g_test_add_func ("/bridge/card/vulnerability", test_vulnerability);
  g_test_add_func ("/bridge/deal/full", test_full_deal);
  g_test_add_func ("/bridge/deal/partial", test_deals);
  g_test_add_func ("/bridge/deal/known", test_known);
  g_test_add_func ("/bridge/deal/impossible", test_impossible_deals);

  return g_test_run ();
}
