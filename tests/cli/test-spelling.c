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

/* @label: one of those found; which is first is for the ranking to say. */
static const struct
{
  const char *with_s;
  const char *with_z;
  const char *label;
} queries[] = {
  { "penalised", "penalized", "91A " },
  { "penalising", "penalizes", "91A " },
  { "authorises", "authorizes", "18F " },
  { "recognise", "recognized", "20A " },
  { "unauthorised", "unauthorized", "definitions/unauthorized-information " },
  { "organisation", "organization", "80A1c " },
  { "defence", "defense", "74C4 " },
  { "cancelled", "canceled", "definitions/cancelled " },
  { "honours", "honors", "definitions/honour " },
  { "behaviour", "behavior", "89A " },
  { "favourable", "favorable", "86B1 " },
  { "judgement", "judgment", "84D " },
};

static char *
suggest (Fixture *fixture, const char *word)
{
  g_autofree char *line = g_strdup_printf ("LEXBRIDGE_LIBRARY_FILE=%s --json search %s --limit=1",
                                           g_getenv ("LEXBRIDGE_SHIPPED"), word);
  g_autoptr (Run) run = run_program (fixture, line);
  g_autoptr (GRegex) regex = g_regex_new ("\"suggestion\" : \"([^\"]+)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_regex_match (regex, run->out, 0, &match);
  return g_match_info_matches (match) ? g_match_info_fetch (match, 1) : NULL;
}

static char *
search (Fixture *fixture, const char *words)
{
  g_autofree char *line
      = g_strdup_printf ("LEXBRIDGE_LIBRARY_FILE=%s --json search %s --language=en --limit=9",
                         g_getenv ("LEXBRIDGE_SHIPPED"), words);
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

/* Words that the library has not, each near to one that it has. */
static void
test_right_words_are_left_alone (Fixture *fixture, gconstpointer data)
{
  static const char *const words[]
      = { "lunch", "mother", "beer",    "coffee",  "traveled", "piwo",         "matka",
          "pies",  "obiad",  "zegarek", "kolacja", "lipiec",   "nieuprawniona" };
  static const char *const slips[][2] = { { "penlaty", "penalty" },
                                          { "insuficient", "insufficient" },
                                          { "zapowiezd", "zapowiedz" },
                                          { "hesitaton", "hesitation" },
                                          { "przygwozdzooa", "przygwozdzona" } };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *suggestion = suggest (fixture, words[i]);

      g_assert_cmpstr (suggestion, ==, NULL);
    }
  for (guint i = 0; i < G_N_ELEMENTS (slips); i++)
    {
      g_autofree char *suggestion = suggest (fixture, slips[i][0]);

      g_assert_cmpstr (suggestion, ==, slips[i][1]);
    }
}

static void
test_spelling (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autofree char *with_s = search (fixture, queries[i].with_s);
      g_autofree char *with_z = search (fixture, queries[i].with_z);

      g_assert_cmpstr (with_s, ==, with_z);
      g_assert_nonnull (strstr (with_s, queries[i].label));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/cli/right-words", Fixture, NULL, fixture_set_up, test_right_words_are_left_alone,
              fixture_tear_down);
  g_test_add ("/cli/spelling", Fixture, NULL, fixture_set_up, test_spelling, fixture_tear_down);
  return g_test_run ();
}
