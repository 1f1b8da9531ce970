/* lex-cli-search.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `search`: clauses by words or by label, best first.
 * It refuses to rank or to understand a query: the library does. lex-cli-main.c calls it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "services/lex-answer.h"

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
add_hit (JsonBuilder *builder, LexHit *hit, const LexGlimpse *glimpse)
{
  g_autofree char *snippet = dup_unmarked (glimpse->snippet);

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
  json_builder_end_object (builder);
}

static void
print_json (const char *query, LexAnswer *answer, GPtrArray *glimpses)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_set_string (builder, "query", query);
  lex_cli_json_set_string (builder, "citation",
                           answer->citation != NULL
                               ? lex_label_get_text (lex_citation_get_label (answer->citation))
                               : NULL);
  lex_cli_json_begin_list (builder, "hits");
  for (guint i = 0; i < answer->hits->len; i++)
    add_hit (builder, answer->hits->pdata[i], glimpses->pdata[i]);
  json_builder_end_array (builder);
  lex_cli_json_set_string (builder, "suggestion", answer->suggestion);
  lex_cli_json_print (builder);
}

/* Why a clause is here that has not all of the words. */
static void
add_reason (LexCliPage *page, const char *via)
{
  g_autofree char *line = NULL;
  const char *reason[] = { NULL, NULL };

  if (via == NULL)
    return;
  line = g_strdup_printf (_ ("(found under “%s”)"), via);
  reason[0] = line;
  lex_cli_page_add_row (page, "", 4, reason);
}

static void
print_text (LexAnswer *answer, GPtrArray *glimpses)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  if (answer->suggestion != NULL && answer->hits->len > 0)
    {
      g_autofree char *line
          = g_strdup_printf (_ ("Searched for “%s” instead."), answer->suggestion);

      lex_cli_page_add (page, line);
      lex_cli_page_add_gap (page);
    }
  for (guint i = 0; i < answer->hits->len; i++)
    {
      LexHit *hit = answer->hits->pdata[i];
      const LexGlimpse *glimpse = glimpses->pdata[i];
      const char *heading = glimpse->heading;
      g_autofree char *title = g_strdup_printf (
          "%s  %s", lex_label_get_text (lex_hit_get_label (hit)), heading != NULL ? heading : "");
      const char *snippet[] = { glimpse->snippet, NULL };
      g_autofree char *words = dup_unmarked (*snippet);

      lex_cli_page_add (page, g_strchomp (title));
      /* Of a clause that is only a heading, the snippet says the same again. */
      if (*words != '\0' && g_strcmp0 (words, heading) != 0)
        lex_cli_page_add_row (page, "", 4, snippet);
      add_reason (page, glimpse->via);
      lex_cli_page_add_gap (page);
    }
  lex_cli_page_print (page);
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
  g_autoptr (GError) error = NULL;

  if (text == NULL || lex_cli_open (self, &status) == NULL)
    return status;
  query = lex_query_new (text, languages, self->options.kind, (guint) self->options.limit);
  answer = lex_library_search (self->library, query, &error);
  if (answer != NULL)
    glimpses = list_glimpses (self->library, answer->hits, &error);
  if (glimpses == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    print_json (text, answer, glimpses);
  else
    print_text (answer, glimpses);
  return answer->hits->len > 0
             ? LEX_CLI_DONE
             : lex_cli_complain (LEX_CLI_NOTHING, _ ("%s: nothing found; try fewer or other words"),
                                 text);
}
