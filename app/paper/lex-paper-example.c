/* lex-paper-example.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a worked example shows, on paper: deal, auction and play beside each other. It refuses to
 * know its words and its ruling. Passages call it.
 */

#include "paper/lex-paper-example.h"

#include "paper/lex-paper-deal.h"
#include "paper/lex-paper-tables.h"
#include "type/lex-markup.h"

#define FIGURE_GAP 30.0
#define GAP 10.0

/* Figures on their way onto paper, a line of them at a time. */
typedef struct
{
  LexPaper *paper;
  double x;
  LexFigure *line; /* owned, nullable */
} Flow;

static void
end_line (Flow *self)
{
  LexDrawing drawing = { .draw = lex_figure_draw, .destroy = (GDestroyNotify) lex_figure_free };
  LexFigure *line = g_steal_pointer (&self->line);
  LexFigure *indented;

  if (!line)
    return;
  indented = lex_figure_new ();
  lex_figure_take (indented, line, self->x, 0);
  drawing.user_data = indented;
  drawing.height = indented->height;
  drawing.scale = MIN (1, lex_paper_get_width (self->paper) / indented->width);
  lex_sheet_add_drawing (lex_paper_get_sheet (self->paper), &drawing, GAP);
}

static void
add (Flow *self, LexFigure *figure)
{
  const double room = lex_paper_get_width (self->paper) - self->x;

  if (self->line && self->line->width + FIGURE_GAP + figure->width > room)
    end_line (self);
  if (!self->line)
    self->line = figure;
  else
    lex_figure_take (self->line, figure, self->line->width + FIGURE_GAP, 0);
}

/* Where there is no deal to say it in its corner, who is vulnerable stands above the auction. */
static LexFigure *
new_auction (LexPaper *paper, const LexPbn *pbn, LexLanguage language)
{
  LexFigure *auction = lex_paper_tables_new_auction (paper, pbn->auction, language);
  g_autofree char *caption = NULL;
  g_autofree char *markup = NULL;
  LexFigure *all;

  if (pbn->deal)
    return auction;
  all = lex_figure_new ();
  caption = lex_deal_words_dup_caption (pbn, language);
  markup = g_markup_escape_text (caption, -1);
  if (*caption != '\0')
    lex_figure_add_words (all, lex_paper_new_layout (paper, LEX_PAPER_SMALL, 0, markup), 0, 0);
  lex_figure_take (all, auction, 0, all->height > 0 ? all->height + 4 : 0);
  return all;
}

void
lex_paper_example_add (LexPaper *paper, LexClause *clause, LexLanguage language, double x)
{
  lex_paper_example_add_pbn (paper, lex_clause_get_pbn (clause), language, x);
}

gboolean
lex_paper_example_add_pbn (LexPaper *paper, const char *text, LexLanguage language, double x)
{
  /* A damaged diagram of an import must not keep its text from being read. */
  g_autoptr (LexPbn) pbn = text != NULL ? lex_pbn_parse (text, NULL) : NULL;
  Flow flow = { paper, x, NULL };

  if (pbn != NULL && pbn->deal)
    add (&flow, lex_paper_deal_new (paper, pbn, language));
  if (pbn != NULL && pbn->auction)
    add (&flow, new_auction (paper, pbn, language));
  if (pbn != NULL && pbn->play)
    add (&flow, lex_paper_tables_new_play (paper, pbn->play, language));
  end_line (&flow);
  return pbn != NULL && (pbn->deal || pbn->auction || pbn->play);
}
