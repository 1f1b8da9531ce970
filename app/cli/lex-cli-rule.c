/* lex-cli-rule.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `rule`: the guided paths, and where answers lead. It refuses to decide: the paths do.
 * lex-cli-commands.c lists it.
 */

#include "cli/lex-cli-rule.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-options.h"
#include "services/lex-library-location.h"
#include "services/lex-paths.h"

/* A seat is named by its letter, in either case. */
static gboolean
read_offender (LexCli *self, const LexPath *path, LexSeat *seat)
{
  const char *offender = self->options.offender;

  if (offender == NULL)
    return TRUE;
  if (strlen (offender) != 1 || !lex_seat_from_letter (g_ascii_toupper (*offender), seat))
    return lex_cli_options_complain (self->command, _ ("--offender is N, E, S or W"));
  return (path != NULL && path->offender)
         || lex_cli_options_complain (
             self->command, _ ("no seat follows from the offender’s here; leave --offender out"));
}

static LexCliStatus
print_ruling (LexCli *self, LexPath *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexRuling) ruling
      = lex_ruling_follow (path, (const char *const *) self->arguments + 1, &error);
  LexSeat seat = LEX_SEAT_NORTH;
  LexCliStatus status;
  g_autoptr (LexCliPractice) practice = lex_cli_practice_open (self, &status);
  const LexCliRuling printed = { ruling, self->options.offender != NULL ? &seat : NULL, practice };

  if (ruling == NULL)
    return lex_cli_complain (LEX_CLI_INPUT, "%s: %s", path->name, error->message);
  if (status != LEX_CLI_DONE)
    return status;
  if (!read_offender (self, path, &seat))
    return LEX_CLI_USAGE;
  if (self->options.json)
    lex_cli_rule_print_json (&printed);
  else
    lex_cli_rule_print_text (self, &printed);
  return LEX_CLI_DONE;
}

LexCliStatus
lex_cli_rule (LexCli *self)
{
  g_autofree char *file = lex_location_dup_paths ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) paths = lex_paths_load (file, &error);
  LexSeat seat;
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
  if (!read_offender (self, NULL, &seat))
    return LEX_CLI_USAGE;
  if (self->options.json)
    lex_cli_rule_list_json (paths);
  else
    lex_cli_rule_list_text (self, paths);
  return LEX_CLI_DONE;
}
