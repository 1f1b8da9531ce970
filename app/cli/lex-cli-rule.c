/* lex-cli-rule.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `rule`: the guided paths, and where answers lead. It refuses to decide: the paths do.
 * lex-cli-main.c calls it.
 */

#include "cli/lex-cli-rule.h"

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "services/lex-library-location.h"
#include "services/lex-paths.h"

static LexCliStatus
print_ruling (LexCli *self, LexPath *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexRuling) ruling
      = lex_ruling_follow (path, (const char *const *) self->arguments + 1, &error);

  if (ruling == NULL)
    return lex_cli_complain (LEX_CLI_INPUT, "%s: %s", path->name, error->message);
  if (self->options.json)
    lex_cli_rule_print_json (ruling);
  else
    lex_cli_rule_print_text (self, ruling);
  return LEX_CLI_DONE;
}

LexCliStatus
lex_cli_rule (LexCli *self)
{
  g_autofree char *file = lex_location_dup_paths ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = lex_paths_load (file, &error);
  LexPath *path;

  if (paths == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->arguments[0] != NULL)
    {
      path = lex_paths_find (paths, self->arguments[0]);
      if (path == NULL)
        return lex_cli_complain (LEX_CLI_NOTHING,
                                 _ ("%s: there is no such path; “rule” alone lists them"),
                                 self->arguments[0]);
      return print_ruling (self, path);
    }
  if (self->options.json)
    lex_cli_rule_list_json (paths);
  else
    lex_cli_rule_list_text (self, paths);
  return LEX_CLI_DONE;
}
