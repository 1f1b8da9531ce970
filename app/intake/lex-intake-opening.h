/* lex-intake-opening.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * LexIntakeOpeningKind:
 * @LEX_INTAKE_OPENING_NONE: opens nothing
 * @LEX_INTAKE_OPENING_LAW: what is said of a law or several, `Laws 10–11`
 * @LEX_INTAKE_OPENING_EXAMPLE: an example, `Example 14:`
 * @LEX_INTAKE_OPENING_NUMBER: a clause by its number, `§ 5`, `4.2.1`, `Article 7`
 * @LEX_INTAKE_OPENING_BRACKET: a clause of a document that numbers nothing else, `(5)`
 * @LEX_INTAKE_OPENING_NAMED: a part by name and number, `Chapter II`, `Appendix A`, `Appeal 7`
 *
 * What the first words of a block may open.
 */
typedef enum
{
  LEX_INTAKE_OPENING_NONE,
  LEX_INTAKE_OPENING_LAW,
  LEX_INTAKE_OPENING_EXAMPLE,
  LEX_INTAKE_OPENING_NUMBER,
  LEX_INTAKE_OPENING_BRACKET,
  LEX_INTAKE_OPENING_NAMED,
} LexIntakeOpeningKind;

/**
 * LexIntakeOpening:
 * @kind: what it is
 * @key: (nullable): what it adds to a label: `10-11`, `27B1a`, `example-14`, `4.2.1`, `chapter-2`
 * @printed: (nullable): the words that open it, `Laws 10–11`
 * @named: whether a word or sign says that it is a clause: `§ 5`, `Article 7`
 * @part: the letter of the part that its number names, the A of `A.1`; 0 for none
 * @quantity: whether the number may count what follows it: `3.5 points`
 * @laws: (element-type utf8): the labels that it names
 * @rest: (nullable): the words behind; empty if there are none
 *
 * How a block opens a part of a document.
 */
typedef struct
{
  LexIntakeOpeningKind kind;
  char *key;
  char *printed;
  gboolean named;
  char part;
  gboolean quantity;
  GPtrArray *laws;
  char *rest;
} LexIntakeOpening;

/**
 * lex_intake_opening_read:
 * @block: a block
 * @labels: (element-type utf8): all labels there are, as a set
 * @self: (out caller-allocates): what it opens; clear with lex_intake_opening_clear()
 *
 * Reads the first words of a block.
 *
 * Returns: whether they open anything
 */
gboolean lex_intake_opening_read (const LexIntakeBlock *block, GHashTable *labels,
                                  LexIntakeOpening *self);

/**
 * lex_intake_opening_clear:
 * @self: an opening
 *
 * Frees what it holds.
 */
void lex_intake_opening_clear (LexIntakeOpening *self);

/**
 * lex_intake_opening_dup_words:
 * @block: a block
 *
 * Writes a block as it is printed, its marker before its words.
 *
 * Returns: (transfer full): the words
 */
char *lex_intake_opening_dup_words (const LexIntakeBlock *block);

/**
 * lex_intake_opening_has_words:
 * @text: words
 *
 * Tells letters and figures alone, such as a line of a diagram or a date, from words.
 *
 * Returns: whether there is a word of three letters
 */
gboolean lex_intake_opening_has_words (const char *text);

/**
 * lex_intake_opening_is_titled:
 * @rest: what stands behind a number on its line
 *
 * Tells a title from a sentence.
 *
 * Returns: whether it is one
 */
gboolean lex_intake_opening_is_titled (const char *rest);

/**
 * lex_intake_opening_dup_slug:
 * @words: (nullable): a heading
 *
 * Makes of a heading what may stand in a label: small ASCII letters and digits with hyphens.
 *
 * Returns: (transfer full) (nullable): the slug, %NULL if nothing is left
 */
char *lex_intake_opening_dup_slug (const char *words);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (LexIntakeOpening, lex_intake_opening_clear)

G_END_DECLS
