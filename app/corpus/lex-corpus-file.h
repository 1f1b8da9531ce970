/* lex-corpus-file.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "corpus/lex-corpus-schema.h"

struct _xmlNode;

G_BEGIN_DECLS

/**
 * LEX_CORPUS_MAX_BYTES:
 *
 * A corpus file is never larger; the whole digest is a tenth of it.
 */
#define LEX_CORPUS_MAX_BYTES (16 * 1024 * 1024)

/**
 * LexCorpusFile:
 *
 * One XML file, parsed without reaching out of itself and checked.
 */
typedef struct _LexCorpusFile LexCorpusFile;

/**
 * lex_corpus_file_open:
 * @path: the file
 * @root: the name its root element must have
 * @schema: what to check it against
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads, parses and checks a file.
 *
 * Returns: (transfer full) (nullable): the file
 */
LexCorpusFile *lex_corpus_file_open (const char *path, const char *root, LexCorpusSchema *schema,
                                     GError **error);

/**
 * lex_corpus_file_parse:
 * @data: the content
 * @path: its name, for messages
 * @root: the name its root element must have
 * @schema: what to check it against
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Parses and checks bytes that were read already, or are about to be written.
 *
 * Returns: (transfer full) (nullable): the file
 */
LexCorpusFile *lex_corpus_file_parse (GBytes *data, const char *path, const char *root,
                                      LexCorpusSchema *schema, GError **error);

/**
 * lex_corpus_file_free:
 * @self: (transfer full) (nullable): a file
 *
 * Frees it with its tree.
 */
void lex_corpus_file_free (LexCorpusFile *self);

/**
 * lex_corpus_file_get_root:
 * @self: a file
 *
 * Gets its root element.
 *
 * Returns: (transfer none): its root element
 */
struct _xmlNode *lex_corpus_file_get_root (LexCorpusFile *self);

/**
 * lex_corpus_node_is:
 * @node: a node
 * @name: an element's name
 *
 * Tells elements apart.
 *
 * Returns: whether @node is an element of that name
 */
gboolean lex_corpus_node_is (struct _xmlNode *node, const char *name);

/**
 * lex_corpus_node_dup_attribute:
 * @node: an element
 * @name: an attribute's name
 *
 * Reads an attribute.
 *
 * Returns: (transfer full) (nullable): its value
 */
char *lex_corpus_node_dup_attribute (struct _xmlNode *node, const char *name);

/**
 * lex_corpus_node_get_language:
 * @node: an element that the schema gave an `xml:lang`
 *
 * Reads its language.
 *
 * Returns: the language
 */
LexLanguage lex_corpus_node_get_language (struct _xmlNode *node);

/**
 * lex_corpus_node_dup_label:
 * @node: an element
 * @name: an attribute that holds a label
 * @path: the file, for messages
 * @error: return location for `LEX_CORPUS_ERROR_SCHEMA`
 *
 * Reads a label, whose grammar the schema can not check.
 *
 * Returns: (transfer full) (nullable): the label
 */
LexLabel *lex_corpus_node_dup_label (struct _xmlNode *node, const char *name, const char *path,
                                     GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCorpusFile, lex_corpus_file_free)

G_END_DECLS
