/* lex-tool-scores.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tools for scores as they are: a contract in points, two scores in IMPs, the number of a
 * board. They refuse to know adjusted scores. lex-tool.c lists them.
 */

#include "bridge/lex-board.h"
#include "rulings/lex-imps.h"
#include "rulings/lex-result.h"
#include "rulings/lex-score.h"
#include "rulings/lex-tool-private.h"

#define MOST_BOARDS 999

/* A contract and its result */

enum
{
  SCORE_RESULT,
  SCORE_VULNERABLE
};

static const LexToolChoice sides[] = {
  { "no", { "Declarer’s side is not vulnerable", "Strona rozgrywająca przed partią" } },
  { "yes", { "Declarer’s side is vulnerable", "Strona rozgrywająca po partii" } },
  { NULL, { NULL, NULL } },
};

static const LexToolField score_fields[] = {
  { "result",
    LEX_TOOL_FIELD_LINE,
    TRUE,
    { "Contract and result", "Kontrakt i wynik" },
    { "4♠+1, 3NT=, 4HX-2", "4♠+1, 3BA=, 4HX-2" },
    NULL },
  { "vulnerable",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "Vulnerability", "Założenia" },
    { NULL, NULL },
    sides },
};

static void
take_part (LexWorking *working, int points, const char *english, const char *polish)
{
  g_autofree char *number = lex_working_dup_number (points, TRUE, LEX_LANGUAGE_EN);

  if (points != 0)
    lex_working_take (working, "77", g_strdup_printf ("%s: %s", english, number),
                      g_strdup_printf ("%s: %s", polish, number));
}

static LexWorking *
work_score (const char *const *values, guint *field, GError **error)
{
  const gboolean vulnerable = g_str_equal (values[SCORE_VULNERABLE], "yes");
  LexResult result;
  LexScoreParts parts;
  g_autoptr (LexWorking) working = lex_working_new ();
  g_autofree char *score = NULL;
  int points;

  *field = SCORE_RESULT;
  if (!lex_result_read_played (values[SCORE_RESULT], &result, error))
    return NULL;
  lex_score_get_parts (&result.contract, vulnerable, result.tricks, &parts);
  points = lex_score_of (&result.contract, vulnerable, result.tricks);
  take_part (working, parts.tricks, "odd tricks bid and made", "zapowiedziane i wygrane lewy");
  take_part (working, parts.overtricks, "overtricks", "nadróbki");
  take_part (working, parts.game, parts.tricks < 100 ? "part-score" : "game",
             parts.tricks < 100 ? "premia za częściówkę" : "premia za dograną");
  take_part (working, parts.slam, "slam", "premia za szlemika lub szlema");
  take_part (working, parts.insult, "doubled contract made",
             "wygranie kontraktu z kontrą lub rekontrą");
  take_part (working, parts.undertricks, "undertricks", "wpadki");
  score = lex_working_dup_number (points, TRUE, LEX_LANGUAGE_EN);
  lex_working_take_result (working, "77", g_strdup_printf ("declarer’s side: %s", score),
                           g_strdup_printf ("strona rozgrywająca: %s", score));
  lex_working_add_figure (working, "score", points);
  return g_steal_pointer (&working);
}

const LexTool lex_tool_score = {
  "score",
  { "77", NULL },
  { "Score", "Zapis" },
  { "score, contract, result, points, undertricks, overtricks, vulnerable",
    "zapis, kontrakt, wynik, punkty, wpadka, nadróbka, partia" },
  score_fields,
  LEX_TOOL_N_FIELDS (score_fields),
  work_score,
};

/* Two scores */

enum
{
  IMPS_OURS,
  IMPS_THEIRS,
  IMPS_VULNERABLE
};

static const LexToolField imps_fields[] = {
  { "here",
    LEX_TOOL_FIELD_LINE,
    TRUE,
    { "At this table", "Przy tym stole" },
    { "620, -100, 4♠ N +1", "620, -100, 4♠ N +1" },
    NULL },
  { "there",
    LEX_TOOL_FIELD_LINE,
    FALSE,
    { "At the other table", "Przy drugim stole" },
    { "620, -100, 3NT W -2", "620, -100, 3BA W -2" },
    NULL },
  { "vulnerable",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "Vulnerability", "Założenia" },
    { NULL, NULL },
    lex_tool_vulnerabilities },
};

static LexWorking *
work_imps (const char *const *values, guint *field, GError **error)
{
  const LexVulnerability vulnerability = lex_tool_read_vulnerability (values[IMPS_VULNERABLE]);
  int points[2] = { 0, 0 };
  g_autoptr (LexWorking) working = lex_working_new ();
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;
  g_autofree char *apart = NULL;
  g_autofree char *imps = NULL;

  for (*field = IMPS_OURS; *field <= IMPS_THEIRS; (*field)++)
    if (*values[*field] != '\0'
        && !lex_result_read (values[*field], vulnerability, &points[*field], error))
      return NULL;
  here = lex_working_dup_number (points[0], TRUE, LEX_LANGUAGE_EN);
  there = lex_working_dup_number (points[1], TRUE, LEX_LANGUAGE_EN);
  apart = lex_working_dup_number (points[0] - points[1], TRUE, LEX_LANGUAGE_EN);
  imps = lex_working_dup_number (lex_imps_from_points (points[0] - points[1]), TRUE,
                                 LEX_LANGUAGE_EN);
  lex_working_take (
      working, "",
      g_strdup_printf ("North-South here %s, there %s: they differ by %s", here, there, apart),
      g_strdup_printf ("NS tutaj %s, tam %s: różnica %s", here, there, apart));
  lex_working_take_result (
      working, "78B", g_strdup_printf ("%s IMPs for the team that sits North-South here", imps),
      g_strdup_printf ("%s IMP dla drużyny siedzącej tutaj na NS", imps));
  lex_working_add_figure (working, "points", points[0] - points[1]);
  lex_working_add_figure (working, "imps", lex_imps_from_points (points[0] - points[1]));
  return g_steal_pointer (&working);
}

const LexTool lex_tool_imps = {
  "imps",
  { "78B", NULL },
  { "IMPs", "IMP" },
  { "imps, teams, difference, swing", "impy, mecz, różnica, przelicznik" },
  imps_fields,
  LEX_TOOL_N_FIELDS (imps_fields),
  work_imps,
};

/* A board */

static const LexToolField board_fields[] = {
  { "number",
    LEX_TOOL_FIELD_LINE,
    TRUE,
    { "Number of the board", "Numer rozdania" },
    { "23", "23" },
    NULL },
};

static LexWorking *
work_board (const char *const *values, guint *field, GError **error)
{
  double number;
  g_autoptr (LexWorking) working = lex_working_new ();
  LexVulnerability vulnerability;
  char dealer;

  *field = 0;
  if (!lex_tool_read_number (values[0], 1, MOST_BOARDS, &number, error))
    return NULL;
  dealer = lex_seat_get_letter (lex_board_get_dealer ((guint) number));
  vulnerability = lex_board_get_vulnerability ((guint) number);
  lex_working_take_result (
      working, "2",
      g_strdup_printf ("dealer %c, %s", dealer,
                       lex_vulnerability_get_text (vulnerability, LEX_LANGUAGE_EN)),
      g_strdup_printf ("rozdaje %c, %s", dealer,
                       lex_vulnerability_get_text (vulnerability, LEX_LANGUAGE_PL)));
  return g_steal_pointer (&working);
}

const LexTool lex_tool_board = {
  "board",
  { "2", NULL },
  { "Board", "Rozdanie" },
  { "board, dealer, vulnerable", "rozdanie, pudełko, rozdający, założenia, partia" },
  board_fields,
  LEX_TOOL_N_FIELDS (board_fields),
  work_board,
};
