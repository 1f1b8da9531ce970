/* test-claims.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What our examples and questions claim of contract and result, against the solver: claims.tsv
 * lists the claims, and no complete deal is without a line there. Meson runs it with the library
 * and the questions that ship.
 */

#include <string.h>

#include "bridge/pbn/lex-pbn.h"
#include "model/lex-question.h"
#include "services/lex-analysis.h"
#include "services/lex-library.h"
#include "services/lex-questions.h"

#define EXAMPLES "examples"

enum
{
  SOURCE,
  DECLARER,
  CONTRACT,
  CARDS,
  TRICKS,
  PROOF,
  N_FIELDS = 7,
};

static GHashTable *games; /* source to PBN */

static void
take_examples (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library
      = lex_library_open (g_getenv ("LEXBRIDGE_SHIPPED"), "/nonexistent", &error);
  g_autoptr (GPtrArray) clauses = NULL;

  g_assert_no_error (error);
  clauses = lex_library_list_clauses (library, EXAMPLES, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < clauses->len; i++)
    if (lex_clause_get_pbn (clauses->pdata[i]) != NULL)
      g_hash_table_insert (games,
                           g_strdup (lex_label_get_text (lex_clause_get_label (clauses->pdata[i]))),
                           g_strdup (lex_clause_get_pbn (clauses->pdata[i])));
}

static void
take_questions (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) questions
      = lex_questions_load (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);

  g_assert_no_error (error);
  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      if (question->pbn != NULL)
        g_hash_table_insert (games, g_strdup (question->id), g_strdup (question->pbn));
    }
}

static GPtrArray *
read_claims (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "services", "claims.tsv", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  GPtrArray *claims = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '#')
      {
        g_ptr_array_add (claims, g_strsplit (lines[i], "\t", -1));
        g_assert_cmpuint (g_strv_length (claims->pdata[claims->len - 1]), ==, N_FIELDS);
      }
  return claims;
}

/* The deal of the source, played by the declarer of the claim; in an end position he leads. */
static LexPbn *
dup_game (char **claim)
{
  const char *text = g_hash_table_lookup (games, claim[SOURCE]);
  g_autoptr (LexPbn) source = text != NULL ? lex_pbn_parse (text, NULL) : NULL;
  g_autofree char *deal = NULL;
  g_autofree char *game = NULL;
  g_autoptr (GString) cards = g_string_new (claim[CARDS]);
  g_autoptr (GError) error = NULL;
  LexPbn *pbn;
  LexSeat leader;

  if (source == NULL)
    g_error ("claims.tsv: %s: there is no such deal", claim[SOURCE]);
  deal = lex_deal_to_text (source->deal);
  g_assert_true (lex_seat_from_letter (*claim[DECLARER], &leader));
  if (lex_deal_is_complete (source->deal))
    leader = (LexSeat) ((leader + 1) % LEX_N_SEATS);
  g_string_replace (cards, "/", "\n", 0);
  game = g_strdup_printf (
      "[Event \"\"]\n[Deal \"%s\"]\n[Declarer \"%s\"]\n[Contract \"%s\"]\n[Play \"%c\"]\n%s\n*\n",
      deal, claim[DECLARER], claim[CONTRACT], lex_seat_get_letter (leader), cards->str);
  pbn = lex_pbn_parse (game, &error);
  g_assert_no_error (error);
  if (pbn->play == NULL)
    pbn->play = lex_play_new (leader, pbn->trumps, NULL, 0);
  return pbn;
}

/* A card that was not in that hand would end the play unseen. */
static guint
count_cards (const char *cards)
{
  guint n = 0;

  for (const char *c = cards; *c != '\0'; c++)
    n += g_ascii_isupper (*c) && g_ascii_isalnum (c[1]);
  return n;
}

/* The best that can be done at the last point that is told. */
static guint
count_tricks (char **claim)
{
  g_autoptr (LexPbn) pbn = dup_game (claim);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexSolution) solution = lex_analysis_solve (pbn, NULL, &error);
  const LexSolvedPoint *point;
  LexSeat declarer;
  guint best;

  g_assert_no_error (error);
  g_assert_cmpuint (solution->points->len, ==, count_cards (claim[CARDS]) + 1);
  lex_seat_from_letter (*claim[DECLARER], &declarer);
  point = &g_array_index (solution->points, LexSolvedPoint, solution->points->len - 1);
  best = lex_solved_point_get_tricks (point, &point->cards[0], declarer);
  for (guint i = 1; i < point->n_cards; i++)
    {
      const guint tricks = lex_solved_point_get_tricks (point, &point->cards[i], declarer);

      best = point->position.turn % 2 == declarer % 2 ? MAX (best, tricks) : MIN (best, tricks);
    }
  if (solution->has_table && *claim[CARDS] == '\0')
    g_assert_cmpuint (best, ==, solution->tricks[declarer][pbn->trumps]);
  return best;
}

static void
test_claims (void)
{
  g_autoptr (GPtrArray) claims = read_claims ();

  for (guint i = 0; i < claims->len; i++)
    {
      char **claim = claims->pdata[i];
      guint claimed, tricks;

      if (g_str_equal (claim[PROOF], "none"))
        continue;
      claimed = (guint) g_ascii_strtoull (claim[TRICKS], NULL, 10);
      tricks = count_tricks (claim);
      g_test_message ("%s: %s by %s %s: claimed %u, solved %u", claim[SOURCE], claim[CONTRACT],
                      claim[DECLARER], claim[CARDS], claimed, tricks);
      if (g_str_equal (claim[PROOF], "all") ? tricks != claimed : tricks == claimed)
        {
          g_test_fail_printf ("%s: %s by %s %s: claimed %u, solved %u", claim[SOURCE],
                              claim[CONTRACT], claim[DECLARER], claim[CARDS], claimed, tricks);
        }
    }
}

/* Every complete deal is in the list, and so is each result that a tag tells. */
static void
test_none_is_forgotten (void)
{
  g_autoptr (GPtrArray) claims = read_claims ();
  GHashTableIter iter;
  gpointer source, text;
  guint n_complete = 0;

  g_hash_table_iter_init (&iter, games);
  while (g_hash_table_iter_next (&iter, &source, &text))
    {
      g_autoptr (LexPbn) pbn = lex_pbn_parse (text, NULL);
      const char *tag = strstr (text, "[Result \"");
      gboolean found = FALSE;

      if (pbn == NULL || pbn->deal == NULL || !lex_deal_is_complete (pbn->deal))
        continue;
      n_complete++;
      for (guint i = 0; i < claims->len && !found; i++)
        {
          char **claim = claims->pdata[i];

          found = g_str_equal (claim[SOURCE], source)
                  && (tag == NULL
                      || (g_ascii_strtoull (tag + strlen ("[Result \""), NULL, 10)
                              == g_ascii_strtoull (claim[TRICKS], NULL, 10)
                          && *claim[DECLARER] == *pbn->declarer));
        }
      if (!found)
        g_test_fail_printf ("%s: claims.tsv says nothing of it, or not its result",
                            (const char *) source);
    }
  g_assert_cmpuint (n_complete, >=, 20);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  take_examples ();
  take_questions ();
  g_test_add_func ("/claims/solved", test_claims);
  g_test_add_func ("/claims/none-is-forgotten", test_none_is_forgotten);
  status = g_test_run ();
  g_hash_table_unref (games);
  return status;
}
