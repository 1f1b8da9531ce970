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
 * @LEX_PBN_TOKEN_WORD: a call or card, or `-`, `*`, `+`, `AP`
 * @LEX_PBN_TOKEN_LINE: a line of a section that is neither auction nor play, such as a table's row
 * @LEX_PBN_TOKEN_NOTE: a reference such as `=1=`; the text is the number
 * @LEX_PBN_TOKEN_MARK: an irregularity such as `^I`; the text is the letter
 * @LEX_PBN_TOKEN_GLYPH: an annotation such as `$5`; the text is the number
 * @LEX_PBN_TOKEN_SUFFIX: an annotation such as `!?`
 * @LEX_PBN_TOKEN_REMARK: a comment or an escaped line; the value is its first sign: `{`, `;`, `%`
 * @LEX_PBN_TOKEN_GAP: a line without signs, which ends a game
 *
 * What a token is.
 */
typedef enum
{
  LEX_PBN_TOKEN_TAG,
  LEX_PBN_TOKEN_WORD,
  LEX_PBN_TOKEN_LINE,
  LEX_PBN_TOKEN_NOTE,
  LEX_PBN_TOKEN_MARK,
  LEX_PBN_TOKEN_GLYPH,
  LEX_PBN_TOKEN_SUFFIX,
  LEX_PBN_TOKEN_REMARK,
  LEX_PBN_TOKEN_GAP,
} LexPbnTokenKind;

/**
 * LexPbnToken:
 * @kind: what it is
 * @text: its text, as the kind says
 * @value: (nullable): a tag's value, its escapes undone; of a remark, how it begins
 * @line: the line where it begins, from 1
 *
 * One token of PBN.
 */
typedef struct
{
  LexPbnTokenKind kind;
  char *text;
  char *value;
  guint line;
} LexPbnToken;

/**
 * lex_pbn_scanner_scan:
 * @text: PBN in import format, valid UTF-8
 * @error: return location for a `LEX_BRIDGE_ERROR`; its message names the line
 *
 * Parts PBN into tokens. Calls and cards follow the tags Auction and Play; what follows another
 * tag is text, kept line by line.
 *
 * Returns: (transfer full) (element-type LexPbnToken) (nullable): the tokens in order
 */
GPtrArray *lex_pbn_scanner_scan (const char *text, GError **error);

G_END_DECLS
