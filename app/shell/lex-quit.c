/* lex-quit.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Closes what is open. It refuses to know what a window asks before it goes. The application calls
 * it.
 */

#include "shell/lex-quit.h"

#include <adwaita.h>
#include <glib-unix.h>
#include <signal.h>

#include "shell/lex-window-session.h"
#include "shell/lex-window-unkept.h"

/* Where dialogs stand in their window, to close it closes only the one in front. */
static gpointer
get_dialog (GtkWindow *window)
{
#if ADW_CHECK_VERSION(1, 5, 0)
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
#else
  return NULL;
#endif
}

/* Returns whether anything is closed. */
static gboolean
close_front (GtkApplication *application, GtkWindow *window)
{
  gconstpointer dialog = get_dialog (window);

  gtk_window_close (window);
  return gtk_application_get_active_window (application) != window
         || (dialog != NULL && get_dialog (window) != dialog);
}

void
lex_quit (GtkApplication *application)
{
  GtkWindow *window;

  g_return_if_fail (GTK_IS_APPLICATION (application));

  lex_window_leave_all (application, TRUE);
  while ((window = gtk_application_get_active_window (application)) != NULL)
    if (!close_front (application, window))
      break;
  lex_window_leave_all (application, FALSE);
}

/* There is no time to ask anything. What the signal does by itself it does then. */
static gboolean
ended_cb (gpointer number)
{
  GtkApplication *application = GTK_APPLICATION (g_application_get_default ());

  lex_window_keep_all (application);
  lex_window_leave_all (application, TRUE);
  g_settings_sync ();
  signal (GPOINTER_TO_INT (number), SIG_DFL);
  raise (GPOINTER_TO_INT (number));
  return G_SOURCE_CONTINUE;
}

void
lex_quit_follow_session (void)
{
  g_unix_signal_add (SIGTERM, ended_cb, GINT_TO_POINTER (SIGTERM));
  g_unix_signal_add (SIGINT, ended_cb, GINT_TO_POINTER (SIGINT));
  g_unix_signal_add (SIGHUP, ended_cb, GINT_TO_POINTER (SIGHUP));
}
