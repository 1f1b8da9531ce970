/* lex-english.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_english_is_inflection:
 * @stem: a word
 * @stripped: how many bytes a suffix took from its end
 * @added: what it put there
 *
 * Tells a form of the same word (`calls`, `called`) from a word derived of
 * it (`caller`, `legally`).
 *
 * Returns: whether it is the same word
 */
gboolean lex_english_is_inflection (const char *stem, gsize stripped, const char *added);

/**
 * lex_english_get_irregular_forms:
 * @lemma: a word
 *
 * Gets the irregular forms of a strong verb or plural.
 *
 * Returns: (transfer none) (nullable): the forms, parted by spaces
 */
const char *lex_english_get_irregular_forms (const char *lemma);

/**
 * lex_english_get_irregular_lemma:
 * @form: a word
 *
 * Gets the word whose irregular form it is.
 *
 * Returns: (transfer none) (nullable): the word
 */
const char *lex_english_get_irregular_lemma (const char *form);

/**
 * lex_english_dup_spelling:
 * @word: a word, lower case
 * @letter: `s` as in Britain, or `z` as in America
 *
 * Writes a word that may be spelt in two ways (`penalise` and `penalize`, `colour` and `color`,
 * `cancelled` and `canceled`, and what is made of them) in the one. No dictionary is asked: they
 * differ in which of the two they have.
 *
 * Returns: (transfer full) (nullable): the word so spelt; %NULL if it has one spelling only
 */
char *lex_english_dup_spelling (const char *word, char letter);

G_END_DECLS
