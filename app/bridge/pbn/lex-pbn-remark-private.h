/* lex-pbn-remark-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexPbnRemark:
 * @style: `{` or `;` for a comment, `%` for an escaped line
 * @text: what follows that sign
 *
 * What is no part of the game, yet belongs to the sign before it.
 */
typedef struct
{
  char style;
  char *text;
} LexPbnRemark;

/**
 * lex_pbn_remarks_add:
 * @remarks: (inout): a list, made when it is %NULL
 * @style: `{`, `;` or `%`
 * @text: the text
 *
 * Adds a remark to a list.
 */
void lex_pbn_remarks_add (GPtrArray **remarks, char style, const char *text);

G_END_DECLS
