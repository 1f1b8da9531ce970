/* lex-deal-layout.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/lex-card.h"

G_BEGIN_DECLS

#define LEX_TYPE_DEAL_LAYOUT (lex_deal_layout_get_type ())
G_DECLARE_FINAL_TYPE (LexDealLayout, lex_deal_layout, LEX, DEAL_LAYOUT, GtkLayoutManager)

/**
 * LexDealPart:
 * @LEX_DEAL_PART_HAND: North's hand; add a #LexSeat for another's
 * @LEX_DEAL_PART_LETTER: North's letter; add a #LexSeat for another's
 * @LEX_DEAL_PART_COMPASS: what stands between the hands
 * @LEX_DEAL_PART_CAPTION: what stands in the corner
 * @LEX_N_DEAL_PARTS: their number
 *
 * The parts of a diagram; each may be missing.
 */
typedef enum
{
  LEX_DEAL_PART_HAND,
  LEX_DEAL_PART_LETTER = LEX_DEAL_PART_HAND + LEX_N_SEATS,
  LEX_DEAL_PART_COMPASS = LEX_DEAL_PART_LETTER + LEX_N_SEATS,
  LEX_DEAL_PART_CAPTION,
  LEX_N_DEAL_PARTS,
} LexDealPart;

/**
 * lex_deal_layout_new:
 *
 * Makes a layout that sets hands around a compass where there is room; in less room, or without a
 * compass, it sets them close together, each under its letter, and the caption above them.
 *
 * Returns: (transfer full): a new layout manager
 */
GtkLayoutManager *lex_deal_layout_new (void);

/**
 * lex_deal_layout_set_part:
 * @self: a layout
 * @part: a part
 * @child: (transfer none): a child of the diagram
 *
 * Says what a child is. Children that are no part are left out.
 */
void lex_deal_layout_set_part (LexDealLayout *self, guint part, GtkWidget *child);

G_END_DECLS
