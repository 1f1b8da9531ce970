/* lex-calculated-movements.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions about movements, with other numbers each time: what counting alone decides, in
 * Mitchell, Howell, round robin, Swiss and knockout. It refuses to know customs of clubs: each
 * question says how its movement goes. Only lex-calculated.c calls it.
 */

#include "services/lex-calculated-private.h"

/* A part of a seed; what is left of it is for the next. */
static guint
take (guint32 *seed, guint n)
{
  const guint part = *seed % n;

  *seed /= n;
  return part;
}

/* Mitchell */

/* In a Mitchell with an odd number of tables no round is skipped. @up: whether what is asked for
 * moves up. */
static void
make_mitchell (LexMade *made, guint32 seed, gboolean up)
{
  static const guint sizes[] = { 5, 7, 9, 11, 13 };
  const guint n = sizes[seed % G_N_ELEMENTS (sizes)];
  const guint other = seed / G_N_ELEMENTS (sizes);
  const guint round = 2 + other % (n - 1);
  const guint table = 1 + other / (n - 1) % n;
  const guint at = up ? table + n - (round - 1) : table + (round - 1);

  made->value = (at - 1) % n + 1;
  made->text[LEX_LANGUAGE_EN] = g_strdup_printf (
      up ? "A Mitchell of %u tables: after each round EW go to the next higher table, boards to "
           "the "
           "next lower. Which EW pair, by the table where it began, plays at table %u in round %u?"
         : "A Mitchell of %u tables: after each round EW go to the next higher table, boards to "
           "the "
           "next lower. Which set of boards, by the table where it began, is at table %u in round "
           "%u?",
      n, table, round);
  made->text[LEX_LANGUAGE_PL] = g_strdup_printf (
      up ? "Mitchell na %u stołów: po każdej rundzie EW idą o stół wyżej, pudełka o stół niżej. "
           "Która "
           "para EW, według stołu, przy którym zaczęła, gra przy stole %u w rundzie %u?"
         : "Mitchell na %u stołów: po każdej rundzie EW idą o stół wyżej, pudełka o stół niżej. "
           "Który "
           "zestaw pudełek, według stołu, przy którym zaczął, jest przy stole %u w rundzie %u?",
      n, table, round);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf ("The Director says how boards and players move "
                                                "(8A1): here by %u tables since the first round.",
                                                round - 1);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      "O ruchu pudełek i graczy mówi sędzia (8A1): tu o stołów %u od pierwszej rundy.", round - 1);
}

void
lex_calculated_make_pairs (LexMade *made, guint32 seed)
{
  make_mitchell (made, seed, TRUE);
}

void
lex_calculated_make_boards (LexMade *made, guint32 seed)
{
  make_mitchell (made, seed, FALSE);
}

/* After half of the rounds EW pass over a table, and so do not meet the boards again that they had
 * at first. */
void
lex_calculated_make_skip (LexMade *made, guint32 seed)
{
  static const guint sizes[] = { 8, 10, 12, 14 };
  const guint n = sizes[take (&seed, G_N_ELEMENTS (sizes))];
  const guint round = 2 + take (&seed, n - 2);
  const guint table = 1 + take (&seed, n);
  const guint moved = round - 1 + (round > n / 2);

  made->value = (table + 2 * n - moved - 1) % n + 1;
  made->text[LEX_LANGUAGE_EN] = g_strdup_printf (
      "A Mitchell of %u tables with a skip: after each round EW go to the next higher table, but "
      "after round %u two tables higher. Which EW pair, by the table where it began, plays at "
      "table %u in round %u?",
      n, n / 2, table, round);
  made->text[LEX_LANGUAGE_PL] = g_strdup_printf (
      "Mitchell na %u stołów z przeskokiem: po każdej rundzie EW idą o stół wyżej, ale po rundzie "
      "%u o dwa stoły. Która para EW, według stołu, przy którym zaczęła, gra przy stole %u w "
      "rundzie %u?",
      n, n / 2, table, round);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf (
      "The Director says how players move (8A1): here by %u tables since the first round.", moved);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      "O ruchu graczy mówi sędzia (8A1): tu o stołów %u od pierwszej rundy.", moved);
}

/* With an even number of tables the first and the last have one place of boards together, and half
 * way round there is a place without players: as many places as sets. */
void
lex_calculated_make_share_relay (LexMade *made, guint32 seed)
{
  static const guint sizes[] = { 6, 8, 10, 12, 14 };
  const guint n = sizes[take (&seed, G_N_ELEMENTS (sizes))];
  const guint half = n / 2;
  const guint round = 2 + take (&seed, n - 1);
  const guint table = 1 + take (&seed, n);
  const guint place = table <= half ? table : table + 1;

  made->value = (place + round - 2) % n + 1;
  made->text[LEX_LANGUAGE_EN] = g_strdup_printf (
      "A Mitchell of %u tables with share and relay: set 1 is at tables 1 and %u, which always "
      "share, the sets 2 to %u at the tables of their numbers, set %u on a stand between tables %u "
      "and %u, the others in order from there. After each round boards go one place lower, from "
      "tables 1 and %u to table %u, and over the stand. Which set does table %u play in round %u?",
      n, n, half, half + 1, half, half + 1, n, n - 1, table, round);
  made->text[LEX_LANGUAGE_PL] = g_strdup_printf (
      "Mitchell na %u stołów ze wspólnym stołem i stolikiem pośrednim: zestaw 1 leży na stołach 1 "
      "i "
      "%u, które zawsze grają wspólnym, zestawy od 2 do %u na stołach o swoich numerach, zestaw %u "
      "na stoliku między stołami %u i %u, pozostałe po kolei dalej. Po każdej rundzie pudełka idą "
      "o "
      "miejsce niżej, ze stołów 1 i %u na stół %u, i przez stolik. Który zestaw gra stół %u w "
      "rundzie %u?",
      n, n, half, half + 1, half, half + 1, n, n - 1, table, round);
  made->why[LEX_LANGUAGE_EN]
      = g_strdup_printf ("The stand counts as a place, tables 1 and %u as one: the table has place "
                         "%u, where %u rounds "
                         "later comes the set of as many places higher (movement: 8A1).",
                         n, (place - 1) % n + 1, round - 1);
  made->why[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Stolik liczy się jako miejsce, stoły 1 i %u jako jedno: stół ma miejsce "
                         "%u, a po rundach: %u "
                         "leży tam zestaw z miejsca o tyle wyższego (ruch: 8A1).",
                         n, (place - 1) % n + 1, round - 1);
}

void
lex_calculated_make_arrow_switch (LexMade *made, guint32 seed)
{
  const gboolean moving = take (&seed, 2) == 0;
  const guint n = 7 + 2 * take (&seed, 8);
  const guint switched = 1 + take (&seed, 3);
  const guint boards = 2 + take (&seed, 3);

  made->value = (moving ? switched : n - switched) * boards;
  made->text[LEX_LANGUAGE_EN] = g_strdup_printf (
      "A Mitchell of %u tables, %u rounds of %u boards. In the last rounds (%u of them) arrows are "
      "switched: the boards are turned, so that each pair plays the cards of the other direction. "
      "How many boards does a pair that sits %s play with the cards of NS?",
      n, n, boards, switched, moving ? "EW" : "NS");
  made->text[LEX_LANGUAGE_PL] = g_strdup_printf (
      "Mitchell na %u stołów, rund: %u, po rozdań: %u. W ostatnich rundach (jest ich %u) pudełka "
      "się obraca (arrow switch), tak że każda para gra kartami drugiego kierunku. Ile rozdań gra "
      "kartami NS para siedząca na %s?",
      n, n, boards, switched, moving ? "EW" : "NS");
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf ("Only in the turned rounds, %u of %u, are the "
                                                "directions exchanged; it makes one field of two "
                                                "(movement: 8A1).",
                                                switched, n);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      "Kierunki są zamienione tylko w obróconych rundach: %u z %u; tak z dwóch klasyfikacji robi "
      "się jedną (ruch: 8A1).",
      switched, n);
}

void
lex_calculated_make_unplayed (LexMade *made, guint32 seed)
{
  const guint n = 9 + 2 * take (&seed, 5);
  const guint rounds = n - 1 - take (&seed, 7);
  const guint boards = 2 + take (&seed, 3);

  made->value = (n - rounds) * boards;
  made->text[LEX_LANGUAGE_EN]
      = g_strdup_printf ("A Mitchell of %u tables, %u boards a round, is ended after %u rounds. "
                         "How many of the boards in play has each pair not played?",
                         n, boards, rounds);
  made->text[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Mitchell na %u stołów, rozdań w rundzie: %u, kończy się po rundzie %u. "
                         "Ilu rozdań będących w grze każda para nie rozegrała?",
                         n, boards, rounds);
  made->why[LEX_LANGUAGE_EN]
      = g_strdup_printf ("Each table began with a set of its own, %u boards in all, and a pair "
                         "meets one set a round (8A1): %u boards.",
                         n * boards, rounds * boards);
  made->why[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Każdy stół zaczął od własnego zestawu, razem rozdań: %u, a para spotyka "
                         "w rundzie jeden zestaw (8A1), czyli rozdań: %u.",
                         n * boards, rounds * boards);
}

void
lex_calculated_make_half_table (LexMade *made, guint32 seed)
{
  const gboolean moving = take (&seed, 2) == 0;
  const guint n = 5 + 2 * take (&seed, 11);
  const guint boards = 2 + take (&seed, 5);

  made->value = (moving ? n - 1 : n) * boards;
  made->text[LEX_LANGUAGE_EN] = g_strdup_printf (
      "In a Mitchell of %u tables the NS pair of table %u is missing. %u rounds of %u boards are "
      "played, and EW move to another table after each. How many boards does each %s pair play?",
      n, n, n, boards, moving ? "EW" : "NS");
  made->text[LEX_LANGUAGE_PL] = g_strdup_printf (
      "W Mitchellu na %u stołów przy stole %u brakuje pary NS. Gra się rund: %u, po rozdań: %u, a "
      "EW po każdej rundzie przechodzą do innego stołu. Ile rozdań gra każda para %s?",
      n, n, n, boards, moving ? "EW" : "NS");
  made->why[LEX_LANGUAGE_EN]
      = g_strdup (moving ? "Each EW pair comes once to the table without opponents and sits out "
                           "there; the Director says how players move (8A1)."
                         : "NS stay (8A1) and meet another EW pair each round; only EW sit out.");
  made->why[LEX_LANGUAGE_PL]
      = g_strdup (moving ? "Każda para EW trafia raz do stołu bez przeciwników i tam pauzuje; o "
                           "ruchu graczy mówi sędzia (8A1)."
                         : "NS siedzą na miejscu (8A1) i w każdej rundzie spotykają inną parę EW; "
                           "pauzują tylko EW.");
}

/* Each against each */

void
lex_calculated_make_howell (LexMade *made, guint32 seed)
{
  const guint n = 5 + take (&seed, 16);
  const guint boards = 2 + take (&seed, 4);
  const guint minutes = 6 + take (&seed, 4);
  const guint rounds = n % 2 == 0 ? n - 1 : n;

  made->value = rounds * boards * minutes;
  made->text[LEX_LANGUAGE_EN]
      = g_strdup_printf ("%u pairs play a complete Howell, each against each other once, %u boards "
                         "a round and %u minutes a board. How many minutes do all rounds take?",
                         n, boards, minutes);
  made->text[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Par: %u, pełny Howell, każda z każdą raz, rozdań w rundzie: %u, minut na "
                         "rozdanie: %u. Ile minut trwają wszystkie rundy?",
                         n, boards, minutes);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf (
      n % 2 == 0 ? "Each meets all the others, one a round: %u rounds (movement: 8A1)."
                 : "One pair sits out each round, so that it takes %u rounds (movement: 8A1).",
      rounds);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      n % 2 == 0 ? "Każda para spotyka wszystkie inne, po jednej na rundę: rund %u (ruch: 8A1)."
                 : "W każdej rundzie jedna para pauzuje, więc rund trzeba %u (ruch: 8A1).",
      rounds);
}

void
lex_calculated_make_round_robin (LexMade *made, guint32 seed)
{
  const guint n = 6 + take (&seed, 20);
  const guint boards = 6 + 2 * take (&seed, 6);

  made->value = (n - 1) * boards;
  made->text[LEX_LANGUAGE_EN]
      = g_strdup_printf ("%u teams play a round robin, one match against each other team, %u "
                         "boards a match. How many boards does a team play in all?",
                         n, boards);
  made->text[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Teamów: %u, każdy gra z każdym jeden mecz, rozdań w meczu: %u. Ile "
                         "rozdań gra team w sumie?",
                         n, boards);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf (
      "It meets %u others, whether or not somebody sits out a round (movement: 8A1).", n - 1);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      "Spotyka innych: %u, czy ktoś w rundzie pauzuje, czy nie (ruch: 8A1).", n - 1);
}

void
lex_calculated_make_knockout (LexMade *made, guint32 seed)
{
  const guint n = 17 + take (&seed, 112);
  guint full = 1;

  while (full < n)
    full *= 2;
  made->value = full - n;
  made->text[LEX_LANGUAGE_EN]
      = g_strdup_printf ("%u teams play a knockout, two teams a match. All byes are given in the "
                         "first round, as few as are needed. How many teams have a bye?",
                         n);
  made->text[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Teamów: %u, system pucharowy, w meczu dwa teamy. Wolne losy są tylko w "
                         "pierwszej rundzie, tyle, ile trzeba. Ile teamów ma wolny los?",
                         n);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf (
      "Halving ends with one winner only from a power of two: up to %u (progress: 8A1).", full);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      "Dzielenie na pół kończy się jednym zwycięzcą tylko od potęgi dwójki: do %u (ruch: 8A1).",
      full);
}

/* Of those that have won all there is half left after each round, or one more. */
void
lex_calculated_make_swiss (LexMade *made, guint32 seed)
{
  const guint n = 9 + take (&seed, 120);
  guint rounds = 0;

  while (1u << rounds < n)
    rounds++;
  made->value = rounds;
  made->text[LEX_LANGUAGE_EN]
      = g_strdup_printf ("%u teams play a Swiss. Those that have won all their matches meet each "
                         "other as far as they can, and no match is drawn. After how many rounds "
                         "is there for certain one such team at most?",
                         n);
  made->text[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Teamów: %u, system szwajcarski. Te, które wygrały wszystkie mecze, grają "
                         "w miarę możności ze sobą, a remisów nie ma. Po ilu rundach na pewno "
                         "jest najwyżej jeden taki team?",
                         n);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf ("Each round halves them, rounded up: %u rounds are "
                                                "enough for up to %u teams (movement: 8A1).",
                                                rounds, 1u << rounds);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      "Każda runda dzieli ich liczbę na pół, w górę: rund %u wystarcza do %u teamów (ruch: 8A1).",
      rounds, 1u << rounds);
}
