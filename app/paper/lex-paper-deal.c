/* lex-paper-deal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards as a diagram on paper. It refuses to know what is said of them, which is
 * lex-deal-words.c's, and where the diagram stands. The figures of an example call it.
 */

#include "paper/lex-paper-deal.h"

#include "bridge/lex-deal-shape.h"
#include "type/lex-markup.h"

#define COMPASS 46.0
#define GAP 10.0
#define SUIT_WIDTH 11.0
#define CAPTION_WIDTH 96.0

/* The places around the compass, by seat: column and row of three. */
static const guint places[LEX_N_SEATS][2] = { { 1, 0 }, { 2, 1 }, { 1, 2 }, { 0, 1 } };

typedef struct
{
  LexPaper *paper;
  const LexPbn *pbn;
  LexDealShape shape;
  LexMarkupStyle style;
} Diagram;

static PangoLayout *
new_words (const Diagram *self, const char *plain)
{
  g_autofree char *markup = lex_markup_from_plain (plain, &self->style);

  return lex_paper_new_layout (self->paper, LEX_PAPER_FIGURE, 0, markup);
}

static PangoLayout *
new_cards (const Diagram *self, LexSeat seat, LexSuit suit)
{
  g_autofree char *ranks = lex_holding_to_text (lex_deal_get_holding (self->pbn->deal, seat, suit),
                                                self->style.language);

  return new_words (self, *ranks != '\0' ? ranks : "–");
}

static void
add_count (const Diagram *self, LexFigure *hand, guint n_cards)
{
  g_autofree char *count = lex_deal_words_dup_count (n_cards, self->style.language);

  lex_figure_add_words (hand, lex_paper_new_layout (self->paper, LEX_PAPER_SMALL, 0, count), 0,
                        hand->height);
}

/* A line for each suit, or the cards of the only one. */
static LexFigure *
new_hand (const Diagram *self, LexSeat seat)
{
  LexFigure *hand = lex_figure_new ();
  const guint n_cards = lex_deal_count (self->pbn->deal, seat);

  if (self->shape.form == LEX_DEAL_FORM_SUIT)
    {
      lex_figure_add_words (hand, new_cards (self, seat, self->shape.suit), 0, 0);
      return hand;
    }
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      const double y = hand->height;

      lex_figure_add_words (hand, new_words (self, lex_suit_get_symbol (suit)), 0, y);
      lex_figure_add_words (hand, new_cards (self, seat, suit), SUIT_WIDTH, y);
    }
  /* Where a hand has not thirteen, that is what the example is about. */
  if (self->shape.form == LEX_DEAL_FORM_WHOLE && n_cards != LEX_N_RANKS)
    add_count (self, hand, n_cards);
  return hand;
}

/* The compass */

/* Puts a word with its middle there. */
static void
add_centred (LexFigure *figure, PangoLayout *layout, double x, double y)
{
  int width;
  int height;

  pango_layout_get_size (layout, &width, &height);
  lex_figure_add_words (figure, layout, x - width / 2.0 / PANGO_SCALE,
                        y - height / 2.0 / PANGO_SCALE);
}

static void
add_letter (const Diagram *self, LexFigure *compass, LexSeat seat)
{
  const gboolean dealer = self->pbn->auction && lex_auction_get_dealer (self->pbn->auction) == seat;
  const gboolean vulnerable = lex_vulnerability_includes (self->pbn->vulnerability, seat);
  g_autofree char *markup = g_strdup_printf (
      "<span%s%s>%c</span>", dealer ? " underline=\"single\"" : "",
      vulnerable ? " weight=\"bold\" foreground=\"#c01c28\"" : "", lex_seat_get_letter (seat));

  add_centred (compass, lex_paper_new_layout (self->paper, LEX_PAPER_FIGURE, 0, markup),
               (1 + 2 * places[seat][0]) * COMPASS / 6, (1 + 2 * places[seat][1]) * COMPASS / 6);
}

static void
add_side (const Diagram *self, LexFigure *compass, LexSeat seat)
{
  const gboolean vulnerable = lex_vulnerability_includes (self->pbn->vulnerability, seat);
  const double far[2]
      = { seat == LEX_SEAT_EAST ? COMPASS : 0, seat == LEX_SEAT_SOUTH ? COMPASS : 0 };
  const gboolean flat = seat == LEX_SEAT_NORTH || seat == LEX_SEAT_SOUTH;
  const double ends[4] = { far[0], far[1], flat ? COMPASS : far[0], flat ? far[1] : COMPASS };

  lex_figure_add_stroke (compass, ends, vulnerable ? "#c01c28" : "#777777");
}

static LexFigure *
new_compass (const Diagram *self)
{
  LexFigure *compass = lex_figure_new ();

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      add_side (self, compass, seat);
      add_letter (self, compass, seat);
    }
  if (self->shape.form == LEX_DEAL_FORM_SUIT)
    add_centred (compass, new_words (self, lex_suit_get_symbol (self->shape.suit)), COMPASS / 2,
                 COMPASS / 2);
  return compass;
}

/* All together */

static LexFigure *
new_caption (const Diagram *self)
{
  LexFigure *caption = lex_figure_new ();
  g_autofree char *words = lex_deal_words_dup_caption (self->pbn, self->style.language);
  g_autofree char *markup = lex_markup_from_plain (words, &self->style);

  if (*words != '\0')
    lex_figure_add_words (
        caption, lex_paper_new_layout (self->paper, LEX_PAPER_SMALL, CAPTION_WIDTH, markup), 0, 0);
  return caption;
}

/* North and South stand under each other by their left; in a layout of one suit by their middle. */
static double
get_shift (const Diagram *self, LexFigure *hand, double room)
{
  return self->shape.form == LEX_DEAL_FORM_SUIT ? (room - hand->width) / 2 : 0;
}

static LexFigure *
new_cross (const Diagram *self, LexFigure *caption)
{
  LexFigure *all = lex_figure_new ();
  LexFigure *hands[LEX_N_SEATS];
  double centre;
  double middle;
  double x;
  double y;

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    hands[seat]
        = lex_deal_get_known (self->pbn->deal, seat) ? new_hand (self, seat) : lex_figure_new ();
  centre = MAX (COMPASS, MAX (hands[LEX_SEAT_NORTH]->width, hands[LEX_SEAT_SOUTH]->width));
  middle = MAX (COMPASS, MAX (hands[LEX_SEAT_WEST]->height, hands[LEX_SEAT_EAST]->height));
  x = MAX (hands[LEX_SEAT_WEST]->width + GAP, caption->width > 0 ? caption->width + GAP : 0);
  y = MAX (hands[LEX_SEAT_NORTH]->height, caption->height) + GAP / 2;

  lex_figure_take (all, caption, 0, 0);
  lex_figure_take (all, new_compass (self), x, y + (middle - COMPASS) / 2);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      LexFigure *hand = hands[seat];
      const double columns[]
          = { x - GAP - hand->width, x + get_shift (self, hand, COMPASS), x + COMPASS + GAP };
      const double rows[]
          = { y - GAP / 2 - hand->height, y + (middle - hand->height) / 2, y + middle + GAP / 2 };

      lex_figure_take (all, hand, columns[places[seat][0]], rows[places[seat][1]]);
    }
  all->width = MAX (all->width, x + centre);
  return all;
}

static LexFigure *
new_single (const Diagram *self, LexFigure *caption)
{
  LexFigure *all = lex_figure_new ();
  const char letter[] = { lex_seat_get_letter (self->shape.seat), '\0' };

  lex_figure_take (all, caption, 0, 0);
  lex_figure_add_words (all, lex_paper_new_layout (self->paper, LEX_PAPER_LABEL, 0, letter), 0,
                        all->height);
  lex_figure_take (all, new_hand (self, self->shape.seat), 0, all->height);
  return all;
}

LexFigure *
lex_paper_deal_new (LexPaper *paper, const LexPbn *pbn, LexLanguage language)
{
  const Diagram self
      = { paper, pbn, lex_deal_shape_of (pbn->deal), { language, lex_palette_get (FALSE, FALSE) } };
  LexFigure *caption = new_caption (&self);

  return self.shape.form == LEX_DEAL_FORM_HAND ? new_single (&self, caption)
                                               : new_cross (&self, caption);
}
