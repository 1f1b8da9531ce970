/* test-window.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Drives the window by its actions: reading, history, layout. It measures
 * nothing. Run by Meson on a display of its own.
 */

#include "fixture.h"

#include <gdk/x11/gdkx.h>
#include <string.h>

/* For the window and the tooltip in its entry. */
#define REQUESTS_OF_GTK 6

/* What a laptop of 1366 × 768 has below the desktop's bar. */
#define SMALL_WIDTH 1366
#define SMALL_HEIGHT 736

static void
test_start (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27B1a");

  fixture_assert_label (fixture, "27B1a");
  g_assert_true (g_str_has_prefix (gtk_window_get_title (GTK_WINDOW (fixture->window)), "27"));
}

static void
test_fits_a_small_laptop (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GVariant) width = g_settings_get_default_value (fixture->preferences, "window-width");
  g_autoptr (GVariant) height
      = g_settings_get_default_value (fixture->preferences, "window-height");

  g_assert_cmpint (g_variant_get_int32 (width), <=, SMALL_WIDTH);
  g_assert_cmpint (g_variant_get_int32 (height), <=, SMALL_HEIGHT);
}

static void
test_sloppy_label (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27 b 1 (a)");

  fixture_assert_label (fixture, "27B1a");
}

static void
test_last_label (Fixture *fixture, gconstpointer data)
{
  g_autofree char *last = NULL;

  g_settings_set_string (fixture->preferences, "last-label", "16C2");
  fixture_show (fixture, NULL);
  fixture_assert_label (fixture, "16C2");

  fixture_act (fixture, "win.next-law");
  fixture_assert_label (fixture, "17");
  gtk_window_close (GTK_WINDOW (fixture->window));
  fixture_settle ();
  last = g_settings_get_string (fixture->preferences, "last-label");
  g_assert_cmpstr (last, ==, "17");

  fixture->window = fixture_new_window (fixture, 1280);
}

static void
test_words_on_the_command_line (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "lead out of turn");

  fixture_assert_label (fixture, "1");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (fixture->window->entry)), ==,
                   "lead out of turn");
}

static void
test_history (Fixture *fixture, gconstpointer data)
{
  double position;

  fixture_show (fixture, "27");
  lex_reader_set_position (fixture->window->reader, 150);
  fixture_settle ();
  position = lex_reader_get_position (fixture->window->reader);
  g_assert_cmpfloat (position, >, 0);

  fixture_act (fixture, "win.open::16C");
  fixture_settle ();
  fixture_act (fixture, "win.back");
  fixture_settle ();
  fixture_assert_label (fixture, "27");
  g_assert_cmpfloat_with_epsilon (lex_reader_get_position (fixture->window->reader), position, 1);

  fixture_act (fixture, "win.forward");
  fixture_settle ();
  fixture_assert_label (fixture, "16C");
}

static void
test_history_ends (Fixture *fixture, gconstpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (fixture->window);

  fixture_show (fixture, "27");
  g_assert_false (g_action_group_get_action_enabled (actions, "back"));

  fixture_act (fixture, "win.open::31");
  g_assert_true (g_action_group_get_action_enabled (actions, "back"));
  g_assert_false (g_action_group_get_action_enabled (actions, "forward"));

  fixture_act (fixture, "win.back");
  g_assert_false (g_action_group_get_action_enabled (actions, "back"));
  g_assert_true (g_action_group_get_action_enabled (actions, "forward"));
}

static void
test_languages (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "Odzywka niewystarczająca"));

  fixture_act (fixture, "win.languages::en");
  fixture_settle ();
  g_assert_cmpuint (lex_reader_get_languages (fixture->window->reader), ==, LEX_LANGUAGES_EN);
  g_assert_true (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "Insufficient Bid"));
  g_assert_false (fixture_shows (GTK_WIDGET (fixture->window->reader), "Odzywka niewystarczająca"));
  g_assert_cmpint (g_settings_get_enum (fixture->preferences, "languages"), ==, LEX_LANGUAGES_EN);

  fixture_act (fixture, "win.languages::both");
  g_assert_cmpuint (lex_reader_get_languages (fixture->window->reader), ==, LEX_LANGUAGES_BOTH);
}

static void
test_sidebar (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_false (lex_pane_get_folded (fixture->window->flap));
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));

  fixture_act (fixture, "win.toggle-sidebar");
  g_assert_false (lex_pane_get_revealed (fixture->window->flap));
}

/* The row of the sidebar that is selected, if it is in view, whole. */
static gboolean
is_selected_in_view (GtkWidget *widget, GtkWidget *sidebar, const char *title)
{
  graphene_rect_t bounds;

  if (g_str_equal (gtk_widget_get_css_name (widget), "row")
      && (gtk_widget_get_state_flags (widget) & GTK_STATE_FLAG_SELECTED) != 0
      && fixture_shows (widget, title) && gtk_widget_compute_bounds (widget, sidebar, &bounds))
    return bounds.origin.y >= 0
           && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (sidebar);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_selected_in_view (child, sidebar, title))
      return TRUE;

  return FALSE;
}

static void
assert_selected (Fixture *fixture, const char *title)
{
  GtkWidget *sidebar = GTK_WIDGET (fixture->window->sidebar);

  fixture_settle ();
  g_assert_true (is_selected_in_view (sidebar, sidebar, title));
}

/* Wherever one jumps, the contents show where one is; they close behind the reader. */
static void
test_sidebar_follows (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27B1a");
  fixture_act (fixture, "win.languages::en");
  assert_selected (fixture, "Insufficient Bid");

  fixture_act (fixture, "win.open::93");
  assert_selected (fixture, "93");
  fixture_act (fixture, "win.open::1");
  assert_selected (fixture, "The Pack");

  fixture_act (fixture, "win.open::definitions/revoke");
  assert_selected (fixture, "Revoke");
  fixture_act (fixture, "win.open::screens/3c(ii)");
  assert_selected (fixture, "3");
  g_assert_false (fixture_shows (GTK_WIDGET (fixture->window->sidebar), "Revoke"));
  fixture_act (fixture, "win.back");
  assert_selected (fixture, "Revoke");
  fixture_act (fixture, "win.open::27");
  assert_selected (fixture, "Insufficient Bid");
}

/* In a small window the sidebar comes over the page while something is typed,
 * and goes when a hit is opened. */
static void
test_folded (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_true (lex_pane_get_folded (fixture->window->flap));
  g_assert_false (lex_pane_get_revealed (fixture->window->flap));

  fixture_type (fixture, "revoke");
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));
  g_signal_emit_by_name (fixture->window->entry, "activate");
  g_assert_false (lex_pane_get_revealed (fixture->window->flap));
  g_assert_true (g_settings_get_boolean (fixture->preferences, "sidebar-visible"));
}

static void
test_resize (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  g_assert_true (gtk_widget_get_visible (fixture->window->language_switch));

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 420, 700);
  fixture_settle ();
  g_assert_true (lex_pane_get_folded (fixture->window->flap));
  g_assert_false (gtk_widget_get_visible (fixture->window->language_switch));

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 700);
  fixture_settle ();
  g_assert_false (lex_pane_get_folded (fixture->window->flap));
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));
  g_assert_true (gtk_widget_get_visible (fixture->window->language_switch));
}

/* Whoever types sees what, in the smallest window too, and goes on typing when it grows. */
static void
test_entry_has_room (Fixture *fixture, gconstpointer data)
{
  GtkWidget *entry = GTK_WIDGET (fixture->window->entry);

  fixture_show (fixture, "27");
  g_assert_cmpint (gtk_widget_get_width (entry), >, 300);
  fixture_act (fixture, "win.focus-entry");
  fixture_type (fixture, "revo");
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1200, 700);
  fixture_settle ();
  g_assert_true (gtk_widget_is_ancestor (entry, fixture->window->header));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), entry));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "revo");
}

static void
test_fault (Fixture *fixture, gconstpointer data)
{
  LexWindow *window = fixture_new_window (fixture, 1280);

  lex_window_show_fault (window, "imports.lexlib: damaged <here>; rebuild it");
  lex_window_show_start (window, "27");
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();

  g_assert_true (fixture_shows (GTK_WIDGET (window), "imports.lexlib: damaged <here>; rebuild it"));
  g_assert_null (lex_reader_get_label (window->reader));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.bookmark", NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.next-law", NULL);
  gtk_editable_set_text (GTK_EDITABLE (window->entry), "revoke");
  fixture_settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_menu (Fixture *fixture, gconstpointer data)
{
  fixture_show (fixture, "27");
  fixture_act (fixture, "win.bookmark");
  gtk_menu_button_popup (fixture->window->menu_button);
  fixture_settle ();

  g_assert_nonnull (gtk_menu_button_get_menu_model (fixture->window->menu_button));
  gtk_menu_button_popdown (fixture->window->menu_button);
  fixture_settle ();
}

/* Every action that takes no argument can be reached from the keyboard. */
static void
test_accelerators (Fixture *fixture, gconstpointer data)
{
  static const char *const actions[] = {
    "app.import",        "app.quit",
    "win.help",          "win.back",
    "win.forward",       "win.previous-law",
    "win.next-law",      "win.find",
    "win.focus-entry",   "win.find-next",
    "win.find-previous", "win.bookmark",
    "win.note",          "win.notes",
    "win.export-pbn",    "win.toggle-sidebar",
    "win.languages::pl", "win.languages::both",
    "win.languages::en", "win.show-help-overlay",
    "win.new-tab",       "win.close-tab",
  };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_auto (GStrv) keys
          = gtk_application_get_accels_for_action (fixture->application, actions[i]);

      g_assert_nonnull (keys[0]);
    }
}

/* A key does one thing. */
static void
test_keys_differ (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (fixture->application);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys
          = gtk_application_get_accels_for_action (fixture->application, actions[i]);

      for (guint j = 0; keys[j] != NULL; j++)
        if (!g_hash_table_add (seen, g_strdup (keys[j])))
          g_error ("%s does more than %s", keys[j], actions[i]);
    }
}

static void
check_language_keys (Fixture *fixture, const char *first)
{
  GtkWidget *button = gtk_widget_get_first_child (fixture->window->language_switch);

  g_assert_cmpstr (
      g_variant_get_string (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)), NULL),
      ==, first);
  for (guint i = 1; i <= 3; i++, button = gtk_widget_get_next_sibling (button))
    {
      GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
      g_autofree char *action
          = g_strconcat ("win.languages::", g_variant_get_string (target, NULL), NULL);
      g_autofree char *key = g_strdup_printf ("<Control>%u", i);
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (fixture->application, action);

      g_assert_cmpstr (keys[0], ==, key);
    }
}

/* Ctrl+1, 2, 3 are the buttons from left to right, which stand as the columns do. */
static void
test_language_keys (Fixture *fixture, gconstpointer data)
{
  check_language_keys (fixture, "pl");
  fixture_act (fixture, "win.swap-languages");
  check_language_keys (fixture, "en");
  fixture_act (fixture, "win.swap-languages");
  check_language_keys (fixture, "pl");
}

static void
text_cb (GObject *clipboard, GAsyncResult *result, gpointer user_data)
{
  char **text = user_data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, NULL);
}

/* What a bulletin gets: the example in the language shown, its diagram in letters. */
static void
test_copy (Fixture *fixture, gconstpointer data)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (fixture->window));
  g_autofree char *text = NULL;

  fixture_show (fixture, "example/33");
  fixture_act (fixture, "win.languages::en");
  fixture_act (fixture, "win.copy");
  fixture_wait_for_toast (fixture, "33 copied");
  gdk_clipboard_read_text_async (clipboard, NULL, text_cb, &text);
  fixture_settle ();

  g_assert_nonnull (text);
  g_test_message ("%s", text);
  g_assert_true (g_str_has_prefix (text, "33  1NT corrected to 2NT\n"));
  g_assert_nonnull (strstr (text, "\ndealer N\n"));
  g_assert_nonnull (strstr (text, "\n♥ 10765 W     E ♥ AKQ3\n"));
  g_assert_nonnull (strstr (text, "1NT [2] → 2NT"));
  g_assert_nonnull (strstr (text, "\nRuling:\n"));
  g_assert_null (strstr (text, "poprawione"));
}

static void
count_cb (guint *n)
{
  (*n)++;
}

static guint
count_rows (Fixture *fixture)
{
  GtkWidget *page = GTK_WIDGET (lex_reader_get_page (fixture->window->reader));
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (page); row;
       row = gtk_widget_get_next_sibling (row))
    n++;
  return n;
}

/* A long law is not made whole before its beginning is on the screen. */
static void
test_first_rows (Fixture *fixture, gconstpointer data)
{
  guint n_first;

  lex_window_show_start (fixture->window, "27");
  n_first = count_rows (fixture);
  fixture_show (fixture, "27");
  g_assert_cmpuint (n_first, >, 0);
  g_assert_cmpuint (n_first, <, count_rows (fixture));
}

/* The window opens as it stays: nothing folds and unfolds in its first frames. */
static void
test_first_frames (Fixture *fixture, gconstpointer data)
{
  guint n_changes = 0;

  g_signal_connect_swapped (fixture->window->flap, "notify::reveal-flap", G_CALLBACK (count_cb),
                            &n_changes);
  fixture_show (fixture, "27");
  g_assert_cmpuint (n_changes, ==, 0);
  g_assert_true (lex_pane_get_revealed (fixture->window->flap));
}

/* Each question to the X server stops the program until the answer is there, and to find the
 * pointer GTK even stops the server. What GTK itself asks for a window is its own. */
static void
test_asks_no_server (Fixture *fixture, gconstpointer data)
{
  GdkDisplay *gdk = gdk_display_get_default ();
  LexWindow *window;
  Display *display;
  gulong next;

  if (!GDK_IS_X11_DISPLAY (gdk))
    {
      g_test_skip ("the display is no X server's; run under Xvfb");
      return;
    }
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  display = gdk_x11_display_get_xdisplay (gdk);
  G_GNUC_END_IGNORE_DEPRECATIONS
  next = NextRequest (display);
  window = fixture_new_window (fixture, 1280);
  g_assert_cmpuint (NextRequest (display) - next, <=, REQUESTS_OF_GTK);

  next = NextRequest (display);
  lex_window_show_start (window, "27");
  g_assert_cmpuint (NextRequest (display), ==, next);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
  fixture_add ("/shell/start", 1280, test_start);
  fixture_add ("/shell/fits-a-small-laptop", 1280, test_fits_a_small_laptop);
  fixture_add ("/shell/sloppy-label", 1280, test_sloppy_label);
  fixture_add ("/shell/asks-no-server", 1280, test_asks_no_server);
  fixture_add ("/shell/last-label", 1280, test_last_label);
  fixture_add ("/shell/words", 1280, test_words_on_the_command_line);
  fixture_add ("/shell/history", 1280, test_history);
  fixture_add ("/shell/history/ends", 1280, test_history_ends);
  fixture_add ("/shell/languages", 1280, test_languages);
  fixture_add ("/shell/sidebar", 1280, test_sidebar);
  fixture_add ("/shell/sidebar/follows", 1280, test_sidebar_follows);
  fixture_add ("/shell/first-rows", 1280, test_first_rows);
  fixture_add ("/shell/first-frames", 1280, test_first_frames);
  fixture_add ("/shell/sidebar/folded", 900, test_folded);
  fixture_add ("/shell/resize", 1280, test_resize);
  fixture_add ("/shell/fault", 1280, test_fault);
  fixture_add ("/shell/menu", 420, test_menu);
  fixture_add ("/shell/accelerators", 1280, test_accelerators);
  fixture_add ("/shell/keys-differ", 1280, test_keys_differ);
  fixture_add ("/shell/entry-has-room", 360, test_entry_has_room);
  fixture_add ("/shell/language-keys", 1280, test_language_keys);
  fixture_add ("/shell/copy", 1280, test_copy);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
