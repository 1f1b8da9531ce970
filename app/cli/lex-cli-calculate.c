/* lex-cli-calculate.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `calculate`: what directors work out, each tool with its fields. It refuses to work
 * anything out: the rulings do. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "cli/lex-cli-practice.h"
#include "rulings/lex-tool.h"

#define NAME_WIDTH 16

static void
add_field_json (JsonBuilder *builder, const LexToolField *field)
{
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "name", field->name);
  lex_cli_json_set_boolean (builder, "needed", field->needed);
  lex_cli_json_set_both (builder, "text", field->text);
  lex_cli_json_begin_list (builder, "choices");
  for (guint i = 0; field->choices != NULL && field->choices[i].name != NULL; i++)
    lex_cli_json_add_string (builder, field->choices[i].name);
  json_builder_end_array (builder);
  json_builder_end_object (builder);
}

static void
list_json (void)
{
  guint n_tools;
  const LexTool *const *tools = lex_tool_list (&n_tools);
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "tools");
  for (guint i = 0; i < n_tools; i++)
    {
      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "name", tools[i]->name);
      lex_cli_json_set_both (builder, "title", tools[i]->title);
      lex_cli_json_begin_list (builder, "fields");
      for (guint j = 0; j < tools[i]->n_fields; j++)
        add_field_json (builder, &tools[i]->fields[j]);
      json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

/* `later=TEXT`, `bar=none|62A|…`. */
static char *
dup_field (const LexToolField *field)
{
  g_autoptr (GString) line = g_string_new (field->name);

  g_string_append_c (line, '=');
  if (field->choices == NULL)
    g_string_append (line, "…");
  for (guint i = 0; field->choices != NULL && field->choices[i].name != NULL; i++)
    g_string_append_printf (line, "%s%s", i > 0 ? "|" : "", field->choices[i].name);
  return g_string_free (g_steal_pointer (&line), FALSE);
}

static void
list_text (LexLanguage language)
{
  guint n_tools;
  const LexTool *const *tools = lex_tool_list (&n_tools);
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < n_tools; i++)
    {
      const char *title[] = { tools[i]->title[language], NULL };

      lex_cli_page_add_row (page, tools[i]->name, NAME_WIDTH, title);
      for (guint j = 0; j < tools[i]->n_fields; j++)
        {
          g_autofree char *field = dup_field (&tools[i]->fields[j]);
          g_autofree char *line
              = g_strdup_printf ("%s  %s", field, tools[i]->fields[j].text[language]);
          const char *cells[] = { line, NULL };

          lex_cli_page_add_row (page, "", NAME_WIDTH, cells);
        }
    }
  lex_cli_page_print (page);
}

static void
print_json (const LexTool *tool, const LexWorking *working, const LexCliPractice *practice)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_string (builder, "tool", tool->name);
  lex_cli_practice_add_json (practice, tool->name, builder);
  lex_cli_json_begin_list (builder, "figures");
  for (guint i = 0; i < working->figures->len; i++)
    {
      const LexWorkingFigure *figure = &g_array_index (working->figures, LexWorkingFigure, i);

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "name", figure->name);
      lex_cli_json_set_number (builder, "value", figure->value);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_begin_list (builder, "lines");
  for (guint i = 0; i < working->lines->len; i++)
    {
      const LexWorkingLine *line = working->lines->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_both (builder, "text", (const char *const *) line->text);
      lex_cli_json_set_string (builder, "label", *line->label != '\0' ? line->label : NULL);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static void
print_text (const LexTool *tool, const LexWorking *working, const LexCliPractice *practice,
            LexLanguage language)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *text = lex_working_dup_text (working, language);
  g_auto (GStrv) lines = g_strsplit (g_strchomp (text), "\n", -1);

  for (char **line = lines; *line != NULL; line++)
    lex_cli_page_add (page, *line);
  lex_cli_practice_add_text (practice, tool->name, page, language);
  lex_cli_page_print (page);
}

/* Puts `later=3` where the tool looks for it. */
static gboolean
fill_in (LexCli *self, const LexTool *tool, const char *argument, const char **values)
{
  const char *sign = strchr (argument, '=');

  for (guint i = 0; sign != NULL && i < tool->n_fields; i++)
    if (strlen (tool->fields[i].name) == (gsize) (sign - argument)
        && strncmp (tool->fields[i].name, argument, (gsize) (sign - argument)) == 0)
      {
        values[i] = sign + 1;
        return TRUE;
      }
  lex_cli_complain (LEX_CLI_USAGE, _ ("%s: is no field of %s; “calculate” alone lists them"),
                    argument, tool->name);
  return FALSE;
}

static LexCliStatus
calculate (LexCli *self, const LexTool *tool)
{
  g_autofree const char **values = g_new0 (const char *, tool->n_fields);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexWorking) working = NULL;
  LexCliStatus status;
  g_autoptr (LexCliPractice) practice = lex_cli_practice_open (self, &status);
  guint field;

  if (status != LEX_CLI_DONE)
    return status;
  for (char **argument = self->arguments + 1; *argument != NULL; argument++)
    if (!fill_in (self, tool, *argument, values))
      return LEX_CLI_USAGE;
  working = lex_tool_work (tool, values, &field, &error);
  if (working == NULL)
    return lex_cli_complain (LEX_CLI_INPUT, "%s: %s", tool->fields[field].name, error->message);
  if (self->options.json)
    print_json (tool, working, practice);
  else
    print_text (tool, working, practice, self->language);
  return LEX_CLI_DONE;
}

LexCliStatus
lex_cli_calculate (LexCli *self)
{
  const LexTool *tool;

  if (self->arguments[0] == NULL)
    {
      if (self->options.json)
        list_json ();
      else
        list_text (self->language);
      return LEX_CLI_DONE;
    }
  tool = lex_tool_find (self->arguments[0]);
  if (tool == NULL)
    return lex_cli_complain (LEX_CLI_NOTHING,
                             _ ("%s: there is no such tool; “calculate” alone lists them"),
                             self->arguments[0]);
  return calculate (self, tool);
}
