/* lex-intake-recognition.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"
#include "intake/lex-intake-skeleton.h"

G_BEGIN_DECLS

/**
 * LexIntakeIdentity:
 * @skeleton: (transfer none) (nullable): the law or regulation it is; %NULL if none
 * @language: the language of its words
 * @has_language: whether that is known
 * @n_laws: how many laws and regulations have most of their headings in it
 *
 * What a file was recognised as.
 */
typedef struct
{
  const LexIntakeSkeleton *skeleton;
  LexLanguage language;
  gboolean has_language;
  guint n_laws;
} LexIntakeIdentity;

/**
 * lex_intake_recognize:
 * @blocks: (element-type LexIntakeBlock): the blocks; lines of navigation are
 *   read and taken out, the words *Law 20* before a title too
 * @skeletons: (element-type LexIntakeSkeleton): what it may be
 * @problems: (element-type LexProblem): where to report
 *
 * Finds out which law or regulation a file holds, and in which language: by
 * the links to its neighbours, its headings and its little words.
 *
 * Returns: what was found
 */
LexIntakeIdentity lex_intake_recognize (GPtrArray *blocks, GPtrArray *skeletons,
                                        GPtrArray *problems);

/**
 * lex_intake_recognize_language:
 * @blocks: (element-type LexIntakeBlock): the blocks
 * @language: (out): the language that most of its little words are of
 *
 * Finds out the language of a text.
 *
 * Returns: whether that is known
 */
gboolean lex_intake_recognize_language (GPtrArray *blocks, LexLanguage *language);

G_END_DECLS
