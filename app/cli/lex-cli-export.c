/* lex-cli-export.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * `example --output`: a worked example as a PBN file. It refuses to know what stands in it.
 * The command `example` calls it.
 *
 * A file of that name is replaced, as by other programs with such an option, and whole or not at
 * all. `-` is standard output, where then nothing else is printed.
 */

#include "cli/lex-cli-export.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "language/lex-message.h"
#include "services/lex-example-export.h"

static LexCliStatus
print_bytes (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  fwrite (data, 1, size, stdout);
  return LEX_CLI_DONE;
}

static void
report (LexCli *self, LexLabel *label)
{
  g_autofree char *name = lex_message_dup_line (self->options.output);
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *line = NULL;

  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_string (builder, "number", lex_label_get_part (label));
      lex_cli_json_set_string (builder, "output", self->options.output);
      lex_cli_json_print (builder);
      return;
    }
  line = g_strdup_printf (_ ("Example %s is in %s"), lex_label_get_part (label), name);
  lex_cli_page_add (page, line);
  lex_cli_page_print (page);
}

LexCliStatus
lex_cli_export (LexCli *self, LexLabel *label)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes
      = lex_example_export_dup_bytes (self->library, label, self->language, &error);

  if (bytes == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (g_str_equal (self->options.output, "-"))
    return print_bytes (bytes);
  if (!lex_example_export_save (bytes, self->options.output, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));

  report (self, label);
  return LEX_CLI_DONE;
}
