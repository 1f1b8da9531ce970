/* test-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learning in the real window, with the questions that ship: it comes, goes and comes back as it
 * was left, asks about the law that is read, and makes nothing before that. Needs a display;
 * without one it is skipped.
 */

#include "fixture.h"

#include <glib/gstdio.h>

#include "shell/lex-window-cards.h"
#include "shell/lex-window-regions.h"
#include "shell/lex-window-study.h"
#include "shell/lex-window-toolbox.h"
#include "widgets/study/lex-quiz-form.h"

/* Words of the interface, in whichever language that is. */
static gboolean
shows (Fixture *fixture, const char *words)
{
  return fixture_shows (GTK_WIDGET (fixture->window->reading), g_dgettext ("lexbridge", words));
}

static void
act (Fixture *fixture, const char *name)
{
  g_assert_true (gtk_widget_activate_action_variant (fixture->window->study, name, NULL));
  fixture_settle ();
}

/* Nothing is loaded before it is asked for; reader, toolbox and study take turns. */
static void
test_turns (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_null (fixture->window->study);
  fixture_act (fixture, "win.study");
  fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->reader)));
  g_assert_true (shows (fixture, "Nothing learned yet"));
  act (fixture, "study.learn");
  g_assert_true (shows (fixture, "I Don’t Know"));

  /* A clause is read, and one comes back to the very card. */
  fixture_act (fixture, "win.open::26B");
  fixture_settle ();
  fixture_assert_label (fixture, "26B");
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_true (shows (fixture, "I Don’t Know"));

  fixture_act (fixture, "win.what-happened");
  fixture_settle ();
  g_assert_true (lex_window_has_toolbox (fixture->window));
  g_assert_false (gtk_widget_get_mapped (fixture->window->study));
  fixture_act (fixture, "win.study");
  fixture_settle ();
  g_assert_false (lex_window_has_toolbox (fixture->window));
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_true (shows (fixture, "Learn"));
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->reader)));
}

static void
test_ask_law (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "64A1");
  fixture_act (fixture, "win.ask-law");
  fixture_settle ();
  g_assert_true (shows (fixture, "I Don’t Know"));
  fixture_act (fixture, "win.leave-study");
  fixture_settle ();
  fixture_assert_label (fixture, "64A1");

  /* What stands below the clause, and no other of the Law. */
  fixture_act (fixture, "win.ask-clause::64A");
  fixture_settle ();
  g_assert_true (shows (fixture, "I Don’t Know"));
}

static GtkWidget *
find_sign (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "sign") && gtk_widget_has_css_class (widget, "questions"))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_sign (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* As many as the margin counts are asked. */
static void
check_count (Fixture *fixture, const char *clause)
{
  g_autoptr (LexLabel) label = lex_label_parse (clause);
  const LexQuizWish wish = { .clause = label };
  g_autoptr (GPtrArray) asked
      = lex_quiz_form_select (lex_window_get_study (fixture->window), &wish, 0);

  g_assert_cmpuint (
      GPOINTER_TO_UINT (g_hash_table_lookup (fixture->window->question_counts, clause)), ==,
      asked->len);
  g_assert_cmpuint (asked->len, >, 0);
}

/* A clause shows that there are questions on it, and asks them; for that none is read. */
static void
test_sign (Fixture *fixture, gconstpointer data)
{
  static const char *const clauses[]
      = { "27", "27B", "27B1", "64A1", "77", "78B", "screens/3", "definitions/honour" };
  GtkWidget *sign;

  fixture_show (fixture, "27");
  sign = find_sign (GTK_WIDGET (lex_reader_get_page (fixture->window->reader)));
  g_assert_nonnull (sign);
  g_assert_true (gtk_widget_get_mapped (sign));
  g_assert_null (fixture->window->study);
  g_signal_emit_by_name (sign, "clicked");
  fixture_settle ();
  g_assert_true (shows (fixture, "I Don’t Know"));
  fixture_act (fixture, "win.leave-study");
  fixture_settle ();
  fixture_assert_label (fixture, "27");
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (sign)));
  for (guint i = 0; i < G_N_ELEMENTS (clauses); i++)
    check_count (fixture, clauses[i]);
}

/* A form has fields that keep the arrows for themselves: Tab goes through them before it leaves. */
static void
test_tab (Fixture *fixture, gconstpointer data)
{
  guint n_within = 0;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.study");
  fixture_settle ();
  act (fixture, "study.quiz");
  while (n_within < 50
         && gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                    fixture->window->study))
    {
      n_within++;
      g_assert_true (lex_window_step_region (fixture->window, GTK_DIR_TAB_BACKWARD));
    }
  g_assert_cmpuint (n_within, >, 6);
  g_assert_cmpuint (n_within, <, 50);
}

/* A card is begun of the clause that is read, and one comes back to that. Files go in and out. */
static void
test_cards (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-cards-XXXXXX", NULL);
  g_autofree char *questions = g_build_filename (folder, "own.md", NULL);
  g_autofree char *cards = g_build_filename (folder, "anki.txt", NULL);
  g_autofree char *text = NULL;

  fixture_show (fixture, "64A1");
  fixture_act (fixture, "win.make-card::");
  fixture_settle ();
  g_assert_true (shows (fixture, "New Card"));
  act (fixture, "study.keep-card");
  fixture_assert_label (fixture, "64A1");
  g_assert_false (gtk_widget_get_mapped (fixture->window->study));

  /* Of a note, whose words are the answer already. */
  fixture_act (fixture, "win.make-card-of(('64A1', 'Two tricks'))");
  fixture_settle ();
  act (fixture, "study.keep-card");
  fixture_assert_label (fixture, "64A1");

  g_assert_true (g_file_set_contents (questions, "## What is red?\n\nA heart\n", -1, NULL));
  lex_window_take_questions (fixture->window, questions);
  lex_window_save_cards (fixture->window, cards, FALSE);
  g_assert_true (g_file_get_contents (cards, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "What is red?"));
  g_assert_nonnull (strstr (text, "64A1"));
  g_assert_nonnull (strstr (text, "Two tricks"));
  g_assert_cmpint (g_remove (questions), ==, 0);
  g_assert_cmpint (g_remove (cards), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
add_tests (void)
{
  fixture_add ("/study/turns", 1280, test_turns);
  fixture_add ("/study/ask-law", 600, test_ask_law);
  fixture_add ("/study/sign", 1280, test_sign);
  fixture_add ("/study/tab", 1280, test_tab);
  fixture_add ("/study/cards", 1280, test_cards);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
