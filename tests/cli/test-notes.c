/* test-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `notes`, by the real program: what is listed, exported, imported and restored, and
 * what is loose while its words are not there.
 */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "runner.h"

#define TIMES "\"created\": \"2026-01-02T03:04:05.006Z\", \"changed\": \"2026-01-02T03:04:05.006Z\""

/* One entry a line, as the program itself writes them. */
static const char exported[]
    = "{\"format\": \"lexbridge-journal\",\n\"version\": 1,\n\"entries\": [\n"
      "{\"id\": \"f\", \"kind\": \"folder\", \"text\": \"Mine\", \"position\": 0, " TIMES "},\n"
      "{\"id\": \"b\", \"kind\": \"bookmark\", \"label\": \"27A\", \"folder\": \"f\", "
      "\"position\": 0, " TIMES "},\n"
      "{\"id\": \"x\", \"kind\": \"bookmark\", \"label\": \"93Z\", \"position\": 1, " TIMES "},\n"
      "{\"id\": \"n\", \"kind\": \"note\", \"label\": \"27A\", \"edition\": \"law-27-pl\", "
      "\"quote\": "
      "\"nowhere\", \"text\": \"two\\nlines\", \"position\": 2, " TIMES "},\n"
      "{\"id\": \"h\", \"kind\": \"highlight\", \"label\": \"27\", \"edition\": \"law-27-pl\", "
      "\"language\": \"pl\", \"quote\": \"słowa FEDERACJI\", \"colour\": \"green\", \"position\": "
      "3, " TIMES "}]}\n";

static void
run (Fixture *fixture, const char *line, int status)
{
  g_autoptr (Run) run = run_program (fixture, line);

  g_test_message ("%s: %s", line, run->err);
  g_assert_cmpint (run->status, ==, status);
}

/* The notes that are loose, by their identifiers. */
static char *
dup_loose (Fixture *fixture)
{
  g_autoptr (Run) run = run_program (fixture, "--json notes");
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GString) loose = g_string_new (NULL);
  JsonArray *notes;

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (json_parser_load_from_data (parser, run->out, -1, NULL));
  notes = json_object_get_array_member (json_node_get_object (json_parser_get_root (parser)),
                                        "notes");
  g_assert_cmpuint (json_array_get_length (notes), ==, 4);
  for (guint i = 0; i < json_array_get_length (notes); i++)
    {
      JsonObject *note = json_array_get_object_element (notes, i);

      if (json_object_get_boolean_member (note, "loose"))
        g_string_append (loose, json_object_get_string_member (note, "id"));
    }
  return g_string_free (g_steal_pointer (&loose), FALSE);
}

static void
fill (Fixture *fixture)
{
  g_autofree char *file = fixture_write (fixture, "mine.json", exported);
  g_autofree char *line = g_strconcat ("notes --import=", file, NULL);

  run (fixture, line, 0);
}

static void
test_nothing_yet (Fixture *fixture, gconstpointer data)
{
  run (fixture, "notes", 1);
  run (fixture, "notes --export=/nowhere/at/all.json", 4);
  run (fixture, "notes --import=/nowhere/at/all.json", 3);
  run (fixture, "notes --import=/dev/zero", 3);
  run (fixture, "notes --restore=last", 1);
  run (fixture, "notes --restore=last --import=x", 2);
}

static void
test_loose_while_words_are_away (Fixture *fixture, gconstpointer data)
{
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;
  g_autofree char *again = NULL;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  fixture_rebuild (fixture);
  fill (fixture);
  with = dup_loose (fixture);
  g_assert_cmpstr (with, ==, "xn");

  /* A note on a clause stays there without the edition that it quotes; a highlight can not. */
  run (fixture, "forget law-27-pl", 0);
  without = dup_loose (fixture);
  g_assert_cmpstr (without, ==, "xh");

  fixture_put_document (fixture, "law-27-pl", "27A", "Inne słowa. Słowa – federacji!");
  fixture_rebuild (fixture);
  again = dup_loose (fixture);
  g_assert_cmpstr (again, ==, "xn");
}

static void
test_for_people (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "mine.md", "");
  g_autofree char *told_line = g_strconcat ("LC_ALL=C.UTF-8 --json notes --export=", file, NULL);
  g_autofree char *markdown = NULL;
  g_autoptr (Run) text = NULL;
  g_autoptr (Run) told = NULL;

  fill (fixture);
  text = run_program (fixture, "LC_ALL=C.UTF-8 notes");
  g_assert_cmpint (text->status, ==, 0);
  g_assert_nonnull (strstr (text->out, "bookmark, loose"));
  g_assert_nonnull (strstr (text->out, "„słowa FEDERACJI”"));

  told = run_program (fixture, told_line);
  g_assert_cmpint (told->status, ==, 0);
  g_assert_nonnull (strstr (told->out, "\"output\""));
  g_assert_nonnull (strstr (told->out, "\"notes\" : 4"));
  g_assert_true (g_file_get_contents (file, &markdown, NULL, NULL));
  g_assert_nonnull (strstr (markdown, "## Note: 27A\n\n> nowhere\n\ntwo\nlines\n"));
}

/* A hyphen is standard output, where nothing else comes, and no file. */
static void
test_to_standard_output (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "out.json", "");
  g_autofree char *out = g_strconcat ("notes --export=", file, NULL);
  g_autofree char *contents = NULL;
  g_autoptr (Run) piped = NULL;

  fill (fixture);
  run (fixture, out, 0);
  g_assert_true (g_file_get_contents (file, &contents, NULL, NULL));
  piped = run_program (fixture, "notes --export=-");
  g_assert_cmpint (piped->status, ==, 0);
  g_assert_cmpstr (piped->out, ==, contents);
  g_assert_cmpstr (piped->err, ==, "");
  g_assert_false (g_file_test ("-", G_FILE_TEST_EXISTS));
}

static void
test_out_and_in_and_back (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = fixture_write (fixture, "out.json", "");
  g_autofree char *out = g_strconcat ("notes --export=", file, NULL);
  g_autofree char *in = g_strconcat ("notes --import=", file, NULL);
  g_autofree char *journal = fixture_dup_path (fixture, "journal.sqlite");
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *third = NULL;

  fill (fixture);
  run (fixture, out, 0);
  g_assert_true (g_file_get_contents (file, &first, NULL, NULL));
  run (fixture, in, 0);
  run (fixture, out, 0);
  g_assert_true (g_file_get_contents (file, &second, NULL, NULL));
  g_assert_cmpstr (second, ==, first);

  g_assert_true (g_file_set_contents (journal, "no journal any more", -1, NULL));
  run (fixture, "notes", 4);
  run (fixture, "notes --restore=last", 0);
  run (fixture, out, 0);
  g_assert_true (g_file_get_contents (file, &third, NULL, NULL));
  g_assert_cmpstr (third, ==, first);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/notes/none", test_nothing_yet);
  fixture_add ("/notes/loose", test_loose_while_words_are_away);
  fixture_add ("/notes/people", test_for_people);
  fixture_add ("/notes/standard-output", test_to_standard_output);
  fixture_add ("/notes/both-ways", test_out_and_in_and_back);
  return g_test_run ();
}
