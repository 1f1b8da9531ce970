/* lex-cli.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-target.h"

G_BEGIN_DECLS

/**
 * LexCliStatus:
 * @LEX_CLI_DONE: done
 * @LEX_CLI_NOTHING: nothing was found, or the answer is no
 * @LEX_CLI_USAGE: wrong usage
 * @LEX_CLI_INPUT: a file or text that can not be used
 * @LEX_CLI_STORAGE: a library or the data folder fails
 *
 * What the process ends with; a promise to scripts.
 */
typedef enum
{
  LEX_CLI_DONE,
  LEX_CLI_NOTHING,
  LEX_CLI_USAGE,
  LEX_CLI_INPUT,
  LEX_CLI_STORAGE,
} LexCliStatus;

typedef struct _LexCli LexCli;

/**
 * LexCliFunc:
 * @self: the run; its arguments are already counted and its options checked
 *
 * Runs one command.
 *
 * Returns: how it ended
 */
typedef LexCliStatus (*LexCliFunc) (LexCli *self);

/**
 * LexCliWork:
 * @LEX_CLI_WORK_NONE: none: the command only reads
 * @LEX_CLI_WORK_IMPORT: takes files in
 * @LEX_CLI_WORK_FORGET: removes a document
 * @LEX_CLI_WORK_REBUILD: indexes the imports again
 * @LEX_CLI_WORK_CHECK: verifies everything
 * @LEX_CLI_WORK_MANAGE: changes imported documents as they are
 * @LEX_CLI_WORK_REIMPORT: reads imported documents again
 * @LEX_CLI_WORK_EXPORT: writes a document out
 * @LEX_CLI_WORK_PRINT: prints into a file
 * @LEX_CLI_WORK_CASES: prints records of rulings into a file
 *
 * The commands that need the libraries for XML, dictionaries and printing.
 */
typedef enum
{
  LEX_CLI_WORK_NONE,
  LEX_CLI_WORK_IMPORT,
  LEX_CLI_WORK_FORGET,
  LEX_CLI_WORK_REBUILD,
  LEX_CLI_WORK_CHECK,
  LEX_CLI_WORK_MANAGE,
  LEX_CLI_WORK_REIMPORT,
  LEX_CLI_WORK_EXPORT,
  LEX_CLI_WORK_PRINT,
  LEX_CLI_WORK_CASES,
} LexCliWork;

#define LEX_CLI_N_WORKS 10

/**
 * LexCliProgram:
 * @open: how this program opens a library
 * @workers: (nullable) (array fixed-size=10): by #LexCliWork, what does it; %NULL in the program
 *   that leaves work to `lexbridge-librarian`
 *
 * What one of the two programs can do by itself. They share everything else: the quick one hands
 * its whole command line to the other where it must.
 */
typedef struct
{
  LexLibrary *(*open) (const char *shipped, const char *data_dir, GError **error);
  const LexCliFunc *workers;
} LexCliProgram;

/**
 * LexCliOptions:
 * @json: whether to print JSON
 * @library: (nullable): the data folder to use
 * @languages: which languages were asked for; none when none was named
 * @setting: which languages `LEXBRIDGE_LANGUAGE` names; none when it is not set
 * @kind: a #LexKind, or -1
 * @limit: the most hits, or 0
 * @list: whether to list
 * @dry_run: whether only to report
 * @output: (nullable): the file to write, or `-` for standard output
 * @edition: (nullable): the edition that files are of, or the editions to compare
 * @all: whether to print everything that bears upon a clause
 * @brief: whether to print a clause alone, and of those below it a line each
 * @full: whether to print the whole text of a hit
 * @context: whether to print what a hit stands below and what stands below it, too
 * @format: (nullable): the format to write
 * @by: (nullable): the side that declares
 * @vulnerable: (nullable): who is vulnerable
 * @tricks: (nullable): the tricks won
 * @against: (nullable): the score at the other table
 * @withdrawn: (nullable): what the withdrawn call means
 * @replacement: (nullable): what the call means that replaces it
 * @export_file: (nullable): the file to export the journal to
 * @import_file: (nullable): the file to take into it
 * @restore: (nullable): the backup to put in its place
 * @law: the Law that questions are about, or 0
 * @level: their level, or 0
 * @number: how many questions a quiz asks, 0 for the usual
 * @question_kind: (nullable): their kind
 * @board: (nullable): the board of a file
 * @offender: (nullable): where the offender sits
 * @profile: (nullable): whose practice is told
 * @columns: in how many columns languages are printed, or 0
 * @no_ruling: whether to leave rulings out
 * @corrections: whether to list what was mended
 * @show: (nullable): the number of a case
 * @statistics: whether to count cases
 * @no_names: whether to leave out the names of players
 * @help: whether help was asked for
 *
 * Every option there is. Each command says which it takes.
 */
typedef struct
{
  gboolean json;
  char *library;
  LexLanguages languages;
  LexLanguages setting;
  int kind;
  int limit;
  gboolean list;
  gboolean dry_run;
  char *output;
  char *edition;
  gboolean all;
  gboolean brief;
  gboolean full;
  gboolean context;
  char *format;
  char *by;
  char *vulnerable;
  char *tricks;
  char *against;
  char *withdrawn;
  char *replacement;
  char *export_file;
  char *import_file;
  char *restore;
  int law;
  int level;
  int number;
  char *question_kind;
  char *board;
  char *offender;
  char *profile;
  int columns;
  gboolean no_ruling;
  gboolean corrections;
  char *show;
  gboolean statistics;
  gboolean no_names;
  gboolean help;
} LexCliOptions;

/**
 * LexCliTakes:
 * @LEX_CLI_TAKES_LANGUAGE: `--language`
 * @LEX_CLI_TAKES_KIND: `--kind`
 * @LEX_CLI_TAKES_LIMIT: `--limit`
 * @LEX_CLI_TAKES_LIST: `--list`
 * @LEX_CLI_TAKES_DRY_RUN: `--dry-run`
 * @LEX_CLI_TAKES_OUTPUT: `--output`
 * @LEX_CLI_TAKES_EDITION: `--edition`
 * @LEX_CLI_TAKES_AMOUNT: `--all` and `--brief`
 * @LEX_CLI_TAKES_WORDS: `--full` and `--context`
 * @LEX_CLI_TAKES_EDITIONS: `--editions`
 * @LEX_CLI_TAKES_FORMAT: `--format`
 * @LEX_CLI_TAKES_RESULT: `--by`, `--vulnerable` and `--tricks`
 * @LEX_CLI_TAKES_MEANINGS: `--withdrawn` and `--replacement`
 * @LEX_CLI_TAKES_AGAINST: `--vulnerable` and `--imps-against`
 * @LEX_CLI_TAKES_JOURNAL: `--export`, `--import` and `--restore`
 * @LEX_CLI_TAKES_QUESTIONS: `--law`, `--level` and `--kind`, that of a question
 * @LEX_CLI_TAKES_NUMBER: `--number`
 * @LEX_CLI_TAKES_BOARD: `--board`
 * @LEX_CLI_TAKES_PRINT: `--columns` and `--no-ruling`
 * @LEX_CLI_TAKES_OFFENDER: `--offender`
 * @LEX_CLI_TAKES_BANK: `--corrections` and `--edition`, any
 * @LEX_CLI_TAKES_PROFILE: `--profile`
 * @LEX_CLI_TAKES_CASES: `--show`, `--export`, `--import`, `--statistics` and `--no-names`
 *
 * Options beside `--json`, `--library` and `--help`, which all take.
 */
typedef enum
{
  LEX_CLI_TAKES_LANGUAGE = 1 << 0,
  LEX_CLI_TAKES_KIND = 1 << 1,
  LEX_CLI_TAKES_LIMIT = 1 << 2,
  LEX_CLI_TAKES_LIST = 1 << 3,
  LEX_CLI_TAKES_DRY_RUN = 1 << 4,
  LEX_CLI_TAKES_OUTPUT = 1 << 5,
  LEX_CLI_TAKES_EDITION = 1 << 6,
  LEX_CLI_TAKES_AMOUNT = 1 << 7,
  LEX_CLI_TAKES_WORDS = 1 << 8,
  LEX_CLI_TAKES_EDITIONS = 1 << 9,
  LEX_CLI_TAKES_FORMAT = 1 << 10,
  LEX_CLI_TAKES_RESULT = 1 << 11,
  LEX_CLI_TAKES_MEANINGS = 1 << 12,
  LEX_CLI_TAKES_AGAINST = 1 << 13,
  LEX_CLI_TAKES_JOURNAL = 1 << 14,
  LEX_CLI_TAKES_QUESTIONS = 1 << 15,
  LEX_CLI_TAKES_NUMBER = 1 << 16,
  LEX_CLI_TAKES_BOARD = 1 << 17,
  LEX_CLI_TAKES_PRINT = 1 << 18,
  LEX_CLI_TAKES_OFFENDER = 1 << 19,
  LEX_CLI_TAKES_BANK = 1 << 20,
  LEX_CLI_TAKES_PROFILE = 1 << 21,
  LEX_CLI_TAKES_CASES = 1 << 22,
} LexCliTakes;

/**
 * LexCliCommand:
 * @name: its name
 * @arguments: its arguments, for the help
 * @help: what it does, to be translated
 * @takes: #LexCliTakes
 * @least: the fewest arguments
 * @most: the most arguments
 * @run: (nullable): what does it, unless it is work
 * @work: the work that it is
 *
 * One row of the table of commands.
 */
typedef struct
{
  const char *name;
  const char *arguments;
  const char *help;
  guint takes;
  int least;
  int most;
  LexCliFunc run;
  LexCliWork work;
} LexCliCommand;

/**
 * LexCli:
 * @program: which program this is
 * @command: the command it runs
 * @options: its options
 * @arguments: (array zero-terminated=1): what follows the command, options taken out
 * @argv: the command line of the process, to hand over
 * @language: the language that comes first: of the setting, or else of the locale
 * @library: (nullable): the library, once lex_cli_open() opened it
 *
 * One run of a program.
 */
struct _LexCli
{
  const LexCliProgram *program;
  const LexCliCommand *command;
  LexCliOptions options;
  char **arguments;
  char **argv;
  LexLanguage language;
  LexLibrary *library;
};

/**
 * lex_cli_hand_over:
 * @self: a run of the program that only reads
 *
 * Becomes the program that can do everything; comes back only if that fails.
 *
 * Returns: how it failed
 */
LexCliStatus lex_cli_hand_over (LexCli *self);

/**
 * lex_cli_main:
 * @program: what the program can do
 * @argc: as main() got it
 * @argv: as main() got it
 *
 * Sets the locale up, reads the command line and runs the command.
 *
 * Returns: the exit status
 */
int lex_cli_main (const LexCliProgram *program, int argc, char **argv);

/**
 * lex_cli_fail:
 * @self: the run
 * @error: (transfer full): a `LEX_LIBRARY_ERROR`
 *
 * Prints the error's line.
 *
 * Returns: the status that belongs to its code
 */
LexCliStatus lex_cli_fail (LexCli *self, GError *error);

/**
 * lex_cli_complain:
 * @status: how the run ends
 * @format: a line, translated, as for printf()
 * @...: what it takes
 *
 * Prints a line on standard error.
 *
 * Returns: @status
 */
LexCliStatus lex_cli_complain (LexCliStatus status, const char *format, ...) G_GNUC_PRINTF (2, 3);

/**
 * lex_cli_open:
 * @self: the run
 * @status: (out): how the run ends if it fails
 *
 * Opens the library. A program that can not, because the imports must be indexed first, is replaced
 * by the one that can, and this does not return.
 *
 * Returns: (transfer none) (nullable): the library, or %NULL after a line was printed
 */
LexLibrary *lex_cli_open (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_dup_text:
 * @self: the run
 * @status: (out): how the run ends if it fails
 *
 * Joins the arguments to one text, so that nobody need quote.
 *
 * Returns: (transfer full) (nullable): UTF-8, trimmed, or %NULL after a line was printed
 */
char *lex_cli_dup_text (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_open_at_label:
 * @self: the run
 * @status: (out): how the run ends if it fails
 *
 * Opens the library as lex_cli_open() does, and reads the label that the arguments are, canonical
 * or sloppy.
 *
 * Returns: (transfer full) (nullable): the label, or %NULL after a line was printed
 */
LexLabel *lex_cli_open_at_label (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_open_at_targets:
 * @self: the run
 * @status: (out): how the run ends if it fails
 *
 * Opens the library and reads all the clauses and documents that the arguments name.
 *
 * Returns: (transfer full) (nullable) (element-type LexTarget): what is named, or %NULL after a
 * line was printed
 */
GPtrArray *lex_cli_open_at_targets (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_read_passages:
 * @self: the run, whose library is open
 * @targets: (element-type LexTarget): what is named
 * @status: (inout): how the run ends
 *
 * Reads what is named; of what is not there a line is printed each.
 *
 * Returns: (transfer full) (element-type LexPassage): the passages that there are
 */
GPtrArray *lex_cli_read_passages (LexCli *self, GPtrArray *targets, LexCliStatus *status);

/**
 * lex_cli_get_languages:
 * @self: the run
 * @otherwise: what the command prints if nobody says
 *
 * Gets the languages to print: what `--language` names; or, for a person, what the setting names.
 * JSON is the same whatever is set, since scripts rely on it.
 *
 * Returns: the languages
 */
LexLanguages lex_cli_get_languages (LexCli *self, LexLanguages otherwise);

/**
 * lex_cli_list_languages:
 * @self: the run
 * @otherwise: as of lex_cli_get_languages()
 * @languages: (out caller-allocates) (array fixed-size=2): room for all languages
 *
 * Lists the same languages, that of the reader first.
 *
 * Returns: how many there are
 */
guint lex_cli_list_languages (LexCli *self, LexLanguages otherwise, LexLanguage *languages);

/**
 * lex_cli_dup_data_dir:
 * @self: the run
 *
 * Gets the folder of imported documents.
 *
 * Returns: (transfer full): `--library`, or the user's
 */
char *lex_cli_dup_data_dir (LexCli *self);

G_END_DECLS
