/* lex-cli-cite.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `cite`: the citations in a text. It refuses to read any itself: the library does.
 * lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "model/lex-label-name.h"

static void
print_json (GPtrArray *citations)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "citations");
  for (guint i = 0; i < citations->len; i++)
    {
      LexCitation *citation = citations->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "text", lex_citation_get_text (citation));
      lex_cli_json_set_label (builder, "label", lex_citation_get_label (citation));
      lex_cli_json_set_boolean (builder, "exists", lex_citation_get_exists (citation));
      lex_cli_json_set_boolean (builder, "repaired", lex_citation_get_repaired (citation));
      lex_cli_json_set_int (builder, "from", (gint64) lex_citation_get_from (citation));
      lex_cli_json_set_int (builder, "to", (gint64) lex_citation_get_to (citation));
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static void
print_text (GPtrArray *citations)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  guint gutter = 0;

  for (guint i = 0; i < citations->len; i++)
    {
      char *name = lex_label_name_dup (lex_citation_get_label (citations->pdata[i]));

      gutter = MAX (gutter, lex_cli_width (name));
      g_ptr_array_add (names, name);
    }
  for (guint i = 0; i < citations->len; i++)
    {
      LexCitation *citation = citations->pdata[i];
      g_autofree char *note = g_strconcat (
          lex_citation_get_text (citation), lex_citation_get_exists (citation) ? "" : " – ",
          lex_citation_get_exists (citation) ? "" : _ ("there is no such clause"),
          lex_citation_get_repaired (citation) ? " – " : "",
          lex_citation_get_repaired (citation) ? _ ("repaired") : "", NULL);
      const char *cells[] = { note, NULL };

      lex_cli_page_add_row (page, names->pdata[i], gutter + 2, cells);
    }
  lex_cli_page_print (page);
}

LexCliStatus
lex_cli_cite (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autofree char *joined = g_strjoinv (" ", self->arguments);
  g_autofree char *text = lex_cli_dup_text (self, &status);
  g_autoptr (GPtrArray) citations = NULL;
  g_autoptr (GError) error = NULL;

  if (text == NULL || lex_cli_open (self, &status) == NULL)
    return status;
  /* Offsets are into what was given, so the blanks around it stay where it is UTF-8. */
  citations = lex_library_find_citations (
      self->library, g_utf8_validate (joined, -1, NULL) ? joined : text, &error);
  if (citations == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->options.json)
    print_json (citations);
  else
    print_text (citations);
  return citations->len > 0
             ? LEX_CLI_DONE
             : lex_cli_complain (LEX_CLI_NOTHING,
                                 _ ("no citation found; write clauses as 27B1a or Law 16"));
}
