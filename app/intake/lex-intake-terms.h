/* lex-intake-terms.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-printed.h"
#include "intake/lex-intake-sections.h"

G_BEGIN_DECLS

/**
 * lex_intake_terms_find:
 * @blocks: (element-type LexIntakeBlock): what no law took of a file; the definitions and the
 *   introduction are taken out
 * @skeletons: (element-type LexIntakeSkeleton): what there may be
 * @end: the line where the first law begins, behind which neither goes on that begins before it
 *
 * Finds the definitions, by their terms, and the introduction, by its title.
 *
 * Returns: (transfer full) (element-type LexIntakeSection): what was found, in order
 */
GPtrArray *lex_intake_terms_find (GPtrArray *blocks, GPtrArray *skeletons, guint end);

/**
 * lex_intake_terms_align:
 * @blocks: (element-type LexIntakeBlock): the words of the definitions or of the introduction
 * @skeleton: which of them
 *
 * Gives each definition its term; a term that is not known has the role %LEX_INTAKE_ROLE_DOUBT.
 *
 * Returns: (transfer full): the outcome
 */
LexIntakePrinted *lex_intake_terms_align (GPtrArray *blocks, const LexIntakeSkeleton *skeleton);

G_END_DECLS
