/* lex-intake-loose.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * lex_intake_loose_new:
 * @blocks: (element-type LexIntakeBlock): the words of a law
 * @known: the law of the same number in the edition that is known
 * @edition: the edition it is of
 *
 * Makes a skeleton of a law whose clauses are not known beforehand, from nothing but the letters
 * and numbers printed in it. Its labels carry the name of their Laws: `laws-2007/25A1`.
 *
 * Returns: (transfer full): the skeleton; free with lex_intake_skeleton_free()
 */
LexIntakeSkeleton *lex_intake_loose_new (GPtrArray *blocks, const LexIntakeSkeleton *known,
                                         const char *edition);

/**
 * lex_intake_loose_rename:
 * @known: the definitions or the introduction as they are known
 * @edition: the edition
 *
 * Lets what stands beside the laws of another edition have labels of its own,
 * `laws-2007/definitions/alert`: its terms are known, what they mean there is not.
 *
 * Returns: (transfer full): the same places under those labels
 */
LexIntakeSkeleton *lex_intake_loose_rename (const LexIntakeSkeleton *known, const char *edition);

G_END_DECLS
