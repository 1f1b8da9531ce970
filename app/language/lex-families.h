/* lex-families.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-lemmatizer.h"

G_BEGIN_DECLS

/**
 * LEX_FAMILY_MARK:
 *
 * A lemma of a lexicon that begins with it is the name of a family of words, not a word.
 */
#define LEX_FAMILY_MARK '\x02'

/**
 * LexFamilies:
 *
 * Words that people use for one another, also across parts of speech: concede and concession, tank
 * and hesitation. A word may belong to several families.
 */
typedef struct _LexFamilies LexFamilies;

/**
 * lex_families_read:
 * @path: a file with a family a line, `en word word …`, `pl word …` or both behind one another; #
 *   begins a remark
 * @error: return location for a `LEX_LANGUAGE_ERROR`
 *
 * Reads families.
 *
 * Returns: (transfer full) (nullable): them
 */
LexFamilies *lex_families_read (const char *path, GError **error);

/**
 * lex_families_free:
 * @self: (transfer full) (nullable): families
 *
 * Frees them.
 */
void lex_families_free (LexFamilies *self);

/**
 * lex_families_learn:
 * @self: families
 * @lemmatizer: what will fill a lexicon
 *
 * Has the lemmatizer learn all words, so that their other forms are of the family too.
 */
void lex_families_learn (LexFamilies *self, LexLemmatizer *lemmatizer);

/**
 * lex_families_fill:
 * @self: families
 * @lexicon: a lexicon that the lemmatizer filled
 *
 * Adds to the lexicon of each form to which families it belongs.
 */
void lex_families_fill (LexFamilies *self, LexLexicon *lexicon);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexFamilies, lex_families_free)

G_END_DECLS
