/* lex-margin-kind.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-document.h"

G_BEGIN_DECLS

/**
 * LexMarginKind:
 * @LEX_MARGIN_YIELDS: a more specific clause prevails over this one
 * @LEX_MARGIN_PREVAILS: this clause prevails over a more general one
 * @LEX_MARGIN_EXAMPLES: worked examples
 * @LEX_MARGIN_COMMENTARY: commentary
 * @LEX_MARGIN_SCREENS: what changes behind screens
 * @LEX_MARGIN_GUIDE: a guide
 * @LEX_MARGIN_QUESTIONS: questions by which it is learned
 * @LEX_MARGIN_NOTE: the reader's own note
 *
 * What bears upon a clause; its order is the order of signs.
 */
typedef enum
{
  LEX_MARGIN_YIELDS,
  LEX_MARGIN_PREVAILS,
  LEX_MARGIN_EXAMPLES,
  LEX_MARGIN_COMMENTARY,
  LEX_MARGIN_SCREENS,
  LEX_MARGIN_GUIDE,
  LEX_MARGIN_QUESTIONS,
  LEX_MARGIN_NOTE,
} LexMarginKind;

#define LEX_N_MARGIN_KINDS 8

/**
 * lex_margin_kind_find:
 * @document: what a document is
 *
 * Finds what clauses of such a document are to the clauses that they speak of.
 *
 * Returns: a #LexMarginKind, or -1 for documents that do not stand in a margin
 */
int lex_margin_kind_find (LexKind document);

/**
 * lex_margin_kind_get_name:
 * @kind: a kind
 *
 * Gets the style class.
 *
 * Returns: (transfer none): such as `yields`
 */
const char *lex_margin_kind_get_name (LexMarginKind kind);

/**
 * lex_margin_kind_get_title:
 * @kind: a kind
 *
 * Gets the word for it, which says what its sign and colour say.
 *
 * Returns: (transfer none): the word, in the interface's language
 */
const char *lex_margin_kind_get_title (LexMarginKind kind);

/**
 * lex_margin_kind_get_words:
 * @kind: a kind
 *
 * Gets what stands before another clause where there is room to write it out.
 *
 * Returns: (transfer none) (nullable): such as `yields to`; %NULL for what is only counted
 */
const char *lex_margin_kind_get_words (LexMarginKind kind);

/**
 * lex_margin_kind_get_sign:
 * @kind: a kind
 *
 * Gets how its sign is drawn, in a square of sixteen by sixteen: moves, lines and
 * closings as SVG writes them, with blanks between all of them.
 *
 * Returns: (transfer none): such as `M 2 3 L 14 3 L 8 13 Z`
 */
const char *lex_margin_kind_get_sign (LexMarginKind kind);

/**
 * lex_margin_kind_get_colour:
 * @kind: a kind
 *
 * Gets the colour of its sign while one means it; elsewhere signs are grey.
 *
 * Returns: (transfer none): a colour's name in the style sheets
 */
const char *lex_margin_kind_get_colour (LexMarginKind kind);

/**
 * lex_margin_kind_get_action:
 * @kind: a kind
 *
 * Gets the action that its sign fires, with the clause that it stands beside.
 *
 * Returns: (transfer none) (nullable): such as `win.ask-clause`; %NULL for what opens a drawer
 */
const char *lex_margin_kind_get_action (LexMarginKind kind);

G_END_DECLS
