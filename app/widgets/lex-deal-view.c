/* lex-deal-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A deal as a diagram: four hands around a compass, of which any may be unknown
 * or partly known. It refuses to know examples and auctions. The example makes it.
 */

#include "widgets/lex-deal-view.h"

#include "widgets/lex-speech.h"

struct _LexDealView
{
  GtkWidget parent_instance;

  /* Borrowed: the only child */
  GtkWidget *grid;
};

G_DEFINE_FINAL_TYPE (LexDealView, lex_deal_view, GTK_TYPE_WIDGET)

/* Where hands and the letters of the compass stand in a grid of three by three. */
static const struct
{
  int column;
  int row;
} places[LEX_N_SEATS] = {
  [LEX_SEAT_NORTH] = { 1, 0 },
  [LEX_SEAT_EAST] = { 2, 1 },
  [LEX_SEAT_SOUTH] = { 1, 2 },
  [LEX_SEAT_WEST] = { 0, 1 },
};

static void
lex_deal_view_dispose (GObject *object)
{
  g_clear_pointer (&LEX_DEAL_VIEW (object)->grid, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_deal_view_parent_class)->dispose (object);
}

static void
lex_deal_view_class_init (LexDealViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_deal_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "deal");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lex_deal_view_init (LexDealView *self)
{
  self->grid = gtk_grid_new ();
  gtk_widget_set_halign (self->grid, GTK_ALIGN_START);
  gtk_widget_set_parent (self->grid, GTK_WIDGET (self));
}

/* The gap inside a long holding keeps 10 from running into its neighbours. */
static void
attach_suit (GtkGrid *grid, LexHolding holding, LexSuit suit, const LexMarkupStyle *style)
{
  g_autofree char *ranks = lex_holding_to_text (holding, style->language);
  g_autofree char *symbol = lex_markup_from_plain (lex_suit_get_symbol (suit), style);
  GtkWidget *symbol_label = gtk_label_new (NULL);
  GtkWidget *ranks_label = gtk_label_new (*ranks ? ranks : "–");

  gtk_label_set_markup (GTK_LABEL (symbol_label), symbol);
  gtk_label_set_xalign (GTK_LABEL (ranks_label), 0);
  gtk_grid_attach (grid, symbol_label, 0, suit, 1, 1);
  gtk_grid_attach (grid, ranks_label, 1, suit, 1, 1);
}

static GtkWidget *
new_hand (LexDeal *deal, LexSeat seat, const LexMarkupStyle *style)
{
  GtkWidget *hand = gtk_grid_new ();

  gtk_widget_add_css_class (hand, "hand");
  gtk_grid_set_column_spacing (GTK_GRID (hand), 5);
  gtk_widget_set_valign (hand, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (hand, GTK_ALIGN_START);
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    attach_suit (GTK_GRID (hand), lex_deal_get_holding (deal, seat, suit), suit, style);
  return hand;
}

static gboolean
is_vulnerable (LexSeat seat, LexVulnerability vulnerability)
{
  const gboolean north_south = seat == LEX_SEAT_NORTH || seat == LEX_SEAT_SOUTH;

  return vulnerability == LEX_VULNERABILITY_ALL
         || vulnerability == (north_south ? LEX_VULNERABILITY_NS : LEX_VULNERABILITY_EW);
}

static GtkWidget *
new_letter (LexSeat seat, const LexSeat *dealer, LexVulnerability vulnerability)
{
  const char text[] = { lex_seat_get_letter (seat), '\0' };
  GtkWidget *letter = gtk_label_new (text);

  gtk_widget_set_halign (letter, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (letter, GTK_ALIGN_CENTER);
  if (dealer && *dealer == seat)
    gtk_widget_add_css_class (letter, "dealer");
  if (is_vulnerable (seat, vulnerability))
    gtk_widget_add_css_class (letter, "vulnerable");
  return letter;
}

static GtkWidget *
new_compass (const LexSeat *dealer, LexVulnerability vulnerability)
{
  GtkWidget *compass = gtk_grid_new ();

  gtk_widget_add_css_class (compass, "compass");
  gtk_grid_set_row_homogeneous (GTK_GRID (compass), TRUE);
  gtk_grid_set_column_homogeneous (GTK_GRID (compass), TRUE);
  gtk_widget_set_halign (compass, GTK_ALIGN_START);
  gtk_widget_set_valign (compass, GTK_ALIGN_CENTER);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    gtk_grid_attach (GTK_GRID (compass), new_letter (seat, dealer, vulnerability),
                     places[seat].column, places[seat].row, 1, 1);
  if (is_vulnerable (LEX_SEAT_NORTH, vulnerability))
    gtk_widget_add_css_class (compass, "north-south");
  if (is_vulnerable (LEX_SEAT_EAST, vulnerability))
    gtk_widget_add_css_class (compass, "east-west");
  return compass;
}

static const char *
get_vulnerability_words (LexVulnerability vulnerability, LexLanguage language)
{
  static const char *const words[LEX_N_LANGUAGES][5] = {
    [LEX_LANGUAGE_EN]
    = { NULL, "none vulnerable", "NS vulnerable", "EW vulnerable", "both vulnerable" },
    [LEX_LANGUAGE_PL]
    = { NULL, "obie przed partią", "NS po partii", "EW po partii", "obie po partii" },
  };

  return words[language][vulnerability];
}

/* In the corner where books have it, what the compass shows by form and colour. */
static char *
dup_caption (const LexSeat *dealer, LexVulnerability vulnerability, LexLanguage language,
             const char *separator)
{
  const char *words = get_vulnerability_words (vulnerability, language);
  g_autofree char *deals = NULL;

  if (dealer)
    deals = g_strdup_printf (language == LEX_LANGUAGE_PL ? "rozdawał %c" : "dealer %c",
                             lex_seat_get_letter (*dealer));
  return g_strconcat (deals ? deals : "", deals && words ? separator : "", words ? words : "",
                      NULL);
}

static void
attach_caption (GtkGrid *grid, const LexSeat *dealer, LexVulnerability vulnerability,
                LexLanguage language)
{
  g_autofree char *caption = dup_caption (dealer, vulnerability, language, "\n");
  GtkWidget *label = gtk_label_new (caption);

  gtk_widget_add_css_class (label, "caption");
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_valign (label, GTK_ALIGN_START);
  gtk_grid_attach (grid, label, 0, 0, 1, 1);
}

GtkWidget *
lex_deal_view_new (LexDeal *deal, const LexSeat *dealer, LexVulnerability vulnerability,
                   const LexMarkupStyle *style)
{
  LexDealView *self = g_object_new (LEX_TYPE_DEAL_VIEW, NULL);
  GtkGrid *grid = GTK_GRID (self->grid);
  g_autofree char *description = lex_deal_describe (deal, dealer, vulnerability, style->language);

  gtk_grid_set_column_spacing (grid, 14);
  gtk_grid_set_row_spacing (grid, 8);
  attach_caption (grid, dealer, vulnerability, style->language);
  gtk_grid_attach (grid, new_compass (dealer, vulnerability), 1, 1, 1, 1);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    if (lex_deal_get_known (deal, seat))
      gtk_grid_attach (grid, new_hand (deal, seat, style), places[seat].column, places[seat].row, 1,
                       1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  style->language == LEX_LANGUAGE_PL ? "Rozdanie" : "Deal",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return GTK_WIDGET (self);
}

static void
append_hand (GString *words, LexDeal *deal, LexSeat seat, LexLanguage language)
{
  g_string_append_printf (words, "%s: ", lex_speech_get_seat (seat, language));
  for (LexSuit suit = 0; suit < LEX_N_SUITS; suit++)
    {
      g_autofree char *cards
          = lex_speech_dup_holding (lex_deal_get_holding (deal, seat, suit), language);

      g_string_append_printf (words, "%s%s %s", suit > 0 ? "; " : "",
                              lex_speech_get_suit (suit, language), cards);
    }
  g_string_append (words, ". ");
}

char *
lex_deal_describe (LexDeal *deal, const LexSeat *dealer, LexVulnerability vulnerability,
                   LexLanguage language)
{
  g_autofree char *caption = dup_caption (dealer, vulnerability, language, ", ");
  GString *words = g_string_new (NULL);

  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    if (lex_deal_get_known (deal, seat))
      append_hand (words, deal, seat, language);
  g_string_append (words, caption);
  g_strchomp (words->str);
  return g_string_free (words, FALSE);
}
