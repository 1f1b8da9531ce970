/* test-difference.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two texts compared word by word: what a person would mark, no words lost, none too many marked.
 */

#include <string.h>

#include "language/lex-difference.h"

/* As a person would write it: [-removed-] {+added+}. */
static char *
mark (const char *before, const char *after)
{
  g_autoptr (GArray) runs = lex_differences_find (before, after);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < runs->len; i++)
    {
      const LexDifference *run = &g_array_index (runs, LexDifference, i);
      const char *source = run->kind == LEX_DIFFERENCE_ADDED ? after : before;
      static const char *const marks[][2] = { { "", "" }, { "[-", "-]" }, { "{+", "+}" } };

      g_string_append_printf (text, "%s%s%.*s%s", i > 0 ? " " : "", marks[run->kind][0],
                              (int) (run->end - run->start), source + run->start,
                              marks[run->kind][1]);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static const struct
{
  const char *before, *after, *marked;
} cases[] = {
  { "", "", "" },
  { "a", "", "[-a-]" },
  { "", "a b", "{+a b+}" },
  { "the call is cancelled", "the call is cancelled", "the call is cancelled" },
  { "the call\n is  cancelled", "the call is cancelled", "the call\n is  cancelled" },
  { "a player may call", "a player must call", "a player [-may-] {+must+} call" },
  { "a b c d e", "a c d x e", "a [-b-] c d {+x+} e" },
  { "one two", "three four", "[-one two-] {+three four+}" },
  { "he does so.", "he does so, at once.", "he does so {+, at once+} ." },
  { "the “opener’s” bid", "the \"opener's\" bid", "the “opener’s” bid" },
  { "zażółć gęślą", "zażółć gęśla", "zażółć [-gęślą-] {+gęśla+}" },
  { "a a a", "a a", "a a [-a-]" },
  { "x y z", "z y x", "{+z y+} x [-y z-]" },
};

static void
test_case (gconstpointer data)
{
  const guint i = GPOINTER_TO_UINT (data);
  g_autofree char *marked = mark (cases[i].before, cases[i].after);

  g_assert_cmpstr (marked, ==, cases[i].marked);
}

static char *
dup_random (GRand *random, guint n_words)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_words; i++)
    g_string_append_printf (text, "%c ", 'a' + g_rand_int_range (random, 0, 4));
  return g_string_free (text, FALSE);
}

/* How many words have to go and come at the least, found by trying all. */
static guint
count_least (const char *before, const char *after)
{
  const gsize n = strlen (before) / 2, m = strlen (after) / 2;
  g_autofree guint *row = g_new (guint, m + 1);

  for (gsize j = 0; j <= m; j++)
    row[j] = (guint) j;
  for (gsize i = 1; i <= n; i++)
    {
      guint corner = row[0];

      row[0] = (guint) i;
      for (gsize j = 1; j <= m; j++)
        {
          const guint above = row[j];
          const gboolean same = before[2 * (i - 1)] == after[2 * (j - 1)];

          row[j] = same ? corner : 1 + MIN (above, row[j - 1]);
          corner = above;
        }
    }
  return row[m];
}

/* The runs, put together again, are both texts, with as few marks as can be. */
static void
test_random (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (11);

  for (guint i = 0; i < 2000; i++)
    {
      g_autofree char *before = dup_random (random, (guint) g_rand_int_range (random, 0, 14));
      g_autofree char *after = dup_random (random, (guint) g_rand_int_range (random, 0, 14));
      g_autoptr (GArray) runs = lex_differences_find (before, after);
      g_autoptr (GString) first = g_string_new (NULL);
      g_autoptr (GString) second = g_string_new (NULL);
      guint n_marked = 0;

      for (guint j = 0; j < runs->len; j++)
        {
          const LexDifference *run = &g_array_index (runs, LexDifference, j);
          const char *source = run->kind == LEX_DIFFERENCE_ADDED ? after : before;
          g_autofree char *words = g_strndup (source + run->start, run->end - run->start);

          if (run->kind != LEX_DIFFERENCE_ADDED)
            g_string_append_printf (first, "%s ", words);
          if (run->kind != LEX_DIFFERENCE_REMOVED)
            g_string_append_printf (second, "%s ", words);
          if (run->kind != LEX_DIFFERENCE_SAME)
            n_marked += (guint) (strlen (words) + 1) / 2;
        }
      g_assert_cmpstr (first->str, ==, before);
      g_assert_cmpstr (second->str, ==, after);
      g_assert_cmpuint (n_marked, ==, count_least (before, after));
    }
}

/* Two long texts with nothing in common come to an end. */
static void
test_hostile (void)
{
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);
  g_autoptr (GArray) runs = NULL;

  for (guint i = 0; i < 100000; i++)
    {
      g_string_append_printf (before, "a%u ", i);
      g_string_append_printf (after, "b%u ", i);
    }
  runs = lex_differences_find (before->str, after->str);
  g_assert_cmpuint (runs->len, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/difference/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/language/difference/random", test_random);
  g_test_add_func ("/language/difference/hostile", test_hostile);
  return g_test_run ();
}
