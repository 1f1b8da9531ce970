/* lex-intake-flow.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-count.h"

G_BEGIN_DECLS

/**
 * LexIntakeItem:
 * @count: how its list counts
 * @value: its number, from 1
 * @known: the file itself says so; else the list may be shown with letters that are kept elsewhere
 * @mark: (nullable): how it is shown, with the signs round it; %NULL for the number and a dot
 *
 * The beginning of a list's item.
 */
typedef struct
{
  LexIntakeCount count;
  guint value;
  gboolean known;
  const char *mark;
} LexIntakeItem;

/**
 * LexIntakeFlow:
 * @page: the page that is being read, from 1; 0 if the format has none
 * @indent: how far in the text stands
 * @level: how deep a heading is being read, 1 to 6; 0 for none
 * @linked: what is being read leads to another page
 *
 * The text of a file that parts its paragraphs itself, on its way to blocks. A reader of a format
 * sets the fields as it goes.
 */
typedef struct
{
  guint page;
  guint indent;
  guint level;
  gboolean linked;
} LexIntakeFlow;

/**
 * lex_intake_flow_new:
 *
 * Makes an empty text.
 *
 * Returns: (transfer full): the text; free with lex_intake_flow_free()
 */
LexIntakeFlow *lex_intake_flow_new (void);

/**
 * lex_intake_flow_free:
 * @self: (transfer full) (nullable): a text
 *
 * Frees it.
 */
void lex_intake_flow_free (LexIntakeFlow *self);

/**
 * lex_intake_flow_add_text:
 * @self: a text
 * @words: words, UTF-8; white space in them only parts words
 *
 * Puts words to the paragraph.
 */
void lex_intake_flow_add_text (LexIntakeFlow *self, const char *words);

/**
 * lex_intake_flow_add_lines:
 * @self: a text
 * @lines: text that was laid out by its lines
 *
 * Puts in lines that are to be read as those of a plain text.
 */
void lex_intake_flow_add_lines (LexIntakeFlow *self, const char *lines);

/**
 * lex_intake_flow_add_note:
 * @self: a text
 * @mark: the mark of a footnote
 * @words: the words of the note
 *
 * Puts a footnote behind the last paragraph.
 */
void lex_intake_flow_add_note (LexIntakeFlow *self, const char *mark, const char *words);

/**
 * lex_intake_flow_set_anchor:
 * @self: a text
 * @name: a name by which links lead here
 *
 * Names the block that begins here, if one does; the first name counts.
 */
void lex_intake_flow_set_anchor (LexIntakeFlow *self, const char *name);

/**
 * lex_intake_flow_begin_item:
 * @self: a text
 * @item: (nullable): the item that begins with the next words; %NULL for none
 *
 * Ends the paragraph and begins an item. Of an item without words the marker alone is kept.
 */
void lex_intake_flow_begin_item (LexIntakeFlow *self, const LexIntakeItem *item);

/**
 * lex_intake_flow_begin_row:
 * @self: a text
 *
 * Begins a row of a table. Its cells make one line, parted by tabs, as long as each has one
 * paragraph.
 */
void lex_intake_flow_begin_row (LexIntakeFlow *self);

/**
 * lex_intake_flow_begin_cell:
 * @self: a text
 *
 * Begins a cell of a row.
 */
void lex_intake_flow_begin_cell (LexIntakeFlow *self);

/**
 * lex_intake_flow_end_line:
 * @self: a text
 *
 * Ends a line. A sentence may go on in the next.
 */
void lex_intake_flow_end_line (LexIntakeFlow *self);

/**
 * lex_intake_flow_end_paragraph:
 * @self: a text
 *
 * Ends a paragraph, unless the next cell of its row goes on.
 */
void lex_intake_flow_end_paragraph (LexIntakeFlow *self);

/**
 * lex_intake_flow_end_block:
 * @self: a text
 *
 * Ends a paragraph, or a row.
 */
void lex_intake_flow_end_block (LexIntakeFlow *self);

/**
 * lex_intake_flow_finish:
 * @self: a text
 * @original: (out) (transfer full): the text by lines
 *
 * Ends the text.
 *
 * Returns: (transfer full) (element-type LexIntakeBlock): its blocks, at most one more than
 *   `LEX_INTAKE_MAX_BLOCKS`
 */
GPtrArray *lex_intake_flow_finish (LexIntakeFlow *self, char **original);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeFlow, lex_intake_flow_free)

G_END_DECLS
