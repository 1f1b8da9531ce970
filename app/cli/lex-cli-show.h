/* lex-cli-show.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-page.h"
#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * lex_cli_show_add_summary:
 * @self: a run
 * @page: a page
 * @passage: what is shown
 *
 * Adds what bears upon a passage in two lines at most: precedence, and where to read on.
 */
void lex_cli_show_add_summary (LexCli *self, LexCliPage *page, LexPassage *passage);

/**
 * lex_cli_show_add_links:
 * @self: a run
 * @page: a page
 * @passage: what is shown
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Adds all that bears upon a passage: precedence, references, the index.
 *
 * Returns: whether all of it could be read
 */
gboolean lex_cli_show_add_links (LexCli *self, LexCliPage *page, LexPassage *passage,
                                 GError **error);

/**
 * lex_cli_show_print_text:
 * @self: a run
 * @passages: (element-type LexPassage): what is shown
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Prints passages for a person, the words first; history stands apart, under a line that says so.
 *
 * Returns: whether they were printed; nothing is, where a part can not be read
 */
gboolean lex_cli_show_print_text (LexCli *self, GPtrArray *passages, GError **error);

G_END_DECLS
