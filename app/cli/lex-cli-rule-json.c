/* lex-cli-rule-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path for scripts; the contract of the command line says what they may rely on.
 * It refuses to follow it. Only lex-cli-rule.c calls it.
 */

#include "cli/lex-cli-json.h"
#include "cli/lex-cli-rule.h"

static void
add_given (JsonBuilder *builder, const LexRuling *ruling)
{
  lex_cli_json_begin_list (builder, "answered");
  for (guint i = 0; i < ruling->given->len; i++)
    {
      const LexPathStep *question;
      const LexPathAnswer *answer = lex_ruling_get_given (ruling, i, &question);

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "question", question->id);
      lex_cli_json_set_string (builder, "answer", answer->id);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* What is said goes to somebody; the rest is told to the Director. */
static void
add_remarks (JsonBuilder *builder, const LexPathStep *step, LexRemarkKind kind, const char *name)
{
  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < step->remarks->len; i++)
    {
      const LexRemark *remark = step->remarks->pdata[i];

      if (remark->kind != kind)
        continue;
      json_builder_begin_object (builder);
      if (kind == LEX_REMARK_SAY)
        lex_cli_json_set_string (builder, "to", remark->to);
      lex_cli_json_set_texts (builder, "text", remark->text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_question (JsonBuilder *builder, const LexPathStep *step)
{
  json_builder_set_member_name (builder, "question");
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "id", step->id);
  lex_cli_json_set_texts (builder, "text", step->ask);
  lex_cli_json_begin_list (builder, "answers");
  for (guint i = 0; i < step->answers->len; i++)
    {
      const LexPathAnswer *answer = step->answers->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "id", answer->id);
      lex_cli_json_set_texts (builder, "text", answer->text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  add_remarks (builder, step, LEX_REMARK_SAY, "say");
  add_remarks (builder, step, LEX_REMARK_AWAY, "away");
  add_remarks (builder, step, LEX_REMARK_UNKNOWN, "unknown");
  json_builder_end_object (builder);
}

static void
add_lines (JsonBuilder *builder, const LexRuling *ruling)
{
  g_autoptr (GPtrArray) lines = lex_ruling_list_lines (ruling);

  lex_cli_json_begin_list (builder, "ruling");
  for (guint i = 0; i < lines->len; i++)
    {
      const LexPathLine *line = lines->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "kind", lex_path_line_kind_get_name (line->kind));
      lex_cli_json_set_texts (builder, "text", line->text);
      lex_cli_json_set_labels (builder, "labels", line->labels);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
lex_cli_rule_print_json (const LexRuling *ruling)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  const LexPathStep *step = lex_ruling_get_step (ruling);

  lex_cli_json_set_string (builder, "path", ruling->path->name);
  add_given (builder, ruling);
  if (lex_path_step_is_end (step))
    add_lines (builder, ruling);
  else
    add_question (builder, step);
  lex_cli_json_print (builder);
}

void
lex_cli_rule_list_json (GPtrArray *paths)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "paths");
  for (guint i = 0; i < paths->len; i++)
    {
      const LexPath *path = paths->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "name", path->name);
      lex_cli_json_set_string (builder, "group", path->group);
      lex_cli_json_set_both (builder, "title", (const char *const *) path->title);
      lex_cli_json_set_labels (builder, "laws", path->labels);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}
