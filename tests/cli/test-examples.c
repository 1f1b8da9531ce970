/* test-examples.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints every example that ships, in both languages, and writes it as a PBN file: the drawings
 * fit, the letters are those of the language, and the file says what the example says. Meson runs
 * it with the real program.
 */

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn.h"
#include "runner.h"

#define WIDTH 80
#define LEAST 80

static Run *
run_shipped (Fixture *fixture, const char *settings, const char *rest)
{
  g_autofree char *line = g_strdup_printf ("LEXBRIDGE_LIBRARY_FILE=%s LC_ALL=C.UTF-8 %s %s",
                                           g_getenv ("LEXBRIDGE_SHIPPED"), settings, rest);

  return run_program (fixture, line);
}

static JsonObject *
dup_json (Fixture *fixture, const char *rest)
{
  g_autofree char *line = g_strconcat ("--json ", rest, NULL);
  g_autoptr (Run) run = run_shipped (fixture, "", line);
  g_autoptr (JsonParser) parser = json_parser_new ();

  g_assert_cmpint (run->status, ==, 0);
  g_assert_true (json_parser_load_from_data (parser, run->out, -1, NULL));
  return json_object_ref (json_node_get_object (json_parser_get_root (parser)));
}

static void
for_each_example (Fixture *fixture, void (*func) (Fixture *fixture, const char *number))
{
  g_autoptr (JsonObject) list = dup_json (fixture, "example --list");
  JsonArray *examples = json_object_get_array_member (list, "examples");

  g_assert_cmpuint (json_array_get_length (examples), >=, LEAST);
  for (guint i = 0; i < json_array_get_length (examples); i++)
    {
      const char *number
          = json_object_get_string_member (json_array_get_object_element (examples, i), "number");

      g_test_message ("example %s", number);
      func (fixture, number);
    }
}

/* What only the other language writes may not stand in a drawing's line. */
static void
check_text (Fixture *fixture, const char *number, const char *settings, const char *const *foreign)
{
  g_autofree char *line = g_strdup_printf ("example %s", number);
  g_autoptr (Run) run = run_shipped (fixture, settings, line);
  g_auto (GStrv) lines = g_strsplit (run->out, "\n", -1);

  g_assert_cmpint (run->status, ==, 0);
  g_assert_cmpstr (run->err, ==, "");
  g_assert_true (g_str_has_prefix (run->out, number));
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_assert_cmpint (g_utf8_strlen (lines[i], -1), <=, WIDTH);
      if (strstr (lines[i], "─") == NULL && !g_str_has_prefix (lines[i], "♠ "))
        continue;
      for (guint j = 0; foreign[j] != NULL; j++)
        g_assert_null (strstr (lines[i], foreign[j]));
    }
}

static void
check_texts (Fixture *fixture, const char *number)
{
  static const char *const polish[] = { "D", NULL };
  static const char *const english[] = { "Q", "J", NULL };

  check_text (fixture, number, "LANGUAGE=en", polish);
  check_text (fixture, number, "LANGUAGE=pl", english);
}

static void
test_texts (Fixture *fixture, gconstpointer data)
{
  for_each_example (fixture, check_texts);
}

/* The calls as `--json` lists them. */
static void
check_calls (JsonObject *example, LexAuction *auction)
{
  gsize n_calls = 0;
  const LexAuctionCall *calls = auction != NULL ? lex_auction_get_calls (auction, &n_calls) : NULL;
  JsonArray *expected;

  g_assert_true (json_object_get_null_member (example, "auction") == (auction == NULL));
  if (auction == NULL)
    return;
  expected = json_object_get_array_member (example, "auction");
  g_assert_cmpuint (json_array_get_length (expected), ==, n_calls);
  for (guint i = 0; i < n_calls; i++)
    {
      g_autofree char *call = lex_auction_call_to_text (&calls[i]);

      g_assert_cmpstr (call, ==, json_array_get_string_element (expected, i));
    }
}

static void
check_file (const char *path, JsonObject *example)
{
  g_autofree char *data = NULL;
  g_autofree char *deal = NULL;
  gsize size;
  g_autoptr (LexPbnFile) file = NULL;
  g_autoptr (LexPbn) game = NULL;
  g_autoptr (GBytes) again = NULL;

  g_assert_true (g_file_get_contents (path, &data, &size, NULL));
  file = lex_pbn_file_read (data, size, NULL);
  g_assert_nonnull (file);
  g_assert_cmpuint (lex_pbn_file_get_n_games (file), ==, 1);
  game = lex_pbn_interpret (lex_pbn_file_get_game (file, 0), NULL);
  g_assert_nonnull (game);
  deal = game->deal != NULL ? lex_deal_to_text (game->deal) : NULL;
  g_assert_cmpstr (deal, ==, json_object_get_string_member_with_default (example, "deal", NULL));
  check_calls (example, game->auction);

  /* It is the export format: writing it again changes no byte. */
  again = lex_pbn_file_write (file, NULL);
  g_assert_cmpmem (g_bytes_get_data (again, NULL), g_bytes_get_size (again), data, size);
}

static void
check_export (Fixture *fixture, const char *number)
{
  g_autofree char *path = g_build_filename (fixture->root, "example.pbn", NULL);
  g_autofree char *show = g_strdup_printf ("example %s", number);
  g_autofree char *export = g_strdup_printf ("example %s --output=%s", number, path);
  g_autoptr (JsonObject) example = dup_json (fixture, show);
  g_autoptr (Run) run = run_shipped (fixture, "LANGUAGE=pl", export);

  if (json_object_get_null_member (example, "deal")
      && json_object_get_null_member (example, "auction")
      && json_object_get_null_member (example, "play"))
    {
      g_assert_cmpint (run->status, ==, 3);
      return;
    }
  g_assert_cmpint (run->status, ==, 0);
  check_file (path, example);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static void
test_exports (Fixture *fixture, gconstpointer data)
{
  for_each_example (fixture, check_export);
}

/* Standard output for a pipe, a file whole or not at all, and one line where it can not be. */
static void
test_output (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->root, "new.pbn", NULL);
  g_autofree char *good = g_strdup_printf ("LC_ALL=C.UTF-8 example 33 --output=%s", path);
  g_autofree char *folder = g_strdup_printf ("example 33 --output=%s", fixture->root);
  g_autofree char *nowhere = g_strdup_printf ("example 33 --output=%s/none/x.pbn", fixture->root);
  g_autoptr (Run) piped = run_program (fixture, "LC_ALL=C.UTF-8 example 33 --output=-");
  g_autoptr (Run) written = NULL;
  g_autoptr (Run) replaced = NULL;
  g_autofree char *contents = NULL;
  const char *const refused[] = { folder, nowhere };

  g_assert_true (g_str_has_prefix (piped->out, "% PBN 2.1\r\n% EXPORT\r\n"));
  written = run_program (fixture, good);
  g_assert_cmpint (written->status, ==, 0);
  g_assert_nonnull (strstr (written->out, path));
  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  replaced = run_program (fixture, good);
  g_assert_cmpint (replaced->status, ==, 0);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, piped->out);
  g_assert_nonnull (strstr (contents, "[Event \"Example 33: One notrump too late\"]"));
  g_assert_cmpint (g_unlink (path), ==, 0);

  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    {
      g_autoptr (Run) run = run_program (fixture, refused[i]);

      g_assert_cmpint (run->status, ==, 4);
      g_assert_cmpstr (run->out, ==, "");
      g_assert_true (strchr (run->err, '\n') == run->err + strlen (run->err) - 1);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/examples/texts", test_texts);
  fixture_add ("/examples/exports", test_exports);
  fixture_add ("/examples/output", test_output);
  return g_test_run ();
}
