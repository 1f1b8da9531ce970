/* test-history.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tests where back and forward lead. It knows no window. Run by Meson.
 */

#include "services/lex-history.h"

static void
visit (LexHistory *history, const char *text, double position)
{
  g_autoptr (LexLabel) label = lex_label_parse (text);

  lex_history_visit (history, label, position);
}

static void
assert_place (const LexPlace *place, const char *text, double position)
{
  g_assert_nonnull (place);
  g_assert_cmpstr (lex_label_get_text (place->label), ==, text);
  g_assert_cmpfloat (place->position, ==, position);
}

static void
test_empty (void)
{
  g_autoptr (LexHistory) history = lex_history_new ();

  g_assert_null (lex_history_go (history, -1, 0));
  g_assert_null (lex_history_go (history, 1, 0));
}

static void
test_positions (void)
{
  g_autoptr (LexHistory) history = lex_history_new ();

  visit (history, "27", 0);
  visit (history, "16C", 340.5);
  visit (history, "26B", 12);

  assert_place (lex_history_go (history, -1, 77), "16C", 12);
  assert_place (lex_history_go (history, -1, 13), "27", 340.5);
  g_assert_null (lex_history_go (history, -1, 1));
  assert_place (lex_history_go (history, 1, 350), "16C", 13);
  assert_place (lex_history_go (history, 1, 14), "26B", 77);
  assert_place (lex_history_go (history, -1, 78), "16C", 14);
}

static void
test_new_branch (void)
{
  g_autoptr (LexHistory) history = lex_history_new ();

  visit (history, "27", 0);
  visit (history, "16C", 1);
  lex_history_go (history, -1, 2);
  visit (history, "31", 3);

  g_assert_false (lex_history_can_go (history, 1));
  assert_place (lex_history_go (history, -1, 4), "27", 3);
  assert_place (lex_history_go (history, 1, 5), "31", 4);
}

static void
test_same_place (void)
{
  g_autoptr (LexHistory) history = lex_history_new ();

  visit (history, "27", 0);
  visit (history, "27", 100);

  g_assert_false (lex_history_can_go (history, -1));
}

static void
count_cb (GObject *object, GParamSpec *pspec, gpointer user_data)
{
  (*(guint *) user_data)++;
}

static void
test_notifies (void)
{
  g_autoptr (LexHistory) history = lex_history_new ();
  guint back = 0, forward = 0;

  g_signal_connect (history, "notify::can-go-back", G_CALLBACK (count_cb), &back);
  g_signal_connect (history, "notify::can-go-forward", G_CALLBACK (count_cb), &forward);

  visit (history, "27", 0);
  g_assert_cmpuint (back, ==, 0);
  visit (history, "31", 0);
  visit (history, "32", 0);
  g_assert_cmpuint (back, ==, 1);
  g_assert_cmpuint (forward, ==, 0);

  lex_history_go (history, -1, 0);
  g_assert_cmpuint (back, ==, 1);
  g_assert_cmpuint (forward, ==, 1);
}

static void
test_limit (void)
{
  g_autoptr (LexHistory) history = lex_history_new ();
  guint steps = 0;

  for (guint i = 0; i < LEX_HISTORY_MAX_PLACES + 50; i++)
    visit (history, i % 2 == 0 ? "27" : "31", i);

  while (lex_history_go (history, -1, 0) != NULL)
    steps++;

  g_assert_cmpuint (steps, ==, LEX_HISTORY_MAX_PLACES - 1);
}

/* Marks belong to the place where they were made. */
static void
test_marks (void)
{
  static const char *const words[] = { "revoke", NULL };
  g_autoptr (LexHistory) history = lex_history_new ();
  const LexPlace *place;

  lex_history_mark (history, words); /* nowhere */
  visit (history, "27", 0);
  lex_history_mark (history, words);
  visit (history, "16C", 0);
  place = lex_history_go (history, -1, 0);
  g_assert_cmpstr (place->words[0], ==, "revoke");
  lex_history_mark (history, NULL);
  g_assert_null (place->words);
  place = lex_history_go (history, 1, 0);
  g_assert_null (place->words);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/services/history/empty", test_empty);
  g_test_add_func ("/services/history/positions", test_positions);
  g_test_add_func ("/services/history/new-branch", test_new_branch);
  g_test_add_func ("/services/history/same-place", test_same_place);
  g_test_add_func ("/services/history/notifies", test_notifies);
  g_test_add_func ("/services/history/limit", test_limit);
  g_test_add_func ("/services/history/marks", test_marks);

  return g_test_run ();
}
