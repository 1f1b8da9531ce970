/* lex-cli-solve.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `solve`: what the cards of a PBN file's boards would have made. It refuses to know
 * how that is worked out. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-analysis-words.h"
#include "services/lex-analysis.h"
#include "services/lex-games.h"

/* A board is played at several tables, and solved once. */
static char *
dup_key (LexGame *game)
{
  const LexPbn *pbn = lex_game_get_pbn (game);
  const char *board = lex_game_get_value (game, "Board");
  g_autofree char *deal
      = pbn != NULL && pbn->deal != NULL ? lex_deal_to_text (pbn->deal) : g_strdup ("");

  return g_strdup_printf ("%s\n%s\n%s\n%d", board != NULL ? board : "", deal,
                          pbn != NULL && pbn->dealer != NULL ? pbn->dealer : "",
                          pbn != NULL ? (int) pbn->vulnerability : 0);
}

/* `7` is `07`, too. */
static gboolean
is_wanted (LexCli *self, LexGame *game)
{
  const char *board = lex_game_get_value (game, "Board");
  guint64 asked, told;

  if (self->options.board == NULL || g_strcmp0 (board, self->options.board) == 0)
    return TRUE;
  return board != NULL && g_ascii_string_to_unsigned (board, 10, 0, G_MAXUINT32, &told, NULL)
         && g_ascii_string_to_unsigned (self->options.board, 10, 0, G_MAXUINT32, &asked, NULL)
         && told == asked;
}

static LexSolution *
solve (LexGame *game, char **problem)
{
  const LexPbn *pbn = lex_game_get_pbn (game);
  g_autoptr (LexPbn) bare = g_new0 (LexPbn, 1);
  g_autoptr (GError) error = NULL;
  LexSolution *solution;

  if (pbn == NULL || pbn->deal == NULL || !lex_deal_is_complete (pbn->deal))
    {
      *problem = g_strdup (pbn == NULL ? lex_game_get_fault (game)
                                       : _ ("not all 52 cards are known; complete the deal"));
      return NULL;
    }
  /* Of the play nothing is asked here. */
  bare->deal = g_object_ref (pbn->deal);
  bare->dealer = g_strdup (pbn->dealer);
  bare->vulnerability = pbn->vulnerability;
  solution = lex_analysis_solve (bare, NULL, &error);
  if (solution == NULL)
    *problem = g_strdup (error->message);
  return solution;
}

static void
set_tricks (JsonBuilder *builder, const LexSolution *solution)
{
  static const char *const names[] = { "S", "H", "D", "C", "NT" };
  static const LexTrumps trumps[] = { LEX_TRUMPS_SPADES, LEX_TRUMPS_HEARTS, LEX_TRUMPS_DIAMONDS,
                                      LEX_TRUMPS_CLUBS, LEX_TRUMPS_NONE };

  json_builder_set_member_name (builder, "tricks");
  json_builder_begin_object (builder);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const char name[] = { lex_seat_get_letter (seat), '\0' };

      json_builder_set_member_name (builder, name);
      json_builder_begin_object (builder);
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        lex_cli_json_set_int (builder, names[i], solution->tricks[seat][trumps[i]]);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

static void
set_par (JsonBuilder *builder, const LexSolution *solution)
{
  json_builder_set_member_name (builder, "par");
  json_builder_begin_object (builder);
  lex_cli_json_set_int (builder, "NS", solution->par);
  lex_cli_json_begin_list (builder, "contracts");
  for (guint i = 0; i < solution->contracts->len; i++)
    {
      const LexParContract *par = &g_array_index (solution->contracts, LexParContract, i);

      for (guint side = 0; side <= (par->either ? 2 : 0); side += 2)
        {
          g_autofree char *text
              = lex_par_contract_dup_text (par, (LexSeat) ((par->declarer + side) % LEX_N_SEATS));

          lex_cli_json_add_string (builder, text);
        }
    }
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
add_json (JsonBuilder *builder, LexGame *game, const LexSolution *solution, const char *problem)
{
  const LexPbn *pbn = lex_game_get_pbn (game);
  const char *vulnerable = pbn != NULL ? lex_vulnerability_get_name (pbn->vulnerability) : NULL;
  g_autofree char *lower = vulnerable != NULL ? g_ascii_strdown (vulnerable, -1) : NULL;

  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "board", lex_game_get_value (game, "Board"));
  lex_cli_json_set_string (builder, "dealer", pbn != NULL ? pbn->dealer : NULL);
  lex_cli_json_set_string (builder, "vulnerable", lower);
  if (solution != NULL)
    set_tricks (builder, solution);
  else
    lex_cli_json_set_string (builder, "tricks", NULL);
  if (solution != NULL && solution->has_par)
    set_par (builder, solution);
  else
    lex_cli_json_set_string (builder, "par", NULL);
  lex_cli_json_set_string (builder, "problem", problem);
  json_builder_end_object (builder);
}

static void
add_line (LexCliPage *page, const char *line)
{
  static const char *const nothing[] = { NULL };

  lex_cli_page_add_row (page, line, 0, nothing);
}

static void
add_table (LexCliPage *page, const LexSolution *solution, LexLanguage language)
{
  g_autoptr (GString) head = g_string_new ("  ");

  for (guint column = 0; column < LEX_ANALYSIS_N_COLUMNS; column++)
    {
      const char *text = lex_analysis_words_get_column (column, language);

      g_string_append_printf (head, "%*s%s", (int) (4 - g_utf8_strlen (text, -1)), "", text);
    }
  add_line (page, head->str);
  for (guint row = 0; row < LEX_ANALYSIS_N_ROWS; row++)
    {
      const LexSeat seat = lex_analysis_words_get_seat (row);
      g_autoptr (GString) line = g_string_new (NULL);

      g_string_append_printf (line, "%c ", lex_seat_get_letter (seat));
      for (guint column = 0; column < LEX_ANALYSIS_N_COLUMNS; column++)
        g_string_append_printf (line, "%4u",
                                solution->tricks[seat][lex_analysis_words_get_trumps (column)]);
      add_line (page, line->str);
    }
}

/* Each board as soon as it is known: a file of many takes a while. */
static void
print_text (LexGame *game, const LexSolution *solution, const char *problem, LexLanguage language)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  const LexPbn *pbn = lex_game_get_pbn (game);
  const char *board = lex_game_get_value (game, "Board");
  const char *vulnerable
      = pbn != NULL ? lex_vulnerability_get_text (pbn->vulnerability, language) : NULL;
  g_autofree char *title = g_strdup_printf (_ ("Board %s: dealer %s"), board != NULL ? board : "?",
                                            pbn != NULL && pbn->dealer != NULL ? pbn->dealer : "?");
  g_autofree char *bold = g_strconcat (LEX_CLI_BOLD, title, vulnerable != NULL ? ", " : "",
                                       vulnerable != NULL ? vulnerable : "", LEX_CLI_PLAIN, NULL);

  lex_cli_page_add (page, bold);
  if (solution != NULL)
    add_table (page, solution, language);
  else
    lex_cli_page_add (page, problem);
  if (solution != NULL && solution->has_par)
    {
      g_autofree char *par = lex_analysis_words_dup_par (solution, language);

      lex_cli_page_add (page, par);
    }
  lex_cli_page_print (page);
  puts ("");
  fflush (stdout);
}

/* Solves one board; %TRUE if there is a solution. */
static gboolean
tell (LexCli *self, LexGame *game, JsonBuilder *builder)
{
  g_autofree char *problem = NULL;
  g_autoptr (LexSolution) solution = solve (game, &problem);

  if (builder != NULL)
    add_json (builder, game, solution, problem);
  else
    print_text (game, solution, problem, self->language);
  return solution != NULL;
}

static LexCliStatus
fail_none (LexCli *self, guint n_told)
{
  if (n_told > 0)
    return lex_cli_complain (LEX_CLI_NOTHING,
                             _ ("%s: none of the boards can be solved; each says why"),
                             self->arguments[0]);
  return lex_cli_complain (LEX_CLI_NOTHING, _ ("%s: there is no board %s; leave out --board"),
                           self->arguments[0], self->options.board);
}

LexCliStatus
lex_cli_solve (LexCli *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexGames) games = lex_games_open (self->arguments[0], &error);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (JsonBuilder) builder = self->options.json ? lex_cli_json_begin () : NULL;
  guint n_solved = 0;

  if (games == NULL)
    return lex_cli_complain (LEX_CLI_INPUT, "%s", error->message);
  if (builder != NULL)
    lex_cli_json_begin_list (builder, "boards");
  for (guint i = 0; i < lex_games_get_n (games); i++)
    {
      g_autoptr (LexGame) game = lex_games_dup (games, i);

      if (is_wanted (self, game) && g_hash_table_add (seen, dup_key (game)))
        n_solved += tell (self, game, builder);
    }
  if (builder != NULL)
    {
      json_builder_end_array (builder);
      lex_cli_json_print (builder);
    }
  if (n_solved == 0)
    return fail_none (self, g_hash_table_size (seen));
  if (builder == NULL)
    {
      g_autoptr (LexCliPage) page = lex_cli_page_new ();

      lex_cli_page_add (page, lex_analysis_words_get_caution ());
      lex_cli_page_print (page);
    }
  return LEX_CLI_DONE;
}
