/* test-study-sitting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A mock exam by keys: whoever types an answer and turns the page, ends the exam or runs out of
 * time has given it. Needs a display.
 */

#include "golden.h"
#include "services/lex-study-private.h"
#include "study.h"
#include "widgets/study/lex-study-room-private.h"

#define NOW G_GINT64_CONSTANT (1700000000)
#define MINUTES 20

static gboolean
is_entry (GtkWidget *widget, const char *unused)
{
  return GTK_IS_ENTRY (widget);
}

static void
begin_with (StudyFixture *self, const char *cards)
{
  const LexFact facts[] = {
    { "sitting/keys", "preset", "short", NOW * 1000 },
    { "sitting/keys", "began", "1700000000", NOW * 1000 },
    { "sitting/keys", "minutes", "20", NOW * 1000 },
    { "sitting/keys", "pass", "65", NOW * 1000 },
    { "sitting/keys", "level", "3", NOW * 1000 },
    { "sitting/keys", "open", "1", NOW * 1000 },
    { "sitting/keys", "cards", cards, NOW * 1000 },
    { "sitting/keys", "seed", "7", NOW * 1000 },
  };
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), NULL, 0 };

  g_assert_true (lex_study_say (lex_study_room_get_study (self->room), &change, NULL));
  study_act (self, "study.resume-exam");
}

/* An exam of a number, several and a ruling in steps. */
static void
begin (StudyFixture *self)
{
  begin_with (self, "question/kinds-number question/kinds-several question/kinds-rule");
}

/* Types, and presses nothing. */
static void
write_words (StudyFixture *self, const char *words)
{
  GtkWidget *entry = golden_find (GTK_WIDGET (self->room), is_entry, NULL);

  g_assert_nonnull (entry);
  gtk_widget_grab_focus (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
}

static const char *
get_given (StudyFixture *self, guint place)
{
  return lex_mock_exam_get_answer (self->room->sitting->exam, place)->given;
}

static void
test_turned (StudyFixture *self, gconstpointer data)
{
  begin (self);
  write_words (self, "12");
  study_press (self, GDK_KEY_Page_Down);
  g_assert_cmpuint (self->room->sitting->place, ==, 1);
  g_assert_cmpstr (get_given (self, 0), ==, "12");
  study_press (self, GDK_KEY_1);
  study_press (self, GDK_KEY_2);
  study_press (self, GDK_KEY_Page_Down);
  g_assert_cmpuint (self->room->sitting->place, ==, 2);
  g_assert_cmpstr (get_given (self, 1), !=, "");
  /* Half a ruling is none. */
  study_press (self, GDK_KEY_1);
  study_press (self, GDK_KEY_Page_Up);
  g_assert_cmpuint (self->room->sitting->place, ==, 1);
  g_assert_cmpstr (get_given (self, 2), ==, "");
}

/* Each step stands as it was answered. */
static void
assert_wrong_first (StudyFixture *self)
{
  const LexAskingStep *first = self->room->sitting->asking->steps->pdata[0];

  g_assert_true (first->answered);
  g_assert_cmpuint (first->chosen->len, ==, 1);
  g_assert_cmpuint (g_array_index (first->chosen, guint, 0), ==, first->order[0]);
}

/* Half an order, and half a ruling, are no answers, but stand there again. */
static void
test_half (StudyFixture *self, gconstpointer data)
{
  const LexAsking *asking;

  begin_with (self, "question/kinds-order question/kinds-rule");
  study_press (self, GDK_KEY_2);
  study_press (self, GDK_KEY_1);
  study_press (self, GDK_KEY_Page_Down);
  study_press (self, GDK_KEY_1);
  study_press (self, GDK_KEY_Page_Up);
  g_assert_cmpstr (get_given (self, 0), ==, "");
  asking = self->room->sitting->asking;
  g_assert_cmpuint (lex_asking_get_step (asking)->chosen->len, ==, 2);
  g_assert_true (study_shows (self, "2 → 1."));
  g_assert_true (study_shows (self, "1 → 2."));
  study_press (self, GDK_KEY_Page_Down);
  g_assert_cmpstr (get_given (self, 1), ==, "");
  g_assert_cmpuint (self->room->sitting->asking->steps->len, ==, 2);
  assert_wrong_first (self);

  /* Also for who leaves the exam and takes it up again. */
  study_press (self, GDK_KEY_Escape);
  g_assert_null (self->room->sitting);
  study_act (self, "study.resume-exam");
  g_assert_true (study_shows (self, "2 → 1."));
  study_press (self, GDK_KEY_Page_Down);
  g_assert_cmpuint (self->room->sitting->asking->steps->len, ==, 2);
  assert_wrong_first (self);

  /* It goes on from there; and when the exam is over, half is nothing. */
  study_press (self, GDK_KEY_Page_Up);
  study_press (self, GDK_KEY_3);
  study_end_exam (self);
  g_assert_cmpuint (strlen (get_given (self, 0)), >, 3);
  g_assert_cmpstr (get_given (self, 1), ==, "");
  study_act (self, "study.review(uint32 1)");
  g_assert_true (self->room->sitting->asking->done);
}

static const char *
get_written (StudyFixture *self)
{
  GtkWidget *entry = golden_find (GTK_WIDGET (self->room), is_entry, NULL);

  g_assert_nonnull (entry);
  return gtk_editable_get_text (GTK_EDITABLE (entry));
}

/* What is no number is no answer, takes none away, and stands there again. */
static void
test_nonsense (StudyFixture *self, gconstpointer data)
{
  begin_with (self, "question/kinds-number question/kinds-find question/kinds-several");
  write_words (self, "a dozen; or 2");
  study_press (self, GDK_KEY_Page_Down);
  g_assert_cmpuint (self->room->sitting->place, ==, 1);
  g_assert_cmpstr (get_given (self, 0), ==, "");
  write_words (self, "27Z9");
  study_act (self, "study.submit");
  g_assert_true (study_shows (self, "There is no such clause"));
  g_assert_cmpstr (get_written (self), ==, "27Z9");
  study_press (self, GDK_KEY_Page_Up);
  g_assert_cmpstr (get_written (self), ==, "a dozen; or 2");

  /* Beside the book, in the other language, and for who comes back. */
  study_act (self, "study.book");
  study_act (self, "study.book");
  g_assert_cmpstr (get_written (self), ==, "a dozen; or 2");
  write_words (self, "12 or 13");
  lex_study_room_set_source (self->room, self->room->library, LEX_LANGUAGE_PL);
  g_assert_cmpstr (get_written (self), ==, "12 or 13");
  study_press (self, GDK_KEY_Escape);
  study_act (self, "study.resume-exam");
  g_assert_cmpstr (get_written (self), ==, "12 or 13");
  study_press (self, GDK_KEY_Page_Down);
  g_assert_cmpstr (get_written (self), ==, "27Z9");

  /* Once there is an answer nothing else stands there. */
  study_press (self, GDK_KEY_Page_Up);
  study_type (self, "13");
  g_assert_cmpstr (get_given (self, 0), ==, "13");
  study_press (self, GDK_KEY_Escape);
  study_act (self, "study.resume-exam");
  study_press (self, GDK_KEY_Page_Up);
  g_assert_true (self->room->sitting->asking->done);
}

static void
test_ended (StudyFixture *self, gconstpointer data)
{
  LexMockResult result;

  begin (self);
  write_words (self, "13");
  study_end_exam (self);
  lex_mock_exam_judge (self->room->sitting->exam, &result);
  g_assert_cmpuint (result.answered, ==, 1);
  g_assert_cmpstr (get_given (self, 0), ==, "13");
}

static void
test_out_of_time (StudyFixture *self, gconstpointer data)
{
  begin (self);
  write_words (self, "13");
  study_pass_time (self, MINUTES * 60 + 5);
  while (lex_mock_exam_get_ended (self->room->sitting->exam) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (get_given (self, 0), ==, "13");
}

static void
add (const char *path, void (*test) (StudyFixture *, gconstpointer))
{
  g_test_add (path, StudyFixture, NULL, study_set_up_exam, test, study_tear_down);
}

static void
add_tests (void)
{
  add ("/study/sitting/turned", test_turned);
  add ("/study/sitting/half", test_half);
  add ("/study/sitting/nonsense", test_nonsense);
  add ("/study/sitting/ended", test_ended);
  add ("/study/sitting/out-of-time", test_out_of_time);
}

int
main (int argc, char **argv)
{
  return study_run (argc, argv, add_tests);
}
