/* lex-repair-ligatures.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-words.h"
#include "intake/repair/lex-repairs.h"

G_BEGIN_DECLS

/**
 * LexRepairLigatures:
 *
 * Which ligatures a text has nowhere, or next to nowhere, as a set of bits: only those can have
 * been lost.
 */
typedef guint LexRepairLigatures;

/**
 * lex_repair_ligatures_find_lost:
 * @text: a whole text
 *
 * Finds which ligatures a text may have lost: those that stand nowhere in it, or hardly anywhere.
 *
 * Returns: the ligatures
 */
LexRepairLigatures lex_repair_ligatures_find_lost (const char *text);

/**
 * lex_repair_ligatures_spell:
 * @text: words
 *
 * Writes ligatures that a font has as one sign letter by letter.
 *
 * Returns: (transfer full): the text
 */
char *lex_repair_ligatures_spell (const char *text);

/**
 * lex_repair_ligatures_mend:
 * @words: which words there are
 * @lost: which ligatures may be lost; in a gap behind what is no word it may be any
 * @text: words of that text
 * @line: the line of the original
 * @repairs: where to list what was done
 *
 * Puts back ligatures that were lost between the letters of a word, or in a gap that they left:
 * `insu cient`, `de nition`. Where two would make a word it is asked.
 *
 * Returns: (transfer full): the text
 */
char *lex_repair_ligatures_mend (LexRepairWords *words, LexRepairLigatures lost, const char *text,
                                 guint line, LexRepairs *repairs);

G_END_DECLS
