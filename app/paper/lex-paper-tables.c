/* lex-paper-tables.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Auction and play as tables under W N E S, on paper. It refuses to know what stands in their
 * cells and below them, which the room of type says. The figures of an example call it.
 */

#include "paper/lex-paper-tables.h"

#include "type/lex-auction-table.h"
#include "type/lex-markup.h"
#include "type/lex-play-words.h"

#define COLUMN_GAP 13.0
#define ROW_GAP 1.5
#define MARK_GAP 3.0
#define LEGEND_WIDTH 190.0
#define STRIKE "#000000"

typedef struct
{
  LexPaper *paper;
  LexMarkupStyle style;
} Table;

static PangoLayout *
new_words (const Table *self, const char *plain)
{
  g_autofree char *markup = lex_markup_from_plain (plain, &self->style);

  return lex_paper_new_layout (self->paper, LEX_PAPER_FIGURE, 0, markup);
}

static LexFigure *
new_cell (PangoLayout *layout)
{
  LexFigure *cell = lex_figure_new ();

  lex_figure_add_words (cell, layout, 0, 0);
  return cell;
}

static LexFigure *
new_letter (const Table *self, LexSeat seat)
{
  const char letter[] = { lex_seat_get_letter (seat), '\0' };

  return new_cell (lex_paper_new_layout (self->paper, LEX_PAPER_LABEL, 0, letter));
}

/* Rows of cells, as wide as the widest of each column. */
static LexFigure *
arrange (GPtrArray *cells, guint n_columns)
{
  LexFigure *all = lex_figure_new ();
  g_autofree double *widths = g_new0 (double, n_columns);

  for (guint i = 0; i < cells->len; i++)
    widths[i % n_columns] = MAX (widths[i % n_columns], ((LexFigure *) cells->pdata[i])->width);
  for (guint i = 0; i < cells->len;)
    {
      const double y = all->height > 0 ? all->height + ROW_GAP : 0;
      double x = 0;

      for (guint column = 0; column < n_columns && i < cells->len; column++, i++)
        {
          lex_figure_take (all, cells->pdata[i], x, y);
          x += widths[column] + COLUMN_GAP;
        }
    }
  return all;
}

static void
add_legend (const Table *self, LexFigure *table, const char *legend)
{
  g_autofree char *markup = lex_markup_from_plain (legend, &self->style);

  if (*legend != '\0')
    lex_figure_add_words (table,
                          lex_paper_new_layout (self->paper, LEX_PAPER_SMALL,
                                                MAX (table->width, LEGEND_WIDTH), markup),
                          0, table->height + 4);
}

/* The auction */

/* One line over all: Pango draws its own lower through the symbol of a suit than through words. */
static void
strike (LexFigure *cell, double from)
{
  const double y = cell->height * 0.52;
  const double ends[] = { from - 1, y, cell->width + 1, y };

  lex_figure_add_stroke (cell, ends, STRIKE);
}

/* A call, and all that replaced it. */
static LexFigure *
new_calls (const Table *self, GArray *marks)
{
  LexFigure *cell = lex_figure_new ();

  for (guint i = 0; i < marks->len; i++)
    {
      const LexAuctionMark *mark = &g_array_index (marks, LexAuctionMark, i);
      double from;

      if (i > 0)
        lex_figure_add_words (cell, new_words (self, "→"), cell->width + MARK_GAP, 0);
      from = i > 0 ? cell->width + MARK_GAP : 0;
      lex_figure_add_words (cell, new_words (self, mark->text), from, 0);
      if (mark->withdrawn)
        strike (cell, from);
    }
  return cell;
}

LexFigure *
lex_paper_tables_new_auction (LexPaper *paper, LexAuction *auction, LexLanguage language)
{
  const Table self = { paper, { language, lex_palette_get (FALSE, FALSE) } };
  g_autoptr (LexAuctionTable) table = lex_auction_table_new (auction, language);
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  LexFigure *all;

  for (guint column = 0; column < LEX_N_SEATS; column++)
    g_ptr_array_add (cells, new_letter (&self, (LexSeat) ((column + LEX_SEAT_WEST) % LEX_N_SEATS)));
  for (guint i = 0; i < table->cells->len; i++)
    g_ptr_array_add (cells, new_calls (&self, table->cells->pdata[i]));
  all = arrange (cells, LEX_N_SEATS);
  add_legend (&self, all, table->legend);
  return all;
}

/* The play */

static LexFigure *
new_card (const Table *self, const LexTrick *trick, LexSeat seat)
{
  g_autofree char *plain = NULL;
  g_autofree char *words = NULL;
  g_autofree char *markup = NULL;

  if (!trick->cards[seat].known)
    return lex_figure_new ();
  plain = lex_play_words_dup_card (&trick->cards[seat], self->style.language);
  words = lex_markup_from_plain (plain, &self->style);
  markup = g_strdup_printf ("<span%s%s>%s</span>",
                            trick->leader == (int) seat ? " underline=\"single\"" : "",
                            trick->winner == (int) seat ? " weight=\"bold\"" : "", words);
  return new_cell (lex_paper_new_layout (self->paper, LEX_PAPER_FIGURE, 0, markup));
}

static void
add_trick (const Table *self, GPtrArray *cells, const LexTrick *trick, guint number)
{
  g_autofree char *text = g_strdup_printf ("%u.", number);

  g_ptr_array_add (cells, new_cell (new_words (self, text)));
  for (guint column = 0; column < LEX_N_SEATS; column++)
    g_ptr_array_add (cells,
                     new_card (self, trick, (LexSeat) ((column + LEX_SEAT_WEST) % LEX_N_SEATS)));
}

LexFigure *
lex_paper_tables_new_play (LexPaper *paper, LexPlay *play, LexLanguage language)
{
  const Table self = { paper, { language, lex_palette_get (FALSE, FALSE) } };
  g_autofree char *legend = lex_play_words_dup_legend (play, language);
  g_autoptr (GPtrArray) cells = g_ptr_array_new ();
  gsize n_tricks;
  const LexTrick *tricks = lex_play_get_tricks (play, &n_tricks);
  LexFigure *all;

  g_ptr_array_add (cells, lex_figure_new ());
  for (guint column = 0; column < LEX_N_SEATS; column++)
    g_ptr_array_add (cells, new_letter (&self, (LexSeat) ((column + LEX_SEAT_WEST) % LEX_N_SEATS)));
  for (gsize i = 0; i < n_tricks; i++)
    add_trick (&self, cells, &tricks[i], (guint) i + 1);
  all = arrange (cells, LEX_N_SEATS + 1);
  add_legend (&self, all, legend);
  return all;
}
