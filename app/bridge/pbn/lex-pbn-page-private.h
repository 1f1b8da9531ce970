/* lex-pbn-page-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-game-private.h"

G_BEGIN_DECLS

/**
 * LEX_PBN_MAX_LINE:
 *
 * How long a line of PBN may be; its end takes two more of the standard's 255.
 */
#define LEX_PBN_MAX_LINE 253

/**
 * LexPbnPage:
 * @text: the lines so far, UTF-8, each but the last ended by `\n`
 * @start: where the last line begins
 *
 * The lines of an export file as they are filled.
 */
typedef struct
{
  GString *text;
  gsize start;
} LexPbnPage;

/**
 * lex_pbn_page_end_line:
 * @self: a page
 *
 * Ends the last line, unless it is empty.
 */
void lex_pbn_page_end_line (LexPbnPage *self);

/**
 * lex_pbn_page_add_line:
 * @self: a page
 * @line: text that may not be parted
 *
 * Adds a line of its own, whatever its length.
 */
void lex_pbn_page_add_line (LexPbnPage *self, const char *line);

/**
 * lex_pbn_page_add_word:
 * @self: a page
 * @word: a call, a card or an annotation
 *
 * Adds a word to the last line, or to a new one when it would be too long.
 */
void lex_pbn_page_add_word (LexPbnPage *self, const char *word);

/**
 * lex_pbn_page_add_remarks:
 * @self: a page
 * @remarks: (nullable) (element-type LexPbnRemark): comments and escaped lines
 *
 * Adds comments, parting their long lines.
 */
void lex_pbn_page_add_remarks (LexPbnPage *self, GPtrArray *remarks);

G_END_DECLS
