/* lex-solver.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "bridge/lex-vulnerability.h"
#include "solver/lex-solution.h"

G_BEGIN_DECLS

/**
 * LEX_SOLVER_ERROR:
 *
 * Why it cannot be told what the cards would have made. The messages name no deal.
 */
#define LEX_SOLVER_ERROR (lex_solver_error_quark ())

GQuark lex_solver_error_quark (void);

/**
 * LexSolverError:
 * @LEX_SOLVER_ERROR_DEAL: the hands are not all known, or differ in number
 * @LEX_SOLVER_ERROR_BROKEN: the program crashed, took too long or spoke nonsense
 * @LEX_SOLVER_ERROR_PROGRAM: the program cannot be started
 *
 * The errors of this room. A cancelled call fails with %G_IO_ERROR_CANCELLED.
 */
typedef enum
{
  LEX_SOLVER_ERROR_DEAL,
  LEX_SOLVER_ERROR_BROKEN,
  LEX_SOLVER_ERROR_PROGRAM,
} LexSolverError;

/**
 * LexSolverTask:
 * @deal: the cards
 * @dealer: (nullable): who dealt; %NULL where that is not known, and no par is worked out
 * @vulnerability: who is vulnerable; unknown is no par either
 * @play: (nullable): the play whose points are solved, too; it may have no card, for the first lead
 * @table: whether the table of a complete deal is wanted
 * @program: (nullable): the program; %NULL for the one that came with the caller
 *
 * What is asked.
 */
typedef struct
{
  LexDeal *deal;
  const LexSeat *dealer;
  LexVulnerability vulnerability;
  LexPlay *play;
  gboolean table;
  const char *program;
} LexSolverTask;

/**
 * lex_solver_can:
 * @deal: (nullable): a deal
 *
 * Tells whether there is something to solve: all hands known, of as many cards.
 *
 * Returns: whether there is
 */
gboolean lex_solver_can (LexDeal *deal);

/**
 * lex_solver_solve:
 * @task: what is asked
 * @cancellable: (nullable): ends the program when it is cancelled
 * @error: return location for a `LEX_SOLVER_ERROR`
 *
 * Tells what the cards would have made. Blocks its thread, any; two calls at once are two programs.
 *
 * Returns: (transfer full) (nullable): the solution
 */
LexSolution *lex_solver_solve (const LexSolverTask *task, GCancellable *cancellable,
                               GError **error);

G_END_DECLS
