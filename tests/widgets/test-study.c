/* test-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learning and quizzes in the window, on the little corpus of the services' tests and a question of
 * each kind: what keys answer, what is kept and when. How it looks, test-study-looks.c knows. Needs
 * a display.
 */

#include <adwaita.h>

#include "golden.h"
#include "pdf.h"
#include "services/lex-mock-rules.h"
#include "services/lex-own-card.h"
#include "services/lex-study-fit.h"
#include "services/lex-study-settings.h"
#include "study.h"
#include "widgets/study/lex-asking-page.h"
#include "widgets/study/lex-exam-print.h"
#include "widgets/study/lex-study-room-private.h"
#include "widgets/text/lex-question.h"

static void
test_one (StudyFixture *self, gconstpointer data)
{
  study_ask (self, "kinds-one");
  g_assert_false (study_shows (self, "It was too low"));
  study_choose (self, "Tea is served");
  g_assert_true (study_shows (self, "Not right"));
  g_assert_true (study_shows (self, "Later perhaps"));
  g_assert_true (study_shows (self, "It was too low"));
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 1);

  /* Taken back, it is asked again. */
  study_act (self, "study.undo");
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 0);
  study_choose (self, "The Director");
  g_assert_true (study_shows (self, "✓ Right"));
  study_act (self, "study.next");
  g_assert_true (study_shows (self, "Right: 1 of 1."));
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 1);
  study_press (self, GDK_KEY_Escape);
  g_assert_true (study_shows (self, "Learn"));
}

static void
test_several (StudyFixture *self, gconstpointer data)
{
  study_ask (self, "kinds-several");
  study_press (self, GDK_KEY_Return);
  study_choose (self, "at any time");
  study_choose (self, "at night");
  study_choose (self, "at night");
  study_choose (self, "by day");
  g_assert_false (study_shows (self, "As painted"));
  study_press (self, GDK_KEY_Return);
  g_assert_true (study_shows (self, "✓ Right"));
}

static void
test_order (StudyFixture *self, gconstpointer data)
{
  study_ask (self, "kinds-order");
  study_choose (self, "Play last");
  study_press (self, GDK_KEY_BackSpace);
  study_choose (self, "Dealing first");
  study_press (self, GDK_KEY_Return);
  study_choose (self, "Play last");
  study_choose (self, "Bidding next");
  study_press (self, GDK_KEY_Return);
  g_assert_true (study_shows (self, "Not right"));
  g_assert_true (study_shows (self, "2. (you: 3.)"));
}

static void
test_typed (StudyFixture *self, gconstpointer data)
{
  study_ask (self, "kinds-number");
  study_type (self, "many");
  g_assert_true (study_shows (self, "This is no number."));
  study_type (self, "14");
  g_assert_true (study_shows (self, "The joker does not play."));
  g_assert_true (study_shows (self, "Not right"));
  study_ask (self, "kinds-find");
  study_type (self, "27Q");
  g_assert_true (study_shows (self, "There is no such clause"));
  study_type (self, "27a");
  g_assert_true (study_shows (self, "✓ Right"));
}

/* What a step leads to is not seen before it is answered. */
static void
test_rule (StudyFixture *self, gconstpointer data)
{
  study_ask (self, "kinds-rule");
  g_assert_false (study_shows (self, "South does not"));
  study_choose (self, "Who made the coffee");
  g_assert_true (study_shows (self, "It helps nobody."));
  g_assert_true (study_shows (self, "South does not"));
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 0);
  study_choose (self, "East makes it good");
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 0);
  study_choose (self, "Whether it did damage");
  g_assert_true (study_shows (self, "Not right"));
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 1);
}

/* A card without a question is judged by the reader. */
static void
test_open (StudyFixture *self, gconstpointer data)
{
  study_act (self, "study.ask::example/33");
  study_press (self, GDK_KEY_3);
  g_assert_false (study_shows (self, "Good"));
  study_act (self, "study.submit");
  g_assert_true (study_shows (self, "10 min"));
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 0);
  study_press (self, GDK_KEY_3);
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 1);
}

/* What was got wrong comes again at once, and nothing is lost on the way. */
static void
test_learn (StudyFixture *self, gconstpointer data)
{
  study_act (self, "study.learn");
  g_assert_true (study_shows (self, "left"));
  for (guint i = 0; i < 4; i++)
    {
      study_act (self, "study.give-up");
      for (guint steps = 0; steps < 3; steps++)
        study_act (self, "study.give-up");
      g_assert_cmpuint (study_count_kept (self).reviews, ==, i + 1);
      study_act (self, "study.next");
    }
}

static void
test_quiz (StudyFixture *self, gconstpointer data)
{
  g_autoptr (LexLabel) none = lex_label_parse ("66A");
  g_autoptr (LexLabel) clause = lex_label_parse ("27A");

  study_act (self, "study.quiz");
  g_assert_true (study_shows (self, "6 such questions"));
  g_assert_false (lex_study_room_ask_law (self->room, 66));
  g_assert_true (lex_study_room_ask_law (self->room, 9));
  study_settle ();
  g_assert_true (study_shows (self, "In which order?"));

  /* Those about the clause, and not what the form asked for before. */
  g_assert_false (lex_study_room_ask_clause (self->room, none));
  g_assert_true (lex_study_room_ask_clause (self->room, clause));
  study_settle ();
  g_assert_false (study_shows (self, "In which order?"));
}

/* The field of the form that is called so. */
static void
set_field (StudyFixture *self, const char *words, double value)
{
  GtkWidget *label = study_find (self, words);
  GtkWidget *field = label;

  while (field != NULL && !GTK_IS_SPIN_BUTTON (field))
    field = gtk_widget_get_next_sibling (field);
  g_assert_nonnull (field);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (field), value);
}

/* What is not answered in time is not known; the next question has a clock of its own. */
static void
test_timed (StudyFixture *self, gconstpointer data)
{
  study_act (self, "study.quiz");
  set_field (self, "Seconds a question", 30);
  study_act (self, "study.begin-quiz");
  g_assert_true (study_shows (self, "0:30"));
  study_pass_time (self, 29);
  study_await (self, "0:01");
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 0);
  study_pass_time (self, 1);
  study_await (self, "Not in time");
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 1);
  study_pass_time (self, 100);
  study_act (self, "study.next");
  g_assert_true (study_shows (self, "0:30"));
}

/* What is told of a card, and what rests. */
static void
test_rest (StudyFixture *self, gconstpointer data)
{
  study_ask (self, "kinds-one");
  study_act (self, "study.give-up");
  study_act (self, "study.why");
  g_assert_true (study_shows (self, "after the last answer"));
  study_act (self, "study.undo");
  g_assert_false (study_shows (self, "never"));
  study_act (self, "study.why");
  g_assert_true (study_shows (self, "never"));
  study_act (self, "study.suspend");
  g_assert_true (study_shows (self, "Done"));
  study_ask (self, "kinds-one");
  study_press (self, GDK_KEY_b);
  g_assert_true (study_shows (self, "Done"));
}

static char *
dup_own_id (StudyFixture *self)
{
  g_autoptr (GPtrArray) cards = lex_own_card_list (self->journal, NULL);

  g_assert_cmpuint (cards->len, ==, 1);
  return g_strdup (((const LexOwnCard *) cards->pdata[0])->id);
}

/* For a class: the answers are behind the questions, or not there. */
static void
test_print (StudyFixture *self, gconstpointer data)
{
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "exam.pdf", NULL);
  guint pages[2];

  for (guint answers = 0; answers < 2; answers++)
    {
      LexExamPrint print = { .study = lex_study_room_get_study (self->room),
                             .rules = &lex_mock_rules_find ("short")->rules,
                             .seed = 7,
                             .language = LEX_LANGUAGE_PL,
                             .answers = answers > 0 };
      g_autoptr (GError) error = NULL;
      g_autofree char *pdf = NULL;
      gsize length;

      g_assert_true (lex_exam_print_export (&print, path, &error));
      g_assert_no_error (error);
      g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
      pages[answers] = pdf_count_pages (pdf, length);
    }
  g_assert_cmpuint (pages[0], ==, 1);
  g_assert_cmpuint (pages[1], ==, 2);
}

/* One that was sat is printed as it was asked, with what it was. */
static void
print_sat (StudyFixture *self)
{
  LexStudy *study = lex_study_room_get_study (self->room);
  g_auto (GStrv) names = lex_mock_exam_list (study);
  g_autoptr (LexMockExam) exam = lex_mock_exam_open (study, names[0]);
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "sat.pdf", NULL);
  LexExamPrint print
      = { .study = study, .exam = exam, .language = LEX_LANGUAGE_EN, .answers = TRUE };
  g_autoptr (GError) error = NULL;
  g_autofree char *pdf = NULL;
  gsize length;

  g_assert_true (lex_exam_print_export (&print, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_cmpuint (pdf_count_pages (pdf, length), ==, 2);
}

/* A thousand answers in a row, on days of their own. */
static void
answer_much (StudyFixture *self)
{
  g_autoptr (GError) error = NULL;
  LexStudy *study = lex_study_room_get_study (self->room);

  for (guint i = 0; lex_study_fit_count (study) < LEX_FIT_MIN_REVIEWS; i++)
    {
      const LexStudyAnswer answer = { .card = self->cards->pdata[i % self->cards->len],
                                      .rating = i % 6 == 0 ? 1 : 3,
                                      .took = 5000,
                                      .now = 1700000000 + 40000 * (gint64) i };

      lex_study_answer (study, &answer, &error);
      g_assert_no_error (error);
    }
}

/* What waited and fits into a day need not be spread; what does not is offered to be. */
static void
test_break (StudyFixture *self, gconstpointer data)
{
  LexStudy *study = lex_study_room_get_study (self->room);
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 8; i++)
    {
      const LexStudyAnswer answer
          = { .card = self->cards->pdata[i], .rating = 4, .took = 5000, .now = 1700000000 + i };

      lex_study_answer (study, &answer, &error);
      g_assert_no_error (error);
    }
  study_pass_time (self, 200 * 86400);
  study_act (self, "study.home");
  g_assert_false (study_shows (self, "After a Break"));
  g_assert_true (lex_study_settings_set_word (study, "answers", "3", 1700000000, NULL));
  study_act (self, "study.home");
  g_assert_true (study_shows (self, "After a Break"));
  study_act (self, "study.quiz");
  g_assert_false (gtk_widget_get_mapped (self->room->rests));
  g_assert_false (gtk_widget_get_mapped (self->room->undo));
  study_ask (self, "kinds-one");
  g_assert_true (gtk_widget_get_mapped (self->room->rests));
  g_assert_true (gtk_widget_get_mapped (self->room->undo));
}

/* With enough answers the parameters are fitted to them, or that is given up; both losses show. */
static void
test_fit (StudyFixture *self, gconstpointer data)
{
  study_act (self, "study.progress");
  g_assert_true (study_shows (self, "there are 150."));
  answer_much (self);
  study_act (self, "study.progress");
  study_click (self, "Fit to My Answers");
  study_click (self, "Cancel");
  study_await (self, "Given up.");
  study_click (self, "Fit to My Answers");
  study_await (self, "Mean loss over");
  study_act (self, "study.home");
}

/* A card of one's own is written, asked first, changed, removed and brought back; letters are no
 * answers meanwhile. */
static void
test_own (StudyFixture *self, gconstpointer data)
{
  g_autofree char *id = NULL;
  g_autofree char *remove = NULL;
  g_autofree char *edit = NULL;

  g_assert_cmpstr (lex_asking_page_get_topic ("own"), ==, "My Cards");
  study_ask (self, "kinds-one");
  study_act (self, "study.new-card");
  study_write (self, 0, "What is red?");
  study_act (self, "study.keep-card");
  g_assert_true (study_find_lines (self));
  study_write (self, 1, "A heart");
  study_press (self, GDK_KEY_1);
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 0);
  study_act (self, "study.keep-card");
  g_assert_false (study_find_lines (self));
  study_act (self, "study.learn");
  g_assert_true (study_shows (self, "What is red?"));
  study_act (self, "study.own");
  id = dup_own_id (self);

  edit = g_strdup_printf ("study.edit-card::%s", id);
  remove = g_strdup_printf ("study.remove-card::%s", id);
  study_act (self, "study.own");
  study_act (self, edit);
  study_write (self, 0, "Which is red?");
  study_press (self, GDK_KEY_Escape);
  g_assert_true (study_shows (self, "What is red?"));
  study_act (self, edit);
  study_write (self, 0, "Which is red?");
  study_act (self, "study.keep-card");
  g_assert_true (study_shows (self, "Which is red?"));
  study_act (self, remove);
  g_assert_false (study_shows (self, "Which is red?"));
  study_act (self, "study.undo");
  g_assert_true (study_shows (self, "Which is red?"));
}

/* What is not answered is told of before the exam ends, and Escape goes on with it. */
static void
check_ending (StudyFixture *self)
{
  GObject *question;
  g_autofree char *body = NULL;
  g_autofree char *escape = NULL;

  study_act (self, "study.end-exam");
  question = self->room->question;
  g_assert_nonnull (question);
  study_act (self, "study.end-exam");
  g_assert_true (self->room->question == question);
  g_object_get (question, "body", &body, "close-response", &escape, NULL);
  g_assert_nonnull (strstr (body, "3 questions are not answered"));
  g_assert_nonnull (strstr (body, "179 minutes are left"));
  g_assert_cmpstr (escape, !=, LEX_QUESTION_ACCEPTED);
  study_answer_question (self, escape);
  g_assert_null (self->room->question);
  g_assert_false (study_shows (self, "Not passed"));
}

/* Nothing is marked before the end; what was answered can be changed, taken up again, looked at. */
static void
test_exam (StudyFixture *self, gconstpointer data)
{
  study_act (self, "study.mock");
  study_act (self, "study.begin-exam");
  g_assert_false (gtk_widget_is_sensitive (study_find (self, "Previous")));
  g_assert_true (gtk_widget_is_sensitive (study_find (self, "Next")));
  for (guint i = 0; i < 40 && !study_shows (self, "Answered."); i++)
    {
      study_act (self, "study.give-up");
      g_assert_false (study_shows (self, "Not right"));
    }
  g_assert_true (study_shows (self, "Answered."));
  g_assert_false (gtk_widget_is_sensitive (study_find (self, "Next")));
  study_act (self, "study.turn(-1)");
  study_act (self, "study.again");
  g_assert_false (study_shows (self, "Answered."));
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 0);

  study_press (self, GDK_KEY_Escape);
  study_act (self, "study.mock");
  g_assert_true (study_shows (self, "Go On with the Exam"));
  study_act (self, "study.resume-exam");
  study_pass_time (self, 83);
  check_ending (self);
  study_end_exam (self);
  g_assert_true (study_shows (self, "Not passed"));
  g_assert_true (study_shows (self, "Time: 1:23."));
  g_assert_cmpuint (study_count_kept (self).reviews, ==, 3);
  study_act (self, "study.review(uint32 2)");
  g_assert_true (study_shows (self, "3 of 3"));
  study_act (self, "study.result");
  g_assert_true (study_shows (self, "The weakest Laws first"));
  g_assert_true (study_shows (self, "Print…"));
  print_sat (self);
}

/* What is looked up is counted, and does not lead away. */
static void
test_book (StudyFixture *self, gconstpointer data)
{
  study_act (self, "study.mock");
  study_act (self, "study.begin-exam");
  study_act (self, "study.book");
  study_look_up (self, "27A");
  g_assert_true (study_shows (self, "The next opponent may treat"));
  study_press (self, GDK_KEY_Escape);
  g_assert_false (study_shows (self, "The next opponent may treat"));
  for (guint i = 0; i < 6; i++)
    study_act (self, "study.give-up");
  study_end_exam (self);
  g_assert_true (study_shows (self, "Look-ups: 1"));

  /* So is what was looked up for a question that was then passed over, or left. */
  study_act (self, "study.mock");
  study_act (self, "study.begin-exam");
  study_act (self, "study.book");
  study_look_up (self, "27A");
  study_act (self, "study.turn(1)");
  study_look_up (self, "27A");
  study_act (self, "study.mock");
  study_act (self, "study.resume-exam");
  study_end_exam (self);
  g_assert_true (study_shows (self, "Look-ups: 2"));
}

#define ADD(name, func)                                                                            \
  g_test_add ("/study/" name, StudyFixture, NULL, study_set_up, func, study_tear_down)

static void
add_tests (void)
{
  ADD ("one", test_one);
  ADD ("several", test_several);
  ADD ("order", test_order);
  ADD ("typed", test_typed);
  ADD ("rule", test_rule);
  ADD ("open", test_open);
  ADD ("learn", test_learn);
  ADD ("rest", test_rest);
  ADD ("break", test_break);
  g_test_add ("/study/exam", StudyFixture, NULL, study_set_up_exam, test_exam, study_tear_down);
  g_test_add ("/study/book", StudyFixture, NULL, study_set_up_exam, test_book, study_tear_down);
  ADD ("quiz", test_quiz);
  ADD ("timed", test_timed);
  ADD ("print", test_print);
  g_test_add ("/study/fit", StudyFixture, NULL, study_set_up_months, test_fit, study_tear_down);
  ADD ("own", test_own);
}

int
main (int argc, char **argv)
{
  return study_run (argc, argv, add_tests);
}
