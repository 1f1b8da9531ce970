/* test-pbn-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables in PBN files as programs write them: blanks, quotes, names without quotes, lines that do
 * not fit.
 */

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn-table.h"

#include <string.h>

/* The rows as lines of cells. */
static char *
dup_rows (const char *heading, const char *rows)
{
  g_autofree char *text
      = g_strdup_printf ("[Event \"\"]\n[ScoreTable \"%s\"]\n%s\n[Site \"\"]\n", heading, rows);
  g_autoptr (LexPbnFile) file = lex_pbn_file_read (text, strlen (text), NULL);
  g_autoptr (LexPbnTable) table
      = lex_pbn_table_read (lex_pbn_file_get_game (file, 0), "ScoreTable");
  GString *out = g_string_new (NULL);

  g_assert_null (lex_pbn_table_read (lex_pbn_file_get_game (file, 0), "TotalScoreTable"));
  for (guint i = 0; table != NULL && i < table->rows->len; i++)
    {
      g_autofree char *row = g_strjoinv ("|", table->rows->pdata[i]);

      g_string_append_printf (out, "%s%s", i > 0 ? "\n" : "", row);
    }
  return g_string_free (out, FALSE);
}

static void
test_rows (void)
{
  static const char *const table[][3] = {
    { "PairId_NS\\2R;Contract\\4L;Declarer;Result\\2R", " 7 4H  N 11\n12 3NTX S  8",
      "7|4H|N|11\n12|3NTX|S|8" },
    { "Rank;Names", "1 \"Ann \\\"A\\\" Lee\"\n2 \"\"", "1|Ann \"A\" Lee\n2|" },
    { "Contract;Declarer", "4H N\nPass\n3S W 9", "4H|N\nPass\n3S W 9" },
    { "PairId_NS;Names_NS\\13;Names_EW", " 3 Al Bo-Cy Di   Ed Fo-Gu Ha\n 4 Al Ko         Yo",
      "3|Al Bo-Cy Di|Ed Fo-Gu Ha\n4|Al Ko|Yo" },
    { "PairId_NS;Names_NS;Names_EW", "3 Al Bo Ed Fo", "3 Al Bo Ed Fo" },
    { "PairId;Names", "3 Żółć Gęś i Jaźń\n4 Bo", "3|Żółć Gęś i Jaźń\n4|Bo" },
    { "+Rank\\3R;-Score", "1 420", "1|420" },
    { "Rank;Names", "1 \"open", "1|open" },
    { "9;8", "1 2", "" },
    { "", "1 2", "" },
    { "Rank", "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *rows = dup_rows (table[i][0], table[i][1]);

      g_assert_cmpstr (rows, ==, table[i][2]);
    }
}

static void
test_columns (void)
{
  static const char text[]
      = "[Event \"\"]\n[ScoreTable \"+Rank\\2R;PairId_NS\\3R;Percentage_NS\"]\n1 2 3\n";
  g_autoptr (LexPbnFile) file = lex_pbn_file_read (text, sizeof text - 1, NULL);
  g_autoptr (LexPbnTable) table
      = lex_pbn_table_read (lex_pbn_file_get_game (file, 0), "ScoreTable");

  g_assert_cmpuint (table->columns->len, ==, 3);
  g_assert_cmpstr (table->columns->pdata[0], ==, "Rank");
  g_assert_cmpstr (table->columns->pdata[1], ==, "PairId_NS");
  g_assert_cmpstr (table->columns->pdata[2], ==, "Percentage_NS");
}

/* More columns than anybody means are none. */
static void
test_many (void)
{
  g_autoptr (GString) heading = g_string_new ("Rank");
  g_autofree char *rows = NULL;

  for (guint i = 0; i < 60; i++)
    g_string_append (heading, ";X");
  rows = dup_rows (heading->str, "1 2");
  g_assert_cmpstr (rows, ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/pbn/table/rows", test_rows);
  g_test_add_func ("/pbn/table/columns", test_columns);
  g_test_add_func ("/pbn/table/many", test_many);
  return g_test_run ();
}
