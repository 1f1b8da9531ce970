/* test-study-looks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How each screen of study looks and what of it is read out: in both languages, light and dark,
 * wide and on a telephone, and in high contrast, which a process has from its beginning or not at
 * all. It refuses to know what is right. Needs a display.
 */

#include <adwaita.h>

#include "golden.h"
#include "services/lex-study-private.h"
#include "study.h"
#include "widgets/text/lex-typeface.h"

#define NOW G_GINT64_CONSTANT (1700000000)

static void
test_looks (StudyFixture *self, gconstpointer look)
{
  study_check_looks (self, "home", look);
  study_act (self, "study.quiz");
  study_check_looks (self, "quiz", look);
  study_ask (self, "kinds-rule");
  study_press (self, GDK_KEY_1);
  study_press (self, GDK_KEY_2);
  study_press (self, GDK_KEY_3);
  study_check_looks (self, "answered", look);
  study_act (self, "study.ask::example/33");
  study_act (self, "study.submit");
  study_check_looks (self, "open", look);
  study_act (self, "study.mock");
  study_check_looks (self, "mock", look);
}

/* One that has the same questions and turns each time, with the deal first. */
static void
begin_exam (StudyFixture *self)
{
  const LexFact facts[] = {
    { "sitting/looks", "preset", "short", NOW * 1000 },
    { "sitting/looks", "began", "1700000000", NOW * 1000 },
    { "sitting/looks", "minutes", "20", NOW * 1000 },
    { "sitting/looks", "pass", "65", NOW * 1000 },
    { "sitting/looks", "level", "3", NOW * 1000 },
    { "sitting/looks", "open", "1", NOW * 1000 },
    { "sitting/looks", "cards", "question/kinds-rule question/kinds-one", NOW * 1000 },
    { "sitting/looks", "seed", "7", NOW * 1000 },
  };
  const LexFactChange change = { facts, G_N_ELEMENTS (facts), NULL, 0 };

  g_assert_true (lex_study_say (lex_study_room_get_study (self->room), &change, NULL));
  study_act (self, "study.resume-exam");
}

/* Before its end, beside the book, and when it is marked. */
static void
test_exam (StudyFixture *self, gconstpointer look)
{
  begin_exam (self);
  study_check_looks (self, "sitting", look);
  study_act (self, "study.book");
  study_look_up (self, "27A");
  study_check_looks (self, "book", look);
  study_act (self, "study.turn(1)");
  study_press (self, GDK_KEY_1);
  study_act (self, "study.end-exam");
  study_check_looks (self, "result", look);
  study_act (self, "study.review(uint32 1)");
  study_check_looks (self, "review", look);
}

/* The pictures of progress, top and further down. */
static void
test_progress (StudyFixture *self, gconstpointer look)
{
  study_act (self, "study.progress");
  study_check_looks (self, "progress", look);
}

/* A break: what waited is seen as a plan before it is spread; an exam is planned before it is
 * prepared for; what rests is woken. */
static void
test_plans (StudyFixture *self, gconstpointer look)
{
  study_pass_time (self, 40 * 86400);
  study_act (self, "study.home");
  study_check_looks (self, "home-months", look);
  study_act (self, "study.backlog");
  study_check_looks (self, "backlog", look);
  study_act (self, "study.exam");
  study_type (self, "2023-12-20");
  study_type (self, "2024-03-14");
  study_check_looks (self, "exam", look);
  study_act (self, "study.keep-exam");
  study_act (self, "study.home");
  study_act (self, "study.exam");
  g_assert_true (study_shows (self, "2024-03-14"));
  study_act (self, "study.drop-exam");
  g_assert_false (study_shows (self, "2024-03-14"));
  study_act (self, "study.apply-backlog");
  study_act (self, "study.backlog");
  g_assert_false (study_shows (self, "2023-12-26"));
  study_act (self, "study.forecast");
  study_check_looks (self, "forecast", look);
  study_ask (self, "kinds-one");
  study_act (self, "study.suspend");
  study_act (self, "study.resting");
  study_check_looks (self, "resting", look);
  study_act (self, "study.wake::question/kinds-one");
}

/* Cards of one's own. */
static void
test_own (StudyFixture *self, gconstpointer look)
{
  study_ask (self, "kinds-one");
  study_act (self, "study.new-card");
  study_write (self, 0, "What is red?");
  study_act (self, "study.keep-card");
  study_write (self, 1, "A heart");
  study_check_looks (self, "card", look);
  study_act (self, "study.keep-card");
  study_act (self, "study.own");
  study_check_looks (self, "own", look);
}

/* What is told apart by colour is told apart without, too. */
static void
test_contrast (StudyFixture *self, gconstpointer look)
{
  g_assert_true (adw_style_manager_get_high_contrast (adw_style_manager_get_default ()));
  test_progress (self, look);
  study_ask (self, "kinds-rule");
  study_press (self, GDK_KEY_1);
  study_press (self, GDK_KEY_2);
  study_press (self, GDK_KEY_3);
  study_check_looks (self, "answered", look);
}

typedef void (*Test) (StudyFixture *self, gconstpointer look);

static void
add (const char *name, const char *look, Test set_up, Test test)
{
  g_autofree char *path = g_strdup_printf ("/study/%s/%s", look, name);

  g_test_add (path, StudyFixture, look, set_up, test, study_tear_down);
}

static void
add_all (const char *look)
{
  add ("looks", look, study_set_up, test_looks);
  add ("exam", look, study_set_up, test_exam);
  add ("progress", look, study_set_up_months, test_progress);
  add ("plans", look, study_set_up_months, test_plans);
  add ("own", look, study_set_up, test_own);
}

int
main (int argc, char **argv)
{
  static const char *const looks[] = { "light", "narrow", "dark", "slim" };
  int status;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  golden_init ();
  lex_typeface_install (gdk_display_get_default ());
  study_build ();
  if (g_getenv ("ADW_DEBUG_HIGH_CONTRAST") != NULL)
    {
      add ("contrast", "contrast", study_set_up_months, test_contrast);
      add ("contrast", "contrast-dark", study_set_up_months, test_contrast);
    }
  else
    for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
      add_all (looks[i]);
  status = g_test_run ();
  study_finish ();
  return status;
}
