/* replay.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a fuzz target without a fuzzing engine: over every sample of the folders named on the
 * command line, and over seeded variations of each. It refuses to know what the target tests.
 */

#include <glib.h>
#include <string.h>

#define N_VARIATIONS 200

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static void
run_variations (const char *data, gsize size, GRand *random)
{
  g_autofree guint8 *copy = g_malloc (size + 1);

  LLVMFuzzerTestOneInput ((const guint8 *) data, size);
  for (guint i = 0; size > 0 && i < N_VARIATIONS; i++)
    {
      memcpy (copy, data, size);
      for (gint32 n = g_rand_int_range (random, 1, 5); n > 0; n--)
        copy[g_rand_int_range (random, 0, (gint32) size)]
            = (guint8) g_rand_int_range (random, 0, 256);
      LLVMFuzzerTestOneInput (copy, (gsize) g_rand_int_range (random, 0, (gint32) size + 1));
    }
}

static guint
run_folder (const char *folder)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  g_autoptr (GRand) random = g_rand_new_with_seed (2017);
  const char *name;
  guint n = 0;

  g_assert_no_error (error);
  for (; (name = g_dir_read_name (dir)) != NULL; n++)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *data = NULL;
      gsize size;

      g_file_get_contents (path, &data, &size, &error);
      g_assert_no_error (error);
      run_variations (data, size, random);
    }
  return n;
}

int
main (int argc, char *argv[])
{
  for (int i = 1; i < argc; i++)
    g_assert_cmpuint (run_folder (argv[i]), >, 0);
  return 0;
}
