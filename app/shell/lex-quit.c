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

  while ((window = gtk_application_get_active_window (application)) != NULL)
    if (!close_front (application, window))
      break;
}
