/* lex-cli-main.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One run of the command line: locale, options, command, exit status. It refuses to know what a
 * command does. The two programs' main functions call it.
 */

#include "cli/lex-cli.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-options.h"
#include "services/lex-library-location.h"

static void
set_up_locale (void)
{
  g_autofree char *locale_dir = lex_location_dup_locale_dir ();

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

static const LexCliCommand *
find_command (const char *name)
{
  gsize n_commands;
  const LexCliCommand *commands = lex_cli_get_commands (&n_commands);

  for (gsize i = 0; i < n_commands; i++)
    if (g_str_equal (commands[i].name, name))
      return &commands[i];
  return NULL;
}

/* One language that was asked for, or is set, comes first and is that of headings. */
static void
choose_language (LexCli *self)
{
  const LexLanguages wanted = lex_cli_get_languages (self, LEX_LANGUAGES_BOTH);

  if (wanted != LEX_LANGUAGES_BOTH)
    self->language = lex_languages_get_first (wanted);
}

static LexCliStatus
run_command (LexCli *self, int argc, char **argv)
{
  const LexCliCommand *command = self->command;

  if (!lex_cli_options_parse (&self->options, command, &argc, &argv))
    return LEX_CLI_USAGE;
  if (self->options.help)
    {
      lex_cli_options_print_command_help (command);
      return LEX_CLI_DONE;
    }

  self->arguments = argv + 1;
  choose_language (self);
  if (command->work == LEX_CLI_WORK_NONE)
    return command->run (self);
  if (self->program->workers == NULL)
    return lex_cli_hand_over (self);
  return self->program->workers[command->work](self);
}

static LexCliStatus
run (LexCli *self, int argc, char **argv)
{
  gboolean version;

  if (!lex_cli_options_parse_leading (&self->options, &argc, &argv, &version))
    return LEX_CLI_USAGE;
  if (version)
    fputs ("lexbridge-cli " LEXBRIDGE_VERSION "\n", stdout);
  else if (self->options.help)
    lex_cli_options_print_help ();
  else if (argc < 2)
    lex_cli_options_complain (NULL, _ ("no command was given"));
  else
    {
      self->command = find_command (argv[1]);
      if (self->command != NULL)
        return run_command (self, argc - 1, argv + 1);
      lex_cli_complain (LEX_CLI_USAGE,
                        _ ("%s: there is no such command; “lexbridge-cli --help” lists them"),
                        argv[1]);
    }
  return version || self->options.help ? LEX_CLI_DONE : LEX_CLI_USAGE;
}

static void
say_waiting_cb (const char *message)
{
  lex_cli_complain (LEX_CLI_DONE, "%s", message);
}

int
lex_cli_main (const LexCliProgram *program, int argc, char **argv)
{
  g_auto (GStrv) given = g_strdupv (argv);
  g_autofree char **parsed = g_memdup2 (argv, sizeof (char *) * ((gsize) argc + 1));
  LexCli self = { .program = program, .argv = given };
  LexCliStatus status;

  /* What crosses a limit to the size of files is to fail as on a full disk, with a line. */
  signal (SIGXFSZ, SIG_IGN);
  set_up_locale ();
  lex_library_set_wait_func (say_waiting_cb);
  self.language = lex_language_of_locale ();
  status = run (&self, argc, parsed);

  /* A full disk shows itself only here. */
  if (fflush (stdout) != 0 || ferror (stdout))
    status = lex_cli_complain (LEX_CLI_STORAGE, _ ("standard output: %s; free some space"),
                               g_strerror (errno));
  g_clear_object (&self.library);
  lex_cli_options_clear (&self.options);
  return (int) status;
}
