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
 * @skeleton: the law, or the definitions
 * @behind: (nullable): the next law, if it is nowhere in the file
 * @language: the language of the words
 *
 * Doubts the words of each clause that seems to hold those of another one, which is in the law or
 * the next and was not found: its own are among them, but nobody can tell where they end.
 */
void lex_intake_swallowed_doubt (GPtrArray *blocks, LexIntakeFit *fits,
                                 const LexIntakeSkeleton *skeleton, const LexIntakeSkeleton *behind,
                                 LexLanguage language);

/**
 * lex_intake_swallowed_doubt_headings:
 * @blocks: (element-type LexIntakeBlock): the words of a law of another edition
 * @fits: where each of them was put; what is doubted is marked so
 * @skeleton: the law as it is printed
 * @known: the same law of the edition that is known
 *
 * Doubts the words of each clause in whose midst a heading begins that the known law has and this
 * print seems not to have. What else such a law says nobody knows.
 */
void lex_intake_swallowed_doubt_headings (GPtrArray *blocks, LexIntakeFit *fits,
                                          const LexIntakeSkeleton *skeleton,
                                          const LexIntakeSkeleton *known);

G_END_DECLS
