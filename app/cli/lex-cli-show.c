/* lex-cli-show.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `show`: a clause, all below it, and what belongs to it; here as JSON.
 * It refuses to choose between digest and import: the library did. lex-cli-main.c calls it.
 */

#include "cli/lex-cli-show.h"
#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "services/lex-passage.h"

/* Sets {"en", "pl"}, null for a language that was not asked for. */
static void
set_asked (LexCli *self, JsonBuilder *builder, const char *name, const char *const *values)
{
  const char *asked[LEX_N_LANGUAGES] = { NULL };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (lex_cli_get_languages (self) & (1 << language))
      asked[language] = values[language];
  lex_cli_json_set_both (builder, name, asked);
}

/* What stood there before, null where nothing was changed. */
static void
set_past (LexCli *self, JsonBuilder *builder, LexClause *clause)
{
  const char *headings[LEX_N_LANGUAGES];
  const char *texts[LEX_N_LANGUAGES];

  json_builder_set_member_name (builder, "past");
  if (!lex_clause_has_past (clause, LEX_LANGUAGE_EN)
      && !lex_clause_has_past (clause, LEX_LANGUAGE_PL))
    {
      json_builder_add_null_value (builder);
      return;
    }
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      const LexWording *past = lex_clause_get_past (clause, language);

      headings[language] = past->heading;
      texts[language] = past->text != NULL ? lex_text_get_plain (past->text) : NULL;
    }
  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "until", lex_clause_get_parts (clause)->until);
  set_asked (self, builder, "heading", headings);
  set_asked (self, builder, "text", texts);
  json_builder_end_object (builder);
}

static void
add_clause (LexCli *self, JsonBuilder *builder, const LexPassageRow *row)
{
  LexLabel *label = lex_clause_get_label (row->clause);
  const char *headings[LEX_N_LANGUAGES];
  const char *texts[LEX_N_LANGUAGES];
  const char *sources[LEX_N_LANGUAGES];

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      LexText *text = lex_clause_get_text (row->clause, language);

      headings[language] = lex_clause_get_heading (row->clause, language);
      texts[language] = text != NULL ? lex_text_get_plain (text) : NULL;
      sources[language] = row->source[language] != NULL ? row->source[language] : "digest";
    }

  json_builder_begin_object (builder);
  lex_cli_json_set_label (builder, "label", label);
  lex_cli_json_set_int (builder, "depth", lex_label_get_depth (label));
  set_asked (self, builder, "heading", headings);
  set_asked (self, builder, "text", texts);
  set_asked (self, builder, "source", sources);
  lex_cli_json_set_string (builder, "since", lex_clause_get_parts (row->clause)->from);
  set_past (self, builder, row->clause);
  json_builder_end_object (builder);
}

/* Both ends, since below a law a reference may start or end at any of its clauses. */
static void
set_pairs (JsonBuilder *builder, const char *name, GPtrArray *pairs)
{
  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < pairs->len; i++)
    {
      const LexReferencePair *pair = pairs->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "from", pair->from);
      lex_cli_json_set_label (builder, "to", pair->to);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
set_about (JsonBuilder *builder, const char *name, LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = lex_passage_list_about (passage, kind);

  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < labels->len; i++)
    lex_cli_json_add_string (builder, kind == LEX_KIND_EXAMPLE
                                          ? lex_label_get_part (labels->pdata[i])
                                          : lex_label_get_text (labels->pdata[i]));
  json_builder_end_array (builder);
}

typedef LexLabel *(*End) (LexRelation *relation);

static void
set_relations (JsonBuilder *builder, const char *name, GPtrArray *relations, End other, End own)
{
  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < relations->len; i++)
    {
      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "label", other (relations->pdata[i]));
      lex_cli_json_set_label (builder, "of", own (relations->pdata[i]));
      lex_cli_json_set_reason (builder, relations->pdata[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
print_json (LexCli *self, LexPassage *passage)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();
  LexPassageRow *first = passage->rows->pdata[0];
  const char *headings[LEX_N_LANGUAGES];

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    headings[language] = lex_clause_get_heading (first->clause, language);

  lex_cli_json_set_label (builder, "label", passage->label);
  lex_cli_json_set_string (builder, "document", lex_document_get_name (passage->document));
  set_asked (self, builder, "heading", headings);
  lex_cli_json_begin_list (builder, "clauses");
  for (guint i = 0; i < passage->rows->len; i++)
    add_clause (self, builder, passage->rows->pdata[i]);
  json_builder_end_array (builder);
  set_pairs (builder, "cites", passage->cites);
  set_pairs (builder, "cited_by", passage->cited_by);
  set_about (builder, "commentary", passage, LEX_KIND_COMMENTARY);
  set_about (builder, "examples", passage, LEX_KIND_EXAMPLE);
  set_about (builder, "regulations", passage, LEX_KIND_REGULATION);
  set_about (builder, "guides", passage, LEX_KIND_GUIDE);
  set_relations (builder, "yields_to", passage->yields_to, lex_relation_get_specific,
                 lex_relation_get_general);
  set_relations (builder, "prevails_over", passage->prevails_over, lex_relation_get_general,
                 lex_relation_get_specific);
  lex_cli_json_print (builder);
}

LexCliStatus
lex_cli_show (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (LexLabel) label = lex_cli_open_at_label (self, &status);
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (GError) error = NULL;

  if (label == NULL)
    return status;
  passage = lex_library_show (self->library, label, &error);
  if (passage == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    print_json (self, passage);
  else if (!lex_cli_show_print_text (self, passage, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));
  return LEX_CLI_DONE;
}
