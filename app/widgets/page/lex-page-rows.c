/* lex-page-rows.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which row of a page a clause is, and where the columns of all of them stand. It refuses to know
 * how rows are made. Whoever goes to a clause of a page calls it.
 */

#include "widgets/page/lex-page-private.h"

#include "widgets/text/lex-widget.h"

LexClauseRow *
lex_page_find_row (LexPage *self, LexLabel *label)
{
  LexClauseRow *above = NULL;

  g_return_val_if_fail (LEX_IS_PAGE (self), NULL);

  lex_page_complete (self);
  for (guint i = 0; i < self->rows->len; i++)
    {
      LexClauseRow *row = g_ptr_array_index (self->rows, i);
      LexLabel *own = lex_clause_row_get_label (row);

      if (!gtk_widget_get_visible (GTK_WIDGET (row)))
        continue;
      if (lex_label_contains (label, own))
        return row;
      if (lex_label_contains (own, label))
        above = row;
    }
  return above;
}

/* Counts the rows of a clause that stand, of its past wording or of that in force. */
static guint
count_rows (LexPage *self, LexLabel *label, gboolean past)
{
  guint n = 0;

  for (guint i = 0; i < self->rows->len; i++)
    {
      LexClauseRow *row = g_ptr_array_index (self->rows, i);

      n += lex_label_equal (lex_clause_row_get_label (row), label)
           && g_ptr_array_find (self->past_rows, row, NULL) == past;
    }
  return n;
}

gboolean
lex_page_is_only_past (LexPage *self, LexLabel *label)
{
  g_return_val_if_fail (LEX_IS_PAGE (self), FALSE);

  /* Mostly the first rows tell, and the others can wait for the first frame. */
  if (count_rows (self, label, FALSE) > 0)
    return FALSE;
  lex_page_complete (self);
  return count_rows (self, label, FALSE) == 0 && count_rows (self, label, TRUE) > 0;
}

guint
lex_page_get_turn (LexPage *self, LexClauseRow *row)
{
  guint turn = 0;

  g_return_val_if_fail (LEX_IS_PAGE (self), 0);

  for (guint i = 0; i < self->rows->len && g_ptr_array_index (self->rows, i) != row; i++)
    turn += lex_label_equal (lex_clause_row_get_label (g_ptr_array_index (self->rows, i)),
                             lex_clause_row_get_label (row));
  return turn;
}

LexClauseRow *
lex_page_find_turn (LexPage *self, LexLabel *label, guint turn)
{
  LexClauseRow *last = NULL;
  guint seen = 0;

  g_return_val_if_fail (LEX_IS_PAGE (self), NULL);

  lex_page_complete (self);
  for (guint i = 0; i < self->rows->len && seen <= turn; i++)
    {
      LexClauseRow *row = g_ptr_array_index (self->rows, i);

      if (!lex_label_equal (lex_clause_row_get_label (row), label))
        continue;
      seen++;
      if (gtk_widget_get_visible (GTK_WIDGET (row)))
        last = row;
    }
  return last ? last : lex_page_find_row (self, label);
}

LexClauseRow *
lex_page_get_row_at (LexPage *self, double y)
{
  g_return_val_if_fail (LEX_IS_PAGE (self), NULL);

  for (guint i = 0; i < self->rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (self->rows, i);
      graphene_rect_t bounds;

      if (gtk_widget_get_visible (row)
          && gtk_widget_compute_bounds (row, GTK_WIDGET (self), &bounds)
          && bounds.origin.y + bounds.size.height > y)
        return LEX_CLAUSE_ROW (row);
    }
  return NULL;
}

gboolean
lex_page_get_columns (LexPage *self, LexColumns *columns)
{
  const LexGrid *grid;

  g_return_val_if_fail (LEX_IS_PAGE (self), FALSE);
  g_return_val_if_fail (columns != NULL, FALSE);

  grid = &self->setting.grid;
  *columns = lex_columns_for_width (grid, gtk_widget_get_width (GTK_WIDGET (self)),
                                    lex_widget_get_em (GTK_WIDGET (self)));
  return grid->n_texts > 1 && !columns->stacked && self->rows->len > 0;
}
