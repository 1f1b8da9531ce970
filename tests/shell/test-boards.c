/* test-boards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a file is decides what becomes of it: an event's boards are looked at and nothing is
 * imported, a text is reviewed; a bad file gets one line; a board that is kept becomes a document.
 */

#include "fixture.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#include "services/lex-library-import.h"
#include "widgets/boards/lex-boards.h"
#include "widgets/cases/lex-cases-window.h"
#include "widgets/figures/lex-solving.h"
#include "widgets/importing/lex-review.h"

#define BOARDS                                                                                     \
  "[Event \"##Spring Cup\"]\n[Board \"5\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n"               \
  "[Deal \"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]\n\n"           \
  "[Board \"6\"]\n[Dealer \"E\"]\n[Vulnerable \"EW\"]\n"                                           \
  "[Deal \"N:73.QJT.AQ54.T752 QT6.876.KJ9.AQ84 5.A95432.7632.K6 AKJ9842.K.T8.J93\"]\n"             \
  "[Contract \"4S\"]\n[Declarer \"W\"]\n[Result \"10\"]\n"

#define PLAYED                                                                                     \
  "[Event \"Spring Cup\"]\n[Board \"6\"]\n[Dealer \"E\"]\n[Vulnerable \"EW\"]\n"                   \
  "[Deal \"N:73.QJT.AQ54.T752 QT6.876.KJ9.AQ84 5.A95432.7632.K6 AKJ9842.K.T8.J93\"]\n"             \
  "[Declarer \"W\"]\n[Contract \"4SX\"]\n[Result \"9\"]\n"

#define LAW_28                                                                                     \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "A call is in turn when the player on the right had to pass anyway.\n"

static GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

static GtkWidget *
wait_for_window (GType type)
{
  GtkWidget *window;

  while ((window = find_window (type)) == NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  return window;
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

static void
open_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->imports, name, NULL);
  const char *paths[] = { path, NULL };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lex_window_open_files (fixture->window, paths);
}

static gboolean
has_documents (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->imports, "documents", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  GtkWidget *found = G_TYPE_CHECK_INSTANCE_TYPE (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_type (child, type);
  return found;
}

/* What the cards would have made, and the way from there to a weighted score. */
static void
ask (GtkWidget *boards)
{
  lex_solving_ask (LEX_SOLVING (find_type (boards, LEX_TYPE_SOLVING)));
  while (!fixture_shows (boards, _ ("Weigh Outcomes")))
    g_main_context_iteration (NULL, TRUE);
}

/* The keys begin in the list; Tab leads from there to the board that it shows. */
static void
check_tab (GtkWidget *boards)
{
  GtkWidget *page = lex_boards_get_page (LEX_BOARDS (boards));
  GtkWidget *list = find_type (boards, GTK_TYPE_LIST_VIEW);

  fixture_settle ();
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (boards)), list));
  gtk_widget_child_focus (boards, GTK_DIR_TAB_FORWARD);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (boards)), page));
  gtk_widget_child_focus (list, GTK_DIR_TAB_FORWARD);
  gtk_widget_child_focus (boards, GTK_DIR_TAB_BACKWARD);
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (boards)), list));
}

static void
test_look (Fixture *fixture, gconstpointer data)
{
  GtkWidget *boards;

  fixture_show (fixture, "27");
  open_file (fixture, "event.pbn", BOARDS);
  boards = wait_for_window (LEX_TYPE_BOARDS);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (boards)), ==, "event.pbn");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture_find (boards, GTK_TYPE_MENU_BUTTON)),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, _ ("Menu"));
  g_assert_null (find_window (LEX_TYPE_REVIEW));
  g_assert_false (has_documents (fixture));
  check_tab (boards);
  ask (boards);
  close_window (boards);

  open_file (fixture, "law.txt", LAW_28);
  close_window (wait_for_window (LEX_TYPE_REVIEW));
  g_assert_null (find_window (LEX_TYPE_BOARDS));
}

static void
test_bad (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  open_file (fixture, "bad.pbn", "no tag at all");
  fixture_settle ();
  g_assert_null (find_window (LEX_TYPE_BOARDS));
  g_assert_null (find_window (LEX_TYPE_REVIEW));
  g_assert_false (has_documents (fixture));
}

static const char *
get_recorded (Fixture *fixture, LexCaseKey key)
{
  LexCasesWindow *cases = LEX_CASES_WINDOW (fixture->window->cases);

  return lex_case_form_get_case (lex_cases_window_get_form (cases))->values[key];
}

/* A board goes into a case, and another board into another case. */
static void
test_record (Fixture *fixture, gconstpointer data)
{
  GtkWidget *boards;

  fixture_show (fixture, "27");
  open_file (fixture, "event.pbn", BOARDS);
  boards = wait_for_window (LEX_TYPE_BOARDS);
  lex_boards_show (LEX_BOARDS (boards), 1);
  gtk_widget_activate_action (boards, "boards.record", NULL);
  g_assert_cmpstr (get_recorded (fixture, LEX_CASE_EVENT), ==, "Spring Cup");
  g_assert_cmpstr (get_recorded (fixture, LEX_CASE_BOARD), ==, "6");
  g_assert_nonnull (strstr (get_recorded (fixture, LEX_CASE_GAME), "73.QJT.AQ54.T752"));
  g_assert_true (g_str_has_prefix (get_recorded (fixture, LEX_CASE_RESULT), "4♠ W, 10 "));
  lex_boards_show (LEX_BOARDS (boards), 0);
  gtk_widget_activate_action (boards, "boards.record", NULL);
  g_assert_cmpstr (get_recorded (fixture, LEX_CASE_BOARD), ==, "5");
  gtk_window_close (fixture->window->cases);
  close_window (boards);
}

#define ONE_BOARD                                                                                  \
  "[Event \"Spring Cup\"]\n[Board \"9\"]\n[North \"Anna Lis\"]\n[Dealer \"N\"]\n[Vulnerable "      \
  "\"EW\"]\n"                                                                                      \
  "[Deal \"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]\n"

#define ONE_CASE                                                                                   \
  "{\"format\": \"lexbridge-journal\",\n\"version\": 1,\n\"cases\": "                              \
  "[\n{\"id\":\"a\",\"number\":4,"                                                                 \
  "\"created\":\"2026-11-22T20:00:00.000Z\",\"changed\":\"2026-11-22T20:00:00.000Z\","             \
  "\"fields\":{\"kind\":\"ruling\",\"event\":\"Spring Cup\"}}]}\n"

/* As a file manager drops it. */
static void
drop (Fixture *fixture, GtkWidget *widget, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->imports, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  GSList files = { file, NULL };
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, &files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 0.0, 0.0, &taken);
    }
  g_assert_true (taken);
}

/* Cases are taken in, wherever they are dropped; a board goes into the case it is dropped on, and
 * those of an event are shown. */
static void
test_dropped (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  drop (fixture, GTK_WIDGET (fixture->window), "cases.json", ONE_CASE);
  fixture_wait_for_toast (fixture, _ ("Added to your notes and cases: 1"));
  drop (fixture, GTK_WIDGET (fixture->window), "cases.json", ONE_CASE);
  fixture_wait_for_toast (fixture, _ ("Nothing is new: all of it is there already"));
  g_assert_null (find_window (LEX_TYPE_REVIEW));
  fixture_act (fixture, "win.new-case");
  drop (fixture, GTK_WIDGET (fixture->window->cases), "nine.pbn", ONE_BOARD);
  g_assert_cmpstr (get_recorded (fixture, LEX_CASE_BOARD), ==, "9");
  g_assert_cmpstr (get_recorded (fixture, LEX_CASE_NORTH), ==, "Anna Lis");
  g_assert_cmpstr (get_recorded (fixture, LEX_CASE_CLAUSES), ==, "27");
  drop (fixture, GTK_WIDGET (fixture->window->cases), "event.pbn", BOARDS);
  close_window (wait_for_window (LEX_TYPE_BOARDS));
  g_assert_cmpstr (get_recorded (fixture, LEX_CASE_BOARD), ==, "9");
  gtk_window_close (fixture->window->cases);
}

/* One board of the two, under a name of its own, so that the next does not replace it; the file
 * that it passes through does not stay. */
static void
test_keep (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = NULL;
  GtkWidget *boards;
  GtkWidget *review;
  LexImport *import;

  fixture_show (fixture, "27");
  open_file (fixture, "event.pbn", BOARDS);
  boards = wait_for_window (LEX_TYPE_BOARDS);
  lex_boards_show (LEX_BOARDS (boards), 1);
  gtk_widget_activate_action (boards, "boards.take", NULL);
  review = wait_for_window (LEX_TYPE_REVIEW);
  import = g_ptr_array_index (lex_review_get_imports (LEX_REVIEW (review)), 0);
  g_assert_cmpstr (lex_document_get_name (import->document), ==, "deals-spring-cup-6");
  folder = g_path_get_dirname (import->file);
  g_assert_nonnull (strstr (folder, "lexbridge-board-"));
  g_assert_false (g_file_test (folder, G_FILE_TEST_EXISTS));
  close_window (review);
  close_window (boards);
}

static void
press (GtkWidget *widget, const char *name)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    press (child, name);
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), name) == 0)
    g_signal_emit_by_name (widget, "clicked");
}

/* What is kept opens as a page in the reader's language, with all that the file tells of it. */
static void
test_kept (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *boards;
  GtkWidget *review;

  fixture_show (fixture, "27");
  page = GTK_WIDGET (fixture->window->reading);
  open_file (fixture, "event.pbn", PLAYED);
  boards = wait_for_window (LEX_TYPE_BOARDS);
  gtk_widget_activate_action (boards, "boards.take-all", NULL);
  review = wait_for_window (LEX_TYPE_REVIEW);
  g_assert_true (fixture_shows (review, "4♠"));
  press (review, _ ("_Import"));
  while (find_window (LEX_TYPE_REVIEW) != NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  fixture_assert_label (fixture, "deals-spring-cup/1");
  fixture_act (fixture, "win.languages::pl");
  fixture_settle ();
  g_assert_true (fixture_shows (page, "Rozdanie"));
  g_assert_true (fixture_shows (page, "EW po partii"));
  g_assert_true (fixture_shows (page, "kontrą"));
  g_assert_true (fixture_shows (page, "(−1)."));
  g_assert_false (fixture_shows (page, "doubled"));
  fixture_act (fixture, "win.languages::en");
  fixture_settle ();
  g_assert_true (fixture_shows (page, "Board"));
  g_assert_true (fixture_shows (page, "doubled."));
  g_assert_false (fixture_shows (page, "kontrą"));
  close_window (boards);
}

#define NUMBERED                                                                                   \
  "[Event \"Spring Cup\"]\n[Board \"7\"]\n[Deal "                                                  \
  "\"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]\n"                   \
  "[Event \"Spring Cup\"]\n[Board \"8\"]\n[Vulnerable \"All\"]\n[Deal "                            \
  "\"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]\n"

/* What the file does not say the number of the board does, and the page tells whose word it is. */
static void
test_kept_number (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page;
  GtkWidget *boards;

  fixture_show (fixture, "27");
  page = GTK_WIDGET (fixture->window->reading);
  open_file (fixture, "event.pbn", NUMBERED);
  boards = wait_for_window (LEX_TYPE_BOARDS);
  gtk_widget_activate_action (boards, "boards.take-all", NULL);
  press (wait_for_window (LEX_TYPE_REVIEW), _ ("_Import"));
  while (find_window (LEX_TYPE_REVIEW) != NULL)
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  fixture_act (fixture, "win.languages::pl");
  fixture_settle ();
  g_assert_true (fixture_shows (page, "Rozdający S, obie po partii (jedno"));
  fixture_act (fixture, "win.languages::en");
  fixture_settle ();
  g_assert_true (fixture_shows (page, "Dealer S, both vulnerable (both by the board’s number, "));
  fixture_show (fixture, "deals-spring-cup/2");
  g_assert_true (fixture_shows (page, "Dealer W, both vulnerable (dealer by the board’s number, "));
  close_window (boards);
}

/* A weighted score starts from what the cards would have made. */
static void
test_weigh (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.tool::weighted:outcomes=4SW=100;vulnerable=ew");
  /* Meson's patience is the test's. */
  while (!fixture_shows (GTK_WIDGET (fixture->window), "620"))
    g_main_context_iteration (NULL, TRUE);
}

static void
add_tests (void)
{
  fixture_add ("/boards/look", 1200, test_look);
  fixture_add ("/boards/bad", 1200, test_bad);
  fixture_add ("/boards/record", 1200, test_record);
  fixture_add ("/boards/dropped", 1200, test_dropped);
  fixture_add ("/boards/keep", 1200, test_keep);
  fixture_add ("/boards/kept", 1200, test_kept);
  fixture_add ("/boards/kept-number", 1200, test_kept_number);
  fixture_add ("/boards/weigh", 1200, test_weigh);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
