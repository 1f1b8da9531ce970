/* lex-corpus-parts.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

struct _xmlNode;

/**
 * lex_corpus_parts_read_text:
 * @node: an element with running text and a language
 * @path: the file, for messages
 * @texts: (array fixed-size=2) (inout): by language; the text gets its place
 * @error: return location for `LEX_CORPUS_ERROR_SCHEMA`
 *
 * Reads the text of one language; an empty one is a fault.
 *
 * Returns: %FALSE with @error
 */
gboolean lex_corpus_parts_read_text (struct _xmlNode *node, const char *path, LexText **texts,
                                     GError **error);

/**
 * lex_corpus_parts_read_texts:
 * @node: an element that has a child of that name in each language
 * @name: the children's name, such as `text`
 * @path: the file, for messages
 * @texts: (array fixed-size=2) (inout): by language; the texts get their places
 * @error: return location for `LEX_CORPUS_ERROR_SCHEMA`
 *
 * Reads a text in both languages.
 *
 * Returns: %FALSE with @error
 */
gboolean lex_corpus_parts_read_texts (struct _xmlNode *node, const char *name, const char *path,
                                      LexText **texts, GError **error);

/**
 * lex_corpus_parts_read_labels:
 * @node: an element with an attribute `labels`
 * @path: the file, for messages
 * @labels: (element-type LexLabel): gets them
 * @error: return location for `LEX_CORPUS_ERROR_SCHEMA`
 *
 * Reads labels that are parted by white space.
 *
 * Returns: %FALSE with @error
 */
gboolean lex_corpus_parts_read_labels (struct _xmlNode *node, const char *path, GPtrArray *labels,
                                       GError **error);

/**
 * lex_corpus_parts_dup_pbn:
 * @node: an element that holds PBN
 *
 * Reads it, its lines without the white space around them.
 *
 * Returns: (transfer full) (nullable): PBN, or %NULL if there is none
 */
char *lex_corpus_parts_dup_pbn (struct _xmlNode *node);

G_END_DECLS
