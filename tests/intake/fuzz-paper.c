/* fuzz-paper.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whatever lexbridge-extract may say of a file, were it taken over by it: the answer is no answer,
 * or makes blocks that lead back to their lines. Without a fuzzing engine the samples are replayed,
 * each also damaged in ways that a seeded generator repeats on every run.
 */

#include <string.h>

#include "extract/lex-extract-answer.h"
#include "intake/formats/lex-intake-paper.h"

#define DAMAGES 200

/* So many words stand in one place, in one row or anywhere: no step looks back at all of them. */
#define MANY_WORDS 60000

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size);

static void
check_blocks (const GPtrArray *blocks, const char *original)
{
  guint n_lines = 0;

  g_assert_cmpuint (blocks->len, <=, LEX_INTAKE_MAX_BLOCKS + 1);
  g_assert_true (g_utf8_validate (original, -1, NULL));
  for (const char *c = original; *c; c++)
    n_lines += *c == '\n';
  for (guint i = 0; i < blocks->len; i++)
    {
      const LexIntakeBlock *block = blocks->pdata[i];

      g_assert_cmpuint (block->line, >=, 1);
      g_assert_cmpuint (block->line, <=, n_lines);
      g_assert_cmpuint (block->page, >=, 1);
      g_assert_true (g_utf8_validate (block->text, -1, NULL));
      g_assert_cmpuint (strlen (block->text), <=, LEX_INTAKE_MAX_BLOCK_BYTES);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  g_autoptr (LexExtractAnswer) answer = lex_extract_answer_new ();
  gsize half = size / 2;

  /* In two pieces, as a pipe may cut it. */
  lex_extract_answer_feed (answer, (const char *) bytes, half);
  lex_extract_answer_feed (answer, (const char *) bytes + half, size - half);
  if (lex_extract_answer_get_state (answer) == LEX_EXTRACT_STATE_WHOLE)
    {
      g_autoptr (LexExtractText) text = lex_extract_answer_steal_text (answer);
      g_autofree char *original = NULL;
      g_autoptr (GPtrArray) blocks = lex_intake_paper_make (text, &original);

      check_blocks (blocks, original);
    }
  return 0;
}

#ifndef LEXBRIDGE_FUZZING

/* A line of a word or the beginning of one: what is changed among them stays an answer. */
static guint
choose_line (const GPtrArray *lines, GRand *random)
{
  guint at = 0;

  for (guint i = 0; i < 8; i++)
    {
      at = (guint) g_rand_int_range (random, 0, (gint32) lines->len);
      if (g_str_has_prefix (lines->pdata[at], "word ") || g_str_equal (lines->pdata[at], "line"))
        return at;
    }
  return at;
}

/* Moves a word, if it is one, somewhere else on its page; its place may be nonsense. */
static char *
move_word (const char *line, GRand *random)
{
  const char *flags = g_str_has_prefix (line, "word ") ? line : NULL;
  int x = g_rand_int_range (random, -100, 60000), y = g_rand_int_range (random, -100, 60000);

  for (guint i = 0; flags != NULL && i < 6; i++)
    flags = strchr (flags + 1, ' ');
  if (flags == NULL)
    return g_strdup (line);
  return g_strdup_printf ("word %d %d %d %d %d%s", x, y, x + g_rand_int_range (random, 0, 9000),
                          y + g_rand_int_range (random, 0, 3000),
                          g_rand_int_range (random, 1, 2000), flags);
}

static void
damage (GPtrArray *lines, GRand *random)
{
  guint from = choose_line (lines, random), to = choose_line (lines, random);
  char *line = lines->pdata[from];
  int kind = g_rand_int_range (random, 0, 400);

  if (kind == 0 && *line)
    line[g_rand_int_range (random, 0, (gint32) strlen (line))]
        = (char) g_rand_int_range (random, 1, 256);
  else if (kind < 60)
    g_ptr_array_insert (lines, (int) to, g_strdup (line));
  else if (kind < 120)
    {
      lines->pdata[from] = lines->pdata[to];
      lines->pdata[to] = line;
    }
  else if (kind < 180)
    g_ptr_array_remove_index (lines, from);
  else
    {
      lines->pdata[from] = move_word (line, random);
      g_free (line);
    }
}

static void
replay (const GPtrArray *lines)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s\n", (const char *) lines->pdata[i]);
  LLVMFuzzerTestOneInput ((const guint8 *) text->str, text->len);
}

static void
test_sample (gconstpointer path)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);
  g_autofree char *content = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &content, &size, NULL));
  LLVMFuzzerTestOneInput ((const guint8 *) content, size);
  g_strchomp (content);
  for (guint i = 0; i < DAMAGES; i++)
    {
      g_auto (GStrv) split = g_strsplit (content, "\n", -1);
      g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

      for (guint j = 0; split[j]; j++)
        g_ptr_array_add (lines, g_strdup (split[j]));
      for (guint j = 0; lines->len > 3 && j <= i; j++)
        damage (lines, random);
      replay (lines);
    }
}

/* Places for the words of a page that nobody prints. */
static void
put_word (GString *text, guint i, const char *kind, GRand *random)
{
  guint x = 100, y = 100;

  if (g_str_equal (kind, "row"))
    x = i * 20;
  else if (g_str_equal (kind, "column"))
    y = i * 20;
  else if (g_str_equal (kind, "stairs"))
    x = y = i * 20;
  else if (g_str_equal (kind, "anywhere"))
    {
      x = (guint) g_rand_int_range (random, 0, 1000000);
      y = (guint) g_rand_int_range (random, 0, 1000000);
    }
  g_string_append_printf (text, "line\nword %u %u %u %u %u - %s\n", x, y, x + 30, y + 10,
                          i % 7 ? 10 : 6, i % 7 ? "rain." : "1");
}

static void
test_many (gconstpointer kind)
{
  g_autoptr (GString) text = g_string_new ("pages 1\npage 1 1000000 1000000\n");
  g_autoptr (GRand) random = g_rand_new_with_seed (3);

  for (guint i = 0; i < MANY_WORDS; i++)
    put_word (text, i, kind, random);
  g_string_append_printf (text, "end\n");
  LLVMFuzzerTestOneInput ((const guint8 *) text->str, text->len);
}

/* Pages without end, each with one word at the same place. */
static void
test_pages (void)
{
  g_autoptr (GString) text = g_string_new ("pages 3000\n");

  for (guint i = 1; i <= 3000; i++)
    g_string_append_printf (text, "page %u 1000 1000\nword 10 10 20 20 10 - rain\n", i);
  g_string_append_printf (text, "end\n");
  LLVMFuzzerTestOneInput ((const guint8 *) text->str, text->len);
}

static void
add_samples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "intake", "samples-paper", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    {
      g_autofree char *test = g_strconcat ("/intake/fuzz-paper/", name, NULL);

      g_test_add_data_func_full (test, g_build_filename (path, name, NULL), test_sample, g_free);
    }
}

int
main (int argc, char *argv[])
{
  static const char *const kinds[] = { "one-place", "row", "column", "stairs", "anywhere" };

  g_test_init (&argc, &argv, NULL);
  add_samples ();
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *test = g_strconcat ("/intake/fuzz-paper/many/", kinds[i], NULL);

      g_test_add_data_func (test, kinds[i], test_many);
    }
  g_test_add_func ("/intake/fuzz-paper/pages", test_pages);
  return g_test_run ();
}

#endif
