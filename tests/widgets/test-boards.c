/* test-boards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An event's own file in its window, and what the cards would have made: what is drawn and read
 * aloud in both languages and themes, narrow and wide; stepping through a play, cancelling, boards
 * of which little is told.
 */

#include <adwaita.h>
#include <string.h>

#include "golden.h"
#include "services/lex-games.h"
#include "widgets/boards/lex-boards.h"
#include "widgets/figures/lex-point-view.h"
#include "widgets/figures/lex-solving.h"

static LexBoards *
open_boards (LexLanguage language)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "widgets", "event.pbn", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexGames) games = lex_games_open (path, &error);
  GtkWidget *boards;

  g_assert_no_error (error);
  boards = lex_boards_new (games, language, NULL);
  gtk_window_present (GTK_WINDOW (boards));
  golden_settle ();
  return LEX_BOARDS (boards);
}

/* The first widget of a type below another. */
static GtkWidget *
find (GtkWidget *widget, GType type)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (child, type) ? child : find (child, type);

      if (found)
        return found;
    }
  return NULL;
}

static LexSolving *
get_solving (LexBoards *boards)
{
  return LEX_SOLVING (find (lex_boards_get_page (boards), LEX_TYPE_SOLVING));
}

/* By its button, as a reader asks. */
static LexSolving *
solve (LexBoards *boards)
{
  LexSolving *solving = get_solving (boards);

  g_signal_emit_by_name (find (GTK_WIDGET (solving), GTK_TYPE_BUTTON), "clicked");
  g_assert_true (lex_solving_is_busy (solving));
  while (lex_solving_is_busy (solving))
    g_main_context_iteration (NULL, TRUE);
  golden_settle ();
  return solving;
}

static void
check_tree (GtkWidget *widget, const char *name)
{
  g_autofree char *tree = golden_dup_tree (widget);

  golden_check_text (tree, name);
}

static void
close_boards (LexBoards *boards)
{
  gtk_window_destroy (GTK_WINDOW (boards));
  golden_settle ();
}

/* Both themes of a window, wide and in the smallest. */
static void
check_looks (LexBoards *boards, const char *language)
{
  static const struct
  {
    const char *name;
    GoldenLook look;
    int width;
  } looks[] = { { "light-wide", { FALSE, 96 }, 900 },
                { "dark-wide", { TRUE, 96 }, 900 },
                { "dark-narrow", { TRUE, 96 }, 360 },
                { "light-narrow", { FALSE, 96 }, 360 } };

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      GtkScrolledWindow *scrolled;
      g_autofree char *name = g_strdup_printf ("boards-%s-%s.png", language, looks[i].name);

      golden_dress (looks[i].look);
      golden_resize (GTK_WINDOW (boards), looks[i].width, 900);
      /* A bar that fades in its own time, and where the focus had led, are not what is looked at.
       */
      scrolled = GTK_SCROLLED_WINDOW (
          gtk_widget_get_ancestor (lex_boards_get_page (boards), GTK_TYPE_SCROLLED_WINDOW));
      gtk_scrolled_window_set_policy (scrolled, GTK_POLICY_NEVER, GTK_POLICY_EXTERNAL);
      gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scrolled), 0);
      golden_check_picture (GTK_WIDGET (boards), name);
    }
  golden_dress (GOLDEN_LIGHT);
}

static void
test_english (void)
{
  LexBoards *boards;

  golden_speak ("en");
  golden_dress (GOLDEN_LIGHT);
  boards = open_boards (LEX_LANGUAGE_EN);
  solve (boards);
  check_tree (lex_boards_get_page (boards), "boards-en.txt");
  check_looks (boards, "en");
  close_boards (boards);
}

static void
test_polish (void)
{
  LexBoards *boards;

  golden_speak ("pl");
  golden_dress (GOLDEN_LIGHT);
  boards = open_boards (LEX_LANGUAGE_PL);
  lex_boards_show (boards, 1);
  solve (boards);
  check_tree (lex_boards_get_page (boards), "boards-pl.txt");
  check_looks (boards, "pl");
  close_boards (boards);
}

static gboolean
says (GtkWidget *widget, const char *text)
{
  return GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
}

/* The results of all tables are written as the language that is read writes contracts. */
static void
test_results (void)
{
  static const char *const calls[LEX_N_LANGUAGES][2] = { { "3NT", "Pass" }, { "3BA", "pas" } };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      LexBoards *boards = open_boards (language);
      GtkWidget *page = lex_boards_get_page (boards);

      for (guint i = 0; i < G_N_ELEMENTS (calls[language]); i++)
        g_assert_nonnull (golden_find (page, says, calls[language][i]));
      g_assert_null (golden_find (page, says, calls[1 - language][0]));
      close_boards (boards);
    }
}

/* From the lead to the end and back, by the buttons; a card on the table stands in the title. */
static void
test_steps (void)
{
  LexBoards *boards;
  LexPointView *point;
  g_autofree char *lead = NULL;
  g_autofree char *later = NULL;
  g_autofree char *again = NULL;

  golden_speak ("en");
  golden_dress (GOLDEN_LIGHT);
  boards = open_boards (LEX_LANGUAGE_EN);
  point = LEX_POINT_VIEW (find (GTK_WIDGET (solve (boards)), LEX_TYPE_POINT_VIEW));
  lead = golden_dup_tree (GTK_WIDGET (point));
  g_assert_nonnull (strstr (lead, "Trick 1, N to play"));
  lex_point_view_step (point, 5);
  golden_settle ();
  later = golden_dup_tree (GTK_WIDGET (point));
  g_assert_nonnull (strstr (later, "Trick 2, W to play: S ♥10"));
  check_tree (GTK_WIDGET (point), "boards-point.txt");
  lex_point_view_step (point, G_MAXINT16);
  lex_point_view_step (point, G_MININT16);
  golden_settle ();
  again = golden_dup_tree (GTK_WIDGET (point));
  g_assert_cmpstr (again, ==, lead);
  close_boards (boards);
}

/* A second press ends it, and asks again; so does closing the window. */
static void
test_cancelling (void)
{
  LexBoards *boards;
  LexSolving *solving;

  golden_speak ("en");
  boards = open_boards (LEX_LANGUAGE_EN);
  solving = get_solving (boards);
  lex_solving_ask (solving);
  g_signal_emit_by_name (find (GTK_WIDGET (solving), GTK_TYPE_BUTTON), "clicked");
  while (lex_solving_is_busy (solving))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (find (GTK_WIDGET (solving), GTK_TYPE_BUTTON))),
                   ==, "What would the cards have made?");
  lex_solving_ask (solving);
  g_object_ref (solving);
  close_boards (boards);
  while (lex_solving_is_busy (solving))
    g_main_context_iteration (NULL, TRUE);
  g_object_unref (solving);
}

/* What cannot be read says where; where nothing is told, nothing can be asked. */
static void
test_little (void)
{
  LexBoards *boards;
  g_autofree char *broken = NULL;

  golden_speak ("en");
  boards = open_boards (LEX_LANGUAGE_EN);
  lex_boards_show (boards, 2);
  golden_settle ();
  broken = golden_dup_tree (lex_boards_get_page (boards));
  g_assert_nonnull (strstr (broken, "Line 43"));
  g_assert_nonnull (get_solving (boards));
  lex_boards_show (boards, 3);
  golden_settle ();
  g_assert_null (find (lex_boards_get_page (boards), LEX_TYPE_SOLVING));
  close_boards (boards);
}

static void
taken_cb (LexBoards *boards, LexGame *game, gpointer user_data)
{
  g_string_append_printf (user_data, "%s;", game ? lex_game_get_value (game, "Board") : "all");
}

static void
test_taking (void)
{
  g_autoptr (GString) taken = g_string_new (NULL);
  LexBoards *boards = open_boards (LEX_LANGUAGE_EN);

  g_signal_connect (boards, "take", G_CALLBACK (taken_cb), taken);
  lex_boards_show (boards, 1);
  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.take", NULL);
  gtk_widget_activate_action (GTK_WIDGET (boards), "boards.take-all", NULL);
  g_assert_cmpstr (taken->str, ==, "6;all;");
  close_boards (boards);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  golden_init ();
  g_test_add_func ("/boards/english", test_english);
  g_test_add_func ("/boards/polish", test_polish);
  g_test_add_func ("/boards/results", test_results);
  g_test_add_func ("/boards/steps", test_steps);
  g_test_add_func ("/boards/cancelling", test_cancelling);
  g_test_add_func ("/boards/little", test_little);
  g_test_add_func ("/boards/taking", test_taking);
  return g_test_run ();
}
