/* lex-repair-diagram.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "intake/repair/lex-repair-cards.h"

G_BEGIN_DECLS

/**
 * LEX_REPAIR_DIAGRAM_MAX_GROUPS:
 *
 * So many holdings stand on one line of a diagram at most: of West, of North or South, of East.
 */
#define LEX_REPAIR_DIAGRAM_MAX_GROUPS 3

/**
 * LexRepairGroup:
 * @mark: (nullable): what is printed for its suit
 * @cards: what it holds
 *
 * A holding on a line of a diagram.
 */
typedef struct
{
  char *mark;
  LexRepairCards cards;
} LexRepairGroup;

/**
 * LexRepairLine:
 * @groups: its holdings from the left
 * @n_groups: how many there are
 *
 * One way to read a line of a diagram.
 */
typedef struct
{
  LexRepairGroup groups[LEX_REPAIR_DIAGRAM_MAX_GROUPS];
  guint n_groups;
} LexRepairLine;

/**
 * lex_repair_diagram_read_line:
 * @text: a line as it is printed
 * @language: whose ranks
 *
 * Reads a line of a diagram in every way that it can be read. A letter may be a
 * card as well as the sign of a suit.
 *
 * Returns: (transfer full) (element-type LexRepairLine): the readings, none if it is no such line
 */
GPtrArray *lex_repair_diagram_read_line (const char *text, LexLanguage language);

G_END_DECLS
