/* test-preferences.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens the settings, and sees that each does something at once. Run by Meson on a display of its
 * own.
 */

#include "fixture.h"

#include "services/lex-study-settings.h"
#include "shell/lex-window-slate.h"
#include "shell/lex-window-study.h"

static const char *const keys[] = { "languages", "swapped",      "table-language", "words",
                                    "theme",     "cited-copies", "rounding",       "profile" };

/* The last window of this type anywhere, or the last widget below one. */
static GtkWidget *
find (GtkWidget *widget, GType type, const char *title)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget)
      && (title == NULL
          || g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)), title)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type, title);
  return found;
}

static GtkWidget *
find_row (const char *title)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GtkWidget *found = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (windows) && found == NULL; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      found = find (window, ADW_TYPE_PREFERENCES_ROW, title);
    }
  g_assert_nonnull (found);
  return found;
}

static void
choose (const char *title, guint i)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (find_row (title)), i);
}

static GtkWidget *
get_control (const char *title)
{
  return adw_action_row_get_activatable_widget (ADW_ACTION_ROW (find_row (title)));
}

static void
close_settings (void)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  GtkWidget *dialog = gtk_widget_get_ancestor (find_row ("Colours"), ADW_TYPE_DIALOG);

  adw_dialog_force_close (ADW_DIALOG (dialog));
#else
  gtk_window_close (GTK_WINDOW (gtk_widget_get_root (find_row ("Colours"))));
#endif
  fixture_settle ();
}

static void
open_settings (Fixture *fixture)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.preferences");
  fixture_settle ();
}

static void
reset (Fixture *fixture)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (fixture->preferences, keys[i]);
}

static void
assert_state (Fixture *fixture, const char *action, const char *expected)
{
  g_autoptr (GVariant) state
      = g_action_group_get_action_state (G_ACTION_GROUP (fixture->window), action);

  g_assert_cmpstr (g_variant_get_string (state, NULL), ==, expected);
}

static void
test_reading (Fixture *fixture, gconstpointer data)
{
  LexReader *reader = fixture->window->reader;

  open_settings (fixture);
  choose ("Languages of the Laws", 2);
  assert_state (fixture, "languages", "en");
  g_assert_cmpint (lex_reader_get_languages (reader), ==, LEX_LANGUAGES_EN);
  choose ("Languages of the Laws", 1);
  gtk_switch_set_active (GTK_SWITCH (get_control ("The other language first")), TRUE);
  g_assert_cmpint (lex_reader_get_languages (reader), ==, LEX_LANGUAGES_SWAPPED);
  fixture_act (fixture, "win.swap-languages");
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (get_control ("The other language first"))));
  fixture_act (fixture, "win.languages::pl");
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (find_row ("Languages of the Laws"))),
                    ==, 0);

  choose ("Whose words", 1);
  assert_state (fixture, "words", "digest");
  g_assert_cmpint (lex_words_choice_get_words (fixture->window->words), ==, LEX_WORDS_DIGEST);
  choose ("Colours", 2);
  g_assert_true (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  choose ("Colours", 1);
  g_assert_false (adw_style_manager_get_dark (adw_style_manager_get_default ()));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_control ("Size of text")), 150);
  g_assert_cmpint (g_settings_get_int (fixture->preferences, "zoom"), ==, 150);
  choose ("Language of table mode", 2);
  close_settings ();
  fixture_act (fixture, "win.table-mode");
  g_assert_cmpint (lex_slate_get_language (lex_window_get_slate (fixture->window)), ==,
                   LEX_LANGUAGE_EN);
  fixture_act (fixture, "win.table-mode");
  reset (fixture);
}

static char *
copy (Fixture *fixture)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_auto (GValue) value = G_VALUE_INIT;

  fixture_act (fixture, "win.copy");
  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (
      gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard), &value, NULL));
  return g_value_dup_string (&value);
}

static void
test_rulings (Fixture *fixture, gconstpointer data)
{
  g_autofree char *plain = NULL;
  g_autofree char *cited = NULL;
  g_autofree char *score = NULL;
  g_autofree char *profile = NULL;

  open_settings (fixture);
  plain = copy (fixture);
  gtk_switch_set_active (GTK_SWITCH (get_control ("Copy with the citation")), TRUE);
  cited = copy (fixture);
  g_assert_true (g_str_has_prefix (cited, plain));
  g_assert_nonnull (strstr (cited + strlen (plain) - 1, "2017)"));
  choose ("National practice", 5);
  profile = g_settings_get_string (fixture->preferences, "profile");
  g_assert_cmpstr (profile, ==, "pzbs");
  choose ("Weighted scores", 1);
  fixture_act (fixture, "win.languages::en");
  close_settings ();
  fixture_act (fixture, "win.tool::weighted:outcomes=620=50 100=50;against=620");
  score = lex_toolbox_dup_text (fixture->window->toolbox);
  g_assert_nonnull (score);
  g_assert_nonnull (strstr (score, "→"));
  reset (fixture);
}

static void
test_study (Fixture *fixture, gconstpointer data)
{
  const LexStudySettings *settings;

  open_settings (fixture);
  settings = lex_study_settings_get (lex_window_get_study (fixture->window));
  g_assert_cmpint (
      gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (get_control ("Wanted retention"))), ==,
      90);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_control ("Wanted retention")), 85);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (get_control ("Start of the day")), 5);
  gtk_switch_set_active (GTK_SWITCH (get_control ("Related cards on different days")), FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_control ("Steps of a new card"))), ==,
                   "1 10");
  gtk_editable_set_text (GTK_EDITABLE (get_control ("Steps of a new card")), "2 0,5  30");
  gtk_editable_set_text (GTK_EDITABLE (get_control ("Steps of a forgotten card")), "");
  /* Typed, and the window closed over it. */
  gtk_editable_set_text (GTK_EDITABLE (get_control ("New cards a day")), "25");
  close_settings ();
  g_assert_cmpfloat_with_epsilon (settings->retention, 0.85, 1e-9);
  g_assert_cmpuint (settings->day_start, ==, 5 * 3600);
  g_assert_cmpuint (settings->new_a_day, ==, 25);
  g_assert_false (settings->apart);
  g_assert_cmpuint (settings->learning.n, ==, 3);
  g_assert_cmpuint (settings->learning.seconds[0], ==, 120);
  g_assert_cmpuint (settings->learning.seconds[1], ==, 30);
  g_assert_cmpuint (settings->learning.seconds[2], ==, 1800);
  g_assert_cmpuint (settings->relearning.n, ==, 0);

  /* What is no number is not taken. */
  open_settings (fixture);
  gtk_editable_set_text (GTK_EDITABLE (get_control ("Steps of a new card")), "soon");
  close_settings ();
  g_assert_cmpuint (settings->learning.n, ==, 3);
  open_settings (fixture);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_control ("Steps of a new card"))), ==,
                   "2 0.5 30");
  close_settings ();
}

static const char *
get_subtitle (const char *title)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (find_row (title)));
}

/* The settings are kept a little after the last key. */
static void
await_subtitle (const char *title, const char *words)
{
  while (strstr (get_subtitle (title), words) == NULL)
    g_main_context_iteration (NULL, TRUE);
}

/* What is wrong with a step stands at its field, with what was typed, until that is right. */
static void
test_steps (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *typed;
    const char *words;
  } wrong[] = {
    { "1 soon", "“soon” is no number of minutes" },
    { "0", "“0” is no length of a step" },
    { "1 <b>", "is no number of minutes" },
    { "-3", "“-3” is no length" },
    { "1441", "“1441” is no length" },
    { "0,001", "“0,001” is no length" },
    { "1 2 3 4 5 6 7 8 9", "at most 8 steps" },
  };
  GtkWidget *entry;
  const LexStudySettings *settings;

  open_settings (fixture);
  settings = lex_study_settings_get (lex_window_get_study (fixture->window));
  entry = get_control ("Steps of a forgotten card");
  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (entry), wrong[i].typed);
      await_subtitle ("Steps of a forgotten card", wrong[i].words);
      g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, wrong[i].typed);
      g_assert_true (gtk_widget_has_css_class (entry, "error"));
      gtk_test_accessible_assert_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                                        GTK_ACCESSIBLE_INVALID_TRUE);
      g_assert_cmpuint (settings->relearning.n, ==, 1);
    }
  gtk_editable_set_text (GTK_EDITABLE (entry), "5 1440");
  await_subtitle ("Steps of a forgotten card", "none to wait until the next");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_STATE_INVALID,
                                    GTK_ACCESSIBLE_INVALID_FALSE);
  g_assert_cmpuint (settings->relearning.n, ==, 2);
  close_settings ();
}

static void
add_tests (void)
{
  fixture_add ("/shell/preferences/reading", 1280, test_reading);
  fixture_add ("/shell/preferences/rulings", 400, test_rulings);
  fixture_add ("/shell/preferences/study", 1280, test_study);
  fixture_add ("/shell/preferences/steps", 1280, test_steps);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
