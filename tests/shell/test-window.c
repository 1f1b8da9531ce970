/* test-window.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drives the window by its actions, as keys and widgets do, with the library
 * that ships. It measures nothing. Run by Meson on a display of its own.
 */

#include "shell/lex-application.h"
#include "shell/lex-window-private.h"

typedef struct
{
  GtkApplication *application;
  GSettings *preferences;
  LexLibrary *library;
  LexWindow *window;
} Fixture;

/* Enough frames for an animation to end and late rows to come. */
#define SETTLED_FRAMES 12

static gboolean
count_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  guint *frames = user_data;

  (*frames)++;
  return G_SOURCE_CONTINUE;
}

static GtkWidget *
get_mapped_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

/* Lets sizes settle: what a user sees a moment and some frames later, however slow the machine
 * is. A window that never paints ends the wait too. */
static void
settle (void)
{
  gint64 start = g_get_monotonic_time ();
  GtkWidget *window = get_mapped_window ();
  guint frames = 0;
  guint tick = 0;

  if (window != NULL)
    {
      g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
      tick = gtk_widget_add_tick_callback (window, count_frame_cb, &frames, NULL);
    }
  while (g_get_monotonic_time () - start < 300 * G_TIME_SPAN_MILLISECOND
         || (window != NULL && frames < SETTLED_FRAMES
             && g_get_monotonic_time () - start < 20 * G_TIME_SPAN_SECOND))
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  if (window != NULL)
    {
      gtk_widget_remove_tick_callback (window, tick);
      g_object_remove_weak_pointer (G_OBJECT (window), (gpointer *) &window);
    }
}

static LexWindow *
window_new (Fixture *fixture, int width)
{
  g_settings_set_int (fixture->preferences, "window-width", width);
  g_settings_set_int (fixture->preferences, "window-height", 700);

  return lex_window_new (fixture->application, fixture->preferences);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *imports = g_dir_make_tmp ("lexbridge-XXXXXX", &error);

  g_assert_no_error (error);
  fixture->preferences = g_settings_new ("org.lexbridge.Lexbridge");
  g_settings_reset (fixture->preferences, "bookmarks");
  g_settings_reset (fixture->preferences, "languages");
  g_settings_reset (fixture->preferences, "last-label");
  g_settings_reset (fixture->preferences, "sidebar-visible");

  fixture->library = lex_library_open (g_getenv ("LEXBRIDGE_LIBRARY_FILE"), imports, &error);
  g_assert_no_error (error);

  fixture->application = GTK_APPLICATION (g_application_get_default ());
  fixture->window = window_new (fixture, data != NULL ? GPOINTER_TO_INT (data) : 1280);
  lex_window_set_library (fixture->window, fixture->library);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  settle ();
  g_assert_finalize_object (fixture->library);
  g_clear_object (&fixture->preferences);
}

static void
show (Fixture *fixture, const char *text)
{
  lex_window_show_start (fixture->window, text);
  gtk_window_present (GTK_WINDOW (fixture->window));
  settle ();
}

static void
type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (fixture->window->entry), text);
}

static void
act (Fixture *fixture, const char *action)
{
  g_autoptr (GVariant) target = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_action_parse_detailed_name (action, &name, &target, &error);
  g_assert_no_error (error);
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), name, target));
}

static void
assert_label (Fixture *fixture, const char *expected)
{
  LexLabel *label = lex_reader_get_label (fixture->window->reader);

  g_assert_nonnull (label);
  g_assert_cmpstr (lex_label_get_text (label), ==, expected);
}

/* Finds a shown label with that text anywhere below @widget. */
static gboolean
shows (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows (child, text))
      return TRUE;

  return FALSE;
}

static void
test_start (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27B1a");

  assert_label (fixture, "27B1a");
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)), "27"));
}

static void
test_sloppy_label (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27 b 1 (a)");

  assert_label (fixture, "27B1a");
}

static void
test_last_label (Fixture *fixture, gconstpointer data)
{
  g_autofree char *last = NULL;

  g_settings_set_string (fixture->preferences, "last-label", "16C2");
  show (fixture, NULL);
  assert_label (fixture, "16C2");

  act (fixture, "win.next-law");
  assert_label (fixture, "17");
  gtk_window_close (GTK_WINDOW (fixture->window));
  settle ();
  last = g_settings_get_string (fixture->preferences, "last-label");
  g_assert_cmpstr (last, ==, "17");

  fixture->window = window_new (fixture, 1280);
}

static void
test_words_on_the_command_line (Fixture *fixture, gconstpointer data)
{
  show (fixture, "lead out of turn");

  assert_label (fixture, "27");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==,
                   "lead out of turn");
}

static void
test_search (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27B1a");

  type (fixture, "zapowiedz porownywalna");
  settle ();
  assert_label (fixture, "27B1a");
  g_assert_true (shows (GTK_WIDGET (fixture->window->sidebar), "23"));

  g_signal_emit_by_name (fixture->window->entry, "activate");
  settle ();
  g_assert_cmpuint (lex_label_get_law (lex_reader_get_label (fixture->window->reader)), ==, 23);
}

static void
test_search_by_label (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");

  type (fixture, "70e1");
  g_signal_emit_by_name (fixture->window->entry, "activate");

  assert_label (fixture, "70E1");
}

static void
test_walk_hits (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;

  show (fixture, "27");
  type (fixture, "revoke");
  g_signal_emit_by_name (fixture->window->entry, "activate");
  first = g_strdup (lex_label_get_text (lex_reader_get_label (fixture->window->reader)));

  lex_sidebar_move (fixture->window->sidebar, 1);
  g_signal_emit_by_name (fixture->window->entry, "activate");
  g_assert_cmpstr (lex_label_get_text (lex_reader_get_label (fixture->window->reader)), !=, first);

  lex_sidebar_move (fixture->window->sidebar, -1);
  lex_sidebar_move (fixture->window->sidebar, -1);
  g_signal_emit_by_name (fixture->window->entry, "activate");
  assert_label (fixture, first);
}

static void
test_unknown_label (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");
  type (fixture, "27Z");
  settle ();

  g_assert_true (shows (GTK_WIDGET (fixture->window->sidebar), "27Z"));
  g_assert_true (shows (GTK_WIDGET (fixture->window->sidebar), "A"));
  g_signal_emit_by_name (fixture->window->entry, "activate");
  assert_label (fixture, "27");
}

static void
test_no_hit (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");
  type (fixture, "xyzzyqwv");
  settle ();
  g_assert_true (shows (GTK_WIDGET (fixture->window->sidebar), "xyzzyqwv"));

  g_signal_emit_by_name (fixture->window->entry, "stop-search");
  settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==, "");
  g_assert_false (shows (GTK_WIDGET (fixture->window->sidebar), "xyzzyqwv"));
}

static void
test_hostile_queries (Fixture *fixture, gconstpointer data)
{
  static const char *const queries[] = {
    "\"", "'", "(", "a AND", "NEAR(", "*", "<b>", "&amp;", "%s%n", "♠", "\t", "-", "27B1a 27B1a",
  };
  g_autofree char *huge = g_strnfill (100000, 'a');

  show (fixture, "27");
  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    type (fixture, queries[i]);
  type (fixture, huge);
  settle ();

  assert_label (fixture, "27");
}

static void
test_history (Fixture *fixture, gconstpointer data)
{
  double position;

  show (fixture, "27");
  lex_reader_set_position (fixture->window->reader, 150);
  settle ();
  position = lex_reader_get_position (fixture->window->reader);
  g_assert_cmpfloat (position, >, 0);

  act (fixture, "win.open::16C");
  settle ();
  act (fixture, "win.back");
  settle ();
  assert_label (fixture, "27");
  g_assert_cmpfloat_with_epsilon (lex_reader_get_position (fixture->window->reader), position, 1);

  act (fixture, "win.forward");
  settle ();
  assert_label (fixture, "16C");
}

static void
test_history_ends (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);

  show (fixture, "27");
  g_assert_false (g_action_group_get_action_enabled (actions, "back"));

  act (fixture, "win.open::31");
  g_assert_true (g_action_group_get_action_enabled (actions, "back"));
  g_assert_false (g_action_group_get_action_enabled (actions, "forward"));

  act (fixture, "win.back");
  g_assert_false (g_action_group_get_action_enabled (actions, "back"));
  g_assert_true (g_action_group_get_action_enabled (actions, "forward"));
}

static void
test_steps (Fixture *fixture, gconstpointer data)
{
  show (fixture, "1A");
  act (fixture, "win.previous-law");
  assert_label (fixture, "1A");

  act (fixture, "win.next-law");
  assert_label (fixture, "2");

  act (fixture, "win.open::93");
  act (fixture, "win.next-law");
  assert_label (fixture, "93");
}

static void
test_languages (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");
  g_assert_true (shows (GTK_WIDGET (fixture->window->sidebar), "Odzywka niewystarczająca"));

  act (fixture, "win.languages::en");
  settle ();
  g_assert_cmpuint (lex_reader_get_languages (fixture->window->reader), ==, LEX_LANGUAGES_EN);
  g_assert_true (shows (GTK_WIDGET (fixture->window->sidebar), "Insufficient Bid"));
  g_assert_false (shows (GTK_WIDGET (fixture->window->reader), "Odzywka niewystarczająca"));
  g_assert_cmpint (g_settings_get_enum (fixture->preferences, "languages"), ==, LEX_LANGUAGES_EN);

  act (fixture, "win.languages::both");
  g_assert_cmpuint (lex_reader_get_languages (fixture->window->reader), ==, LEX_LANGUAGES_BOTH);
}

static void
test_bookmarks (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) labels = NULL;
  g_autoptr (GMenuModel) menu = NULL;
  g_autoptr (GVariant) title = NULL;

  show (fixture, "27B1a");
  act (fixture, "win.bookmark");
  act (fixture, "win.open::16C");
  act (fixture, "win.bookmark");
  act (fixture, "win.open::31");
  act (fixture, "win.bookmark");
  act (fixture, "win.bookmark");

  labels = g_settings_get_strv (fixture->preferences, "bookmarks");
  g_assert_cmpuint (g_strv_length (labels), ==, 2);
  g_assert_cmpstr (labels[0], ==, "27B1a");
  g_assert_cmpstr (labels[1], ==, "16C");

  menu = lex_window_dup_bookmarks_menu (fixture->window);
  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, 2);
  title = g_menu_model_get_item_attribute_value (menu, 0, G_MENU_ATTRIBUTE_LABEL, NULL);
  g_assert_true (g_str_has_prefix (g_variant_get_string (title, NULL), "27B1a"));
}

static void
test_sidebar (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");
  g_assert_false (adw_flap_get_folded (fixture->window->flap));
  g_assert_true (adw_flap_get_reveal_flap (fixture->window->flap));

  act (fixture, "win.toggle-sidebar");
  g_assert_false (adw_flap_get_reveal_flap (fixture->window->flap));
}

/* In a small window the sidebar comes over the page while something is typed,
 * and goes when a hit is opened. */
static void
test_folded (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");
  g_assert_true (adw_flap_get_folded (fixture->window->flap));
  g_assert_false (adw_flap_get_reveal_flap (fixture->window->flap));

  type (fixture, "revoke");
  g_assert_true (adw_flap_get_reveal_flap (fixture->window->flap));
  g_signal_emit_by_name (fixture->window->entry, "activate");
  g_assert_false (adw_flap_get_reveal_flap (fixture->window->flap));
  g_assert_true (g_settings_get_boolean (fixture->preferences, "sidebar-visible"));
}

static void
test_resize (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");
  g_assert_true (gtk_widget_get_visible (fixture->window->language_switch));

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 700);
  settle ();
  g_assert_true (adw_flap_get_folded (fixture->window->flap));
  g_assert_false (gtk_widget_get_visible (fixture->window->language_switch));

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 700);
  settle ();
  g_assert_false (adw_flap_get_folded (fixture->window->flap));
  g_assert_true (adw_flap_get_reveal_flap (fixture->window->flap));
  g_assert_true (gtk_widget_get_visible (fixture->window->language_switch));
}

static void
test_fault (Fixture *fixture, gconstpointer data)
{
  LexWindow *window = window_new (fixture, 1280);

  lex_window_show_fault (window, "imports.lexlib: damaged <here>; rebuild it");
  lex_window_show_start (window, "27");
  gtk_window_present (GTK_WINDOW (window));
  settle ();

  g_assert_true (shows (GTK_WIDGET (window), "imports.lexlib: damaged <here>; rebuild it"));
  g_assert_null (lex_reader_get_label (window->reader));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bookmark", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-law", NULL);
  gtk_editable_set_text (GTK_EDITABLE (window->entry), "revoke");
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_menu (Fixture *fixture, gconstpointer data)
{
  show (fixture, "27");
  act (fixture, "win.bookmark");
  gtk_menu_button_popup (fixture->window->menu_button);
  settle ();

  g_assert_nonnull (gtk_menu_button_get_menu_model (fixture->window->menu_button));
  gtk_menu_button_popdown (fixture->window->menu_button);
  settle ();
}

/* Every action that takes no argument can be reached from the keyboard. */
static void
test_accelerators (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = {
    "app.import",        "app.quit",
    "app.about",         "win.back",
    "win.forward",       "win.previous-law",
    "win.next-law",      "win.find",
    "win.bookmark",      "win.toggle-sidebar",
    "win.languages::pl", "win.languages::both",
    "win.languages::en", "win.show-help-overlay",
    "window.close",
  };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_auto (GStrv) keys
          = gtk_application_get_accels_for_action (fixture->application, actions[i]);

      g_assert_nonnull (keys[0]);
      for (guint j = 0; keys[j] != NULL; j++)
        g_assert_true (g_hash_table_add (seen, g_strdup (keys[j])));
    }
}

static void
test_help_overlay (Fixture *fixture, gconstpointer data)
{
  GtkApplicationWindow *window = GTK_APPLICATION_WINDOW (fixture->window);
  GtkWidget *overlay;

  show (fixture, "27");
  act (fixture, "win.show-help-overlay");
  settle ();

  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (window));
  g_assert_true (gtk_widget_get_mapped (overlay));
  g_assert_true (shows (overlay, "Ctrl"));
}

static void
add (const char *path, int width, void (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, GINT_TO_POINTER (width), set_up, test, tear_down);
}

int
main (int argc, char *argv[])
{
  g_autoptr (LexApplication) application = NULL;

  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display\n");
      return 0;
    }

  g_test_init (&argc, &argv, NULL);
  application = lex_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_application_set_default (G_APPLICATION (application));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  add ("/shell/start", 1280, test_start);
  add ("/shell/sloppy-label", 1280, test_sloppy_label);
  add ("/shell/last-label", 1280, test_last_label);
  add ("/shell/words", 1280, test_words_on_the_command_line);
  add ("/shell/search", 1280, test_search);
  add ("/shell/search/label", 1280, test_search_by_label);
  add ("/shell/search/walk", 1280, test_walk_hits);
  add ("/shell/search/unknown-label", 1280, test_unknown_label);
  add ("/shell/search/no-hit", 1280, test_no_hit);
  add ("/shell/search/hostile", 1280, test_hostile_queries);
  add ("/shell/history", 1280, test_history);
  add ("/shell/history/ends", 1280, test_history_ends);
  add ("/shell/steps", 1280, test_steps);
  add ("/shell/languages", 1280, test_languages);
  add ("/shell/bookmarks", 1280, test_bookmarks);
  add ("/shell/sidebar", 1280, test_sidebar);
  add ("/shell/sidebar/folded", 900, test_folded);
  add ("/shell/resize", 1280, test_resize);
  add ("/shell/fault", 1280, test_fault);
  add ("/shell/menu", 420, test_menu);
  add ("/shell/accelerators", 1280, test_accelerators);
  add ("/shell/help-overlay", 1280, test_help_overlay);

  return g_test_run ();
}
