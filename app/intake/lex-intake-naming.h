/* lex-intake-naming.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * LexIntakeNaming:
 * @skeleton: the law or regulation it holds, or the first of them
 * @language: the language of its words
 * @kind: the kind it is to have
 * @title: (nullable): its title as printed, if it is not the heading of a law
 * @edition: (nullable): its edition, if that is not the one of the shipped documents
 * @said: (nullable): an edition whose wording it says it has, though its labels are the shipped
 * ones
 * @publisher: (nullable): who published it
 * @first: the first law of a book; 0 for a single page
 * @last: the last law of a book
 *
 * What a document is named after.
 */
typedef struct
{
  const LexIntakeSkeleton *skeleton;
  LexLanguage language;
  LexKind kind;
  char *title;
  const char *edition;
  const char *said;
  const char *publisher;
  guint first;
  guint last;
} LexIntakeNaming;

/**
 * lex_intake_naming_find_title:
 * @blocks: (element-type LexIntakeBlock): the blocks of a page
 *
 * Finds the title above a regulation.
 *
 * Returns: (transfer full) (nullable): the title
 */
char *lex_intake_naming_find_title (GPtrArray *blocks);

/**
 * lex_intake_naming_make:
 * @self: what it is
 * @clauses: (transfer full) (element-type LexClause): its clauses
 *
 * Makes a document that is named after its content: `law-20-pl`, `laws-18-19-en`, `laws-2017-en`,
 * `screens-pl`.
 *
 * Returns: (transfer full): the document
 */
LexDocument *lex_intake_naming_make (const LexIntakeNaming *self, GPtrArray *clauses);

G_END_DECLS
