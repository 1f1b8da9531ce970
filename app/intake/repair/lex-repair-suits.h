/* lex-repair-suits.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-suit.h"
#include "intake/repair/lex-repairs.h"

G_BEGIN_DECLS

/**
 * LexRepairSuits:
 *
 * Which suits the signs of one text stood for, where its deals said so.
 */
typedef struct _LexRepairSuits LexRepairSuits;

/**
 * lex_repair_suits_new:
 *
 * Makes a table that knows the four real signs alone.
 *
 * Returns: (transfer full): the table
 */
LexRepairSuits *lex_repair_suits_new (void);

/**
 * lex_repair_suits_free:
 * @self: (transfer full) (nullable): a table
 *
 * Frees it.
 */
void lex_repair_suits_free (LexRepairSuits *self);

/**
 * lex_repair_suits_add:
 * @self: a table
 * @mark: a sign
 * @suit: what it stood for
 *
 * Notes what a sign stood for in a deal that was restored.
 */
void lex_repair_suits_add (LexRepairSuits *self, const char *mark, LexSuit suit);

/**
 * lex_repair_suits_lookup:
 * @self: a table
 * @mark: a sign
 * @suit: (out): what it stands for
 *
 * Finds the suit of a sign: a real one, or one that stood for the same suit each time, and more
 * than once.
 *
 * Returns: whether it is known
 */
gboolean lex_repair_suits_lookup (LexRepairSuits *self, const char *mark, LexSuit *suit);

/**
 * lex_repair_suits_find_named:
 * @text: a text in either language
 * @suit: (out): the suit
 *
 * Finds the only suit that a text names by a word: *piki*, *the club*.
 *
 * Returns: whether it names one and no other
 */
gboolean lex_repair_suits_find_named (const char *text, LexSuit *suit);

/**
 * lex_repair_suits_mend:
 * @self: a table
 * @text: running text
 * @named: the only suit that the text around it names in words, or -1
 * @line: the line of the original
 * @repairs: where to list what was done
 *
 * Writes the suit before cards, where a scanner saw another sign: `$W` as `♦W`.
 *
 * Returns: (transfer full): the text
 */
char *lex_repair_suits_mend (LexRepairSuits *self, const char *text, int named, guint line,
                             LexRepairs *repairs);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRepairSuits, lex_repair_suits_free)

G_END_DECLS
