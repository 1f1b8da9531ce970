/* lex-library.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lex-citation.h"
#include "model/lex-document.h"
#include "model/lex-glimpse.h"
#include "model/lex-hit.h"
#include "model/lex-pbn.h"
#include "model/lex-problem.h"
#include "model/lex-query.h"
#include "model/lex-relation.h"

G_BEGIN_DECLS

#define LEX_TYPE_LIBRARY (lex_library_get_type ())
G_DECLARE_FINAL_TYPE (LexLibrary, lex_library, LEX, LIBRARY, GObject)

/**
 * LEX_LIBRARY_ERROR:
 *
 * Errors that both front ends tell apart; the code is a #LexLibraryError.
 */
#define LEX_LIBRARY_ERROR (lex_library_error_quark ())

GQuark lex_library_error_quark (void);

/**
 * LexLibraryError:
 * @LEX_LIBRARY_ERROR_NOT_FOUND: there is no such clause, example or document
 * @LEX_LIBRARY_ERROR_INPUT: a file or text that can not be used
 * @LEX_LIBRARY_ERROR_STORAGE: a library or the data folder fails
 * @LEX_LIBRARY_ERROR_OUTDATED: the imports must be indexed again; said by
 *   lex_library_open_as_is() only
 *
 * Everything that lower rooms report arrives as one of these, with a message
 * of one line that says what, where and what to do, in the locale's language.
 */
typedef enum
{
  LEX_LIBRARY_ERROR_NOT_FOUND,
  LEX_LIBRARY_ERROR_INPUT,
  LEX_LIBRARY_ERROR_STORAGE,
  LEX_LIBRARY_ERROR_OUTDATED,
} LexLibraryError;

/**
 * lex_library_open:
 * @shipped: the library file that came with the program
 * @data_dir: the folder of imported documents; made when first needed
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Opens the shipped library and, if there are any, the imported documents. A
 * missing or outdated library of imports is rebuilt from the documents; a damaged one is an error.
 *
 * Returns: (transfer full) (nullable): a library
 */
LexLibrary *lex_library_open (const char *shipped, const char *data_dir, GError **error);

/**
 * lex_library_open_as_is:
 * @shipped: the library file that came with the program
 * @data_dir: the folder of imported documents
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Opens the library as lex_library_open() does, but rebuilds nothing: where that is needed, it
 * fails with `LEX_LIBRARY_ERROR_OUTDATED`. A program that calls only this, and what reads, is not
 * linked with the libraries for XML and dictionaries, and starts faster.
 *
 * Returns: (transfer full) (nullable): a library
 */
LexLibrary *lex_library_open_as_is (const char *shipped, const char *data_dir, GError **error);

/**
 * lex_library_open_for_change:
 * @shipped: the library file that came with the program
 * @data_dir: the folder of imported documents; made when first needed
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Opens the library to import or forget, without the imported documents. A change reads the
 * documents themselves and makes their index anew, so it is the way out where the index is damaged,
 * or where one document can no longer be read. After a change the imports are there too.
 *
 * Returns: (transfer full) (nullable): a library
 */
LexLibrary *lex_library_open_for_change (const char *shipped, const char *data_dir, GError **error);

/**
 * lex_library_list_documents:
 * @self: a library
 * @error: return location
 *
 * Gets shipped.
 *
 * Returns: (transfer full) (nullable) (element-type LexDocument): shipped, then imported
 *   documents, described without clauses
 */
GPtrArray *lex_library_list_documents (LexLibrary *self, GError **error);

/**
 * lex_library_list_clauses:
 * @self: a library
 * @document: a document's name
 * @error: return location
 *
 * Gets its clauses as that document words them.
 *
 * Returns: (transfer full) (nullable) (element-type LexClause): its clauses as that document
 *   words them
 */
GPtrArray *lex_library_list_clauses (LexLibrary *self, const char *document, GError **error);

/**
 * lex_library_has_label:
 * @self: a library
 * @label: canonical text
 *
 * Tells whether a clause has that label.
 *
 * Returns: whether a clause has that label
 */
gboolean lex_library_has_label (LexLibrary *self, const char *label);

/**
 * LexPassageRow:
 * @clause: the clause, wording of an import before that of the digest, language by language
 * @source: by language, (nullable) the name of the imported document whose wording stands, %NULL
 * for the digest
 *
 * One clause as it is shown.
 */
typedef struct
{
  LexClause *clause;
  char *source[LEX_N_LANGUAGES];
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
 * @label: what was asked for
 * @document: its document, described
 * @rows: (element-type LexPassageRow): the clause and everything below it, in order
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
 * lex_passage_free:
 * @self: (transfer full) (nullable): a passage
 *
 * Frees it.
 */
void lex_passage_free (LexPassage *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPassage, lex_passage_free)

/**
 * LexAnswer:
 * @citation: (nullable): the citation that the query is, when it is one and exists
 * @hits: (element-type LexHit): hits, best first; where @citation is set its clause is the first
 * @suggestion: (nullable): the query as it was read, when it has a word that no document knows but
 *   that is nearly a known one; then @hits are those of the suggestion
 *
 * What a search found.
 */
typedef struct
{
  LexCitation *citation;
  GPtrArray *hits;
  char *suggestion;
} LexAnswer;

/**
 * lex_library_search:
 * @self: a library
 * @query: what is searched for
 * @error: return location
 *
 * Gets the answer.
 *
 * Returns: (transfer full) (nullable): the answer, perhaps without hits
 */
LexAnswer *lex_library_search (LexLibrary *self, LexQuery *query, GError **error);

/**
 * lex_answer_free:
 * @self: (transfer full) (nullable): an answer
 *
 * Frees it.
 */
void lex_answer_free (LexAnswer *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexAnswer, lex_answer_free)

/**
 * lex_library_glimpse:
 * @self: a library
 * @hit: a hit of lex_library_search()
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads what is shown of a hit: ask for those that are shown, a screenful, not for all. Of a hit
 * that is no longer, since the library changed, nothing is shown.
 *
 * Returns: (transfer full) (nullable): what is shown of it
 */
LexGlimpse *lex_library_glimpse (LexLibrary *self, LexHit *hit, GError **error);

/**
 * lex_library_find_citations:
 * @self: a library
 * @text: running text
 *
 * Gets every citation in it.
 *
 * Returns: (transfer full) (element-type LexCitation): every citation in it, in order
 */
GPtrArray *lex_library_find_citations (LexLibrary *self, const char *text);

/**
 * lex_library_resolve:
 * @self: a library
 * @text: what was typed as a label
 *
 * Gets the label.
 *
 * Returns: (transfer full) (nullable): the label, canonical or sloppily written, existing or
 *   not; %NULL if @text is none
 */
LexLabel *lex_library_resolve (LexLibrary *self, const char *text);

/**
 * LexRank:
 * @label: a clause
 * @rank: 0 for the most specific
 *
 * A clause's place between specific and general.
 */
typedef struct
{
  LexLabel *label;
  guint rank;
} LexRank;

/**
 * LexPrecedence:
 * @label: what was asked for
 * @chain: (element-type LexRank): the clauses that prevail over or yield to it, most specific first
 * @relations: (element-type LexRelation): the relations between them, in the order of
 *   lex_library_list_relations()
 *
 * The precedence around a clause, those below and above it included.
 */
typedef struct
{
  LexLabel *label;
  GPtrArray *chain;
  GPtrArray *relations;
} LexPrecedence;

/**
 * lex_library_precedence:
 * @self: a library
 * @label: a clause
 * @error: return location
 *
 * Gets its precedence.
 *
 * Returns: (transfer full) (nullable): its precedence; empty when nothing is known of it
 */
LexPrecedence *lex_library_precedence (LexLibrary *self, LexLabel *label, GError **error);

/**
 * lex_precedence_free:
 * @self: (transfer full) (nullable): a precedence
 *
 * Frees it.
 */
void lex_precedence_free (LexPrecedence *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPrecedence, lex_precedence_free)

/**
 * lex_library_list_relations:
 * @self: a library
 * @error: return location
 *
 * Gets every relation of precedence, in the order in which one studies them: by the clause that
 * yields, then by that which prevails.
 *
 * Returns: (transfer full) (nullable) (element-type LexRelation): the relations
 */
GPtrArray *lex_library_list_relations (LexLibrary *self, GError **error);

/**
 * LEX_MAX_RELATION_EXAMPLES:
 *
 * How many examples of one relation are worth naming.
 */
#define LEX_MAX_RELATION_EXAMPLES 3

/**
 * lex_library_list_relation_examples:
 * @self: a library
 * @relation: a relation between two clauses of the library
 * @error: return location
 *
 * Gets the examples that show @relation: those about both clauses, else about the
 * specific one, else about the general one.
 *
 * Returns: (transfer full) (nullable) (element-type LexLabel): their labels, perhaps none
 */
GPtrArray *lex_library_list_relation_examples (LexLibrary *self, LexRelation *relation,
                                               GError **error);

/**
 * lex_basis_dup_sentence:
 * @relation: a relation
 *
 * Says whence a relation is known, for a person: basis and source.
 *
 * Returns: (transfer full): such as "So the text itself says: 9A4", in the interface's language
 */
char *lex_basis_dup_sentence (LexRelation *relation);

/**
 * LexImport:
 * @file: the file
 * @document: (nullable): the document made of it; %NULL when it could not be taken
 * @problems: (element-type LexProblem): the report, by line
 * @error: (nullable): why it could not be taken, `LEX_LIBRARY_ERROR`
 *
 * What came of one file of an import.
 */
typedef struct
{
  char *file;
  LexDocument *document;
  GPtrArray *problems;
  GError *error;
} LexImport;

/**
 * LexImportFlags:
 * @LEX_IMPORT_DEFAULT: store what was understood
 * @LEX_IMPORT_DRY_RUN: only report
 *
 * How to import.
 */
typedef enum
{
  LEX_IMPORT_DEFAULT = 0,
  LEX_IMPORT_DRY_RUN = 1 << 0,
} LexImportFlags;

/**
 * LexImportOptions:
 * @kind: a #LexKind to force, or -1 to find out
 * @language: a #LexLanguage to force, or -1 to find out
 * @flags: flags
 *
 * What the user said of the files beforehand, and what is to be done with them.
 */
typedef struct
{
  int kind;
  int language;
  LexImportFlags flags;
} LexImportOptions;

/**
 * lex_library_import:
 * @self: a library
 * @files: (array zero-terminated=1): paths
 * @options: (nullable): options; %NULL to find everything out and store it
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Takes files in. All of them are stored or, when one can not be taken, none.
 * A document of the same name is replaced. Emits `changed` when something was stored.
 *
 * Returns: (transfer full) (nullable) (element-type LexImport): a result per
 *   file, also when one was refused (then nothing was stored and that file's
 *   error is set); %NULL with @error set only when storage fails
 */
GPtrArray *lex_library_import (LexLibrary *self, const char *const *files,
                               const LexImportOptions *options, GError **error);

/**
 * lex_library_import_async:
 * @self: a library
 * @files: (array zero-terminated=1): paths; copied
 * @options: (nullable): options, as for lex_library_import(); copied
 * @cancellable: (nullable): looked at between files
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_import() in a thread, then reopens the library and emits `changed`.
 */
void lex_library_import_async (LexLibrary *self, const char *const *files,
                               const LexImportOptions *options, GCancellable *cancellable,
                               GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_library_import_finish:
 * @self: a library
 * @result: what the callback got
 * @error: return location
 *
 * Gets as lex_library_import().
 *
 * Returns: as lex_library_import()
 */
GPtrArray *lex_library_import_finish (LexLibrary *self, GAsyncResult *result, GError **error);

/**
 * lex_library_forget:
 * @self: a library
 * @name: an imported document
 * @error: return location
 *
 * Removes it.
 *
 * Returns: whether it was removed
 */
gboolean lex_library_forget (LexLibrary *self, const char *name, GError **error);

/**
 * LexRebuilt:
 * @documents: how many documents the library has
 * @clauses: how many clauses
 * @seconds: how long it took
 *
 * What a rebuild did.
 */
typedef struct
{
  guint documents;
  guint clauses;
  double seconds;
} LexRebuilt;

/**
 * lex_library_rebuild:
 * @shipped: the library file that came with the program
 * @data_dir: the folder of imported documents
 * @rebuilt: (out): what was done
 * @error: return location
 *
 * Drops and rebuilds the index of the imported documents, also when it is damaged, and verifies
 * the shipped one.
 *
 * Returns: whether all is well
 */
gboolean lex_library_rebuild (const char *shipped, const char *data_dir, LexRebuilt *rebuilt,
                              GError **error);

/**
 * lex_library_rebuild_async:
 * @shipped: as for lex_library_rebuild(); copied
 * @data_dir: as for lex_library_rebuild(); copied
 * @callback: called in the caller's main context
 * @user_data: passed on
 *
 * Does lex_library_rebuild() in a thread.
 */
void lex_library_rebuild_async (const char *shipped, const char *data_dir,
                                GAsyncReadyCallback callback, gpointer user_data);

/**
 * lex_library_rebuild_finish:
 * @result: what the callback got
 * @rebuilt: (out): what was done
 * @error: return location
 *
 * Gets as lex_library_rebuild().
 *
 * Returns: whether all is well
 */
gboolean lex_library_rebuild_finish (GAsyncResult *result, LexRebuilt *rebuilt, GError **error);

/**
 * lex_library_check:
 * @shipped: the library file that came with the program
 * @data_dir: the folder of imported documents
 *
 * Gets problems found.
 *
 * Returns: (transfer full): problems found, a line each; empty when all is well
 */
GStrv lex_library_check (const char *shipped, const char *data_dir);

/**
 * lex_library_build:
 * @corpus: the folder of the corpus
 * @path: the library file to make
 * @error: return location
 *
 * Builds a library file from corpus XML: what the build of Lexbridge itself runs.
 *
 * Returns: whether it was made
 */
gboolean lex_library_build (const char *corpus, const char *path, GError **error);

G_END_DECLS
