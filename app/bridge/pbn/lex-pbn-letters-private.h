/* lex-pbn-letters-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_pbn_letters_fold:
 * @text: UTF-8
 *
 * Writes a text with the signs that ISO 8859-1 has: `ł` as `l`, `♠` as `\S`, `„` as `"`.
 *
 * Returns: (transfer full): UTF-8 that can be converted to ISO 8859-1
 */
char *lex_pbn_letters_fold (const char *text);

/**
 * lex_pbn_letters_fold_line:
 * @text: UTF-8, a line of a section
 *
 * Does what lex_pbn_letters_fold() does, and makes no sign that would part the line otherwise
 * when it is read again.
 *
 * Returns: (transfer full): UTF-8 that can be converted to ISO 8859-1
 */
char *lex_pbn_letters_fold_line (const char *text);

/**
 * lex_pbn_letters_mask:
 * @text: a seat, hand, call or card, UTF-8
 *
 * Writes `_` for each sign beyond ASCII, so that what was no card does not become one, and for
 * one that would hide the line.
 *
 * Returns: (transfer full): ASCII
 */
char *lex_pbn_letters_mask (const char *text);

G_END_DECLS
