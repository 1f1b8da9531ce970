/* lex-citation-token.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "language/lex-citation-words.h"

G_BEGIN_DECLS

/**
 * LexCitationTokenKind:
 * @LEX_CITATION_TOKEN_WORD: letters
 * @LEX_CITATION_TOKEN_RUN: ASCII letters and digits with at least one digit, or
 *   one letter alone, with the bracketed parts that hang on: `30B1b(i)`, `B1`, `a`
 * @LEX_CITATION_TOKEN_BRACKET: a part in brackets that stands free: `(a)`
 * @LEX_CITATION_TOKEN_PATH: a label with its document: `example/33`
 * @LEX_CITATION_TOKEN_SIGN: any other character
 *
 * What a piece of a text may be in a reference.
 */
typedef enum
{
  LEX_CITATION_TOKEN_WORD,
  LEX_CITATION_TOKEN_RUN,
  LEX_CITATION_TOKEN_BRACKET,
  LEX_CITATION_TOKEN_PATH,
  LEX_CITATION_TOKEN_SIGN,
} LexCitationTokenKind;

/**
 * LexCitationGap:
 * @LEX_CITATION_GAP_NONE: nothing
 * @LEX_CITATION_GAP_SPACE: spaces
 * @LEX_CITATION_GAP_LINE: the end of a line
 * @LEX_CITATION_GAP_PARAGRAPH: an empty line, or the beginning of the text
 *
 * What parts a token from the one before.
 */
typedef enum
{
  LEX_CITATION_GAP_NONE,
  LEX_CITATION_GAP_SPACE,
  LEX_CITATION_GAP_LINE,
  LEX_CITATION_GAP_PARAGRAPH,
} LexCitationGap;

/**
 * LexCitationToken:
 * @kind: what it may be
 * @word: what the word says, also of a run of one letter
 * @gap: what stands before it
 * @start: first byte
 * @end: byte after the last
 * @sign: the character of a sign
 *
 * A piece of a text.
 */
typedef struct
{
  LexCitationTokenKind kind;
  LexCitationWord word;
  LexCitationGap gap;
  gsize start;
  gsize end;
  gunichar sign;
} LexCitationToken;

/**
 * lex_citation_tokens_new:
 * @text: any bytes
 *
 * Cuts a text into what references are made of and what stands between them.
 *
 * Returns: (transfer full) (element-type LexCitationToken): the tokens in order
 */
GArray *lex_citation_tokens_new (const char *text);

G_END_DECLS
