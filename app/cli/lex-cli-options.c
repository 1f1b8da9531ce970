/* lex-cli-options.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the options of the command line. It refuses to know what the commands do with them: a
 * command only says which it takes. lex-cli-main.c calls it.
 */

#include "cli/lex-cli-options.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/lex-cli-commands.h"

/* No limit that anybody would type. */
#define UNSET G_MININT

/* The first Laws of duplicate bridge and the last that may be imported with this program. */
#define FIRST_YEAR 1928
#define LAST_YEAR 2099

/* What GOption writes before it is checked. */
typedef struct
{
  char *language;
  char *kind;
} RawOptions;

static void
raw_options_clear (RawOptions *self)
{
  g_free (self->language);
  g_free (self->kind);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RawOptions, raw_options_clear)

gboolean
lex_cli_options_complain (const LexCliCommand *command, const char *message)
{
  if (command == NULL)
    lex_cli_complain (LEX_CLI_USAGE, _ ("%s; “lexbridge-cli --help” lists what there is"), message);
  else
    lex_cli_complain (LEX_CLI_USAGE, _ ("%s: %s; “lexbridge-cli %s --help” tells how to use it"),
                      command->name, message, command->name);
  return FALSE;
}

static void
add_entry (GArray *entries, const char *name, GOptionArg kind, gpointer place, const char *argument)
{
  GOptionEntry entry = { 0 };

  entry.long_name = name;
  entry.arg = kind;
  entry.arg_data = place;
  entry.arg_description = argument;
  g_array_append_val (entries, entry);
}

static void
add_common_entries (GArray *entries, LexCliOptions *options)
{
  add_entry (entries, "json", G_OPTION_ARG_NONE, &options->json, NULL);
  add_entry (entries, "library", G_OPTION_ARG_FILENAME, &options->library, NULL);
  add_entry (entries, "help", G_OPTION_ARG_NONE, &options->help, NULL);
}

/* All of them are strings: the command says what is wrong with one. */
static void
add_figure_entries (GArray *entries, LexCliOptions *options, guint takes)
{
  if (takes & (LEX_CLI_TAKES_RESULT | LEX_CLI_TAKES_AGAINST))
    add_entry (entries, "vulnerable", G_OPTION_ARG_STRING, &options->vulnerable, NULL);
  if (takes & LEX_CLI_TAKES_RESULT)
    {
      add_entry (entries, "by", G_OPTION_ARG_STRING, &options->by, NULL);
      add_entry (entries, "tricks", G_OPTION_ARG_STRING, &options->tricks, NULL);
    }
  if (takes & LEX_CLI_TAKES_AGAINST)
    add_entry (entries, "imps-against", G_OPTION_ARG_STRING, &options->against, NULL);
  if (takes & LEX_CLI_TAKES_BOARD)
    add_entry (entries, "board", G_OPTION_ARG_STRING, &options->board, NULL);
  if (takes & LEX_CLI_TAKES_OFFENDER)
    add_entry (entries, "offender", G_OPTION_ARG_STRING, &options->offender, NULL);
  if (takes & LEX_CLI_TAKES_PROFILE)
    add_entry (entries, "profile", G_OPTION_ARG_STRING, &options->profile, NULL);
  if (takes & LEX_CLI_TAKES_MEANINGS)
    {
      add_entry (entries, "withdrawn", G_OPTION_ARG_STRING, &options->withdrawn, NULL);
      add_entry (entries, "replacement", G_OPTION_ARG_STRING, &options->replacement, NULL);
    }
}

static void
add_case_entries (GArray *entries, LexCliOptions *options)
{
  add_entry (entries, "show", G_OPTION_ARG_STRING, &options->show, NULL);
  add_entry (entries, "export", G_OPTION_ARG_FILENAME, &options->export_file, NULL);
  add_entry (entries, "import", G_OPTION_ARG_FILENAME, &options->import_file, NULL);
  add_entry (entries, "statistics", G_OPTION_ARG_NONE, &options->statistics, NULL);
  add_entry (entries, "no-names", G_OPTION_ARG_NONE, &options->no_names, NULL);
}

static void
add_command_entries (GArray *entries, LexCliOptions *options, RawOptions *raw, guint takes)
{
  if (takes & LEX_CLI_TAKES_LANGUAGE)
    add_entry (entries, "language", G_OPTION_ARG_STRING, &raw->language, NULL);
  if (takes & LEX_CLI_TAKES_KIND)
    add_entry (entries, "kind", G_OPTION_ARG_STRING, &raw->kind, NULL);
  if (takes & LEX_CLI_TAKES_LIMIT)
    add_entry (entries, "limit", G_OPTION_ARG_INT, &options->limit, NULL);
  if (takes & LEX_CLI_TAKES_LIST)
    add_entry (entries, "list", G_OPTION_ARG_NONE, &options->list, NULL);
  if (takes & LEX_CLI_TAKES_DRY_RUN)
    add_entry (entries, "dry-run", G_OPTION_ARG_NONE, &options->dry_run, NULL);
  if (takes & LEX_CLI_TAKES_OUTPUT)
    add_entry (entries, "output", G_OPTION_ARG_FILENAME, &options->output, NULL);
  if (takes & LEX_CLI_TAKES_EDITION)
    add_entry (entries, "edition", G_OPTION_ARG_STRING, &options->edition, NULL);
  if (takes & LEX_CLI_TAKES_AMOUNT)
    {
      add_entry (entries, "all", G_OPTION_ARG_NONE, &options->all, NULL);
      add_entry (entries, "brief", G_OPTION_ARG_NONE, &options->brief, NULL);
    }
  if (takes & LEX_CLI_TAKES_WORDS)
    {
      add_entry (entries, "full", G_OPTION_ARG_NONE, &options->full, NULL);
      add_entry (entries, "context", G_OPTION_ARG_NONE, &options->context, NULL);
    }
  if (takes & LEX_CLI_TAKES_EDITIONS)
    add_entry (entries, "editions", G_OPTION_ARG_STRING, &options->edition, NULL);
  if (takes & LEX_CLI_TAKES_FORMAT)
    add_entry (entries, "format", G_OPTION_ARG_STRING, &options->format, NULL);
  if (takes & LEX_CLI_TAKES_JOURNAL)
    {
      add_entry (entries, "export", G_OPTION_ARG_FILENAME, &options->export_file, NULL);
      add_entry (entries, "import", G_OPTION_ARG_FILENAME, &options->import_file, NULL);
      add_entry (entries, "restore", G_OPTION_ARG_FILENAME, &options->restore, NULL);
    }
  if (takes & LEX_CLI_TAKES_QUESTIONS)
    {
      add_entry (entries, "law", G_OPTION_ARG_INT, &options->law, NULL);
      add_entry (entries, "level", G_OPTION_ARG_INT, &options->level, NULL);
      add_entry (entries, "kind", G_OPTION_ARG_STRING, &options->question_kind, NULL);
    }
  if (takes & LEX_CLI_TAKES_NUMBER)
    add_entry (entries, "number", G_OPTION_ARG_INT, &options->number, NULL);
  if (takes & LEX_CLI_TAKES_PRINT)
    {
      add_entry (entries, "columns", G_OPTION_ARG_INT, &options->columns, NULL);
      add_entry (entries, "no-ruling", G_OPTION_ARG_NONE, &options->no_ruling, NULL);
    }
  if (takes & LEX_CLI_TAKES_BANK)
    {
      add_entry (entries, "corrections", G_OPTION_ARG_NONE, &options->corrections, NULL);
      add_entry (entries, "edition", G_OPTION_ARG_STRING, &options->edition, NULL);
    }
  if (takes & LEX_CLI_TAKES_CASES)
    add_case_entries (entries, options);
  add_figure_entries (entries, options, takes);
}

/* A score is often negative, and no option begins with a digit: behind a blank GOption takes
 * `-100=25` for an argument. */
static void
protect_scores (int argc, char **argv)
{
  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    if (argv[i][0] == '-' && g_ascii_isdigit (argv[i][1]))
      {
        g_autofree char *shielded = g_strconcat (" ", argv[i], NULL);

        argv[i] = (char *) g_intern_string (shielded);
      }
}

/* The option of a name that is given with a value, as `--json=yes` is, and takes none. */
static const GOptionEntry *
find_flag (GArray *entries, const char *argument)
{
  for (guint i = 0; i < entries->len; i++)
    {
      const GOptionEntry *entry = &g_array_index (entries, GOptionEntry, i);
      const gsize length = strlen (entry->long_name);

      if (entry->arg == G_OPTION_ARG_NONE && g_str_has_prefix (argument, "--")
          && strncmp (argument + 2, entry->long_name, length) == 0 && argument[2 + length] == '=')
        return entry;
    }
  return NULL;
}

/* GOption takes `--json=no` for `--json`. */
static gboolean
check_flags (GArray *entries, const LexCliCommand *command, int argc, char **argv)
{
  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    {
      const GOptionEntry *flag = find_flag (entries, argv[i]);

      if (flag != NULL)
        {
          g_autofree char *message = g_strdup_printf (_ ("--%s takes no value"), flag->long_name);

          return lex_cli_options_complain (command, message);
        }
    }
  return TRUE;
}

/* GOption prints its own help, in its own shape and only in locales it can encode; ours is below.
 */
static gboolean
parse_entries (GArray *entries, const LexCliCommand *command, int *argc, char ***argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_autoptr (GError) error = NULL;

  if (!check_flags (entries, command, *argc, *argv))
    return FALSE;
  protect_scores (*argc, *argv);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_strict_posix (context, command == NULL);
  g_option_context_add_main_entries (context, (const GOptionEntry *) (gpointer) entries->data,
                                     NULL);
  if (g_option_context_parse (context, argc, argv, &error))
    return TRUE;
  return lex_cli_options_complain (command, error->message);
}

/* An empty name would be the folder where one stands: who has a variable unset gets it unasked. */
static gboolean
check_library (LexCliOptions *options, const LexCliCommand *command)
{
  return options->library == NULL || *options->library != '\0'
         || lex_cli_options_complain (command, _ ("--library needs the name of a folder"));
}

/* Strictly POSIX here: what follows the command is the command's to read. */
gboolean
lex_cli_options_parse_leading (LexCliOptions *options, int *argc, char ***argv, gboolean *version)
{
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));

  *version = FALSE;
  add_common_entries (entries, options);
  add_entry (entries, "version", G_OPTION_ARG_NONE, version, NULL);
  return parse_entries (entries, NULL, argc, argv) && check_library (options, NULL);
}

static gboolean
check_language (LexCliOptions *options, const LexCliCommand *command, const char *code)
{
  LexLanguage language;

  if (code == NULL)
    return TRUE;
  if (lex_language_from_code (code, &language))
    options->languages = 1 << language;
  /* A file that is imported is in one language. */
  else if (g_str_equal (code, "both") && command->work != LEX_CLI_WORK_IMPORT)
    options->languages = LEX_LANGUAGES_BOTH;
  else
    return lex_cli_options_complain (command, _ ("--language is en or pl"));
  return TRUE;
}

/* Of what is not set nothing is said; what is set wrongly would be missed for ever. */
static gboolean
read_setting (LexCliOptions *options, const LexCliCommand *command)
{
  const char *code = g_getenv ("LEXBRIDGE_LANGUAGE");
  LexLanguage language;

  if (code == NULL || *code == '\0')
    return TRUE;
  if (lex_language_from_code (code, &language))
    options->setting = 1 << language;
  else if (g_str_equal (code, "both"))
    options->setting = LEX_LANGUAGES_BOTH;
  else
    return lex_cli_options_complain (command, _ ("LEXBRIDGE_LANGUAGE is en, pl or both"));
  return TRUE;
}

static gboolean
check_kind (LexCliOptions *options, const LexCliCommand *command, const char *name)
{
  LexKind kind;

  if (name == NULL)
    return TRUE;
  if (!lex_kind_from_name (name, &kind))
    return lex_cli_options_complain (command, _ ("--kind is law, definition, commentary, example, "
                                                 "regulation, guide, note or index"));
  if (command->work == LEX_CLI_WORK_IMPORT && kind != LEX_KIND_LAW && kind != LEX_KIND_COMMENTARY
      && kind != LEX_KIND_REGULATION)
    return lex_cli_options_complain (command, _ ("--kind is law, commentary or regulation"));
  options->kind = (int) kind;
  return TRUE;
}

/* What stands in file names and labels: `2017`, `2007`, `2017-acbl`. */
static gboolean
check_edition (LexCliOptions *options, const LexCliCommand *command)
{
  const char *edition = options->edition;

  return edition == NULL || (command->takes & LEX_CLI_TAKES_EDITION) == 0
         || (g_ascii_strtoull (edition, NULL, 10) >= FIRST_YEAR
             && g_ascii_strtoull (edition, NULL, 10) <= LAST_YEAR && strlen (edition) <= 16
             && edition[strspn (edition, G_CSET_DIGITS G_CSET_a_2_z "-")] == '\0')
         || lex_cli_options_complain (
             command, _ ("--edition is a year in which Laws were printed, such as 2017 or 2007"));
}

/* After `--` GOption leaves the dashes in place where no option preceded them. */
static void
drop_dashes (int *argc, char **argv)
{
  if (*argc < 2 || !g_str_equal (argv[1], "--"))
    return;
  for (int i = 1; i < *argc; i++)
    argv[i] = argv[i + 1];
  (*argc)--;
}

/* What was not given is 0 from here on. */
static gboolean
check_counts (LexCliOptions *options, const LexCliCommand *command)
{
  const struct
  {
    const char *name;
    int *count;
  } counts[] = { { "--limit", &options->limit },
                 { "--number", &options->number },
                 { "--law", &options->law },
                 { "--level", &options->level },
                 { "--columns", &options->columns } };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autofree char *message = g_strdup_printf (_ ("%s is a number from 1"), counts[i].name);

      if (*counts[i].count == UNSET)
        *counts[i].count = 0;
      else if (*counts[i].count < 1)
        return lex_cli_options_complain (command, message);
    }
  return TRUE;
}

gboolean
lex_cli_options_parse (LexCliOptions *options, const LexCliCommand *command, int *argc,
                       char ***argv)
{
  g_autoptr (GArray) entries = g_array_new (TRUE, TRUE, sizeof (GOptionEntry));
  g_auto (RawOptions) raw = { 0 };
  /* GOption would lose the folder named before the command where another is named behind it. */
  g_autofree char *leading = g_steal_pointer (&options->library);

  options->kind = -1;
  options->limit = options->number = options->law = options->level = options->columns = UNSET;
  add_common_entries (entries, options);
  add_command_entries (entries, options, &raw, command->takes);
  if (!parse_entries (entries, command, argc, argv) || !check_library (options, command))
    return FALSE;
  if (options->library == NULL)
    options->library = g_steal_pointer (&leading);
  drop_dashes (argc, *argv);

  if (options->help)
    return TRUE;
  if (!check_counts (options, command))
    return FALSE;
  if (*argc - 1 < command->least)
    return lex_cli_options_complain (command, _ ("an argument is missing"));
  if (*argc - 1 > command->most)
    return lex_cli_options_complain (command, _ ("too many arguments"));
  return read_setting (options, command) && check_language (options, command, raw.language)
         && check_kind (options, command, raw.kind) && check_edition (options, command);
}

void
lex_cli_options_clear (LexCliOptions *options)
{
  char **const strings[] = {
    &options->library,   &options->output,        &options->edition,     &options->format,
    &options->by,        &options->vulnerable,    &options->tricks,      &options->against,
    &options->withdrawn, &options->replacement,   &options->export_file, &options->import_file,
    &options->restore,   &options->question_kind, &options->board,       &options->offender,
    &options->profile,   &options->show,
  };

  for (guint i = 0; i < G_N_ELEMENTS (strings); i++)
    g_clear_pointer (strings[i], g_free);
}
