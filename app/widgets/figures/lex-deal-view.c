/* lex-deal-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Cards as a diagram: a deal of which any hand may be unknown, an end position, a
 * hand, a suit. It refuses to know where its parts stand and what is said of it. The example
 * makes it.
 */

#include "widgets/figures/lex-deal-view.h"

#include "bridge/lex-deal-shape.h"
#include "type/lex-deal-words.h"
#include "type/lex-speech.h"
#include "widgets/figures/lex-deal-layout.h"
#include "widgets/text/lex-figure-label.h"
#include "widgets/text/lex-widget.h"

#define CAPTION_CHARS 17

struct _LexDealView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (LexDealView, lex_deal_view, GTK_TYPE_WIDGET)

static void
lex_deal_view_dispose (GObject *object)
{
  lex_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (lex_deal_view_parent_class)->dispose (object);
}

static void
lex_deal_view_class_init (LexDealViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_deal_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "deal");
  gtk_widget_class_set_layout_manager_type (widget_class, LEX_TYPE_DEAL_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
lex_deal_view_init (LexDealView *self)
{
}

static void
add (LexDealView *self, guint part, GtkWidget *child)
{
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  lex_deal_layout_set_part (LEX_DEAL_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                            part, child);
}

static GtkWidget *
new_cards (LexHolding holding, const LexMarkupStyle *style)
{
  g_autofree char *ranks = lex_holding_to_text (holding, style->language);

  return lex_figure_label_new (*ranks ? ranks : "–", style, NULL);
}

static GtkWidget *
new_hand (LexDeal *deal, LexSeat seat, const LexDealShape *shape, const LexMarkupStyle *style)
{
  GtkWidget *hand = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  const guint n_cards = lex_deal_count (deal, seat);

  gtk_grid_set_column_spacing (GTK_GRID (hand), 5);
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      gtk_grid_attach (GTK_GRID (hand),
                       lex_figure_label_new (lex_suit_get_symbol (suit), style, NULL), 0, suit, 1,
                       1);
      gtk_grid_attach (GTK_GRID (hand), new_cards (lex_deal_get_holding (deal, seat, suit), style),
                       1, suit, 1, 1);
    }
  /* Where a hand has not thirteen, that is what the example is about. */
  if (shape->form == LEX_DEAL_FORM_WHOLE && n_cards != LEX_N_RANKS)
    {
      g_autofree char *count = lex_deal_words_dup_count (n_cards, style->language);
      GtkWidget *label = lex_figure_label_new (count, style, "caption");

      gtk_grid_attach (GTK_GRID (hand), label, 0, LEX_N_SUITS, 2, 1);
    }
  return hand;
}

/* Around its symbol a suit's cards stand as close to the compass as they can. */
static GtkWidget *
new_suit_hand (LexDeal *deal, LexSeat seat, LexSuit suit, const LexMarkupStyle *style)
{
  GtkWidget *hand = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);

  gtk_box_append (GTK_BOX (hand), new_cards (lex_deal_get_holding (deal, seat, suit), style));
  return hand;
}

static void
add_hand (LexDealView *self, LexDeal *deal, LexSeat seat, const LexDealShape *shape,
          const LexMarkupStyle *style)
{
  const gboolean suit = shape->form == LEX_DEAL_FORM_SUIT;
  g_autofree char *words = lex_deal_words_dup_hand (deal, seat, style->language);
  g_autofree char *text = g_strdup_printf ("%c %s", lex_seat_get_letter (seat),
                                           suit ? lex_suit_get_symbol (shape->suit) : "");
  GtkWidget *letter = lex_figure_label_new (g_strchomp (text), style, "seat");
  GtkWidget *hand
      = suit ? new_suit_hand (deal, seat, shape->suit, style) : new_hand (deal, seat, shape, style);

  gtk_widget_add_css_class (hand, "hand");
  gtk_widget_set_halign (hand, suit ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
  gtk_widget_set_valign (hand, suit ? GTK_ALIGN_FILL : GTK_ALIGN_START);
  gtk_accessible_update_property (GTK_ACCESSIBLE (hand), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lex_speech_get_seat (seat, style->language),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  add (self, LEX_DEAL_PART_LETTER + seat, letter);
  add (self, LEX_DEAL_PART_HAND + seat, hand);
}

static void
attach_letter (GtkGrid *compass, LexSeat seat, const LexPbn *pbn, const LexMarkupStyle *style)
{
  static const int places[LEX_N_SEATS][2] = { { 1, 0 }, { 2, 1 }, { 1, 2 }, { 0, 1 } };
  const char text[] = { lex_seat_get_letter (seat), '\0' };
  GtkWidget *letter = lex_figure_label_new (text, style, NULL);

  gtk_widget_set_halign (letter, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (letter, GTK_ALIGN_CENTER);
  if (pbn->auction && lex_auction_get_dealer (pbn->auction) == seat)
    gtk_widget_add_css_class (letter, "dealer");
  if (lex_vulnerability_includes (pbn->vulnerability, seat))
    gtk_widget_add_css_class (letter, "vulnerable");
  gtk_grid_attach (compass, letter, places[seat][0], places[seat][1], 1, 1);
}

static GtkWidget *
new_compass (const LexPbn *pbn, const LexDealShape *shape, const LexMarkupStyle *style)
{
  /* What it shows the whole diagram says. */
  GtkWidget *compass
      = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);

  gtk_widget_add_css_class (compass, "compass");
  gtk_grid_set_row_homogeneous (GTK_GRID (compass), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (compass), TRUE);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    attach_letter (GTK_GRID (compass), seat, pbn, style);
  if (shape->form == LEX_DEAL_FORM_SUIT)
    {
      GtkWidget *symbol = lex_figure_label_new (lex_suit_get_symbol (shape->suit), style, "suit");

      gtk_widget_set_halign (symbol, GTK_ALIGN_CENTER);
      gtk_grid_attach (GTK_GRID (compass), symbol, 1, 1, 1, 1);
    }
  if (lex_vulnerability_includes (pbn->vulnerability, LEX_SEAT_NORTH))
    gtk_widget_add_css_class (compass, "north-south");
  if (lex_vulnerability_includes (pbn->vulnerability, LEX_SEAT_EAST))
    gtk_widget_add_css_class (compass, "east-west");
  return compass;
}

/* In the corner where books have it, what the compass shows by form and colour, and more. */
static void
add_caption (LexDealView *self, const LexPbn *pbn, const LexMarkupStyle *style)
{
  g_autofree char *words = lex_deal_words_dup_caption (pbn, style->language);
  GtkWidget *caption;

  if (!*words)
    return;
  caption = lex_figure_label_new (words, style, "caption");
  gtk_label_set_wrap (GTK_LABEL (caption), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (caption), CAPTION_CHARS);
  add (self, LEX_DEAL_PART_CAPTION, caption);
}

GtkWidget *
lex_deal_view_new (const LexPbn *pbn, const LexMarkupStyle *style)
{
  LexDealView *self = g_object_new (LEX_TYPE_DEAL_VIEW, NULL);
  const LexDealShape shape = lex_deal_shape_of (pbn->deal);
  g_autofree char *words = lex_deal_words_describe (pbn, style->language);

  add_caption (self, pbn, style);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    if (lex_deal_get_known (pbn->deal, seat))
      add_hand (self, pbn->deal, seat, &shape, style);
  if (shape.form != LEX_DEAL_FORM_HAND)
    add (self, LEX_DEAL_PART_COMPASS, new_compass (pbn, &shape, style));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  lex_deal_words_get_title (shape.form, style->language),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  return GTK_WIDGET (self);
}
