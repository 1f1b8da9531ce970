/* lex-case-csv.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cases as a table for spreadsheets. It refuses to be read back: JSON is for that. Front ends call
 * it.
 */

#include "services/lex-case-csv.h"

#include <string.h>

#include "services/lex-case-names.h"

/* A number may begin with a sign. */
static gboolean
is_formula (const char *cell)
{
  char *end = NULL;

  if (strchr ("=+-@\t\r", *cell) == NULL || *cell == '\0')
    return FALSE;
  if (*cell != '+' && *cell != '-')
    return TRUE;
  (void) g_ascii_strtod (cell, &end);
  return end == cell || *end != '\0' || !g_ascii_isdigit (cell[1]);
}

static void
append_cell (GString *text, const char *cell)
{
  const gboolean formula = is_formula (cell);

  if (!formula && strpbrk (cell, ",\"\r\n") == NULL)
    {
      g_string_append (text, cell);
      return;
    }
  g_string_append (text, formula ? "\"'" : "\"");
  for (const char *at = cell; *at != '\0'; at++)
    g_string_append_printf (text, *at == '"' ? "\"%c" : "%c", *at);
  g_string_append_c (text, '"');
}

void
lex_case_csv_append (GString *text, const char *const *cells, guint n_cells)
{
  for (guint i = 0; i < n_cells; i++)
    {
      g_string_append (text, i > 0 ? "," : "");
      append_cell (text, cells[i] != NULL ? cells[i] : "");
    }
  g_string_append (text, "\r\n");
}

/* A row a line, its cells parted by bars. */
static char *
dup_rows (const LexCase *value, LexCaseKey key)
{
  g_autoptr (GPtrArray) rows = lex_case_dup_rows (value, key);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rows->len; i++)
    {
      g_autofree char *row = g_strjoinv (" | ", rows->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", row);
    }
  return g_string_free (text, FALSE);
}

static gboolean
is_column (LexCaseKey key)
{
  return lex_case_field_get (key)->shape != LEX_CASE_PBN;
}

static void
append_head (GString *text)
{
  const char *cells[LEX_CASE_N_FIELDS + 1] = { "number" };
  guint n = 1;

  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (is_column (i))
      cells[n++] = lex_case_field_get (i)->name;
  lex_case_csv_append (text, cells, n);
}

static void
append_case (GString *text, const LexCase *value)
{
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);

  g_ptr_array_add (cells, g_strdup_printf ("%" G_GINT64_FORMAT, value->number));
  for (guint i = 0; i < LEX_CASE_N_FIELDS; i++)
    if (is_column (i))
      g_ptr_array_add (cells, lex_case_field_get (i)->shape == LEX_CASE_ROWS
                                  ? dup_rows (value, i)
                                  : g_strdup (value->values[i]));
  lex_case_csv_append (text, (const char *const *) cells->pdata, cells->len);
}

char *
lex_case_csv_dup (GPtrArray *cases, const LexCaseStyle *style)
{
  GString *text = g_string_new (NULL);

  append_head (text);
  for (guint i = 0; i < cases->len; i++)
    {
      g_autoptr (LexCase) nameless
          = style->no_names ? lex_case_names_leave_out (cases->pdata[i],
                                                        lex_languages_get_first (style->languages))
                            : NULL;

      append_case (text, nameless != NULL ? nameless : cases->pdata[i]);
    }
  return g_string_free (text, FALSE);
}
