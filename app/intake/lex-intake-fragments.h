/* lex-intake-fragments.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * LexIntakeFragment:
 * @block: the index of its block
 * @from: where in lex_intake_fragments_dup_line() its marker begins
 * @to: where the words behind the marker begin
 * @marker: what kind of marker it is; %LEX_INTAKE_MARKER_NONE where only a heading could open a
 * clause
 * @value: the marker's value
 * @roman: what it would be were the small letter a roman; 0 if it is none
 * @weight: how much its place speaks for it: the start of a line much, the middle of a
 *   sentence next to nothing
 * @misread: it is a letter that may have been a one: `l.` at the start of a line
 *
 * A place in a text where a clause may begin.
 */
typedef struct
{
  guint block;
  gsize from;
  gsize to;
  LexIntakeMarker marker;
  guint value;
  guint roman;
  double weight;
  gboolean misread;
} LexIntakeFragment;

/**
 * LEX_INTAKE_WEIGHT_LINE:
 *
 * The weight of a marker at the start of a block.
 */
#define LEX_INTAKE_WEIGHT_LINE 6.0

/**
 * LEX_INTAKE_WEIGHT_CHAIN:
 *
 * The weight of a marker right behind another one, or behind a heading.
 */
#define LEX_INTAKE_WEIGHT_CHAIN 5.0

/**
 * LEX_INTAKE_WEIGHT_SENTENCE:
 *
 * The weight of a marker behind the end of a sentence.
 */
#define LEX_INTAKE_WEIGHT_SENTENCE 4.0

/**
 * lex_intake_fragments_dup_line:
 * @block: a block
 *
 * Puts the marker back before the words.
 *
 * Returns: (transfer full): the line as printed
 */
char *lex_intake_fragments_dup_line (const LexIntakeBlock *block);

/**
 * lex_intake_fragments_are_bare:
 * @blocks: (element-type LexIntakeBlock): the blocks of a law
 *
 * Tells whether no line of it begins with a letter or number and a full stop, but some with a bare
 * letter and a capital.
 *
 * Returns: whether its markers have no full stops
 */
gboolean lex_intake_fragments_are_bare (GPtrArray *blocks);

/**
 * lex_intake_fragments_find:
 * @block: a block
 * @index: its index
 * @line: what lex_intake_fragments_dup_line() made of it
 * @bare: its page prints markers without full stops, `A Heading`
 * @fragments: (element-type LexIntakeFragment): where to add them, in order
 *
 * Finds every marker in a block, at its start and in the midst of its words. A
 * block always begins with a fragment, if only one without a marker.
 */
void lex_intake_fragments_find (const LexIntakeBlock *block, guint index, const char *line,
                                gboolean bare, GArray *fragments);

/**
 * lex_intake_fragments_ends_sentence:
 * @line: words
 * @at: a place in them
 *
 * Tells whether a sentence, or a part of one that a semicolon or colon closes, ends before a place.
 *
 * Returns: whether a clause may begin there
 */
gboolean lex_intake_fragments_ends_sentence (const char *line, gsize at);

/**
 * lex_intake_fragments_announces:
 * @line: words
 * @list: (out): whether other references stand between that word and the end
 *
 * Tells whether the last word announces a reference, as *Law* or *see* do, so that a number that
 * begins the next line is one.
 *
 * Returns: whether it does
 */
gboolean lex_intake_fragments_announces (const char *line, gboolean *list);

G_END_DECLS
