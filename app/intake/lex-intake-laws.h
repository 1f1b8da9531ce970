/* lex-intake-laws.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake.h"

G_BEGIN_DECLS

/**
 * LexIntakeTask:
 * @file_name: the file's path as it was given, for messages
 * @hints: what the user said of it
 * @skeletons: (element-type LexIntakeSkeleton): what it may hold
 *
 * What is to be read. All fields are borrowed.
 */
typedef struct
{
  const char *file_name;
  const LexIntakeHints *hints;
  GPtrArray *skeletons;
} LexIntakeTask;

/**
 * lex_intake_laws_read:
 * @self: a result that is still without a document
 * @blocks: (element-type LexIntakeBlock): the blocks of a file; taken apart
 * @task: what is to be read
 * @error: return location for a `LEX_INTAKE_ERROR`
 *
 * Reads the Laws: all of them, several, one, or a regulation whose clauses are known. On success
 * @self has its document, the spots of its clauses, and what is missing.
 *
 * Returns: whether it could be read
 */
gboolean lex_intake_laws_read (LexIntake *self, GPtrArray *blocks, const LexIntakeTask *task,
                               GError **error);

G_END_DECLS
