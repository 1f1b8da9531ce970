/* lex-window-files.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files that are chosen, dropped or named on the command line: what a file is decides what becomes
 * of it. It refuses to know how any is read. Application and actions call it.
 */

#include "shell/lex-window-files.h"

#include <glib/gi18n-lib.h>

#include "shell/lex-file-choice.h"
#include "shell/lex-window-boards.h"
#include "shell/lex-window-private.h"

/* What a file is decides: an event's boards are looked at, a text is imported. */
static void
open_paths (LexWindow *self, const char *const *paths)
{
  g_auto (GStrv) rest = lex_window_show_boards (self, paths);

  lex_window_import_files (self, (const char *const *) rest);
}

void
lex_window_open_files (LexWindow *self, const char *const *paths)
{
  g_return_if_fail (LEX_IS_WINDOW (self));
  g_return_if_fail (paths != NULL);

  if (self->library != NULL)
    open_paths (self, paths);
}

static void
add_path (GStrvBuilder *paths, GFile *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    g_strv_builder_add (paths, path);
}

static void
chosen_cb (GListModel *files, gpointer user_data)
{
  g_autoptr (LexWindow) self = LEX_WINDOW (user_data);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  g_clear_object (&self->choosing);
  for (guint i = 0; files != NULL && i < g_list_model_get_n_items (files); i++)
    {
      g_autoptr (GFile) file = g_list_model_get_item (files, i);

      add_path (builder, file);
    }
  paths = g_strv_builder_end (builder);
  open_paths (self, (const char *const *) paths);
}

/* What the federations publish their texts as; the content decides what a file is. */
static GtkFileFilter *
text_filter_new (void)
{
  static const char *const types[]
      = { "text/plain",
          "text/markdown",
          "text/html",
          "application/xhtml+xml",
          "application/xml",
          "text/xml",
          "application/pdf",
          "image/*",
          "application/vnd.oasis.opendocument.text",
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document" };
  GtkFileFilter *filter = gtk_file_filter_new ();

  gtk_file_filter_set_name (filter, _ ("Texts and boards"));
  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    gtk_file_filter_add_mime_type (filter, types[i]);
  gtk_file_filter_add_pattern (filter, "*.pbn");
  return filter;
}

static void
choose (LexWindow *self, const LexFileChoice *choice)
{
  if (self->library == NULL || self->choosing != NULL)
    return;
  self->choosing = g_cancellable_new ();
  lex_file_choice_ask (GTK_WINDOW (self), choice, self->choosing, chosen_cb, g_object_ref (self));
}

void
lex_window_import (LexWindow *self)
{
  g_autoptr (GtkFileFilter) filter = text_filter_new ();

  g_return_if_fail (LEX_IS_WINDOW (self));

  choose (self, &(LexFileChoice){
                    .title = _ ("Open Texts or Boards"), .accept = _ ("_Open"), .filter = filter });
}

/* Pages that were saved one by one lie in a folder. */
void
lex_window_import_folder (LexWindow *self)
{
  g_return_if_fail (LEX_IS_WINDOW (self));

  choose (self, &(LexFileChoice){ .title = _ ("Import a Folder of Official Texts"),
                                  .accept = _ ("_Import"),
                                  .folders = TRUE });
}

/* Files and folders, as a file manager gives them. */
static gboolean
drop_cb (GtkDropTarget *target, const GValue *value, double x, double y, LexWindow *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) paths = NULL;

  for (GSList *file = g_value_get_boxed (value); file != NULL; file = file->next)
    add_path (builder, file->data);
  paths = g_strv_builder_end (builder);
  open_paths (self, (const char *const *) paths);
  return paths[0] != NULL;
}

void
lex_window_take_drops (LexWindow *self, GtkWidget *widget)
{
  GtkDropTarget *target = gtk_drop_target_new (GDK_TYPE_FILE_LIST, GDK_ACTION_COPY);

  g_signal_connect_object (target, "drop", G_CALLBACK (drop_cb), self, 0);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (target));
}
