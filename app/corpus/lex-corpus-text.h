/* lex-corpus-text.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "corpus/lex-corpus.h"

struct _xmlNode;

G_BEGIN_DECLS

/**
 * lex_corpus_text_read:
 * @node: an element with running text, perhaps with blocks below it
 * @language: how calls, suits and cards are to read
 * @path: the file, for messages
 * @error: return location for `LEX_CORPUS_ERROR_SCHEMA`
 *
 * Makes a text of a `text`, `ruling` or `why` element.
 *
 * Returns: (transfer full) (nullable): the text, perhaps empty
 */
LexText *lex_corpus_text_read (struct _xmlNode *node, LexLanguage language, const char *path,
                               GError **error);

/**
 * lex_corpus_text_dup_plain:
 * @node: an element without marks, such as a heading
 *
 * Reads its words, white space collapsed.
 *
 * Returns: (transfer full): the words
 */
char *lex_corpus_text_dup_plain (struct _xmlNode *node);

/**
 * lex_corpus_text_write:
 * @text: a text
 * @xml: where to append its content as XML
 *
 * Writes what lex_corpus_text_read() reads back equal. Lines that no block
 * covers, other than the first, become paragraphs.
 */
void lex_corpus_text_write (LexText *text, GString *xml);

G_END_DECLS
