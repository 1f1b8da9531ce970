/* lex-solution.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-contract.h"
#include "solver/lex-position.h"

G_BEGIN_DECLS

#define LEX_N_TRUMPS (LEX_TRUMPS_CLUBS + 1)

/**
 * LexParContract:
 * @contract: the contract; doubled where it is a sacrifice
 * @over: tricks above it, or below 0 how many it goes down
 * @declarer: who plays it
 * @either: whether @declarer's partner plays it as well
 *
 * A contract that is worth par.
 */
typedef struct
{
  LexContract contract;
  int over;
  LexSeat declarer;
  gboolean either;
} LexParContract;

/**
 * LexSolvedCard:
 * @suit: its suit
 * @rank: its bit in a #LexHolding
 * @tricks: how many of the tricks that are left, this one among them, the side of who plays it wins
 *
 * What a card is worth that may be played.
 */
typedef struct
{
  LexSuit suit;
  guint rank;
  guint tricks;
} LexSolvedCard;

/**
 * LexSolvedPoint:
 * @position: what is held
 * @n_cards: how many cards may be played
 * @cards: these, by suit and from the highest rank down
 *
 * A point of the play, solved.
 */
typedef struct
{
  LexPosition position;
  guint n_cards;
  LexSolvedCard cards[LEX_N_RANKS + 1];
} LexSolvedPoint;

/**
 * LexSolution:
 * @has_table: whether the deal was complete, so that there is a table
 * @tricks: by declarer and #LexTrumps, the tricks that he makes; [.][%LEX_TRUMPS_UNKNOWN] is none
 * @has_par: whether dealer and vulnerability were told, so that there is a par
 * @par: par for North-South, in points
 * @contracts: (element-type LexParContract): the contracts that are worth it; none where all pass
 * @points: (element-type LexSolvedPoint): the points of the play
 *
 * What the cards would have made.
 */
typedef struct
{
  gboolean has_table;
  guint tricks[LEX_N_SEATS][LEX_N_TRUMPS];
  gboolean has_par;
  int par;
  GArray *contracts;
  GArray *points;
} LexSolution;

/**
 * lex_solution_read:
 * @answer: what the program said
 * @positions: (element-type LexPosition): the points that it was asked for
 *
 * Reads the program's answer, in full or not at all.
 *
 * Returns: (transfer full) (nullable): the solution, or %NULL if it is none
 */
LexSolution *lex_solution_read (const char *answer, GArray *positions);

/**
 * lex_solution_free:
 * @self: (transfer full) (nullable): a solution
 *
 * Frees it.
 */
void lex_solution_free (LexSolution *self);

/**
 * lex_par_contract_dup_text:
 * @self: a contract
 * @declarer: who is to play it
 *
 * Writes a contract with declarer and result as the weighing of outcomes reads it.
 *
 * Returns: (transfer full): such as `4HS+1`, `5CxW-2`, `3NTN`
 */
char *lex_par_contract_dup_text (const LexParContract *self, LexSeat declarer);

/**
 * lex_solved_point_get_tricks:
 * @self: a point
 * @card: one of its cards
 * @declarer: a seat
 *
 * Tells how many tricks the side of @declarer has in all, those it has won included, if that card
 * is played and everybody plays on with open eyes.
 *
 * Returns: the number
 */
guint lex_solved_point_get_tricks (const LexSolvedPoint *self, const LexSolvedCard *card,
                                   LexSeat declarer);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexSolution, lex_solution_free)

G_END_DECLS
