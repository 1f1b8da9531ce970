/* lex-label-name.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"

G_BEGIN_DECLS

/**
 * lex_label_name_dup:
 * @label: a label
 *
 * Writes what people call a clause, in the locale's language: `27B1(a)`, `screens 3b`, `example
 * 33`.
 *
 * Returns: (transfer full): the name
 */
char *lex_label_name_dup (LexLabel *label);

/**
 * lex_label_name_dup_with:
 * @label: a label
 * @words: (nullable): what stands for a name that is words, its heading; %NULL for the name itself
 *
 * Writes the same with better words where the clause has no number.
 *
 * Returns: (transfer full): the name
 */
char *lex_label_name_dup_with (LexLabel *label, const char *words);

G_END_DECLS
