/* lex-law-tile.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define LEX_TYPE_LAW_TILE (lex_law_tile_get_type ())
G_DECLARE_FINAL_TYPE (LexLawTile, lex_law_tile, LEX, LAW_TILE, GtkWidget)

/**
 * LexLawGrade:
 * @LEX_LAW_UNSEEN: nothing of it was asked
 * @LEX_LAW_WEAK: little is known
 * @LEX_LAW_HALF: half of it is
 * @LEX_LAW_GOOD: most of it is
 * @LEX_LAW_SAFE: nearly all is
 *
 * How well a Law is known.
 */
typedef enum
{
  LEX_LAW_UNSEEN,
  LEX_LAW_WEAK,
  LEX_LAW_HALF,
  LEX_LAW_GOOD,
  LEX_LAW_SAFE,
} LexLawGrade;

#define LEX_N_LAW_GRADES 5

/**
 * lex_law_tile_new:
 * @words: what stands on it
 * @grade: how well it is known
 *
 * Makes a tile: words above a stretch whose pattern and colour say the grade.
 *
 * Returns: (transfer floating): a tile
 */
GtkWidget *lex_law_tile_new (const char *words, LexLawGrade grade);

G_END_DECLS
