/* lex-games.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The boards of an event's own PBN file, as a list. It refuses to keep anything of it, and to know
 * what a board means. Both front ends call it.
 */

#include "services/lex-games.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-private.h"

/* How far a file is read to tell what it is. */
#define GLANCE 512

struct _LexGames
{
  GObject parent_instance;

  /* Owned */
  LexPbnFile *file;
  char *path;
};

static void lex_games_list_model_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (LexGames, lex_games, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, lex_games_list_model_init))

static GType
lex_games_get_item_type (GListModel *model)
{
  return LEX_TYPE_GAME;
}

static guint
lex_games_get_n_items (GListModel *model)
{
  return lex_games_get_n (LEX_GAMES (model));
}

static gpointer
lex_games_get_item (GListModel *model, guint position)
{
  LexGames *self = LEX_GAMES (model);

  return position < lex_games_get_n (self) ? lex_games_dup (self, position) : NULL;
}

static void
lex_games_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = lex_games_get_item_type;
  iface->get_n_items = lex_games_get_n_items;
  iface->get_item = lex_games_get_item;
}

static void
lex_games_finalize (GObject *object)
{
  LexGames *self = LEX_GAMES (object);

  g_clear_pointer (&self->file, lex_pbn_file_free);
  g_clear_pointer (&self->path, g_free);

  G_OBJECT_CLASS (lex_games_parent_class)->finalize (object);
}

static void
lex_games_class_init (LexGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_games_finalize;
}

static void
lex_games_init (LexGames *self)
{
}

/* Reads the first bytes of a file; of @n of them at most. */
static GBytes *
read_bytes (const char *path, gsize n, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autofree char *bytes = NULL;
  gsize size;

  /* A pipe would be waited for. */
  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE,
                           g_file_test (path, G_FILE_TEST_EXISTS) ? _ ("this is no file")
                                                                  : _ ("there is no such file"));
      return NULL;
    }
  stream = g_file_read (file, NULL, error);
  if (stream == NULL)
    return NULL;
  bytes = g_malloc (n);
  if (!g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, n, &size, NULL, error))
    return NULL;
  return g_bytes_new_take (g_realloc (g_steal_pointer (&bytes), MAX (size, 1)), size);
}

gboolean
lex_games_are_in (const char *path)
{
  static const char *const beginnings[] = { "% PBN ", "%PBN ", "[Event " };
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  const char *dot;

  g_return_val_if_fail (path != NULL, FALSE);

  if (g_file_test (path, G_FILE_TEST_IS_DIR))
    return FALSE;
  dot = strrchr (path, '.');
  if (dot != NULL && g_ascii_strcasecmp (dot, ".pbn") == 0)
    return TRUE;
  bytes = read_bytes (path, GLANCE, NULL);
  if (bytes == NULL)
    return FALSE;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  for (guint i = 0; i < G_N_ELEMENTS (beginnings); i++)
    if (g_str_has_prefix (text, beginnings[i]))
      return TRUE;
  return FALSE;
}

LexGames *
lex_games_open (const char *path, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (LexPbnFile) file = NULL;
  g_autofree char *name = NULL;
  LexGames *self;

  g_return_val_if_fail (path != NULL, NULL);

  name = g_filename_display_basename (path);
  bytes = read_bytes (path, LEX_PBN_MAX_BYTES + 1, &lower);
  if (bytes != NULL)
    file = lex_pbn_file_read (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), &lower);
  if (file == NULL)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT, _ ("%s: %s; choose a PBN file of an event"),
                        name, lower->message);
      return NULL;
    }
  self = g_object_new (LEX_TYPE_GAMES, NULL);
  self->file = g_steal_pointer (&file);
  self->path = g_strdup (path);
  return self;
}

const char *
lex_games_get_path (LexGames *self)
{
  g_return_val_if_fail (LEX_IS_GAMES (self), NULL);

  return self->path;
}

guint
lex_games_get_n (LexGames *self)
{
  g_return_val_if_fail (LEX_IS_GAMES (self), 0);

  return lex_pbn_file_get_n_games (self->file);
}

LexGame *
lex_games_dup (LexGames *self, guint i)
{
  g_return_val_if_fail (LEX_IS_GAMES (self) && i < lex_games_get_n (self), NULL);

  return lex_game_new (G_OBJECT (self), self->file, i);
}
