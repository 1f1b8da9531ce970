/* test-pressed.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A law laid out on pages is the same law as in plain text, and who watches can end its reading. It
 * refuses to look at blocks, which test-paper.c does.
 */

#include "intake-bench.h"
#include "intake/formats/lex-intake-source.h"
#include "press.h"

/* A step of a list, in points. */
#define STEP 6.0
#define HANG 12.0

static GBytes *
load (const char *name)
{
  g_autofree char *path
      = g_test_build_filename (G_TEST_DIST, "intake", "fixtures", "pages", name, NULL);
  g_autoptr (GError) error = NULL;
  char *content = NULL;
  gsize size = 0;

  g_file_get_contents (path, &content, &size, &error);
  g_assert_no_error (error);
  return g_bytes_new_take (content, size);
}

/* Lays the paragraphs of a text out on pages. */
static GBytes *
press_text (GBytes *data, const PressStyle *style)
{
  g_autoptr (GPtrArray) problems
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  g_autoptr (LexIntakeSource) source
      = lex_intake_source_read (data, "law.txt", problems, NULL, NULL);
  Press *press = press_new (style);

  for (guint i = 0; i < source->blocks->len; i++)
    {
      const LexIntakeBlock *block = source->blocks->pdata[i];
      g_autofree char *text = g_markup_escape_text (block->text, -1);
      g_autofree char *markup = g_strconcat (block->mark != NULL ? block->mark : "",
                                             block->mark != NULL ? "  " : "", text, NULL);

      press_paragraph (press, markup, block->indent * STEP,
                       block->indent * STEP + (block->mark != NULL ? HANG : 0));
    }
  return press_end (press);
}

static void
test_same (gconstpointer data)
{
  const PressStyle styles[] = {
    { .numbers = TRUE, .heads = { "Umbrella Laws", "Umbrella Laws" } },
    { .columns = 2, .size = 8, .ragged = TRUE },
  };
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (GBytes) text = load (data);
  g_autoptr (LexIntake) plain = bench_read (text, "law.txt", skeleton, NULL);
  g_autofree char *expected = bench_dump_labels (plain);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    {
      g_autoptr (GBytes) pages = press_text (text, &styles[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (LexIntake) intake = bench_read (pages, "law.pdf", skeleton, &error);
      g_autofree char *got = NULL;

      g_assert_no_error (error);
      got = bench_dump_labels (intake);
      g_assert_cmpstr (got, ==, expected);
      bench_assert_storable (intake);
    }
}

static void
cancel (guint done, guint all, const char *name, gpointer cancellable)
{
  g_cancellable_cancel (cancellable);
}

/* Also in the last file: what was cancelled has no outcome. */
static void
test_cancel (void)
{
  g_autoptr (GPtrArray) skeleton = bench_read_fixture_skeleton ();
  g_autoptr (GPtrArray) files
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_file_free);
  g_autoptr (GPtrArray) refused = NULL;
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GBytes) data = NULL;
  LexIntakeHints hints = { -1, -1, NULL };
  LexIntakeWatch watch = { cancellable, cancel, cancellable };
  Press *press = press_new (&(PressStyle){ 0 });

  press_paragraph (press, "It rains.", 0, 0);
  data = press_end (press);
  g_ptr_array_add (files, lex_intake_file_new ("law.pdf", data));
  g_assert_null (lex_intake_read (files, &hints, skeleton, &watch, &refused));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/intake/pressed/same/umbrellas-lettered", "umbrellas-lettered.txt",
                        test_same);
  g_test_add_data_func ("/intake/pressed/same/umbrellas-pl", "umbrellas-pl.txt", test_same);
  g_test_add_func ("/intake/pressed/cancel", test_cancel);
  return g_test_run ();
}
