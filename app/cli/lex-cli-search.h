/* lex-cli-search.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli.h"
#include "services/lex-answer.h"

G_BEGIN_DECLS

/**
 * lex_cli_search_list_clauses:
 * @self: a run
 * @hit: a hit
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists what is to be read of a hit in full: the clause, and with `--context` what it stands below
 * before it and what stands below it behind.
 *
 * Returns: (transfer full) (nullable) (element-type LexClause): the clauses, in reading order
 */
GPtrArray *lex_cli_search_list_clauses (LexCli *self, LexHit *hit, GError **error);

/**
 * lex_cli_search_print_text:
 * @self: a run
 * @figure: (nullable): the figure that was asked for, which comes before all hits
 * @answer: what was found
 * @glimpses: (element-type LexGlimpse): what is shown of each hit
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prints hits for a person.
 *
 * Returns: whether they were printed
 */
gboolean lex_cli_search_print_text (LexCli *self, const char *figure, LexAnswer *answer,
                                    GPtrArray *glimpses, GError **error);

G_END_DECLS
