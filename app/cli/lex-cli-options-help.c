/* lex-cli-options-help.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The help, made of the table of commands. It refuses to read options. lex-cli-main.c calls it.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-options.h"
#include "cli/lex-cli-page.h"

/* How an option reads in the help, in the order of #LexCliTakes. */
static const char *const option_texts[] = { "[--language=en|pl]",
                                            N_ ("[--kind=KIND]"),
                                            "[--limit=N]",
                                            "[--list]",
                                            "[--dry-run]",
                                            N_ ("[--output=FILE]"),
                                            N_ ("[--edition=YEAR]"),
                                            "[--all|--brief]",
                                            "[--full] [--context]",
                                            "--editions=A,B",
                                            "--format=xml|markdown|html",
                                            "--by=NS|EW --vulnerable=none|ns|ew|all --tricks=N",
                                            N_ ("--withdrawn=MEANING --replacement=MEANING"),
                                            N_ ("[--vulnerable=none|ns|ew|all] "
                                                "[--imps-against=POINTS]"),
                                            N_ ("[--export=FILE|--import=FILE|"
                                                "--restore=BACKUP]"),
                                            N_ ("[--law=N] [--level=1|2|3] [--kind=KIND]"),
                                            "[--number=N]",
                                            "[--board=N]",
                                            "[--columns=1|2] [--no-ruling]",
                                            "[--offender=N|E|S|W]",
                                            N_ ("[--corrections] [--edition=NAME]"),
                                            "[--profile=wbf|acbl|ebl|ebu|nbb|pzbs]",
                                            N_ ("[--show=N] [--export=FILE|--import=FILE] "
                                                "[--statistics] [--no-names]") };

static char *
dup_synopsis (const char *rest)
{
  return g_strdup_printf ("lexbridge-cli [--json] [--library=%s] %s\n\n", _ ("DIR"), rest);
}

static char *
dup_usage (const LexCliCommand *command)
{
  g_autoptr (GString) usage = g_string_new (command->name);

  if (*command->arguments != '\0')
    g_string_append_printf (usage, command->least > 0 ? " %s" : " [%s]", _ (command->arguments));
  for (guint i = 0; i < G_N_ELEMENTS (option_texts); i++)
    if (command->takes & (1u << i))
      g_string_append_printf (usage, " %s", _ (option_texts[i]));
  return g_string_free (g_steal_pointer (&usage), FALSE);
}

static void
append_option (GString *help, const char *option, guint width, const char *text)
{
  g_string_append_printf (help, "  %s", option);
  for (guint used = lex_cli_width (option); used < width; used++)
    g_string_append_c (help, ' ');
  g_string_append_printf (help, "%s\n", text);
}

void
lex_cli_options_print_help (void)
{
  gsize n_commands;
  const LexCliCommand *commands = lex_cli_get_commands (&n_commands);
  g_autoptr (GString) help = g_string_new (NULL);
  g_autofree char *synopsis = dup_synopsis (_ ("COMMAND …"));
  g_autofree char *library = g_strdup_printf ("--library=%s", _ ("DIR"));
  guint width;

  g_string_append_printf (help, "%s\n\n%s",
                          _ ("The Laws of Duplicate Bridge in Polish and English."), synopsis);
  for (gsize i = 0; i < n_commands; i++)
    {
      g_autofree char *usage = dup_usage (&commands[i]);

      g_string_append_printf (help, "  %s\n      %s\n", usage, _ (commands[i].help));
    }
  width = lex_cli_width (library) + 2;
  g_string_append_c (help, '\n');
  append_option (help, "--json", width, _ ("print one JSON object"));
  append_option (help, library, width, _ ("keep imported documents in DIR"));
  append_option (help, "--version", width, _ ("print the version"));
  g_string_append_printf (
      help, "\n%s\n",
      _ ("LEXBRIDGE_LANGUAGE=en, pl or both keeps a language; --language goes before it."));
  fputs (help->str, stdout);
}

void
lex_cli_options_print_command_help (const LexCliCommand *command)
{
  g_autofree char *usage = dup_usage (command);
  g_autofree char *synopsis = dup_synopsis (usage);

  fprintf (stdout, "%s%s\n", synopsis, _ (command->help));
}
