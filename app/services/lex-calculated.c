/* lex-calculated.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Questions that are calculated: scores, matchpoints, IMPs, weighted scores, movements, with other
 * numbers each time. It refuses to know the scales: app/rulings works the answers out;
 * movements are counted by lex-calculated-movements.c.
 * lex-card-deck.c calls it.
 */

#include "services/lex-calculated.h"

#include "bridge/lex-contract.h"
#include "rulings/lex-field.h"
#include "rulings/lex-imps.h"
#include "rulings/lex-score.h"
#include "services/lex-calculated-private.h"

#define N_TABLES 7

/* Numbers from a seed. */
typedef struct
{
  guint32 state;
} Lots;

/* xorshift after Marsaglia; never 0. */
static guint
draw (Lots *lots, guint below)
{
  lots->state ^= lots->state << 13;
  lots->state ^= lots->state >> 17;
  lots->state ^= lots->state << 5;
  return lots->state % below;
}

/* Contracts with results */

/* A deal that was played. */
typedef struct
{
  LexContract contract;
  gboolean vulnerable;
  guint tricks;
  guint trumps;
} Result;

static const char strains[] = "CDHSN";

/* Every number below N_RESULTS is another one: levels, strains, doublings, vulnerabilities, and
 * from three down to one over; of a grand slam from four down. */
#define N_RESULTS (7 * 5 * 3 * 2 * 5)

static Result
get_result (guint number)
{
  static const char *const doublings[] = { "", "x", "xx" };
  const guint level = 1 + number % 7;
  const guint trumps = number / 7 % 5;
  const guint doubling = number / 35 % 3;
  const guint tricks = number / 210;
  g_autofree char *text = g_strdup_printf ("%u%c%s%s", level, strains[trumps],
                                           trumps == 4 ? "T" : "", doublings[doubling]);
  Result result = { .vulnerable = number / 105 % 2 != 0,
                    .tricks = level == 7 ? LEX_TRICKS - tricks : level + 3 + tricks,
                    .trumps = trumps };

  lex_contract_read (text, &result.contract);
  return result;
}

static int
score_of (const Result *result)
{
  return lex_score_of (&result->contract, result->vulnerable, result->tricks);
}

static char *
dup_result (const Result *result, LexLanguage language)
{
  static const char *const symbols[LEX_N_LANGUAGES][5] = {
    [LEX_LANGUAGE_EN] = { "♣", "♦", "♥", "♠", "NT" },
    [LEX_LANGUAGE_PL] = { "♣", "♦", "♥", "♠", "BA" },
  };
  static const char *const words[LEX_N_LANGUAGES][3] = {
    [LEX_LANGUAGE_EN] = { "undoubled", "doubled", "redoubled" },
    [LEX_LANGUAGE_PL] = { "bez kontry", "z kontrą", "z rekontrą" },
  };
  static const char *const sides[LEX_N_LANGUAGES][2] = {
    [LEX_LANGUAGE_EN] = { "not vulnerable", "vulnerable" },
    [LEX_LANGUAGE_PL] = { "przed partią", "po partii" },
  };
  const guint doubling = result->contract.doubling / 2;

  return g_strdup_printf ("%u%s %s, %s", result->contract.level, symbols[language][result->trumps],
                          words[language][doubling], sides[language][result->vulnerable != FALSE]);
}

/* 143 has no divisor in common with the number of results, so that none comes twice. */
static void
make_score (LexMade *made, guint32 seed)
{
  const Result result = get_result ((guint) ((guint64) seed * 143 % N_RESULTS));
  LexScoreParts parts;

  lex_score_get_parts (&result.contract, result.vulnerable, result.tricks, &parts);
  made->value = score_of (&result);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autofree char *words = dup_result (&result, (LexLanguage) i);
      const gboolean english = i == LEX_LANGUAGE_EN;

      made->text[i] = g_strdup_printf (
          english ? "%s; declarer takes %u tricks. How many points is that for declarer’s side "
                    "(with a minus if it loses them)?"
                  : "%s; rozgrywający bierze lew: %u. Ile to punktów dla strony rozgrywającego "
                    "(z minusem, jeśli je traci)?",
          words, result.tricks);
      made->why[i] = g_strdup_printf (
          english
              ? "Law 77: tricks %d, overtricks %d, undertricks %d, game or part-score %d, slam "
                "%d, for making it doubled %d."
              : "Przepis 77: lewy %d, nadróbki %d, wpadki %d, końcówka lub częściówka %d, szlem "
                "%d, za wygranie z kontrą %d.",
          parts.tricks, parts.overtricks, parts.undertricks, parts.game, parts.slam, parts.insult);
    }
}

/* Comparing */

/* What NS often score. */
static const int points[]
    = { -1430, -800, -620, -600, -500, -430, -420, -300, -200, -170, -150, -140, -120,
        -110,  -100, -90,  -50,  50,   90,   100,  110,  120,  130,  140,  150,  170,
        200,   300,  420,  430,  450,  500,  600,  620,  650,  660,  800,  980,  1430 };

#define N_POINTS G_N_ELEMENTS (points)

/* Steps have no divisor with the number of possibilities in common: none comes twice before all
 * came. */
static guint
scatter (guint32 seed, guint step, guint n)
{
  return (guint) ((guint64) seed * step % n);
}

static void
make_imps (LexMade *made, guint32 seed)
{
  const guint number = scatter (seed, 101, N_POINTS * N_POINTS);
  const int own = points[number % N_POINTS];
  const int other = points[number / N_POINTS];

  made->value = lex_imps_from_points (own - other);
  made->text[LEX_LANGUAGE_EN] = g_strdup_printf (
      "In a match NS score %d at your table, and NS score %d at the other. How many IMPs does the "
      "team win that is NS at your table (with a minus if it loses)?",
      own, other);
  made->text[LEX_LANGUAGE_PL] = g_strdup_printf (
      "W meczu NS zapisują %d przy twoim stole, a %d przy drugim. Ile IMP wygrywa drużyna, która "
      "przy twoim stole siedzi na NS (z minusem, jeśli przegrywa)?",
      own, other);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf ("Law 78B: the difference is %d.", own - other);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf ("Przepis 78B: różnica wynosi %d.", own - other);
}

static void
make_weighted (LexMade *made, guint32 seed)
{
  const guint number = scatter (seed, 100003, N_POINTS * N_POINTS * N_POINTS * 9);
  const int first = points[number % N_POINTS];
  const int second = points[number / N_POINTS % N_POINTS];
  const int other = points[number / N_POINTS / N_POINTS % N_POINTS];
  const int percent = 10 * (1 + (int) (number / N_POINTS / N_POINTS / N_POINTS));
  const int imps[2]
      = { lex_imps_from_points (first - other), lex_imps_from_points (second - other) };

  made->value = (imps[0] * percent + imps[1] * (100 - percent)) / 100.0;
  made->text[LEX_LANGUAGE_EN] = g_strdup_printf (
      "In a match you assign NS %d %% of %d and %d %% of %d; NS score %d at the other table. How "
      "many IMPs does their team get (not rounded, with a minus if it loses)?",
      percent, first, 100 - percent, second, other);
  made->text[LEX_LANGUAGE_PL] = g_strdup_printf (
      "W meczu przyznajesz NS %d %% za %d i %d %% za %d; przy drugim stole NS zapisują %d. Ile IMP "
      "dostaje ich drużyna (bez zaokrąglania, z minusem, jeśli przegrywa)?",
      percent, first, 100 - percent, second, other);
  made->why[LEX_LANGUAGE_EN] = g_strdup_printf (
      "12C1(c): each outcome is turned into IMPs (%d and %d), and these are weighed.", imps[0],
      imps[1]);
  made->why[LEX_LANGUAGE_PL] = g_strdup_printf (
      "12C1(c): każdy wynik przelicza się na IMP (%d i %d), a potem waży.", imps[0], imps[1]);
}

/* The question asks for the first of them. */
static void
make_matchpoints (LexMade *made, guint32 seed)
{
  Lots lots = { (seed * 3266489917u) | 1 };
  static const int steps[]
      = { -200, -100, -50, 50, 90, 110, 120, 140, 150, 170, 420, 430, 450, 620 };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) scores = NULL;
  g_autofree char *list = NULL;
  g_autoptr (LexField) field = NULL;

  for (guint i = 0; i < N_TABLES; i++)
    {
      g_autofree char *score = g_strdup_printf ("%d", steps[draw (&lots, G_N_ELEMENTS (steps))]);

      g_strv_builder_add (builder, score);
    }
  scores = g_strv_builder_end (builder);
  list = g_strjoinv (", ", scores);
  field = lex_field_new ((const char *const *) scores, LEX_VULNERABILITY_NONE, 0, NULL);
  made->value = ((const LexFieldScore *) field->scores->pdata[0])->matchpoints[0];
  made->text[LEX_LANGUAGE_EN]
      = g_strdup_printf ("A board is played at %d tables, and NS score %s. How many matchpoints "
                         "does the pair with the "
                         "first of these get, with two for each score it beats?",
                         N_TABLES, list);
  made->text[LEX_LANGUAGE_PL]
      = g_strdup_printf ("Rozdanie gra się na %d stołach, NS zapisują %s. Ile punktów na maksy "
                         "dostaje para z pierwszym "
                         "z tych zapisów, gdy za każdy gorszy dostaje się dwa?",
                         N_TABLES, list);
  made->why[LEX_LANGUAGE_EN]
      = g_strdup ("Law 78A: two for each score that is worse, one for each that is equal.");
  made->why[LEX_LANGUAGE_PL]
      = g_strdup ("Przepis 78A: dwa za każdy gorszy zapis, jeden za każdy równy.");
}

/* All of them */

static const struct
{
  const char *name;
  const char *label;
  const char *topic;
  const char *unit;
  guint level;
  LexMaker make;
} makers[] = {
  { "score", "77", "score", "points", 1, make_score },
  { "matchpoints", "78A", "score", "none", 1, make_matchpoints },
  { "imps", "78B", "score", "imps", 1, make_imps },
  { "weighted", "12C1c", "adjustment", "imps", 3, make_weighted },
  { "mitchell-pairs", "8A1", "procedure", "none", 1, lex_calculated_make_pairs },
  { "mitchell-boards", "8A1", "procedure", "none", 2, lex_calculated_make_boards },
  { "mitchell-skip", "8A1", "procedure", "none", 2, lex_calculated_make_skip },
  { "mitchell-share-relay", "8A1", "procedure", "none", 3, lex_calculated_make_share_relay },
  { "mitchell-arrow-switch", "8A1", "procedure", "none", 2, lex_calculated_make_arrow_switch },
  { "mitchell-unplayed", "8A1", "procedure", "none", 1, lex_calculated_make_unplayed },
  { "mitchell-half-table", "8A1", "procedure", "none", 1, lex_calculated_make_half_table },
  { "howell", "8A1", "procedure", "minutes", 1, lex_calculated_make_howell },
  { "round-robin", "8A1", "procedure", "none", 1, lex_calculated_make_round_robin },
  { "swiss", "8A1", "procedure", "none", 2, lex_calculated_make_swiss },
  { "knockout", "8A1", "procedure", "none", 2, lex_calculated_make_knockout },
};

static const char *const names[] = { "score",
                                     "matchpoints",
                                     "imps",
                                     "weighted",
                                     "mitchell-pairs",
                                     "mitchell-boards",
                                     "mitchell-skip",
                                     "mitchell-share-relay",
                                     "mitchell-arrow-switch",
                                     "mitchell-unplayed",
                                     "mitchell-half-table",
                                     "howell",
                                     "round-robin",
                                     "swiss",
                                     "knockout",
                                     NULL };

G_STATIC_ASSERT (G_N_ELEMENTS (names) == G_N_ELEMENTS (makers) + 1);

const char *const *
lex_calculated_list (void)
{
  return names;
}

static guint
find (const char *name)
{
  guint at = 0;

  while (at < G_N_ELEMENTS (makers) - 1 && !g_str_equal (makers[at].name, name))
    at++;
  return at;
}

LexQuestion *
lex_calculated_make (const char *name, guint32 seed)
{
  const guint at = find (name);
  LexQuestion *question = lex_question_new ();
  LexQuestionStep *step = lex_question_add_step (question);
  LexOption *option = lex_question_step_add_option (step);
  LexMade made = { { NULL } };

  makers[at].make (&made, seed);
  question->id = g_strdup (name);
  question->kind = LEX_QUESTION_NUMBER;
  question->level = makers[at].level;
  question->topic = g_strdup (makers[at].topic);
  question->unit = g_strdup (makers[at].unit);
  g_ptr_array_add (question->labels, lex_label_parse (makers[at].label));
  g_ptr_array_add (step->labels, lex_label_parse (makers[at].label));
  option->right = TRUE;
  option->value = made.value;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      question->text[i] = lex_text_new (made.text[i], NULL, 0);
      option->why[i] = lex_text_new (made.why[i], NULL, 0);
      g_free (made.text[i]);
      g_free (made.why[i]);
    }
  return question;
}
