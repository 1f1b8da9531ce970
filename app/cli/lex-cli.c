/* lex-cli.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One run of the command line: locale, options, command, exit status.
 * It refuses to know any command by name. The two programs' main functions call it, and the
 * commands call it back for what they share.
 */

#include "cli/lex-cli.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <unistd.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-options.h"
#include "language/lex-message.h"
#include "services/lex-library-location.h"

/* Of the 2017 edition. */
#define LAST_LAW 93
#define LIBRARIAN "lexbridge-librarian"

LexCliStatus
lex_cli_complain (LexCliStatus status, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = lex_message_dup_line (message);
  /* Not g_printerr(), which would write question marks in the C locale. */
  fprintf (stderr, "lexbridge-cli: %s\n", line);
  return status;
}

LexCliStatus
lex_cli_fail (LexCli *self, GError *error)
{
  g_autoptr (GError) owned = error;
  LexCliStatus status = LEX_CLI_STORAGE;

  if (g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND))
    status = LEX_CLI_NOTHING;
  else if (g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT))
    status = LEX_CLI_INPUT;
  return lex_cli_complain (status, "%s", error->message);
}

/* Becomes the program that can do everything; comes back only if that fails. */
static LexCliStatus
hand_over (LexCli *self)
{
  g_autofree char *path = lex_location_dup_program (LIBRARIAN);

  execv (path, self->argv);
  return lex_cli_complain (LEX_CLI_STORAGE, _ ("%s: %s; install Lexbridge again"), path,
                           g_strerror (errno));
}

char *
lex_cli_dup_data_dir (LexCli *self)
{
  return self->options.library != NULL ? g_strdup (self->options.library)
                                       : lex_location_dup_data_dir ();
}

LexLanguages
lex_cli_get_languages (LexCli *self)
{
  return self->options.languages != LEX_LANGUAGES_NONE ? self->options.languages
                                                       : LEX_LANGUAGES_BOTH;
}

LexLibrary *
lex_cli_open (LexCli *self, LexCliStatus *status)
{
  g_autofree char *shipped = lex_location_dup_library ();
  g_autofree char *data_dir = lex_cli_dup_data_dir (self);
  g_autoptr (GError) error = NULL;

  self->library = self->program->open (shipped, data_dir, &error);
  if (self->library != NULL)
    return self->library;
  /* Who can index and could not hands over to nobody: that would be itself, for ever. */
  if (self->program->workers == NULL
      && g_error_matches (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_OUTDATED))
    *status = hand_over (self);
  else
    *status = lex_cli_fail (self, g_steal_pointer (&error));
  return NULL;
}

char *
lex_cli_dup_text (LexCli *self, LexCliStatus *status)
{
  g_autofree char *joined = g_strjoinv (" ", self->arguments);
  g_autofree char *text = NULL;

  /* In the C locale a terminal sends UTF-8 all the same. */
  if (g_utf8_validate (joined, -1, NULL))
    text = g_steal_pointer (&joined);
  else
    text = g_locale_to_utf8 (joined, -1, NULL, NULL, NULL);

  if (text == NULL)
    *status = lex_cli_complain (LEX_CLI_INPUT, _ ("%s: the text is not UTF-8; convert it first"),
                                self->command->name);
  else if (*g_strstrip (text) == '\0')
    *status = lex_cli_complain (LEX_CLI_INPUT, _ ("%s: the text is empty; write something"),
                                self->command->name);
  else
    return g_steal_pointer (&text);
  return NULL;
}

/* Says why @text is no label; `94` is one in form, only there is no such Law. */
static LexCliStatus
complain_of_label (const char *text)
{
  const char *digits = strpbrk (text, "0123456789");

  if (digits != NULL && g_ascii_strtoull (digits, NULL, 10) > LAST_LAW)
    return lex_cli_complain (LEX_CLI_NOTHING, _ ("%s: the Laws are numbered 1 to %d"), text,
                             LAST_LAW);
  return lex_cli_complain (LEX_CLI_INPUT,
                           _ ("%s: this is no label; write it as 27, 27B1a, screens/3a or "
                              "definitions/psychic-call"),
                           text);
}

LexLabel *
lex_cli_open_at_label (LexCli *self, LexCliStatus *status)
{
  g_autofree char *text = lex_cli_dup_text (self, status);
  LexLabel *label;

  if (text == NULL || lex_cli_open (self, status) == NULL)
    return NULL;

  label = lex_library_resolve (self->library, text);
  if (label == NULL)
    *status = complain_of_label (text);
  return label;
}

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
  if (command->work == LEX_CLI_WORK_NONE)
    return command->run (self);
  if (self->program->workers == NULL)
    return hand_over (self);
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
  g_free (self.options.library);
  g_free (self.options.output);
  return (int) status;
}
