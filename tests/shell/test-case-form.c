/* test-case-form.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of a case: where the focus goes, rows, a typed board, what the toolbox knows. Run by
 * Meson on a display of its own.
 */

#include "case-fixture.h"

#include <glib/gi18n-lib.h>

#include "widgets/cases/lex-case-grid.h"
#include "widgets/cases/lex-case-list.h"
#include "widgets/figures/lex-auction-view.h"
#include "widgets/figures/lex-deal-view.h"

static int
get_focused_key (Fixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (case_fixture_get_window (fixture)));
  GtkWidget *control = gtk_widget_get_ancestor (focus, LEX_TYPE_CASE_CONTROL);

  return control != NULL ? (int) lex_case_control_get_key (LEX_CASE_CONTROL (control)) : -1;
}

static void
test_focus (Fixture *fixture, gconstpointer data)
{
  static const LexCaseKey before[] = { LEX_CASE_SESSION, LEX_CASE_EVENT, LEX_CASE_STATUS };

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  fixture_settle ();
  g_assert_cmpint (get_focused_key (fixture), ==, LEX_CASE_TABLE);
  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_signal_emit_by_name (case_fixture_get_window (fixture), "move-focus", GTK_DIR_TAB_BACKWARD);
      g_assert_cmpint (get_focused_key (fixture), ==, (int) before[i]);
    }
  g_signal_emit_by_name (case_fixture_get_window (fixture), "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_cmpint (get_focused_key (fixture), ==, LEX_CASE_EVENT);
}

/* Tab goes by the middles of fields: an error below one must not hide those beside it. */
static void
test_focus_past_error (Fixture *fixture, gconstpointer data)
{
  static const LexCaseKey after[] = { LEX_CASE_CALLED, LEX_CASE_CALLER, LEX_CASE_DIRECTOR };

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  case_fixture_type (fixture, LEX_CASE_CALLED, "half past nine");
  fixture_settle ();
  g_signal_emit_by_name (case_fixture_get_window (fixture), "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_cmpint (get_focused_key (fixture), ==, LEX_CASE_BOARD);
  for (guint i = 0; i < G_N_ELEMENTS (after); i++)
    {
      g_signal_emit_by_name (case_fixture_get_window (fixture), "move-focus", GTK_DIR_TAB_FORWARD);
      g_assert_cmpint (get_focused_key (fixture), ==, (int) after[i]);
    }
}

/* A time is whole however large type is: its beginning is only the day. */
static void
test_whole_time (Fixture *fixture, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  LexCaseControl *control;
  GtkWidget *entry;

  fixture_show (fixture, "27");
  for (int scale = 1; scale <= 2; scale++)
    {
      g_autoptr (PangoLayout) layout = NULL;
      int width;

      g_object_set (settings, "gtk-xft-dpi", scale * 96 * 1024, NULL);
      fixture_act (fixture, "win.new-case");
      fixture_settle ();
      control = case_fixture_find_control (GTK_WIDGET (case_fixture_get_form (fixture)),
                                           LEX_CASE_CALLED);
      entry = fixture_find (GTK_WIDGET (control), GTK_TYPE_ENTRY);
      layout = gtk_widget_create_pango_layout (entry, "2026-11-22 20:48");
      pango_layout_get_pixel_size (layout, &width, NULL);
      g_assert_cmpint (
          gtk_widget_get_width (GTK_WIDGET (gtk_editable_get_delegate (GTK_EDITABLE (entry)))), >=,
          width);
    }
  g_object_set (settings, "gtk-xft-dpi", 96 * 1024, NULL);
}

static void
add_row (GtkWidget *grid)
{
  GtkWidget *button = fixture_find (grid, GTK_TYPE_BUTTON);

  g_signal_emit_by_name (button, "clicked");
}

/* A line is typed cell by cell below the names of its columns, and goes without the place. */
static void
test_rows (Fixture *fixture, gconstpointer data)
{
  static const char *const cells[] = { "South", "may not lead a heart", "he loses the lead", "" };
  const LexCaseTerm *columns = lex_case_field_get (LEX_CASE_RESTRICTIONS)->terms;
  GtkWidget *grid;
  GtkWidget *button;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  fixture_settle ();
  grid = GTK_WIDGET (case_fixture_find_control (GTK_WIDGET (case_fixture_get_form (fixture)),
                                                LEX_CASE_RESTRICTIONS));
  add_row (grid);
  fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (case_fixture_get_window (fixture)));

      g_assert_true (fixture_shows (grid, columns[i].words[lex_language_of_locale ()]));
      gtk_editable_set_text (GTK_EDITABLE (focus), cells[i]);
      g_signal_emit_by_name (case_fixture_get_window (fixture), "move-focus", GTK_DIR_TAB_FORWARD);
    }
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_RESTRICTIONS), !=, NULL);
  button = gtk_root_get_focus (GTK_ROOT (case_fixture_get_window (fixture)));
  g_assert_true (GTK_IS_BUTTON (button));
  g_signal_emit_by_name (button, "clicked");
  g_assert_null (case_fixture_get_value (fixture, LEX_CASE_RESTRICTIONS));
  g_assert_cmpint (get_focused_key (fixture), ==, LEX_CASE_RESTRICTIONS);
}

static void
type_line (GtkWidget *grid, guint n, const char *text)
{
  GtkWidget *row;

  fixture_settle ();
  g_signal_emit_by_name (fixture_find_button (grid, _ ("Add a Line")), "clicked");
  row = gtk_widget_get_first_child (gtk_widget_get_first_child (fixture_find (grid, GTK_TYPE_BOX)));
  for (; n > 0; n--)
    row = gtk_widget_get_next_sibling (row);
  gtk_editable_set_text (GTK_EDITABLE (fixture_find (row, GTK_TYPE_ENTRY)), text);
}

/* A line that a stray key removed comes back whole, though it was typed just before; what has the
 * focus then does not remove the next. */
static void
test_removed_line (Fixture *fixture, gconstpointer data)
{
  g_autofree char *typed = NULL;
  LexCaseControl *control;
  GtkWidget *grid;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  fixture_settle ();
  control = case_fixture_find_control (GTK_WIDGET (case_fixture_get_form (fixture)),
                                       LEX_CASE_RESTRICTIONS);
  grid = fixture_find (GTK_WIDGET (control), LEX_TYPE_CASE_GRID);
  type_line (grid, 0, "South");
  type_line (grid, 1, "West");
  typed = g_strdup (case_fixture_get_value (fixture, LEX_CASE_RESTRICTIONS));
  g_signal_emit_by_name (fixture_find (grid, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_RESTRICTIONS), !=, typed);
  g_assert_false (
      GTK_IS_BUTTON (gtk_root_get_focus (GTK_ROOT (case_fixture_get_window (fixture)))));
  g_assert_cmpint (get_focused_key (fixture), ==, LEX_CASE_RESTRICTIONS);
  fixture_settle ();
  g_assert_true (
      fixture_shows (GTK_WIDGET (case_fixture_get_window (fixture)), _ ("The line was removed")));
  case_fixture_act (fixture, "cases.undo");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_RESTRICTIONS), ==, typed);
  case_fixture_act (fixture, "cases.redo");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_RESTRICTIONS), !=, typed);
  case_fixture_act (fixture, "cases.undo");
  case_fixture_act (fixture, "cases.undo");
  case_fixture_act (fixture, "cases.undo");
  g_assert_null (case_fixture_get_value (fixture, LEX_CASE_RESTRICTIONS));
}

static GtkCheckButton *
find_tick (Fixture *fixture)
{
  return GTK_CHECK_BUTTON (
      fixture_find (GTK_WIDGET (fixture->window->toolbox), GTK_TYPE_CHECK_BUTTON));
}

/* What was done at the table is done in the case, also when the page was made anew meanwhile. */
static void
test_ticks (Fixture *fixture, gconstpointer data)
{
  static const guint answers[] = { 0, 0, 1 };
  g_autoptr (GPtrArray) rows = NULL;
  LexToolbox *toolbox;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  toolbox = fixture->window->toolbox;
  lex_toolbox_start (toolbox, "insufficient-bid");
  for (guint i = 0; i < G_N_ELEMENTS (answers); i++)
    gtk_widget_activate_action (GTK_WIDGET (toolbox), "toolbox.answer", "u", answers[i]);
  gtk_check_button_set_active (find_tick (fixture), TRUE);
  gtk_widget_activate_action (GTK_WIDGET (toolbox), "toolbox.seat", "s", "E");
  g_assert_true (gtk_check_button_get_active (find_tick (fixture)));
  fixture_act (fixture, "win.new-case");
  rows = lex_case_dup_rows (lex_case_form_get_case (case_fixture_get_form (fixture)),
                            LEX_CASE_CHECKLIST);
  g_assert_cmpuint (rows->len, ==, 1);
  g_assert_cmpstr (((GStrv) rows->pdata[0])[1], !=, "");
}

static GtkTextView *
find_words (Fixture *fixture, LexCaseKey key)
{
  return GTK_TEXT_VIEW (fixture_find (
      GTK_WIDGET (case_fixture_find_control (GTK_WIDGET (case_fixture_get_form (fixture)), key)),
      GTK_TYPE_TEXT_VIEW));
}

/* All that is in it can be seen, and there is no room for more. */
static void
assert_fits (GtkTextView *view)
{
  GtkTextIter end;
  GdkRectangle last;
  GdkRectangle seen;

  gtk_text_buffer_get_end_iter (gtk_text_view_get_buffer (view), &end);
  gtk_text_view_get_iter_location (view, &end, &last);
  gtk_text_view_get_visible_rect (view, &seen);
  g_assert_cmpint (seen.y, ==, 0);
  g_assert_cmpint (seen.height, >=, last.y + last.height);
  g_assert_cmpint (seen.height, <, last.y + 3 * last.height);
}

/* A field is as tall as what stands in it, however wide the window. */
static void
test_heights (Fixture *fixture, gconstpointer data)
{
  static const int widths[] = { 360, 1280, 360, 480 };
  g_autoptr (GString) words = g_string_new (NULL);
  GtkTextView *view;

  for (guint i = 0; i < 60; i++)
    g_string_append_printf (words, "%u North hesitated and South bid on. ", i);
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  fixture_settle ();
  case_fixture_type (fixture, LEX_CASE_AGREED, words->str);
  view = find_words (fixture, LEX_CASE_AGREED);
  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (case_fixture_get_window (fixture)), widths[i], 700);
      fixture_settle ();
      fixture_settle ();
      assert_fits (view);
    }
}

/* What is typed without PBN's tags is kept as PBN, and drawn; what is no board stays as it is. */
static void
test_typed_board (Fixture *fixture, gconstpointer data)
{
  g_autofree char *doubt = g_strdup_printf (
      _ ("Trick %u: %s"), 2,
      _ ("who led can not be told; begin its line with the seat, as in N H4 H2 HK H3"));

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.new-case");
  case_fixture_type (fixture, LEX_CASE_GAME, "perhaps");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_GAME), ==, "perhaps");
  case_fixture_type (fixture, LEX_CASE_GAME, "W S4 H6 S3 SK\nDQ D2");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_GAME), ==, "W S4 H6 S3 SK\nDQ D2");
  g_assert_true (fixture_shows (GTK_WIDGET (case_fixture_get_form (fixture)), doubt));
  case_fixture_type (fixture, LEX_CASE_GAME, "E 1♠ pas 2♥");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_GAME), ==,
                   "[Dealer \"E\"]\n[Auction \"E\"]\n1S Pass 2H");
  g_assert_nonnull (
      fixture_find (GTK_WIDGET (case_fixture_get_form (fixture)), LEX_TYPE_AUCTION_VIEW));
}

/* What was left when somebody claimed stands beside the whole board, and is drawn. */
static void
test_claim (Fixture *fixture, gconstpointer data)
{
  LexCaseControl *control;

  fixture_show (fixture, "70");
  fixture_act (fixture, "win.new-case");
  fixture_settle ();
  control
      = case_fixture_find_control (GTK_WIDGET (case_fixture_get_form (fixture)), LEX_CASE_CLAIM);
  g_assert_true (fixture_shows (GTK_WIDGET (control), "4S W"));
  case_fixture_type (fixture, LEX_CASE_CLAIM, "N:QJ.6..T 8.J9.A. .K.T6.5 K.Q.4.3\n4S W");
  case_fixture_type (fixture, LEX_CASE_STATEMENT, "“The rest are mine.”");
  g_assert_cmpstr (case_fixture_get_value (fixture, LEX_CASE_CLAIM), ==,
                   "[Declarer \"W\"]\n[Contract \"4S\"]\n"
                   "[Deal \"N:QJ.6..T 8.J9.A. .K.T6.5 K.Q.4.3\"]");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (control), "4♠"));
  g_assert_nonnull (fixture_find (GTK_WIDGET (control), LEX_TYPE_DEAL_VIEW));
}

/* The path is where the case begins; what a tool worked out is kept in the same. */
static void
test_from_toolbox (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  lex_toolbox_start (fixture->window->toolbox, "insufficient-bid");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window->toolbox), "toolbox.answer", "u", 0);
  fixture_act (fixture, "win.new-case");
  g_assert_nonnull (case_fixture_get_value (fixture, LEX_CASE_PATH));
  g_assert_nonnull (case_fixture_get_value (fixture, LEX_CASE_ANSWERS));
  g_assert_nonnull (case_fixture_get_value (fixture, LEX_CASE_CLAUSES));
  fixture_act (fixture, "win.tool::weighted:outcomes=620=50 100=50;against=620");
  g_assert_null (strstr (case_fixture_get_value (fixture, LEX_CASE_CLAUSES), "12C1c"));
  fixture_act (fixture, "win.keep-in-case");
  g_assert_nonnull (case_fixture_get_value (fixture, LEX_CASE_SCORE));
  /* What the score rests on is applied, too, behind what was applied already. */
  g_assert_true (g_str_has_prefix (case_fixture_get_value (fixture, LEX_CASE_CLAUSES), "27"));
  g_assert_true (g_str_has_suffix (case_fixture_get_value (fixture, LEX_CASE_CLAUSES), " 12C1c"));
  g_assert_nonnull (case_fixture_get_value (fixture, LEX_CASE_PATH));
}

/* What is kept of a player has its own form, list and numbers: it is no ruling. */
static void
test_memo (Fixture *fixture, gconstpointer data)
{
  static const LexCaseKey typed[] = { LEX_CASE_TABLE,     LEX_CASE_CALLER, LEX_CASE_PLAYER,
                                      LEX_CASE_WITNESSES, LEX_CASE_AGREED, LEX_CASE_ACTION };
  GtkWidget *cases;
  LexCaseList *list;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.cases");
  cases = GTK_WIDGET (case_fixture_get_window (fixture));
  gtk_widget_activate_action (cases, "cases.new", "s", LEX_CASE_MEMO_KIND);
  fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (typed); i++)
    case_fixture_type (fixture, typed[i], "Ruth");
  g_assert_null (
      case_fixture_find_control (GTK_WIDGET (case_fixture_get_form (fixture)), LEX_CASE_OUTCOME));
  case_fixture_act (fixture, "cases.back");
  fixture_settle ();
  list = LEX_CASE_LIST (fixture_find (cases, LEX_TYPE_CASE_LIST));
  g_assert_cmpuint (lex_case_list_get_n_shown (list), ==, 1);
  g_assert_true (fixture_shows (cases, "Ruth"));
  case_fixture_act (fixture, "cases.statistics");
  g_assert_null (case_fixture_get_form (fixture));
  case_fixture_act (fixture, "cases.back");
  lex_case_list_show_kind (list, LEX_CASE_RULING_KIND);
  g_assert_cmpuint (lex_case_list_get_n_shown (list), ==, 0);
}

static void
add_tests (void)
{
  fixture_add ("/shell/case-form/whole-time", 1280, test_whole_time);
  fixture_add ("/shell/case-form/focus", 1280, test_focus);
  fixture_add ("/shell/case-form/focus-past-error", 1280, test_focus_past_error);
  fixture_add ("/shell/case-form/rows", 1280, test_rows);
  fixture_add ("/shell/case-form/heights", 1280, test_heights);
  fixture_add ("/shell/case-form/removed-line", 1280, test_removed_line);
  fixture_add ("/shell/case-form/typed-board", 1280, test_typed_board);
  fixture_add ("/shell/case-form/claim", 1280, test_claim);
  fixture_add ("/shell/case-form/ticks", 1280, test_ticks);
  fixture_add ("/shell/case-form/memo", 1280, test_memo);
  fixture_add ("/shell/case-form/from-toolbox", 1280, test_from_toolbox);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
