/* lex-reference.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_reference_dup:
 * @self: a library
 * @label: a clause
 * @language: in which language it is cited
 *
 * Writes a clause as a report cites it, with the book it is of.
 *
 * Returns: (transfer full): such as `Law 27B1(a), Laws of Duplicate Bridge 2017`, `przepis 27B1(a)
 *   MPB 2017`, `Worked examples, 33`, `Definitions: Psychic call`
 */
char *lex_reference_dup (LexLibrary *self, LexLabel *label, LexLanguage language);

G_END_DECLS
