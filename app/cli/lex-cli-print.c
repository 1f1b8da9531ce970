/* lex-cli-print.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `print`: clauses, examples and documents as a PDF. It refuses to know how they are
 * laid out, which the room of paper does. lexbridge-librarian calls it through lex-cli-main.c.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "paper/lex-paper-order.h"
#include "services/lex-example-export.h"

/* Two languages stand beside each other, unless told otherwise. */
static gboolean
read_style (LexCli *self, LexPaperStyle *style)
{
  LexPaperColumns *columns = &style->columns;
  const int wanted = self->options.columns;

  columns->n = lex_cli_list_languages (self, LEX_LANGUAGES_BOTH, columns->languages);
  columns->beside = columns->n == 2 && wanted != 1;
  style->rulings = !self->options.no_ruling;
  if (wanted > 2)
    lex_cli_complain (LEX_CLI_USAGE, _ ("print: --columns is 1 or 2"));
  else if (wanted == 2 && columns->n < 2)
    lex_cli_complain (
        LEX_CLI_USAGE,
        _ ("print: two columns need both languages; leave out --language or --columns"));
  else
    return TRUE;
  return FALSE;
}

static LexCliStatus
save (LexCli *self, LexPaper *paper, LexCliStatus status)
{
  g_autoptr (GBytes) bytes = lex_paper_dup_pdf (paper);
  g_autoptr (GError) error = NULL;
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  if (g_str_equal (self->options.output, "-"))
    return fwrite (data, 1, size, stdout) == size ? status : LEX_CLI_STORAGE;
  if (!lex_example_export_save (bytes, self->options.output, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_string (builder, "output", self->options.output);
      lex_cli_json_set_int (builder, "pages", lex_paper_get_n_pages (paper));
      lex_cli_json_print (builder);
    }
  return status;
}

LexCliStatus
lex_cli_print (LexCli *self)
{
  LexCliStatus status = LEX_CLI_DONE;
  LexPaperStyle style = { NULL };
  g_autoptr (GPtrArray) targets = NULL;
  g_autoptr (GPtrArray) passages = NULL;
  g_autoptr (LexPaper) paper = NULL;
  g_autoptr (GError) error = NULL;

  if (self->options.output == NULL)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("print: --output=FILE.pdf says where to"));
  if (!read_style (self, &style))
    return LEX_CLI_USAGE;
  targets = lex_cli_open_at_targets (self, &status);
  if (targets == NULL)
    return status;
  style.library = self->library;
  passages = lex_cli_read_passages (self, targets, &status);
  if (passages->len == 0)
    return status;
  paper = lex_paper_order_new_passages (
      &style, passages, NULL, (double[]){ LEX_PAPER_A4_WIDTH, LEX_PAPER_A4_HEIGHT }, &error);
  if (paper == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  return save (self, paper, status);
}
