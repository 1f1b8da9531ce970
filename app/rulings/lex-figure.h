/* lex-figure.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * lex_figure_dup_answer:
 * @text: what was typed
 * @language: the language of the answer
 *
 * Answers a question for a figure as people type it, in the notation of either language: `imp 430`,
 * `board 23`, `rozdanie 23`, `4Hx -2 vul`, `4♠+1 po partii`, `3BA=`. Nothing else is taken for one,
 * above all no label of a clause.
 *
 * Returns: (transfer full) (nullable): one line, %NULL if nothing of that kind was asked
 */
char *lex_figure_dup_answer (const char *text, LexLanguage language);

/**
 * lex_figure_dup_tool:
 * @text: what was typed
 * @language: how a contract is written
 *
 * Names the tool that works the same out in full, with what is typed there.
 *
 * Returns: (transfer full) (nullable): such as `board:number=23`, %NULL where
 *   lex_figure_dup_answer() has no answer
 */
char *lex_figure_dup_tool (const char *text, LexLanguage language);

G_END_DECLS
