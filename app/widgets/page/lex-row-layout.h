/* lex-row-layout.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/page/lex-columns.h"

G_BEGIN_DECLS

#define LEX_TYPE_ROW_LAYOUT (lex_row_layout_get_type ())
G_DECLARE_FINAL_TYPE (LexRowLayout, lex_row_layout, LEX, ROW_LAYOUT, GtkLayoutManager)

/**
 * LexSlot:
 * @LEX_SLOT_LABEL: the label in the gutter
 * @LEX_SLOT_HEADING_1: heading in the first language
 * @LEX_SLOT_HEADING_2: heading in the second language
 * @LEX_SLOT_TEXT_1: text in the first language
 * @LEX_SLOT_TEXT_2: text in the second language
 * @LEX_SLOT_SPAN: what stands below them across both texts
 * @LEX_SLOT_CITED: how often the clause is cited, below the label
 *
 * The places of a row.
 */
typedef enum
{
  LEX_SLOT_LABEL,
  LEX_SLOT_HEADING_1,
  LEX_SLOT_HEADING_2,
  LEX_SLOT_TEXT_1,
  LEX_SLOT_TEXT_2,
  LEX_SLOT_SPAN,
  LEX_SLOT_CITED,
} LexSlot;

#define LEX_N_SLOTS 7

/**
 * lex_row_layout_new:
 * @grid: what all rows of the page have in common; copied
 * @indent: how many steps the texts are indented
 *
 * Makes the layout of one row.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *lex_row_layout_new (const LexGrid *grid, int indent);

/**
 * lex_row_layout_set_slot:
 * @self: a layout
 * @slot: a place
 * @child: (nullable): a child of the widget laid out; borrowed
 *
 * Says which child stands where.
 */
void lex_row_layout_set_slot (LexRowLayout *self, LexSlot slot, GtkWidget *child);

/**
 * lex_row_layout_get_slot:
 * @self: a layout
 * @slot: a place
 *
 * Gets who stands there.
 *
 * Returns: (transfer none) (nullable): the child
 */
GtkWidget *lex_row_layout_get_slot (LexRowLayout *self, LexSlot slot);

/**
 * lex_row_layout_set_grid:
 * @self: a layout
 * @grid: what all rows of the page have in common; copied
 *
 * Divides the row anew.
 */
void lex_row_layout_set_grid (LexRowLayout *self, const LexGrid *grid);

/**
 * lex_row_layout_get_stacked:
 * @self: a layout
 *
 * Tells how the last allocation went.
 *
 * Returns: whether the second language stands below the first
 */
gboolean lex_row_layout_get_stacked (LexRowLayout *self);

G_END_DECLS
