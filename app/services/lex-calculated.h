/* lex-calculated.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-question.h"

G_BEGIN_DECLS

/**
 * lex_calculated_list:
 *
 * Lists the questions that are calculated.
 *
 * Returns: (transfer none) (array zero-terminated=1): their names, such as `score`
 */
const char *const *lex_calculated_list (void);

/**
 * lex_calculated_make:
 * @name: which question
 * @seed: any number; seeds in a row give other numbers each time
 *
 * Makes a question with numbers of its own; the rooms of bridge and rulings work out the answer.
 *
 * Returns: (transfer full): the question, of the kind number; the same for the same seed
 */
LexQuestion *lex_calculated_make (const char *name, guint32 seed);

G_END_DECLS
