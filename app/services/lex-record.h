/* lex-record.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-document.h"
#include "model/lex-problem.h"

G_BEGIN_DECLS

/**
 * LexRecordFile:
 * @name: its path as it was given
 * @sum: by what its original is found, as it came; lex_shelf_dup_original_path()
 * @text_sum: the same for its text as it was extracted
 *
 * One of the files that a document was made of.
 */
typedef struct
{
  char *name;
  char *sum;
  char *text_sum;
} LexRecordFile;

/**
 * LexSpot:
 * @file: which of the files, from 0
 * @line: the line of its extracted text, from 1; 0 where that is not known
 *
 * Where a clause begins in what it was read from.
 */
typedef struct
{
  guint file;
  guint line;
} LexSpot;

/**
 * LexRecord:
 * @imported: when, in microseconds since 1970; 0 if that is not known
 * @program: (nullable): the version of Lexbridge that read it
 * @kind: the #LexKind that the user forced, or -1
 * @language: the #LexLanguage that the user forced, or -1
 * @edition: (nullable): the edition that the user forced
 * @rank: where two documents have a clause, the one of the higher rank is shown, and of equal ones
 *   that imported last
 * @title: (nullable): what the user calls it
 * @corrections: (element-type utf8): what the user corrected in the review, in order, each
 *   `27B=27B1`, a label and the one it became, `3~27 28`, a label and what it speaks of, or
 *   `+0:12=27B`, file and line of words that were taken, and as what
 * @files: (element-type LexRecordFile): what it was made of
 * @problems: (element-type LexProblem): the report
 * @spots: (element-type LexSpot): for each of its clauses, in order
 * @missing: (element-type utf8): labels that are known of its edition and were not found
 *
 * What is known of an imported document beside its text: whence it came, what was unsure, and what
 * the user said of it.
 */
typedef struct
{
  gint64 imported;
  char *program;
  int kind;
  int language;
  char *edition;
  int rank;
  char *title;
  GPtrArray *corrections;
  GPtrArray *files;
  GPtrArray *problems;
  GArray *spots;
  GPtrArray *missing;
} LexRecord;

/**
 * lex_record_new:
 *
 * Makes a record that knows nothing.
 *
 * Returns: (transfer full): the record
 */
LexRecord *lex_record_new (void);

/**
 * lex_record_free:
 * @self: (transfer full) (nullable): a record
 *
 * Frees it.
 */
void lex_record_free (LexRecord *self);

/**
 * lex_record_add_file:
 * @self: a record
 * @name: the file's path as it was given
 * @sum: by what its original is found
 * @text_sum: by what its extracted text is found
 *
 * Adds a file that the document was made of.
 */
void lex_record_add_file (LexRecord *self, const char *name, const char *sum, const char *text_sum);

/**
 * lex_record_dup_bytes:
 * @self: a record
 *
 * Writes it down.
 *
 * Returns: (transfer full): what its file holds
 */
GBytes *lex_record_dup_bytes (const LexRecord *self);

/**
 * lex_record_read:
 * @path: its file
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads it. Where there is no such file, as of documents that were imported by an older program,
 * the record knows nothing.
 *
 * Returns: (transfer full) (nullable): the record
 */
LexRecord *lex_record_read (const char *path, GError **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRecord, lex_record_free)

G_END_DECLS
