/* lex-cli-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `search`: clauses by words or by label, best first. It refuses to rank or to
 * understand a query: the library does. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-journal.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-search.h"
#include "rulings/lex-figure.h"

/* A snippet for a script: the marks around matches are control characters and only ours. */
static char *
dup_unmarked (const char *snippet)
{
  g_autoptr (GString) plain = g_string_new (snippet);

  g_string_replace (plain, LEX_SNIPPET_MATCH_START, "", 0);
  g_string_replace (plain, LEX_SNIPPET_MATCH_END, "", 0);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

static void
set_parents (JsonBuilder *builder, GPtrArray *parents)
{
  lex_cli_json_begin_list (builder, "parents");
  for (guint i = 0; i < parents->len; i++)
    {
      const LexParent *parent = parents->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "label", parent->label);
      lex_cli_json_set_string (builder, "text", parent->text);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* What `--full` and `--context` ask for. */
static gboolean
set_clauses (LexCli *self, JsonBuilder *builder, LexHit *hit, GError **error)
{
  const LexLanguage language = lex_hit_get_language (hit);
  g_autoptr (GPtrArray) clauses = lex_cli_search_list_clauses (self, hit, error);

  lex_cli_json_begin_list (builder, "clauses");
  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      LexText *text = lex_clause_get_text (clauses->pdata[i], language);
      LexText *ruling = lex_clause_get_ruling (clauses->pdata[i], language);

      json_builder_begin_object (builder);
      lex_cli_json_set_label (builder, "label", lex_clause_get_label (clauses->pdata[i]));
      lex_cli_json_set_string (builder, "heading",
                               lex_clause_get_heading (clauses->pdata[i], language));
      lex_cli_json_set_string (builder, "text", text != NULL ? lex_text_get_plain (text) : NULL);
      lex_cli_json_set_string (builder, "ruling",
                               ruling != NULL ? lex_text_get_plain (ruling) : NULL);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  return clauses != NULL;
}

static gboolean
add_hit (LexCli *self, JsonBuilder *builder, LexHit *hit, const LexGlimpse *glimpse, GError **error)
{
  g_autofree char *snippet = dup_unmarked (glimpse->snippet);
  const gboolean in_full = self->options.full || self->options.context;

  json_builder_begin_object (builder);
  lex_cli_json_set_label (builder, "label", lex_hit_get_label (hit));
  lex_cli_json_set_string (builder, "document", lex_hit_get_document (hit));
  lex_cli_json_set_string (builder, "kind", lex_kind_get_name (lex_hit_get_kind (hit)));
  lex_cli_json_set_string (builder, "language", lex_language_get_code (lex_hit_get_language (hit)));
  lex_cli_json_set_string (builder, "heading", glimpse->heading);
  lex_cli_json_set_string (builder, "snippet", snippet);
  lex_cli_json_set_string (builder, "via", glimpse->via);
  json_builder_set_member_name (builder, "score");
  json_builder_add_double_value (builder, lex_hit_get_score (hit));
  set_parents (builder, glimpse->parents);
  if (in_full && !set_clauses (self, builder, hit, error))
    return FALSE;
  json_builder_end_object (builder);
  return TRUE;
}

static void
set_figure (JsonBuilder *builder, const char *query)
{
  g_autofree char *english = lex_figure_dup_answer (query, LEX_LANGUAGE_EN);
  g_autofree char *polish = lex_figure_dup_answer (query, LEX_LANGUAGE_PL);
  const char *const both[LEX_N_LANGUAGES]
      = { [LEX_LANGUAGE_EN] = english, [LEX_LANGUAGE_PL] = polish };

  if (english != NULL)
    lex_cli_json_set_both (builder, "figure", both);
  else
    lex_cli_json_set_string (builder, "figure", NULL);
}

static gboolean
print_json (LexCli *self, const char *query, LexAnswer *answer, GPtrArray *glimpses, GError **error)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_string (builder, "query", query);
  set_figure (builder, query);
  lex_cli_json_set_string (builder, "citation",
                           answer->citation != NULL
                               ? lex_label_get_text (lex_citation_get_label (answer->citation))
                               : NULL);
  lex_cli_json_begin_list (builder, "hits");
  for (guint i = 0; i < answer->hits->len; i++)
    if (!add_hit (self, builder, answer->hits->pdata[i], glimpses->pdata[i], error))
      return FALSE;
  json_builder_end_array (builder);
  lex_cli_json_set_string (builder, "suggestion", answer->suggestion);
  lex_cli_json_print (builder);
  return TRUE;
}

/* What is shown of each hit; here all of them are. */
static GPtrArray *
list_glimpses (LexLibrary *library, GPtrArray *hits, GError **error)
{
  g_autoptr (GPtrArray) glimpses
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_glimpse_free);

  for (guint i = 0; i < hits->len; i++)
    {
      LexGlimpse *glimpse = lex_library_glimpse (library, g_ptr_array_index (hits, i), error);

      if (glimpse == NULL)
        return NULL;
      g_ptr_array_add (glimpses, glimpse);
    }
  return g_steal_pointer (&glimpses);
}

/* What the reader made is found, too. */
static void
add_journal (LexCli *self)
{
  g_autoptr (LexJournal) journal = lex_cli_journal_new (self);

  lex_library_set_journal (self->library, journal);
}

LexCliStatus
lex_cli_search (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autofree char *text = lex_cli_dup_text (self, &status);
  LexLanguages languages
      = self->options.languages != 0 ? self->options.languages : LEX_LANGUAGES_BOTH;
  g_autoptr (LexQuery) query = NULL;
  g_autoptr (LexAnswer) answer = NULL;
  g_autoptr (GPtrArray) glimpses = NULL;
  g_autofree char *figure = text != NULL ? lex_figure_dup_answer (text, self->language) : NULL;
  g_autoptr (GError) error = NULL;
  gboolean good;

  if (text == NULL || lex_cli_open (self, &status) == NULL)
    return status;
  add_journal (self);
  query = lex_query_new (text, languages, self->options.kind, (guint) self->options.limit);
  answer = lex_library_search (self->library, query, &error);
  if (answer != NULL)
    glimpses = list_glimpses (self->library, answer->hits, &error);
  if (glimpses == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  good = self->options.json ? print_json (self, text, answer, glimpses, &error)
                            : lex_cli_search_print_text (self, figure, answer, glimpses, &error);
  if (!good)
    return lex_cli_fail (self, g_steal_pointer (&error));
  return answer->hits->len > 0 || figure != NULL
             ? LEX_CLI_DONE
             : lex_cli_complain (LEX_CLI_NOTHING, _ ("%s: nothing found; try fewer or other words"),
                                 text);
}
