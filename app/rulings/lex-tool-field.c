/* lex-tool-field.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tool that matchpoints a board, and what it writes down. It refuses to compare: the field
 * does. lex-tool.c lists it.
 */

#include <string.h>

#include "rulings/lex-field.h"
#include "rulings/lex-result.h"
#include "rulings/lex-tool-private.h"

enum
{
  SCORES,
  VULNERABLE,
  TABLES
};

static const LexToolField fields[] = {
  { "scores",
    LEX_TOOL_FIELD_LIST,
    TRUE,
    { "Scores of the board, one for each table", "Zapisy w rozdaniu, po jednym na stół" },
    { "620 4♠N+1 -100 A+/A- 60%/40%", "620 4♠N+1 -100 A+/A- 60%/40%" },
    NULL },
  { "vulnerable",
    LEX_TOOL_FIELD_CHOICE,
    FALSE,
    { "Vulnerability", "Założenia" },
    { NULL, NULL },
    lex_tool_vulnerabilities },
  { "tables",
    LEX_TOOL_FIELD_LINE,
    FALSE,
    { "Tables of a full field, to bring the board to that size (Neuberg)",
      "Stoły przy pełnej obsadzie, do przeliczenia (Neuberg)" },
    { "leave empty to compare only what was played", "puste: porównuje się tylko rozegrane" },
    NULL },
};

static char *
dup_line (const LexFieldScore *score, LexLanguage language)
{
  const gboolean polish = language == LEX_LANGUAGE_PL;
  g_autofree char *points = lex_working_dup_number (score->points, TRUE, language);
  g_autofree char *named
      = score->artificial ? g_strdup (polish ? "procentowy" : "artificial") : g_strdup (points);
  g_autofree char *ours = lex_working_dup_number (score->matchpoints[0], FALSE, language);
  g_autofree char *theirs = lex_working_dup_number (score->matchpoints[1], FALSE, language);
  g_autofree char *share = lex_working_dup_number (score->percent[0], FALSE, language);
  g_autofree char *name = lex_result_dup_name (score->text, language);

  return g_strdup_printf (polish ? "%s (%s): NS %s PT, EW %s PT (%s%%)"
                                 : "%s (%s): NS %s MP, EW %s MP (%s%%)",
                          name, named, ours, theirs, share);
}

static void
take_neuberg (LexWorking *working, const LexField *field)
{
  if (field->n_tables <= field->n_played)
    return;
  lex_working_take (
      working, "78A",
      g_strdup_printf ("Neuberg: of %u scores of %u, m becomes (m + 1) × %u ⁄ %u − 1",
                       field->n_played, field->n_tables, field->n_tables, field->n_played),
      g_strdup_printf ("Neuberg: z %u zapisów na %u: m zamienia się w (m + 1) × %u ⁄ %u − 1",
                       field->n_played, field->n_tables, field->n_tables, field->n_played));
}

static LexWorking *
work (const char *const *values, guint *which, GError **error)
{
  g_auto (GStrv) scores = lex_tool_split (values[SCORES]);
  double tables = 0;
  g_autoptr (LexField) field = NULL;
  g_autoptr (LexWorking) working = lex_working_new ();

  *which = TABLES;
  if (*values[TABLES] != '\0'
      && !lex_tool_read_number (values[TABLES], g_strv_length (scores), LEX_FIELD_MOST, &tables,
                                error))
    return NULL;
  *which = SCORES;
  field = lex_field_new ((const char *const *) scores,
                         lex_tool_read_vulnerability (values[VULNERABLE]), (guint) tables, error);
  if (field == NULL)
    return NULL;
  for (guint i = 0; i < field->scores->len; i++)
    lex_working_take_result (working, i == 0 ? "78A" : "",
                             dup_line (field->scores->pdata[i], LEX_LANGUAGE_EN),
                             dup_line (field->scores->pdata[i], LEX_LANGUAGE_PL));
  take_neuberg (working, field);
  lex_working_take (working, "", g_strdup_printf ("top: %g", field->top),
                    g_strdup_printf ("maks: %g", field->top));
  lex_working_add_figure (working, "top", field->top);
  for (guint i = 0; i < field->scores->len; i++)
    lex_working_add_figure (working, "ns",
                            ((LexFieldScore *) field->scores->pdata[i])->matchpoints[0]);
  return g_steal_pointer (&working);
}

const LexTool lex_tool_matchpoints = {
  "matchpoints",
  { "78A", NULL },
  { "Matchpoints", "Punkty turniejowe" },
  { "matchpoints, pairs, top, field, neuberg, percentage",
    "maksy, punkty turniejowe, pary, neuberg, procent, maks" },
  fields,
  LEX_TOOL_N_FIELDS (fields),
  work,
};
