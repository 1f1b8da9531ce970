/* lex-intake-edition.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/lex-intake-sections.h"

G_BEGIN_DECLS

/**
 * LexIntakeCertainty:
 * @LEX_INTAKE_CERTAINTY_ASSUMED: nothing speaks for any edition
 * @LEX_INTAKE_CERTAINTY_DOUBTED: as much speaks for another
 * @LEX_INTAKE_CERTAINTY_TOLD: the text tells it
 *
 * How it is known of which edition a text is.
 */
typedef enum
{
  LEX_INTAKE_CERTAINTY_ASSUMED,
  LEX_INTAKE_CERTAINTY_DOUBTED,
  LEX_INTAKE_CERTAINTY_TOLD,
} LexIntakeCertainty;

/**
 * lex_intake_edition_find:
 * @sections: (element-type LexIntakeSection): the laws of a file
 * @outside: (element-type LexIntakeBlock): what stands outside them
 * @certainty: (out): how that is known
 *
 * Finds out which edition of the Laws a file has, by what it calls itself and by what tells the
 * editions apart.
 *
 * Returns: (transfer none): `1997`, `2007` or `2017`, which it is when nothing speaks for another
 */
const char *lex_intake_edition_find (GPtrArray *sections, GPtrArray *outside,
                                     LexIntakeCertainty *certainty);

/**
 * lex_intake_edition_match_title:
 * @law: the number of a law
 * @words: words that may begin with its title
 *
 * Looks for the title that a law had in an older edition.
 *
 * Returns: how many bytes of @words it covers; 0 if they do not begin so
 */
gsize lex_intake_edition_match_title (guint law, const char *words);

/**
 * lex_intake_edition_find_title:
 * @law: the number of a law
 * @blocks: (element-type LexIntakeBlock): a page with it
 *
 * Looks at the top of a page for the title that a law had in an older edition.
 *
 * Returns: (transfer full) (nullable): the title as printed
 */
char *lex_intake_edition_find_title (guint law, GPtrArray *blocks);

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
