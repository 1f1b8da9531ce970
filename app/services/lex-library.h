/* lex-library.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lex-citation.h"
#include "model/lex-document.h"

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
 * LexLibraryWaitFunc:
 * @message: a line that says what is waited for, in the locale's language
 *
 * Tells a reader why nothing happens. Called in the thread that waits.
 */
typedef void (*LexLibraryWaitFunc) (const char *message);

/**
 * lex_library_set_wait_func:
 * @func: (nullable): whom to tell; %NULL for nobody
 *
 * Sets what is called, once a wait, when another process has been changing the documents for a
 * while. To be set before any thread is there.
 */
void lex_library_set_wait_func (LexLibraryWaitFunc func);

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
 * Tells whether a clause has that label. A fault is no absence: who is told that there is a clause
 * and reads it meets the fault there, and can say so.
 *
 * Returns: whether a clause has that label; %TRUE on a fault too
 */
gboolean lex_library_has_label (LexLibrary *self, const char *label);

/**
 * lex_library_dup_page:
 * @self: an open library
 * @label: a clause
 *
 * Tells on which page a clause is read: Law 27 for 27B1a, the section screens/3 for
 * screens/3a(ii), and the clause itself where the library has it without what stands above.
 *
 * Returns: (transfer full): the label of the page
 */
LexLabel *lex_library_dup_page (LexLibrary *self, LexLabel *label);

/**
 * lex_library_dup_heading:
 * @self: a library
 * @label: a clause
 * @language: a language
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the heading of a clause and nothing else of it: the one that lex_library_quote() shows, for
 * a small part of its cost.
 *
 * Returns: (transfer full) (nullable): its own heading in that language; %NULL without @error if
 *   it has none
 */
char *lex_library_dup_heading (LexLibrary *self, LexLabel *label, LexLanguage language,
                               GError **error);

/**
 * lex_library_find_citations:
 * @self: a library
 * @text: running text
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Gets every citation in it.
 *
 * Returns: (transfer full) (nullable) (element-type LexCitation): every citation in it, in order
 */
GPtrArray *lex_library_find_citations (LexLibrary *self, const char *text, GError **error);

/**
 * lex_library_resolve:
 * @self: a library
 * @text: what was typed as a label
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Gets the label.
 *
 * Returns: (transfer full) (nullable): the label, canonical or sloppily written, existing or
 *   not; %NULL without @error if @text is none
 */
LexLabel *lex_library_resolve (LexLibrary *self, const char *text, GError **error);

G_END_DECLS
