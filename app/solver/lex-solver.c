/* lex-solver.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the cards would have made, asked of a program of its own. It refuses to solve anything
 * itself, and to know contracts that were bid. The services call it.
 */

#include "solver/lex-solver.h"

#include <glib/gi18n-lib.h>

#include "solver/lex-solver-child.h"

#define DDS_LOWEST_RANK 2
#define DDS_NOTRUMP 4

GQuark
lex_solver_error_quark (void)
{
  return g_quark_from_static_string ("lex-solver-error-quark");
}

gboolean
lex_solver_can (LexDeal *deal)
{
  if (deal == NULL || lex_deal_count (deal, LEX_SEAT_NORTH) == 0)
    return FALSE;
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    if (!lex_deal_get_known (deal, seat)
        || lex_deal_count (deal, seat) != lex_deal_count (deal, LEX_SEAT_NORTH))
      return FALSE;
  return TRUE;
}

/* libdds's own numbers: none, both, North-South, East-West; -1 for what is not told. */
static int
get_vulnerable (LexVulnerability vulnerability)
{
  static const int numbers[] = { -1, 0, 2, 3, 1 };

  return numbers[vulnerability];
}

static char *
dup_table_question (const LexSolverTask *task)
{
  g_autofree char *hands = lex_deal_to_text (task->deal);

  return g_strdup_printf ("table %d %d %s", task->dealer != NULL ? (int) *task->dealer : -1,
                          get_vulnerable (task->vulnerability), hands);
}

static void
append_hands (GString *text, const LexPosition *position)
{
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      g_string_append (text, seat == 0 ? "N:" : " ");
      for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
        {
          if (suit > 0)
            g_string_append_c (text, '.');
          for (guint rank = LEX_N_RANKS; rank-- > 0;)
            if ((position->left[seat][suit] & (1u << rank)) != 0)
              g_string_append_c (text, lex_rank_get_letter (rank));
        }
    }
}

static char *
dup_card_question (const LexPosition *position)
{
  GString *text = g_string_new ("card");
  const guint trumps = position->trumps == LEX_TRUMPS_NONE
                           ? DDS_NOTRUMP
                           : (guint) position->trumps - LEX_TRUMPS_SPADES;

  g_string_append_printf (text, " %u %u", trumps, (guint) position->leader);
  for (guint i = 0; i < G_N_ELEMENTS (position->played); i++)
    {
      const LexPlayCard *card = &position->played[i];

      if (i < position->n_played)
        g_string_append_printf (text, " %u %u", (guint) card->suit, card->rank + DDS_LOWEST_RANK);
      else
        g_string_append (text, " 0 0");
    }
  g_string_append_c (text, ' ');
  append_hands (text, position);
  return g_string_free (text, FALSE);
}

static GStrv
dup_questions (const LexSolverTask *task, GArray *positions)
{
  g_autoptr (GStrvBuilder) questions = g_strv_builder_new ();

  if (task->table && lex_deal_is_complete (task->deal))
    {
      g_autofree char *question = dup_table_question (task);

      g_strv_builder_add (questions, question);
    }
  for (guint i = 0; i < positions->len; i++)
    {
      g_autofree char *question = dup_card_question (&g_array_index (positions, LexPosition, i));

      g_strv_builder_add (questions, question);
    }
  return g_strv_builder_end (questions);
}

LexSolution *
lex_solver_solve (const LexSolverTask *task, GCancellable *cancellable, GError **error)
{
  g_autoptr (GArray) positions = NULL;
  g_auto (GStrv) questions = NULL;
  g_autofree char *answer = NULL;
  LexSolution *solution;

  g_return_val_if_fail (task != NULL && LEX_IS_DEAL (task->deal), NULL);

  if (!lex_solver_can (task->deal))
    {
      g_set_error_literal (error, LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_DEAL,
                           _ ("the hands are not all known, or not of as many cards; complete the "
                              "deal"));
      return NULL;
    }
  positions = task->play != NULL ? lex_positions_of (task->play, task->deal)
                                 : g_array_new (FALSE, FALSE, sizeof (LexPosition));
  questions = dup_questions (task, positions);
  answer
      = lex_solver_child_ask (task->program, (const char *const *) questions, cancellable, error);
  if (answer == NULL)
    return NULL;
  solution = lex_solution_read (answer, positions);
  if (solution == NULL)
    g_set_error_literal (error, LEX_SOLVER_ERROR, LEX_SOLVER_ERROR_BROKEN,
                         _ ("the solver broke off; try again, and report the deal if it does so "
                            "again"));
  return solution;
}
