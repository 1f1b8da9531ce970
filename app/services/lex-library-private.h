/* lex-library-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"
#include "services/lex-library.h"
#include "store/lex-store-reader.h"

G_BEGIN_DECLS

/**
 * LexSide:
 * @LEX_SIDE_SHIPPED: the library that came with the program
 * @LEX_SIDE_IMPORTS: the library of imported documents
 *
 * The two files behind one library.
 */
typedef enum
{
  LEX_SIDE_SHIPPED,
  LEX_SIDE_IMPORTS,
} LexSide;

#define LEX_N_SIDES 2

/**
 * LEX_IMPORTS_FILE:
 *
 * The library of imports inside the data folder.
 */
#define LEX_IMPORTS_FILE "imports.lexlib"

struct _LexLibrary
{
  GObject parent_instance;

  /* Owned References */
  char *shipped_path;
  char *data_dir;
  /* By #LexSide; that of the imports is %NULL while nothing is imported. */
  LexStoreReader *readers[LEX_N_SIDES];
  /* By #LexSide: described documents, read when first asked for. */
  GPtrArray *documents[LEX_N_SIDES];
  /* By language: label to the chain of #LexParent that ends with it, those that were asked for;
   * %NULL before the first. */
  GHashTable *chains[LEX_N_LANGUAGES];
  LexJournal *journal; /* nullable */
};

/**
 * lex_library_reopen:
 * @self: a library
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads the imports again after they changed, and emits `changed`.
 *
 * Returns: whether they could be opened; the old ones stay open if not
 */
gboolean lex_library_reopen (LexLibrary *self, GError **error);

/**
 * lex_library_get_documents:
 * @self: a library
 * @side: which file
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Gets the documents of one file, described; read once.
 *
 * Returns: (transfer none) (nullable) (element-type LexDocument): perhaps none
 */
GPtrArray *lex_library_get_documents (LexLibrary *self, LexSide side, GError **error);

/**
 * lex_library_find_document:
 * @self: a library
 * @side: which file, whose documents lex_library_get_documents() has read
 * @name: a document's name
 *
 * Finds a document by name.
 *
 * Returns: (transfer none) (nullable): the document, %NULL if there is none
 */
LexDocument *lex_library_find_document (LexLibrary *self, LexSide side, const char *name);

/**
 * lex_library_find_label:
 * @self: a library
 * @label: canonical text of a label
 * @exists: (out): whether a clause has that label
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Looks for a clause in both files.
 *
 * Returns: whether there was no fault
 */
gboolean lex_library_find_label (LexLibrary *self, const char *label, gboolean *exists,
                                 GError **error);

/**
 * LexLabelTest:
 * @library: a library
 * @fault: (nullable): what kept it from telling, the first time; owned by who asks
 *
 * What lex_library_label_exists_cb() needs to know, and to tell.
 */
typedef struct
{
  LexLibrary *library;
  GError *fault;
} LexLabelTest;

/**
 * lex_library_label_exists_cb:
 * @label: canonical text of a label
 * @user_data: a #LexLabelTest; who asked by it looks at its fault before believing the answer
 *
 * Does lex_library_find_label(), as a #LexLabelExistsFunc.
 *
 * Returns: whether a clause has that label
 */
gboolean lex_library_label_exists_cb (const char *label, gpointer user_data);

/**
 * lex_library_fail_unknown:
 * @self: a library
 * @label: a label that no document has
 * @error: (nullable): return location, set to `LEX_LIBRARY_ERROR_NOT_FOUND`, or to the fault that
 *   keeps it from telling
 *
 * Says what there is in place of a clause that is not: "27Z: Law 27 has A to D".
 */
void lex_library_fail_unknown (LexLibrary *self, LexLabel *label, GError **error);

/**
 * lex_library_dup_suggestion:
 * @self: a library
 * @text: the words of a query
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Replaces the words that neither file knows by the nearest known ones.
 *
 * Returns: (transfer full) (nullable): the other words, %NULL without @error when there is nothing
 *   to replace
 */
char *lex_library_dup_suggestion (LexLibrary *self, const char *text, GError **error);

/**
 * lex_library_fail:
 * @error: (nullable): return location
 * @code: what kind of fault it is
 * @format: a line, translated, as for printf(): what, where, and what to do
 * @...: what it takes, of any origin
 *
 * Sets an error of this room. No other is made here: this one sees to it that a message is one
 * line that can be shown, whatever a file is called and whatever was typed.
 */
void lex_library_fail (GError **error, LexLibraryError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

/**
 * lex_library_fail_at:
 * @error: (nullable): return location
 * @path: a file or folder
 *
 * Does lex_library_fail() for what a call of the system just said of @path in `errno`.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_library_fail_at (GError **error, const char *path);

/**
 * lex_library_propagate:
 * @error: (nullable): return location
 * @lower: (transfer full): what a lower room reported
 * @side: which file it was about
 * @path: that file
 *
 * Turns the error of a lower room into a `LEX_LIBRARY_ERROR` of one line that
 * ends with what to do.
 */
void lex_library_propagate (GError **error, GError *lower, LexSide side, const char *path);

/**
 * lex_library_take_fault:
 * @self: a library
 * @side: which of its files failed
 * @lower: (transfer full): what the store reported
 * @error: (nullable): return location for a `LEX_LIBRARY_ERROR`
 *
 * Does lex_library_propagate() for a file that the library has open.
 */
void lex_library_take_fault (LexLibrary *self, LexSide side, GError *lower, GError **error);

G_END_DECLS
