/* lex-tool.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What directors work out, as tools: fields to fill, and a pure function from them to lines of
 * arithmetic. It refuses to know how fields are shown. The window draws any tool by this, and the
 * command line fills it.
 */

#include "rulings/lex-tool-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#define MOST_BYTES 20000

const LexToolChoice lex_tool_vulnerabilities[] = {
  { "none", { "None vulnerable", "Obie przed partią" } },
  { "ns", { "NS vulnerable", "NS po partii" } },
  { "ew", { "EW vulnerable", "EW po partii" } },
  { "all", { "Both vulnerable", "Obie po partii" } },
  { NULL, { NULL, NULL } },
};

LexVulnerability
lex_tool_read_vulnerability (const char *name)
{
  if (g_str_equal (name, "all"))
    return LEX_VULNERABILITY_ALL;
  return lex_vulnerability_from_name (name);
}

gboolean
lex_tool_read_number (const char *text, double least, double most, double *number, GError **error)
{
  g_autofree char *plain = g_strdelimit (g_strdup (text), ",", '.');
  char *end = NULL;

  g_strstrip (plain);
  *number = g_ascii_strtod (plain, &end);
  if (end > plain && *end == '\0' && *number >= least && *number <= most)
    return TRUE;
  g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_NUMBER,
               _ ("%s: is no number from %g to %g; write one"), text, least, most);
  return FALSE;
}

/* Blanks inside a result, as in `4♠ N +1`, make one thing of a line. */
char **
lex_tool_split (const char *text)
{
  const gboolean lines = strchr (text, '\n') != NULL || strchr (text, ';') != NULL;
  g_auto (GStrv) parts = g_strsplit_set (text, lines ? "\n;" : " \t", -1);
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  for (char **part = parts; *part != NULL; part++)
    {
      g_strstrip (*part);
      if (**part != '\0')
        g_ptr_array_add (found, g_strdup (*part));
    }
  g_ptr_array_add (found, NULL);
  return (char **) g_ptr_array_free (g_steal_pointer (&found), FALSE);
}

const LexTool *const *
lex_tool_list (guint *n_tools)
{
  static const LexTool *const tools[] = {
    &lex_tool_score,  &lex_tool_imps,       &lex_tool_matchpoints, &lex_tool_board,
    &lex_tool_revoke, &lex_tool_artificial, &lex_tool_weighted,    &lex_tool_self_inflicted,
  };

  *n_tools = G_N_ELEMENTS (tools);
  return tools;
}

const LexTool *
lex_tool_find (const char *name)
{
  guint n_tools;
  const LexTool *const *tools = lex_tool_list (&n_tools);

  g_return_val_if_fail (name != NULL, NULL);

  for (guint i = 0; i < n_tools; i++)
    if (g_str_equal (tools[i]->name, name))
      return tools[i];
  return NULL;
}

static gboolean
check_choice (const LexToolField *field, const char **value, GError **error)
{
  if (**value == '\0')
    *value = field->choices[0].name;
  for (const LexToolChoice *choice = field->choices; choice->name != NULL; choice++)
    if (g_str_equal (choice->name, *value))
      return TRUE;
  g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_CHOICE,
               _ ("%s: is none of the choices; the first is %s"), *value, field->choices[0].name);
  return FALSE;
}

static gboolean
check (const LexToolField *field, const char **value, GError **error)
{
  if (*value == NULL)
    *value = "";
  if (strlen (*value) > MOST_BYTES || !g_utf8_validate (*value, -1, NULL))
    {
      g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_OUTCOME, "%s",
                   _ ("is too long or is not UTF-8; write it again"));
      return FALSE;
    }
  if (field->kind == LEX_TOOL_FIELD_CHOICE)
    return check_choice (field, value, error);
  if (!field->needed || (*value)[strspn (*value, " \t\n")] != '\0')
    return TRUE;
  g_set_error_literal (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_MISSING, _ ("fill this in"));
  return FALSE;
}

LexWorking *
lex_tool_work (const LexTool *self, const char *const *values, guint *field, GError **error)
{
  const char *checked[LEX_TOOL_MOST_FIELDS];

  g_return_val_if_fail (self != NULL && values != NULL && field != NULL, NULL);
  g_return_val_if_fail (self->n_fields <= LEX_TOOL_MOST_FIELDS, NULL);

  for (*field = 0; *field < self->n_fields; (*field)++)
    {
      checked[*field] = values[*field];
      if (!check (&self->fields[*field], &checked[*field], error))
        return NULL;
    }
  *field = 0;
  return self->work (checked, field, error);
}
