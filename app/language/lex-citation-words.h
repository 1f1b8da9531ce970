/* lex-citation-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexCitationWord:
 * @LEX_CITATION_WORD_OTHER: any other word
 * @LEX_CITATION_WORD_LAW: what stands before one law: `przepisem`, `Law`, `art.`
 * @LEX_CITATION_WORD_LAWS: what stands before several: `przepisy`, `Laws`
 * @LEX_CITATION_WORD_SEE: what may stand before one: `patrz`, `see`, `prawo`
 * @LEX_CITATION_WORD_EXAMPLE: what stands before the number of an example
 * @LEX_CITATION_WORD_EXAMPLES: and of several
 * @LEX_CITATION_WORD_NUMBER: `nr`, `no.`, `also`, between such a word and the number
 * @LEX_CITATION_WORD_AND: what joins a list: `i`, `oraz`, `and`, `or`
 * @LEX_CITATION_WORD_TO: what makes a range: `do`, `to`
 * @LEX_CITATION_WORD_UNIT: what is counted: `punktów`, `tricks`
 * @LEX_CITATION_WORD_THING: what bears numbers of its own: `board`, `stolik`
 * @LEX_CITATION_WORD_FOR: `for`, `na`, before an example that is none of ours
 *
 * What a word says about the numbers beside it.
 */
typedef enum
{
  LEX_CITATION_WORD_OTHER,
  LEX_CITATION_WORD_LAW,
  LEX_CITATION_WORD_LAWS,
  LEX_CITATION_WORD_SEE,
  LEX_CITATION_WORD_EXAMPLE,
  LEX_CITATION_WORD_EXAMPLES,
  LEX_CITATION_WORD_NUMBER,
  LEX_CITATION_WORD_AND,
  LEX_CITATION_WORD_TO,
  LEX_CITATION_WORD_UNIT,
  LEX_CITATION_WORD_THING,
  LEX_CITATION_WORD_FOR,
} LexCitationWord;

/**
 * lex_citation_word_classify:
 * @text: a word as written
 * @length: its bytes
 *
 * Tells what a Polish or English word says about the numbers beside it.
 *
 * Returns: what it says
 */
LexCitationWord lex_citation_word_classify (const char *text, gsize length);

G_END_DECLS
