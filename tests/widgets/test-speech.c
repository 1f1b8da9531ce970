/* test-speech.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves what is said aloud of cards, calls, hands, auctions and tricks, in
 * both languages, and as what a deal is taken by its cards.
 */

#include "type/lex-auction-table.h"
#include "type/lex-deal-words.h"
#include "type/lex-play-words.h"
#include "type/lex-speech.h"

static const struct
{
  const char *plain;
  const char *spoken[LEX_N_LANGUAGES];
} words[] = {
  { "1♠", { "1 spade", "1 pik" } },
  { "2♦", { "2 diamonds", "2 kara" } },
  { "5♣ X", { "5 clubs X", "5 trefli X" } },
  { "♥", { "hearts", "kiery" } },
  { "♥A.", { "ace of hearts.", "as kier." } },
  { "♠10", { "10 of spades", "10 pik" } },
  { "♦K105", { "diamonds king 10 5", "kara król 10 5" } },
  { "♣Kx", { "clubs Kx", "trefle Kx" } },
  { "10♠", { "10spades", "10piki" } },
  { "A♠?", { "Aspades?", "Apiki?" } },
};

static void
test_words (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (words); i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      {
        g_autofree char *spoken = lex_speech_dup_words (words[i].plain, language);

        g_assert_cmpstr (spoken, ==, words[i].spoken[language]);
      }
}

/* Honours go by the language's own letters. */
static void
test_honours (void)
{
  g_autofree char *polish = lex_speech_dup_words ("♠KD5 i ♥W, 1BA", LEX_LANGUAGE_PL);
  g_autofree char *english = lex_speech_dup_words ("♠KQ5 and ♥J, 3NT", LEX_LANGUAGE_EN);

  g_assert_cmpstr (polish, ==, "piki król dama 5 i walet kier, 1 bez atu");
  g_assert_cmpstr (english, ==, "spades king queen 5 and jack of hearts, 3 no trump");
}

static void
test_plural (void)
{
  static const struct
  {
    guint n;
    const char *word;
  } counts[] = { { 1, "a" }, { 2, "b" },  { 4, "b" },  { 5, "c" },   { 12, "c" },
                 { 0, "c" }, { 22, "b" }, { 25, "c" }, { 112, "c" }, { 101, "c" } };

  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    g_assert_cmpstr (lex_speech_pick_plural (counts[i].n, "a", "b", "c"), ==, counts[i].word);
}

static const struct
{
  const char *deal;
  LexDealForm form;
  guint n_tricks;
} shapes[] = {
  { "N:KQ854.T7.AJ3.KT6 97.AQ854.K865.92 AJ62.K3.T42.AQ85 T3.J962.Q97.J743", LEX_DEAL_FORM_WHOLE,
    0 },
  { "N:KQ854.T7.AJ3.KT6 - AJ62.K3.T42.AQ85 -", LEX_DEAL_FORM_WHOLE, 0 },
  { "N:K4.A..3 .Q.K.T9 Q.7..A5 J9.2.A.2", LEX_DEAL_FORM_END, 5 },
  { "N:K4.A..3 .Q.K.T9 Q.7..A .K9.A.2", LEX_DEAL_FORM_END, 4 },
  { "N:K4.A..3 - Q.7..A5 -", LEX_DEAL_FORM_END, 4 },
  { "N:- - - AQ7.8.KT984.QT52", LEX_DEAL_FORM_HAND, 0 },
  { "N:- - - AQ7.8.K.QT52", LEX_DEAL_FORM_HAND, 9 },
  { "N:- - - AKQJT98765432...", LEX_DEAL_FORM_HAND, 0 },
  { "N:AQT2... K76... J93... 854...", LEX_DEAL_FORM_SUIT, 0 },
  { "N:..AQT2. - ..J93. -", LEX_DEAL_FORM_SUIT, 0 },
};

static void
test_shapes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (shapes); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexDeal) deal = lex_deal_parse (shapes[i].deal, &error);
      LexDealShape shape;

      g_assert_no_error (error);
      g_test_message ("%s", shapes[i].deal);
      shape = lex_deal_shape_of (deal);
      g_assert_cmpint (shape.form, ==, shapes[i].form);
      g_assert_cmpuint (shape.n_tricks, ==, shapes[i].n_tricks);
    }
}

static const struct
{
  const char *pbn;
  const char *spoken[LEX_N_LANGUAGES];
} deals[] = {
  { "[Vulnerable \"None\"]\n[Deal \"N:K4.A..3 - Q.7..A5 -\"]\n[Contract \"4SX\"]\n[Declarer \"S\"]",
    { "North: spades king 4; hearts ace; diamonds void; clubs 3. South: spades queen; hearts 7; "
      "diamonds void; clubs ace 5. 4 tricks left, none vulnerable, 4 spades by South, doubled",
      "North: piki król 4; kiery as; kara renons; trefle 3. South: piki dama; kiery 7; kara "
      "renons; trefle as 5. zostały 4 lewy, obie przed partią, 4 piki z kontrą, gra South" } },
  { "[Deal \"N:AQT2... K76... J93... ...\"]",
    { "North: spades ace queen 10 2. East: spades king 7 6. South: spades jack 9 3. "
      "West: spades void.",
      "North: piki as dama 10 2. East: piki król 7 6. South: piki walet 9 3. "
      "West: piki renons." } },
  { "[Deal \"N:- - KQ854.T7.AJ3.KT AJ62.K3.T42.AQ85\"]",
    { "South: spades king queen 8 5 4; hearts 10 7; diamonds ace jack 3; clubs king 10; 12 cards. "
      "West: spades ace jack 6 2; hearts king 3; diamonds 10 4 2; clubs ace queen 8 5.",
      "South: piki król dama 8 5 4; kiery 10 7; kara as walet 3; trefle król 10; 12 kart. "
      "West: piki as walet 6 2; kiery król 3; kara 10 4 2; trefle as dama 8 5." } },
};

static void
test_deals (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (deals); i++)
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (LexPbn) pbn = lex_pbn_parse (deals[i].pbn, &error);
        g_autofree char *spoken = NULL;

        g_assert_no_error (error);
        spoken = lex_deal_words_describe (pbn, language);
        g_assert_cmpstr (spoken, ==, deals[i].spoken[language]);
      }
}

/* A bid withdrawn and replaced, one withdrawn whose turn went back, an accepted one, an alert. */
static void
test_auction (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) pbn = lex_pbn_parse ("[Dealer \"W\"]\n[Auction \"W\"]\n"
                                          "1H =1= ^S X =2= 1S\n"
                                          "^I 1S =3= 2S Pass ^I 2H\nPass *\n"
                                          "[Note \"1:*\"]\n[Note \"2:E: X -> -\"]\n"
                                          "[Note \"3:E: 1S -> 2S\"]\n",
                                          &error);
  g_autofree char *english = NULL;
  g_autofree char *polish = NULL;

  g_assert_no_error (error);
  english = lex_auction_table_describe (pbn->auction, LEX_LANGUAGE_EN);
  polish = lex_auction_table_describe (pbn->auction, LEX_LANGUAGE_PL);
  g_assert_cmpstr (
      english, ==,
      "West 1 heart (alert), North passed over, East double (out of rotation, withdrawn), "
      "North 1 spade, East 1 spade (insufficient, withdrawn), replaced by 2 spades, "
      "South pass, West 2 hearts (insufficient), North pass");
  g_assert_cmpstr (
      polish, ==,
      "West 1 kier (alert), North pominięty, East kontra (poza kolejnością, wycofane), "
      "North 1 pik, East 1 pik (niewystarczająca, wycofane), zastąpione przez 2 piki, "
      "South pas, West 2 kiery (niewystarczająca), North pas");
}

/* West's king is won by South's ace; East's revoke in the next trick, which lacks cards. */
static void
test_play (void)
{
  static const LexPlayCard cards[] = {
    { TRUE, LEX_SUIT_SPADES, 11 },
    { TRUE, LEX_SUIT_SPADES, 1 },
    { TRUE, LEX_SUIT_SPADES, 3 },
    { TRUE, LEX_SUIT_SPADES, 12 },
    { FALSE },
    { FALSE },
    { TRUE, LEX_SUIT_CLUBS, 0, LEX_FAULT_REVOKE },
    { TRUE, LEX_SUIT_HEARTS, 8 },
  };
  g_autoptr (LexPlay) play
      = lex_play_new (LEX_SEAT_WEST, LEX_TRUMPS_NONE, cards, G_N_ELEMENTS (cards));
  g_autofree char *english = lex_play_words_describe (play, LEX_LANGUAGE_EN);
  g_autofree char *polish = lex_play_words_describe (play, LEX_LANGUAGE_PL);

  g_assert_cmpstr (english, ==,
                   "Trick 1, West leads: king of spades, North 3 of spades, East 5 of spades, "
                   "South ace of spades; South wins. "
                   "Trick 2, South leads: 10 of hearts, East 2 of clubs (revoke).");
  g_assert_cmpstr (polish, ==,
                   "Lewa 1, wychodzi West: król pik, North 3 pik, East 5 pik, South as pik; "
                   "bierze South. "
                   "Lewa 2, wychodzi South: 10 kier, East 2 trefl (fałszywy renons).");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/speech/words", test_words);
  g_test_add_func ("/speech/honours", test_honours);
  g_test_add_func ("/speech/plural", test_plural);
  g_test_add_func ("/speech/shapes", test_shapes);
  g_test_add_func ("/speech/deals", test_deals);
  g_test_add_func ("/speech/auction", test_auction);
  g_test_add_func ("/speech/play", test_play);
  return g_test_run ();
}
