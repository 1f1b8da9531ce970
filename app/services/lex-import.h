/* lex-import.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "services/lex-record.h"

G_BEGIN_DECLS

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
 * LexImportProgress:
 * @done: how many files are done
 * @all: how many there are
 * @name: the file that is next
 * @user_data: what was given with it
 *
 * Told how far an import is.
 */
typedef void (*LexImportProgress) (guint done, guint all, const char *name, gpointer user_data);

/**
 * LexImportOptions:
 * @kind: a #LexKind to force, or -1 to find out
 * @language: a #LexLanguage to force, or -1 to find out
 * @flags: flags
 * @edition: (nullable): an edition to force, such as `2007`; %NULL to find out
 * @progress: (nullable): told how far it is, in the caller's main context
 * @progress_data: handed to @progress
 *
 * What the user said of the files beforehand, and what is to be done with them.
 */
typedef struct
{
  int kind;
  int language;
  LexImportFlags flags;
  const char *edition;
  LexImportProgress progress;
  gpointer progress_data;
} LexImportOptions;

/**
 * LexImportFile:
 * @name: its path as it was given, or as it was found in a folder
 * @data: what it holds
 *
 * One of the files that a document is made of.
 */
typedef struct
{
  char *name;
  GBytes *data;
} LexImportFile;

/**
 * LexReplacement:
 * @title: (nullable): the title of the document that goes
 * @n_clauses: how many clauses it has
 * @lost: (element-type LexLabel): those of its clauses that the new one does not have
 *
 * What an import takes the place of.
 */
typedef struct
{
  char *title;
  guint n_clauses;
  GPtrArray *lost;
} LexReplacement;

/**
 * LexImport:
 * @file: the first file
 * @files: (element-type LexImportFile): all its files, in order; one that was refused only where it
 *   may be read by who says what it is
 * @document: (nullable): the document made of them; %NULL when they could not be taken
 * @problems: (element-type LexProblem): the report, by file and line
 * @error: (nullable): why @file could not be taken, `LEX_LIBRARY_ERROR`
 * @found: whether @file was not named, but found in a folder, which may hold anything
 * @broken: whether @file was found so and is a document, but one that cannot be read
 * @originals: (element-type utf8): for each file the text as it was extracted, whose lines are
 *   counted
 * @spots: (element-type LexSpot): for each clause of @document, in order, where it begins
 * @missing: (element-type LexLabel): what is known of its edition and was not found
 * @replaces: (nullable): what goes when this is stored
 * @kind: the #LexKind that was forced, or -1
 * @language: the #LexLanguage that was forced, or -1
 * @edition: (nullable): the edition that was forced
 * @corrections: (element-type utf8): what was corrected in the document, as #LexRecord has it
 *
 * What came of files: one document, or one file that was refused.
 */
typedef struct
{
  char *file;
  GPtrArray *files;
  LexDocument *document;
  GPtrArray *problems;
  GError *error;
  gboolean found;
  gboolean broken;
  GPtrArray *originals;
  GArray *spots;
  GPtrArray *missing;
  LexReplacement *replaces;
  int kind;
  int language;
  char *edition;
  GPtrArray *corrections;
} LexImport;

/**
 * lex_import_new:
 * @file: the first file, or the one that was refused
 *
 * Makes an import without a document yet.
 *
 * Returns: (transfer full): the import
 */
LexImport *lex_import_new (const char *file);

/**
 * lex_import_free:
 * @self: (transfer full) (nullable): an import
 *
 * Frees it.
 */
void lex_import_free (LexImport *self);

/**
 * lex_import_add_file:
 * @self: an import
 * @name: the path of a file
 * @data: what it holds
 *
 * Adds one of the files that its document is made of.
 */
void lex_import_add_file (LexImport *self, const char *name, GBytes *data);

/**
 * lex_import_relabel:
 * @self: an import with a document
 * @from: the label of one of its clauses
 * @to: the label that it is to have, canonical; empty to leave the clause out
 * @error: return location for `LEX_LIBRARY_ERROR_INPUT`
 *
 * Corrects the label of a clause before the document is stored.
 *
 * Returns: whether it could be
 */
gboolean lex_import_relabel (LexImport *self, const char *from, const char *to, GError **error);

/**
 * lex_import_pair:
 * @self: an import with a document
 * @label: the label of one of its clauses
 * @about: the labels of the clauses it speaks of, canonical, parted by spaces; empty for none
 * @error: return location for `LEX_LIBRARY_ERROR_INPUT`
 *
 * Corrects what a clause speaks of before the document is stored.
 *
 * Returns: whether it could be
 */
gboolean lex_import_pair (LexImport *self, const char *label, const char *about, GError **error);

/**
 * lex_import_take:
 * @self: an import with a document
 * @spot: where words begin in an original that were left out
 * @label: the label of the clause they are, or belong to
 * @error: return location for `LEX_LIBRARY_ERROR_INPUT`
 *
 * Takes the paragraph that begins there, without its marker, as a clause, or as a further paragraph
 * of one that there is; so a question is answered before the document is stored.
 *
 * Returns: whether it could be
 */
gboolean lex_import_take (LexImport *self, LexSpot spot, const char *label, GError **error);

/**
 * lex_import_correct:
 * @self: an import with a document
 * @corrections: (element-type utf8): corrections, as #LexRecord has them
 *
 * Corrects labels as they were corrected when the document was imported before; what can no longer
 * be corrected so is reported.
 */
void lex_import_correct (LexImport *self, GPtrArray *corrections);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexImport, lex_import_free)

G_END_DECLS
