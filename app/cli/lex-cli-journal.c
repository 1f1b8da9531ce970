/* lex-cli-journal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the commands about the journal have in common: where it lies, and how a file is added to it.
 * It does not know what the commands tell of it. The commands notes, cases, search, study and quiz
 * call it.
 */

#include "cli/lex-cli-journal.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-json.h"

LexJournal *
lex_cli_journal_new (LexCli *self)
{
  g_autofree char *data_dir = lex_cli_dup_data_dir (self);

  return lex_journal_new (data_dir);
}

LexCliStatus
lex_cli_journal_import (LexCli *self, LexJournal *journal)
{
  g_autoptr (GError) error = NULL;
  guint n_added;

  if (!lex_journal_load (journal, self->options.import_file, &n_added, &error))
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->options.json)
    {
      g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

      lex_cli_json_set_int (builder, "added", n_added);
      lex_cli_json_print (builder);
    }
  else
    printf (_ ("Added to the journal: %u\n"), n_added);
  return LEX_CLI_DONE;
}
