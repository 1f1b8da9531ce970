/* lex-layout-line.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "extract/lex-extract-text.h"

G_BEGIN_DECLS

/**
 * LexLayoutRole:
 * @LEX_LAYOUT_BODY: what the page is there for
 * @LEX_LAYOUT_MARGIN: a running head or foot, or a page number
 * @LEX_LAYOUT_NOTE: of a footnote
 * @LEX_LAYOUT_CONTENTS: of a table of contents
 * @LEX_LAYOUT_INDEX: of an index at the back
 *
 * What a line is there for.
 */
typedef enum
{
  LEX_LAYOUT_BODY,
  LEX_LAYOUT_MARGIN,
  LEX_LAYOUT_NOTE,
  LEX_LAYOUT_CONTENTS,
  LEX_LAYOUT_INDEX,
} LexLayoutRole;

/**
 * LexLayoutLine:
 * @page: its page, from 0
 * @x0: left edge, in hundredths of a point
 * @y0: upper edge
 * @x1: right edge
 * @base: lower edge of its main words
 * @size: size of most of its type
 * @bold: all of it is in a heavy face
 * @wide: how wide its widest gap is
 * @tight: how wide its narrowest gap is
 * @role: what it is there for
 * @flow: which column it stands in, counted over all pages; set when lines are ordered
 * @opens_note: it is the first of a footnote
 * @words: (element-type LexExtractWord): its words from left to right, borrowed
 *
 * A line of type, or a piece of one while lines are being made.
 */
typedef struct
{
  guint page;
  int x0;
  int y0;
  int x1;
  int base;
  int size;
  gboolean bold;
  int wide;
  int tight;
  LexLayoutRole role;
  guint flow;
  gboolean opens_note;
  GPtrArray *words;
} LexLayoutLine;

/**
 * lex_layout_line_free:
 * @self: (transfer full) (nullable): a line
 *
 * Frees it.
 */
void lex_layout_line_free (LexLayoutLine *self);

/**
 * lex_layout_lines_cut:
 * @page: a page of words
 *
 * Makes pieces of lines of a page's words: what the reader saw as one line, cut where a gap is
 * wide.
 *
 * Returns: (transfer full) (element-type LexLayoutLine): the pieces, as the reader orders them
 */
GPtrArray *lex_layout_lines_cut (const LexExtractPage *page);

/**
 * lex_layout_line_cut:
 * @self: a line
 * @word: which word begins the second part, from 1
 *
 * Cuts a line in two and keeps the first part.
 *
 * Returns: (transfer full): the second part
 */
LexLayoutLine *lex_layout_line_cut (LexLayoutLine *self, guint word);

/**
 * lex_layout_lines_join:
 * @pieces: (element-type LexLayoutLine): pieces of one column; emptied
 *
 * Makes whole lines of pieces that stand side by side.
 *
 * Returns: (transfer full) (element-type LexLayoutLine): the lines from top to bottom
 */
GPtrArray *lex_layout_lines_join (GPtrArray *pieces);

/**
 * lex_layout_line_is_beside:
 * @a: a line
 * @b: another of the same page
 *
 * Tells whether two lines or pieces stand on one level.
 *
 * Returns: whether they do
 */
gboolean lex_layout_line_is_beside (const LexLayoutLine *a, const LexLayoutLine *b);

/**
 * lex_layout_line_is_raised:
 * @self: a line
 * @word: a word of it
 *
 * Tells whether a word is a raised mark, as footnotes have.
 *
 * Returns: whether it is
 */
gboolean lex_layout_line_is_raised (const LexLayoutLine *self, const LexExtractWord *word);

/**
 * lex_layout_line_get_first:
 * @self: a line
 *
 * Gets its first word.
 *
 * Returns: (transfer none): the word
 */
const LexExtractWord *lex_layout_line_get_first (const LexLayoutLine *self);

/**
 * lex_layout_line_get_last:
 * @self: a line
 *
 * Gets its last word.
 *
 * Returns: (transfer none): the word
 */
const LexExtractWord *lex_layout_line_get_last (const LexLayoutLine *self);

/**
 * lex_layout_line_dup_text:
 * @self: a line
 *
 * Writes its words out: ligatures as letters, raised numbers as raised digits.
 *
 * Returns: (transfer full): the text
 */
char *lex_layout_line_dup_text (const LexLayoutLine *self);

G_END_DECLS
