/* test-spelling.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Searches the shipped library for words in -ise and -ize: both spellings find the same, whichever
 * the text has, and whichever the dictionary that the library was built with. Meson runs it with
 * the real program.
 */

#include <string.h>

#include "runner.h"
#include "services/fixture.h"

/* @labels: what is found, the first few, best first. */
static const struct
{
  const char *with_s;
  const char *with_z;
  guint limit;
  const char *labels;
} queries[] = {
  { "penalised", "penalized", 3, "91 91A 91B " },
  { "penalising", "penalizes", 3, "91 91A 91B " },
  { "authorises", "authorizes", 9, "18F 16A1c 73A1 93C3b 4 " },
  { "recognise", "recognized", 9, "20A 80B1 " },
  { "unauthorised", "unauthorized", 1, "16B " },
  { "organisation", "organization", 1, "80A1c " },
};

static char *
search (Fixture *fixture, const char *words, guint limit)
{
  g_autofree char *line
      = g_strdup_printf ("LEXBRIDGE_LIBRARY_FILE=%s --json search %s --language=en --limit=%u",
                         g_getenv ("LEXBRIDGE_SHIPPED"), words, limit);
  g_autoptr (Run) run = run_program (fixture, line);
  g_autoptr (GRegex) regex = g_regex_new ("\"label\" : \"([^\"]+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  GString *labels = g_string_new (NULL);

  g_regex_match (regex, run->out, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *label = g_match_info_fetch (match, 1);

      g_string_append_printf (labels, "%s ", label);
    }
  return g_string_free (labels, FALSE);
}

static void
test_spelling (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autofree char *with_s = search (fixture, queries[i].with_s, queries[i].limit);
      g_autofree char *with_z = search (fixture, queries[i].with_z, queries[i].limit);

      g_assert_cmpstr (with_s, ==, queries[i].labels);
      g_assert_cmpstr (with_z, ==, queries[i].labels);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli/spelling", Fixture, NULL, fixture_set_up, test_spelling, fixture_tear_down);
  return g_test_run ();
}
