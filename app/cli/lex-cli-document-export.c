/* lex-cli-document-export.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `export`: a document as a file for other programs.
 * It refuses to know what stands in it. lexbridge-librarian calls it through lex-cli-main.c.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "services/lex-document-export.h"
#include "services/lex-example-export.h"

static LexCliStatus
print_bytes (LexCli *self, GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_string (builder, "name", self->arguments[0]);
      lex_cli_json_set_string (builder, "format", self->options.format);
      lex_cli_json_set_string (builder, "content", data);
      lex_cli_json_print (builder);
    }
  else
    fwrite (data, 1, size, stdout);
  return LEX_CLI_DONE;
}

static LexCliStatus
save (LexCli *self, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;

  if (!lex_example_export_save (bytes, self->options.output, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_string (builder, "name", self->arguments[0]);
      lex_cli_json_set_string (builder, "format", self->options.format);
      lex_cli_json_set_string (builder, "output", self->options.output);
      lex_cli_json_print (builder);
    }
  return LEX_CLI_DONE;
}

LexCliStatus
lex_cli_export_document (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  LexExportFormat format;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  if (!lex_export_format_from_name (self->options.format, &format))
    return lex_cli_complain (LEX_CLI_USAGE, _ ("export: --format is xml, markdown or html"));
  if (lex_cli_open (self, &status) == NULL)
    return status;
  bytes = lex_library_export (self->library, self->arguments[0],
                              lex_cli_get_languages (self, LEX_LANGUAGES_BOTH), format, &error);
  if (bytes == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->options.output == NULL || g_str_equal (self->options.output, "-"))
    return print_bytes (self, bytes);
  return save (self, bytes);
}
