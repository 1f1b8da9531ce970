/* test-distance.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Slips of the finger, counted.
 */

#include "language/lex-distance.h"

static void
test_distances (void)
{
  static const struct
  {
    const char *a;
    const char *b;
    guint distance;
  } rows[] = {
    { "", "", 0 },
    { "", "abc", 3 },
    { "revoke", "revoke", 0 },
    { "revoke", "rvoke", 1 },
    { "revoke", "revokke", 1 },
    { "revoke", "revoqe", 1 },
    { "revoke", "rveoke", 1 },
    { "revoke", "rveokke", 2 },
    { "kontra", "rekontra", 2 },
    { "abcd", "dcba", 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_assert_cmpuint (lex_distance (rows[i].a, rows[i].b), ==, rows[i].distance);
      g_assert_cmpuint (lex_distance (rows[i].b, rows[i].a), ==, rows[i].distance);
    }
}

static void
test_long_words_are_far (void)
{
  g_autofree char *longest = g_strnfill (LEX_DISTANCE_MAX_BYTES, 'a');
  g_autofree char *too_long = g_strnfill (LEX_DISTANCE_MAX_BYTES + 1, 'a');

  g_assert_cmpuint (lex_distance (longest, longest), ==, 0);
  g_assert_cmpuint (lex_distance (longest, ""), ==, LEX_DISTANCE_MAX_BYTES);
  g_assert_cmpuint (lex_distance (too_long, longest), ==, G_MAXUINT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/distance/table", test_distances);
  g_test_add_func ("/distance/long", test_long_words_are_far);
  return g_test_run ();
}
