/* test-narrow.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every window and every place of the program in a telephone's width: none asks for more, and none
 * hides what it shows behind a scroll to the side. It refuses to know how they look. Run by Meson.
 */

#include "fixture.h"

#include "../widgets/settle.h"
#include "shell/lex-about.h"
#include "shell/lex-title-question.h"
#include "widgets/boards/lex-boards.h"
#include "widgets/cases/lex-cases-window.h"
#include "widgets/importing/lex-compare.h"
#include "widgets/importing/lex-documents.h"
#include "widgets/importing/lex-review.h"
#include "widgets/importing/lex-waiting.h"
#include "widgets/journal/lex-backups.h"
#include "widgets/journal/lex-notebook.h"
#include "widgets/text/lex-print-preview.h"
#include "widgets/text/lex-question.h"

#define NARROW 360
#define HUNDRED (96 * 1024)
/* Around a window that no window manager knows; newer dialogs stand inside the window. */
#define BORDERS 10

#define BOARDS                                                                                     \
  "[Event \"##Spring Cup of the Northern Federation\"]\n[Board \"5\"]\n[Dealer \"N\"]\n"           \
  "[Vulnerable \"None\"]\n[Declarer \"S\"]\n[Contract \"3NTXX\"]\n[Result \"7\"]\n"                \
  "[Deal \"N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3\"]\n"             \
  "[Auction \"N\"]\nPass Pass 1NT X\nXX Pass 3NT X\nXX Pass Pass Pass\n[Play \"W\"]\n"             \
  "S4 S6 S3 SK\n*\n"

#define LAW_28                                                                                     \
  "LAW 28 - CALLS CONSIDERED TO BE IN ROTATION\n\n"                                                \
  "A. Right-Hand Opponent Required to Pass\n"                                                      \
  "A call is in turn when the player on the right had to pass anyway.\n"

static guint n_complaints;

static gboolean
is_large (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi > HUNDRED;
}

/* What scrolls to the side on purpose: a picture that is moved about, a table of figures, and where
 * type is large fields that stand opposite one another. */
static gboolean
may_scroll (GtkWidget *widget)
{
  GtkWidget *child = gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget));

  return GTK_IS_COLUMN_VIEW (child) || gtk_widget_has_css_class (widget, "chart")
         || (gtk_widget_has_css_class (widget, "opposite") && is_large ());
}

static void
check_scrolling (GtkWidget *widget, const char *where)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_SCROLLED_WINDOW (widget) && !may_scroll (widget))
    {
      GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
      const double beyond
          = gtk_adjustment_get_upper (across) - gtk_adjustment_get_page_size (across);

      if (beyond > 1)
        {
          g_test_message (
              "%s: %s hides %g pixels to the side", where,
              G_OBJECT_TYPE_NAME (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (widget))),
              beyond);
          n_complaints++;
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_scrolling (child, where);
}

/* The widest of what makes a window wide, for who mends it. */
static void
tell_widest (GtkWidget *widget, guint depth)
{
  int least;

  if (!gtk_widget_get_visible (widget) || depth > 24)
    return;
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  /* What stands side by side in a grid is each narrow. */
  if (least <= NARROW - 60 && !GTK_IS_GRID (gtk_widget_get_parent (widget)))
    return;
  g_test_message ("%*s%s.%s %d", (int) depth, "", G_OBJECT_TYPE_NAME (widget),
                  gtk_widget_get_css_name (widget), least);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_widest (child, depth + 1);
}

/* Every window there is now. */
static void
check (const char *where)
{
  GListModel *windows = gtk_window_get_toplevels ();

  settle (NULL, 20);
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);
      int least = 0;

      if (!gtk_widget_get_mapped (window))
        continue;
      /* Without a window manager there is a border around it, too. */
      for (GtkWidget *child = gtk_widget_get_first_child (window); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          int own = 0;

          if (gtk_widget_get_mapped (child))
            gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &own, NULL, NULL, NULL);
          least = MAX (least, own);
        }
      g_test_message ("%s: %s asks for %d", where, G_OBJECT_TYPE_NAME (window), least);
      if (least > NARROW)
        {
          g_test_message ("%s: TOO WIDE %d", where, least);
          tell_widest (window, 0);
          n_complaints++;
        }
      check_scrolling (window, where);
    }
}

/* Windows beside the first are made as narrow as they go. */
static GtkWidget *
wait_for (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (;;)
    {
      for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
        {
          g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

          if (g_type_is_a (G_OBJECT_TYPE (window), type) && gtk_widget_get_mapped (window))
            {
              gtk_window_set_default_size (GTK_WINDOW (window), NARROW, 700);
              fixture_settle ();
              return window;
            }
        }
      g_main_context_iteration (NULL, TRUE);
    }
}

static void
close_window (GtkWidget *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

static void
test_reading (Fixture *fixture, gconstpointer data)
{
  static const char *const labels[]
      = { "12C",           "example/33",          "screens/3",
          "commentary/27", "comparable/strength", "index/penalty-card" };
  static const char *const actions[]
      = { "win.find", "win.table-mode", "win.table-mode", "win.toggle-sidebar", "win.new-tab" };

  fixture_show (fixture, NULL);
  check ("first start");
  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (labels); i++)
    {
      fixture_show (fixture, labels[i]);
      check (labels[i]);
    }
  fixture_show (fixture, "27B1");
  fixture_type (fixture, "odzywka niewystarczajaca");
  check ("hits");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      fixture_show (fixture, "27B1");
      fixture_act (fixture, actions[i]);
      check (actions[i]);
    }
}

/* Windows beside it, which stay. */
static void
test_beside (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[]
      = { "win.relations-here", "win.recent", "win.precedence-here", "win.precedence-list" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      fixture_show (fixture, "27B1");
      fixture_act (fixture, actions[i]);
      check (actions[i]);
    }
}

static void
act_in (GtkWidget *widget, const char *detailed)
{
  g_autoptr (GVariant) target = NULL;
  g_autofree char *name = NULL;

  g_assert_true (g_action_parse_detailed_name (detailed, &name, &target, NULL));
  if (!gtk_widget_activate_action_variant (widget, name, target))
    g_test_message ("no %s", detailed);
}

static void
test_tools (Fixture *fixture, gconstpointer data)
{
  static const char *const tools[]
      = { "comparable", "score",      "imps",     "matchpoints", "board",
          "revoke",     "artificial", "weighted", "damage" };

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  check ("what happened");
  act_in (GTK_WIDGET (fixture->window->toolbox), "toolbox.start::insufficient-bid");
  check ("path");
  fixture_act (fixture, "win.path-chart");
  check ("flow chart");
  act_in (GTK_WIDGET (fixture->window->toolbox), "toolbox.start::revoke");
  for (guint i = 0; i < 3; i++)
    {
      act_in (GTK_WIDGET (fixture->window->toolbox), "toolbox.answer(uint32 0)");
      check ("answers");
    }
  act_in (GTK_WIDGET (fixture->window->toolbox), "toolbox.large");
  check ("turned to the players");
  act_in (GTK_WIDGET (fixture->window->toolbox), "toolbox.large");
  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      g_autofree char *action = g_strdup_printf ("win.tool::%s", tools[i]);

      fixture_act (fixture, action);
      check (tools[i]);
    }
}

static void
test_study (Fixture *fixture, gconstpointer data)
{
  static const char *const pages[]
      = { "quiz", "progress", "mock", "forecast", "exam", "backlog", "resting", "own", "home" };

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.study");
  check ("study");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autofree char *action = g_strdup_printf ("study.%s", pages[i]);

      act_in (fixture->window->study, action);
      check (action);
      if (g_str_equal (pages[i], "own"))
        {
          act_in (fixture->window->study, "study.new-card");
          check ("new card");
          act_in (fixture->window->study, "study.leave-card");
        }
    }
  act_in (fixture->window->study, "study.learn");
  check ("question");
  act_in (fixture->window->study, "study.give-up");
  check ("answer");
  act_in (fixture->window->study, "study.begin-exam");
  check ("exam");
}

static void
open_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->imports, name, NULL);
  const char *paths[] = { path, NULL };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  lex_window_open_files (fixture->window, paths);
}

static void
test_windows (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (LexJournalEntry) entry = lex_journal_entry_new (
      LEX_JOURNAL_NOTE, "27B1a", "A note that is rather long, so that it has to be broken");
  GtkWidget *window;
  LexWaiting *waiting;

  lex_journal_put (fixture->journal, entry, NULL);
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.notes");
  window = wait_for (LEX_TYPE_NOTEBOOK);
  check ("notes");
  close_window (window);

  fixture_act (fixture, "win.new-case");
  window = wait_for (LEX_TYPE_CASES_WINDOW);
  check ("case");
  act_in (window, "cases.statistics");
  check ("statistics of the cases");
  act_in (window, "cases.restrictions");
  check ("restrictions");
  close_window (window);
  fixture_act (fixture, "win.cases");
  window = wait_for (LEX_TYPE_CASES_WINDOW);
  check ("cases");
  close_window (window);

  open_file (fixture, "event.pbn", BOARDS);
  window = wait_for (LEX_TYPE_BOARDS);
  check ("boards");
  close_window (window);
  open_file (fixture, "law28.txt", LAW_28);
  window = wait_for (LEX_TYPE_REVIEW);
  check ("review");
  close_window (window);
  fixture_act (fixture, "win.documents");
  window = wait_for (LEX_TYPE_DOCUMENTS);
  check ("documents");
  close_window (window);

  waiting = lex_waiting_new (GTK_WINDOW (fixture->window), "Reading again", cancellable);
  lex_waiting_tell (waiting, 3, 12, "Laws of Duplicate Bridge 2017");
  gtk_window_present (GTK_WINDOW (waiting));
  check ("waiting");
  close_window (GTK_WIDGET (waiting));
  window = GTK_WIDGET (lex_backups_new (fixture->journal, GTK_WINDOW (fixture->window), NULL));
  gtk_window_present (GTK_WINDOW (window));
  check ("backups");
  close_window (window);
  window = GTK_WIDGET (
      lex_title_question_ask (GTK_WINDOW (fixture->window), "law-28-en", "Law 28", NULL, NULL));
  check ("title");
  close_window (window);
}

/* What stands over the window: two editions of a clause, and pages before they are printed. */
static void
test_over (Fixture *fixture, gconstpointer data)
{
  g_autoptr (LexLabel) label = lex_label_parse ("27B1a");
  g_autoptr (LexPaper) paper = lex_paper_new (595, 842, "27");
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  GtkWidget *window;

  fixture_show (fixture, "27");
  window = GTK_WIDGET (lex_compare_new (fixture->window->library, label, LEX_LANGUAGE_EN,
                                        GTK_WINDOW (fixture->window)));
  gtk_window_present (GTK_WINDOW (window));
  wait_for (LEX_TYPE_COMPARE);
  check ("editions");
  close_window (window);

  lex_paper_add (paper, LEX_PAPER_TITLE, "Law 27", 0);
  window = lex_print_preview_new (paper, setup, GTK_WINDOW (fixture->window));
  gtk_window_present (GTK_WINDOW (window));
  wait_for (LEX_TYPE_PRINT_PREVIEW);
  check ("preview");
  close_window (window);
}

static void
test_dialogs (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = { "win.preferences", "app.about", "win.show-help-overlay" };
  GObject *question;

  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (g_str_has_prefix (actions[i], "app."))
        lex_about_present (GTK_WINDOW (fixture->window));
      else
        fixture_act (fixture, actions[i]);
      check (actions[i]);
    }
  question = lex_question_ask (GTK_WINDOW (fixture->window), "Remove this document?",
                               "What you imported is removed; its original stays where it was.",
                               "_Remove");
  check ("question");
  (void) question;
}

static void
test_large (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    FixtureFunc test;
  } tests[] = { { "reading", test_reading }, { "beside", test_beside },   { "tools", test_tools },
                { "study", test_study },     { "windows", test_windows }, { "over", test_over } };

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * HUNDRED, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    if (g_str_has_suffix (g_test_get_path (), tests[i].name))
      tests[i].test (fixture, data);
  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  fixture_settle ();
}

static void
add_tests (void)
{
  fixture_add ("/narrow/reading", NARROW, test_reading);
  fixture_add ("/narrow/beside", NARROW, test_beside);
  fixture_add ("/narrow/tools", NARROW, test_tools);
  fixture_add ("/narrow/study", NARROW, test_study);
  fixture_add ("/narrow/windows", NARROW, test_windows);
  fixture_add ("/narrow/over", NARROW, test_over);
  fixture_add ("/narrow/dialogs", NARROW + BORDERS, test_dialogs);
  fixture_add ("/narrow/large/reading", NARROW, test_large);
  fixture_add ("/narrow/large/beside", NARROW, test_large);
  fixture_add ("/narrow/large/tools", NARROW, test_large);
  fixture_add ("/narrow/large/study", NARROW, test_large);
  fixture_add ("/narrow/large/windows", NARROW, test_large);
  fixture_add ("/narrow/large/over", NARROW, test_large);
}

int
main (int argc, char *argv[])
{
  const int status = fixture_run (argc, argv, add_tests);

  return n_complaints > 0 ? 1 : status;
}
