/* lex-words-choice.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "services/lex-wordings.h"

G_BEGIN_DECLS

#define LEX_TYPE_WORDS_CHOICE (lex_words_choice_get_type ())

/**
 * LexWordsChoice:
 *
 * Whose words a window shows, for all its readers together. Emits `changed`.
 */
G_DECLARE_FINAL_TYPE (LexWordsChoice, lex_words_choice, LEX, WORDS_CHOICE, GObject)

/**
 * lex_words_choice_new:
 *
 * Makes a choice: official texts, of several that which prevails.
 *
 * Returns: (transfer full): a new choice
 */
LexWordsChoice *lex_words_choice_new (void);

/**
 * lex_words_choice_set_words:
 * @self: a choice
 * @words: whose words
 *
 * Chooses between official text and digest.
 */
void lex_words_choice_set_words (LexWordsChoice *self, LexWords words);

/**
 * lex_words_choice_get_words:
 * @self: a choice
 *
 * Tells whose words are chosen.
 *
 * Returns: whose words
 */
LexWords lex_words_choice_get_words (LexWordsChoice *self);

/**
 * lex_words_choice_prefer:
 * @self: a choice
 * @document: the name of an imported document
 *
 * Has its words come before those of all others. Those preferred earlier come next, so that each
 * language can have its own.
 */
void lex_words_choice_prefer (LexWordsChoice *self, const char *document);

/**
 * lex_words_choice_set_preferred:
 * @self: a choice
 * @documents: (array zero-terminated=1): names of imported documents, the first of all first
 *
 * Sets what was preferred another time.
 */
void lex_words_choice_set_preferred (LexWordsChoice *self, const char *const *documents);

/**
 * lex_words_choice_get_preferred:
 * @self: a choice
 *
 * Gets which documents come first.
 *
 * Returns: (transfer none) (array zero-terminated=1): their names, perhaps none
 */
const char *const *lex_words_choice_get_preferred (LexWordsChoice *self);

/**
 * lex_words_choice_apply:
 * @self: (nullable): a choice
 * @passage: a passage
 *
 * Has a passage show what was chosen.
 */
void lex_words_choice_apply (LexWordsChoice *self, LexPassage *passage);

G_END_DECLS
