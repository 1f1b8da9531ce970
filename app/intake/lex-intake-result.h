/* lex-intake-result.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-document.h"
#include "model/lex-problem.h"

G_BEGIN_DECLS

/**
 * LexIntakeFile:
 * @name: its path as it was given, for messages
 * @data: its content; untrusted
 *
 * One file of an import.
 */
typedef struct
{
  char *name;
  GBytes *data;
} LexIntakeFile;

/**
 * LexIntakeRefusal:
 * @name: the file's name
 * @error: why it could not be taken, a `LEX_INTAKE_ERROR`
 *
 * A file that gave no document.
 */
typedef struct
{
  char *name;
  GError *error;
} LexIntakeRefusal;

/**
 * LexIntakeSpot:
 * @file: index of the file, from 0
 * @line: the line of its original, from 1; 0 where that is not known
 *
 * Where a clause begins in what it was read from.
 */
typedef struct
{
  guint file;
  guint line;
} LexIntakeSpot;

/**
 * LexIntakeShare:
 * @LEX_INTAKE_SHARE_NONE: no part of a book of Laws
 * @LEX_INTAKE_SHARE_INTRODUCTION: what stands before the laws
 * @LEX_INTAKE_SHARE_DEFINITIONS: the terms they define
 * @LEX_INTAKE_SHARE_LAWS: a law, or several
 *
 * What a document may be of a book of Laws, in the order of the book.
 */
typedef enum
{
  LEX_INTAKE_SHARE_NONE,
  LEX_INTAKE_SHARE_INTRODUCTION,
  LEX_INTAKE_SHARE_DEFINITIONS,
  LEX_INTAKE_SHARE_LAWS,
} LexIntakeShare;

/**
 * LexIntake:
 * @files: (element-type utf8): the names of the files it was made of, in order
 * @document: the document with its edition, its clauses in one language, or both; imported
 * @problems: (element-type LexProblem): the report, by file and line
 * @originals: (element-type utf8): for each file the text as it was extracted, not touched; its
 * lines are what every `line` counts
 * @spots: (element-type LexIntakeSpot): for each clause of @document, in order, where it begins
 * @missing: (element-type LexLabel): the known clauses of that edition that were not found
 * @share: what it is of a book of Laws
 * @seems_law: the law that was recognized, even if its clauses are not like those that are known,
 *   or 0
 * @tells_edition: whether the text tells of which edition it is, or the user said so
 *
 * What came of one file, or of several that belong together.
 */
typedef struct
{
  GPtrArray *files;
  LexDocument *document;
  GPtrArray *problems;
  GPtrArray *originals;
  GArray *spots;
  GPtrArray *missing;
  LexIntakeShare share;
  guint seems_law;
  gboolean tells_edition;
} LexIntake;

/**
 * lex_intake_file_new:
 * @name: its path as it was given
 * @data: its content
 *
 * Makes a file to read.
 *
 * Returns: (transfer full): the file
 */
LexIntakeFile *lex_intake_file_new (const char *name, GBytes *data);

/**
 * lex_intake_file_free:
 * @self: (transfer full) (nullable): a file
 *
 * Frees it.
 */
void lex_intake_file_free (LexIntakeFile *self);

/**
 * lex_intake_refusal_new:
 * @name: the file's name
 * @error: (transfer full): why it was refused
 *
 * Makes a refusal.
 *
 * Returns: (transfer full): the refusal
 */
LexIntakeRefusal *lex_intake_refusal_new (const char *name, GError *error);

/**
 * lex_intake_refusal_free:
 * @self: (transfer full) (nullable): a refusal
 *
 * Frees it.
 */
void lex_intake_refusal_free (LexIntakeRefusal *self);

/**
 * lex_intake_new:
 *
 * Makes a result that is empty and still without a document.
 *
 * Returns: (transfer full): the result
 */
LexIntake *lex_intake_new (void);

/**
 * lex_intake_free:
 * @self: (transfer full) (nullable): a result
 *
 * Frees it.
 */
void lex_intake_free (LexIntake *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeFile, lex_intake_file_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeRefusal, lex_intake_refusal_free)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntake, lex_intake_free)

G_END_DECLS
