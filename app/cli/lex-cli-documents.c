/* lex-cli-documents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `documents`: what the library holds, shipped and imported. It refuses to load their
 * clauses: the library counts them. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"

static void
add_document (JsonBuilder *builder, LexDocument *document)
{
  const char *titles[LEX_N_LANGUAGES];

  json_builder_begin_object (builder);
  lex_cli_json_set_string (builder, "name", lex_document_get_name (document));
  lex_cli_json_set_string (builder, "kind", lex_kind_get_name (lex_document_get_kind (document)));
  lex_cli_json_begin_list (builder, "languages");
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      titles[language] = lex_document_get_title (document, language);
      if (lex_document_get_languages (document) & (1 << language))
        lex_cli_json_add_string (builder, lex_language_get_code (language));
    }
  json_builder_end_array (builder);
  lex_cli_json_set_int (builder, "clauses", lex_document_get_n_clauses (document));
  lex_cli_json_set_both (builder, "title", titles);
  lex_cli_json_set_boolean (builder, "imported", lex_document_get_imported (document));
  lex_cli_json_set_string (builder, "edition", lex_document_get_edition (document));
  lex_cli_json_set_string (builder, "publisher", lex_document_get_publisher (document));
  json_builder_end_object (builder);
}

static void
print_json (GPtrArray *documents)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "documents");
  for (guint i = 0; i < documents->len; i++)
    add_document (builder, documents->pdata[i]);
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static char *
dup_description (LexCli *self, LexDocument *document)
{
  const char *title = lex_document_get_title (document, self->language);
  guint n_clauses = lex_document_get_n_clauses (document);
  g_autofree char *count = g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%u clause", "%u clauses", n_clauses), n_clauses);

  if (title == NULL)
    title = lex_document_get_title (document, self->language == LEX_LANGUAGE_PL ? LEX_LANGUAGE_EN
                                                                                : LEX_LANGUAGE_PL);
  return g_strconcat (title != NULL ? title : "", title != NULL ? ", " : "", count,
                      lex_document_get_imported (document) ? ", " : "",
                      lex_document_get_imported (document) ? _ ("imported") : "", NULL);
}

static void
print_text (LexCli *self, GPtrArray *documents)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  guint gutter = 0;

  for (guint i = 0; i < documents->len; i++)
    gutter = MAX (gutter, lex_cli_width (lex_document_get_name (documents->pdata[i])));
  for (guint i = 0; i < documents->len; i++)
    {
      g_autofree char *description = dup_description (self, documents->pdata[i]);
      const char *cells[] = { description, NULL };

      lex_cli_page_add_row (page, lex_document_get_name (documents->pdata[i]), gutter + 2, cells);
    }
  lex_cli_page_print (page);
}

LexCliStatus
lex_cli_documents (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GPtrArray) documents = NULL;
  g_autoptr (GError) error = NULL;

  if (lex_cli_open (self, &status) == NULL)
    return status;
  documents = lex_library_list_documents (self->library, &error);
  if (documents == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));

  if (self->options.json)
    print_json (documents);
  else
    print_text (self, documents);
  return LEX_CLI_DONE;
}
