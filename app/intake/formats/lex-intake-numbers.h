/* lex-intake-numbers.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * lex_intake_numbers_get_page:
 * @self: a block
 *
 * Tells whether a block is nothing but the number of a page: `98`, `- 98 -`, `xiv`, `Page 98`.
 *
 * Returns: the number, or 0 if it is none
 */
guint lex_intake_numbers_get_page (const LexIntakeBlock *self);

/**
 * lex_intake_numbers_get_law:
 * @self: a block
 * @rest: (out) (optional) (transfer none): what stands behind the number, such as a title
 *
 * Tells whether a block begins as the title of a law does: `LAW 12`, `Przepis 12. …`.
 *
 * Returns: the number, or 0 if it does not
 */
guint lex_intake_numbers_get_law (const LexIntakeBlock *self, const char **rest);

G_END_DECLS
