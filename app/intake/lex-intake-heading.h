/* lex-intake-heading.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_intake_heading_key:
 * @text: words
 *
 * Reduces words to what every print of them has in common: letters folded, those
 * of ligatures left out, since they get lost, and what differs between British
 * and American spelling.
 *
 * Returns: (transfer full): the key, empty if nothing is left
 */
char *lex_intake_heading_key (const char *text);

/**
 * lex_intake_heading_match:
 * @key: the key of a known heading
 * @text: words that may begin with it
 *
 * Looks whether words begin with a heading, as far as its key tells, and end a
 * word where it ends.
 *
 * Returns: how many bytes of @text the heading covers, 0 if it does not begin so
 */
gsize lex_intake_heading_match (const char *key, const char *text);

G_END_DECLS
