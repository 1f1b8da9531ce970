/* lex-tool-weighted.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tool for a weighted score, and the lines that go onto the form of an appeal. It refuses to
 * weigh: lex-weight.c does. lex-tool.c lists it.
 */

#include <string.h>

#include "rulings/lex-field.h"
#include "rulings/lex-result.h"
#include "rulings/lex-tool-private.h"
#include "rulings/lex-weight.h"

enum
{
  OUTCOMES,
  VULNERABLE,
  AGAINST,
  FIELD,
  ROUNDING,
  OFFENDERS
};

/* In the order of LexRounding. */
static const LexToolChoice roundings[] = {
  { "exact", { "Not rounded", "Bez zaokrąglania" } },
  { "nearest", { "To the nearest", "Do najbliższej" } },
  { "non-offenders", { "Towards the side not at fault", "Na korzyść strony niewykraczającej" } },
  { NULL, { NULL, NULL } },
};

static const LexToolChoice offenders[] = {
  { "ew", { "East-West", "EW" } },
  { "ns", { "North-South", "NS" } },
  { NULL, { NULL, NULL } },
};

static const LexToolField fields[] = {
  { "outcomes",
    LEX_TOOL_FIELD_LIST,
    TRUE,
    { "Outcomes = percent; percent NS/EW to split; = out to leave one out",
      "Wyniki = procent; procent NS/EW przy różnych; = out, gdy się nie liczy" },
    { "4♠N=50 4♠N+1=25 -100=25", "4♠N=50 4♠N+1=25 -100=25" },
    NULL },
  { "vulnerable",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "Vulnerability", "Założenia" },
    { NULL, NULL },
    lex_tool_vulnerabilities },
  { "against",
    LEX_TOOL_FIELD_LINE,
    FALSE,
    { "IMPs: the score at the other table", "IMP: zapis przy drugim stole" },
    { "620, -100, 4♠ N +1", "620, -100, 4♠ N +1" },
    NULL },
  { "field",
    LEX_TOOL_FIELD_LIST,
    FALSE,
    { "Matchpoints: the scores at all other tables", "PT: zapisy przy wszystkich innych stołach" },
    { "620 620 650 -100", "620 620 650 -100" },
    NULL },
  { "rounding",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "Rounding", "Zaokrąglenie" },
    { NULL, NULL },
    roundings },
  { "offenders",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "The side at fault", "Strona wykraczająca" },
    { NULL, NULL },
    offenders },
};

static LexWeight *
weigh (const char *const *values, guint *field, GError **error)
{
  const LexVulnerability vulnerability = lex_tool_read_vulnerability (values[VULNERABLE]);
  g_auto (GStrv) outcomes = lex_tool_split (values[OUTCOMES]);
  g_auto (GStrv) others = lex_tool_split (values[FIELD]);
  g_autoptr (LexField) checked = NULL;
  const gboolean by_imps = *values[AGAINST] != '\0';
  int against = 0;

  *field = AGAINST;
  if (by_imps && !lex_result_read (values[AGAINST], vulnerability, &against, error))
    return NULL;
  *field = OUTCOMES;
  if (by_imps || others[0] == NULL)
    return lex_weight_new ((const char *const *) outcomes, vulnerability, by_imps ? &against : NULL,
                           error);
  *field = FIELD;
  checked = lex_field_new ((const char *const *) others, vulnerability, 0, error);
  if (checked == NULL)
    return NULL;
  *field = OUTCOMES;
  return lex_weight_new_in_field ((const char *const *) outcomes, vulnerability,
                                  (const char *const *) others, error);
}

static const char *
get_unit (const LexWeight *weight, LexLanguage language)
{
  if (!weight->has_matchpoints)
    return language == LEX_LANGUAGE_PL ? "IMP" : "IMPs";
  return language == LEX_LANGUAGE_PL ? "PT" : "MP";
}

static char *
dup_percent (const LexOutcome *outcome, const LexWeight *weight, LexLanguage language)
{
  g_autofree char *ours = lex_working_dup_number (outcome->percent[0], FALSE, language);
  g_autofree char *theirs = lex_working_dup_number (outcome->percent[1], FALSE, language);

  return weight->split ? g_strdup_printf ("%s%%/%s%%", ours, theirs)
                       : g_strdup_printf ("%s%%", ours);
}

static char *
dup_outcome (const LexOutcome *outcome, const LexWeight *weight, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  const gboolean given = strchr (outcome->text, '/') != NULL;
  const double worth = weight->has_matchpoints ? outcome->matchpoints : outcome->imps;
  g_autofree char *percent = dup_percent (outcome, weight, language);
  g_autofree char *points = lex_working_dup_number (outcome->points, TRUE, language);
  g_autofree char *value = lex_working_dup_number (worth, weight->has_imps, language);
  g_autofree char *name = lex_result_dup_name (outcome->text, language);

  if (outcome->left_out)
    return g_strdup_printf (polish ? "%s: pominięty, umożliwiło go dopiero wykroczenie"
                                   : "%s: left out, only the infraction made it possible",
                            name);
  if (!weight->has_imps && !weight->has_matchpoints)
    return g_strdup_printf ("%s × %s (%s)", percent, name, points);
  /* Given in matchpoints, it has no points. */
  return g_strdup_printf ("%s × %s%s%s%s: %s %s", percent, name, given ? "" : " (",
                          given ? "" : points, given ? "" : ")", value,
                          get_unit (weight, language));
}

/* 0.5 × 9 + 0.25 × 10 + 0.25 × −7 */
static char *
dup_sum (const LexWeight *weight, guint side, LexLanguage language)
{
  g_autoptr (GString) sum = g_string_new (NULL);

  for (guint i = 0; i < weight->outcomes->len; i++)
    {
      const LexOutcome *outcome = weight->outcomes->pdata[i];
      const double worth = !weight->has_matchpoints ? (side == 0 ? outcome->imps : -outcome->imps)
                           : side == 0              ? outcome->matchpoints
                                                    : weight->top - outcome->matchpoints;
      g_autofree char *share
          = lex_working_dup_number (outcome->percent[side] / 100, FALSE, language);
      g_autofree char *value = lex_working_dup_number (worth, FALSE, language);

      if (!outcome->left_out)
        g_string_append_printf (sum, "%s%s × %s", sum->len > 0 ? " + " : "", share, value);
    }
  return g_string_free (g_steal_pointer (&sum), FALSE);
}

static char *
dup_side (const LexWeight *weight, guint side, LexRounding rounding, gboolean offending,
          LexLanguage language)
{
  static const char *const said[LEX_N_ROUNDINGS][LEX_N_LANGUAGES] = {
    [LEX_ROUNDING_EXACT] = { "(not rounded)", "(bez zaokrąglania)" },
    [LEX_ROUNDING_NEAREST] = { "(to the nearest)", "(do najbliższej)" },
    [LEX_ROUNDING_NON_OFFENDERS]
    = { "(towards the side not at fault)", "(na korzyść strony niewykraczającej)" },
  };
  g_autofree char *sum = dup_sum (weight, side, language);
  g_autofree char *exact = lex_working_dup_number (weight->own[side], weight->has_imps, language);
  g_autofree char *rounded = lex_working_dup_number (
      lex_rounding_apply (rounding, weight->own[side], offending), weight->has_imps, language);
  g_autofree char *ending
      = rounding == LEX_ROUNDING_EXACT ? g_strdup ("") : g_strdup_printf (" → %s", rounded);

  return g_strdup_printf ("%s: %s = %s %s%s %s", side == 0 ? "NS" : "EW", sum, exact,
                          get_unit (weight, language), ending, said[rounding][language]);
}

static void
take_sides (LexWorking *working, const LexWeight *weight, LexRounding rounding, guint offending)
{
  static const char *const names[] = { "ns", "ew" };

  for (guint side = 0; side < 2; side++)
    {
      lex_working_take_result (
          working, "12C1c", dup_side (weight, side, rounding, side == offending, LEX_LANGUAGE_EN),
          dup_side (weight, side, rounding, side == offending, LEX_LANGUAGE_PL));
      lex_working_add_figure (working, names[side],
                              lex_rounding_apply (rounding, weight->own[side], side == offending));
    }
}

static LexWorking *
work (const char *const *values, guint *field, GError **error)
{
  g_autoptr (LexWeight) weight = weigh (values, field, error);
  g_autoptr (LexWorking) working = lex_working_new ();
  LexRounding rounding = LEX_ROUNDING_EXACT;

  if (weight == NULL)
    return NULL;
  lex_rounding_from_name (values[ROUNDING], &rounding);
  for (guint i = 0; i < weight->outcomes->len; i++)
    lex_working_take (working, i == 0 ? "12C1c" : "",
                      dup_outcome (weight->outcomes->pdata[i], weight, LEX_LANGUAGE_EN),
                      dup_outcome (weight->outcomes->pdata[i], weight, LEX_LANGUAGE_PL));
  if (weight->has_imps || weight->has_matchpoints)
    take_sides (working, weight, rounding, g_str_equal (values[OFFENDERS], "ns") ? 0 : 1);
  else
    lex_working_take (
        working, "",
        g_strdup ("the weights are 100; fill in the other table or the field to weigh them"),
        g_strdup ("razem 100 procent; podaj zapis przy drugim stole lub pozostałe zapisy"));
  return g_steal_pointer (&working);
}

const LexTool lex_tool_weighted = {
  "weighted",
  { "12C1c", NULL },
  { "Weighted score", "Wynik ważony" },
  { "weighted score, adjusted score, percent, split score, assigned",
    "wynik ważony, rozjemczy, procent, podzielony" },
  fields,
  LEX_TOOL_N_FIELDS (fields),
  work,
};
