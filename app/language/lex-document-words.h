/* lex-document-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_document_words_read:
 * @text: what was typed, such as `zasłony 3c` or `definitions`
 * @rest: (out): what follows the words within @text, separators passed over; empty where nothing
 * does
 *
 * Reads which document is named at the beginning of a text, in either language.
 *
 * Returns: (transfer none) (nullable): the name of a shipped document; %NULL for none
 */
const char *lex_document_words_read (const char *text, const char **rest);

/**
 * lex_document_words_dup_label:
 * @document: the name of a shipped document
 * @rest: what follows it, such as `3 (c) ii` or `psychic call`
 *
 * Writes what follows a document's name as a label of that document would be, whether there is one
 * or not: levels together, a roman number in brackets, words with hyphens.
 *
 * Returns: (transfer full) (nullable): the canonical text; %NULL where it can be none
 */
char *lex_document_words_dup_label (const char *document, const char *rest);

G_END_DECLS
