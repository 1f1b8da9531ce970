/* lex-cli-page.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stdio.h>

#include "model/lex-glimpse.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LEX_CLI_BOLD:
 *
 * Begins bold text on a page; the marks are those of a snippet.
 */
#define LEX_CLI_BOLD LEX_SNIPPET_MATCH_START
#define LEX_CLI_PLAIN LEX_SNIPPET_MATCH_END

/**
 * LexCliPage:
 *
 * Text for a person: wrapped to the terminal, in columns, with bold where the
 * terminal has it.
 */
typedef struct _LexCliPage LexCliPage;

/**
 * lex_cli_page_new:
 *
 * Begins a page as wide as the terminal, or 80 columns where there is none.
 *
 * Returns: (transfer full): an empty page
 */
LexCliPage *lex_cli_page_new (void);

/**
 * lex_cli_page_free:
 * @self: (transfer full) (nullable): a page
 *
 * Frees it.
 */
void lex_cli_page_free (LexCliPage *self);

/**
 * lex_cli_page_print:
 * @self: a page
 *
 * Prints it on standard output.
 */
void lex_cli_page_print (LexCliPage *self);

/**
 * lex_cli_page_print_to:
 * @self: a page
 * @file: a stream
 *
 * Prints it elsewhere.
 */
void lex_cli_page_print_to (LexCliPage *self, FILE *file);

/**
 * lex_cli_page_is_wide:
 * @self: a page
 *
 * Tells whether two texts fit side by side.
 *
 * Returns: whether two texts fit side by side
 */
gboolean lex_cli_page_is_wide (LexCliPage *self);

/**
 * lex_cli_page_get_room:
 * @self: a page
 * @gutter: how wide the gutter of a row is
 * @n_cells: how many texts stand side by side in it
 *
 * Tells how wide each of the texts can be.
 *
 * Returns: columns of the terminal
 */
guint lex_cli_page_get_room (LexCliPage *self, guint gutter, guint n_cells);

/**
 * lex_cli_page_add:
 * @self: a page
 * @text: (nullable): lines, with the marks of bold; nothing if %NULL
 *
 * Adds a text, wrapped.
 */
void lex_cli_page_add (LexCliPage *self, const char *text);

/**
 * lex_cli_page_add_row:
 * @self: a page
 * @label: what stands in the gutter, in the first line
 * @gutter: how wide the gutter is
 * @cells: (array zero-terminated=1): texts to stand side by side
 *
 * Adds a row of texts, each wrapped in its column.
 */
void lex_cli_page_add_row (LexCliPage *self, const char *label, guint gutter,
                           const char *const *cells);

/**
 * lex_cli_page_add_gap:
 * @self: a page
 *
 * Adds an empty line, unless there is one or nothing yet.
 */
void lex_cli_page_add_gap (LexCliPage *self);

/**
 * lex_cli_width:
 * @text: UTF-8
 *
 * Counts the columns that a text takes on a terminal.
 *
 * Returns: the columns, marks of bold not counted
 */
guint lex_cli_width (const char *text);

/**
 * lex_cli_shorten:
 * @text: one line
 * @width: columns
 *
 * Cuts a line behind a word so that it fits, and marks that it was cut.
 *
 * Returns: (transfer full): the line
 */
char *lex_cli_shorten (const char *text, guint width);

/**
 * lex_cli_text_to_lines:
 * @text: (nullable): a text
 * @language: its language
 * @room: how many columns of the terminal tables may take
 *
 * Writes a text in plain lines: a bullet before items, an asterisk before
 * notes, which say so where they tell a doubt, tables in columns.
 *
 * Returns: (transfer full): lines; empty for %NULL
 */
char *lex_cli_text_to_lines (LexText *text, LexLanguage language, guint room);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCliPage, lex_cli_page_free)

G_END_DECLS
