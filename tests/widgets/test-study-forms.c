/* test-study-forms.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The forms of the place to learn: what a quiz finds, what comes after an exam, and the way through
 * a form by keys. Needs a display.
 */

#include "services/lex-study-settings.h"
#include "study.h"
#include "widgets/study/lex-study-room-private.h"

#define NOW G_GINT64_CONSTANT (1700000000)
#define DAY 86400
/* No form has so many fields. */
#define MANY 40

/* What was answered wrongly is found until it is answered rightly, also where no steps of that day
 * say so. */
static void
test_wrong (StudyFixture *self, gconstpointer data)
{
  LexStudy *study = lex_study_room_get_study (self->room);

  g_assert_true (lex_study_settings_set_word (study, "learning", "", NOW, NULL));
  study_act (self, "study.quiz");
  self->room->wish.seen = LEX_QUIZ_WRONG;
  study_act (self, "study.quiz");
  g_assert_true (study_shows (self, "0 such questions"));
  study_ask (self, "kinds-one");
  study_press (self, GDK_KEY_0);
  study_ask (self, "kinds-number");
  study_act (self, "study.give-up");
  study_act (self, "study.quiz");
  g_assert_true (study_shows (self, "2 such questions"));
  study_click (self, "Begin");
  study_settle ();
  g_assert_true (study_shows (self, "1 of 2"));
}

static void
assert_asked (StudyFixture *self, gboolean asked)
{
  g_autoptr (GPtrArray) cards
      = lex_study_today_list (lex_study_room_get_study (self->room), NOW + 9 * DAY, NULL);

  g_assert_true ((cards->len > 0) == asked);
}

/* Over, and one changes one's mind: by the button, and in the form. */
static void
test_after (StudyFixture *self, gconstpointer data)
{
  LexStudy *study = lex_study_room_get_study (self->room);
  LexStudyExam exam;

  lex_study_exam_init (&exam, study, lex_study_day (lex_study_get_options (study), NOW) + 3);
  exam.stop = TRUE;
  g_assert_true (lex_study_exam_set (study, &exam, NOW, NULL));
  study_act (self, "study.exam");
  g_assert_false (study_shows (self, "Go On Learning"));
  study_pass_time (self, 9 * DAY);
  study_act (self, "study.home");
  g_assert_true (study_shows (self, "It is over, and nothing is asked any more"));
  assert_asked (self, FALSE);
  study_act (self, "study.exam");
  study_click (self, "Go On Learning");
  study_settle ();
  g_assert_true (study_shows (self, "learning goes on"));
  assert_asked (self, TRUE);
  study_click (self, "Ask Nothing Any More");
  study_settle ();
  assert_asked (self, FALSE);

  self->room->exam.stop = 0;
  study_click (self, "Prepare for This Exam");
  study_settle ();
  g_assert_true (study_shows (self, "learning goes on"));
  assert_asked (self, TRUE);
  study_click (self, "Show the Plan");
  study_settle ();
  g_assert_true (study_shows (self, "Type a day that is ahead"));
}

/* Keys lead backwards through each form, past what is folded away. Warnings are fatal. */
static void
test_backwards (StudyFixture *self, gconstpointer data)
{
  static const char *const forms[]
      = { "study.mock", "study.exam", "study.quiz", "study.own", "study.new-card" };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      study_act (self, forms[i]);
      for (guint n = 0; n < MANY; n++)
        {
          g_signal_emit_by_name (self->window, "move-focus", GTK_DIR_TAB_BACKWARD);
          g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (self->window)));
        }
    }
}

static void
add (const char *path, void (*test) (StudyFixture *, gconstpointer))
{
  g_test_add (path, StudyFixture, NULL, study_set_up_exam, test, study_tear_down);
}

static void
add_tests (void)
{
  add ("/study/forms/wrong", test_wrong);
  add ("/study/forms/after", test_after);
  add ("/study/forms/backwards", test_backwards);
}

int
main (int argc, char **argv)
{
  return study_run (argc, argv, add_tests);
}
