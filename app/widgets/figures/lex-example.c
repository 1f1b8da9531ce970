/* lex-example.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What a worked example shows: deal, auction and play. It refuses to know the words of the example
 * and its ruling. The page calls it, and whatever else shows an example.
 */

#include "widgets/figures/lex-example.h"

#include "bridge/pbn/lex-pbn.h"
#include "type/lex-deal-words.h"
#include "widgets/figures/lex-auction-view.h"
#include "widgets/figures/lex-deal-view.h"
#include "widgets/figures/lex-play-view.h"
#include "widgets/text/lex-flow-layout.h"

#define FIGURE_GAP 36

/* Where there is no deal to say it in its corner, who is vulnerable stands above the auction. */
static GtkWidget *
new_auction (const LexPbn *pbn, const LexMarkupStyle *style)
{
  GtkWidget *auction = lex_auction_view_new (pbn->auction, style);
  g_autofree char *caption = NULL;
  GtkWidget *box;
  GtkWidget *label;

  if (pbn->deal)
    return auction;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  caption = lex_deal_words_dup_caption (pbn, style->language);
  label = gtk_label_new (caption);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), auction);
  return box;
}

/* Deal, auction and play stand beside each other, or below where there is no room. */
GtkWidget *
lex_example_new_figures (const LexPbn *pbn, const LexMarkupStyle *style)
{
  GtkWidget *figures;

  /* A damaged diagram of an import must not keep its text from being read. */
  if (!pbn || (!pbn->deal && !pbn->auction && !pbn->play))
    return NULL;
  figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (figures, lex_flow_layout_new (FIGURE_GAP));
  gtk_widget_add_css_class (figures, "figures");
  if (pbn->deal)
    gtk_box_append (GTK_BOX (figures), lex_deal_view_new (pbn, style));
  if (pbn->auction)
    gtk_box_append (GTK_BOX (figures), new_auction (pbn, style));
  if (pbn->play)
    gtk_box_append (GTK_BOX (figures), lex_play_view_new (pbn->play, style));
  return figures;
}

GtkWidget *
lex_example_new (LexClause *clause, const LexMarkupStyle *style)
{
  return lex_example_draw (lex_clause_get_pbn (clause), style);
}

GtkWidget *
lex_example_draw (const char *text, const LexMarkupStyle *style)
{
  g_autoptr (LexPbn) pbn = text ? lex_pbn_parse (text, NULL) : NULL;

  return lex_example_new_figures (pbn, style);
}
