/* lex-auction-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An auction as a table under W N E S. It refuses to know what stands in the table, which is
 * lex-auction-table.c's. The example makes it.
 */

#include "widgets/figures/lex-auction-view.h"

#include "type/lex-auction-table.h"
#include "widgets/text/lex-figure-label.h"
#include "widgets/text/lex-flow-layout.h"
#include "widgets/text/lex-widget.h"

#define CALL_GAP 6
#define SEAT_CHARS 4

struct _LexAuctionView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (LexAuctionView, lex_auction_view, GTK_TYPE_WIDGET)

static void
lex_auction_view_dispose (GObject *object)
{
  lex_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (lex_auction_view_parent_class)->dispose (object);
}

static void
lex_auction_view_class_init (LexAuctionViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_auction_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "auction");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lex_auction_view_init (LexAuctionView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
}

/* Pango draws its line through a suit where the symbol's font has it, lower than through
 * the words; one line is drawn over all. */
static GtkWidget *
strike (GtkWidget *label)
{
  GtkWidget *overlay = gtk_overlay_new ();
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_add_css_class (overlay, "withdrawn");
  gtk_widget_add_css_class (line, "line");
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), label);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), line);
  return overlay;
}

static GtkWidget *
new_mark (const LexAuctionMark *mark, const LexMarkupStyle *style)
{
  GtkWidget *label = lex_figure_label_new (mark->text, style, NULL);

  return mark->withdrawn ? strike (label) : label;
}

/* The arrow must not part from what it leads to. */
static GtkWidget *
new_replacement (const LexAuctionMark *mark, const LexMarkupStyle *style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, CALL_GAP);

  gtk_box_append (GTK_BOX (box), lex_figure_label_new ("→", style, NULL));
  gtk_box_append (GTK_BOX (box), new_mark (mark, style));
  return box;
}

/* A call, and all that replaced it. */
static GtkWidget *
new_cell (GArray *marks, const LexMarkupStyle *style)
{
  GtkWidget *cell = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (cell, lex_flow_layout_new (CALL_GAP));
  for (guint i = 0; i < marks->len; i++)
    {
      const LexAuctionMark *mark = &g_array_index (marks, LexAuctionMark, i);

      gtk_box_append (GTK_BOX (cell),
                      i == 0 ? new_mark (mark, style) : new_replacement (mark, style));
    }
  return cell;
}

static void
attach_seats (GtkGrid *grid, const LexMarkupStyle *style)
{
  for (LexSeat seat = 0; seat < LEX_N_SEATS; seat++)
    {
      const char letter[] = { lex_seat_get_letter (seat), '\0' };
      GtkWidget *label = lex_figure_label_new (letter, style, "seat");

      gtk_label_set_width_chars (GTK_LABEL (label), SEAT_CHARS);
      gtk_grid_attach (grid, label, (int) lex_auction_table_get_column (seat), 0, 1, 1);
    }
}

static GtkWidget *
new_grid (const LexAuctionTable *table, const LexMarkupStyle *style)
{
  /* The view says all that is drawn here. */
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  gtk_widget_set_valign (grid, GTK_ALIGN_START);
  attach_seats (GTK_GRID (grid), style);
  for (guint i = 0; i < table->cells->len; i++)
    {
      GArray *marks = table->cells->pdata[i];

      if (marks->len > 0)
        gtk_grid_attach (GTK_GRID (grid), new_cell (marks, style), (int) i % LEX_N_SEATS,
                         1 + (int) i / LEX_N_SEATS, 1, 1);
    }
  return grid;
}

static void
append_legend (LexAuctionView *self, const char *legend, const LexMarkupStyle *style)
{
  GtkWidget *label;

  if (!*legend)
    return;
  label = lex_figure_label_new (legend, style, "caption");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_insert_before (label, GTK_WIDGET (self), NULL);
}

GtkWidget *
lex_auction_view_new (LexAuction *auction, const LexMarkupStyle *style)
{
  LexAuctionView *self = g_object_new (LEX_TYPE_AUCTION_VIEW, NULL);
  g_autoptr (LexAuctionTable) table = lex_auction_table_new (auction, style->language);
  g_autofree char *description = lex_auction_table_describe (auction, style->language);

  gtk_widget_insert_before (new_grid (table, style), GTK_WIDGET (self), NULL);
  append_legend (self, table->legend, style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  style->language == LEX_LANGUAGE_PL ? "Licytacja" : "Auction",
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  return GTK_WIDGET (self);
}
