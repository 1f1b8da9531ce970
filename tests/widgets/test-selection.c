/* test-selection.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Selects words of a page by points and by keys, within a clause and over several, in either
 * language, and looks at what is drawn behind them. It refuses to know the clipboard. Needs a
 * display; without one it is skipped.
 */

#include "fixture.h"
#include "golden.h"

#include "widgets/page/lex-selecting.h"

static void
set_up (Fixture *self, gconstpointer language)
{
  golden_speak (language ? language : "en");
  fixture_set_up (self, NULL);
  lex_selecting_attach (self->reader);
  lex_reader_set_languages (self->reader, LEX_LANGUAGES_BOTH);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 700);
  fixture_open (self, "27");
}

static LexSelection *
get_selection (Fixture *self)
{
  return lex_page_get_selection (lex_reader_get_page (self->reader));
}

static void
assert_text (Fixture *self, const char *expected)
{
  g_autofree char *text = lex_selection_dup_text (get_selection (self));

  g_assert_cmpstr (text, ==, expected);
}

static void
press (Fixture *self, guint key, GdkModifierType modifiers)
{
  g_assert_true (lex_selecting_press (self->reader, key, modifiers));
}

/* Where a letter stands on the page: the middle of its left edge. */
static graphene_point_t
find_letter (Fixture *self, const char *words, const char *from)
{
  GtkWidget *label = fixture_find_words (self, words);
  PangoRectangle at;
  graphene_rect_t bounds;
  int x;
  int y;

  g_assert_nonnull (label);
  g_assert_true (
      gtk_widget_compute_bounds (label, GTK_WIDGET (lex_reader_get_page (self->reader)), &bounds));
  gtk_label_get_layout_offsets (GTK_LABEL (label), &x, &y);
  pango_layout_index_to_pos (gtk_label_get_layout (GTK_LABEL (label)),
                             (int) (strstr (words, from) - words), &at);
  return GRAPHENE_POINT_INIT (bounds.origin.x + (float) x + (float) at.x / PANGO_SCALE + 1,
                              bounds.origin.y + (float) y + (float) at.y / PANGO_SCALE
                                  + (float) at.height / PANGO_SCALE / 2);
}

#define ALLOWED "Whoever sits to the left may take it (see\u00a0B1(a) and Law\u00a031)."

static void
test_drag (Fixture *self, gconstpointer data)
{
  const graphene_point_t from = find_letter (self, ALLOWED, "sits");
  const graphene_point_t to = find_letter (self, ALLOWED, " may take");
  const graphene_point_t beside = GRAPHENE_POINT_INIT (to.x, to.y - 3000);

  lex_selection_begin (get_selection (self), &from, LEX_UNIT_LETTER);
  g_assert_true (lex_selection_is_begun (get_selection (self)));
  g_assert_true (lex_selection_is_empty (get_selection (self)));
  lex_selection_extend (get_selection (self), &to);
  assert_text (self, "sits to the left");
  g_assert_true (lex_selection_contains (get_selection (self), &from));
  g_assert_false (lex_selection_contains (get_selection (self), &beside));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fixture_get_row (self, "27A")),
                                    GTK_ACCESSIBLE_STATE_SELECTED, TRUE);
  /* Backwards, beyond where it began. */
  lex_selection_extend (get_selection (self), &beside);
  assert_text (self, "27 Too Little\n27A Allowed\nWhoever ");
  g_assert_true (lex_selection_clear (get_selection (self)));
  g_assert_false (lex_selection_clear (get_selection (self)));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (fixture_get_row (self, "27A")),
                                    GTK_ACCESSIBLE_STATE_SELECTED, FALSE);
}

static void
test_units (Fixture *self, gconstpointer data)
{
  const graphene_point_t in_word = find_letter (self, ALLOWED, "ts to");
  const graphene_point_t other = find_letter (self, ALLOWED, "eft");

  lex_selection_begin (get_selection (self), &in_word, LEX_UNIT_WORD);
  assert_text (self, "sits");
  lex_selection_extend (get_selection (self), &other);
  assert_text (self, "sits to the left");
  lex_selection_begin (get_selection (self), &in_word, LEX_UNIT_CLAUSE);
  /* One clause has no number, and a plain space where a line must not break. */
  assert_text (self, "Allowed\nWhoever sits to the left may take it (see B1(a) and Law 31).");
}

/* It stays in the language in which it began, wherever the pointer goes. */
static void
test_column (Fixture *self, gconstpointer data)
{
  const graphene_point_t from = find_letter (self, "Wolno", "Wolno");
  graphene_point_t to = find_letter (self, "Forbidden", "Forbidden");

  lex_selection_begin (get_selection (self), &from, LEX_UNIT_LETTER);
  g_assert_cmpint (lex_selection_get_place (get_selection (self)), ==, 1);
  lex_selection_extend (get_selection (self), &to);
  assert_text (self, "27A Wolno\nKto siedzi z lewej, może to przyjąć (patrz B1(a) i przepis 31).");
}

static void
test_letters (Fixture *self, gconstpointer data)
{
  fixture_open (self, "27A");
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK);
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK);
  assert_text (self, "Al");
  press (self, GDK_KEY_Left, GDK_SHIFT_MASK);
  assert_text (self, "A");
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  assert_text (self, "Allowed");
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  assert_text (self, "Allowed\nWhoever");
  press (self, GDK_KEY_Left, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  press (self, GDK_KEY_Left, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  g_assert_true (lex_selection_is_empty (get_selection (self)));
  press (self, GDK_KEY_Left, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
  assert_text (self, "Little");
}

static void
test_clauses (Fixture *self, gconstpointer data)
{
  LexLabel *first;
  LexLabel *last;

  fixture_open (self, "27A");
  press (self, GDK_KEY_Down, GDK_SHIFT_MASK);
  assert_text (self, "Allowed\nWhoever sits to the left may take it (see B1(a) and Law 31).");
  press (self, GDK_KEY_Down, GDK_SHIFT_MASK);
  lex_selection_get_clauses (get_selection (self), &first, &last);
  g_assert_cmpstr (lex_label_get_text (first), ==, "27A");
  g_assert_cmpstr (lex_label_get_text (last), ==, "27B");
  press (self, GDK_KEY_Up, GDK_SHIFT_MASK);
  press (self, GDK_KEY_Up, GDK_SHIFT_MASK);
  lex_selection_get_clauses (get_selection (self), &first, &last);
  g_assert_cmpstr (lex_label_get_text (first), ==, "27");
  g_assert_cmpstr (lex_label_get_text (last), ==, "27A");
  press (self, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_ALT_MASK);
  assert_text (self, "27 Za mało\n27A Wolno\n"
                     "Kto siedzi z lewej, może to przyjąć (patrz B1(a) i przepis 31).");
  press (self, GDK_KEY_Escape, 0);
  g_assert_true (lex_selection_is_empty (get_selection (self)));
  g_assert_false (lex_selecting_press (self->reader, GDK_KEY_Escape, 0));
}

static void
test_all (Fixture *self, gconstpointer data)
{
  g_autofree char *text = NULL;

  press (self, GDK_KEY_a, GDK_CONTROL_MASK);
  text = lex_selection_dup_text (get_selection (self));
  g_assert_true (g_str_has_prefix (text, "27 Too Little\n27A Allowed\nWhoever"));
  g_assert_nonnull (strstr (text, "\n27B "));
  /* What is built anew has other labels: nothing of it is selected. */
  lex_reader_set_languages (self->reader, LEX_LANGUAGES_EN);
  g_assert_true (lex_selection_is_empty (get_selection (self)));
  fixture_run (self->window);
  lex_selection_begin_row (get_selection (self), LEX_CLAUSE_ROW (fixture_get_row (self, "27A")),
                           LEX_UNIT_CLAUSE);
  lex_selection_cross (get_selection (self));
  g_assert_cmpint (lex_selection_get_place (get_selection (self)), ==, 0);
}

/* Words are found again whole; a heading and its text are one quotation to who selects them. */
static void
test_quotes (Fixture *self, gconstpointer data)
{
  const graphene_point_t from = find_letter (self, "Allowed", "owed");
  const graphene_point_t to = find_letter (self, ALLOWED, " sits");
  g_autoptr (GPtrArray) quotes = NULL;
  const LexJournalEntry *entry;

  lex_selection_begin (get_selection (self), &from, LEX_UNIT_LETTER);
  lex_selection_extend (get_selection (self), &to);
  quotes = lex_selection_list_quotes (get_selection (self));
  g_assert_cmpuint (quotes->len, ==, 1);
  entry = quotes->pdata[0];
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_LABEL], ==, "27A");
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_QUOTE], ==, "Allowed\nWhoever");
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_PREFIX], ==, "");
  g_assert_cmpstr (entry->fields[LEX_JOURNAL_SUFFIX], ==,
                   "sits to the left may take it (see\u00a0B1(a)");
}

static void
test_looks (Fixture *self, gconstpointer language)
{
  const gboolean dark[] = { FALSE, TRUE };

  fixture_open (self, "27A");
  for (gsize i = 0; i < G_N_ELEMENTS (dark); i++)
    {
      g_autofree char *name = g_strdup_printf ("selected-%s-%s.png", dark[i] ? "dark" : "light",
                                               (const char *) language);

      golden_dress (dark[i] ? GOLDEN_DARK : GOLDEN_LIGHT);
      golden_settle ();
      press (self, GDK_KEY_Right, GDK_SHIFT_MASK | GDK_CONTROL_MASK);
      press (self, GDK_KEY_Down, GDK_SHIFT_MASK);
      golden_settle ();
      golden_check_picture (GTK_WIDGET (self->reader), name);
    }
  golden_dress (GOLDEN_LIGHT);
}

static void
add_tests (void)
{
  golden_init ();
#define ADD_HERE(name, data, function)                                                             \
  g_test_add ("/selection/" name, Fixture, data, set_up, function, fixture_tear_down)
  ADD_HERE ("drag", NULL, test_drag);
  ADD_HERE ("units", NULL, test_units);
  ADD_HERE ("column", NULL, test_column);
  ADD_HERE ("letters", NULL, test_letters);
  ADD_HERE ("clauses", NULL, test_clauses);
  ADD_HERE ("all", NULL, test_all);
  ADD_HERE ("quotes", NULL, test_quotes);
  ADD_HERE ("looks/en", "en", test_looks);
#undef ADD_HERE
}

int
main (int argc, char **argv)
{
  return fixture_main (argc, argv, add_tests);
}
