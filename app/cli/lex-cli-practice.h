/* lex-cli-practice.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli-json.h"
#include "cli/lex-cli-page.h"
#include "cli/lex-cli.h"
#include "model/lex-profile.h"

G_BEGIN_DECLS

/**
 * LexCliPractice:
 * @profiles: (element-type LexProfile): all there are
 * @profile: the one that was asked for
 *
 * Whose practice is told beside a path or a tool.
 */
typedef struct
{
  GPtrArray *profiles;
  const LexProfile *profile;
} LexCliPractice;

/**
 * lex_cli_practice_open:
 * @self: the run
 * @status: (out): on failure, the exit status; a line was printed
 *
 * Finds the profile that `--profile` names.
 *
 * Returns: (transfer full) (nullable): the practice; %NULL where none was asked for, with @status
 *   `LEX_CLI_DONE`, and on failure
 */
LexCliPractice *lex_cli_practice_open (LexCli *self, LexCliStatus *status);

/**
 * lex_cli_practice_free:
 * @self: (transfer full) (nullable): a practice
 *
 * Frees it.
 */
void lex_cli_practice_free (LexCliPractice *self);

/**
 * lex_cli_practice_add_json:
 * @self: (nullable): a practice
 * @topic: a guided path or a tool, by name
 * @builder: a builder inside an object
 *
 * Adds what bears upon it.
 */
void lex_cli_practice_add_json (const LexCliPractice *self, const char *topic,
                                JsonBuilder *builder);

/**
 * lex_cli_practice_add_text:
 * @self: (nullable): a practice
 * @topic: a guided path or a tool, by name
 * @page: a page
 * @language: a language
 *
 * Adds what bears upon it, below a heading.
 */
void lex_cli_practice_add_text (const LexCliPractice *self, const char *topic, LexCliPage *page,
                                LexLanguage language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCliPractice, lex_cli_practice_free)

G_END_DECLS
