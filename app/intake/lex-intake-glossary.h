/* lex-intake-glossary.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * lex_intake_glossary_new:
 * @skeleton: that of the definitions
 *
 * Lists the defined terms, with what stands in brackets behind them and without.
 *
 * Returns: (transfer full): keys of terms, each with its place, from 1
 */
GHashTable *lex_intake_glossary_new (const LexIntakeSkeleton *skeleton);

/**
 * lex_intake_glossary_dup_bare:
 * @text: a term
 * @length: how many bytes it has
 *
 * Takes the marks of emphasis around a term away.
 *
 * Returns: (transfer full): the term
 */
char *lex_intake_glossary_dup_bare (const char *text, gsize length);

/**
 * lex_intake_glossary_find:
 * @terms: the defined terms
 * @block: a paragraph
 * @length: (out): where its term ends, if it looks like one, known or not
 * @rest: (out): where its definition begins
 *
 * Finds the term that a paragraph opens with.
 *
 * Returns: its place, from 1; 0 if it opens with none that is known
 */
guint lex_intake_glossary_find (GHashTable *terms, const LexIntakeBlock *block, gsize *length,
                                gsize *rest);

/**
 * lex_intake_glossary_find_next:
 * @terms: the defined terms
 * @defined: by the place of a term, from 1, whether a paragraph opens with it
 * @text: a definition
 *
 * Finds the definition that goes on in the paragraph of another, of a term that no paragraph opens
 * with.
 *
 * Returns: where its term begins; 0 if there is none
 */
gsize lex_intake_glossary_find_next (GHashTable *terms, const gboolean *defined, const char *text);

/**
 * lex_intake_glossary_defines:
 * @terms: the defined terms
 * @blocks: (element-type LexIntakeBlock): paragraphs
 * @index: one of them
 *
 * Tells whether a paragraph is a definition, or a term whose definition stands in the next: a mere
 * list of terms is a table of contents.
 *
 * Returns: whether it is
 */
gboolean lex_intake_glossary_defines (GHashTable *terms, GPtrArray *blocks, guint index);

/**
 * lex_intake_glossary_has_separator:
 * @block: a paragraph
 *
 * Tells whether it begins as `Term: …` does.
 *
 * Returns: whether it does
 */
gboolean lex_intake_glossary_has_separator (const LexIntakeBlock *block);

G_END_DECLS
