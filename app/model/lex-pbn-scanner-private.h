/* lex-pbn-scanner-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexPbnTokenKind:
 * @LEX_PBN_TOKEN_TAG: a tag pair; the text is its name, the value its value
 * @LEX_PBN_TOKEN_WORD: a call, or `-`, `*`, `+`, `AP`
 * @LEX_PBN_TOKEN_NOTE: a reference such as `=1=`; the text is the number
 * @LEX_PBN_TOKEN_MARK: an irregularity such as `^I`; the text is the letter
 *
 * What a token is. Comments, suffixes such as `!?` and glyphs such as `$5` give none.
 */
typedef enum
{
  LEX_PBN_TOKEN_TAG,
  LEX_PBN_TOKEN_WORD,
  LEX_PBN_TOKEN_NOTE,
  LEX_PBN_TOKEN_MARK,
} LexPbnTokenKind;

/**
 * LexPbnToken:
 * @kind: what it is
 * @text: its text, as the kind says
 * @value: (nullable): a tag's value, its escapes undone
 * @line: the line where it begins, from 1
 *
 * One token of a PBN game.
 */
typedef struct
{
  LexPbnTokenKind kind;
  char *text;
  char *value;
  guint line;
} LexPbnToken;

/**
 * lex_pbn_scan:
 * @text: PBN in import format, valid UTF-8
 * @error: return location for a `LEX_MODEL_ERROR`; its message names the line
 *
 * Parts PBN into tokens.
 *
 * Returns: (transfer full) (element-type LexPbnToken) (nullable): the tokens in order
 */
GPtrArray *lex_pbn_scan (const char *text, GError **error);

G_END_DECLS
