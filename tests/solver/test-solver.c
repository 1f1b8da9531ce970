/* test-solver.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the cards would have made, by the real program: known tables, endings against a naive
 * second opinion, and what happens when the program fails.
 */

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "bridge/pbn/lex-pbn.h"
#include "naive.h"
#include "solver/lex-solver.h"

/* The first deal that libdds's own examples solve; table by spades, hearts, diamonds, clubs,
 * notrump and N E S W. */
#define KNOWN_DEAL "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3"

static LexSolution *
solve (const char *text, LexPlay *play)
{
  static const LexSeat north = LEX_SEAT_NORTH;
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDeal) deal = lex_deal_parse (text, &error);
  const LexSolverTask task = { .deal = deal,
                               .dealer = &north,
                               .vulnerability = LEX_VULNERABILITY_NONE,
                               .play = play,
                               .table = TRUE };
  LexSolution *solution;

  g_assert_no_error (error);
  solution = lex_solver_solve (&task, NULL, &error);
  g_assert_no_error (error);
  return solution;
}

static void
test_known (void)
{
  static const guint tricks[LEX_N_TRUMPS][LEX_N_SEATS]
      = { { 0 }, { 6, 6, 6, 6 }, { 5, 8, 5, 8 }, { 6, 6, 6, 6 }, { 5, 7, 5, 7 }, { 7, 5, 7, 5 } };
  g_autoptr (LexSolution) solution = solve (KNOWN_DEAL, NULL);
  const LexParContract *par = &g_array_index (solution->contracts, LexParContract, 0);
  g_autofree char *contract = lex_par_contract_dup_text (par, par->declarer);

  g_assert_true (solution->has_table);
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    for (guint trumps = 0; trumps < LEX_N_TRUMPS; trumps++)
      g_assert_cmpuint (solution->tricks[seat][trumps], ==, tricks[trumps][seat]);
  g_assert_true (solution->has_par);
  g_assert_cmpint (solution->par, ==, -110);
  g_assert_cmpuint (solution->contracts->len, ==, 1);
  g_assert_cmpstr (contract, ==, "2SE");
  g_assert_true (par->either);
  g_assert_cmpuint (solution->points->len, ==, 0);
}

/* A suit in each hand: who has trumps makes all, in notrump the side on lead. */
static void
test_suits (void)
{
  g_autoptr (LexSolution) solution
      = solve ("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432", NULL);

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      g_assert_cmpuint (solution->tricks[seat][LEX_TRUMPS_NONE], ==, 0);
      for (guint suit = 0; suit < LEX_N_SUITS; suit++)
        g_assert_cmpuint (solution->tricks[seat][LEX_TRUMPS_SPADES + suit], ==,
                          seat % 2 == suit % 2 ? 13 : 0);
    }
}

/* Nobody can make anything: all pass. */
static void
test_no_par (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexDeal) deal = lex_deal_parse (KNOWN_DEAL, &error);
  const LexSolverTask task = { .deal = deal, .table = TRUE };
  g_autoptr (LexSolution) solution = lex_solver_solve (&task, NULL, &error);

  g_assert_no_error (error);
  g_assert_true (solution->has_table);
  g_assert_false (solution->has_par);
  g_assert_cmpuint (solution->contracts->len, ==, 0);
}

/* Deals @n cards to each hand. */
static char *
dup_random_deal (GRand *rand, guint n)
{
  guint deck[52];
  LexHolding held[LEX_N_SEATS][LEX_N_SUITS] = { { 0 } };
  GString *text = g_string_new ("N:");

  for (guint i = 0; i < 52; i++)
    {
      const guint j = (guint) g_rand_int_range (rand, 0, (gint32) i + 1);

      deck[i] = deck[j];
      deck[j] = i;
    }
  for (guint i = 0; i < n * LEX_N_SEATS; i++)
    held[i % LEX_N_SEATS][deck[i] / LEX_N_RANKS] |= (LexHolding) (1u << deck[i] % LEX_N_RANKS);
  for (guint seat = 0; seat < LEX_N_SEATS; seat++)
    for (guint suit = 0; suit < LEX_N_SUITS; suit++)
      {
        if (suit > 0 || seat > 0)
          g_string_append_c (text, suit > 0 ? '.' : ' ');
        for (guint rank = LEX_N_RANKS; rank-- > 0;)
          if ((held[seat][suit] >> rank & 1) != 0)
            g_string_append_c (text, lex_rank_get_letter (rank));
      }
  return g_string_free (text, FALSE);
}

static void
check_point (const LexSolvedPoint *point)
{
  g_assert_cmpuint (point->n_cards, >, 0);
  for (guint i = 0; i < point->n_cards; i++)
    g_assert_cmpuint (point->cards[i].tricks, ==,
                      naive_count (&point->position, point->cards[i].suit, point->cards[i].rank));
}

/* The first card that may be played, until the end, so that every place in a trick comes. */
static LexPlay *
play_on (LexDeal *deal, LexSeat first, LexTrumps trumps)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, TRUE, sizeof (LexPlayCard));
  LexPlay *play = lex_play_new (first, trumps, NULL, 0);

  for (guint n = lex_deal_count (deal, first) * LEX_N_SEATS; n > 0; n--)
    {
      g_autoptr (GArray) points = lex_positions_of (play, deal);
      const LexPosition *now = &g_array_index (points, LexPosition, points->len - 1);
      const LexPlayCard nothing = { FALSE };
      LexPlayCard *at;
      guint suit = now->n_played > 0 ? now->played[0].suit : 0;

      while (now->left[now->turn][suit] == 0)
        suit = (suit + 1) % LEX_N_SUITS;
      while (cards->len < (now->trick + 1) * LEX_N_SEATS)
        g_array_append_val (cards, nothing);
      at = &g_array_index (cards, LexPlayCard,
                           now->trick * LEX_N_SEATS
                               + (now->turn + LEX_N_SEATS - first) % LEX_N_SEATS);
      *at = (LexPlayCard){ TRUE, suit, g_bit_nth_lsf (now->left[now->turn][suit], -1),
                           LEX_FAULT_NONE, NULL };
      g_object_unref (play);
      play = lex_play_new (first, trumps, (const LexPlayCard *) (gpointer) cards->data, cards->len);
    }
  return play;
}

static void
test_endings (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (13);

  for (guint i = 0; i < 40; i++)
    {
      g_autofree char *text = dup_random_deal (rand, 1 + i % 4);
      g_autoptr (LexDeal) deal = lex_deal_parse (text, NULL);
      g_autoptr (LexPlay) play = play_on (deal, i % LEX_N_SEATS, LEX_TRUMPS_NONE + i % 5);
      g_autoptr (LexSolution) solution = solve (text, play);

      g_test_message ("%s", text);
      g_assert_false (solution->has_table);
      g_assert_cmpuint (solution->points->len, ==, (1 + i % 4) * LEX_N_SEATS);
      for (guint j = 0; j < solution->points->len; j++)
        check_point (&g_array_index (solution->points, LexSolvedPoint, j));
    }
}

/* The table and the lead agree: what the best lead leaves is what the table says. */
static void
test_lead (void)
{
  g_autoptr (LexPlay) play = lex_play_new (LEX_SEAT_NORTH, LEX_TRUMPS_SPADES, NULL, 0);
  g_autoptr (LexSolution) solution = solve (KNOWN_DEAL, play);
  const LexSolvedPoint *point = &g_array_index (solution->points, LexSolvedPoint, 0);
  guint best = 13;

  g_assert_cmpuint (solution->points->len, ==, 1);
  g_assert_cmpuint (point->n_cards, ==, 13);
  for (guint i = 0; i < point->n_cards; i++)
    best = MIN (best, lex_solved_point_get_tricks (point, &point->cards[i], LEX_SEAT_WEST));
  g_assert_cmpuint (best, ==, solution->tricks[LEX_SEAT_WEST][LEX_TRUMPS_SPADES]);
}

#define ENDING                                                                                     \
  "[Event \"\"]\n[Deal \"N:A2.3.. 3.4.2. K4..3. 5.2..2\"]\n[Declarer \"S\"]\n[Contract \"NT\"]\n"

static guint
count_points (const char *play)
{
  g_autofree char *text = g_strconcat (ENDING "[Play \"W\"]\n", play, "\n", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) pbn = lex_pbn_parse (text, &error);
  g_autoptr (GArray) points = NULL;

  g_assert_no_error (error);
  points = lex_positions_of (pbn->play, pbn->deal);
  return points->len;
}

/* As far as it is known what happened. */
static void
test_points (void)
{
  g_assert_cmpuint (count_points ("S5 SA S3 S4"), ==, 5);
  g_assert_cmpuint (count_points ("S5 SA -"), ==, 3);
  g_assert_cmpuint (count_points ("S5 SK"), ==, 2); /* not North's */
  g_assert_cmpuint (count_points ("- SA S3 S4"), ==, 1);
  g_assert_cmpuint (count_points ("S5 SA ^R H4 S4\nH2 ^L H3 S3 D3"), ==,
                    9); /* a revoke, a lead out of turn */
}

static void
test_revoke_is_solved (void)
{
  g_autoptr (LexPbn) pbn = lex_pbn_parse (ENDING "[Play \"W\"]\nS5 SA ^R H4 S4\n-", NULL);
  g_autofree char *deal = lex_deal_to_text (pbn->deal);
  g_autoptr (LexSolution) solution = solve (deal, pbn->play);

  for (guint i = 0; i < solution->points->len; i++)
    check_point (&g_array_index (solution->points, LexSolvedPoint, i));
}

static void
check_fails (const char *program, const char *hands, GQuark domain, int code)
{
  g_autoptr (LexDeal) deal = lex_deal_parse (hands, NULL);
  const LexSolverTask task = { .deal = deal, .table = TRUE, .program = program };
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_solver_solve (&task, NULL, &error));
  g_assert_error (error, domain, code);
  g_assert_null (strchr (error->message, '\n'));
}

static void
test_faults (void)
{
  check_fails (NULL, "N:A... K... - 2...", LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_DEAL);
  check_fails (NULL, "N:A... K... Q3... 2...", LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_DEAL);
  check_fails ("/nonexistent", KNOWN_DEAL, LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_PROGRAM);
  check_fails ("/bin/true", KNOWN_DEAL, LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_BROKEN);
  check_fails ("/bin/echo", KNOWN_DEAL, LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_BROKEN);
}

static void
test_answers (void)
{
  static const char *const nonsense[] = { "",
                                          "table 1 2 3\nend\n",
                                          "table\n",
                                          "par 99999\nend\n",
                                          "point 0\n",
                                          "card 0 2 0 1\nend\n",
                                          "contract 8 0 0 0 0\nend\n",
                                          "point 1\nend\n",
                                          "what\nend\n",
                                          "contract 1 9 0 0 0\nend\n" };
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (LexPosition));
  g_autoptr (LexSolution) empty = lex_solution_read ("end\n", none);

  g_assert_nonnull (empty);
  for (guint i = 0; i < G_N_ELEMENTS (nonsense); i++)
    g_assert_null (lex_solution_read (nonsense[i], none));
}

/* Says that it has started, and never ends by itself. */
static char *
write_sleeper (const char *folder)
{
  char *path = g_build_filename (folder, "sleeper", NULL);
  g_autofree char *script
      = g_strdup_printf ("#!/bin/sh\necho $$ >%s/started\nexec sleep 600\n", folder);

  g_assert_true (g_file_set_contents_full (path, script, -1, G_FILE_SET_CONTENTS_NONE, 0755, NULL));
  return path;
}

static gpointer
cancel_when_started (gpointer data)
{
  gpointer *both = data;

  while (!g_file_test (both[0], G_FILE_TEST_EXISTS))
    g_usleep (1000);
  g_cancellable_cancel (both[1]);
  return NULL;
}

static void
test_cancel (void)
{
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-solver-XXXXXX", NULL);
  g_autofree char *program = write_sleeper (folder);
  g_autofree char *started = g_build_filename (folder, "started", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  gpointer both[] = { started, cancellable };
  g_autoptr (LexDeal) deal = lex_deal_parse (KNOWN_DEAL, NULL);
  const LexSolverTask task = { .deal = deal, .table = TRUE, .program = program };
  g_autoptr (GError) error = NULL;
  GThread *thread = g_thread_new ("cancel", cancel_when_started, both);

  g_assert_null (lex_solver_solve (&task, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_thread_join (thread);
  g_clear_error (&error);
  g_assert_null (lex_solver_solve (&task, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_remove (started);
  g_remove (program);
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/solver/known", test_known);
  g_test_add_func ("/solver/suits", test_suits);
  g_test_add_func ("/solver/no-par", test_no_par);
  g_test_add_func ("/solver/endings", test_endings);
  g_test_add_func ("/solver/lead", test_lead);
  g_test_add_func ("/solver/points", test_points);
  g_test_add_func ("/solver/revoke", test_revoke_is_solved);
  g_test_add_func ("/solver/faults", test_faults);
  g_test_add_func ("/solver/answers", test_answers);
  g_test_add_func ("/solver/cancel", test_cancel);
  return g_test_run ();
}
