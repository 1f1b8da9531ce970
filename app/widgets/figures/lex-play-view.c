/* lex-play-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The tricks as a table under W N E S. It refuses to know who should have won or
 * followed suit, for the play says so, and what is said of it. The example makes it.
 */

#include "widgets/figures/lex-play-view.h"

#include "type/lex-play-words.h"
#include "widgets/text/lex-figure-label.h"
#include "widgets/text/lex-widget.h"

#define COLUMN_GAP 14

struct _LexPlayView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (LexPlayView, lex_play_view, GTK_TYPE_WIDGET)

static void
lex_play_view_dispose (GObject *object)
{
  lex_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (lex_play_view_parent_class)->dispose (object);
}

static void
lex_play_view_class_init (LexPlayViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_play_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "play");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lex_play_view_init (LexPlayView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

/* After the number of the trick; West stands first. */
static int
get_column (LexSeat seat)
{
  return 1 + (seat + 1) % LEX_N_SEATS;
}

static void
attach_card (GtkGrid *grid, const LexTrick *trick, LexSeat seat, int row,
             const LexMarkupStyle *style)
{
  const LexPlayCard *card = &trick->cards[seat];
  g_autofree char *text = NULL;
  GtkWidget *label;

  if (!card->known)
    return;
  text = lex_play_words_dup_card (card, style->language);
  label = lex_figure_label_new (text, style, NULL);
  gtk_widget_set_halign (label, GTK_ALIGN_START);
  if (trick->leader == (int) seat)
    gtk_widget_add_css_class (label, "led");
  if (trick->winner == (int) seat)
    gtk_widget_add_css_class (label, "won");
  gtk_grid_attach (grid, label, get_column (seat), row, 1, 1);
}

static void
attach_trick (GtkGrid *grid, const LexTrick *trick, int number, const LexMarkupStyle *style)
{
  g_autofree char *text = g_strdup_printf ("%d.", number);
  GtkWidget *label = lex_figure_label_new (text, style, "number");

  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_grid_attach (grid, label, 0, number, 1, 1);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    attach_card (grid, trick, seat, number, style);
}

static GtkWidget *
new_table (LexPlay *play, const LexMarkupStyle *style)
{
  /* The view says all that is drawn here. */
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);
  gsize n_tricks;
  const LexTrick *tricks = lex_play_get_tricks (play, &n_tricks);

  gtk_grid_set_column_spacing (GTK_GRID (grid), COLUMN_GAP);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const char letter[] = { lex_seat_get_letter (seat), '\0' };

      gtk_grid_attach (GTK_GRID (grid), lex_figure_label_new (letter, style, "seat"),
                       get_column (seat), 0, 1, 1);
    }
  for (gsize i = 0; i < n_tricks; i++)
    attach_trick (GTK_GRID (grid), &tricks[i], (int) i + 1, style);
  return grid;
}

GtkWidget *
lex_play_view_new (LexPlay *play, const LexMarkupStyle *style)
{
  LexPlayView *self = g_object_new (LEX_TYPE_PLAY_VIEW, NULL);
  g_autofree char *legend = lex_play_words_dup_legend (play, style->language);
  g_autofree char *words = lex_play_words_describe (play, style->language);
  GtkWidget *label = lex_figure_label_new (legend, style, "caption");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_insert_before (new_table (play, style), GTK_WIDGET (self), NULL);
  gtk_widget_insert_before (label, GTK_WIDGET (self), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  style->language == LEX_LANGUAGE_PL ? "Rozgrywka" : "Play",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
  return GTK_WIDGET (self);
}
