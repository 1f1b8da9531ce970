/* lex-intake-blocks.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_INTAKE_MAX_BLOCKS:
 *
 * All the Laws, cell by cell of their tables and line by line of their index, come to a tenth of
 * it.
 */
#define LEX_INTAKE_MAX_BLOCKS 40000

/**
 * LEX_INTAKE_MAX_BLOCK_BYTES:
 *
 * No paragraph of a law is so long; lines are joined up to it, no further, and cut there.
 */
#define LEX_INTAKE_MAX_BLOCK_BYTES 16384

/**
 * LexIntakeMarker:
 * @LEX_INTAKE_MARKER_NONE: no marker
 * @LEX_INTAKE_MARKER_NUMBER: `1.`
 * @LEX_INTAKE_MARKER_CAPITAL: `A.`
 * @LEX_INTAKE_MARKER_SMALL: `a)`
 * @LEX_INTAKE_MARKER_ROMAN: `(i)`
 * @LEX_INTAKE_MARKER_LABEL: a whole label, `20F5(b)`
 * @LEX_INTAKE_MARKER_BULLET: a dash or dot alone
 * @LEX_INTAKE_MARKER_NOTE: the mark of a footnote
 *
 * What stands before the words of a block.
 */
typedef enum
{
  LEX_INTAKE_MARKER_NONE,
  LEX_INTAKE_MARKER_NUMBER,
  LEX_INTAKE_MARKER_CAPITAL,
  LEX_INTAKE_MARKER_SMALL,
  LEX_INTAKE_MARKER_ROMAN,
  LEX_INTAKE_MARKER_LABEL,
  LEX_INTAKE_MARKER_BULLET,
  LEX_INTAKE_MARKER_NOTE,
} LexIntakeMarker;

/**
 * LexIntakeBlock:
 * @line: the line of #LexIntakeSource.original it begins on, from 1
 * @page: the page of the file it begins on, from 1; 0 if it has none
 * @level: how deep a heading the format itself says it is, 1 to 6; 0 if it says nothing
 * @known: the marker is the format's own, of a list it keeps: certain, though nobody printed it
 * @linked: all its words lead to other pages: navigation, or a list of contents
 * @anchor: (nullable): the name by which links lead to it, as the file has it
 * @indent: how far in its marker stands; a bullet before it counts
 * @marker: what kind of marker it has
 * @value: the marker's value: 1 for `1`, `A` and `a`; for a roman, its number
 * @roman: what @value would be were the small letter a roman; 0 if it is none
 * @mark: (nullable): the marker as printed, such as `1.` or `**`
 * @text: the words after it, white space collapsed
 *
 * A paragraph, heading, list item or footnote of a foreign file.
 */
typedef struct
{
  guint line;
  guint page;
  guint level;
  gboolean known;
  gboolean linked;
  char *anchor;
  guint indent;
  LexIntakeMarker marker;
  guint value;
  guint roman;
  char *mark;
  char *text;
} LexIntakeBlock;

/**
 * lex_intake_block_free:
 * @self: (transfer full) (nullable): a block
 *
 * Frees it.
 */
void lex_intake_block_free (LexIntakeBlock *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeBlock, lex_intake_block_free)

/**
 * lex_intake_block_new:
 * @line: its number, from 1
 * @text: the words, UTF-8; a marker in them stays
 *
 * Makes a block without a marker.
 *
 * Returns: (transfer full): the block
 */
LexIntakeBlock *lex_intake_block_new (guint line, const char *text);

/**
 * lex_intake_blocks_copy:
 * @blocks: (element-type LexIntakeBlock): blocks
 *
 * Copies blocks, to read them in more ways than one.
 *
 * Returns: (transfer full) (element-type LexIntakeBlock): equal blocks
 */
GPtrArray *lex_intake_blocks_copy (GPtrArray *blocks);

/**
 * lex_intake_block_read:
 * @line: its number, from 1
 * @text: the line as it stands in the file, UTF-8
 *
 * Reads the marker of a line.
 *
 * Returns: (transfer full): the block
 */
LexIntakeBlock *lex_intake_block_read (guint line, const char *text);

/**
 * lex_intake_block_is_glued:
 * @mark: the start of a marker
 * @words: what stands right behind its full stop or bracket
 *
 * Tells whether a marker that no space parts from its words may be one, `D.Words`, and not a part
 * of a short form.
 *
 * Returns: whether it may
 */
gboolean lex_intake_block_is_glued (const char *mark, const char *words);

/**
 * lex_intake_block_is_title:
 * @self: a block
 *
 * Tells whether it may be a heading: short, and no sentence.
 *
 * Returns: whether it looks like a heading
 */
gboolean lex_intake_block_is_title (const LexIntakeBlock *self);

/**
 * lex_intake_block_is_in_title:
 * @self: a block
 *
 * Tells whether it may be a heading, or a line of one that is set in several and may be cut behind
 * a comma.
 *
 * Returns: whether it may
 */
gboolean lex_intake_block_is_in_title (const LexIntakeBlock *self);

/**
 * lex_intake_block_ends_sentence:
 * @self: a block
 *
 * Tells whether its words end as a sentence, or a part of one, does.
 *
 * Returns: whether they do
 */
gboolean lex_intake_block_ends_sentence (const LexIntakeBlock *self);

/**
 * lex_intake_block_is_continued:
 * @self: a block
 * @next: the one after it, without a marker
 *
 * Tells whether a sentence that @self does not end goes on in @next.
 *
 * Returns: whether it does
 */
gboolean lex_intake_block_is_continued (const LexIntakeBlock *self, const LexIntakeBlock *next);

/**
 * lex_intake_block_is_capital_title:
 * @self: a block
 * @next: the one behind it
 *
 * Tells whether words in capitals are the title of what follows: no sentence in small letters goes
 * on from them.
 *
 * Returns: whether they are
 */
gboolean lex_intake_block_is_capital_title (const LexIntakeBlock *self, const LexIntakeBlock *next);

/**
 * lex_intake_block_join:
 * @self: a block
 * @text: words that go on with it
 *
 * Puts words to a block. A word that was cut at the end of a line is made whole.
 */
void lex_intake_block_join (LexIntakeBlock *self, const char *text);

/**
 * lex_intake_blocks_sweep:
 * @blocks: (element-type LexIntakeBlock): blocks
 * @gone: for each of them, whether it goes
 *
 * Takes blocks out, in one pass however many they are.
 */
void lex_intake_blocks_sweep (GPtrArray *blocks, const gboolean *gone);

G_END_DECLS
