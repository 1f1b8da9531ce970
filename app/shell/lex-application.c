/* lex-application.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The application: command line, preferences, the library, the one window and
 * the keys of all actions. It refuses to know what is in the window. main()
 * runs it.
 */

#include "shell/lex-application.h"

#include <glib/gi18n-lib.h>

#include "services/lex-cite.h"
#include "services/lex-library-location.h"
#include "shell/lex-about.h"
#include "shell/lex-common-keys.h"
#include "shell/lex-entry-points.h"
#include "shell/lex-preferences.h"
#include "shell/lex-quit.h"
#include "shell/lex-search-provider.h"
#include "shell/lex-window.h"

struct _LexApplication
{
  AdwApplication parent_instance;

  /* Owned; nullable until the first window */
  GSettings *preferences;
  LexLibrary *library;
  LexJournal *journal;
  char *wanted;                /* nullable: what to show as soon as there is a library */
  LexSearchProvider *provider; /* nullable: while there is no bus */
};

#define THEME_VARIABLE "GTK_THEME"

G_DEFINE_FINAL_TYPE (LexApplication, lex_application, ADW_TYPE_APPLICATION)

/* Detailed action, then its keys: one table, so that the tests can press them. */
static const struct
{
  const char *action;
  const char *keys[4];
} accelerators[] = {
  { "app.import", { "<Control>o" } },
  { "win.import-folder", { "<Control><Shift>o" } },
  { "app.quit", { "<Control>q" } },
  { "win.preferences", { "<Control>comma" } },
  { "win.help", { "F1" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "win.focus-entry", { "<Control>l" } },
  { "win.find", { "<Control>f" } },
  { "win.find-next", { "<Control>g", "F3" } },
  { "win.find-previous", { "<Control><Shift>g", "<Shift>F3" } },
  { "win.copy-cited::", { "<Control><Shift>c" } },
  { "win.back", { "<Alt>Left" } },
  { "win.forward", { "<Alt>Right" } },
  { "win.up", { "<Alt>Up" } },
  { "win.previous-law", { "<Control>Page_Up" } },
  { "win.next-law", { "<Control>Page_Down" } },
  { "win.print", { "<Control>p" } },
  { "win.precedence-here", { "<Control><Shift>p" } },
  { "win.relations-here", { "<Control>e" } },
  { "win.citing-here", { "<Control>i" } },
  { "win.export-pbn", { "<Control><Shift>s" } },
  { "win.swap-languages", { "<Control>4" } },
  { "win.columns", { "F8" } },
  { "win.table-mode", { "F11" } },
  { "win.zoom-in", { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { "win.zoom-out", { "<Control>minus", "<Control>KP_Subtract" } },
  { "win.zoom-normal", { "<Control>0", "<Control>KP_0" } },
  { "win.toggle-sidebar", { "F9" } },
  { "win.what-happened", { "F2" } },
  { "win.path-chart", { "F7" } },
  { "win.new-case", { "<Shift>F2" } },
  { "win.cases", { "<Control>F2" } },
  { "win.study", { "F4" } },
  { "win.ask-law", { "<Shift>F4" } },
  { "win.bookmark", { "<Control>d" } },
  { "win.make-card::", { "<Control><Shift>d" } },
  { "win.note", { "<Control>n" } },
  { "win.notes", { "<Control><Shift>n" } },
  { "win.new-tab", { "<Control>t" } },
  { "win.recent", { "<Control>h" } },
  { "win.close-tab", { "<Control>w" } },
};

static const GOptionEntry options[] = {
  { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_ ("Print the version and exit"), NULL },
  { G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, NULL, NULL,
    N_ ("[LABEL, WORDS OR FILES…]") },
  { NULL },
};

/* Tried again as long as it fails, since the user may have mended it. */
static LexLibrary *
ensure_library (LexApplication *self, GError **error)
{
  g_autofree char *shipped = NULL;
  g_autofree char *data_dir = NULL;

  if (self->library != NULL)
    return self->library;

  shipped = lex_location_dup_library ();
  data_dir = lex_location_dup_data_dir ();
  self->library = lex_library_open (shipped, data_dir, error);
  return self->library;
}

/* Opens the library, or lets the window say why not. */
static void
give_library (LexApplication *self, LexWindow *window)
{
  g_autoptr (GError) error = NULL;

  if (ensure_library (self, &error) != NULL)
    lex_window_set_library (window, self->library);
  else
    lex_window_show_fault (window, error->message);
}

/* All windows have the same. */
static void
give_journal (LexApplication *self, LexWindow *window)
{
  g_autofree char *data_dir = lex_location_dup_data_dir ();

  if (self->journal == NULL)
    self->journal = lex_journal_new (data_dir);
  lex_window_set_journal (window, self->journal);
}

/* The one that was used last; a dialog that has the focus is none. */
static LexWindow *
get_window (LexApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  while (windows != NULL && !LEX_IS_WINDOW (windows->data))
    windows = windows->next;
  return windows != NULL ? windows->data : NULL;
}

static LexWindow *
ensure_window (LexApplication *self, const char *text)
{
  LexWindow *window = get_window (self);

  if (window != NULL)
    {
      if (text != NULL)
        lex_window_show_text (window, text);
      return window;
    }

  window = lex_window_new (GTK_APPLICATION (self), self->preferences);
  give_journal (self, window);
  give_library (self, window);
  lex_window_show_start (window, text);
  g_free (self->wanted);
  self->wanted = self->library == NULL ? g_strdup (text) : NULL;
  return window;
}

static gboolean
show (LexApplication *self, const char *text, GError **error)
{
  if (self->preferences == NULL)
    self->preferences = lex_preferences_open (error);
  if (self->preferences == NULL)
    return FALSE;

  gtk_window_present (GTK_WINDOW (ensure_window (self, text)));
  return TRUE;
}

static void
show_or_say (LexApplication *self, const char *text)
{
  g_autoptr (GError) error = NULL;

  if (!show (self, text, &error))
    g_printerr ("lexbridge: %s\n", error->message);
}

static void
open_files (LexApplication *self, GStrv paths)
{
  LexWindow *window = get_window (self);

  if (window != NULL && paths[0] != NULL)
    lex_window_open_files (window, (const char *const *) paths);
}

static void
import_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *window = get_window (LEX_APPLICATION (user_data));

  if (window != NULL)
    lex_window_import (window);
}

static void
about_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_about_present (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static void
quit_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  lex_quit (GTK_APPLICATION (user_data));
}

/* The library was rebuilt in the window's care: open it afresh, where the
 * command line wanted it. */
static void
reopen_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexApplication *self = LEX_APPLICATION (user_data);
  LexWindow *window = get_window (self);

  if (window == NULL)
    return;

  give_library (self, window);
  lex_window_show_start (window, self->wanted);
  if (self->library != NULL)
    g_clear_pointer (&self->wanted, g_free);
}

/* GTK reads the style sheet of its own theme with its settings, a tenth of all that happens until
 * the first frame, and libadwaita then puts it aside for its own. So the settings are made with
 * the empty theme, which libadwaita chooses in the end. */
static void
start_gtk_without_theme (void)
{
  if (g_getenv (THEME_VARIABLE) != NULL || gtk_is_initialized ())
    return;
  g_setenv (THEME_VARIABLE, "Adwaita-empty", FALSE);
  gtk_init ();
  gtk_settings_get_default ();
  g_unsetenv (THEME_VARIABLE);
}

static void
lex_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { "import", import_cb },
    { "about", about_cb },
    { "quit", quit_cb },
    { "reopen", reopen_cb },
  };

  start_gtk_without_theme ();
  G_APPLICATION_CLASS (lex_application_parent_class)->startup (application);

  g_action_map_add_action_entries (G_ACTION_MAP (application), entries, G_N_ELEMENTS (entries),
                                   application);
  for (guint i = 0; i < G_N_ELEMENTS (accelerators); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (application), accelerators[i].action,
                                           (const char *const *) accelerators[i].keys);
  lex_common_keys_follow (GTK_APPLICATION (application));
  lex_entry_points_add_actions (application);
  lex_quit_follow_session ();
}

static void
lex_application_activate (GApplication *application)
{
  show_or_say (LEX_APPLICATION (application), NULL);
}

/* From the desktop: files, and links into the library, of which the last is the one shown. */
static void
lex_application_open (GApplication *application, GFile **files, int n_files, const char *hint)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();
  g_autofree char *text = NULL;
  g_auto (GStrv) opened = NULL;

  for (int i = 0; i < n_files; i++)
    {
      g_autofree char *uri = g_file_get_uri (files[i]);
      g_autofree char *path = g_file_get_path (files[i]);
      char *linked = lex_cite_dup_target (uri);

      if (linked != NULL)
        g_free (text), text = linked;
      else if (path != NULL)
        g_strv_builder_add (paths, path);
    }

  show_or_say (LEX_APPLICATION (application), text);
  opened = g_strv_builder_end (paths);
  open_files (LEX_APPLICATION (application), opened);
}

static LexLibrary *
get_library_cb (gpointer user_data)
{
  return ensure_library (LEX_APPLICATION (user_data), NULL);
}

static void
show_cb (const char *text, gpointer user_data)
{
  show_or_say (LEX_APPLICATION (user_data), text);
}

/* Without the provider everything else goes on. */
static gboolean
lex_application_dbus_register (GApplication *application, GDBusConnection *connection,
                               const char *path, GError **error)
{
  LexApplication *self = LEX_APPLICATION (application);
  const LexSearchProviderHost host = { get_library_cb, show_cb, self };
  g_autoptr (GError) fault = NULL;

  if (!G_APPLICATION_CLASS (lex_application_parent_class)
           ->dbus_register (application, connection, path, error))
    return FALSE;

  self->provider = lex_search_provider_new (&host, connection, &fault);
  if (self->provider == NULL)
    g_printerr ("lexbridge: %s\n", fault->message);
  return TRUE;
}

static void
lex_application_dbus_unregister (GApplication *application, GDBusConnection *connection,
                                 const char *path)
{
  g_clear_pointer (&LEX_APPLICATION (application)->provider, lex_search_provider_free);
  G_APPLICATION_CLASS (lex_application_parent_class)
      ->dbus_unregister (application, connection, path);
}
static int
lex_application_handle_local_options (GApplication *application, GVariantDict *dict)
{
  if (!g_variant_dict_contains (dict, "version"))
    return -1;

  g_print ("lexbridge %s\n", LEXBRIDGE_VERSION);
  return 0;
}

/* Those of the arguments that are files or folders: only what looks like a path is looked for, so
 * that no folder called 27 stands for the law. */
static GStrv
list_files (GApplicationCommandLine *command_line, const char *const *arguments)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  for (guint i = 0; arguments != NULL && arguments[i] != NULL; i++)
    {
      g_autoptr (GFile) file
          = g_application_command_line_create_file_for_arg (command_line, arguments[i]);
      g_autofree char *path = g_file_get_path (file);

      if (strpbrk (arguments[i], "/.") != NULL && path != NULL
          && g_file_test (path, G_FILE_TEST_EXISTS))
        g_strv_builder_add (paths, path);
    }
  return g_strv_builder_end (paths);
}

/* One word that is a link stands for what it leads to. `lexbridge 27 B 1` means `lexbridge 27B1`.
 */
static char *
dup_text (const char *const *words)
{
  char *linked = words[1] == NULL ? lex_cite_dup_target (words[0]) : NULL;

  return linked != NULL ? linked : g_strjoinv (" ", (char **) words);
}

static int
lex_application_command_line (GApplication *application, GApplicationCommandLine *command_line)
{
  GVariantDict *dict = g_application_command_line_get_options_dict (command_line);
  g_autoptr (GError) error = NULL;
  g_autofree const char **words = NULL;
  g_autofree char *text = NULL;
  g_auto (GStrv) files = NULL;

  g_variant_dict_lookup (dict, G_OPTION_REMAINING, "^a&s", &words);
  files = list_files (command_line, words);
  if (words != NULL && files[0] == NULL)
    text = dup_text (words);

  if (show (LEX_APPLICATION (application), text, &error))
    {
      open_files (LEX_APPLICATION (application), files);
      lex_entry_points_activate (application, dict);
      return 0;
    }

  g_application_command_line_printerr (command_line, "lexbridge: %s\n", error->message);
  return 1;
}

static void
lex_application_dispose (GObject *object)
{
  LexApplication *self = LEX_APPLICATION (object);

  g_clear_object (&self->library);
  g_clear_object (&self->journal);
  g_clear_object (&self->preferences);
  g_clear_pointer (&self->wanted, g_free);

  G_OBJECT_CLASS (lex_application_parent_class)->dispose (object);
}

static void
lex_application_class_init (LexApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_application_dispose;
  application_class->startup = lex_application_startup;
  application_class->activate = lex_application_activate;
  application_class->open = lex_application_open;
  application_class->dbus_register = lex_application_dbus_register;
  application_class->dbus_unregister = lex_application_dbus_unregister;
  application_class->handle_local_options = lex_application_handle_local_options;
  application_class->command_line = lex_application_command_line;
}

/* GApplication has no place for a translation domain, so its options come to it translated. */
static void
lex_application_init (LexApplication *self)
{
  GOptionEntry translated[G_N_ELEMENTS (options)];

  for (guint i = 0; i < G_N_ELEMENTS (options); i++)
    {
      translated[i] = options[i];
      if (options[i].description != NULL)
        translated[i].description = _ (options[i].description);
      if (options[i].arg_description != NULL)
        translated[i].arg_description = _ (options[i].arg_description);
    }
  g_application_add_main_option_entries (G_APPLICATION (self), translated);
  lex_entry_points_add_options (G_APPLICATION (self));
}

LexApplication *
lex_application_new (void)
{
  return g_object_new (LEX_TYPE_APPLICATION, "application-id", "org.lexbridge.Lexbridge",
                       "resource-base-path", "/org/lexbridge/Lexbridge", "flags",
                       G_APPLICATION_HANDLES_COMMAND_LINE | G_APPLICATION_HANDLES_OPEN, NULL);
}
