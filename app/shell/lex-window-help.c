/* lex-window-help.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Opens the help, with what the desktop has for it. It refuses to know what the help says. The
 * window gives itself this action.
 */

#include "shell/lex-window-help.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-location.h"
#include "widgets/text/lex-toast.h"

/* Whether @folder is one of installed data from which @page comes, and has the pages, too. */
static gboolean
has_pages (const char *folder, const char *page)
{
  g_autofree char *pages = g_build_filename (folder, "help", "C", "lexbridge", "index.page", NULL);
  g_autofree char *name = g_path_get_basename (page);
  g_autofree char *here = g_build_filename (folder, "lexbridge", "help", name, NULL);

  return g_str_equal (here, page) && g_file_test (pages, G_FILE_TEST_IS_REGULAR);
}

/* A viewer of help looks for the pages by the name of the program where data is installed: it finds
 * neither those of a build nor, from outside, those of a sandbox, in which no viewer is seen. */
static gboolean
can_be_viewed (const char *page)
{
  const char *const *folders = g_get_system_data_dirs ();
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_uri_scheme ("help");
  gboolean found = has_pages (g_get_user_data_dir (), page);

  for (guint i = 0; !found && folders[i] != NULL; i++)
    found = has_pages (folders[i], page);
  return viewer != NULL && found;
}

static void
opened_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (LexWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree char *page = NULL;
  g_autofree char *message = NULL;

  if (g_app_info_launch_default_for_uri_finish (result, &error))
    return;

  page = lex_location_dup_help ();
  message = g_strdup_printf (_ ("No program here opens the help, which is in %s. A browser would."),
                             page);
  lex_toast_keep (self->toasts, message);
}

static void
help_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_autofree char *page = lex_location_dup_help ();
  g_autofree char *uri
      = can_be_viewed (page) ? g_strdup ("help:lexbridge") : g_filename_to_uri (page, NULL, NULL);
  GdkDisplay *display = gtk_widget_get_display (GTK_WIDGET (user_data));
  g_autoptr (GdkAppLaunchContext) context = gdk_display_get_app_launch_context (display);

  g_app_info_launch_default_for_uri_async (uri, G_APP_LAUNCH_CONTEXT (context), NULL, opened_cb,
                                           g_object_ref (user_data));
}

void
lex_window_add_help_actions (LexWindow *self)
{
  static const GActionEntry entries[] = { { "help", help_cb } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
