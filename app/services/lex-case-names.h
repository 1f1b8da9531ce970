/* lex-case-names.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"

G_BEGIN_DECLS

/**
 * lex_case_names_leave_out:
 * @value: a case
 * @language: in which seats are named
 *
 * Copies a case without the names of players: the fields that hold them are emptied, and wherever
 * else a word of them stands, in free text, in rows, in the notes of the board, in a case of Polish
 * or as initials, the seat stands. Of the board only what the diagrams need is kept. A pair keeps
 * its number, a player does not.
 *
 * Returns: (transfer full): a case without names
 */
LexCase *lex_case_names_leave_out (const LexCase *value, LexLanguage language);

G_END_DECLS
