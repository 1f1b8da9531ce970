/* test-figures.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Figures asked for in passing, where else one searches. Run by Meson.
 */

#include <locale.h>

#include <string.h>

#include "rulings/lex-figure.h"
#include "rulings/lex-tool.h"

/* As people type them, in either language. */
static void
test_figures_in_passing (void)
{
  static const struct
  {
    const char *typed;
    const char *answer;
  } cases[] = {
    { "imp 430", "430 points = 10 IMPs" },
    { "IMPS -430", "430 points = 10 IMPs" },
    { "1430 imp", "1430 points = 16 IMPs" },
    { "imp 0", "0 points = 0 IMPs" },
    { "imp 20", "20 points = 1 IMP" },
    { "4Hx -2 vul", "4♥x−"
                    "2 vulnerable: −"
                    "500" },
    { "4hx−"
      "2 po partii",
      "4♥x−"
      "2 vulnerable: −"
      "500" },
    { "4♠+1 v", "4♠+1 vulnerable: 650" },
    { "4♠+1 przed partią", "4♠+1 not vulnerable: 450" },
    { "4 kiery z kontrą bez 2 po", "4♥x−"
                                   "2 vulnerable: −"
                                   "500" },
    { "4♥ktr-2 po", "4♥x−"
                    "2 vulnerable: −"
                    "500" },
    { "4 spades doubled +1 vul", "4♠x+1 vulnerable: 990" },
    { "2 trefle rktr swoje", "2♣xx=: 560, vulnerable 760" },
    { "1pik+1", "1♠+1: 110, vulnerable 110" },
    { "3 notrump made nv", "3NT= not vulnerable: 400" },
    { "3BA=", "3NT=: 400, vulnerable 600" },
    { "3nt n =", "3NT=: 400, vulnerable 600" },
    { "1CXX+3 nv", "1♣xx+3 not vulnerable: 830" },
    { "7NTxx-13 v", "7NTxx−"
                    "13 vulnerable: −"
                    "7600" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *answer = lex_figure_dup_answer (cases[i].typed, LEX_LANGUAGE_EN);

      g_assert_cmpstr (answer, ==, cases[i].answer);
    }
}

/* What a tool makes of `score:result=4hx-2;vulnerable=yes`. */
static double
work_out (const char *text)
{
  g_auto (GStrv) name = g_strsplit (text, ":", 2);
  g_auto (GStrv) parts = g_strsplit (name[1], ";", -1);
  const LexTool *tool = lex_tool_find (name[0]);
  const char *values[16] = { NULL };
  g_autoptr (LexWorking) working = NULL;
  g_autoptr (GError) error = NULL;
  guint field;

  for (char **part = parts; *part != NULL; part++)
    for (guint i = 0; i < tool->n_fields; i++)
      if (g_str_has_prefix (*part, tool->fields[i].name))
        values[i] = strchr (*part, '=') + 1;
  working = lex_tool_work (tool, values, &field, &error);
  g_assert_no_error (error);
  return working->figures->len > 0
             ? g_array_index (working->figures, LexWorkingFigure, working->figures->len - 1).value
             : 0;
}

/* The tool opens with what was typed, and works out the same. */
static void
test_tools_for_figures (void)
{
  static const struct
  {
    const char *typed;
    const char *tool;
    double figure;
  } cases[] = {
    { "imp 430", "imps:here=430", 10 },
    { "IMPS -430", "imps:here=-430", -10 },
    { "4Hx -2 vul",
      "score:result=4♥x−"
      "2;vulnerable=yes",
      -500 },
    { "4♠+1 v", "score:result=4♠+1;vulnerable=yes", 650 },
    { "3BA=", "score:result=3BA=;vulnerable=no", 400 },
    { "3nt n =", "score:result=3BA=;vulnerable=no", 400 },
    { "1CXX+3 nv", "score:result=1♣xx+3;vulnerable=no", 830 },
    { "4 karo rekontra = v", "score:result=4♦xx=;vulnerable=yes", 920 },
    { "board 23", "board:number=23", 0 },
  };
  g_autofree char *english = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *tool = lex_figure_dup_tool (cases[i].typed, LEX_LANGUAGE_PL);

      g_assert_cmpstr (tool, ==, cases[i].tool);
      g_assert_cmpfloat (work_out (tool), ==, cases[i].figure);
    }
  english = lex_figure_dup_tool ("3ba=", LEX_LANGUAGE_EN);
  g_assert_cmpstr (english, ==, "score:result=3NT=;vulnerable=no");
  g_assert_null (lex_figure_dup_tool ("27B1a", LEX_LANGUAGE_EN));
}

static void
test_no_figures (void)
{
  static const char *const none[] = {
    "",
    "27B1a",
    "4C",
    "3NT",
    "4H 10",
    "4H+4",
    "8H=",
    "imp",
    "imp 430 430",
    "imp imp 430",
    "board",
    "board 0",
    "board -3",
    "board 1000",
    "board twenty",
    "revoke",
    "1C-8",
    "4H--2",
    "4H+0",
    "12C1",
    "imp 99999999999999999999",
    "\xff\xfe",
    "4H=+1",
    "po partii",
    "4H -2 vul and what a long question this is, for nobody",
  };

  for (guint i = 0; i < G_N_ELEMENTS (none); i++)
    g_assert_null (lex_figure_dup_answer (none[i], LEX_LANGUAGE_EN));
}

static void
test_boards_in_passing (void)
{
  static const char *const typed[]
      = { "board 23", "Rozdanie 23", "rozd 23", "pudełko  23", "23 board" };

  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autofree char *answer = lex_figure_dup_answer (typed[i], LEX_LANGUAGE_EN);

      g_assert_nonnull (answer);
      g_assert_true (g_str_has_prefix (answer, "Board 23: dealer S, "));
    }
}

int
main (int argc, char **argv)
{
  /* Whoever runs it: words and notation follow the reader's locale. */
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_unsetenv ("LANGUAGE");
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulings/figures/typed", test_figures_in_passing);
  g_test_add_func ("/rulings/figures/tools", test_tools_for_figures);
  g_test_add_func ("/rulings/figures/none", test_no_figures);
  g_test_add_func ("/rulings/figures/boards-typed", test_boards_in_passing);
  return g_test_run ();
}
