/* fixture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A window on the library that ships, and hands to drive it by its actions, as
 * keys and widgets do. It tests nothing itself. The tests of the shell call it.
 */

#include "fixture.h"

#include <signal.h>
#include <sys/resource.h>

#include "../widgets/settle.h"
#include "shell/lex-application.h"
#include "shell/lex-window-cases.h"
#include "shell/lex-window-notes.h"

/* How long a test waits for a thread, and between two looks, in microseconds. */
#define PATIENCE (20 * G_USEC_PER_SEC)
#define PAUSE 5000

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

/* Lets sizes settle: what a user sees a moment and some frames later. */
void
fixture_settle (void)
{
  settle (get_mapped_window (), 300);
}

LexWindow *
fixture_new_window (Fixture *fixture, int width)
{
  g_settings_set_int (fixture->preferences, "window-width", width);
  g_settings_set_int (fixture->preferences, "window-height", 700);

  return lex_window_new (fixture->application, fixture->preferences);
}

static void
fixture_set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->imports = g_dir_make_tmp ("lexbridge-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->preferences = g_settings_new ("org.lexbridge.Lexbridge");
  g_settings_reset (fixture->preferences, "bookmarks");
  g_settings_reset (fixture->preferences, "languages");
  g_settings_reset (fixture->preferences, "last-label");
  g_settings_reset (fixture->preferences, "zoom");
  g_settings_reset (fixture->preferences, "swapped");
  g_settings_reset (fixture->preferences, "english-share");
  g_settings_reset (fixture->preferences, "other-windows");
  g_settings_reset (fixture->preferences, "preferred-documents");
  g_settings_reset (fixture->preferences, "recent-searches");
  g_settings_reset (fixture->preferences, "sidebar-visible");
  g_settings_reset (fixture->preferences, "tab");
  g_settings_reset (fixture->preferences, "tabs");
  g_settings_reset (fixture->preferences, "words");

  fixture->library
      = lex_library_open (g_getenv ("LEXBRIDGE_LIBRARY_FILE"), fixture->imports, &error);
  g_assert_no_error (error);

  fixture->application = GTK_APPLICATION (g_application_get_default ());
  fixture->window = fixture_new_window (fixture, data != NULL ? GPOINTER_TO_INT (data) : 1280);
  fixture->journal = lex_journal_new (fixture->imports);
  lex_window_set_journal (fixture->window, fixture->journal);
  lex_window_set_library (fixture->window, fixture->library);
}

/* What works in a thread, cancelled or not, lets go when it is through. */
static void
wait_for_threads (gpointer object)
{
  const gint64 until = g_get_monotonic_time () + PATIENCE;

  while (g_atomic_int_get (&G_OBJECT (object)->ref_count) > 1 && g_get_monotonic_time () < until)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (PAUSE);
}

static void
fixture_tear_down (Fixture *fixture, gconstpointer data)
{
  lex_window_close_notes (fixture->window);
  lex_window_close_cases (fixture->window);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  fixture_settle ();
  wait_for_threads (fixture->library);
  g_assert_finalize_object (fixture->library);
  g_assert_finalize_object (fixture->journal);
  g_clear_object (&fixture->preferences);
  g_clear_pointer (&fixture->imports, g_free);
}

void
fixture_show (Fixture *fixture, const char *text)
{
  lex_window_show_start (fixture->window, text);
  gtk_window_present (GTK_WINDOW (fixture->window));
  fixture_settle ();
}

void
fixture_type (Fixture *fixture, const char *text)
{
  gtk_editable_set_text (GTK_EDITABLE (fixture->window->entry), text);
}

void
fixture_act (Fixture *fixture, const char *action)
{
  g_autoptr (GVariant) target = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;

  g_action_parse_detailed_name (action, &name, &target, &error);
  g_assert_no_error (error);
  g_assert_true (gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window), name, target));
}

void
fixture_assert_label (Fixture *fixture, const char *expected)
{
  LexLabel *label = lex_reader_get_label (fixture->window->reader);

  g_assert_nonnull (label);
  g_assert_cmpstr (lex_label_get_text (label), ==, expected);
}

/* Finds a shown label with that text anywhere below @widget. */
gboolean
fixture_press_key (GtkWidget *widget, const char *trigger)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  g_autoptr (GtkShortcutTrigger) wanted = gtk_shortcut_trigger_parse_string (trigger);
  gboolean done = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !done; i++)
    {
      g_autoptr (GObject) keys = g_list_model_get_item (controllers, i);

      for (guint j = 0;
           GTK_IS_SHORTCUT_CONTROLLER (keys) && j < g_list_model_get_n_items (G_LIST_MODEL (keys));
           j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (keys), j);

          if (gtk_shortcut_trigger_equal (gtk_shortcut_get_trigger (shortcut), wanted))
            done = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                                 gtk_shortcut_get_arguments (shortcut));
        }
    }
  fixture_settle ();
  return done;
}

GtkWidget *
fixture_find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type) && gtk_widget_get_mapped (window))
        return window;
    }
  return NULL;
}

GtkWidget *
fixture_find_button (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = fixture_find_button (child, label);
  return found;
}

GtkWidget *
fixture_find (GtkWidget *widget, GType type)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (widget), type))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = fixture_find (child, type);
  return found;
}

gboolean
fixture_shows (GtkWidget *widget, const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (fixture_shows (child, text))
      return TRUE;

  return FALSE;
}

void
fixture_act_in_toolbox (Fixture *fixture, const char *name, GVariant *target)
{
  g_autoptr (GVariant) owned = g_variant_ref_sink (target);

  g_assert_true (
      gtk_widget_activate_action_variant (GTK_WIDGET (fixture->window->toolbox), name, owned));
  fixture_settle ();
}

void
fixture_fill_disk (gboolean full)
{
  struct rlimit limit;

  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = full ? 1 : limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

/* How many stretches below @widget are drawn on a ground of their own: not what a label was told,
 * but what its layout has. */
guint
fixture_count_marks (GtkWidget *widget)
{
  PangoAttrList *attributes
      = GTK_IS_LABEL (widget)
            ? pango_layout_get_attributes (gtk_label_get_layout (GTK_LABEL (widget)))
            : NULL;
  GSList *all = attributes != NULL ? pango_attr_list_get_attributes (attributes) : NULL;
  guint n_marks = 0;

  for (GSList *at = all; at != NULL; at = at->next)
    n_marks += ((PangoAttribute *) at->data)->klass->type == PANGO_ATTR_BACKGROUND;
  g_slist_free_full (all, (GDestroyNotify) pango_attribute_destroy);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_marks += fixture_count_marks (child);

  return n_marks;
}

/* Meson's patience is the test's. */
void
fixture_wait_for_toast (Fixture *fixture, const char *text)
{
  while (!fixture_shows (GTK_WIDGET (fixture->window->toasts), text))
    g_main_context_iteration (NULL, TRUE);
}

void
fixture_add (const char *path, int width, FixtureFunc test)
{
  g_test_add (path, Fixture, GINT_TO_POINTER (width), fixture_set_up, test, fixture_tear_down);
}

/* What is on its way to or from the bus when the program ends would look lost. */
static void
drain_bus (LexApplication *application)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);

  g_object_unref (application);
  if (bus != NULL)
    g_dbus_connection_flush_sync (bus, NULL, NULL);
  settle (NULL, 300);
}

int
fixture_run (int argc, char *argv[], void (*add_tests) (void))
{
  g_autoptr (LexApplication) application = NULL;
  int status;

  if (!gtk_init_check ())
    {
      g_print ("1..0 # SKIP no display: xvfb-run would give one\n");
      return 0;
    }

  g_test_init (&argc, &argv, NULL);
  application = lex_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  g_application_set_default (G_APPLICATION (application));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  add_tests ();
  status = g_test_run ();
  drain_bus (g_steal_pointer (&application));
  return status;
}
