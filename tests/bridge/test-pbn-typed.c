/* test-pbn-typed.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Boards as directors type them: what becomes of them is PBN that can be read, or nothing.
 */

#include "bridge/pbn/lex-pbn-typed.h"
#include "bridge/pbn/lex-pbn.h"

#include <string.h>

#define HANDS "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"

static LexPbn *
read (const char *typed)
{
  g_autofree char *pbn = lex_pbn_typed_dup (typed, NULL);
  g_autoptr (GError) error = NULL;
  LexPbn *game;

  g_assert_nonnull (pbn);
  g_test_message ("%s", pbn);
  game = lex_pbn_parse (pbn, &error);
  g_assert_no_error (error);
  return game;
}

static void
test_whole (void)
{
  g_autoptr (LexPbn) game
      = read ("  " HANDS "\n\nn: pas pas 1n x\nxx p 3BA ap\nW S4 s6 S3 SK\nDQ D2 d5 D4\n");
  gsize n_calls = 0;

  g_assert_nonnull (game->deal);
  g_assert_cmpstr (game->dealer, ==, "N");
  lex_auction_get_calls (game->auction, &n_calls);
  g_assert_cmpuint (n_calls, ==, 10);
  g_assert_nonnull (game->play);
}

static void
test_parts (void)
{
  g_autoptr (LexPbn) deal = read (HANDS);
  g_autoptr (LexPbn) auction = read ("E 1♠ kontra pas 2♥");

  g_assert_nonnull (deal->deal);
  g_assert_null (deal->auction);
  g_assert_nonnull (auction->auction);
  g_assert_null (auction->deal);
}

/* Four tricks before the end: what is left, and what is played. */
static void
test_end_position (void)
{
  g_autoptr (LexPbn) game = read ("N:QJ.6..T 8.J9.A. .K.T6.5 K.Q.4.3\n4sx w");
  g_autoptr (LexPbn) notrump = read ("3BA N");

  g_assert_true (lex_deal_is_end_position (game->deal));
  g_assert_cmpstr (game->contract, ==, "4SX");
  g_assert_cmpstr (game->declarer, ==, "W");
  g_assert_cmpint ((int) game->trumps, ==, (int) LEX_TRUMPS_SPADES);
  g_assert_cmpstr (notrump->contract, ==, "3NT");
}

/* What the Director is called for most of all. */
static void
test_insufficient (void)
{
  g_autofree char *pbn = lex_pbn_typed_dup ("E pas 1c 1s 1h", NULL);
  g_autoptr (LexPbn) game = read ("E pas 1c 1s 1h");

  g_assert_nonnull (strstr (pbn, "1S ^I 1H"));
  g_assert_nonnull (game->auction);
}

static void
test_none (void)
{
  static const char *const others[]
      = { "",      "\n",       "1C P",       "N",       "N:",      "N 1C what",
          "W S4x", "[Deal \"", "N 1C\nN 1D", "ruling…", "N 1C S4", HANDS "\n" HANDS,
          "4S X",  "8S W",     "4S W\n3NT N" };

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *pbn = lex_pbn_typed_dup (others[i], NULL);

      g_test_message ("%s", others[i]);
      g_assert_null (pbn);
    }
}

#define THREE_NT "N pas pas 1n pas\n3n ap\n"

/* Leader of each trick, whether it was led or revoked out of order, and who played which card. */
static void
test_play (void)
{
  static const struct
  {
    const char *typed;
    const char *play;
  } table[] = {
    /* South wins and leads on; without the hands, too. */
    { THREE_NT "W S4 S6 S3 SK\nDQ D2 D5 D4", "[Play \"W\"]\nS4 S6 S3 SK\nD2 D5 D4 DQ\n*\n" },
    { "W S4 S6 S3 SK\nDQ D2 D5 D4", "[Play \"W\"]\nS4 S6 S3 SK\nD2 D5 D4 DQ\n*\n" },
    { "W S4 S6 S3 SK DQ D2", "[Play \"W\"]\nS4 S6 S3 SK\nD2 - - DQ\n*\n" },
    /* Who said who led is believed, and a lead out of turn is marked. */
    { "W S4 S6 S3 SK\nE DQ D2 D5 D4", "[Play \"W\"]\nS4 S6 S3 SK\nD5 D4 ^L DQ D2\n*\n" },
    { "W S4 H6 S3 SK\nS DQ D2", "[Play \"W\"]\nS4 H6 S3 SK\nD2 - - DQ\n*\n" },
    /* North had spades. */
    { HANDS "\n" THREE_NT "W S4 H2 S3 SK\nDQ D2 D5 D4",
      "[Play \"W\"]\nS4 ^R H2 S3 SK\nD2 D5 D4 DQ\n*\n" },
    /* The hands say who led where the auction does not say what was trumps. */
    { HANDS "\nW S4 H2 S3 SK\nDQ D2 D5 D4", "[Play \"W\"]\nS4 ^R H2 S3 SK\nD2 D5 D4 DQ\n*\n" },
    { "W SA S10 S3 S2", "[Play \"W\"]\nSA ST S3 S2\n*\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *pbn = lex_pbn_typed_dup (table[i].typed, NULL);
      g_autoptr (LexPbn) game = read (table[i].typed);

      g_assert_cmpstr (strstr (pbn, "[Play"), ==, table[i].play);
      g_assert_nonnull (game->play);
    }
}

/* What can be read in two ways is asked about. */
static void
test_doubtful (void)
{
  static const char *const doubtful[] = {
    "W S4 H6 S3 SK\nDQ D2 D5 D4",                     /* a ruff, or not */
    "W S4 S6 S3\nDQ D2 D5 D4",                        /* nobody has won */
    HANDS "\n" THREE_NT "W S4 S6 S3 SK\nD2 D5 D4 DQ", /* West led, or PBN's columns */
  };

  for (guint i = 0; i < G_N_ELEMENTS (doubtful); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *pbn = lex_pbn_typed_dup (doubtful[i], &error);

      g_assert_null (pbn);
      g_assert_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PLAY);
      g_assert_nonnull (strchr (error->message, '2'));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bridge/pbn-typed/whole", test_whole);
  g_test_add_func ("/bridge/pbn-typed/end-position", test_end_position);
  g_test_add_func ("/bridge/pbn-typed/parts", test_parts);
  g_test_add_func ("/bridge/pbn-typed/insufficient", test_insufficient);
  g_test_add_func ("/bridge/pbn-typed/play", test_play);
  g_test_add_func ("/bridge/pbn-typed/doubtful", test_doubtful);
  g_test_add_func ("/bridge/pbn-typed/none", test_none);
  return g_test_run ();
}
