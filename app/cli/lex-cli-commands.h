/* lex-cli-commands.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli.h"

G_BEGIN_DECLS

/**
 * lex_cli_get_commands:
 * @n_commands: (out): their number
 *
 * Gets the table of commands, in the order of the help.
 *
 * Returns: (transfer none) (array length=n_commands): the commands
 */
const LexCliCommand *lex_cli_get_commands (gsize *n_commands);

/**
 * lex_cli_cite:
 * @self: the run
 *
 * Finds the citations in a text.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_cite (LexCli *self);

/**
 * lex_cli_show:
 * @self: the run
 *
 * Shows a clause and what lies below it.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_show (LexCli *self);

/**
 * lex_cli_search:
 * @self: the run
 *
 * Searches for words or a citation.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_search (LexCli *self);

/**
 * lex_cli_precedence:
 * @self: the run
 *
 * Orders the clauses around one from specific to general.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_precedence (LexCli *self);

/**
 * lex_cli_example:
 * @self: the run
 *
 * Shows a worked example, or lists all.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_example (LexCli *self);

/**
 * lex_cli_compare:
 * @self: the run
 *
 * Shows a clause in two editions.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_compare (LexCli *self);

/**
 * lex_cli_notes:
 * @self: the run
 *
 * Lists what the reader made, or exports, imports or restores it.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_notes (LexCli *self);

/**
 * lex_cli_cases:
 * @self: the run
 *
 * Lists records of rulings, shows one, exports, imports or counts them.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_cases (LexCli *self);

/**
 * lex_cli_cases_print:
 * @self: the run
 *
 * Exports records of rulings as a PDF.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_cases_print (LexCli *self);

/**
 * lex_cli_labels:
 * @self: the run
 *
 * Lists the labels of clauses.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_labels (LexCli *self);

/**
 * lex_cli_documents:
 * @self: the run
 *
 * Lists the documents.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_documents (LexCli *self);

/**
 * lex_cli_import:
 * @self: the run
 *
 * Takes files in.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_import (LexCli *self);

/**
 * lex_cli_forget:
 * @self: the run
 *
 * Removes an imported document.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_forget (LexCli *self);

/**
 * lex_cli_export_document:
 * @self: the run
 *
 * Writes a document out.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_export_document (LexCli *self);

/**
 * lex_cli_print:
 * @self: the run
 *
 * Prints clauses and documents into a PDF.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_print (LexCli *self);

/**
 * lex_cli_reimport:
 * @self: the run
 *
 * Reads imported documents again.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_reimport (LexCli *self);

/**
 * lex_cli_manage:
 * @self: the run
 *
 * Runs `rename`, `rank` or `undo`.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_manage (LexCli *self);

/**
 * lex_cli_open_for_change:
 * @self: the run
 * @status: (out): how the run ends if it fails
 *
 * Opens the library whatever is wrong with the imports, which a change must be able to mend.
 *
 * Returns: whether it is open, or a line was printed
 */
gboolean lex_cli_open_for_change (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_rebuild:
 * @self: the run
 *
 * Indexes the imported documents again.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_rebuild (LexCli *self);

/**
 * lex_cli_check:
 * @self: the run
 *
 * Verifies the library.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_check (LexCli *self);

/**
 * lex_cli_score:
 * @self: the run
 *
 * Scores a contract by the tricks won (Law 77).
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_score (LexCli *self);

/**
 * lex_cli_imps:
 * @self: the run
 *
 * Converts a difference of scores to IMPs (Law 78B).
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_imps (LexCli *self);

/**
 * lex_cli_board:
 * @self: the run
 *
 * Tells the dealer and the vulnerability of a board (Law 2).
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_board (LexCli *self);

/**
 * lex_cli_solve:
 * @self: the run
 *
 * Tells what the cards of a PBN file's boards would have made.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_solve (LexCli *self);

/**
 * lex_cli_calculate:
 * @self: the run
 *
 * Lists the tools, or works something out with one.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_calculate (LexCli *self);

/**
 * lex_cli_weigh:
 * @self: the run
 *
 * Weighs outcomes of a board (Law 12C1(c)).
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_weigh (LexCli *self);

/**
 * lex_cli_compare_calls:
 * @self: the run
 *
 * Tells whether a call is comparable (Law 23A).
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_compare_calls (LexCli *self);

/**
 * lex_cli_questions:
 * @self: the run
 *
 * Lists the question bank, or the part of it that was asked for.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_questions (LexCli *self);

/**
 * lex_cli_rule:
 * @self: the run
 *
 * Lists the guided paths, or follows one.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_rule (LexCli *self);

/**
 * lex_cli_quiz:
 * @self: the program
 *
 * The command `quiz`.
 *
 * Returns: the exit status
 */
LexCliStatus lex_cli_quiz (LexCli *self);

/**
 * lex_cli_study:
 * @self: the program
 *
 * The command `study`.
 *
 * Returns: the exit status
 */
LexCliStatus lex_cli_study (LexCli *self);

G_END_DECLS
