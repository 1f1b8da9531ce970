/* lex-cli-show.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `show`: a clause, all below it, and what belongs to it.
 * It refuses to choose between digest and import: the library did. lex-cli.c calls it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"

/* A longer label, as definitions have, stands above its text, which keeps room that way. */
#define WIDEST_LABEL 16
#define NARROW_GUTTER 4

static LexLanguages
get_languages (LexCli *self)
{
  return self->options.languages != 0 ? self->options.languages : LEX_LANGUAGES_BOTH;
}

/* Sets {"en", "pl"}, null for a language that was not asked for. */
static void
set_asked (LexCli *self, JsonBuilder *builder, const char *name, const char *const *values)
{
  const char *asked[LEX_N_LANGUAGES] = { NULL };

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (get_languages (self) & (1 << language))
      asked[language] = values[language];
  lex_cli_json_set_both (builder, name, asked);
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
  json_builder_end_object (builder);
}

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

/* The clauses of one kind that speak of the passage, each once. */
static GPtrArray *
list_about (LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  for (guint i = 0; i < passage->about->len; i++)
    {
      const LexReferencePair *pair = passage->about->pdata[i];

      if (pair->kind == kind
          && !g_ptr_array_find_with_equal_func (labels, pair->from, lex_label_equal, NULL))
        g_ptr_array_add (labels, pair->from);
    }
  return g_steal_pointer (&labels);
}

static void
set_about (JsonBuilder *builder, const char *name, LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = list_about (passage, kind);

  lex_cli_json_begin_list (builder, name);
  for (guint i = 0; i < labels->len; i++)
    json_builder_add_string_value (builder, kind == LEX_KIND_EXAMPLE
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

/* A clause in one language: heading in bold, text, and whose words they are if not ours. */
static char *
dup_cell (const LexPassageRow *row, LexLanguage language)
{
  const LexClauseParts *parts = lex_clause_get_parts (row->clause);
  const char *heading = lex_clause_get_heading (row->clause, language);
  g_autofree char *text = lex_cli_text_to_lines (lex_clause_get_text (row->clause, language));
  g_autoptr (GString) cell = g_string_new (NULL);

  if (heading != NULL)
    g_string_append_printf (cell, LEX_CLI_BOLD "%s" LEX_CLI_PLAIN, heading);
  if (heading != NULL && *text != '\0')
    g_string_append_c (cell, '\n');
  g_string_append (cell, text);
  if (row->source[language] != NULL)
    g_string_append_printf (cell, " [%s]", row->source[language]);
  else if (parts->from != NULL && cell->len > 0)
    /* Translators: %s is a date; the clause had another wording before */
    g_string_append_printf (cell, _ (" [since %s]"), parts->from);
  return g_string_free (g_steal_pointer (&cell), FALSE);
}

/* The languages in the order a reader of this locale expects, as codes to ask for. */
static guint
order_languages (LexCli *self, LexLanguage *languages)
{
  LexLanguage other = self->language == LEX_LANGUAGE_PL ? LEX_LANGUAGE_EN : LEX_LANGUAGE_PL;
  guint n_languages = 0;

  if (get_languages (self) & (1 << self->language))
    languages[n_languages++] = self->language;
  if (get_languages (self) & (1 << other))
    languages[n_languages++] = other;
  return n_languages;
}

static void
add_row (LexCli *self, LexCliPage *page, const LexPassageRow *row, guint gutter)
{
  LexLanguage languages[LEX_N_LANGUAGES];
  guint n_languages = order_languages (self, languages);
  g_autoptr (GPtrArray) cells = g_ptr_array_new_with_free_func (g_free);
  const char *label = lex_label_get_text (lex_clause_get_label (row->clause));

  for (guint i = 0; i < n_languages; i++)
    g_ptr_array_add (cells, dup_cell (row, languages[i]));
  g_ptr_array_add (cells, NULL);

  if (lex_cli_width (label) > gutter)
    {
      lex_cli_page_add (page, label);
      label = "";
    }
  if (lex_cli_page_is_wide (page))
    lex_cli_page_add_row (page, label, gutter, (const char *const *) cells->pdata);
  else
    for (guint i = 0; i < n_languages; i++)
      {
        const char *cell[] = { cells->pdata[i], NULL };

        if (i == 0 || *cell[0] != '\0')
          lex_cli_page_add_row (page, i == 0 ? label : "", gutter, cell);
      }
  lex_cli_page_add_gap (page);
}

static void
add_list (LexCliPage *page, const char *title, GString *list)
{
  g_autofree char *line = g_strdup_printf (LEX_CLI_BOLD "%s" LEX_CLI_PLAIN " %s", title, list->str);

  if (list->len > 0)
    lex_cli_page_add (page, line);
}

static void
append_once (GString *list, GHashTable *seen, LexLabel *label)
{
  if (!g_hash_table_add (seen, label))
    return;
  if (list->len > 0)
    g_string_append (list, ", ");
  g_string_append (list, lex_label_get_text (label));
}

static void
add_pairs (LexCliPage *page, const char *title, GPtrArray *pairs, gboolean incoming)
{
  g_autoptr (GString) list = g_string_new (NULL);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < pairs->len; i++)
    {
      const LexReferencePair *pair = pairs->pdata[i];

      append_once (list, seen, incoming ? pair->from : pair->to);
    }
  add_list (page, title, list);
}

static void
add_about (LexCliPage *page, const char *title, LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = list_about (passage, kind);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < labels->len; i++)
    g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", lex_label_get_text (labels->pdata[i]));
  add_list (page, title, list);
}

static void
add_relation (LexCli *self, LexCliPage *page, LexRelation *relation)
{
  g_autofree char *line = g_strdup_printf (
      /* Translators: a clause, the clause over which it prevails, the reason, the source */
      _ ("%s prevails over %s: %s (%s)"), lex_label_get_text (lex_relation_get_specific (relation)),
      lex_label_get_text (lex_relation_get_general (relation)),
      lex_text_get_plain (lex_relation_get_why (relation, self->language)),
      lex_relation_get_source (relation));

  lex_cli_page_add (page, line);
}

/* A relation between two clauses of the passage stands in both lists, and is printed once. */
static void
add_relations (LexCli *self, LexCliPage *page, LexPassage *passage)
{
  for (guint i = 0; i < passage->yields_to->len; i++)
    add_relation (self, page, passage->yields_to->pdata[i]);
  for (guint i = 0; i < passage->prevails_over->len; i++)
    if (!lex_label_contains (passage->label,
                             lex_relation_get_general (passage->prevails_over->pdata[i])))
      add_relation (self, page, passage->prevails_over->pdata[i]);
}

static void
print_text (LexCli *self, LexPassage *passage)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  guint gutter = 0;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = passage->rows->pdata[i];

      gutter
          = MAX (gutter, lex_cli_width (lex_label_get_text (lex_clause_get_label (row->clause))));
    }
  for (guint i = 0; i < passage->rows->len; i++)
    add_row (self, page, passage->rows->pdata[i],
             gutter <= WIDEST_LABEL ? gutter + 2 : NARROW_GUTTER);

  add_relations (self, page, passage);
  lex_cli_page_add_gap (page);
  add_pairs (page, _ ("Cites:"), passage->cites, FALSE);
  add_pairs (page, _ ("Cited by:"), passage->cited_by, TRUE);
  add_about (page, _ ("Commentary:"), passage, LEX_KIND_COMMENTARY);
  add_about (page, _ ("Examples:"), passage, LEX_KIND_EXAMPLE);
  add_about (page, _ ("Regulations:"), passage, LEX_KIND_REGULATION);
  add_about (page, _ ("Guides:"), passage, LEX_KIND_GUIDE);
  lex_cli_page_print (page);
}

LexCliStatus
lex_cli_show (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autofree char *text = lex_cli_dup_text (self, &status);
  g_autoptr (LexLabel) label = NULL;
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL || lex_cli_open (self, &status) == NULL)
    return status;
  label = lex_cli_dup_label (self, text, &status);
  if (label == NULL)
    return status;
  passage = lex_library_show (self->library, label, &error);
  if (passage == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    print_json (self, passage);
  else
    print_text (self, passage);
  return LEX_CLI_DONE;
}
