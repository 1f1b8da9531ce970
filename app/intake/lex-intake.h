/* lex-intake.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-error.h"
#include "model/lex-document.h"
#include "model/lex-problem.h"

G_BEGIN_DECLS

/**
 * LexIntakeHints:
 * @kind: a #LexKind to force, or -1 to find out
 * @language: a #LexLanguage to force, or -1 to find out
 *
 * What the user said of a file beforehand.
 */
typedef struct
{
  int kind;
  int language;
} LexIntakeHints;

/**
 * LexIntake:
 * @document: the document, its clauses in one language, or both; imported
 * @problems: (element-type LexProblem): the report, by line
 *
 * What came of a file.
 */
typedef struct
{
  LexDocument *document;
  GPtrArray *problems;
} LexIntake;

/**
 * lex_intake_read:
 * @data: the file's content; untrusted
 * @file_name: its path as it was given, for messages
 * @hints: what the user said of it
 * @skeleton: the shipped documents `laws` and `screens` with their clauses, in
 *   that order: labels, headings and order by which lost labels are recovered
 * @error: return location for a `LEX_INTAKE_ERROR`
 *
 * Makes a document of a foreign file. Finds out language and kind, recovers
 * labels, splits references that ran together, and reports by line what it was
 * unsure of. The document is named after its content (`law-20-pl`, `screens-pl`).
 *
 * Returns: (transfer full) (nullable): the result; free with lex_intake_free()
 */
LexIntake *lex_intake_read (GBytes *data, const char *file_name, const LexIntakeHints *hints,
                            GPtrArray *skeleton, GError **error);

/**
 * lex_intake_free:
 * @self: (transfer full) (nullable): a result
 *
 * Frees it.
 */
void lex_intake_free (LexIntake *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntake, lex_intake_free)

G_END_DECLS
