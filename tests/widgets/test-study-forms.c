/* test-study-forms.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The forms of the place to learn: what a quiz finds, what comes after an exam, and the way through
 * a form by keys. Needs a display.
 */

#include "golden.h"
#include "services/lex-study-settings.h"
#include "study.h"
#include "widgets/study/lex-study-room-private.h"

#define NOW G_GINT64_CONSTANT (1700000000)
#define DAY 86400
/* No form has so many fields. */
#define MANY 40
/* As wide as a telephone. */
#define NARROW 360

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

/* The choice of the form that is called so. */
static void
set_choice (StudyFixture *self, const char *words, guint place)
{
  GtkWidget *field = study_find (self, words);

  while (field != NULL && !GTK_IS_DROP_DOWN (field))
    field = gtk_widget_get_next_sibling (field);
  g_assert_nonnull (field);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (field), place);
}

static void
test_narrowed (StudyFixture *self, gconstpointer data)
{
  study_act (self, "study.quiz");
  g_assert_true (study_shows (self, "6 such questions"));
  set_choice (self, "Level", 1);
  g_assert_true (study_shows (self, "3 such questions"));
  set_choice (self, "Kind", 5);
  g_assert_true (study_shows (self, "1 such question"));
}

static gboolean
is_called (GtkWidget *widget, const char *words)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), words) != NULL;
}

/* The keys are at the option that is called so. */
static void
assert_at (StudyFixture *self, const char *words)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self->window));

  g_assert_true (GTK_IS_BUTTON (focus));
  g_assert_nonnull (golden_find (focus, is_called, words));
}

/* Who chooses by Tab and blank goes on from there. */
static void
test_stays (StudyFixture *self, gconstpointer data)
{
  study_ask (self, "kinds-order");
  study_choose (self, "Dealing first");
  assert_at (self, "Dealing first");
  study_choose (self, "Play last");
  assert_at (self, "Play last");
  study_choose (self, "Dealing first");
  assert_at (self, "Dealing first");
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

/* Choices, as they stand there chosen */

static gboolean
is_label (GtkWidget *widget, const char *unused)
{
  return GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget);
}

static void
check_choices (StudyFixture *self, GtkDropDown *list)
{
  const guint n = g_list_model_get_n_items (gtk_drop_down_get_model (list));

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *label;
      int least;

      gtk_drop_down_set_selected (list, i);
      golden_settle ();
      label = golden_find (gtk_widget_get_first_child (GTK_WIDGET (list)), is_label, NULL);
      g_assert_nonnull (label);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==,
                       gtk_string_object_get_string (gtk_drop_down_get_selected_item (list)));
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
      gtk_widget_measure (GTK_WIDGET (self->room), GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL,
                          NULL, NULL);
      g_assert_cmpint (least, <=, NARROW);
    }
}

static void
check_lists (StudyFixture *self, GtkWidget *widget)
{
  if (GTK_IS_DROP_DOWN (widget))
    {
      check_choices (self, GTK_DROP_DOWN (widget));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_lists (self, child);
}

/* On a telephone each choice is read whole. */
static void
test_choices (StudyFixture *self, gconstpointer look)
{
  static const char *const forms[] = { "study.mock", "study.exam", "study.quiz" };

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      study_act (self, forms[i]);
      check_lists (self, GTK_WIDGET (self->room));
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
  add ("/study/forms/narrowed", test_narrowed);
  add ("/study/forms/stays", test_stays);
  add ("/study/forms/after", test_after);
  add ("/study/forms/backwards", test_backwards);
  g_test_add ("/study/forms/choices/en", StudyFixture, "narrow", study_set_up, test_choices,
              study_tear_down);
  g_test_add ("/study/forms/choices/pl", StudyFixture, "slim", study_set_up, test_choices,
              study_tear_down);
}

int
main (int argc, char **argv)
{
  return study_run (argc, argv, add_tests);
}
