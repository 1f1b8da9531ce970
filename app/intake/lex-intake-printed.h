/* lex-intake-printed.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-alignment.h"
#include "intake/repair/lex-repairs.h"

G_BEGIN_DECLS

/**
 * LexIntakePrinted:
 * @blocks: (element-type LexIntakeBlock): the text, cut where clauses begin
 * @fits: where each of them belongs
 * @repairs: the markers that were read as others: `l.` as `1.`
 * @n_letters: how many letters of clauses are printed where the skeleton has them
 * @n_found: how many of the known clauses with words of their own were found
 * @n_known: how many there are
 *
 * A law laid against its skeleton by the labels that are printed in it.
 */
typedef struct
{
  GPtrArray *blocks;
  LexIntakeFit *fits;
  LexRepairs *repairs;
  guint n_letters;
  guint n_found;
  guint n_known;
} LexIntakePrinted;

/**
 * lex_intake_printed_align:
 * @blocks: (element-type LexIntakeBlock): the words of one law behind its title, as many clauses to
 *   a block as there may be
 * @skeleton: the law
 *
 * Finds each clause by its printed letters and numbers, also in the midst of a line. A printed
 * marker is believed: it opens the clause that it names below the one printed above it, or none at
 * all, and then what follows has the role %LEX_INTAKE_ROLE_DOUBT.
 *
 * Returns: (transfer full): the outcome; free with lex_intake_printed_free()
 */
LexIntakePrinted *lex_intake_printed_align (GPtrArray *blocks, const LexIntakeSkeleton *skeleton);

/**
 * lex_intake_printed_free:
 * @self: (transfer full) (nullable): an outcome
 *
 * Frees it.
 */
void lex_intake_printed_free (LexIntakePrinted *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexIntakePrinted, lex_intake_printed_free)

G_END_DECLS
