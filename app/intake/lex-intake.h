/* lex-intake.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "intake/formats/lex-intake-error.h"
#include "intake/lex-intake-result.h"

G_BEGIN_DECLS

/**
 * LEX_INTAKE_EDITION:
 *
 * The edition of the shipped digest, which an import has too unless its text says otherwise.
 */
#define LEX_INTAKE_EDITION "2017"

/**
 * LexIntakeHints:
 * @kind: a #LexKind to force, or -1 to find out
 * @language: a #LexLanguage to force, or -1 to find out
 * @edition: (nullable): an edition to force, such as `2007`; %NULL to find out
 * @words: (nullable): the folder with the words of the field, `words-pl.dic` and `words-en.dic`, by
 *   which damaged words are repaired
 *
 * What the user said of files beforehand, and what is known of their words.
 */
typedef struct
{
  int kind;
  int language;
  const char *edition;
  const char *words;
} LexIntakeHints;

/**
 * LexIntakeWatch:
 * @cancellable: (nullable): looked at often; what was cancelled gives no result
 * @progress: (nullable): told, in the thread that reads, how many of all files are done and which
 * is next
 * @data: handed to @progress
 *
 * Who waits for a reading.
 */
typedef struct
{
  GCancellable *cancellable;
  void (*progress) (guint done, guint all, const char *name, gpointer data);
  gpointer data;
} LexIntakeWatch;

/**
 * lex_intake_read:
 * @files: (element-type LexIntakeFile): the files; untrusted
 * @hints: what the user said of them
 * @skeleton: (element-type LexDocument): the shipped documents `laws`, `screens`, `definitions` and
 *   `introduction` with their clauses, in that order: labels, headings and order by which lost
 * labels are recovered
 * @watch: (nullable): who waits
 * @refused: (out) (transfer full) (element-type LexIntakeRefusal): the files that could not be
 * taken, each with a `LEX_INTAKE_ERROR`; perhaps none
 *
 * Makes documents of foreign files: one of each, or one of several, as their content says. Finds
 * out language, kind and edition, recovers labels, splits references that ran together, and reports
 * by file and line what it was unsure of. A document is named after its content (`law-20-pl`,
 * `screens-pl`).
 *
 * Returns: (transfer full) (nullable) (element-type LexIntake): the documents; %NULL when
 * cancelled, then @refused is not set
 */
GPtrArray *lex_intake_read (GPtrArray *files, const LexIntakeHints *hints, GPtrArray *skeleton,
                            const LexIntakeWatch *watch, GPtrArray **refused);

G_END_DECLS
