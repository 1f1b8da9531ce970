/* lex-window-path.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One file that something is written to or read from, chosen in a dialog. It refuses to know what
 * is done with it. The parts of the window that export and import call it.
 */

#include "shell/lex-window-path.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-window-toasts.h"
#include "widgets/text/lex-toast.h"

/* What is done with the file that is chosen; owned by the callback. */
typedef struct
{
  LexWindow *window;
  gconstpointer front; /* nullable: from where it was asked; may be gone */
  LexWindowPathFunc func;
} Asking;

static void
chosen_cb (GListModel *files, gpointer user_data)
{
  g_autofree Asking *asking = user_data;
  g_autoptr (LexWindow) window = asking->window;
  g_autoptr (GFile) file = files != NULL ? g_list_model_get_item (files, 0) : NULL;
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_clear_object (&window->choosing);
  window->asker = asking->front;
  if (path != NULL && window->journal != NULL)
    asking->func (window, path);
  else if (file != NULL)
    lex_toast_say (lex_window_get_toasts_in_front (window),
                   _ ("This is no folder of this computer; choose another"));
  window->asker = NULL;
}

void
lex_window_ask_path (LexWindow *self, GtkWindow *front, const LexFileChoice *choice,
                     LexWindowPathFunc func)
{
  Asking *asking;

  if (self->choosing != NULL || self->journal == NULL)
    return;
  asking = g_new (Asking, 1);
  *asking = (Asking){ g_object_ref (self), front, func };
  self->choosing = g_cancellable_new ();
  lex_file_choice_ask (front != NULL ? front : GTK_WINDOW (self), choice, self->choosing, chosen_cb,
                       asking);
}
