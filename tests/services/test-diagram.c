/* test-diagram.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Deals, end positions, single hands, one suit and tricks in letters, as they should look. It
 * refuses to know which example has them. Meson runs it.
 */

#include "services/lex-diagram.h"

#include "bridge/pbn/lex-pbn.h"

static const struct
{
  const char *name;
  const char *deal;
  LexLanguage language;
  const char *lines;
} deals[] = {
  { "polish", "N:AKQJ.T98.765.432 T98.765.432.AKQJ 765.432.AKQJ.T98 432.AKQJ.T98.765",
    LEX_LANGUAGE_PL,
    "        ♠ AKDW\n"
    "        ♥ 1098\n"
    "        ♦ 765\n"
    "        ♣ 432\n"
    "♠ 432  ┌─ N ─┐ ♠ 1098\n"
    "♥ AKDW W     E ♥ 765\n"
    "♦ 1098 │     │ ♦ 432\n"
    "♣ 765  └─ S ─┘ ♣ AKDW\n"
    "        ♠ 765\n"
    "        ♥ 432\n"
    "        ♦ AKDW\n"
    "        ♣ 1098\n" },
  { "end-position", "N:A..5. K..4. Q..3. J.7..", LEX_LANGUAGE_EN,
    "     ♠ A\n"
    "     ♥ –\n"
    "     ♦ 5\n"
    "     ♣ –\n"
    "♠ J ┌─ N ─┐ ♠ K\n"
    "♥ 7 W     E ♥ –\n"
    "♦ – │     │ ♦ 4\n"
    "♣ – └─ S ─┘ ♣ –\n"
    "     ♠ Q\n"
    "     ♥ –\n"
    "     ♦ 3\n"
    "     ♣ –\n" },
  { "two-hands", "N:- A.K.Q.J - T.9.8.7", LEX_LANGUAGE_EN,
    "♠ 10 ┌─ N ─┐ ♠ A\n"
    "♥ 9  W     E ♥ K\n"
    "♦ 8  │     │ ♦ Q\n"
    "♣ 7  └─ S ─┘ ♣ J\n" },
  { "single-hand", "N:- AQT.K3..J - -", LEX_LANGUAGE_PL,
    "E\n"
    "♠ AD10\n"
    "♥ K3\n"
    "♦ –\n"
    "♣ W\n" },
  { "one-suit", "N:.AQ3.. .K2.. .J54.. .T9..", LEX_LANGUAGE_EN,
    "      AQ3\n"
    "       N\n"
    "109  W ♥ E  K2\n"
    "       S\n"
    "      J54\n" },
};

static void
test_deal (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autoptr (LexDeal) deal = lex_deal_parse (deals[i].deal, NULL);
  g_autofree char *lines = lex_diagram_dup_deal (deal, deals[i].language);

  g_assert_cmpstr (lines, ==, deals[i].lines);
}

static void
test_tricks (void)
{
  g_autoptr (LexPbn) game = lex_pbn_parse ("[Contract \"4S\"][Play \"W\"]\n"
                                           "HK =1= H2 HT H3\n^L D2 D3 D4 ^R S5\nC2 - - CQ\n"
                                           "[Note \"1:asks\"]",
                                           NULL);
  g_autofree char *lines = lex_diagram_dup_play (game->play, LEX_LANGUAGE_PL);

  g_assert_cmpstr (lines, ==,
                   "     W          N          E          S\n"
                   " 1. →♥K* [1]    ♥2         ♥10        ♥3\n"
                   " 2. →♦2 [2]     ♦3         ♦4         ♠5* [3]\n"
                   " 3.  ♣2                              →♣D\n"
                   "[1] asks\n"
                   "[2] lead out of turn\n"
                   "[3] revoke\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (deals); i++)
    {
      g_autofree char *path = g_strconcat ("/services/diagram/", deals[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_deal);
    }
  g_test_add_func ("/services/diagram/tricks", test_tricks);
  return g_test_run ();
}
