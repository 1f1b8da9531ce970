/* lex-intake-count.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/formats/lex-intake-blocks.h"

G_BEGIN_DECLS

/**
 * LexIntakeCount:
 * @LEX_INTAKE_COUNT_NONE: it does not count
 * @LEX_INTAKE_COUNT_BULLET: a dash or dot
 * @LEX_INTAKE_COUNT_NUMBER: `1`
 * @LEX_INTAKE_COUNT_CAPITAL: `A`
 * @LEX_INTAKE_COUNT_SMALL: `a`
 * @LEX_INTAKE_COUNT_ROMAN: `i`
 * @LEX_INTAKE_COUNT_CAPITAL_ROMAN: `I`
 *
 * How a list of a web page or of a word processor counts its items.
 */
typedef enum
{
  LEX_INTAKE_COUNT_NONE,
  LEX_INTAKE_COUNT_BULLET,
  LEX_INTAKE_COUNT_NUMBER,
  LEX_INTAKE_COUNT_CAPITAL,
  LEX_INTAKE_COUNT_SMALL,
  LEX_INTAKE_COUNT_ROMAN,
  LEX_INTAKE_COUNT_CAPITAL_ROMAN,
} LexIntakeCount;

/**
 * lex_intake_count_format:
 * @self: how a list counts
 * @value: the number of an item, from 1
 *
 * Writes the number of an item as the list shows it; what letters or romans do not reach, in
 * digits.
 *
 * Returns: (transfer full): the number, empty if the list has none
 */
char *lex_intake_count_format (LexIntakeCount self, guint value);

/**
 * lex_intake_count_get_marker:
 * @self: how a list counts
 *
 * Tells what kind of marker its items have.
 *
 * Returns: the kind
 */
LexIntakeMarker lex_intake_count_get_marker (LexIntakeCount self);

/**
 * lex_intake_count_raise:
 * @digits: digits
 *
 * Writes a number in superscript digits, as the mark of a footnote.
 *
 * Returns: (transfer full): the mark
 */
char *lex_intake_count_raise (const char *digits);

G_END_DECLS
