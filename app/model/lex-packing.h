/* lex-packing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

/**
 * LEX_PACKED_TEXTS:
 *
 * The type of a text in both languages.
 */
#define LEX_PACKED_TEXTS "((say)(say))"

/**
 * lex_packing_from_texts:
 * @texts: (array fixed-size=2): by language, a text; both may be %NULL
 *
 * Packs a text in both languages.
 *
 * Returns: (transfer floating): of type `LEX_PACKED_TEXTS`
 */
GVariant *lex_packing_from_texts (LexText *const *texts);

/**
 * lex_packing_to_texts:
 * @variant: what lex_packing_from_texts() packed
 * @texts: (array fixed-size=2) (out): by language, a text; an empty one of what was %NULL
 *
 * Unpacks a text in both languages.
 */
void lex_packing_to_texts (GVariant *variant, LexText **texts);

/**
 * lex_packing_from_labels:
 * @labels: (element-type LexLabel): labels
 *
 * Packs labels.
 *
 * Returns: (transfer floating): an array of strings
 */
GVariant *lex_packing_from_labels (GPtrArray *labels);

/**
 * lex_packing_to_labels:
 * @variant: what lex_packing_from_labels() packed
 * @labels: (element-type LexLabel): gets them; what is no label is left out
 *
 * Unpacks labels.
 */
void lex_packing_to_labels (GVariant *variant, GPtrArray *labels);

/**
 * lex_packing_close:
 * @variant: (transfer none): what is to be stored; floating ones are taken
 *
 * Makes the bytes of a file, little-endian, so that it may be built on another machine.
 *
 * Returns: (transfer full): the bytes
 */
GBytes *lex_packing_close (GVariant *variant);

/**
 * lex_packing_open:
 * @data: a file's bytes; untrusted
 * @type: their type, a tuple that begins with a string
 * @mark: what that string must be
 *
 * Opens what lex_packing_close() made.
 *
 * Returns: (transfer full) (nullable): the variant, or %NULL if the bytes are another thing or
 *   damaged
 */
GVariant *lex_packing_open (GBytes *data, const char *type, const char *mark);

G_END_DECLS
