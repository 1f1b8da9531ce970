/* test-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables in terminals of all widths, as they should look. It refuses to know where
 * they come from. Meson runs it.
 */

#include "cli/lex-cli-table.h"

#define TRICKS "tricks\tnorth\tsouth\nfirst\t50\t100\neach further\t50\t200"
#define LONG "who\twhat he gets for it\nthe director himself\ta cup of tea at most"
#define MANY "cards\tvulnerable\tinvulnerable\tunbelievable\nlow\t1\t2\t3"

static const struct
{
  const char *name;
  const char *table;
  gboolean head;
  guint room;
  const char *lines;
} cases[] = {
  { "fits", TRICKS, TRUE, 40,
    "tricks        north  south\n"
    "first         50     100\n"
    "each further  50     200" },
  { "broken", LONG, TRUE, 24,
    "who          what he\n"
    "             gets for it\n"
    "the          a cup of\n"
    "director     tea at most\n"
    "himself" },
  { "turned", MANY, TRUE, 30,
    "cards         low\n"
    "vulnerable    1\n"
    "invulnerable  2\n"
    "unbelievable  3" },
  { "without-a-head", MANY, FALSE, 30,
    "cards  vulnerable  invulnerable  unbelievable\n"
    "low    1           2             3" },
  { "short-row", "a\tb\nc", FALSE, 30, "a  b\nc" },
  { "empty", "", FALSE, 30, "" },
};

/* Cells are padded with spaces that do not break; in this file they are plain to see. */
static char *
dup_plain (const char *lines)
{
  GString *plain = g_string_new (lines);

  g_string_replace (plain, "\302\240", " ", 0);
  return g_string_free (plain, FALSE);
}

static void
test_table (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *lines = lex_cli_table_to_lines (cases[i].table, cases[i].head, cases[i].room);
  g_autofree char *plain = dup_plain (lines);

  g_assert_cmpstr (plain, ==, cases[i].lines);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/cli/table/", cases[i].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_table);
    }
  return g_test_run ();
}
