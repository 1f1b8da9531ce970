/* lex-example-rows.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What makes a clause a worked example: its figures, and a ruling that a
 * director first answers himself. It refuses to know the rest of the page. The page calls it.
 */

#include "widgets/page/lex-example-rows.h"

#include <glib/gi18n-lib.h>

#include "widgets/figures/lex-example.h"
#include "widgets/figures/lex-solving.h"
#include "widgets/page/lex-clause-row.h"

/* What the cards would have made stands beside them, once somebody asks. */
static GtkWidget *
new_solving (LexClause *clause, const LexMarkupStyle *style)
{
  g_autoptr (LexPbn) pbn = lex_pbn_parse (lex_clause_get_pbn (clause), NULL);

  return lex_solving_new (pbn, style);
}

static void
append_figures (GPtrArray *rows, const LexTypesetting *setting, LexClause *clause)
{
  const LexMarkupStyle style = lex_typesetting_get_style (setting, setting->languages[0]);
  GtkWidget *figures = lex_example_new (clause, &style);
  GtkWidget *solving;
  GtkWidget *row;

  if (!figures)
    return;
  solving = new_solving (clause, &style);
  if (solving)
    gtk_box_append (GTK_BOX (figures), solving);
  row = lex_clause_row_new (setting, lex_clause_get_label (clause), 0);
  lex_clause_row_set_span (LEX_CLAUSE_ROW (row), figures);
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
lex_example_rows_new (const LexTypesetting *setting, LexClause *clause)
{
  GPtrArray *rows = g_ptr_array_new ();

  append_figures (rows, setting, clause);
  append_ruling (rows, setting, clause);
  return rows;
}
