/* lex-selection-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/page/lex-selection.h"
#include "widgets/page/lex-stretch.h"

G_BEGIN_DECLS

/**
 * LexPiece:
 * @row: a clause
 * @label: its heading, its text, or a cell of a table in it
 *
 * Words that stand together in one column; borrowed from the page.
 */
typedef struct
{
  LexClauseRow *row;
  GtkLabel *label;
} LexPiece;

/**
 * LexSpot:
 * @piece: its number in the column
 * @at: a byte of its text
 *
 * A place between two letters.
 */
typedef struct
{
  guint piece;
  int at;
} LexSpot;

struct _LexSelection
{
  /* Borrowed */
  GtkWidget *page;

  /* Owned; nullable until it is begun (element-type LexPiece): the column, downwards */
  GArray *pieces;

  int place;         /* of the column */
  LexUnit unit;      /* by what it grows */
  LexSpot anchor[2]; /* where it was begun: what of that stays selected */
  LexSpot moving;
  LexSpot ends[2]; /* what is selected, in order */
};

/**
 * lex_selection_get_piece:
 * @self: a selection that was begun
 * @i: a number below that of its pieces
 *
 * Gets a piece of its column.
 *
 * Returns: (transfer none): the piece
 */
const LexPiece *lex_selection_get_piece (LexSelection *self, guint i);

/**
 * lex_selection_get_stretch:
 * @self: a selection that was begun
 * @i: a number below that of its pieces
 *
 * Gets what of a piece is selected.
 *
 * Returns: words, from a byte to the same byte where none are
 */
LexStretch lex_selection_get_stretch (LexSelection *self, guint i);

/* lex-selection-column.c */

/**
 * lex_selection_column_new:
 * @page: a page
 * @place: 0 for the first language, 1 for the second
 *
 * Lists the words of a column.
 *
 * Returns: (transfer full) (element-type LexPiece): the pieces that are shown
 */
GArray *lex_selection_column_new (GtkWidget *page, int place);

/**
 * lex_selection_column_find:
 * @pieces: (element-type LexPiece): a column
 * @page: its page
 * @point: a place on the page
 * @spot: (out): the place between letters that is nearest
 *
 * Finds the words at a point, or the nearest to it.
 *
 * Returns: how far they are, in pixels, heights before widths; negative where there are none
 */
double lex_selection_column_find (GArray *pieces, GtkWidget *page, const graphene_point_t *point,
                                  LexSpot *spot);

/**
 * lex_selection_column_grow:
 * @pieces: (element-type LexPiece): a column
 * @spot: a place in it
 * @unit: of what
 * @ends: (out caller-allocates) (array fixed-size=2): from where to where it stretches
 *
 * Tells of which word or clause a place is.
 */
void lex_selection_column_grow (GArray *pieces, const LexSpot *spot, LexUnit unit, LexSpot *ends);

/**
 * lex_selection_column_step:
 * @pieces: (element-type LexPiece): a column
 * @spot: (inout): a place in it
 * @unit: how far
 * @step: 1 forwards, -1 backwards
 *
 * Goes to the next letter, the end of the next word, the next clause, or as far as there is.
 */
void lex_selection_column_step (GArray *pieces, LexSpot *spot, LexUnit unit, int step);

G_END_DECLS
