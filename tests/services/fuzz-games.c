/* fuzz-games.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The fuzz target of an event's own file, as the window and `solve` read it: whatever bytes a file
 * has, its boards can be asked everything, a play ends where it is no longer known, and a board
 * written alone can be read again.
 */

#include <string.h>

#include "services/lex-analysis.h"
#include "services/lex-game.h"
#include "solver/lex-position.h"

int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* Each point has the cards of a whole trick less those on the table. */
static void
check_points (const LexPbn *pbn)
{
  g_autoptr (GArray) points = pbn->play != NULL ? lex_positions_of (pbn->play, pbn->deal) : NULL;

  for (guint i = 0; points != NULL && i < points->len; i++)
    {
      const LexPosition *point = &g_array_index (points, LexPosition, i);
      guint n = point->n_played;

      for (guint seat = 0; seat < LEX_N_SEATS; seat++)
        for (guint suit = 0; suit < LEX_N_SUITS; suit++)
          n += (guint) __builtin_popcount (point->left[seat][suit]);
      g_assert_cmpuint (point->n_played, <, LEX_N_SEATS);
      g_assert_cmpuint (n % LEX_N_SEATS, ==, 0);
      g_assert_cmpuint (n, >, 0);
    }
}

static void
check_table (LexGame *game, const char *tag)
{
  g_autoptr (LexPbnTable) table = lex_game_dup_table (game, tag);

  for (guint i = 0; table != NULL && i < table->rows->len; i++)
    {
      const guint n = g_strv_length (table->rows->pdata[i]);

      g_assert_true (n == 1 || n == table->columns->len);
    }
}

static void
check_game (LexGame *game)
{
  static const char *const tables[] = { "ScoreTable", "TotalScoreTable", "OptimumResultTable" };
  const LexPbn *pbn = lex_game_get_pbn (game);
  g_autofree char *text = lex_game_dup_text (game, NULL, NULL);
  guint tricks;
  int points;

  g_assert_true (pbn != NULL || lex_game_get_fault (game) != NULL);
  if (lex_game_get_tricks (game, &tricks))
    g_assert_cmpuint (tricks, <=, 13);
  lex_game_get_points (game, &points);
  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    check_table (game, tables[i]);
  if (pbn != NULL && lex_analysis_is_possible (pbn))
    check_points (pbn);
  if (text != NULL)
    {
      g_autoptr (LexPbnFile) again = lex_pbn_file_read (text, strlen (text), NULL);

      g_assert_nonnull (again);
    }
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr (LexPbnFile) file = lex_pbn_file_read ((const char *) data, size, NULL);
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);

  for (guint i = 0; file != NULL && i < lex_pbn_file_get_n_games (file); i++)
    {
      g_autoptr (LexGame) game = lex_game_new (owner, file, i);

      check_game (game);
    }
  return 0;
}
