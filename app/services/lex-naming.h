/* lex-naming.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_naming_dup_name:
 * @self: a library
 * @label: a clause
 * @language: the language of headings and titles
 *
 * Writes what people call a clause: `27B1(a)`, `screens 3b`, `definition of Psychic call`, and of
 * an imported document its title before the number. What can not be read is named without.
 *
 * Returns: (transfer full): the name
 */
char *lex_naming_dup_name (LexLibrary *self, LexLabel *label, LexLanguage language);

/**
 * lex_naming_dup_title:
 * @self: a library
 * @document: the name of a document
 * @language: a language
 *
 * Gets the title of a document, in the other language where it has none in this, or else its name.
 *
 * Returns: (transfer full): the title
 */
char *lex_naming_dup_title (LexLibrary *self, const char *document, LexLanguage language);

/**
 * lex_naming_tells_number:
 * @heading: (nullable): the heading of a clause, or the title of a document
 * @number: its number
 *
 * Tells whether a heading has the number itself, as `LAW 20`, `20.` or `§ 20` begin: first, or
 * behind what is counted.
 *
 * Returns: whether the number need not be said again
 */
gboolean lex_naming_tells_number (const char *heading, const char *number);

/**
 * lex_naming_dup_source:
 * @self: a library
 * @source: where a relation stands, as the corpus says it
 * @language: a language
 *
 * Writes a source as people would: what is a label is named.
 *
 * Returns: (transfer full): the source
 */
char *lex_naming_dup_source (LexLibrary *self, const char *source, LexLanguage language);

G_END_DECLS
