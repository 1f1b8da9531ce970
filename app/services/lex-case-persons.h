/* lex-case-persons.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"

G_BEGIN_DECLS

typedef struct _LexCasePersons LexCasePersons;

/**
 * lex_case_persons_new:
 * @value: a case
 *
 * Learns the names that were entered in a case and in the tags of its board.
 *
 * Returns: (transfer full): whom they mean
 */
LexCasePersons *lex_case_persons_new (const LexCase *value);

/**
 * lex_case_persons_free:
 * @self: (nullable) (transfer full): whom names mean
 *
 * Forgets them.
 */
void lex_case_persons_free (LexCasePersons *self);

/**
 * lex_case_persons_replace:
 * @self: whom names mean
 * @text: what people wrote
 * @language: in which seats are named
 *
 * Puts seats in the place of names, in any of their Polish cases, of their initials and of a
 * player's number.
 *
 * Returns: (transfer full): @text without names
 */
char *lex_case_persons_replace (const LexCasePersons *self, const char *text, LexLanguage language);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCasePersons, lex_case_persons_free)

G_END_DECLS
