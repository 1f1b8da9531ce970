/* lex-intake-outline.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-chapter.h"

G_BEGIN_DECLS

/**
 * LexIntakeOutline:
 * @title: (nullable): the document's title
 * @sections: (element-type LexIntakeChapter): its parts in order
 * @n_laws: how many of them speak of a law
 * @n_numbers: how many are numbered clauses
 *
 * A document of any kind, taken apart.
 */
typedef struct
{
  char *title;
  GPtrArray *sections;
  guint n_laws;
  guint n_numbers;
} LexIntakeOutline;

/**
 * lex_intake_outline_new:
 * @blocks: (element-type LexIntakeBlock): the blocks of a document, mended
 * @figures: (element-type LexRepairFigure): what was taken out of them, by line
 * @labels: (element-type utf8): all labels there are, as a set
 * @problems: (element-type LexProblem): where to report what was unsure
 *
 * Takes a document apart by its own numbering or headings.
 *
 * Returns: (transfer full): the outline
 */
LexIntakeOutline *lex_intake_outline_new (GPtrArray *blocks, GPtrArray *figures, GHashTable *labels,
                                          GPtrArray *problems);

/**
 * lex_intake_outline_free:
 * @self: (transfer full) (nullable): an outline
 *
 * Frees it.
 */
void lex_intake_outline_free (LexIntakeOutline *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakeOutline, lex_intake_outline_free)

G_END_DECLS
