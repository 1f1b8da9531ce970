/* test-play.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What users of a play rely on: who led, who won, whose turn it is, what is left.
 */

#include "bridge/lex-bridge-error.h"
#include "bridge/lex-play.h"

#include <string.h>

/* "SA H2 - ^R C3": a dash for an unknown card. */
static LexPlay *
make_play (LexSeat first, const char *contract, const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);
  g_autoptr (GArray) cards = g_array_new (FALSE, TRUE, sizeof (LexPlayCard));
  LexFault fault = LEX_FAULT_NONE;

  for (guint i = 0; words[i] != NULL; i++)
    {
      LexPlayCard card = { .known = words[i][0] != '-', .fault = fault };

      if (words[i][0] == '^')
        {
          fault = words[i][1] == 'R' ? LEX_FAULT_REVOKE : LEX_FAULT_LEAD;
          continue;
        }
      fault = LEX_FAULT_NONE;
      if (card.known)
        {
          g_assert_true (lex_suit_from_letter (words[i][0], &card.suit));
          g_assert_true (lex_rank_from_letter (words[i][1], &card.rank));
        }
      g_array_append_val (cards, card);
    }

  return lex_play_new (first, lex_trumps_from_contract (contract),
                       (const LexPlayCard *) (gpointer) cards->data, cards->len);
}

static char
get_letter (int seat)
{
  return seat < 0 ? '?' : lex_seat_get_letter ((LexSeat) seat);
}

/* Leader and winner of each trick, then whose turn it is: "WN NN N". */
static char *
describe (LexPlay *play)
{
  GString *out = g_string_new (NULL);
  gsize n;
  const LexTrick *tricks = lex_play_get_tricks (play, &n);

  for (gsize i = 0; i < n; i++)
    g_string_append_printf (out, "%c%c ", get_letter (tricks[i].leader),
                            get_letter (tricks[i].winner));
  g_string_append_c (out, get_letter (lex_play_get_turn (play)));

  return g_string_free (out, FALSE);
}

static void
test_tricks (void)
{
  static const struct
  {
    const char *contract;
    const char *cards; /* under W N E S */
    const char *expected;
  } table[] = {
    { "3NT", "", "W" },
    { "3NT", "SK S3 S4 SA", "WS S" },
    { "3NT", "SK H3 S4 HA", "WW W" },
    { "4H", "SK H3 S4 HA", "WS S" },
    { "4SX", "HK S3 H4 HA", "WN N" },
    { "H", "SK H3 S4 S2", "WN N" },
    /* The columns stay; only the leader changes. */
    { "NT", "SK S3 S4 SA D2 D3 D4 CA", "WS SS S" },
    { "NT", "SK S3 S4 SA D2 D3 D4 D5", "WS SS S" },
    /* An unfinished trick, led by South. */
    { "NT", "SK S3 S4 SA S5 - - S6", "WS S? N" },
    { "NT", "SK S3", "W? E" },
    /* The wrong player led. */
    { "NT", "CA C2 ^L C3 C4", "EW W" },
    { "H", "H2 C2 ^L C3 C4", "EW W" },
    /* Unknown cards hide the winner, until a mark or a suit tells. */
    { "NT", "SK - S4 SA D2 D3 D4 D5", "W? ?S S" },
    { "NT", "SK - S4 SA D2 H3 D4 D5", "W? ?? ?" },
    { "NT", "SK - S4 SA D2 ^L H3 D4 D5", "W? NN N" },
    { "?", "SK S3 S4 SA", "WS S" },
    { "?", "SK S3 S4 HA", "W? ?" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexPlay) play = *table[i].cards != '\0'
                                     ? make_play (LEX_SEAT_WEST, table[i].contract, table[i].cards)
                                     : lex_play_new (LEX_SEAT_WEST, LEX_TRUMPS_NONE, NULL, 0);
      g_autofree char *described = describe (play);

      g_test_message ("%s: %s", table[i].contract, table[i].cards);
      g_assert_cmpstr (described, ==, table[i].expected);
    }
}

static void
test_trumps (void)
{
  g_assert_cmpint (lex_trumps_from_contract ("4SXX"), ==, LEX_TRUMPS_SPADES);
  g_assert_cmpint (lex_trumps_from_contract ("1c"), ==, LEX_TRUMPS_CLUBS);
  g_assert_cmpint (lex_trumps_from_contract ("3NT"), ==, LEX_TRUMPS_NONE);
  g_assert_cmpint (lex_trumps_from_contract ("D"), ==, LEX_TRUMPS_DIAMONDS);
  g_assert_cmpint (lex_trumps_from_contract ("Pass"), ==, LEX_TRUMPS_UNKNOWN);
  g_assert_cmpint (lex_trumps_from_contract (NULL), ==, LEX_TRUMPS_UNKNOWN);
}

#define DEAL "N:A32.K2.. K5..K2.A 4.A3.A3. Q.Q..Q43"

static void
test_end_position (void)
{
  static const struct
  {
    guint n_tricks;
    const char *left;
  } table[] = {
    { 0, "N:A32.K2.. K5..K2.A 4.A3.A3. Q.Q..Q43" },
    { 1, "N:32.K2.. 5..K2.A .A3.A3. .Q..Q43" },
    { G_MAXUINT, "N:32.2.. 5..K2.A .A3.A3. .Q..Q43" },
  };
  g_autoptr (LexDeal) deal = lex_deal_parse (DEAL, NULL);
  g_autoptr (LexPlay) play = make_play (LEX_SEAT_NORTH, "NT", "SA SK S4 SQ HK");

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexDeal) left = lex_play_dup_end_position (play, deal, table[i].n_tricks);
      g_autofree char *text = lex_deal_to_text (left);

      g_assert_cmpstr (text, ==, table[i].left);
    }
  g_assert_true (lex_deal_is_end_position (deal));
}

static void
test_unknown_hands_stay (void)
{
  g_autoptr (LexDeal) deal = lex_deal_parse ("N:A32.K2.. - - -", NULL);
  g_autoptr (LexPlay) play = make_play (LEX_SEAT_NORTH, "NT", "SA SK S4 SQ");
  g_autoptr (LexDeal) left = lex_play_dup_end_position (play, deal, 1);
  g_autofree char *text = lex_deal_to_text (left);

  g_assert_cmpstr (text, ==, "N:32.K2.. - - -");
  g_assert_true (lex_play_check (play, deal, NULL));
}

static void
test_check (void)
{
  static const struct
  {
    const char *cards;
    const char *says; /* nullable: the play can be */
  } table[] = {
    { "SA SK S4 SQ", NULL },
    { "SA S5 S4 SQ HK ^R D2 HA HQ", "no revoke" },
    { "SA S6 S4 SQ", "Trick 1: E plays ♠6: this card is not in that hand" },
    { "SA SK S4 SQ SA S5 DA HQ", "Trick 2: N plays ♠A: this card" },
    { "SA CA S4 SQ", "Trick 1: E plays ♣A: this is a revoke" },
    { "SA ^R CA S4 SQ", NULL },
    { "SA ^R SK S4 SQ", "Trick 1: E plays ♠K: this is no revoke" },
  };
  g_autoptr (LexDeal) deal = lex_deal_parse (DEAL, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexPlay) play = make_play (LEX_SEAT_NORTH, "NT", table[i].cards);
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", table[i].cards);
      g_assert_true (lex_play_check (play, deal, &error) == (table[i].says == NULL));
      if (table[i].says == NULL)
        continue;
      g_assert_error (error, LEX_BRIDGE_ERROR, LEX_BRIDGE_ERROR_PLAY);
      g_assert_nonnull (strstr (error->message, table[i].says));
    }
}

static void
test_deal_check (void)
{
  static const struct
  {
    const char *deal;
    gboolean fits;
  } table[] = {
    { "N:A2... K3... Q4... J5...", TRUE }, { "N:A2... - Q4... -", TRUE }, { "N:- - - -", TRUE },
    { "N:A2... K... Q4... J5...", FALSE }, { "N:- K... - J5...", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autoptr (LexDeal) deal = lex_deal_parse (table[i].deal, NULL);
      g_autoptr (GError) error = NULL;

      g_assert_true (lex_deal_check (deal, &error) == table[i].fits);
      g_assert_true ((error == NULL) == table[i].fits);
    }
}

static void
test_deal_text (void)
{
  g_autoptr (LexDeal) deal = lex_deal_parse ("w:aK10.2.. - 23456.. ...5", NULL);

  g_assert_null (deal);
  deal = lex_deal_parse ("w:aK10.2.. - 9.345.. ...5", NULL);
  g_autofree char *text = lex_deal_to_text_from (deal, LEX_SEAT_SOUTH);

  g_assert_cmpstr (text, ==, "S:...5 AKT.2.. - 9.543..");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bridge/play/tricks", test_tricks);
  g_test_add_func ("/bridge/play/trumps", test_trumps);
  g_test_add_func ("/bridge/play/end-position", test_end_position);
  g_test_add_func ("/bridge/play/unknown-hands-stay", test_unknown_hands_stay);
  g_test_add_func ("/bridge/play/check", test_check);
  g_test_add_func ("/bridge/play/deal-check", test_deal_check);
  g_test_add_func ("/bridge/play/deal-text", test_deal_text);

  return g_test_run ();
}
