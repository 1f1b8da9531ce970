/* fuzz-pbn.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fuzz target of PBN: whatever bytes a file has, reading ends with games or one clear line;
 * what was read can be interpreted or complained of; and what is written is written the same when
 * it is read again.
 */

#include "bridge/pbn/lex-pbn-file.h"
#include "bridge/pbn/lex-pbn.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

static void
check_meaning (const LexPbnFile *file)
{
  for (guint i = 0; i < lex_pbn_file_get_n_games (file); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (LexPbn) game = lex_pbn_interpret (lex_pbn_file_get_game (file, i), &error);

      g_assert_true ((game == NULL) == (error != NULL));
      g_assert_true (error == NULL || strchr (error->message, '\n') == NULL);
      if (game != NULL && game->play != NULL && game->deal != NULL)
        g_object_unref (lex_play_dup_end_position (game->play, game->deal, G_MAXUINT));
    }
}

static void
check_writing (const LexPbnFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) first = lex_pbn_file_write (file, &error);
  g_autoptr (LexPbnFile) again = NULL;
  g_autoptr (GBytes) second = NULL;

  if (first == NULL)
    {
      g_assert_nonnull (error);
      return;
    }
  again = lex_pbn_file_read (g_bytes_get_data (first, NULL), g_bytes_get_size (first), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (lex_pbn_file_get_n_games (again), ==, lex_pbn_file_get_n_games (file));
  second = lex_pbn_file_write (again, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (first, second));
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbnFile) file = lex_pbn_file_read ((const char *) data, size, &error);

  g_assert_true ((file == NULL) == (error != NULL));
  if (file == NULL)
    {
      g_assert_null (strchr (error->message, '\n'));
      return 0;
    }
  check_meaning (file);
  check_writing (file);
  for (guint i = 0; i < lex_pbn_file_get_n_games (file); i++)
    lex_pbn_game_settle (lex_pbn_file_get_game (file, i), NULL);
  check_writing (file);
  return 0;
}
