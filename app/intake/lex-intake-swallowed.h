/* lex-intake-swallowed.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-alignment.h"

G_BEGIN_DECLS

/**
 * lex_intake_swallowed_doubt:
 * @blocks: (element-type LexIntakeBlock): the words of a law
 * @fits: where each of them was put; what is doubted is marked so
 * @skeleton: the law
 * @language: the language of the words
 *
 * Doubts the words of each clause that seems to hold those of another one, which is in the law and
 * was not found: its own are among them, but nobody can tell where they end.
 */
void lex_intake_swallowed_doubt (GPtrArray *blocks, LexIntakeFit *fits,
                                 const LexIntakeSkeleton *skeleton, LexLanguage language);

G_END_DECLS
