/* lex-parents.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-parent.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_parents_list:
 * @self: a library
 * @label: a clause
 * @language: the language to read them in; where one has no words in it, those of the other
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Lists the clauses that @label stands below, each with its leading words, without which a
 * sub-clause can not be read.
 *
 * Returns: (transfer full) (nullable) (element-type LexParent): the outermost first; none for a
 *   clause that stands alone. Not to be changed: it is kept
 */
GPtrArray *lex_parents_list (LexLibrary *self, LexLabel *label, LexLanguage language,
                             GError **error);

/**
 * lex_parents_dup_words:
 * @self: a library
 * @label: a clause
 * @language: a language
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Gets the leading words of a clause: its heading, or else the beginning of its text.
 *
 * Returns: (transfer full) (nullable): the words; %NULL without @error where it has none in
 *   @language
 */
char *lex_parents_dup_words (LexLibrary *self, LexLabel *label, LexLanguage language,
                             GError **error);

/**
 * lex_parents_dup_lead:
 * @self: a library
 * @label: a clause
 * @language: a language
 *
 * Gets the sentence of a clause that its sub-clauses go on from.
 *
 * Returns: (transfer full) (nullable): the words; %NULL where they are complete without
 */
char *lex_parents_dup_lead (LexLibrary *self, LexLabel *label, LexLanguage language);

G_END_DECLS
