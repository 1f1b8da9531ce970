/* lex-intake-sections.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * LexIntakeSection:
 * @skeleton: (transfer none): the law, or the document of the same name, that it is
 * @title: its title as printed; empty if it has none
 * @line: where that stands
 * @blocks: (element-type LexIntakeBlock): the words behind its title
 *
 * One law of a book, its introduction, or its definitions.
 */
typedef struct
{
  const LexIntakeSkeleton *skeleton;
  char *title;
  guint line;
  GPtrArray *blocks;
} LexIntakeSection;

/**
 * lex_intake_section_new:
 * @skeleton: what it is
 * @title: its title as printed
 * @line: where that stands
 *
 * Makes a section without words.
 *
 * Returns: (transfer full): the section
 */
LexIntakeSection *lex_intake_section_new (const LexIntakeSkeleton *skeleton, const char *title,
                                          guint line);

/**
 * lex_intake_section_free:
 * @self: (transfer full) (nullable): a section
 *
 * Frees it.
 */
void lex_intake_section_free (LexIntakeSection *self);

/**
 * lex_intake_sections_find:
 * @blocks: (element-type LexIntakeBlock): the blocks of a file; those of the sections are taken out
 * @skeletons: (element-type LexIntakeSkeleton): what there may be
 *
 * Cuts a book into its laws. Of several places that call themselves the same law (contents, running
 * heads, the law itself) it takes those that rise through the book and have the most behind them.
 * What is left in @blocks is no section: the title page, contents, an index.
 *
 * Returns: (transfer full) (element-type LexIntakeSection): the sections in order, perhaps none
 */
GPtrArray *lex_intake_sections_find (GPtrArray *blocks, GPtrArray *skeletons);

G_END_DECLS
