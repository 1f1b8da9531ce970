/* lex-score-table.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A table of an event's file, such as the results of all tables on a board. It refuses to know how
 * a file is read and to work anything out. The page of a board makes it.
 */

#include "widgets/boards/lex-score-table.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "bridge/lex-contract.h"
#include "bridge/lex-rank.h"
#include "widgets/text/lex-figure-label.h"

#define COLUMN_GAP 14
#define MAX_CHARS 24

/* What the standard calls a column; any other stands as it is written. */
static const struct
{
  const char *name;
  const char *words;
} columns[] = {
  { "Rank", N_ ("Rank") },
  { "Table", N_ ("Table") },
  { "Round", N_ ("Round") },
  { "Section", N_ ("Section") },
  { "PairId_NS", "NS" },
  { "PairId_EW", "EW" },
  { "PairId", N_ ("Pair") },
  { "TeamId", N_ ("Team") },
  { "Names_NS", N_ ("NS players") },
  { "Names_EW", N_ ("EW players") },
  { "Names", N_ ("Players") },
  { "Contract", N_ ("Contract") },
  { "Declarer", N_ ("By") },
  { "Result", N_ ("Tricks") },
  { "Lead", N_ ("Lead") },
  { "Score_NS", N_ ("NS score") },
  { "Score_EW", N_ ("EW score") },
  { "MP_NS", N_ ("NS MP") },
  { "MP_EW", N_ ("EW MP") },
  { "IMP_NS", N_ ("NS IMPs") },
  { "IMP_EW", N_ ("EW IMPs") },
  { "Percentage_NS", N_ ("NS %") },
  { "Percentage_EW", N_ ("EW %") },
  { "Multiplicity", N_ ("Times") },
};

static const char *
get_words (const char *column)
{
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    if (g_str_equal (columns[i].name, column))
      return _ (columns[i].words);
  return column;
}

/* "HQ" as ♥Q, or in Polish ♥D; what is no card stays as it is. */
static char *
dup_card (const char *cell, LexLanguage language)
{
  LexSuit suit;
  guint rank;

  if (strlen (cell) != 2 || !lex_suit_from_letter (cell[0], &suit)
      || !lex_rank_from_letter (cell[1], &rank))
    return g_strdup (cell);
  return g_strconcat (lex_suit_get_symbol (suit), lex_rank_get_text (rank, language), NULL);
}

static char *
dup_cell (const char *column, const char *cell, LexLanguage language)
{
  if (g_str_equal (cell, "-"))
    return g_strdup ("–");
  if (g_str_equal (column, "Contract"))
    return lex_contract_text_from_pbn (cell, language);
  return g_str_equal (column, "Lead") ? dup_card (cell, language) : g_strdup (cell);
}

/* A dash stands for a number that is not told; a contract is none. */
static gboolean
is_number (const char *text)
{
  return text[strspn (text, "0123456789.,+-%")] == '\0' || g_str_equal (text, "–");
}

static GtkWidget *
new_cell (const char *text, const char *css_class, const LexMarkupStyle *style)
{
  GtkWidget *label = lex_figure_label_new (text, style, css_class);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (g_utf8_strlen (text, -1), MAX_CHARS));
  gtk_label_set_max_width_chars (GTK_LABEL (label), MAX_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), is_number (text) ? 1 : 0);
  return label;
}

static void
attach_row (GtkGrid *grid, const LexPbnTable *table, guint row, GString *words,
            const LexMarkupStyle *style)
{
  char **cells = table->rows->pdata[row];

  /* A line that does not fit the columns stands whole. */
  if (g_strv_length (cells) != table->columns->len)
    {
      GtkWidget *label = lex_figure_label_new (cells[0], style, NULL);

      gtk_label_set_xalign (GTK_LABEL (label), 0);
      gtk_grid_attach (grid, label, 0, (int) row + 1, (int) table->columns->len, 1);
      g_string_append_printf (words, "%s. ", cells[0]);
      return;
    }
  for (guint i = 0; i < table->columns->len; i++)
    {
      g_autofree char *text = dup_cell (table->columns->pdata[i], cells[i], style->language);

      gtk_grid_attach (grid, new_cell (text, "figure", style), (int) i, (int) row + 1, 1, 1);
      g_string_append_printf (words, "%s%s %s", i > 0 ? ", " : "",
                              get_words (table->columns->pdata[i]), text);
    }
  g_string_append (words, ". ");
}

static GtkWidget *
new_grid (const LexPbnTable *table, const char *title, const LexMarkupStyle *style)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  g_autoptr (GString) words = g_string_new (NULL);

  gtk_widget_add_css_class (grid, "table");
  gtk_grid_set_column_spacing (GTK_GRID (grid), COLUMN_GAP);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  for (guint i = 0; i < table->columns->len; i++)
    gtk_grid_attach (GTK_GRID (grid),
                     new_cell (get_words (table->columns->pdata[i]), "head", style), (int) i, 0, 1,
                     1);
  for (guint i = 0; i < MIN (table->rows->len, LEX_SCORE_TABLE_MAX_ROWS); i++)
    attach_row (GTK_GRID (grid), table, i, words, style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words->str, -1);
  return grid;
}

GtkWidget *
lex_score_table_new (const LexPbnTable *table, const char *title, const LexMarkupStyle *style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *scrolled = gtk_scrolled_window_new ();
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "heading");
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_AUTOMATIC,
                                  GTK_POLICY_NEVER);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), new_grid (table, title, style));
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), scrolled);
  if (table->rows->len > LEX_SCORE_TABLE_MAX_ROWS)
    {
      g_autofree char *more
          = g_strdup_printf (_ ("and %u rows more"), table->rows->len - LEX_SCORE_TABLE_MAX_ROWS);
      GtkWidget *rest = gtk_label_new (more);

      gtk_label_set_xalign (GTK_LABEL (rest), 0);
      gtk_widget_add_css_class (rest, "caption");
      gtk_box_append (GTK_BOX (box), rest);
    }
  return box;
}
