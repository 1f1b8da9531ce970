/* test-golden.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs every transcript in golden/ and compares. A transcript is a command line after `$ `, what it
 * printed, its messages after `! `, and its exit status after `= `. `--generate` writes them anew,
 * for a person to look at. JSON is the same in every locale, so those lines name none; lines of
 * text name theirs. Scores of a search are left out: they are the store's, and no promise.
 */

#include <string.h>

#include "runner.h"

static gboolean generate;

static char *
dup_masked (const char *line, const char *text)
{
  g_autoptr (GRegex) score = g_regex_new ("\"score\" : [-0-9.e]+", 0, 0, NULL);

  if (strstr (line, "search ") == NULL)
    return g_strdup (text);
  return g_regex_replace_literal (score, text, -1, 0, "\"score\" : …", 0, NULL);
}

/* Everything the run did, with the changing name of its folder taken out. */
static char *
dup_transcript (Fixture *fixture, const char *line)
{
  g_autoptr (Run) run = run_program (fixture, line);
  g_autofree char *out = dup_masked (line, run->out);
  g_auto (GStrv) messages = g_strsplit (run->err, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "$ %s\n%s", line, out);
  for (guint i = 0; messages[i] != NULL && *messages[i] != '\0'; i++)
    g_string_append_printf (text, "! %s\n", messages[i]);
  g_string_append_printf (text, "= %d\n", run->status);
  g_string_replace (text, fixture->root, "ROOT", 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Runs each command line of a transcript again. */
static char *
dup_replay (Fixture *fixture, const char *expected)
{
  g_auto (GStrv) lines = g_strsplit (expected, "\n", -1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "$ "))
      {
        g_autofree char *transcript = dup_transcript (fixture, lines[i] + 2);

        g_string_append (text, transcript);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* A file, such as that of an event, in the folder where the commands are run. */
static void
put_file (Fixture *fixture, const char *name)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "cli", name, NULL);
  g_autofree char *to = g_build_filename (fixture->root, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (to, text, -1, NULL));
}

static void
test_transcript (gconstpointer data)
{
  const char *path = data;
  Fixture fixture;
  g_autofree char *expected = NULL;
  g_autofree char *actual = NULL;

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  fixture_set_up (&fixture, NULL);
  fixture_put_document (&fixture, "law-27-pl", "27A", "Słowa federacji o odzywce.");
  fixture_rebuild (&fixture);
  put_file (&fixture, "boards.pbn");
  put_file (&fixture, "cases.json");
  actual = dup_replay (&fixture, expected);
  fixture_tear_down (&fixture, NULL);

  if (generate)
    g_assert_true (g_file_set_contents (path, actual, -1, NULL));
  else
    g_assert_cmpstr (actual, ==, expected);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) names = NULL;
  const char *name;

  generate = argc == 2 && g_str_equal (argv[1], "--generate");
  g_test_init (&argc, &argv, NULL);
  folder = g_test_build_filename (G_TEST_DIST, "cli", "golden", NULL);
  names = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (names);
  while ((name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *test = g_strconcat ("/golden/", name, NULL);

      g_test_add_data_func_full (test, g_build_filename (folder, name, NULL), test_transcript,
                                 g_free);
    }
  return g_test_run ();
}
