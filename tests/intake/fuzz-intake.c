/* fuzz-intake.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any bytes at all give a storable document or an error of the intake, and
 * nothing else. Without a fuzzing engine the samples are replayed, each also
 * damaged in ways that a seeded generator repeats on every run.
 */

#include <string.h>

#include "intake-bench.h"

#define DAMAGES 60

/* So long is a piece repeated: nothing that looks back at every step comes to an end here. */
#define LONG_BYTES (120 * 1024)

int LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size);

int
LLVMFuzzerTestOneInput (const guint8 *bytes, gsize size)
{
  static GPtrArray *skeleton;
  g_autoptr (GBytes) data = g_bytes_new (bytes, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexIntake) intake = NULL;

  if (!skeleton)
    skeleton = bench_read_fixture_skeleton ();
  intake = bench_read (data, "fuzz.txt", skeleton, &error);
  g_assert_true ((intake == NULL) == (error != NULL));
  if (error)
    g_assert_cmpint (error->domain, ==, LEX_INTAKE_ERROR);
  else
    bench_assert_storable (intake);
  return 0;
}

#ifdef LEXBRIDGE_FUZZING

int LLVMFuzzerInitialize (int *argc, char ***argv);

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  g_autofree char *name = g_strdup ("fuzz-intake");
  char *own[] = { name, NULL };
  char **given = own;
  int n = 1;

  /* Finds the fixtures; the engine keeps its own arguments. */
  g_test_init (&n, &given, NULL);
  return 0;
}

#else

/* Cuts, doubles or overwrites a stretch. */
static void
damage (GByteArray *bytes, GRand *random)
{
  guint from = (guint) g_rand_int_range (random, 0, (gint32) bytes->len);
  guint length = (guint) g_rand_int_range (random, 1, 40);

  length = MIN (length, bytes->len - from);
  switch (g_rand_int_range (random, 0, 4))
    {
    case 0:
      g_byte_array_remove_range (bytes, from, length);
      break;
    case 1:
      {
        g_autofree guint8 *copy = g_memdup2 (bytes->data + from, length);

        g_byte_array_append (bytes, copy, length);
        break;
      }
    case 2:
      bytes->data[from] = (guint8) g_rand_int_range (random, 1, 256);
      break;
    default:
      memset (bytes->data + from, "\n \t*.()1aA"[g_rand_int_range (random, 0, 10)], length);
    }
}

static void
test_sample (gconstpointer path)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (8);
  g_autofree char *content = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (path, &content, &size, NULL));
  LLVMFuzzerTestOneInput ((const guint8 *) content, size);
  for (guint i = 0; i < DAMAGES && size > 0; i++)
    {
      g_autoptr (GByteArray) bytes = g_byte_array_new ();

      g_byte_array_append (bytes, (const guint8 *) content, (guint) size);
      for (guint j = 0; j <= i / 10 && bytes->len > 0; j++)
        damage (bytes, random);
      LLVMFuzzerTestOneInput (bytes->data, bytes->len);
    }
}

/* What a page may be made of without end: a word, a number, a sign, a mark, a line. */
static const char *const pieces[]
    = { "a", "ą", "я", "1", "*", "**a", "(", " ", "-", "a1", "1.", "a\n" };

/* Alone, and behind a page that is recognized, so that it reaches every step. */
static void
test_long (gconstpointer data)
{
  const char *piece = data;
  g_autofree char *page = g_test_build_filename (G_TEST_DIST, "intake", "fixtures", "pages",
                                                 "umbrellas-en.txt", NULL);
  g_autofree char *content = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_true (g_file_get_contents (page, &content, NULL, NULL));
  while (text->len < LONG_BYTES)
    g_string_append (text, piece);
  LLVMFuzzerTestOneInput ((const guint8 *) text->str, text->len);
  g_string_prepend (text, content);
  LLVMFuzzerTestOneInput ((const guint8 *) text->str, text->len);
}

static void
add_long (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (pieces); i++)
    {
      g_autofree char *test = g_strdup_printf ("/intake/fuzz/long/%u", i);

      g_test_add_data_func (test, pieces[i], test_long);
    }
}

static void
add_folder (const char *folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "intake", "fixtures", folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)))
    if (g_str_has_suffix (name, ".txt"))
      {
        g_autofree char *test = g_strconcat ("/intake/fuzz/", name, NULL);

        g_test_add_data_func_full (test, g_build_filename (path, name, NULL), test_sample, g_free);
      }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  add_folder ("pages");
  add_folder ("refused");
  add_long ();
  return g_test_run ();
}

#endif
