/* lex-collation.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-language.h"

G_BEGIN_DECLS

/**
 * lex_collation_dup_key:
 * @text: UTF-8, a heading
 * @language: whose alphabet
 *
 * Gets what puts headings in the order of a printed index when compared with
 * strcmp(): word by word, digits before letters, neither case nor punctuation.
 * Polish has letters of their own in ą, ć, ł and the like; English sees letters
 * with accents.
 *
 * Returns: (transfer full): the key
 */
char *lex_collation_dup_key (const char *text, LexLanguage language);

/**
 * lex_collation_dup_initial:
 * @text: UTF-8, a heading
 * @language: whose alphabet
 *
 * Gets the letter under which a printed index has the heading.
 *
 * Returns: (transfer full): one capital letter, or "0–9"
 */
char *lex_collation_dup_initial (const char *text, LexLanguage language);

G_END_DECLS
