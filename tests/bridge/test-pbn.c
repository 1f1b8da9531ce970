/* test-pbn.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What users of PBN rely on: whose each call is, what was withdrawn, and messages that name the
 * line.
 */

#include "bridge/pbn/lex-pbn.h"

#include <string.h>

/* "W:^I 1NT!" is a call that was withdrawn. */
static char *
describe (LexAuction *auction)
{
  GString *out = g_string_new (NULL);
  gsize n_calls;
  const LexAuctionCall *calls = lex_auction_get_calls (auction, &n_calls);

  for (gsize i = 0; i < n_calls; i++)
    {
      g_autofree char *text = lex_auction_call_to_text (&calls[i]);

      g_string_append_printf (out, "%s%c:%s%s", i > 0 ? "  " : "",
                              lex_seat_get_letter (calls[i].seat), text,
                              calls[i].withdrawn ? "!" : "");
    }

  return g_string_free (out, FALSE);
}

static void
assert_auction (const char *pbn, const char *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) game = lex_pbn_parse (pbn, &error);
  g_autofree char *described = NULL;

  g_test_message ("%s", pbn);
  g_assert_no_error (error);
  g_assert_nonnull (game->auction);
  described = describe (game->auction);
  g_assert_cmpstr (described, ==, expected);
}

static void
test_game (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) game = lex_pbn_parse (
      "\xef\xbb\xbf% PBN 2.1\r\n"
      "[Event \"A [small] \\\"game\\\"\"]\r\n"
      "[Dealer \"N\"]\r\n"
      "[Vulnerable \"EW\"]\r\n"
      "{ a comment ; of [two]\r\n lines }\r\n"
      "[Deal \"N:JT8.9.QJT6.AJ854 972.AKQ3.972.KQ7 Q6543.J842.AK4.6 AK.T765.853.T932\"]\r\n"
      "[Declarer \"W\"]\r\n"
      "[Contract \"2NT\"]\r\n"
      "[Auction \"N\"]\r\n"
      "Pass 1C 2C =1= ^I 1NT =2= ; thinks\r\n"
      "2NT Pass $5 Pass!? Pass\r\n"
      "[Note \"1:both majors\"]\r\n"
      "[Note \"2:W: 1NT -> 2NT\"]\r\n"
      "[Play \"N\"]\r\n"
      "HA =1= H2 ^R C3 -\r\n"
      "[Note \"1:fourth best\"]\r\n"
      "[OptimumResultTable \"Declarer;Denomination\\2R\"]\r\n"
      "N NT 7\r\n",
      &error);
  g_autofree char *described = NULL;
  const LexAuctionCall *calls;
  gsize n_calls;

  g_assert_no_error (error);
  described = describe (game->auction);
  calls = lex_auction_get_calls (game->auction, &n_calls);

  g_assert_true (lex_deal_is_complete (game->deal));
  g_assert_cmpint (game->vulnerability, ==, LEX_VULNERABILITY_EW);
  g_assert_cmpstr (game->contract, ==, "2NT");
  g_assert_cmpstr (game->declarer, ==, "W");
  g_assert_cmpint (lex_auction_get_dealer (game->auction), ==, LEX_SEAT_NORTH);
  g_assert_cmpstr (described, ==, "N:Pass  E:1C  S:2C  W:^I 1NT!  W:2NT  N:Pass  E:Pass  S:Pass");
  g_assert_cmpstr (calls[2].note, ==, "both majors");
  g_assert_cmpstr (calls[3].note, ==, "W: 1NT -> 2NT");
  g_assert_null (calls[4].note);
}

static void
test_auctions (void)
{
  static const struct
  {
    const char *pbn;
    const char *expected;
  } table[] = {
    { "[Auction \"W\"] 1C AP", "W:1C  N:Pass  E:Pass  S:Pass" },
    { "[Auction \"N\"] ap", "N:Pass  E:Pass  S:Pass  W:Pass" },
    { "[Auction \"S\"] 1h X xx 1n p AP", "S:1H  W:X  N:XX  E:1NT  S:Pass  W:Pass  N:Pass" },
    { "[Auction \"W\"] - - 1S Pass *", "E:1S  S:Pass" },
    { "[Auction \"E\"] 1S!! 2C=1= +", "E:1S  S:2C" },
    { "[Auction \"E\"] 1S=1 2C", "E:1S  S:2C" },
    { "[Dealer \"S\"][Auction \"\"] 1D", "S:1D" },
    { "[Auction \"n\"]\n1D {why?} Pass\n; nothing\n%1H\n1S", "N:1D  E:Pass  S:1S" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    assert_auction (table[i].pbn, table[i].expected);
}

/* The standard's own examples, with West as dealer. */
static void
test_standard_irregularities (void)
{
  static const struct
  {
    const char *calls;
    const char *expected;
  } table[] = {
    { "1D  ^I 1C", "W:1D  N:^I 1C" },
    { "^S  1D", "W:^S  N:1D" },
    { "1D  ^S  2D", "W:1D  N:^S  E:2D" },
    { "1D  ^S  ^I 1C", "W:1D  N:^S  E:^I 1C" },
    { "1D  ^S  ^S  2D", "W:1D  N:^S  E:^S  S:2D" },
    { "1D  ^S  ^S  ^I1C", "W:1D  N:^S  E:^S  S:^I 1C" },
    { "Pass Pass ^S Pass *", "W:Pass  N:Pass  E:^S  S:Pass" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *pbn = g_strdup_printf ("[Auction \"W\"]\n%s", table[i].calls);

      assert_auction (pbn, table[i].expected);
    }
}

/* PBN has no mark for a call that was taken back; see lex-pbn-auction.c. */
static void
test_withdrawn (void)
{
  static const struct
  {
    const char *pbn;
    const char *expected;
  } table[] = {
    /* Corrected to the lowest sufficient bid of the denomination. */
    { "[Auction \"N\"] Pass 1C 2C =1= ^I 1NT 2NT Pass Pass Pass",
      "N:Pass  E:1C  S:2C  W:^I 1NT!  W:2NT  N:Pass  E:Pass  S:Pass" },
    { "[Auction \"N\"] 2S ^I 1H 3H", "N:2S  E:^I 1H!  E:3H" },
    /* Accepted, as the standard has it. */
    { "[Auction \"N\"] 2S ^I 1H Pass", "N:2S  E:^I 1H  S:Pass" },
    { "[Auction \"N\"] 2S ^I 1H X", "N:2S  E:^I 1H  S:X" },
    { "[Auction \"N\"] 2S ^I 1H 4H", "N:2S  E:^I 1H  S:4H" },
    { "[Auction \"N\"] 2S ^I 1H 1S", "N:2S  E:^I 1H  S:1S" },
    { "[Auction \"N\"] 2S ^I 1H AP", "N:2S  E:^I 1H  S:Pass  W:Pass  N:Pass" },
    /* The declarer tells. */
    { "[Declarer \"E\"][Auction \"N\"] 2S ^I 1H 4H AP",
      "N:2S  E:^I 1H!  E:4H  S:Pass  W:Pass  N:Pass" },
    { "[Declarer \"S\"][Auction \"N\"] 2S ^I 1H 3H AP",
      "N:2S  E:^I 1H  S:3H  W:Pass  N:Pass  E:Pass" },
    { "[Declarer \"N\"][Auction \"N\"] 2S ^I 1H Pass AP",
      "N:2S  E:^I 1H!  E:Pass  S:Pass  W:Pass" },
    /* A declarer that neither way gives, or who took dummy's place, tells nothing. */
    { "[Declarer \"W\"][Auction \"N\"] 2S ^I 1H 2H AP",
      "N:2S  E:^I 1H  S:2H  W:Pass  N:Pass  E:Pass" },
    { "[Declarer \"^E\"][Auction \"N\"] 2S ^I 1H 4H AP",
      "N:2S  E:^I 1H  S:4H  W:Pass  N:Pass  E:Pass" },
    /* The note tells, of any call. */
    { "[Auction \"N\"] 2S ^I 1H =1= Pass Pass [Note \"1:E: 1H -> Pass\"]",
      "N:2S  E:^I 1H!  E:Pass  S:Pass" },
    { "[Auction \"N\"] 1C =1= 1H [Note \"1:1C -> 1H\"]", "N:1C!  N:1H" },
    { "[Auction \"N\"] 1C 1H XX =1= X [Note \"1:S:XX->X\"]", "N:1C  E:1H  S:XX!  S:X" },
    { "[Auction \"N\"] 1C 1H =1= X [Note \"1:S: 1S -> 2S\"]", "N:1C  E:1H  S:X" },
    /* Out of rotation and not accepted: the turn goes back to whom it skipped. */
    { "[Auction \"W\"] ^S 1D =1= Pass 1D [Note \"1:N: 1D -> -\"]", "W:^S  N:1D!  W:Pass  N:1D" },
    { "[Auction \"W\"] ^S ^S 1D =1= 1H [Note \"1:E: 1D -> -\"]", "W:^S  N:^S  E:1D!  W:1H" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    assert_auction (table[i].pbn, table[i].expected);
}

static void
test_vulnerabilities (void)
{
  static const struct
  {
    const char *value;
    LexVulnerability vulnerability;
  } table[] = {
    { "None", LEX_VULNERABILITY_NONE }, { "Love", LEX_VULNERABILITY_NONE },
    { "-", LEX_VULNERABILITY_NONE },    { "NS", LEX_VULNERABILITY_NS },
    { "ew", LEX_VULNERABILITY_EW },     { "All", LEX_VULNERABILITY_ALL },
    { "Both", LEX_VULNERABILITY_ALL },  { "?", LEX_VULNERABILITY_UNKNOWN },
    { "", LEX_VULNERABILITY_UNKNOWN },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *pbn = g_strdup_printf ("[Vulnerable \"%s\"]", table[i].value);
      g_autoptr (LexPbn) game = lex_pbn_parse (pbn, NULL);

      g_assert_cmpint (game->vulnerability, ==, table[i].vulnerability);
    }
}

/* An example needs not all: what is not told is NULL. */
static void
test_sparse (void)
{
  g_autoptr (LexPbn) game
      = lex_pbn_parse ("[Deal \"\"]\n[Contract \"?\"]\n[Declarer \"\"]\n[Auction \"N\"]\n", NULL);
  g_autoptr (LexPbn) contract = lex_pbn_parse ("[Contract \"4SX\"][Declarer \"^w\"]", NULL);

  g_assert_null (game->deal);
  g_assert_null (game->auction);
  g_assert_null (game->contract);
  g_assert_null (game->declarer);
  g_assert_cmpint (game->vulnerability, ==, LEX_VULNERABILITY_UNKNOWN);
  g_assert_cmpstr (contract->contract, ==, "4SX");
  g_assert_cmpstr (contract->declarer, ==, "W");
}

static void
test_second_game (void)
{
  assert_auction ("[Auction \"N\"] 1C AP\n\n[Deal \"\"][Auction \"S\"] 1D AP\n[Auction \"W\"] 1S",
                  "N:1C  E:Pass  S:Pass  W:Pass");
}

static void
test_latin1 (void)
{
  g_autoptr (LexPbn) game = lex_pbn_parse ("[Auction \"N\"] 1C =1= [Note \"1:pr\xe9"
                                           "cis\"]",
                                           NULL);
  gsize n_calls;

  g_assert_cmpstr (lex_auction_get_calls (game->auction, &n_calls)->note, ==, "précis");
}

static void
test_errors (void)
{
  static const struct
  {
    const char *pbn;
    int code;
    const char *says;
  } table[] = {
    { "", LEX_BRIDGE_ERROR_PBN, "Line 1: no tag" },
    { "a story", LEX_BRIDGE_ERROR_PBN, "Line 1: no tag" },
    { "[Dealer \"N\"]\n\n[Deal \"N:A...", LEX_BRIDGE_ERROR_PBN, "Line 3: the tag" },
    { "[Dealer N]", LEX_BRIDGE_ERROR_PBN, "Line 1: the tag" },
    { "[\"N\"]", LEX_BRIDGE_ERROR_PBN, "Line 1: the tag" },
    { "[Dealer \"N\"", LEX_BRIDGE_ERROR_PBN, "Line 1: the tag" },
    { "[Dealer \"N\"]\n{ open\n\n", LEX_BRIDGE_ERROR_PBN, "Line 2: the comment" },
    { "\r\n[Deal \"N:AA... - - -\"]", LEX_BRIDGE_ERROR_DEAL, "Line 2: ♠A" },
    { "[Auction \"?\"]\n1C", LEX_BRIDGE_ERROR_AUCTION, "Line 1: nobody" },
    { "[Auction \"N\"]\n1C\n8H", LEX_BRIDGE_ERROR_AUCTION, "Line 3: “8H”" },
    { "[Auction \"N\"]\n1C - 1H", LEX_BRIDGE_ERROR_AUCTION, "Line 2: “-”" },
    { "[Auction \"N\"]\n2C\n{\n}1NT", LEX_BRIDGE_ERROR_AUCTION, "Line 4: 1NT: this bid is insuff" },
    { "[Auction \"N\"]\n1C ^I 1NT", LEX_BRIDGE_ERROR_AUCTION, "Line 2: 1NT: this bid is suff" },
    { "[Auction \"N\"]\n1C ^I Pass", LEX_BRIDGE_ERROR_AUCTION, "“^I Pass”" },
    { "[Auction \"N\"]\n1C ^I", LEX_BRIDGE_ERROR_AUCTION, "Line 2: “^I”" },
    { "[Auction \"N\"]\n1C ^R 1H", LEX_BRIDGE_ERROR_AUCTION, "“^R 1H”" },
    { "[Auction \"N\"]\nX", LEX_BRIDGE_ERROR_AUCTION, "Line 2: X" },
    { "[Auction \"N\"]\n1C Pass X", LEX_BRIDGE_ERROR_AUCTION, "Line 2: X" },
    { "[Auction \"N\"]\n1C X XX XX", LEX_BRIDGE_ERROR_AUCTION, "Line 2: XX" },
    { "[Auction \"N\"]\n1C AP\nPass", LEX_BRIDGE_ERROR_AUCTION, "Line 3: Pass: the auction has" },
    { "[Auction \"N\"]\nPass Pass Pass Pass\n1C", LEX_BRIDGE_ERROR_AUCTION, "Line 3: 1C" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexPbn) game = lex_pbn_parse (table[i].pbn, &error);

      g_test_message ("%s: %s", table[i].pbn, error != NULL ? error->message : "no error");
      g_assert_null (game);
      g_assert_error (error, LEX_BRIDGE_ERROR, table[i].code);
      g_assert_nonnull (strstr (error->message, table[i].says));
    }
}

/* Whatever stands in a file, the reader ends with a game or an error. */
static void
test_noise (void)
{
  static const char alphabet[] = "[]\"{};%^IS=12$!?*+-APNTXCDHS \n\\:.\xe9";

  for (guint round = 0; round < 4000; round++)
    {
      g_autoptr (GString) pbn = g_string_new ("[Auction \"N\"] ");
      g_autoptr (GError) error = NULL;
      g_autoptr (LexPbn) game = NULL;

      for (gint32 n = g_test_rand_int_range (0, 40); n > 0; n--)
        g_string_append_c (pbn, alphabet[g_test_rand_int_range (0, sizeof alphabet - 1)]);
      game = lex_pbn_parse (pbn->str, &error);
      g_assert_true ((game == NULL) == (error != NULL));
    }
}

/* Law 2 says what the game leaves out, and nothing that the game says. */
static void
test_number (void)
{
  static const struct
  {
    const char *pbn;
    const char *dealer;
    gboolean dealer_by_number;
    LexVulnerability vulnerability;
    gboolean vulnerability_by_number;
  } table[] = {
    { "[Board \"7\"]", "S", TRUE, LEX_VULNERABILITY_ALL, TRUE },
    { "[Board \"23\"]\n[Dealer \"?\"]\n[Vulnerable \"?\"]", "S", TRUE, LEX_VULNERABILITY_ALL,
      TRUE },
    { "[Board \"7\"]\n[Dealer \"W\"]", "W", FALSE, LEX_VULNERABILITY_ALL, TRUE },
    { "[Board \"7\"]\n[Vulnerable \"None\"]", "S", TRUE, LEX_VULNERABILITY_NONE, FALSE },
    { "[Board \"7\"]\n[Dealer \"W\"]\n[Vulnerable \"EW\"]", "W", FALSE, LEX_VULNERABILITY_EW,
      FALSE },
    { "[Board \"0\"]", NULL, FALSE, LEX_VULNERABILITY_UNKNOWN, FALSE },
    { "[Board \"2026\"]", NULL, FALSE, LEX_VULNERABILITY_UNKNOWN, FALSE },
    { "[Board \"7a\"]", NULL, FALSE, LEX_VULNERABILITY_UNKNOWN, FALSE },
    { "[Event \"7\"]", NULL, FALSE, LEX_VULNERABILITY_UNKNOWN, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexPbn) game = lex_pbn_parse (table[i].pbn, NULL);

      g_test_message ("%s", table[i].pbn);
      g_assert_cmpstr (game->dealer, ==, table[i].dealer);
      g_assert_cmpint (game->dealer_by_number, ==, table[i].dealer_by_number);
      g_assert_cmpint (game->vulnerability, ==, table[i].vulnerability);
      g_assert_cmpint (game->vulnerability_by_number, ==, table[i].vulnerability_by_number);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bridge/pbn/game", test_game);
  g_test_add_func ("/bridge/pbn/auctions", test_auctions);
  g_test_add_func ("/bridge/pbn/standard-irregularities", test_standard_irregularities);
  g_test_add_func ("/bridge/pbn/withdrawn", test_withdrawn);
  g_test_add_func ("/bridge/pbn/vulnerabilities", test_vulnerabilities);
  g_test_add_func ("/bridge/pbn/sparse", test_sparse);
  g_test_add_func ("/bridge/pbn/second-game", test_second_game);
  g_test_add_func ("/bridge/pbn/latin1", test_latin1);
  g_test_add_func ("/bridge/pbn/errors", test_errors);
  g_test_add_func ("/bridge/pbn/number", test_number);
  g_test_add_func ("/bridge/pbn/noise", test_noise);

  return g_test_run ();
}
