/* test-formats.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files of each format, their words made up for the purpose and their markup as
 * found: each has beside it the blocks it must give, or the message with which it
 * is refused. LEXBRIDGE_GENERATE=1 writes those anew, to be reviewed by eye.
 */

#include <string.h>

#include "source-dump.h"

static GPtrArray *
new_problems (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
}

static void
assert_expected (const char *name, const char *got)
{
  g_autofree char *expected_name = g_strconcat (name, ".expected", NULL);
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "intake", "fixtures", "formats", expected_name, NULL);
  g_autoptr (GBytes) expected = NULL;
  g_autofree char *text = NULL;

  if (g_getenv ("LEXBRIDGE_GENERATE"))
    g_assert_true (g_file_set_contents (path, got, -1, NULL));
  expected = source_load (expected_name);
  text = g_strndup (g_bytes_get_data (expected, NULL), g_bytes_get_size (expected));
  g_assert_cmpstr (got, ==, text);
}

/* Each block is found in the original on the line that it names. In Markdown a mark may be written
 * in another way. */
static void
check_lines (const LexIntakeSource *source, gboolean markdown)
{
  g_auto (GStrv) lines = g_strsplit (source->original, "\n", -1);
  guint n_lines = g_strv_length (lines);

  for (guint i = 0; i < source->blocks->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (source->blocks, i);

      g_assert_cmpuint (block->line, >=, 1);
      g_assert_cmpuint (block->line, <=, n_lines);
      if (block->mark && !markdown)
        g_assert_nonnull (strstr (lines[block->line - 1], block->mark));
    }
}

/* A copy has all its words to itself. */
static void
check_copies (const LexIntakeSource *source)
{
  g_autoptr (GPtrArray) copies = lex_intake_blocks_copy (source->blocks);

  for (guint i = 0; i < copies->len; i++)
    {
      const LexIntakeBlock *block = g_ptr_array_index (source->blocks, i);
      const LexIntakeBlock *copy = g_ptr_array_index (copies, i);

      g_assert_true (copy->text != block->text);
      g_assert_true (!copy->mark || copy->mark != block->mark);
      g_assert_true (!copy->anchor || copy->anchor != block->anchor);
      g_assert_cmpstr (copy->anchor, ==, block->anchor);
    }
}

static void
test_file (gconstpointer name)
{
  g_autoptr (GBytes) data = source_load (name);
  g_autoptr (GPtrArray) problems = new_problems ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntakeSource) source = lex_intake_source_read (data, name, problems, NULL, &error);
  g_autoptr (GString) dump = g_string_new (NULL);

  g_assert_true ((source == NULL) == (error != NULL));
  if (error)
    g_string_printf (dump, "refused %d: %s\n", error->code, error->message);
  else
    {
      g_autofree char *blocks = source_dump (source);

      g_string_append (dump, blocks);
      check_copies (source);
      check_lines (source, g_str_has_suffix (name, ".md"));
    }
  for (guint i = 0; i < problems->len; i++)
    {
      const LexProblem *problem = g_ptr_array_index (problems, i);

      g_string_append_printf (dump, "line %u: %s\n", problem->line, problem->message);
    }
  assert_expected (name, dump->str);
}

/* The same content, whatever the format. */
static void
test_same (gconstpointer name)
{
  g_autoptr (GBytes) data = source_load (name);
  g_autoptr (GBytes) plain = source_load ("same.txt");
  g_autoptr (GPtrArray) problems = new_problems ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntakeSource) source = lex_intake_source_read (data, name, problems, NULL, &error);
  g_autoptr (LexIntakeSource) text
      = lex_intake_source_read (plain, "same.txt", problems, NULL, &error);
  g_autofree char *got = NULL;
  g_autofree char *expected = NULL;

  g_assert_no_error (error);
  got = source_dump_words (source);
  expected = source_dump_words (text);
  g_assert_cmpstr (got, ==, expected);
}

static void
add_files (void)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "intake", "fixtures", "formats", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *test = g_strconcat ("/intake/formats/file/", name, NULL);
      g_autofree char *same = g_strconcat ("/intake/formats/same/", name, NULL);

      if (g_str_has_suffix (name, ".expected"))
        continue;
      g_test_add_data_func_full (test, g_strdup (name), test_file, g_free);
      if (g_str_has_prefix (name, "same.") && !g_str_equal (name, "same.txt"))
        g_test_add_data_func_full (same, g_strdup (name), test_same, g_free);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_files ();
  return g_test_run ();
}
