/* lex-columns.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexGrid:
 * @n_texts: how many languages stand side by side where there is room: 1 or 2
 * @has_gutter: whether any row has a label to show
 * @has_margin: whether any row has a margin
 * @tight: whether the languages of a row stand close, being a line each, as in an index
 * @share: how much of the room of both languages the first has, as far as both can be read; 0 for
 * half
 *
 * What all rows of a page have in common.
 */
typedef struct
{
  int n_texts;
  gboolean has_gutter;
  gboolean has_margin;
  gboolean tight;
  double share;
} LexGrid;

/**
 * LexColumns:
 * @unit: pixels of one sixteenth of the text's em, roughly a pixel at 100 %
 * @gutter_x: where labels begin
 * @text_x: where each text begins; the second below the first when @stacked
 * @text_width: width of each text
 * @stacked: whether the second text stands below the first
 * @stage: which division this is, counted from the narrowest: within one, texts
 *   grow with the page
 * @labels_above: whether labels stand above their clauses, not beside them
 * @margin_x: where the margin begins
 * @margin_width: its width
 * @margin_below: whether margins stand below their clauses, at @text_x
 *
 * Where everything on a page stands across, in pixels.
 */
typedef struct
{
  double unit;
  int gutter_x;
  int text_x[2];
  int text_width[2];
  gboolean stacked;
  int stage;
  gboolean labels_above;
  int margin_x;
  int margin_width;
  gboolean margin_below;
} LexColumns;

/**
 * lex_columns_for_width:
 * @grid: what the rows have in common
 * @width: width of the page in pixels
 * @em: size of the law text in pixels
 *
 * Divides a page. Every row of a page gives the same three values, and so
 * their columns line up without knowing of one another. All measures grow with
 * @em: at 200 % text a wide window becomes a narrow page.
 *
 * Returns: the columns
 */
LexColumns lex_columns_for_width (const LexGrid *grid, int width, double em);

/**
 * lex_columns_get_share:
 * @self: columns that are not stacked, of two languages
 *
 * Tells how the room is divided.
 *
 * Returns: the share of the first language
 */
double lex_columns_get_share (const LexColumns *self);

/**
 * lex_columns_find_share:
 * @self: columns that are not stacked, of two languages
 * @x: a place across the page
 *
 * Tells how the room would be divided if the middle between the languages were there.
 *
 * Returns: the share of the first language, for #LexGrid; more than 0
 */
double lex_columns_find_share (const LexColumns *self, double x);

/**
 * lex_columns_get_minimum:
 * @em: size of the law text in pixels
 *
 * Gets the narrowest page that can be read.
 *
 * Returns: its width in pixels
 */
int lex_columns_get_minimum (double em);

G_END_DECLS
