/* lex-heading.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

/**
 * lex_heading_lookup:
 * @library: where to look
 * @label: a clause
 * @language: the language wanted
 *
 * Looks up what a clause is called: its heading, in the other language where
 * it has none in this, or else the first words of its text.
 *
 * Returns: (transfer full) (nullable): the heading, %NULL if there is no such clause
 */
char *lex_heading_lookup (LexLibrary *library, LexLabel *label, LexLanguage language);

/**
 * lex_heading_dup_name:
 * @label: a clause
 *
 * Gets what a clause is called by number among clauses of other documents.
 *
 * Returns: (transfer full): such as `27B1a`, `screens 3a(ii)`, or empty for a slug
 */
char *lex_heading_dup_name (LexLabel *label);

/**
 * lex_heading_dup_markup:
 * @label: a clause
 * @name: its number as it is to read; empty if it has none
 * @heading: (nullable): what lex_heading_lookup() told
 * @style: how to set it
 *
 * Writes a link to a clause: its number in bold, then its heading; a clause
 * without a number is linked by its heading.
 *
 * Returns: (transfer full): Pango markup
 */
char *lex_heading_dup_markup (LexLabel *label, const char *name, const char *heading,
                              const LexMarkupStyle *style);

G_END_DECLS
