/* lex-repair-choice.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-words.h"

G_BEGIN_DECLS

/**
 * LexRepairPlace:
 * @before: (nullable): the word that stands right before, settled; %NULL where a sign parts them
 * @after: (nullable): the word that stands right behind, as it is to be read if that is known
 * @comma: whether a comma stands right before
 *
 * What stands beside a word, and so may leave it one reading.
 */
typedef struct
{
  const char *before;
  const char *after;
  gboolean comma;
} LexRepairPlace;

/**
 * lex_repair_choose:
 * @words: which words there are
 * @readings: (element-type utf8): the words that a printed one may be; those that the place or the
 *   field rules out are taken away
 * @place: what stands beside it
 *
 * Narrows down what a word may be. Words of the field go before others. Case and
 * person are told by what stands beside, where grammar leaves only one.
 */
void lex_repair_choose (LexRepairWords *words, GPtrArray *readings, const LexRepairPlace *place);

G_END_DECLS
