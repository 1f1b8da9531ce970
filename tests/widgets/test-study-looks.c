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
#include <locale.h>
#include <poppler.h>

#include "golden.h"
#include "services/lex-study-private.h"
#include "study.h"
#include "widgets/study/lex-exam-print.h"
#include "widgets/study/lex-study-room-private.h"

#define NOW G_GINT64_CONSTANT (1700000000)

/* A page of a file, the last or the first, as it comes out on paper. */
static GtkWidget *
sheet_new (const char *path, gboolean last)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  PopplerDocument *document = poppler_document_new_from_file (uri, NULL, NULL);
  PopplerPage *page = poppler_document_get_page (
      document, last ? poppler_document_get_n_pages (document) - 1 : 0);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 595, 842);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GtkWidget *sheet;

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  poppler_page_render (page, cr);
  g_object_unref (page);
  g_object_unref (document);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface),
                       (gsize) cairo_image_surface_get_stride (surface) * 842);
  texture = gdk_memory_texture_new (595, 842, GDK_MEMORY_DEFAULT, bytes,
                                    (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_destroy (surface);
  sheet = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  gtk_widget_set_size_request (sheet, 595, 842);
  gtk_widget_set_halign (sheet, GTK_ALIGN_START);
  gtk_widget_set_valign (sheet, GTK_ALIGN_START);
  return sheet;
}

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

/* However long the display takes, nobody looks at the book for longer. */
static gint64
get_moment (void)
{
  return 1;
}

/* Before its end, beside the book, and when it is marked. */
static void
test_exam (StudyFixture *self, gconstpointer look)
{
  self->room->watch = get_moment;
  begin_exam (self);
  study_check_looks (self, "sitting", look);
  study_act (self, "study.book");
  study_look_up (self, "27A");
  study_check_looks (self, "book", look);
  study_act (self, "study.turn(1)");
  study_press (self, GDK_KEY_1);
  study_act (self, "study.book");
  g_assert_true (lex_mock_exam_end (self->room->sitting->exam, NOW, NULL));
  study_act (self, "study.result");
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

/* Once there are answers enough: the chance with its interval, by topic, and how it turned out. */
static void
test_sat (StudyFixture *self, gconstpointer look)
{
  /* The point of a number is the locale's, the picture is not. */
  setlocale (LC_NUMERIC, "C");
  study_act (self, "study.forecast");
  g_assert_true (study_shows (self, "%"));
  study_check_looks (self, "foretold", look);
}

/* What a teacher gives to a class, and keeps: the first page and the last. */
static void
test_paper (StudyFixture *self, gconstpointer look)
{
  const gboolean polish = g_str_equal (look, "dark");
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "widgets", "paper.pdf", NULL);
  g_autofree char *name = g_strdup_printf ("study-paper-%s.png", polish ? "pl" : "en");
  LexExamPrint print = { .study = lex_study_room_get_study (self->room),
                         .rules = &lex_mock_rules_find ("short")->rules,
                         .seed = 7,
                         .language = polish ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN,
                         .answers = TRUE };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *sheet;

  g_assert_true (lex_exam_print_export (&print, path, NULL));
  sheet = sheet_new (path, polish);
  gtk_window_set_child (GTK_WINDOW (window), sheet);
  gtk_window_present (GTK_WINDOW (window));
  golden_settle ();
  golden_check_picture (sheet, name);
  gtk_window_destroy (GTK_WINDOW (window));
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
  add ("sat", look, study_set_up_sat, test_sat);
  add ("own", look, study_set_up, test_own);
  if (g_str_equal (look, "light") || g_str_equal (look, "dark"))
    add ("paper", look, study_set_up, test_paper);
}

static void
add_tests (void)
{
  static const char *const looks[] = { "light", "narrow", "dark", "slim" };

  if (g_getenv ("ADW_DEBUG_HIGH_CONTRAST") != NULL)
    {
      add ("contrast", "contrast", study_set_up_months, test_contrast);
      add ("contrast", "contrast-dark", study_set_up_months, test_contrast);
    }
  else
    for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
      add_all (looks[i]);
}

int
main (int argc, char **argv)
{
  return study_run (argc, argv, add_tests);
}
