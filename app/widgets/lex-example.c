/* lex-example.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What makes a clause a worked example: deal, auction, and a ruling that a
 * director first answers himself. It refuses to know the rest of the page. The page calls it.
 */

#include "widgets/lex-example.h"

#include <glib/gi18n-lib.h>

#include "bridge/pbn/lex-pbn.h"
#include "widgets/lex-auction-view.h"
#include "widgets/lex-clause-row.h"
#include "widgets/lex-deal-view.h"
#include "widgets/lex-deal-words.h"
#include "widgets/lex-flow-layout.h"
#include "widgets/lex-play-view.h"

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
static GtkWidget *
new_figures (const LexPbn *pbn, const LexMarkupStyle *style)
{
  GtkWidget *figures = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);

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

static void
append_figures (GPtrArray *rows, const LexTypesetting *setting, LexClause *clause)
{
  const LexMarkupStyle style = lex_typesetting_get_style (setting, setting->languages[0]);
  const char *text = lex_clause_get_pbn (clause);
  g_autoptr (LexPbn) pbn = text ? lex_pbn_parse (text, NULL) : NULL;
  GtkWidget *row;

  /* A damaged diagram of an import must not keep its text from being read. */
  if (!pbn || (!pbn->deal && !pbn->auction && !pbn->play))
    return;
  row = lex_clause_row_new (setting, lex_clause_get_label (clause), 0);
  lex_clause_row_set_span (LEX_CLAUSE_ROW (row), new_figures (pbn, &style));
  lex_clause_row_describe (LEX_CLAUSE_ROW (row), _ ("Diagram"), NULL);
  g_ptr_array_add (rows, row);
}

static void
toggled_cb (GtkToggleButton *button, GtkWidget *ruling)
{
  const gboolean open = gtk_toggle_button_get_active (button);

  gtk_widget_set_visible (ruling, open);
  gtk_button_set_label (GTK_BUTTON (button), open ? _ ("Hide the ruling") : _ ("Show the ruling"));
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED, open, -1);
}

static GtkWidget *
new_button_row (const LexTypesetting *setting, LexClause *clause, GtkWidget *ruling)
{
  GtkWidget *row = lex_clause_row_new (setting, lex_clause_get_label (clause), 0);
  GtkWidget *button = gtk_toggle_button_new_with_label (_ ("Show the ruling"));

  gtk_widget_set_halign (button, GTK_ALIGN_START);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "ask");
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_EXPANDED, FALSE, -1);
  g_signal_connect_object (button, "toggled", G_CALLBACK (toggled_cb), ruling, 0);
  lex_clause_row_set_span (LEX_CLAUSE_ROW (row), button);
  return row;
}

static void
append_ruling (GPtrArray *rows, const LexTypesetting *setting, LexClause *clause)
{
  GtkWidget *row = NULL;

  for (int place = 0; place < setting->grid.n_texts; place++)
    {
      LexLanguage language = setting->languages[place];
      LexText *ruling = lex_clause_get_ruling (clause, language);

      if (!ruling && setting->grid.n_texts == 1)
        ruling = lex_clause_get_ruling (clause, language = 1 - language);
      const LexMarkupStyle style = lex_typesetting_get_style (setting, language);
      if (!ruling)
        continue;
      if (!row)
        row = lex_clause_row_new (setting, lex_clause_get_label (clause), 0);
      lex_clause_row_set_text (LEX_CLAUSE_ROW (row), place, ruling, &style, NULL);
    }
  if (!row)
    return;
  lex_clause_row_describe (LEX_CLAUSE_ROW (row), _ ("Ruling"), NULL);
  gtk_widget_add_css_class (row, "ruling");
  gtk_widget_set_visible (row, FALSE);
  g_ptr_array_add (rows, new_button_row (setting, clause, row));
  g_ptr_array_add (rows, row);
}

GPtrArray *
lex_example_new_rows (const LexTypesetting *setting, LexClause *clause)
{
  GPtrArray *rows = g_ptr_array_new ();

  append_figures (rows, setting, clause);
  append_ruling (rows, setting, clause);
  return rows;
}
