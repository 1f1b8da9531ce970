/* test-study.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Learning and quizzes in the window, on the little corpus of the services' tests and a question of
 * each kind: what keys answer, what is kept and when, and how all of it looks. Needs a display.
 */

#include <adwaita.h>
#include <glib/gstdio.h>

#include "golden.h"
#include "services/lex-library-rebuild.h"
#include "services/lex-questions.h"
#include "services/lex-study-today.h"
#include "widgets/study/lex-study-room.h"

#define NOW G_GINT64_CONSTANT (1700000000)

#define WIDE 760
#define NARROW 380
#define HEIGHT 640

static LexLibrary *library;
static GPtrArray *questions;
static char *folder;

typedef struct
{
  GtkWidget *window;
  LexStudyRoom *room;
  LexJournal *journal;
  GPtrArray *cards;
  char *data;
} Fixture;

static gint64
get_now (void)
{
  return NOW;
}

/* Of the cards of the library only some, so that a course has an end. */
static GPtrArray *
make_cards (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *cards = lex_card_deck_make (library, questions, &error);

  g_assert_no_error (error);
  return cards;
}

static void
set_up_speaking (Fixture *self, const char *language)
{
  g_autoptr (GError) error = NULL;
  LexStudy *study;

  golden_speak (language);
  self->data = g_dir_make_tmp ("lexbridge-study-XXXXXX", NULL);
  self->journal = lex_journal_new (self->data);
  self->cards = make_cards ();
  study = lex_study_new (self->journal, self->cards, &error);
  g_assert_no_error (error);
  self->window = gtk_window_new ();
  self->room = LEX_STUDY_ROOM (lex_study_room_new (study, self->cards, get_now));
  lex_study_room_set_source (self->room, library,
                             g_str_equal (language, "pl") ? LEX_LANGUAGE_PL : LEX_LANGUAGE_EN);
  gtk_window_set_child (GTK_WINDOW (self->window), GTK_WIDGET (self->room));
  gtk_window_set_default_size (GTK_WINDOW (self->window), WIDE, HEIGHT);
  gtk_window_present (GTK_WINDOW (self->window));
  lex_study_room_begin (self->room);
  golden_settle ();
}

static void
set_up (Fixture *self, gconstpointer language)
{
  set_up_speaking (self, language != NULL ? language : "en");
}

static void
remove_folder (const char *path)
{
  const char *argv[] = { "rm", "-r", path, NULL };

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL,
                               NULL, NULL, NULL));
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (self->window));
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_object (&self->journal);
  remove_folder (self->data);
  g_free (self->data);
  golden_dress (GOLDEN_LIGHT);
}

typedef gboolean (*Match) (GtkWidget *widget, const char *what);

static GtkWidget *
find (GtkWidget *widget, Match matches, const char *what)
{
  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (matches (widget, what))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find (child, matches, what);

      if (found != NULL)
        return found;
    }
  return NULL;
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

static gboolean
shows (Fixture *self, const char *words)
{
  return find (GTK_WIDGET (self->room), says, words) != NULL;
}

static void
act (Fixture *self, const char *detailed)
{
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  gtk_widget_activate_action_variant (GTK_WIDGET (self->room), name, target);
  golden_settle ();
}

/* A key as the room gets it. */
static void
press (Fixture *self, guint key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (self->room));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);
      gboolean handled;

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", key, 0, 0, &handled);
    }
  golden_settle ();
}

static void
type (Fixture *self, const char *words)
{
  GtkWidget *entry = find (GTK_WIDGET (self->room), is_entry, NULL);

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), words);
  g_signal_emit_by_name (entry, "activate");
  golden_settle ();
}

/* The question of a kind, alone. */
static void
ask (Fixture *self, const char *id)
{
  g_autofree char *action = g_strdup_printf ("study.ask::question/%s", id);

  act (self, action);
}

/* Where an option is shown. */
static guint
find_key (Fixture *self, const char *words)
{
  GtkWidget *label = find (GTK_WIDGET (self->room), says, words);
  GtkWidget *button = label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON) : NULL;
  GVariant *target
      = button != NULL ? gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)) : NULL;

  g_assert_nonnull (target);
  return GDK_KEY_1 + g_variant_get_uint32 (target);
}

static void
choose (Fixture *self, const char *words)
{
  press (self, find_key (self, words));
}

/* What the log has, read by another. */
static LexStudyCounts
count_kept (Fixture *self)
{
  g_autoptr (LexJournal) other = lex_journal_new (self->data);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStudy) study = lex_study_new (other, self->cards, &error);
  LexStudyCounts counts;

  g_assert_no_error (error);
  lex_study_today_count (study, NOW, &counts);
  return counts;
}

static void
test_one (Fixture *self, gconstpointer data)
{
  ask (self, "kinds-one");
  g_assert_false (shows (self, "It was too low"));
  choose (self, "Tea is served");
  g_assert_true (shows (self, "Not right"));
  g_assert_true (shows (self, "Later perhaps"));
  g_assert_true (shows (self, "It was too low"));
  g_assert_cmpuint (count_kept (self).reviews, ==, 1);

  /* Taken back, it is asked again. */
  act (self, "study.undo");
  g_assert_cmpuint (count_kept (self).reviews, ==, 0);
  choose (self, "The Director");
  g_assert_true (shows (self, "✓ Right"));
  act (self, "study.next");
  g_assert_true (shows (self, "Right: 1 of 1."));
  g_assert_cmpuint (count_kept (self).reviews, ==, 1);
  press (self, GDK_KEY_Escape);
  g_assert_true (shows (self, "Learn"));
}

static void
test_several (Fixture *self, gconstpointer data)
{
  ask (self, "kinds-several");
  press (self, GDK_KEY_Return);
  choose (self, "at any time");
  choose (self, "at night");
  choose (self, "at night");
  choose (self, "by day");
  g_assert_false (shows (self, "As painted"));
  press (self, GDK_KEY_Return);
  g_assert_true (shows (self, "✓ Right"));
}

static void
test_order (Fixture *self, gconstpointer data)
{
  ask (self, "kinds-order");
  choose (self, "Play last");
  press (self, GDK_KEY_BackSpace);
  choose (self, "Dealing first");
  press (self, GDK_KEY_Return);
  choose (self, "Play last");
  choose (self, "Bidding next");
  press (self, GDK_KEY_Return);
  g_assert_true (shows (self, "Not right"));
  g_assert_true (shows (self, "2. (you: 3.)"));
}

static void
test_typed (Fixture *self, gconstpointer data)
{
  ask (self, "kinds-number");
  type (self, "many");
  g_assert_true (shows (self, "This is no number."));
  type (self, "14");
  g_assert_true (shows (self, "The joker does not play."));
  g_assert_true (shows (self, "Not right"));
  ask (self, "kinds-find");
  type (self, "27Q");
  g_assert_true (shows (self, "There is no such clause"));
  type (self, "27a");
  g_assert_true (shows (self, "✓ Right"));
}

/* What a step leads to is not seen before it is answered. */
static void
test_rule (Fixture *self, gconstpointer data)
{
  ask (self, "kinds-rule");
  g_assert_false (shows (self, "South does not"));
  choose (self, "Who made the coffee");
  g_assert_true (shows (self, "It helps nobody."));
  g_assert_true (shows (self, "South does not"));
  g_assert_cmpuint (count_kept (self).reviews, ==, 0);
  choose (self, "East makes it good");
  g_assert_cmpuint (count_kept (self).reviews, ==, 0);
  choose (self, "Whether it did damage");
  g_assert_true (shows (self, "Not right"));
  g_assert_cmpuint (count_kept (self).reviews, ==, 1);
}

/* A card without a question is judged by the reader. */
static void
test_open (Fixture *self, gconstpointer data)
{
  act (self, "study.ask::example/33");
  press (self, GDK_KEY_3);
  g_assert_false (shows (self, "Good"));
  act (self, "study.submit");
  g_assert_true (shows (self, "10 min"));
  g_assert_cmpuint (count_kept (self).reviews, ==, 0);
  press (self, GDK_KEY_3);
  g_assert_cmpuint (count_kept (self).reviews, ==, 1);
}

/* What was got wrong comes again at once, and nothing is lost on the way. */
static void
test_learn (Fixture *self, gconstpointer data)
{
  act (self, "study.learn");
  g_assert_true (shows (self, "left"));
  for (guint i = 0; i < 4; i++)
    {
      act (self, "study.give-up");
      for (guint steps = 0; steps < 3; steps++)
        act (self, "study.give-up");
      g_assert_cmpuint (count_kept (self).reviews, ==, i + 1);
      act (self, "study.next");
    }
}

static void
test_quiz (Fixture *self, gconstpointer data)
{
  act (self, "study.quiz");
  g_assert_true (shows (self, "6 such questions"));
  g_assert_false (lex_study_room_ask_law (self->room, 66));
  g_assert_true (lex_study_room_ask_law (self->room, 9));
  golden_settle ();
  g_assert_true (shows (self, "In which order?"));
}

static void
check_look (Fixture *self, const char *what, gboolean dark, int width)
{
  g_autofree char *name = g_strdup_printf ("study-%s-%s.png", what,
                                           dark           ? "dark"
                                           : width < WIDE ? "narrow"
                                                          : "light");

  golden_dress ((GoldenLook){ dark, 96 });
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, HEIGHT);
  golden_settle ();
  golden_check_picture (GTK_WIDGET (self->room), name);
}

/* Light and narrow in English, dark in Polish: each of them in each screen, and few pictures. */
static void
check_looks (Fixture *self, const char *what, const char *language)
{
  const gboolean polish = g_str_equal (language, "pl");
  g_autofree char *tree = golden_dup_tree (GTK_WIDGET (self->room));
  g_autofree char *tree_name = g_strdup_printf ("study-%s-%s.txt", what, language);

  golden_check_text (tree, tree_name);
  check_look (self, what, polish, WIDE);
  if (!polish)
    check_look (self, what, FALSE, NARROW);
  golden_dress (GOLDEN_LIGHT);
  gtk_window_set_default_size (GTK_WINDOW (self->window), WIDE, HEIGHT);
}

static void
test_looks (Fixture *self, gconstpointer language)
{
  check_looks (self, "home", language);
  act (self, "study.quiz");
  check_looks (self, "quiz", language);
  ask (self, "kinds-rule");
  press (self, GDK_KEY_1);
  press (self, GDK_KEY_2);
  press (self, GDK_KEY_3);
  check_looks (self, "answered", language);
  act (self, "study.ask::example/33");
  act (self, "study.submit");
  check_looks (self, "open", language);
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

#define ADD(name, func) g_test_add ("/study/" name, Fixture, NULL, set_up, func, tear_down)

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  if (!gtk_init_check ())
    return 77;
  adw_init ();
  golden_init ();
  build ();
  ADD ("one", test_one);
  ADD ("several", test_several);
  ADD ("order", test_order);
  ADD ("typed", test_typed);
  ADD ("rule", test_rule);
  ADD ("open", test_open);
  ADD ("learn", test_learn);
  ADD ("quiz", test_quiz);
  g_test_add ("/study/looks/en", Fixture, "en", set_up, test_looks, tear_down);
  g_test_add ("/study/looks/pl", Fixture, "pl", set_up, test_looks, tear_down);
  status = g_test_run ();
  g_clear_object (&library);
  g_clear_pointer (&questions, g_ptr_array_unref);
  remove_folder (folder);
  g_free (folder);
  return status;
}
