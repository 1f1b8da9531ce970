/* press.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/* A press: sets words in type on pages, as books are, and gives a PDF file. */
typedef struct _Press Press;

/* How its pages look; what is zero is as plain as can be. Lengths are in points. */
typedef struct
{
  double size;          /* of the type; 10 if zero */
  guint columns;        /* 1 if zero */
  const char *heads[2]; /* running heads of odd and even pages, nullable */
  gboolean numbers;     /* page numbers at the foot */
  gboolean ragged;      /* lines end where they will */
  gboolean pictures;    /* pages are pictures of text */
  const char *stamp;    /* in the corner of such pages; nullable */
  double gap;           /* between paragraphs; 4 if zero, none if negative */
} PressStyle;

Press *press_new (const PressStyle *style);

/* A line in the middle of its column, in large type. It never ends a column. */
void press_heading (Press *self, const char *text);

/* Pango markup. The first line stands @indent from the column's edge, the others @hang. */
void press_paragraph (Press *self, const char *markup, double indent, double hang);

/* A footnote below the column that the last paragraph ended in, in small type. */
void press_note (Press *self, const char *markup);

/* A line with a number at the column's end, dots between them. */
void press_entry (Press *self, const char *text, const char *number, double indent);

/* Words side by side, each so far from the column's edge. */
void press_row (Press *self, const char *const *cells, const double *places);

void press_new_column (Press *self);

void press_new_page (Press *self, guint columns);

/* Ends the work: a PDF file; with pictures, one of pictures. Frees the press. */
GBytes *press_end (Press *self);

/* A PDF file that wants a password. */
GBytes *press_locked (void);

/* A PDF file with a line of suits from a font that names its signs as if they were letters. */
GBytes *press_suits (const char *font, const char *codes);
