/* lex-cli-journal.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli.h"
#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * lex_cli_journal_new:
 * @self: the run
 *
 * Gets the journal in the folder that the run is about. No file is opened yet.
 *
 * Returns: (transfer full): a new journal
 */
LexJournal *lex_cli_journal_new (LexCli *self);

/**
 * lex_cli_journal_import:
 * @self: the run
 * @journal: the journal to add to
 *
 * Adds what the file of `--import` holds, and tells how much that was.
 *
 * Returns: how it ended
 */
LexCliStatus lex_cli_journal_import (LexCli *self, LexJournal *journal);

G_END_DECLS
