/* lex-intake-text.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake.h"

G_BEGIN_DECLS

/**
 * LexIntakePart:
 * @line: the line it stood on
 * @kind: what block it becomes; a leading paragraph becomes running text
 * @text: its words
 *
 * A piece of a clause on its way into a #LexText.
 */
typedef struct
{
  guint line;
  LexSpanKind kind;
  char *text;
} LexIntakePart;

/**
 * lex_intake_part_new:
 * @line: the line it stood on
 * @kind: what block it becomes
 * @text: (transfer full): its words
 *
 * Makes a part.
 *
 * Returns: (transfer full): a part
 */
LexIntakePart *lex_intake_part_new (guint line, LexSpanKind kind, char *text);

/**
 * lex_intake_part_free:
 * @self: (transfer full) (nullable): a part
 *
 * Frees it.
 */
void lex_intake_part_free (LexIntakePart *self);

/**
 * LEX_INTAKE_MAX_REFERENCES:
 *
 * How many references a document may have, and its last text besides. The Laws have two thousand;
 * what has far more was made to fill the memory of whoever reads it.
 */
#define LEX_INTAKE_MAX_REFERENCES 50000

/**
 * lex_intake_text_new:
 * @label: the clause
 * @parts: (element-type LexIntakePart): its words; a leading paragraph stands first
 * @labels: (element-type utf8) (nullable): the canonical labels there are, as a set; %NULL to look
 *   for no references
 * @problems: (element-type LexProblem): where to report references
 *
 * Makes the text of a clause, with its references marked; references that ran
 * together are parted. Behind %LEX_INTAKE_MAX_REFERENCES of them none is looked for.
 *
 * Returns: (transfer full) (nullable): the text, %NULL if there are no words
 */
LexText *lex_intake_text_new (LexLabel *label, GPtrArray *parts, GHashTable *labels,
                              GPtrArray *problems);

G_END_DECLS
