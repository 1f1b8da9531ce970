/* lex-analysis-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the cards would have made, in words: the heads of the table, par, and what such figures are
 * not. It refuses to know where that is shown. Both front ends call it.
 */

#include "services/lex-analysis-words.h"

#include <glib/gi18n-lib.h>

#define MINUS "−"

#define BOOK 6

static const LexSeat seats[LEX_ANALYSIS_N_ROWS]
    = { LEX_SEAT_NORTH, LEX_SEAT_SOUTH, LEX_SEAT_EAST, LEX_SEAT_WEST };

LexSeat
lex_analysis_words_get_seat (guint row)
{
  g_return_val_if_fail (row < LEX_ANALYSIS_N_ROWS, LEX_SEAT_NORTH);

  return seats[row];
}

LexTrumps
lex_analysis_words_get_trumps (guint column)
{
  return (LexTrumps) (LEX_TRUMPS_NONE + column);
}

const char *
lex_analysis_words_get_column (guint column, LexLanguage language)
{
  if (lex_analysis_words_get_trumps (column) == LEX_TRUMPS_NONE)
    return language == LEX_LANGUAGE_PL ? "BA" : "NT";
  return lex_suit_get_symbol ((LexSuit) (column - 1));
}

static void
append_number (GString *text, int number)
{
  g_string_append_printf (text, "%s%d", number < 0 ? MINUS : number > 0 ? "+" : "", ABS (number));
}

/* `5♣x EW −2` */
static void
append_contract (GString *text, const LexParContract *par, LexLanguage language)
{
  const LexSeat partner = (LexSeat) ((par->declarer + 2) % LEX_N_SEATS);
  g_autofree char *contract = lex_contract_to_text (&par->contract, language);

  g_string_append_printf (text, "%s %c", contract, lex_seat_get_letter (par->declarer));
  if (par->either)
    g_string_append_c (text, lex_seat_get_letter (partner));
  if (par->over != 0)
    {
      g_string_append_c (text, ' ');
      append_number (text, par->over);
    }
}

char *
lex_analysis_words_dup_par (const LexSolution *solution, LexLanguage language)
{
  g_autoptr (GString) points = g_string_new (NULL);
  g_autoptr (GString) contracts = g_string_new (NULL);

  g_return_val_if_fail (solution != NULL && solution->has_par, NULL);

  if (solution->contracts->len == 0)
    return g_strdup (_ ("Par: 0, all pass"));
  append_number (points, solution->par);
  for (guint i = 0; i < solution->contracts->len; i++)
    {
      g_string_append (contracts, i > 0 ? ", " : "");
      append_contract (contracts, &g_array_index (solution->contracts, LexParContract, i),
                       language);
    }
  return g_strdup_printf (_ ("Par: NS %s (%s)"), points->str, contracts->str);
}

/* `4♠N+1`: without blanks, which part one outcome from the next, and with a hyphen, for it is typed
 * on. */
static char *
dup_typed (const LexParContract *played, LexLanguage language)
{
  g_autofree char *contract = lex_contract_to_text (&played->contract, language);
  GString *text = g_string_new (contract);

  g_string_append_c (text, lex_seat_get_letter (played->declarer));
  if (played->over != 0)
    g_string_append_printf (text, "%+d", played->over);
  return g_string_free (text, FALSE);
}

char *
lex_analysis_words_dup_outcome (const LexPbn *pbn, const LexSolution *solution,
                                LexLanguage language)
{
  LexParContract played = { { 0 } };

  g_return_val_if_fail (pbn != NULL && solution != NULL && solution->has_table, NULL);

  if (pbn->contract != NULL && pbn->declarer != NULL
      && lex_seat_from_letter (*pbn->declarer, &played.declarer)
      && lex_contract_read (pbn->contract, &played.contract) != NULL)
    {
      played.over = (int) solution->tricks[played.declarer][played.contract.trumps]
                    - (int) (BOOK + played.contract.level);
      return dup_typed (&played, language);
    }
  if (solution->contracts->len == 0)
    return NULL;
  return dup_typed (&g_array_index (solution->contracts, LexParContract, 0), language);
}

const char *
lex_analysis_words_get_caution (void)
{
  return _ ("Double dummy: everybody sees all four hands and never errs. That is not what would "
            "have happened at the table: a ruling rests on what players of that class would have "
            "done.");
}
