/* lex-corpus.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-document.h"
#include "model/lex-path.h"
#include "model/lex-profile.h"
#include "model/lex-question.h"
#include "model/lex-relation.h"
#include "model/lex-situations.h"

G_BEGIN_DECLS

/**
 * LEX_CORPUS_ERROR:
 *
 * Errors of this room; the code is a #LexCorpusError.
 */
#define LEX_CORPUS_ERROR (lex_corpus_error_quark ())

GQuark lex_corpus_error_quark (void);

/**
 * LexCorpusError:
 * @LEX_CORPUS_ERROR_READ: the file can not be read
 * @LEX_CORPUS_ERROR_XML: it is no well-formed XML, is too large, or declares entities
 * @LEX_CORPUS_ERROR_SCHEMA: it does not follow the schema, or a label is none
 * @LEX_CORPUS_ERROR_WRITE: the file can not be written
 *
 * What went wrong. Messages read `file:line: what, and what to do`.
 */
typedef enum
{
  LEX_CORPUS_ERROR_READ,
  LEX_CORPUS_ERROR_XML,
  LEX_CORPUS_ERROR_SCHEMA,
  LEX_CORPUS_ERROR_WRITE,
} LexCorpusError;

/**
 * lex_corpus_read:
 * @path: a file whose root is `document`
 * @imported: whether it is a document that the user imported; those may not
 *   name parts
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads a document with its parts, checked against the schema. The file can
 * not reach the network, expand entities or grow without limit.
 *
 * Returns: (transfer full) (nullable): the document, or %NULL with @error set
 */
LexDocument *lex_corpus_read (const char *path, gboolean imported, GError **error);

/**
 * lex_corpus_read_data:
 * @data: the content of a file whose root is `document`; untrusted
 * @path: its path, for messages
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads a document that the user imported, as lex_corpus_read() does.
 *
 * Returns: (transfer full) (nullable): the document, or %NULL with @error set
 */
LexDocument *lex_corpus_read_data (GBytes *data, const char *path, GError **error);

/**
 * lex_corpus_read_relations:
 * @path: a file whose root is `precedence`
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads the relations of precedence, checked against the schema, each with a
 * reason in both languages; rejects a cycle.
 *
 * Returns: (transfer full) (nullable) (element-type LexRelation): the relations
 */
GPtrArray *lex_corpus_read_relations (const char *path, GError **error);

/**
 * lex_corpus_read_situations:
 * @path: a file whose root is `situations`
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads how people ask for clauses, checked against the schema.
 *
 * Returns: (transfer full) (nullable) (element-type LexSituations): it, clause by clause
 */
GPtrArray *lex_corpus_read_situations (const char *path, GError **error);

/**
 * lex_corpus_read_path:
 * @path: a file whose root is `path`
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads a guided path, checked against its schema: both languages are there, every answer leads to
 * a step below its question, so that no path can loop, and every condition names an answer that
 * exists above it. What only following the path can tell is lex_path_check()'s.
 *
 * Returns: (transfer full) (nullable): the path
 */
LexPath *lex_corpus_read_path (const char *path, GError **error);

/**
 * lex_corpus_read_profile:
 * @path: a file whose root is `profile`
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads the practice of an authority, checked against its schema: what is known names its source.
 *
 * Returns: (transfer full) (nullable): the profile
 */
LexProfile *lex_corpus_read_profile (const char *path, GError **error);

/**
 * lex_corpus_read_questions:
 * @path: a file whose root is `questions`
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Reads questions of the bank, checked against their schema: both languages are there, and as many
 * options and right answers as each kind wants.
 *
 * Returns: (transfer full) (nullable) (element-type LexQuestion): the questions
 */
GPtrArray *lex_corpus_read_questions (const char *path, GError **error);

/**
 * lex_corpus_dup_bytes:
 * @document: a document with its clauses
 * @name: what to call it in messages
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Writes a document as corpus XML that reads back equal.
 *
 * Returns: (transfer full) (nullable): the XML
 */
GBytes *lex_corpus_dup_bytes (LexDocument *document, const char *name, GError **error);

/**
 * lex_corpus_write:
 * @document: a document with its clauses
 * @path: the file to write
 * @error: return location for a `LEX_CORPUS_ERROR`
 *
 * Writes a document as one file that lex_corpus_read() reads back equal. An
 * existing file is replaced whole or left alone.
 *
 * Returns: whether it was written
 */
gboolean lex_corpus_write (LexDocument *document, const char *path, GError **error);

G_END_DECLS
