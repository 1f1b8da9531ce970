/* lex-cli-show.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `show`: a clause, all below it, and what belongs to it; here as JSON. It refuses to
 * choose between digest and import: the library did. lex-cli-commands.c lists it.
 */

#include "cli/lex-cli-show.h"

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "services/lex-parents.h"

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
  lex_cli_json_set_asked (self, builder, "heading", headings);
  lex_cli_json_set_asked (self, builder, "text", texts);
  json_builder_end_object (builder);
}

static void
add_clause (LexCli *self, JsonBuilder *builder, const LexPassageRow *row)
{
  LexLabel *label = lex_clause_get_label (row->clause);
  const char *headings[LEX_N_LANGUAGES];
  const char *texts[LEX_N_LANGUAGES];
  const char *rulings[LEX_N_LANGUAGES];
  const char *sources[LEX_N_LANGUAGES];

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      LexText *text = lex_clause_get_text (row->clause, language);
      LexText *ruling = lex_clause_get_ruling (row->clause, language);

      headings[language] = lex_clause_get_heading (row->clause, language);
      texts[language] = text != NULL ? lex_text_get_plain (text) : NULL;
      rulings[language] = ruling != NULL ? lex_text_get_plain (ruling) : NULL;
      sources[language] = row->source[language] != NULL ? row->source[language] : "digest";
    }

  json_builder_begin_object (builder);
  lex_cli_json_set_label (builder, "label", label);
  lex_cli_json_set_int (builder, "depth", lex_label_get_depth (label));
  lex_cli_json_set_asked (self, builder, "heading", headings);
  lex_cli_json_set_asked (self, builder, "text", texts);
  lex_cli_json_set_asked (self, builder, "ruling", rulings);
  lex_cli_json_set_asked (self, builder, "source", sources);
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
      lex_cli_json_set_reason (NULL, builder, relations->pdata[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_parent (LexCli *self, JsonBuilder *builder, const LexParent *en, const LexParent *pl)
{
  const char *texts[LEX_N_LANGUAGES]
      = { [LEX_LANGUAGE_EN] = en->text, [LEX_LANGUAGE_PL] = pl->text };

  json_builder_begin_object (builder);
  lex_cli_json_set_label (builder, "label", en->label);
  lex_cli_json_set_asked (self, builder, "text", texts);
  json_builder_end_object (builder);
}

/* What the clause stands below, without which it can not be read; nothing is above a document. */
static gboolean
set_parents (LexCli *self, JsonBuilder *builder, LexLabel *label, GError **error)
{
  g_autoptr (GPtrArray) en = NULL;
  g_autoptr (GPtrArray) pl = NULL;

  if (label != NULL)
    en = lex_parents_list (self->library, label, LEX_LANGUAGE_EN, error);
  if (en != NULL)
    pl = lex_parents_list (self->library, label, LEX_LANGUAGE_PL, error);
  if (label != NULL && pl == NULL)
    return FALSE;
  lex_cli_json_begin_list (builder, "parents");
  for (guint i = 0; pl != NULL && i < pl->len; i++)
    add_parent (self, builder, en->pdata[i], pl->pdata[i]);
  json_builder_end_array (builder);
  return TRUE;
}

/* Of a clause its heading, of a document its title. */
static void
set_heading (LexCli *self, JsonBuilder *builder, LexPassage *passage)
{
  LexPassageRow *first = passage->rows->pdata[0];
  const char *headings[LEX_N_LANGUAGES];

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    headings[language] = passage->label != NULL
                             ? lex_clause_get_heading (first->clause, language)
                             : lex_document_get_title (passage->document, language);
  lex_cli_json_set_asked (self, builder, "heading", headings);
}

static gboolean
set_passage (LexCli *self, JsonBuilder *builder, LexPassage *passage, GError **error)
{
  const char *name = lex_document_get_name (passage->document);

  lex_cli_json_set_string (builder, "label",
                           passage->label != NULL ? lex_label_get_text (passage->label) : name);
  lex_cli_json_set_string (builder, "document", name);
  set_heading (self, builder, passage);
  if (!set_parents (self, builder, passage->label, error))
    return FALSE;
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
  return TRUE;
}

/* One passage is the object itself; several are a list, for a promise was made of one alone. */
static gboolean
print_json (LexCli *self, GPtrArray *passages, gboolean is_list, GError **error)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  if (is_list)
    lex_cli_json_begin_list (builder, "passages");
  for (guint i = 0; i < passages->len; i++)
    {
      if (is_list)
        json_builder_begin_object (builder);
      if (!set_passage (self, builder, passages->pdata[i], error))
        return FALSE;
      if (is_list)
        json_builder_end_object (builder);
    }
  if (is_list)
    json_builder_end_array (builder);
  lex_cli_json_print (builder);
  return TRUE;
}

LexCliStatus
lex_cli_show (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) targets = NULL;
  g_autoptr (GPtrArray) passages = NULL;
  g_autoptr (GError) error = NULL;
  gboolean good;

  if (self->options.all && self->options.brief)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("show: --all is more and --brief is less; leave out "
                                               "one"));
  targets = lex_cli_open_at_targets (self, &status);
  if (targets == NULL)
    return status;
  passages = lex_cli_read_passages (self, targets, &status);
  if (passages->len == 0)
    return status;
  good = self->options.json ? print_json (self, passages, targets->len > 1, &error)
                            : lex_cli_show_print_text (self, passages, &error);
  return good ? status : lex_cli_fail (self, g_steal_pointer (&error));
}
