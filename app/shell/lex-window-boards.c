/* lex-window-boards.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Files of events: looked at in windows of their own; and a board that is taken becomes a document
 * of the reader's own, by the way of every import. It refuses to know how a file is read and a
 * board drawn. What opens files calls it.
 */

#include "shell/lex-window-boards.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "services/lex-games.h"
#include "shell/lex-window-cases.h"
#include "shell/lex-window-private.h"
#include "widgets/boards/lex-board-page.h"
#include "widgets/boards/lex-boards.h"
#include "widgets/text/lex-toast.h"

/* Each is a window. */
#define MAX_FILES 8

/* A file by itself in a folder of its own, named after the board; the importer keeps what it holds.
 */
static char *
write_board (LexGame *game, GError **error)
{
  const char *event = lex_game_get_value (game, "Event");
  const char *board = lex_game_get_value (game, "Board");
  g_autofree char *title
      = g_strdup_printf ("%s, %s", event ? event : _ ("Event"), board ? board : "?");
  g_autofree char *text = lex_game_dup_text (game, title, error);
  g_autofree char *folder = text ? g_dir_make_tmp ("lexbridge-board-XXXXXX", error) : NULL;
  g_autofree char *path = folder ? g_build_filename (folder, "board.pbn", NULL) : NULL;

  if (!path || g_file_set_contents (path, text, -1, error))
    return g_steal_pointer (&path);
  g_rmdir (folder);
  return NULL;
}

static void
take_board (LexWindow *self, LexGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = write_board (game, &error);

  if (path)
    lex_window_import_passing (self, path);
  else
    lex_toast_say (self->toasts, error->message);
}

static void
take_cb (LexBoards *boards, LexGame *game, LexWindow *self)
{
  const char *const paths[] = { lex_games_get_path (lex_boards_get_games (boards)), NULL };

  if (game)
    take_board (self, game);
  else
    lex_window_import_files (self, paths);
}

/* What the file tells of the table. */
static LexCase *
dup_case (LexGame *game, GError **error)
{
  static const struct
  {
    LexCaseKey key;
    const char *tag;
  } tags[]
      = { { LEX_CASE_EVENT, "Event" }, { LEX_CASE_SESSION, "Stage" }, { LEX_CASE_TABLE, "Table" },
          { LEX_CASE_BOARD, "Board" }, { LEX_CASE_NORTH, "North" },   { LEX_CASE_EAST, "East" },
          { LEX_CASE_SOUTH, "South" }, { LEX_CASE_WEST, "West" } };
  g_autofree char *text = lex_game_dup_text (game, NULL, error);
  g_autofree char *result = lex_board_page_dup_result (game, lex_language_of_locale ());
  LexCase *known = text ? lex_case_new (LEX_CASE_RULING_KIND) : NULL;

  if (!known)
    return NULL;
  lex_case_set (known, LEX_CASE_GAME, text);
  lex_case_set (known, LEX_CASE_RESULT, *result != '\0' ? result : NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tags); i++)
    lex_case_set (known, tags[i].key, lex_game_get_value (game, tags[i].tag));
  return known;
}

static void
record (LexWindow *self, LexGame *game)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexCase) known = dup_case (game, &error);

  if (known)
    lex_window_keep_case (self, known);
  else
    lex_toast_say (self->toasts, error->message);
}

static void
record_cb (LexBoards *boards, LexGame *game, LexWindow *self)
{
  record (self, game);
}

static void
show_file (LexWindow *self, const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexGames) games = lex_games_open (path, &error);
  const LexLanguages languages = lex_reader_get_languages (self->reader);
  GtkWidget *boards;

  if (!games)
    {
      lex_toast_say (self->toasts, error->message);
      return;
    }
  boards = lex_boards_new (games, lex_languages_get_first (languages), GTK_WINDOW (self));
  gtk_widget_insert_action_group (boards, "win", G_ACTION_GROUP (self));
  g_signal_connect_object (boards, "take", G_CALLBACK (take_cb), self, 0);
  g_signal_connect_object (boards, "record", G_CALLBACK (record_cb), self, 0);
  gtk_window_present (GTK_WINDOW (boards));
}

GStrv
lex_window_show_boards (LexWindow *self, const char *const *paths)
{
  g_autoptr (GStrvBuilder) rest = g_strv_builder_new ();
  guint n = 0;

  g_return_val_if_fail (LEX_IS_WINDOW (self), NULL);

  for (; *paths; paths++)
    if (!lex_games_are_in (*paths))
      g_strv_builder_add (rest, *paths);
    else if (n++ < MAX_FILES)
      show_file (self, *paths);
  return g_strv_builder_end (rest);
}

gboolean
lex_window_take_only_board (LexWindow *self, const char *const *paths)
{
  g_autoptr (LexGames) games = NULL;
  g_autoptr (LexGame) game = NULL;

  g_return_val_if_fail (LEX_IS_WINDOW (self), FALSE);

  if (paths[0] == NULL || paths[1] != NULL || !lex_games_are_in (paths[0]))
    return FALSE;
  games = lex_games_open (paths[0], NULL);
  if (!games || lex_games_get_n (games) != 1)
    return FALSE;
  game = lex_games_dup (games, 0);
  record (self, game);
  return TRUE;
}
