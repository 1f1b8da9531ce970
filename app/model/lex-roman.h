/* lex-roman.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_roman_parse:
 * @text: lower-case letters, not necessarily ended after them
 * @length: how many bytes of it are meant
 *
 * Reads a roman numeral up to thirty-nine in its one right spelling: `iv`, never `iiii`.
 *
 * Returns: its value, or 0 for anything else
 */
guint lex_roman_parse (const char *text, gsize length);

G_END_DECLS
