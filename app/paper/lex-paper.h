/* lex-paper.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "paper/lex-sheet.h"

G_BEGIN_DECLS

/**
 * LexPaper:
 *
 * Pages with a head and a number, on which a #LexSheet stands. Lengths are in points.
 */
typedef struct _LexPaper LexPaper;

/**
 * LexPaperFont:
 * @LEX_PAPER_TEXT: running text
 * @LEX_PAPER_LABEL: what stands before it
 * @LEX_PAPER_SMALL: what is said about it, heads of pages
 * @LEX_PAPER_HEADING: a heading within
 * @LEX_PAPER_TITLE: a title
 * @LEX_PAPER_NUMBER: the number of a law
 * @LEX_PAPER_FIGURE: calls and cards
 *
 * What a piece of text is, and so how it is set.
 */
typedef enum
{
  LEX_PAPER_TEXT,
  LEX_PAPER_LABEL,
  LEX_PAPER_SMALL,
  LEX_PAPER_HEADING,
  LEX_PAPER_TITLE,
  LEX_PAPER_NUMBER,
  LEX_PAPER_FIGURE,
} LexPaperFont;

/**
 * lex_paper_new:
 * @width: the room on a page, between its margins
 * @height: the room on a page
 * @title: what all of it is, for the head of each page
 *
 * Begins to write.
 *
 * Returns: (transfer full): empty paper
 */
LexPaper *lex_paper_new (double width, double height, const char *title);

/**
 * lex_paper_free:
 * @self: (transfer full) (nullable): paper
 *
 * Frees it.
 */
void lex_paper_free (LexPaper *self);

/**
 * lex_paper_get_width:
 * @self: paper
 *
 * Tells how much room there is from left to right.
 *
 * Returns: the width
 */
double lex_paper_get_width (LexPaper *self);

/**
 * lex_paper_get_height:
 * @self: paper
 *
 * Tells how much room there is on a page, between its head and its foot.
 *
 * Returns: the height
 */
double lex_paper_get_height (LexPaper *self);

/**
 * lex_paper_get_sheet:
 * @self: paper
 *
 * Gets what is filled.
 *
 * Returns: (transfer none): the sheet
 */
LexSheet *lex_paper_get_sheet (LexPaper *self);

/**
 * lex_paper_new_layout:
 * @self: paper
 * @font: what it is
 * @width: where its lines break, or 0 for nowhere
 * @markup: Pango markup
 *
 * Sets words as printers do, and not screens.
 *
 * Returns: (transfer full): a layout
 */
PangoLayout *lex_paper_new_layout (LexPaper *self, LexPaperFont font, double width,
                                   const char *markup);

/**
 * lex_paper_add:
 * @self: paper
 * @font: what it is
 * @markup: Pango markup
 * @gap: what stays free below
 *
 * Adds a paragraph over the whole width.
 */
void lex_paper_add (LexPaper *self, LexPaperFont font, const char *markup, double gap);

/**
 * lex_paper_get_n_pages:
 * @self: paper
 *
 * Counts its pages, once all is added.
 *
 * Returns: how many there are, at least one
 */
guint lex_paper_get_n_pages (LexPaper *self);

/**
 * lex_paper_draw_page:
 * @self: paper
 * @cr: where to draw, from the upper left corner of the room
 * @page: which page, from zero
 *
 * Draws a page with its head and its number.
 */
void lex_paper_draw_page (LexPaper *self, cairo_t *cr, guint page);

/**
 * LEX_PAPER_MARGIN:
 *
 * What is left free on each side of a page: 2 cm, in points.
 */
#define LEX_PAPER_MARGIN 56.7

/**
 * LEX_PAPER_A4_WIDTH:
 *
 * The room on a page of A4 between its margins.
 */
#define LEX_PAPER_A4_WIDTH (595.3 - 2 * LEX_PAPER_MARGIN)

/**
 * LEX_PAPER_A4_HEIGHT:
 *
 * The same, from top to bottom.
 */
#define LEX_PAPER_A4_HEIGHT (841.9 - 2 * LEX_PAPER_MARGIN)

/**
 * lex_paper_dup_pdf:
 * @self: paper
 *
 * Makes a PDF of it, on pages with a margin of #LEX_PAPER_MARGIN around.
 *
 * Returns: (transfer full): the file
 */
GBytes *lex_paper_dup_pdf (LexPaper *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPaper, lex_paper_free)

G_END_DECLS
