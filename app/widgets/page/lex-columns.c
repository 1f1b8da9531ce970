/* lex-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The page's one piece of geometry: a width in, columns out. It refuses to know
 * widgets, so that a test can walk through all widths. The layouts of page and row call it.
 */

#include "widgets/page/lex-columns.h"

/* All in units of a sixteenth of an em and a bit: at 11.5 pt and 96 dpi one
 * unit is one pixel. A serif's average letter is about 7.4 units, so a column
 * of 470 holds 63 letters and a single one of 540 holds 73. */
#define EM_UNITS 15.333
#define WIDE_FROM 820
#define TWO_FROM 687
#define BESIDE_FROM 250
#define SINGLE_WIDE_FROM 620
#define GUTTER 68
#define COLUMN_GAP 28
#define MARGIN_GAP 28
#define MARGIN_MIN 160
#define MARGIN_MAX 232
#define COLUMN_MAX 470
#define SINGLE_MAX 540
#define MINIMUM 150

/* However the reader divides the room: some 26 letters at least, and 84 at most. */
#define SHARED_MIN 190
#define SHARED_MAX 620

typedef enum
{
  PAGE_TINY,
  PAGE_NARROW,
  PAGE_MIDDLE,
  PAGE_WIDE,
} PageSize;

static PageSize
get_size (const LexGrid *grid, double units)
{
  if (units >= (grid->n_texts > 1 ? WIDE_FROM : SINGLE_WIDE_FROM))
    return PAGE_WIDE;
  if (units >= TWO_FROM)
    return PAGE_MIDDLE;
  return units >= BESIDE_FROM ? PAGE_NARROW : PAGE_TINY;
}

/* Where large type leaves hardly a word beside a label, the label stands above. */
static double
get_gutter (const LexGrid *grid, PageSize size)
{
  return grid->has_gutter && size != PAGE_TINY ? GUTTER : 0;
}

static double
get_padding (PageSize size, double units)
{
  if (size == PAGE_WIDE)
    return CLAMP (units * 0.028, 20, 30);
  if (size == PAGE_TINY)
    return 9;
  return size == PAGE_MIDDLE ? 24 : 18;
}

/* The margin takes a fifth of the page, within limits. */
static double
get_margin (const LexGrid *grid, PageSize size, double units)
{
  if (!grid->has_margin || size != PAGE_WIDE)
    return 0;
  return CLAMP (units * 0.19, MARGIN_MIN, MARGIN_MAX);
}

/* The width of the first of two texts that have twice @text together. */
static double
share_out (const LexGrid *grid, double text)
{
  const double least = MIN (MAX (SHARED_MIN, 2 * text - SHARED_MAX), text);

  if (grid->share <= 0)
    return text;
  return CLAMP (2 * text * grid->share, least, 2 * text - least);
}

/* Places what was divided, centred when the window is wider than the page may be. */
static LexColumns
place (const LexGrid *grid, PageSize size, double units, double text, double margin)
{
  const int n = size <= PAGE_NARROW ? 1 : grid->n_texts;
  const double gutter = get_gutter (grid, size);
  const double first = n > 1 ? share_out (grid, text) : text;
  const double used
      = gutter + n * text + (n - 1) * COLUMN_GAP + (margin > 0 ? MARGIN_GAP + margin : 0);
  const double x = MAX (get_padding (size, units), (units - used) / 2);
  LexColumns columns = { .stacked = n < grid->n_texts, .margin_below = margin <= 0, .stage = size };

  columns.labels_above = size == PAGE_TINY;
  columns.gutter_x = x;
  columns.text_x[0] = x + gutter;
  columns.text_x[1] = columns.text_x[0] + (n > 1 ? first + COLUMN_GAP : 0);
  columns.text_width[0] = first;
  columns.text_width[1] = n > 1 ? 2 * text - first : text;
  columns.margin_x = columns.margin_below ? columns.text_x[0] : x + used - margin;
  columns.margin_width = columns.margin_below ? text : margin;
  return columns;
}

static void
scale (LexColumns *columns, double unit)
{
  columns->unit = unit;
  columns->gutter_x *= unit;
  columns->text_x[0] *= unit;
  columns->text_x[1] *= unit;
  columns->text_width[0] *= unit;
  columns->text_width[1] *= unit;
  columns->margin_x *= unit;
  columns->margin_width *= unit;
}

LexColumns
lex_columns_for_width (const LexGrid *grid, int width, double em)
{
  const double unit = em / EM_UNITS;
  const double units = MAX (width / unit, MINIMUM);
  const PageSize size = get_size (grid, units);
  const int n = size <= PAGE_NARROW ? 1 : grid->n_texts;
  const double margin = get_margin (grid, size, units);
  double room = units - 2 * get_padding (size, units) - get_gutter (grid, size);
  LexColumns columns;

  room -= (n - 1) * COLUMN_GAP + (margin > 0 ? MARGIN_GAP + margin : 0);
  columns = place (grid, size, units, MIN (room / n, n > 1 ? COLUMN_MAX : SINGLE_MAX), margin);
  scale (&columns, unit);
  return columns;
}

double
lex_columns_get_share (const LexColumns *self)
{
  return (double) self->text_width[0] / MAX (self->text_width[0] + self->text_width[1], 1);
}

double
lex_columns_find_share (const LexColumns *self, double x)
{
  const double all = MAX (self->text_width[0] + self->text_width[1], 1);
  const double gap = self->text_x[1] - self->text_x[0] - self->text_width[0];

  return CLAMP ((x - gap / 2 - self->text_x[0]) / all, 0.01, 0.99);
}

int
lex_columns_get_minimum (double em)
{
  return MINIMUM * em / EM_UNITS + 1;
}
