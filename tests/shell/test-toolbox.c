/* test-toolbox.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From what happened to the ruling in the real window, with the paths that ship: it comes, goes and
 * comes back as it was left. Needs a display; without one it is skipped.
 */

#include "fixture.h"

#include "rulings/lex-figure.h"
#include "shell/lex-window-regions.h"
#include "shell/lex-window-toolbox.h"

static gboolean
shows (Fixture *fixture, const char *words)
{
  return fixture_shows (GTK_WIDGET (fixture->window->reading), words);
}

/* Nothing is loaded before it is asked for; then reader and toolbox take turns. */
static void
test_turns (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_null (fixture->window->toolbox);
  fixture_act (fixture, "win.what-happened");
  fixture_settle ();
  g_assert_true (lex_window_has_toolbox (fixture->window));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->reader)));
  g_assert_true (shows (fixture, "Odzywka niewystarczająca"));

  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("insufficient-bid"));
  fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  g_assert_true (shows (fixture, "Co się stało po odzywce niewystarczającej?"));

  /* A clause is read, and one comes back to the very question. */
  fixture_act (fixture, "win.open::26B");
  fixture_settle ();
  fixture_assert_label (fixture, "26B");
  g_assert_false (lex_window_has_toolbox (fixture->window));
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_true (shows (fixture, "Co się stało po odzywce niewystarczającej?"));

  /* Back takes the answer back, leaves the path, leaves the toolbox. */
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_false (shows (fixture, "Co się stało po odzywce niewystarczającej?"));
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_true (shows (fixture, "Pas poza kolejnością"));
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_false (lex_window_has_toolbox (fixture->window));
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->reader)));
}

/* The language of the law is that of the path; answers stay. */
static void
test_languages (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("insufficient-bid"));
  fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  fixture_act (fixture, "win.languages::en");
  fixture_settle ();
  g_assert_true (shows (fixture, "What has happened since the insufficient bid?"));
  fixture_act (fixture, "win.what-happened");
  fixture_settle ();
  g_assert_true (shows (fixture, "Pass out of rotation"));
  fixture_act (fixture, "win.copy");
}

/* Who never read anything is asked, with the contents at their beginning beside it; who did goes on
 * reading. The keys that go from region to region find the way out. */
static void
test_first_start (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, NULL);
  fixture_assert_label (fixture, "1");
  g_assert_true (lex_window_has_toolbox (fixture->window));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                         GTK_WIDGET (fixture->window->toolbox)));
  g_assert_true (lex_window_step_region (fixture->window, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                          GTK_WIDGET (fixture->window->toolbox)));
  g_assert_true (lex_window_step_region (fixture->window, GTK_DIR_TAB_BACKWARD));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                         GTK_WIDGET (fixture->window->toolbox)));
}

/* A score typed into the search is answered above the hits, and only while it stands there. */
static void
test_figures (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_type (fixture, "4♠+1 v");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), ": 650"));
  fixture_type (fixture, "27B1a");
  fixture_settle ();
  g_assert_false (fixture_shows (GTK_WIDGET (fixture->window->sidebar), ": 650"));
  fixture_type (fixture, "imp 430");
  fixture_settle ();
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "= 10 IMP"));
}

static GtkWidget *
find_answer (GtkWidget *widget)
{
  GtkWidget *found = gtk_widget_has_css_class (widget, "figure") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_answer (child);
  return found;
}

static int
measure_width (GtkWidget *widget)
{
  int natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* The answer is a button by its name and role, and the longest takes no more room than the
 * shortest.
 */
static void
test_figures_heard (Fixture *fixture, gconstpointer data)
{
  GtkWidget *sidebar = GTK_WIDGET (fixture->window->sidebar);
  GtkWidget *answer = find_answer (sidebar);
  g_autofree char *expected = lex_figure_dup_answer ("imp 430", lex_language_of_locale ());
  int width;

  fixture_show (fixture, "27");
  fixture_type (fixture, "imp 430");
  fixture_settle ();
  width = measure_width (sidebar);
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (answer), GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (answer), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       expected);
  fixture_type (fixture, "7NTxx-13 przed partią");
  fixture_settle ();
  g_assert_true (fixture_shows (sidebar, "7000"));
  g_assert_cmpint (measure_width (sidebar), ==, width);
}

/* Enter opens the tool with what was typed; a hit that was chosen with the arrows comes first. */
static void
test_figures_open (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *typed;
    const char *shown;
  } cases[] = { { "rozdanie 23", "rozdaje S" }, { "4Hx -2 vul", "−500" }, { "imp 430", "10 IMP" } };

  fixture_show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      fixture_type (fixture, cases[i].typed);
      fixture_settle ();
      g_assert_true (lex_sidebar_activate (fixture->window->sidebar));
      fixture_settle ();
      g_assert_true (lex_window_has_toolbox (fixture->window));
      g_assert_true (shows (fixture, cases[i].shown));
    }
  fixture_type (fixture, "rozdanie 23");
  fixture_settle ();
  lex_sidebar_move (fixture->window->sidebar, 1);
  g_assert_true (lex_sidebar_activate (fixture->window->sidebar));
  fixture_settle ();
  g_assert_false (lex_window_has_toolbox (fixture->window));
}

/* A tool is opened from the menu, and from the path that knows which Law it is. */
static void
test_tools (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.tool::weighted");
  fixture_settle ();
  g_assert_true (shows (fixture, "Wynik ważony"));
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("bid-out-of-rotation"));
  fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  g_assert_true (shows (fixture, "Porównaj obie zapowiedzi")
                 || shows (fixture, "Compare the Two Calls"));
  fixture_act_in_toolbox (fixture, "toolbox.tool", g_variant_new_string ("comparable:bid"));
  g_assert_true (shows (fixture, "Odzywka poza kolejnością"));
  fixture_act (fixture, "win.back");
  fixture_settle ();
  g_assert_true (shows (fixture, "We właściwej kolejności"));
}

static GtkWidget *
find_entry (GtkWidget *widget, const char *hint)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  if (GTK_IS_ENTRY (widget)
      && g_strcmp0 (gtk_entry_get_placeholder_text (GTK_ENTRY (widget)), hint) == 0
      && *gtk_editable_get_text (GTK_EDITABLE (widget)) == '\0')
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_entry (child, hint);
  return found;
}

/* The first that is still empty. */
static GtkWidget *
type_call (Fixture *fixture, const char *typed)
{
  GtkWidget *entry = find_entry (GTK_WIDGET (fixture->window->toolbox), "1♥, 2BA, ktr");

  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), typed);
  fixture_settle ();
  return entry;
}

/* What players say finds what is meant in whatever words, by the ways to ask for clauses too; Enter
 * starts what is likeliest, wherever it stands among the groups. */
static void
test_said (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *said;
    const char *title;
    const char *question;
  } cases[]
      = { { "nie zaalertował transferu", "Błędna informacja", NULL },
          { "chce zobaczyc ostatnia lewe", "Oglądanie zagranych kart", "Czego chce gracz?" } };

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *entry = gtk_widget_get_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)),
                                                  GTK_TYPE_SEARCH_ENTRY);

      gtk_editable_set_text (GTK_EDITABLE (entry), cases[i].said);
      fixture_settle ();
      g_assert_true (shows (fixture, cases[i].title));
      g_assert_false (shows (fixture, "Nic się tak nie nazywa"));
      if (cases[i].question == NULL)
        continue;
      g_signal_emit_by_name (entry, "activate");
      fixture_settle ();
      g_assert_true (shows (fixture, cases[i].question));
    }
}

/* The key of table mode turns the path that is followed, not the Law behind it; Escape turns it
 * back, and takes no answer back. */
static void
test_turn (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("insufficient-bid"));
  fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  fixture_act (fixture, "win.table-mode");
  fixture_settle ();
  g_assert_true (shows (fixture, "Sędzia ustala fakty."));
  fixture_act (fixture, "win.table-mode");
  fixture_settle ();
  g_assert_true (shows (fixture, "Co się stało po odzywce niewystarczającej?"));
}

/* In a narrow window what was typed for lies under the hits until they fold away. */
static void
test_narrow (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.tool::board");
  fixture_type (fixture, "imp 430");
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->sidebar)));
  g_assert_true (lex_sidebar_activate (fixture->window->sidebar));
  fixture_settle ();
  g_assert_true (shows (fixture, "10 IMP"));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (fixture->window->sidebar)));
}

/* The path asks for the two calls, hands them over with the seats, and keeps them; who begins
 * another path is asked anew. */
static void
test_calls (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL;
  g_autoptr (LexCase) value = NULL;
  GtkWidget *withdrawn;

  fixture_show (fixture, "27");
  fixture_act (fixture, "win.what-happened");
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("insufficient-bid"));
  fixture_act_in_toolbox (fixture, "toolbox.seat", g_variant_new_string ("E"));
  for (guint i = 0; i < 3; i++)
    fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  withdrawn = type_call (fixture, "1 kier?");
  g_assert_true (gtk_widget_has_css_class (withdrawn, "error"));
  gtk_editable_set_text (GTK_EDITABLE (withdrawn), "1h");
  g_assert_false (gtk_widget_has_css_class (withdrawn, "error"));
  type_call (fixture, "2ba");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window->toolbox), "toolbox.compare", NULL);
  fixture_settle ();
  g_assert_true (shows (fixture, "Zapowiedź wycofana 1♥"));
  g_assert_true (shows (fixture, "Zapowiedź zastępująca 2BA"));
  g_assert_true (shows (fixture, "E: wykraczający"));

  fixture_act (fixture, "win.back");
  text = lex_toolbox_dup_text (fixture->window->toolbox);
  g_assert_nonnull (strstr (text, "Zapowiedź wycofana: 1♥\nZapowiedź zastępująca: 2BA\n"));
  value = lex_toolbox_dup_case (fixture->window->toolbox);
  g_assert_nonnull (strstr (value->values[LEX_CASE_ANSWERS], "2BA"));
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("insufficient-bid"));
  for (guint i = 0; i < 3; i++)
    fixture_act_in_toolbox (fixture, "toolbox.answer", g_variant_new_uint32 (0));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window->toolbox), "toolbox.compare", NULL);
  fixture_settle ();
  g_assert_false (shows (fixture, "Zapowiedź wycofana 1♥"));
  g_assert_false (shows (fixture, "E: wykraczający"));
}

/* Whose practice is told beside a path is chosen there, and kept; the Laws alone say nothing. */
static void
test_practice (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.languages::en");
  fixture_act (fixture, "win.what-happened");
  fixture_act_in_toolbox (fixture, "toolbox.start", g_variant_new_string ("misinformation"));
  g_assert_true (shows (fixture, "ACBL"));
  g_assert_false (shows (fixture, "ACBL did not apply"));
  fixture_act (fixture, "win.profile::acbl");
  fixture_settle ();
  g_assert_true (shows (fixture, "ACBL did not apply"));
  fixture_act (fixture, "win.tool::weighted");
  fixture_settle ();
  g_assert_true (shows (fixture, "How the ACBL rounds"));
  fixture_act (fixture, "win.profile::wbf");
  fixture_settle ();
  g_assert_true (shows (fixture, "the rule of the event decides"));
  fixture_act (fixture, "win.tool::score");
  fixture_settle ();
  g_assert_false (shows (fixture, "ACBL"));
  g_settings_reset (fixture->preferences, "profile");
}

static void
add_tests (void)
{
  fixture_add ("/shell/toolbox/figures", 1280, test_figures);
  fixture_add ("/shell/toolbox/figures-heard", 1280, test_figures_heard);
  fixture_add ("/shell/toolbox/figures-open", 1280, test_figures_open);
  fixture_add ("/shell/toolbox/first-start", 1280, test_first_start);
  fixture_add ("/shell/toolbox/said", 1280, test_said);
  fixture_add ("/shell/toolbox/turn", 1280, test_turn);
  fixture_add ("/shell/toolbox/narrow", 360, test_narrow);
  fixture_add ("/shell/toolbox/calls", 1280, test_calls);
  fixture_add ("/shell/toolbox/practice", 1280, test_practice);
  fixture_add ("/shell/toolbox/turns", 1280, test_turns);
  fixture_add ("/shell/toolbox/tools", 1280, test_tools);
  fixture_add ("/shell/toolbox/languages", 900, test_languages);
}

int
main (int argc, char **argv)
{
  return fixture_run (argc, argv, add_tests);
}
