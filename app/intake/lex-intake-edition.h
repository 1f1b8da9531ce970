/* lex-intake-edition.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-sections.h"

G_BEGIN_DECLS

/**
 * lex_intake_edition_find:
 * @sections: (element-type LexIntakeSection): the laws of a file
 * @outside: (element-type LexIntakeBlock): what stands outside them
 * @sure: (out): whether no other edition has as much for it
 *
 * Finds out which edition of the Laws a file has, by what it calls itself and by what tells the
 * editions apart.
 *
 * Returns: (transfer none): `1997`, `2007` or `2017`, which it is when nothing speaks for another
 */
const char *lex_intake_edition_find (GPtrArray *sections, GPtrArray *outside, gboolean *sure);

/**
 * lex_intake_edition_says:
 * @sections: (element-type LexIntakeSection): the laws of a file
 * @outside: (element-type LexIntakeBlock): what stands outside them
 *
 * Finds out whether a text of 2017 says that it has the wording in force since a later year.
 *
 * Returns: (transfer none) (nullable): that year, `2024`
 */
const char *lex_intake_edition_says (GPtrArray *sections, GPtrArray *outside);

/**
 * lex_intake_edition_find_publisher:
 * @outside: (element-type LexIntakeBlock): what stands outside the laws
 *
 * Finds who published a book, by its title pages.
 *
 * Returns: (transfer none) (nullable): such as `ACBL`
 */
const char *lex_intake_edition_find_publisher (GPtrArray *outside);

G_END_DECLS
