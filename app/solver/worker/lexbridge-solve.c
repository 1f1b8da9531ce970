/* lexbridge-solve.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program `lexbridge-solve`: questions about cards as arguments, libdds's answers on standard
 * output. It refuses to know what the answers mean. solver/lex-solver-child.c starts it.
 */

#include <dds/dll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* Of processor time; the hardest deals known take a tenth. */
#define SECONDS 240

/* For each thread what libdds's large tables want: with less it takes its small ones for some, and
 * reads wild in them. Over 24 deals it really took 136 MiB in two threads. */
#define MEGABYTES 200
#define MOST_THREADS 4

static struct boardsPBN questions;
static struct solvedBoards answers;

/* Copies the hands, a PBN deal, to @cards. */
static bool
read_hands (char cards[80], const char *text)
{
  if (text == NULL || strlen (text) >= 80)
    return false;
  memcpy (cards, text, strlen (text) + 1);
  return true;
}

static void
say_par (struct ddTableResults *table, int dealer, int vulnerable)
{
  struct parResultsMaster par;

  if (dealer < 0 || vulnerable < 0
      || DealerParBin (table, &par, dealer, vulnerable) != RETURN_NO_FAULT)
    return;
  printf ("par %d\n", par.score);
  for (int i = 0; i < par.number && i < 10; i++)
    {
      const struct contractType *contract = &par.contracts[i];

      /* A deal that all pass has a contract of level 0. */
      if (contract->level > 0)
        printf ("contract %d %d %d %d %d\n", contract->level, (contract->denom + 4) % DDS_STRAINS,
                contract->underTricks, contract->overTricks, contract->seats);
    }
}

static bool
say_table (const char *question)
{
  struct ddTableDealPBN deal;
  struct ddTableResults table;
  int dealer, vulnerable, at;

  if (sscanf (question, "table %d %d %n", &dealer, &vulnerable, &at) != 2
      || !read_hands (deal.cards, question + at)
      || CalcDDtablePBN (deal, &table) != RETURN_NO_FAULT)
    return false;
  printf ("table");
  for (int strain = 0; strain < DDS_STRAINS; strain++)
    for (int seat = 0; seat < DDS_HANDS; seat++)
      printf (" %d", table.resTable[strain][seat]);
  printf ("\n");
  say_par (&table, dealer, vulnerable);
  return true;
}

static bool
add_question (const char *question)
{
  struct dealPBN *deal = &questions.deals[questions.noOfBoards];
  int *suit = deal->currentTrickSuit;
  int *rank = deal->currentTrickRank;
  int at;

  if (questions.noOfBoards == MAXNOOFBOARDS
      || sscanf (question, "card %d %d %d %d %d %d %d %d %n", &deal->trump, &deal->first, &suit[0],
                 &rank[0], &suit[1], &rank[1], &suit[2], &rank[2], &at)
             != 8
      || !read_hands (deal->remainCards, question + at))
    return false;
  questions.target[questions.noOfBoards] = -1;
  questions.solutions[questions.noOfBoards] = 3;
  /* Even where there is only one card to play. */
  questions.mode[questions.noOfBoards] = 1;
  questions.noOfBoards++;
  return true;
}

static bool
say_cards (void)
{
  if (questions.noOfBoards == 0)
    return true;
  if (SolveAllBoards (&questions, &answers) != RETURN_NO_FAULT)
    return false;
  for (int i = 0; i < questions.noOfBoards; i++)
    {
      const struct futureTricks *cards = &answers.solvedBoard[i];

      printf ("point %d\n", i);
      for (int j = 0; j < cards->cards; j++)
        printf ("card %d %d %d %d\n", cards->suit[j], cards->rank[j], cards->equals[j],
                cards->score[j]);
    }
  return true;
}

int
main (int argc, char **argv)
{
  const struct rlimit time = { SECONDS, SECONDS };
  const int processors = (int) sysconf (_SC_NPROCESSORS_ONLN);
  const int threads = processors < 1 ? 1 : processors < MOST_THREADS ? processors : MOST_THREADS;

  prctl (PR_SET_PDEATHSIG, SIGKILL);
  setrlimit (RLIMIT_CPU, &time);
  SetResources (MEGABYTES * threads, threads);
  for (int i = 1; i < argc; i++)
    if (strncmp (argv[i], "table ", 6) == 0 ? !say_table (argv[i]) : !add_question (argv[i]))
      return EXIT_FAILURE;
  if (!say_cards ())
    return EXIT_FAILURE;
  printf ("end\n");
  return fflush (stdout) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
