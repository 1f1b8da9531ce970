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

/* The same text in both languages, its seats named where they are known. */
static void
set_texts (JsonBuilder *builder, const LexCliRuling *ruling, const char *name,
           LexText *const *texts)
{
  LexText *named[LEX_N_LANGUAGES];

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    named[i] = lex_ruling_name_seats (texts[i], ruling->offender);
  lex_cli_json_set_texts (builder, name, named);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    lex_text_unref (named[i]);
}

/* What is said goes to somebody; the rest is told to the Director. */
static void
add_remarks (JsonBuilder *builder, const LexCliRuling *ruling, LexRemarkKind kind, const char *name)
{
  const LexPathStep *step = lex_ruling_get_step (ruling->ruling);

  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < step->remarks->len; i++)
    {
      const LexRemark *remark = step->remarks->pdata[i];

      if (remark->kind != kind)
        continue;
      json_builder_begin_object (builder);
      if (kind == LEX_REMARK_SAY)
        lex_cli_json_set_string (builder, "to", remark->to);
      set_texts (builder, ruling, "text", remark->text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_question (JsonBuilder *builder, const LexCliRuling *ruling)
{
  const LexPathStep *step = lex_ruling_get_step (ruling->ruling);

  json_builder_set_member_name (builder, "question");
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "id", step->id);
  set_texts (builder, ruling, "text", step->ask);
  lex_cli_json_begin_list (builder, "answers");
  for (guint i = 0; i < step->answers->len; i++)
    {
      const LexPathAnswer *answer = step->answers->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "id", answer->id);
      set_texts (builder, ruling, "text", answer->text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  add_remarks (builder, ruling, LEX_REMARK_SAY, "say");
  add_remarks (builder, ruling, LEX_REMARK_AWAY, "away");
  add_remarks (builder, ruling, LEX_REMARK_UNKNOWN, "unknown");
  json_builder_end_object (builder);
}

static void
add_lines (JsonBuilder *builder, const LexCliRuling *ruling)
{
  g_autoptr (GPtrArray) lines = lex_ruling_list_lines (ruling->ruling);

  lex_cli_json_begin_list (builder, "ruling");
  for (guint i = 0; i < lines->len; i++)
    {
      const LexPathLine *line = lines->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "kind", lex_path_line_kind_get_name (line->kind));
      set_texts (builder, ruling, "text", line->text);
      lex_cli_json_set_labels (builder, "labels", line->labels);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

void
lex_cli_rule_print_json (const LexCliRuling *ruling)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  char seat[] = "?";

  lex_cli_json_set_string (builder, "path", ruling->ruling->path->name);
  if (ruling->offender != NULL)
    {
      *seat = lex_seat_get_letter (*ruling->offender);
      lex_cli_json_set_string (builder, "offender", seat);
    }
  lex_cli_practice_add_json (ruling->practice, ruling->ruling->path->name, builder);
  add_given (builder, ruling->ruling);
  if (lex_path_step_is_end (lex_ruling_get_step (ruling->ruling)))
    add_lines (builder, ruling);
  else
    add_question (builder, ruling);
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
