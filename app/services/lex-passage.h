/* lex-passage.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-relation.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexImportedWording:
 * @clause: the clause as an imported document words it
 * @document: the name of that document
 *
 * One of several wordings of a clause.
 */
typedef struct
{
  LexClause *clause;
  char *document;
} LexImportedWording;

/**
 * LexPassageRow:
 * @clause: the clause as it is shown: wording of an import before that of the digest, language by
 *   language, until lex_wordings_choose() says otherwise
 * @source: by language, (nullable) the name of the imported document whose wording stands, %NULL
 * for the digest
 * @digest: (nullable): the clause as the digest words it
 * @imports: (nullable) (element-type LexImportedWording): as imports word it, that which prevails
 *   first
 * @both: whether the digest was asked for beside an import
 *
 * One clause as it is shown.
 */
typedef struct
{
  LexClause *clause;
  char *source[LEX_N_LANGUAGES];
  LexClause *digest;
  GPtrArray *imports;
  gboolean both;
} LexPassageRow;

/**
 * LexReferencePair:
 * @from: the clause that cites or speaks of
 * @to: the clause cited or spoken of
 * @document: the name of the document of @from
 * @import: (nullable): the name of an imported document that makes it, alone or too
 * @kind: what the document of @from is
 * @imported: whether only an imported document makes it
 *
 * One reference between clauses.
 */
typedef struct
{
  LexLabel *from;
  LexLabel *to;
  char *document;
  char *import;
  LexKind kind;
  gboolean imported;
} LexReferencePair;

/**
 * LexPassage:
 * @label: (nullable): what was asked for; %NULL for a whole document
 * @document: its document, described
 * @rows: (element-type LexPassageRow): the clause and everything below it, in order
 * @imports: (element-type LexDocument): imported documents that have words for them, described,
 *   that which prevails first
 * @cites: (element-type LexReferencePair): what they cite
 * @cited_by: (element-type LexReferencePair): what cites them from outside
 * @about: (element-type LexReferencePair): commentary, examples, regulations and guides on them
 * @yields_to: (element-type LexRelation): relations in which one of them is the general clause
 * @prevails_over: (element-type LexRelation): relations in which one of them is the specific clause
 *
 * Everything that is shown of a clause.
 */
typedef struct
{
  LexLabel *label;
  LexDocument *document;
  GPtrArray *rows;
  GPtrArray *imports;
  GPtrArray *cites;
  GPtrArray *cited_by;
  GPtrArray *about;
  GPtrArray *yields_to;
  GPtrArray *prevails_over;
} LexPassage;

/**
 * lex_library_show:
 * @self: a library
 * @label: a clause
 * @error: return location
 *
 * Gets the passage.
 *
 * Returns: (transfer full) (nullable): the passage; an unknown label is
 *   `LEX_LIBRARY_ERROR_NOT_FOUND`, whose message says what its nearest parent has ("27Z: Law 27
 *   has A to D")
 */
LexPassage *lex_library_show (LexLibrary *self, LexLabel *label, GError **error);

/**
 * lex_library_quote:
 * @self: a library
 * @label: a clause
 * @error: return location
 *
 * Gets the words of a clause and of everything below it, as lex_library_show() does, but nothing
 * that bears upon them: its other lists are empty.
 *
 * Returns: (transfer full) (nullable): the passage
 */
LexPassage *lex_library_quote (LexLibrary *self, LexLabel *label, GError **error);

/**
 * lex_library_quote_document:
 * @self: a library
 * @name: the name of a document
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Gets the words of a whole document in its order, as lex_library_quote() does those of a clause.
 *
 * Returns: (transfer full) (nullable): the passage, without a label
 */
LexPassage *lex_library_quote_document (LexLibrary *self, const char *name, GError **error);

/**
 * lex_passage_free:
 * @self: (transfer full) (nullable): a passage
 *
 * Frees it.
 */
void lex_passage_free (LexPassage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPassage, lex_passage_free)

/**
 * lex_passage_list_about:
 * @passage: a passage
 * @kind: a kind of document
 *
 * Lists the clauses of one kind that speak of the passage, each once.
 *
 * Returns: (transfer container) (element-type LexLabel): their labels, borrowed from @passage
 */
GPtrArray *lex_passage_list_about (LexPassage *passage, LexKind kind);

G_END_DECLS
