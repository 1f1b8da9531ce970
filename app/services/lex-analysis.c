/* lex-analysis.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the cards of a game would have made, also in a thread. It refuses to know how that is
 * worked out, and how it is shown. Both front ends call it.
 */

#include "services/lex-analysis.h"

#include "solver/lex-solver.h"

/* What the thread needs: values that never change. */
typedef struct
{
  LexSeat dealer;
  LexSolverTask task;
} Job;

static void
job_free (gpointer data)
{
  Job *self = data;

  g_clear_object (&self->task.deal);
  g_clear_object (&self->task.play);
  g_free (self);
}

/* The play as far as it is told; or none yet, and the first lead is asked about. */
static LexPlay *
dup_play (const LexPbn *pbn)
{
  LexSeat declarer;

  if (pbn->play != NULL)
    return g_object_ref (pbn->play);
  if (pbn->declarer == NULL || pbn->trumps == LEX_TRUMPS_UNKNOWN
      || !lex_seat_from_letter (*pbn->declarer, &declarer))
    return NULL;
  return lex_play_new ((LexSeat) ((declarer + 1) % LEX_N_SEATS), pbn->trumps, NULL, 0);
}

static Job *
job_new (const LexPbn *pbn)
{
  Job *self = g_new0 (Job, 1);

  self->task.deal = g_object_ref (pbn->deal);
  self->task.vulnerability = pbn->vulnerability;
  self->task.play = dup_play (pbn);
  self->task.table = TRUE;
  if (pbn->dealer != NULL && lex_seat_from_letter (*pbn->dealer, &self->dealer))
    self->task.dealer = &self->dealer;
  return self;
}

gboolean
lex_analysis_is_possible (const LexPbn *pbn)
{
  g_autoptr (LexPlay) play = NULL;

  if (pbn == NULL || !lex_solver_can (pbn->deal))
    return FALSE;
  if (lex_deal_is_complete (pbn->deal))
    return TRUE;
  play = dup_play (pbn);
  return play != NULL && lex_play_get_trumps (play) != LEX_TRUMPS_UNKNOWN;
}

LexSolution *
lex_analysis_solve (const LexPbn *pbn, GCancellable *cancellable, GError **error)
{
  Job *job;
  LexSolution *solution;

  g_return_val_if_fail (lex_analysis_is_possible (pbn), NULL);

  job = job_new (pbn);
  solution = lex_solver_solve (&job->task, cancellable, error);
  job_free (job);
  return solution;
}

static void
run_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  GError *error = NULL;
  LexSolution *solution = lex_solver_solve (&job->task, cancellable, &error);

  if (solution != NULL)
    g_task_return_pointer (task, solution, (GDestroyNotify) lex_solution_free);
  else
    g_task_return_error (task, error);
}

void
lex_analysis_solve_async (const LexPbn *pbn, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (lex_analysis_is_possible (pbn));

  task = g_task_new (NULL, cancellable, callback, user_data);
  g_task_set_source_tag (task, lex_analysis_solve_async);
  g_task_set_task_data (task, job_new (pbn), job_free);
  g_task_run_in_thread (task, run_in_thread);
}

LexSolution *
lex_analysis_solve_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
