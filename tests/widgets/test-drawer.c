/* test-drawer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The signs beside a clause and the drawer that they open: one at a time, below its clause, and
 * the page stays. It refuses to know where a margin stands. Needs a display; without one it is
 * skipped.
 */

#include "fixture.h"
#include "golden.h"

#include "widgets/page/lex-sign.h"
#include "widgets/page/lex-walk.h"

static void
set_up (Fixture *self, gconstpointer language)
{
  golden_speak (language);
  fixture_set_up (self, NULL);
  lex_reader_set_languages (self->reader, LEX_LANGUAGES_BOTH);
}

static gboolean
is_drawer (GtkWidget *widget, const char *what)
{
  return gtk_widget_has_css_class (widget, "drawer");
}

static GtkWidget *
find_drawer (Fixture *self)
{
  return fixture_find (GTK_WIDGET (self->reader), is_drawer, NULL);
}

static gboolean
is_sign (GtkWidget *widget, const char *kind)
{
  return LEX_IS_SIGN (widget) && gtk_widget_has_css_class (widget, kind);
}

static GtkWidget *
get_sign (Fixture *self, const char *label, const char *kind)
{
  GtkWidget *line = gtk_widget_get_next_sibling (fixture_get_row (self, label));
  GtkWidget *sign = fixture_find (line, is_sign, kind);

  g_assert_nonnull (sign);
  return sign;
}

static void
press (Fixture *self, GtkWidget *sign)
{
  g_signal_emit_by_name (sign, "clicked");
  fixture_run (self->window);
}

/* Between its clause and the next, across both languages; and nothing of it before. */
static void
test_below_its_clause (Fixture *self, gconstpointer data)
{
  graphene_rect_t row;
  graphene_rect_t drawer;
  graphene_rect_t next;

  fixture_open (self, "27");
  g_assert_null (find_drawer (self));
  press (self, get_sign (self, "27A", "examples"));
  g_assert_nonnull (find_drawer (self));
  g_assert_true (gtk_widget_get_mapped (find_drawer (self)));
  row = fixture_get_bounds (self, fixture_get_row (self, "27A"));
  drawer = fixture_get_bounds (self, find_drawer (self));
  next = fixture_get_bounds (self, fixture_get_row (self, "27B"));
  g_assert_cmpfloat (drawer.origin.y, >=, row.origin.y + row.size.height);
  g_assert_cmpfloat (drawer.origin.y + drawer.size.height, <=, next.origin.y);
  g_assert_cmpfloat (drawer.size.width, >, 600);
  g_assert_nonnull (fixture_find (find_drawer (self), fixture_says, "33  Trial"));
}

static GtkWidget *
get_focus (Fixture *self)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (self->window));

  g_assert_nonnull (focus);
  return focus;
}

static gboolean
is_pressed (GtkWidget *sign)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (sign));
}

static guint
count_drawers (Fixture *self)
{
  GtkWidget *page = fixture_find (GTK_WIDGET (self->reader), fixture_has_name, "page");
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (page); child;
       child = gtk_widget_get_next_sibling (child))
    n += is_drawer (child, NULL);
  return n;
}

static void
test_one_at_a_time (Fixture *self, gconstpointer data)
{
  static const char *const signs[][2]
      = { { "27A", "examples" }, { "27A", "prevails" }, { "27B1a", "examples" } };

  fixture_open (self, "27");
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      press (self, get_sign (self, signs[i][0], signs[i][1]));
      g_assert_cmpuint (count_drawers (self), ==, 1);
      g_assert_true (gtk_widget_has_css_class (find_drawer (self), signs[i][1]));
      for (gsize j = 0; j < G_N_ELEMENTS (signs); j++)
        g_assert_cmpint (is_pressed (get_sign (self, signs[j][0], signs[j][1])), ==, i == j);
    }
  press (self, get_sign (self, "27B1a", "examples"));
  g_assert_cmpuint (count_drawers (self), ==, 0);
}

/* Whoever was in the drawer is back at its sign, and Escape is used up only once. */
static void
test_closes (Fixture *self, gconstpointer data)
{
  LexMarginalia *marginalia;
  GtkWidget *sign;

  fixture_open (self, "27");
  marginalia = lex_page_get_marginalia (lex_reader_get_page (self->reader));
  sign = get_sign (self, "27A", "examples");
  press (self, sign);
  g_assert_true (
      gtk_widget_grab_focus (fixture_find (find_drawer (self), fixture_says, "33  Trial")));
  g_assert_true (lex_marginalia_fold (marginalia));
  g_assert_null (find_drawer (self));
  g_assert_false (is_pressed (sign));
  g_assert_true (get_focus (self) == sign);
  g_assert_false (lex_marginalia_fold (marginalia));
}

/* Arrows go through the margin of a clause, its drawer, the margin of the next clause, and back. */
static void
test_arrows_go_by_clause (Fixture *self, gconstpointer data)
{
  GtkWidget *sign;

  fixture_open (self, "27");
  sign = get_sign (self, "27A", "examples");
  press (self, sign);
  gtk_widget_grab_focus (sign);
  for (int link = 0; link < 2; link++)
    {
      g_assert_true (lex_walk_step (self->reader, LEX_WALK_MARGIN, GTK_DIR_TAB_FORWARD));
      g_assert_true (gtk_widget_has_css_class (get_focus (self), "written"));
    }
  g_assert_true (lex_walk_step (self->reader, LEX_WALK_MARGIN, GTK_DIR_TAB_FORWARD));
  g_assert_true (gtk_widget_is_ancestor (get_focus (self), find_drawer (self)));
  g_assert_true (lex_walk_step (self->reader, LEX_WALK_MARGIN, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_has_css_class (get_focus (self), "written"));
  gtk_widget_grab_focus (get_sign (self, "27A", "prevails"));
  g_assert_true (lex_walk_focus (self->reader, GTK_DIR_TAB_BACKWARD));
  g_assert_true (get_focus (self) == GTK_WIDGET (self->reader));
}

/* A drawer above closes, one below opens: the clause that was meant does not move. */
static void
test_keeps_the_place (Fixture *self, gconstpointer data)
{
  GtkWidget *row;
  graphene_rect_t before;
  graphene_rect_t after;

  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100, 520);
  fixture_open (self, "27");
  press (self, get_sign (self, "27A", "examples"));
  row = fixture_get_row (self, "27B1a");
  lex_reader_set_position (self->reader, fixture_get_bounds (self, row).origin.y
                                             + lex_reader_get_position (self->reader) - 40);
  fixture_run (self->window);
  before = fixture_get_bounds (self, row);
  g_assert_cmpfloat (lex_reader_get_position (self->reader), >, 100);
  press (self, get_sign (self, "27B1a", "examples"));
  after = fixture_get_bounds (self, row);
  g_assert_cmpfloat (ABS (after.origin.y - before.origin.y), <=, 1);
}

/* A drawer that would open below the window is brought in, as far as its clause may move. */
static void
test_is_seen (Fixture *self, gconstpointer data)
{
  graphene_rect_t row;
  graphene_rect_t drawer;
  GtkWidget *sign;

  fixture_open (self, "27");
  row = fixture_get_bounds (self, fixture_get_row (self, "27A"));
  sign = get_sign (self, "27A", "examples");
  gtk_window_set_default_size (GTK_WINDOW (self->window), 1100,
                               (int) (row.origin.y + row.size.height) + 20);
  fixture_run (self->window);
  press (self, sign);
  row = fixture_get_bounds (self, fixture_get_row (self, "27A"));
  drawer = fixture_get_bounds (self, find_drawer (self));
  g_assert_cmpfloat (row.origin.y, >=, -1);
  g_assert_cmpfloat (drawer.origin.y + 30, <, gtk_widget_get_height (GTK_WIDGET (self->reader)));
}

static void
test_says_what_it_is (Fixture *self, gconstpointer data)
{
  GtkWidget *sign;

  fixture_open (self, "27");
  sign = get_sign (self, "27A", "prevails");
  g_assert_cmpstr (gtk_widget_get_tooltip_text (sign), ==, "Prevails over: 1");
  gtk_test_accessible_assert_property (sign, GTK_ACCESSIBLE_PROPERTY_LABEL, "Prevails over: 1");
  gtk_test_accessible_assert_state (sign, GTK_ACCESSIBLE_STATE_EXPANDED, FALSE);
  press (self, sign);
  gtk_test_accessible_assert_state (sign, GTK_ACCESSIBLE_STATE_EXPANDED, TRUE);
}

/* Margin and drawer as a reader of screens meets them. */
static void
test_golden (Fixture *self, gconstpointer language)
{
  g_autofree char *name = g_strdup_printf ("drawer-%s.txt", (const char *) language);
  g_autofree char *tree = NULL;

  lex_reader_set_languages (self->reader,
                            g_str_equal (language, "pl") ? LEX_LANGUAGES_PL : LEX_LANGUAGES_EN);
  fixture_open (self, "27");
  press (self, get_sign (self, "27A", "prevails"));
  golden_settle ();
  tree = golden_dup_tree (GTK_WIDGET (lex_reader_get_page (self->reader)));
  golden_check_text (tree, name);
}

static void
add (const char *name, const char *language, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (name, Fixture, language, set_up, test, fixture_tear_down);
}

static void
add_tests (void)
{
  golden_init ();
  add ("/drawer/below-its-clause", "en", test_below_its_clause);
  add ("/drawer/one-at-a-time", "en", test_one_at_a_time);
  add ("/drawer/closes", "en", test_closes);
  add ("/drawer/arrows-go-by-clause", "en", test_arrows_go_by_clause);
  add ("/drawer/keeps-the-place", "en", test_keeps_the_place);
  add ("/drawer/is-seen", "en", test_is_seen);
  add ("/drawer/says-what-it-is", "en", test_says_what_it_is);
  add ("/drawer/golden/pl", "pl", test_golden);
  add ("/drawer/golden/en", "en", test_golden);
}

int
main (int argc, char *argv[])
{
  return fixture_main (argc, argv, add_tests);
}
