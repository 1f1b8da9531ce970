/* study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A room to learn in a window of its own, a journal of its own and the means to look at it and to
 * press its keys. It refuses to know what is tested. The tests of study call it.
 */

#include "study.h"

#include <adwaita.h>
#include <glib/gstdio.h>

#include "golden.h"
#include "services/lex-library-rebuild.h"
#include "services/lex-questions.h"
#include "services/lex-study-settings.h"
#include "study-past.h"
#include "widgets/study/lex-study-room-private.h"
#include "widgets/text/lex-question.h"
#include "widgets/text/lex-typeface.h"

#define NOW G_GINT64_CONSTANT (1700000000)

#define WIDE 760
#define NARROW 360
#define NARROW_LARGE 420
#define HEIGHT 640
#define HIGH 2100

static LexLibrary *library;
static GPtrArray *questions;
static char *folder;

static gint64 passed;

static gint64
get_now (void)
{
  return NOW + passed;
}

/* Nothing is to be done for so many looks at it in a row, or for so long something is. What is
 * asked of the room comes from no other process: two frames are enough. */
#define QUIET_LOOKS 10
#define LOOK_US 4000
#define PATIENCE_US (150 * 1000)

void
study_settle (void)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE_US;
  guint quiet = 0;

  while (quiet < QUIET_LOOKS && g_get_monotonic_time () < end)
    if (g_main_context_iteration (NULL, FALSE))
      quiet = 0;
    else
      {
        g_usleep (LOOK_US);
        quiet++;
      }
}

void
study_pass_time (StudyFixture *self, gint64 seconds)
{
  passed += seconds;
}

/* Of the cards of the library only some, so that a course has an end. */
static GPtrArray *
make_cards (GPtrArray *of)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *cards = lex_card_deck_make (library, of, &error);

  g_assert_no_error (error);
  return cards;
}

static gboolean
is_narrow (const char *look)
{
  return g_str_equal (look, "narrow") || g_str_equal (look, "slim");
}

static gboolean
is_dark (const char *look)
{
  return g_str_equal (look, "slim") || g_str_has_suffix (look, "dark");
}

/* What was done before. */
typedef enum
{
  NOTHING,
  MONTHS,
  EXAMS,
} Past;

static void
set_up (StudyFixture *self, const char *look, Past past)
{
  const gboolean months = past == MONTHS;
  const gboolean polish = is_dark (look);
  const int width = is_narrow (look) ? NARROW : WIDE;
  g_autoptr (GPtrArray) many = past == EXAMS ? study_past_make_many (questions) : NULL;
  g_autoptr (GError) error = NULL;
  LexStudy *study;

  passed = 0;
  golden_speak (polish ? "pl" : "en");
  self->data = g_dir_make_tmp ("lexbridge-study-XXXXXX", NULL);
  self->journal = lex_journal_new (self->data);
  self->cards = make_cards (past == EXAMS ? many : questions);
  study = lex_study_new (self->journal, self->cards, &error);
  g_assert_no_error (error);
  if (months)
    study_past_live_months (study, self->cards, NOW);
  if (past == EXAMS)
    study_past_sit_exams (study, self->cards, NOW);
  self->window = gtk_window_new ();
  self->room = LEX_STUDY_ROOM (lex_study_room_new (study, get_now));
  lex_study_room_set_source (self->room, library, polish ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->room));
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, months ? HIGH : HEIGHT);
  gtk_window_present (GTK_WINDOW (self->window));
  lex_study_room_begin (self->room);
  golden_settle ();
}

void
study_set_up (StudyFixture *self, gconstpointer look)
{
  set_up (self, look != NULL ? look : "light", NOTHING);
}

void
study_set_up_months (StudyFixture *self, gconstpointer look)
{
  set_up (self, look != NULL ? look : "light", MONTHS);
}

void
study_set_up_sat (StudyFixture *self, gconstpointer look)
{
  set_up (self, look != NULL ? look : "light", EXAMS);
}

/* A dialog stands inside a window of libadwaita. */
void
study_set_up_exam (StudyFixture *self, gconstpointer data)
{
  g_autoptr (GtkWidget) room = NULL;

  study_set_up (self, data);
  room = g_object_ref (GTK_WIDGET (self->room));
  gtk_window_set_child (GTK_WINDOW (self->window), NULL);
  gtk_window_destroy (GTK_WINDOW (self->window));
  self->window = adw_window_new ();
  adw_window_set_content (ADW_WINDOW (self->window), room);
  gtk_window_present (GTK_WINDOW (self->window));
  study_settle ();
}

static void
remove_folder (const char *path)
{
  const char *argv[] = { "rm", "-r", path, NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
}

void
study_tear_down (StudyFixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_object (&self->journal);
  remove_folder (self->data);
  g_free (self->data);
  golden_dress (GOLDEN_LIGHT);
}

/* What binds words is not what this is about. */
static gboolean
says (GtkWidget *widget, const char *words)
{
  g_autoptr (GString) text = NULL;

  if (!GTK_IS_LABEL (widget))
    return FALSE;
  text = g_string_new (gtk_label_get_text (GTK_LABEL (widget)));
  g_string_replace (text, "\u00a0", " ", 0);
  return strstr (text->str, words) != NULL;
}

static gboolean
is_entry (GtkWidget *widget, const char *unused)
{
  return GTK_IS_ENTRY (widget);
}

GtkWidget *
study_find (StudyFixture *self, const char *words)
{
  return golden_find (GTK_WIDGET (self->room), says, words);
}

gboolean
study_shows (StudyFixture *self, const char *words)
{
  return study_find (self, words) != NULL;
}

void
study_act (StudyFixture *self, const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  gtk_widget_activate_action_variant (GTK_WIDGET (self->room), name, target);
  study_settle ();
}

void
study_answer_question (StudyFixture *self, const char *response)
{
  g_autoptr (GObject) question = g_object_ref (self->room->question);

  g_signal_emit_by_name (question, "response", response);
  lex_question_withdraw (question);
  study_settle ();
}

void
study_end_exam (StudyFixture *self)
{
  study_act (self, "study.end-exam");
  if (self->room->question != NULL)
    study_answer_question (self, LEX_QUESTION_ACCEPTED);
}

/* A key as the room gets it. */
void
study_press (StudyFixture *self, guint key)
{
  golden_press (GTK_WIDGET (self->room), key);
  study_settle ();
}

void
study_type (StudyFixture *self, const char *words)
{
  GtkWidget *entry = golden_find (GTK_WIDGET (self->room), is_entry, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "activate");
  study_settle ();
}

/* The clock of the room strikes once a second. */
void
study_await (StudyFixture *self, const char *words)
{
  while (!study_shows (self, words))
    g_main_context_iteration (NULL, TRUE);
  study_settle ();
}

static gboolean
is_lines (GtkWidget *widget, const char *unused)
{
  return GTK_IS_TEXT_VIEW (widget);
}

gboolean
study_find_lines (StudyFixture *self)
{
  return golden_find (GTK_WIDGET (self->room), is_lines, NULL) != NULL;
}

/* Into the first field of lines, or the second, which comes after it. */
void
study_write (StudyFixture *self, guint nth, const char *words)
{
  GtkWidget *lines = golden_find (GTK_WIDGET (self->room), is_lines, NULL);

  for (; nth > 0; nth--)
    do
      lines = gtk_widget_get_next_sibling (lines);
    while (!GTK_IS_TEXT_VIEW (lines));
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (lines)), words, -1);
  study_settle ();
}

/* The question of a kind, alone. */
void
study_ask (StudyFixture *self, const char *id)
{
  g_autofree char *action = g_strdup_printf ("study.ask::question/%s", id);

  study_act (self, action);
}

static gboolean
is_search (GtkWidget *widget, const char *unused)
{
  return GTK_IS_SEARCH_ENTRY (widget);
}

void
study_look_up (StudyFixture *self, const char *words)
{
  GtkWidget *entry = golden_find (GTK_WIDGET (self->room), is_search, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "activate");
  study_settle ();
}

/* The button that says so. */
void
study_click (StudyFixture *self, const char *words)
{
  GtkWidget *label = study_find (self, words);
  GtkWidget *button = label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;

  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
}

/* Where an option is shown. */
static guint
find_key (StudyFixture *self, const char *words)
{
  GtkWidget *label = golden_find (GTK_WIDGET (self->room), says, words);
  GtkWidget *button = label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
  GVariant *target
      = button != NULL ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)) : NULL;

  g_assert_nonnull (target);
  return GDK_KEY_1 + g_variant_get_uint32 (target);
}

void
study_choose (StudyFixture *self, const char *words)
{
  study_press (self, find_key (self, words));
}

/* What the log has, read by another. */
LexStudyCounts
study_count_kept (StudyFixture *self)
{
  g_autoptr (LexJournal) other = lex_journal_new (self->data);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStudy) study = lex_study_new (other, self->cards, &error);
  LexStudyCounts counts;

  g_assert_no_error (error);
  lex_study_today_count (study, NOW, &counts);
  return counts;
}

/* In either language nothing needs more than a telephone has, and little more at twice the size. */
static void
check_width (StudyFixture *self, const char *what, int most)
{
  int needed;

  gtk_widget_measure (GTK_WIDGET (self->room), GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL,
                      NULL);
  if (needed > most)
    g_error ("%s needs %d of %d pixels", what, needed, most);
}

void
study_check_looks (StudyFixture *self, const char *what, const char *look)
{
  const gboolean dark = is_dark (look);
  g_autofree char *name = g_strdup_printf ("study-%s-%s.png", what, look);

  if (g_str_equal (look, "light") || g_str_equal (look, "dark"))
    {
      g_autofree char *tree = golden_dup_tree (GTK_WIDGET (self->room));
      g_autofree char *tree_name = g_strdup_printf ("study-%s-%s.txt", what, dark ? "pl" : "en");

      golden_check_text (tree, tree_name);
    }
  golden_dress ((GoldenLook){ dark, 192 });
  check_width (self, what, NARROW_LARGE);
  golden_dress ((GoldenLook){ dark, 96 });
  check_width (self, what, NARROW);
  golden_check_picture (GTK_WIDGET (self->room), name);
  golden_dress (GOLDEN_LIGHT);
}

static void
build (void)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "services", "corpus", NULL);
  g_autofree char *bank = g_test_build_filename (G_TEST_DIST, "widgets", "study", NULL);
  g_autofree char *shipped = NULL;
  g_autofree char *file = NULL;
  g_autofree char *data = NULL;
  g_autoptr (GError) error = NULL;

  folder = g_dir_make_tmp ("lexbridge-study-XXXXXX", NULL);
  shipped = g_build_filename (folder, "shipped.lexlib", NULL);
  file = g_build_filename (folder, "lexbridge.questions", NULL);
  data = g_build_filename (folder, "data", NULL);
  lex_library_build (corpus, shipped, &error);
  g_assert_no_error (error);
  lex_questions_build (bank, shipped, file, &error);
  g_assert_no_error (error);
  questions = lex_questions_load (file, &error);
  g_assert_no_error (error);
  library = lex_library_open (shipped, data, &error);
  g_assert_no_error (error);
}

static void
finish (void)
{
  g_clear_object (&library);
  g_clear_pointer (&questions, g_ptr_array_unref);
  remove_folder (folder);
  g_free (folder);
}

int
study_run (int argc, char **argv, void (*add_tests) (void))
{
  int status;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  golden_init ();
  lex_typeface_install (gdk_display_get_default ());
  build ();
  add_tests ();
  status = g_test_run ();
  finish ();
  return status;
}
