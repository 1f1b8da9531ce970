/* test-games.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An event's own file: its boards as a list, what they tell and what not, what the cards of one
 * would have made, and what becomes of a file that is none.
 */

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <unistd.h>

#include "services/lex-analysis-words.h"
#include "services/lex-analysis.h"
#include "services/lex-games.h"
#include "services/lex-library.h"

#define DEAL "N:73.QJT.AQ54.T752 QT6.876.KJ9.AQ84 5.A95432.7632.K6 AKJ9842.K.T8.J93"

static char *folder;
static const LexPbn *played; /* what is being solved */

static char *
write_file (const char *name, const char *text, gssize size)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, size, NULL));
  return path;
}

static LexGames *
open_text (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = write_file ("boards.pbn", text, -1);
  LexGames *games = lex_games_open (path, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (lex_games_get_path (games), ==, path);
  return games;
}

static void
test_list (void)
{
  g_autoptr (LexGames) games
      = open_text ("[Event \"##Spring Cup\"]\n[Site \"?\"]\n[Board \"6\"]\n[Deal \"" DEAL "\"]\n"
                   "[Contract \"4S\"]\n[Declarer \"W\"]\n[Result \"10\"]\n"
                   "[ScoreTable \"PairId_NS;Contract;Declarer;Result\"]\n1 4S W 10\n2 4S W 9\n\n"
                   "[Board \"7\"]\n[Dealer \"N\"]\n[Vulnerable \"None\"]\n[Deal \"" DEAL "\"]\n"
                   "[Auction \"N\"]\n9Z\n\n"
                   "[Board \"8\"]\n[Deal \"nonsense\"]\n");
  g_autoptr (LexGame) first = lex_games_dup (games, 0);
  g_autoptr (LexGame) second = lex_games_dup (games, 1);
  g_autoptr (LexGame) third = lex_games_dup (games, 2);
  g_autoptr (LexPbnTable) table = lex_game_dup_table (first, "ScoreTable");
  int points;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (games)), ==, 3);
  g_assert_null (g_list_model_get_item (G_LIST_MODEL (games), 3));
  g_assert_cmpstr (lex_game_get_value (second, "Event"), ==, "Spring Cup");
  g_assert_null (lex_game_get_value (first, "Site"));
  g_assert_null (lex_game_get_fault (first));
  /* Law 2 tells what the file does not. */
  g_assert_cmpstr (lex_game_get_pbn (first)->dealer, ==, "E");
  g_assert_cmpint (lex_game_get_pbn (first)->vulnerability, ==, LEX_VULNERABILITY_EW);
  g_assert_true (lex_game_get_points (first, &points));
  g_assert_cmpint (points, ==, -620);
  g_assert_cmpuint (table->rows->len, ==, 2);
  /* An auction that cannot be does not hide the deal. */
  g_assert_nonnull (strstr (lex_game_get_fault (second), "17"));
  g_assert_nonnull (lex_game_get_pbn (second)->deal);
  g_assert_null (lex_game_get_pbn (second)->auction);
  g_assert_cmpstr (lex_game_get_pbn (second)->dealer, ==, "N");
  g_assert_cmpint (lex_game_get_pbn (second)->vulnerability, ==, LEX_VULNERABILITY_NONE);
  g_assert_nonnull (lex_game_get_fault (third));
  g_assert_null (lex_game_get_pbn (third));
}

/* A board outlives its list, and stands alone as text with what it inherits. */
static void
test_text (void)
{
  g_autoptr (LexGames) games
      = open_text ("[Event \"##Zawody Zürich\"]\n[Board \"6\"]\n[Deal \"" DEAL "\"]\n\n"
                   "[Board \"7\"]\n[Deal \"" DEAL "\"]\n");
  g_autoptr (LexGame) game = lex_games_dup (games, 1);
  g_autofree char *text = NULL;
  g_autofree char *named = NULL;

  g_clear_object (&games);
  text = lex_game_dup_text (game, NULL, NULL);
  named = lex_game_dup_text (game, "Mine, 7", NULL);
  g_assert_nonnull (strstr (text, "[Event \"Zawody Zürich\"]\n"));
  g_assert_nonnull (strstr (text, "[Board \"7\"]\n"));
  g_assert_null (strstr (text, "[Board \"6\"]"));
  g_assert_null (strchr (text, '\r'));
  g_assert_nonnull (strstr (named, "[Event \"Mine, 7\"]\n"));
  g_assert_nonnull (strstr (named, "[Board \"7\"]\n"));
}

static void
test_results (void)
{
  static const struct
  {
    const char *contract, *declarer, *result;
    gboolean told;
    int points;
  } table[] = {
    { "4S", "W", "10", TRUE, -620 },   { "4S", "W", "^9", TRUE, 100 },
    { "4SX", "W", "EW 9", TRUE, 200 }, { "4SX", "W", "NS 4", TRUE, 200 },
    { "3NT", "N", "9", TRUE, 400 },    { "Pass", "", "", TRUE, 0 },
    { "4S", "W", "", FALSE, 0 },       { "4S", "?", "10", FALSE, 0 },
    { "?", "W", "10", FALSE, 0 },      { "4S", "W", "14", FALSE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (table); i++)
    {
      g_autofree char *text = g_strdup_printf (
          "[Event \"\"]\n[Board \"6\"]\n[Deal \"" DEAL "\"]\n[Contract \"%s\"]\n[Declarer \"%s\"]\n"
          "[Result \"%s\"]\n",
          table[i].contract, table[i].declarer, table[i].result);
      g_autoptr (LexGames) games = open_text (text);
      g_autoptr (LexGame) game = lex_games_dup (games, 0);
      int points = 0;

      g_assert_cmpint (lex_game_get_points (game, &points), ==, table[i].told);
      g_assert_cmpint (points, ==, table[i].points);
    }
}

static void
check_refused (const char *path)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_games_open (path, &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT);
  g_assert_null (strchr (error->message, '\n'));
}

static void
test_bad_files (void)
{
  g_autofree char *empty = write_file ("empty.pbn", "", 0);
  g_autofree char *noise = write_file ("noise.pbn", "\x00\xff\x01 no tags", 11);
  g_autofree char *large = write_file ("large.pbn", "", 0);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere.pbn", NULL);

  g_assert_cmpint (truncate (large, LEX_PBN_MAX_BYTES + 1), ==, 0);
  check_refused (empty);
  check_refused (noise);
  check_refused (large);
  check_refused (nowhere);
  check_refused (folder);
}

static void
test_kinds (void)
{
  g_autofree char *named = write_file ("x.PBN", "anything", -1);
  g_autofree char *begun = write_file ("begun.txt", "% PBN 2.1\n", -1);
  g_autofree char *tagged = write_file ("tagged", "[Event \"\"]\n", -1);
  g_autofree char *other = write_file ("law20.txt", "LAW 20\n", -1);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", NULL);

  g_assert_true (lex_games_are_in (named));
  g_assert_true (lex_games_are_in (begun));
  g_assert_true (lex_games_are_in (tagged));
  g_assert_false (lex_games_are_in (other));
  g_assert_false (lex_games_are_in (nowhere));
  g_assert_false (lex_games_are_in (folder));
}

static void
solved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexSolution) solution = lex_analysis_solve_finish (result, &error);
  GString *told = user_data;

  if (solution == NULL)
    g_string_append (told, error->domain == G_IO_ERROR ? "cancelled" : error->message);
  else
    {
      g_autofree char *par = lex_analysis_words_dup_par (solution, LEX_LANGUAGE_EN);
      g_autofree char *outcome = lex_analysis_words_dup_outcome (played, solution, LEX_LANGUAGE_PL);

      g_string_append_printf (told, "%s %u %s", par, solution->points->len, outcome);
    }
}

static char *
wait_for (GString *told)
{
  while (told->len == 0)
    g_main_context_iteration (NULL, TRUE);
  return g_string_free (told, FALSE);
}

static void
test_solving (void)
{
  g_autoptr (LexGames) games
      = open_text ("[Event \"\"]\n[Board \"6\"]\n[Deal \"" DEAL "\"]\n[Contract \"4S\"]\n"
                   "[Declarer \"W\"]\n");
  g_autoptr (LexGame) game = lex_games_dup (games, 0);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GString *told = g_string_new (NULL);
  GString *stopped = g_string_new (NULL);
  g_autofree char *answer = NULL;
  g_autofree char *none = NULL;

  g_assert_true (lex_analysis_is_possible (lex_game_get_pbn (game)));
  played = lex_game_get_pbn (game);
  lex_analysis_solve_async (lex_game_get_pbn (game), NULL, solved_cb, told);
  lex_analysis_solve_async (lex_game_get_pbn (game), cancellable, solved_cb, stopped);
  g_cancellable_cancel (cancellable);
  answer = wait_for (told);
  none = wait_for (stopped);
  /* The lead is the one point of a play that is not told. */
  g_assert_cmpstr (answer, ==, "Par: NS −300 (5♥x NS −2) 1 4♠W");
  g_assert_cmpstr (none, ==, "cancelled");
}

/* What a weighted score begins with is written as the reader writes a contract. */
static void
test_outcome (void)
{
  g_autoptr (LexGames) games
      = open_text ("[Event \"\"]\n[Board \"6\"]\n[Deal \"" DEAL "\"]\n[Contract \"3NTX\"]\n"
                   "[Declarer \"N\"]\n");
  g_autoptr (LexGame) game = lex_games_dup (games, 0);
  g_autoptr (LexSolution) solution = lex_analysis_solve (lex_game_get_pbn (game), NULL, NULL);
  g_autofree char *english = NULL;
  g_autofree char *polish = NULL;

  g_assert_nonnull (solution);
  english = lex_analysis_words_dup_outcome (lex_game_get_pbn (game), solution, LEX_LANGUAGE_EN);
  polish = lex_analysis_words_dup_outcome (lex_game_get_pbn (game), solution, LEX_LANGUAGE_PL);
  g_assert_true (g_str_has_prefix (english, "3NTxN-"));
  g_assert_true (g_str_has_prefix (polish, "3BAxN-"));
  g_assert_cmpstr (english + strlen ("3NTxN"), ==, polish + strlen ("3BAxN"));
}

static void
test_impossible (void)
{
  g_autoptr (LexGames) games
      = open_text ("[Event \"\"]\n[Deal \"N:- - - AQ...\"]\n\n[Event \"\"]\n[Board \"1\"]\n\n"
                   "[Event \"\"]\n[Deal \"N:A... K... Q... 2...\"]\n\n"
                   "[Event \"\"]\n[Deal \"N:A... K... Q... 2...\"]\n[Contract \"NT\"]\n"
                   "[Declarer \"S\"]\n");

  g_assert_false (lex_analysis_is_possible (NULL));
  for (guint i = 0; i < lex_games_get_n (games); i++)
    {
      g_autoptr (LexGame) game = lex_games_dup (games, i);

      g_assert_cmpint (lex_analysis_is_possible (lex_game_get_pbn (game)), ==, i == 3);
    }
}

static void
remove_folder (void)
{
  g_autoptr (GDir) names = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (names)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (folder);
  g_free (folder);
}

int
main (int argc, char **argv)
{
  int status;

  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("lexbridge-games-XXXXXX", NULL);
  g_test_add_func ("/games/list", test_list);
  g_test_add_func ("/games/text", test_text);
  g_test_add_func ("/games/results", test_results);
  g_test_add_func ("/games/bad-files", test_bad_files);
  g_test_add_func ("/games/kinds", test_kinds);
  g_test_add_func ("/games/solving", test_solving);
  g_test_add_func ("/games/outcome", test_outcome);
  g_test_add_func ("/games/impossible", test_impossible);
  status = g_test_run ();
  remove_folder ();
  return status;
}
