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
#include "shell/lex-window-cases.h"
#include "shell/lex-window-notes.h"
#include "shell/lex-window-private.h"
#include "widgets/cases/lex-cases-window.h"

/* Gives those that are no notes and cases of a reader. */
static GStrv
take_journals (LexWindow *self, const char *const *paths, gboolean on_cases)
{
  g_autoptr (GStrvBuilder) rest = g_strv_builder_new ();

  for (; *paths != NULL; paths++)
    if (self->journal == NULL || !lex_journal_is_export (*paths))
      g_strv_builder_add (rest, *paths);
    else if (on_cases)
      lex_window_import_cases_from (self, *paths);
    else
      lex_window_import_notes_from (self, *paths);
  return g_strv_builder_end (rest);
}

/* What a file is decides: an event's boards are looked at, notes and cases are taken in, a text is
 * imported.
 * @on_cases: whether it was dropped on the window of cases */
static void
open_paths (LexWindow *self, const char *const *paths, gboolean on_cases)
{
  g_auto (GStrv) texts = lex_window_show_boards (self, paths);
  g_auto (GStrv) rest = take_journals (self, (const char *const *) texts, on_cases);

  lex_window_import_files (self, (const char *const *) rest);
}

void
lex_window_open_files (LexWindow *self, const char *const *paths)
{
  g_return_if_fail (LEX_IS_WINDOW (self));
  g_return_if_fail (paths != NULL);

  if (self->library != NULL)
    open_paths (self, paths, FALSE);
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
  open_paths (self, (const char *const *) paths, FALSE);
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

static gboolean
is_case_open (LexWindow *self)
{
  return self->cases != NULL && lex_cases_window_get_form (LEX_CASES_WINDOW (self->cases)) != NULL;
}

/* A board that is dropped on a case goes into it. */
static void
take_files_cb (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  LexWindow *self = LEX_WINDOW (user_data);
  g_autofree const char **paths = NULL;
  gboolean on_cases;

  g_variant_get (parameter, "(b^a&s)", &on_cases, &paths);
  if (self->library == NULL)
    return;
  if (!on_cases || !is_case_open (self)
      || !lex_window_take_only_board (self, (const char *const *) paths))
    open_paths (self, (const char *const *) paths, on_cases);
}

void
lex_window_add_file_actions (LexWindow *self)
{
  static const GActionEntry entries[] = { { "take-files", take_files_cb, "(bas)", NULL, NULL } };

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
}
