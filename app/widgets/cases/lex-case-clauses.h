/* lex-case-clauses.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_case_clauses_read:
 * @library: by which it is known what is meant
 * @typed: clauses, as people type them: `27B1a, 16 B`
 * @clauses: (out) (transfer full): canonical labels, a blank between two; perhaps none
 *
 * Reads clauses; what is not understood between two commas is passed over.
 *
 * Returns: whether all of it was understood
 */
gboolean lex_case_clauses_read (LexLibrary *library, const char *typed, char **clauses);

/**
 * lex_case_clauses_dup_shown:
 * @clauses: (nullable): canonical labels, a blank between two
 *
 * Writes clauses as people read them.
 *
 * Returns: (transfer full): such as `27B1(a), 16B`
 */
char *lex_case_clauses_dup_shown (const char *clauses);

/**
 * lex_case_clauses_dup_joined:
 * @before: canonical labels, a blank between two
 * @more: more of them
 *
 * Adds clauses, each once.
 *
 * Returns: (transfer full): canonical labels, a blank between two
 */
char *lex_case_clauses_dup_joined (const char *before, const char *more);

/**
 * lex_case_clauses_read_sieve:
 * @library: by which it is known what is meant
 * @typed: clauses that are wanted, and behind `not` or `bez` those that are not
 * @with: (out) (transfer full): canonical labels that are wanted
 * @without: (out) (transfer full): those that are not
 *
 * Reads which cases are wanted: `27B and not 16B`.
 *
 * Returns: whether all of it was understood
 */
gboolean lex_case_clauses_read_sieve (LexLibrary *library, const char *typed, GStrv *with,
                                      GStrv *without);

G_END_DECLS
