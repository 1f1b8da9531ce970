/* test-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learning in the real window, with the questions that ship: it comes, goes and comes back as it
 * was left, asks about the law that is read, and makes nothing before that; what is removed there
 * is brought back by a toast. Needs a display; without one it is skipped.
 */

#include "fixture.h"

#include <glib/gstdio.h>

#include "services/lex-mock-presets.h"
#include "services/lex-study-exam.h"
#include "services/lex-study-today.h"
#include "shell/lex-window-cards.h"
#include "shell/lex-window-regions.h"
#include "shell/lex-window-study.h"
#include "shell/lex-window-toolbox.h"
#include "widgets/study/lex-quiz-form.h"
#include "widgets/study/lex-study-room-private.h"

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
assert_asked_about (Fixture *fixture, const char *clause)
{
  const LexStudyRoom *room = LEX_STUDY_ROOM (fixture->window->study);
  g_autoptr (LexLabel) about = lex_label_parse (clause);

  g_assert_cmpuint (room->course->queue->len, >, 0);
  for (guint i = 0; i < room->course->queue->len; i++)
    {
      const LexStudyCard *card = room->course->queue->pdata[i];
      guint n = 0;

      for (guint at = 0; at < card->labels->len; at++)
        n += lex_label_contains (about, card->labels->pdata[at]);
      g_assert_cmpuint (n, >, 0);
    }
}

static void
test_ask_law (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "64A1");
  fixture_act (fixture, "win.ask-law");
  fixture_settle ();
  g_assert_true (shows (fixture, "I Don’t Know"));
  assert_asked_about (fixture, "64");
  fixture_act (fixture, "win.leave-study");
  fixture_settle ();
  fixture_assert_label (fixture, "64A1");

  /* What stands below the clause, and no other of the Law. */
  fixture_act (fixture, "win.ask-clause::64A");
  fixture_settle ();
  g_assert_true (shows (fixture, "I Don’t Know"));
  assert_asked_about (fixture, "64A");
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

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* It is said, with a button that takes it back, and is gone then. */
static void
undo (Fixture *fixture, const char *words)
{
  GtkWidget *toasts = GTK_WIDGET (fixture->window->toasts);
  GtkWidget *button;

  fixture_wait_for_toast (fixture, words);
  button = fixture_find_button (toasts, g_dgettext ("lexbridge", "_Undo"));
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  while (fixture_shows (toasts, words))
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
}

static void
remove_card (Fixture *fixture, const LexOwnCard *card)
{
  g_assert_true (
      gtk_widget_activate_action (fixture->window->study, "study.remove-card", "s", card->id));
  fixture_settle ();
}

/* Two cards, of which the first was answered. */
static GPtrArray *
write_cards (Fixture *fixture)
{
  LexStudy *study = lex_window_get_study (fixture->window);
  GPtrArray *cards = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_own_card_free);
  g_autofree char *name = NULL;
  LexStudyAnswer answer = { .rating = LEX_RATING_GOOD, .took = 5000, .now = get_now () };

  for (guint i = 0; i < 2; i++)
    {
      LexOwnCard *card = lex_own_card_new ();

      card->front[LEX_LANGUAGE_EN] = g_strdup_printf ("What is red, %u?", i);
      card->back[LEX_LANGUAGE_EN] = g_strdup ("A heart");
      g_ptr_array_add (cards, card);
    }
  g_assert_true (lex_own_card_put (fixture->journal, cards, get_now (), NULL));
  lex_study_room_renew (LEX_STUDY_ROOM (fixture->window->study));
  name = g_strconcat ("own/", ((const LexOwnCard *) cards->pdata[0])->id, NULL);
  answer.card = lex_study_find_card (study, name);
  g_assert_true (lex_study_answer (study, &answer, NULL));
  return cards;
}

/* Each that was removed, one after the other, with what was answered to it. */
static void
test_undo_cards (Fixture *fixture, gconstpointer data)
{
  const char *words = g_dgettext ("lexbridge", "The card was removed");
  g_autofree char *both = g_strconcat (words, " (2)", NULL);
  g_autoptr (GPtrArray) cards = NULL;
  LexStudy *study;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.study");
  fixture_settle ();
  study = lex_window_get_study (fixture->window);
  cards = write_cards (fixture);
  act (fixture, "study.own");
  remove_card (fixture, cards->pdata[0]);
  fixture_wait_for_toast (fixture, words);
  remove_card (fixture, cards->pdata[1]);
  g_assert_false (shows (fixture, "What is red"));
  undo (fixture, both);
  g_assert_true (shows (fixture, "What is red, 0?"));
  g_assert_true (shows (fixture, "What is red, 1?"));
  for (guint i = 0; i < cards->len; i++)
    {
      g_autofree char *name
          = g_strconcat ("own/", ((const LexOwnCard *) cards->pdata[i])->id, NULL);
      const LexStudyCard *card = lex_study_find_card (study, name);

      g_assert_nonnull (card);
      g_assert_cmpuint (lex_study_get_schedule (study, card)->answers, ==, i == 0 ? 1 : 0);
    }
}

/* Own ones stand behind those that ship. */
static const LexMockPreset *
get_last (GPtrArray *presets)
{
  return presets->pdata[presets->len - 1];
}

static void
check_same (const LexMockPreset *after, const LexMockPreset *before)
{
  g_assert_cmpint (after->source, ==, LEX_MOCK_OWN);
  g_assert_cmpstr (after->title, ==, before->title);
  g_assert_cmpuint (after->rules.questions, ==, before->rules.questions);
  g_assert_cmpuint (after->rules.minutes, ==, before->rules.minutes);
  g_assert_cmpuint (after->rules.pass, ==, before->rules.pass);
  g_assert_cmpuint (after->rules.open_book, ==, before->rules.open_book);
  g_assert_cmpuint (after->rules.level, ==, before->rules.level);
  for (guint i = 0; i < LEX_N_TOPICS; i++)
    g_assert_cmpuint (after->rules.weights[i], ==, before->rules.weights[i]);
}

/* With each of its numbers, and chosen again. */
static void
test_undo_preset (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) before = NULL;
  g_autoptr (GPtrArray) without = NULL;
  g_autoptr (GPtrArray) after = NULL;
  LexStudyRoom *room;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.study");
  fixture_settle ();
  room = LEX_STUDY_ROOM (fixture->window->study);
  act (fixture, "study.mock");
  g_free (room->mock.title);
  room->mock.title = g_strdup ("Mój klub 2");
  room->mock.rules.questions = 17;
  room->mock.rules.open_book = TRUE;
  room->mock.rules.weights[LEX_N_TOPICS - 1] = 23;
  act (fixture, "study.keep-preset");
  before = lex_mock_presets_list (room->study);
  g_assert_cmpstr (get_last (before)->title, ==, "Mój klub 2");
  act (fixture, "study.remove-preset");
  without = lex_mock_presets_list (room->study);
  g_assert_cmpuint (without->len, ==, before->len - 1);
  room->mock.rules.questions = 5;
  undo (fixture, g_dgettext ("lexbridge", "The preset was removed"));
  after = lex_mock_presets_list (room->study);
  check_same (get_last (after), get_last (before));
  g_assert_cmpuint (room->mock.chosen, ==, after->len - 1);
  g_assert_cmpuint (room->mock.rules.questions, ==, 17);
}

/* One that is ahead, and one that is over: neither is asked for again. */
static void
test_undo_exam (Fixture *fixture, gconstpointer data)
{
  static const int days[] = { 30, -3 };
  LexStudy *study;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.study");
  fixture_settle ();
  study = lex_window_get_study (fixture->window);
  for (guint i = 0; i < G_N_ELEMENTS (days); i++)
    {
      LexStudyExam before;
      LexStudyExam after;

      lex_study_exam_init (&before, study,
                           lex_study_day (lex_study_get_options (study), get_now ()) + days[i]);
      before.exam.answers_a_day = 37;
      before.exam.new_a_day = 4;
      before.stop = TRUE;
      before.weights[1] = 40;
      g_assert_true (lex_study_exam_set (study, &before, get_now () - 10 * 86400, NULL));
      act (fixture, "study.exam");
      act (fixture, "study.drop-exam");
      g_assert_false (lex_study_exam_get (study, &after));
      undo (fixture, g_dgettext ("lexbridge", "The exam date was removed"));
      g_assert_true (lex_study_exam_get (study, &after));
      g_assert_cmpint (after.exam.day, ==, before.exam.day);
      g_assert_cmpuint (after.exam.answers_a_day, ==, 37);
      g_assert_cmpuint (after.exam.new_a_day, ==, 4);
      g_assert_true (after.stop);
      for (guint j = 0; j < LEX_N_TOPICS; j++)
        g_assert_cmpuint (after.weights[j], ==, before.weights[j]);
      g_assert_true (lex_study_exam_set (study, NULL, get_now (), NULL));
    }
}

static void
add_tests (void)
{
  fixture_add ("/study/turns", 1280, test_turns);
  fixture_add ("/study/ask-law", 600, test_ask_law);
  fixture_add ("/study/sign", 1280, test_sign);
  fixture_add ("/study/tab", 1280, test_tab);
  fixture_add ("/study/cards", 1280, test_cards);
  fixture_add ("/study/undo-cards", 1280, test_undo_cards);
  fixture_add ("/study/undo-preset", 1280, test_undo_preset);
  fixture_add ("/study/undo-exam", 1280, test_undo_exam);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
