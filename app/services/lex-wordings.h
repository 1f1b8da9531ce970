/* lex-wordings.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * LexWords:
 * @LEX_WORDS_OFFICIAL: an import's wherever it has some, the digest's elsewhere
 * @LEX_WORDS_DIGEST: the digest's wherever it has some, an import's elsewhere
 * @LEX_WORDS_BOTH: an import's, and the digest's beside
 *
 * Whose words are shown of a passage.
 */
typedef enum
{
  LEX_WORDS_OFFICIAL,
  LEX_WORDS_DIGEST,
  LEX_WORDS_BOTH,
} LexWords;

#define LEX_N_WORDS 3

/**
 * lex_words_get_name:
 * @self: whose words
 *
 * Gets the word that a setting keeps.
 *
 * Returns: `official`, `digest` or `both`
 */
const char *lex_words_get_name (LexWords self);

/**
 * lex_words_parse:
 * @name: (nullable): what lex_words_get_name() gave
 *
 * Reads it again.
 *
 * Returns: whose words; an import's for any other word
 */
LexWords lex_words_parse (const char *name);

/**
 * lex_wordings_add:
 * @rows: (element-type LexPassageRow): of a passage
 * @clause: as a document words it
 * @document: (nullable): the name of that import; %NULL for the digest, whose clauses come first
 *
 * Adds one wording to the row of its clause, or makes a row for it where it belongs.
 */
void lex_wordings_add (GPtrArray *rows, LexClause *clause, const char *document);

/**
 * lex_wordings_choose:
 * @passage: a passage
 * @words: whose words
 * @preferred: (nullable) (array zero-terminated=1): names of imports that come before others
 *
 * Has the rows of a passage show these words. A clause that only the other has remains, so that
 * nothing is lost by the choice.
 */
void lex_wordings_choose (LexPassage *passage, LexWords words, const char *const *preferred);

/**
 * lex_wordings_has_digest_below:
 * @row: a row
 * @language: a language
 *
 * Tells whether the digest has words of its own to stand below those that are shown.
 *
 * Returns: whether it has
 */
gboolean lex_wordings_has_digest_below (const LexPassageRow *row, LexLanguage language);

/**
 * lex_wordings_is_choice:
 * @passage: a passage
 *
 * Tells whether both an import and the digest have words for it.
 *
 * Returns: whether there is something to choose
 */
gboolean lex_wordings_is_choice (const LexPassage *passage);

/**
 * lex_wordings_list_shown:
 * @passage: a passage
 * @language: a language
 *
 * Lists the imports whose words are shown in that language.
 *
 * Returns: (transfer container) (element-type LexDocument): borrowed from @passage, each once, in
 *   the order of the clauses
 */
GPtrArray *lex_wordings_list_shown (const LexPassage *passage, LexLanguage language);

/**
 * lex_wordings_list_imports:
 * @passage: a passage
 * @language: a language
 *
 * Lists the imports that have words for it in that language, shown or not.
 *
 * Returns: (transfer container) (element-type LexDocument): borrowed from @passage, each once, that
 *   which prevails first
 */
GPtrArray *lex_wordings_list_imports (const LexPassage *passage, LexLanguage language);

/**
 * lex_wordings_find_document:
 * @passage: a passage
 * @name: (nullable): the name of a document
 *
 * Finds a document that has words for it.
 *
 * Returns: (transfer none) (nullable): the import, described; %NULL for the digest
 */
LexDocument *lex_wordings_find_document (const LexPassage *passage, const char *name);

G_END_DECLS
