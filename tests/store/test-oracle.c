/* test-oracle.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The engine against a naive matcher: a made-up library of short words that share beginnings and
 * lemmas as often as can be, and thousands of random queries with all signs and limits that can be
 * typed. Both must find the same clauses. The matcher reads no query: it knows what is meant.
 */

#include "oracle.h"

#define N_QUERIES 2500

static char *
find (LexStoreReader *reader, LexQuery *query)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) hits = lex_store_reader_search (reader, query, &error);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  g_assert_no_error (error);
  for (guint i = 0; i < hits->len; i++)
    g_ptr_array_add (labels, (gpointer) lex_label_get_text (lex_hit_get_label (hits->pdata[i])));
  return naive_join_sorted (labels);
}

static void
test_oracle (gconstpointer data)
{
  World *world = world_new (GPOINTER_TO_UINT (data));
  LexStoreReader *reader = world_write (world);
  guint n_empty = 0;

  for (guint i = 0; i < N_QUERIES; i++)
    {
      Query *query = typed_new (world);
      g_autoptr (LexQuery) typed = typed_type (world, query);
      g_autofree char *expected = naive_expect (world, query);
      g_autofree char *found = find (reader, typed);

      if (!g_str_equal (found, expected))
        g_test_message ("query: %s", lex_query_get_text (typed));
      g_assert_cmpstr (found, ==, expected);
      n_empty += *found == '\0';
      typed_free (query);
    }
  g_assert_cmpuint (n_empty, <, N_QUERIES / 2); /* or the test shows little */
  lex_store_reader_free (reader);
  world_free (world);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/store/oracle/1", GUINT_TO_POINTER (1), test_oracle);
  g_test_add_data_func ("/store/oracle/2", GUINT_TO_POINTER (2), test_oracle);
  return g_test_run ();
}
