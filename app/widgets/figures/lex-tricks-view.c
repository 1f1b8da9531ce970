/* lex-tricks-view.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the cards would have made, as the table of a hand record. It refuses to know how that was
 * worked out. lex-solving.c makes it.
 */

#include "widgets/figures/lex-tricks-view.h"

#include <glib/gi18n-lib.h>

#include "services/lex-analysis-words.h"
#include "type/lex-speech.h"
#include "widgets/text/lex-figure-label.h"
#include "widgets/text/lex-widget.h"

#define COLUMN_GAP 14

struct _LexTricksView
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (LexTricksView, lex_tricks_view, GTK_TYPE_WIDGET)

static void
lex_tricks_view_dispose (GObject *object)
{
  lex_widget_unparent_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (lex_tricks_view_parent_class)->dispose (object);
}

static void
lex_tricks_view_class_init (LexTricksViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = lex_tricks_view_dispose;
  gtk_widget_class_set_css_name (widget_class, "tricks");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
lex_tricks_view_init (LexTricksView *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (layout), 6);
}

static void
attach (GtkGrid *grid, const char *text, const char *css_class, guint column, guint row,
        const LexMarkupStyle *style)
{
  GtkWidget *label = lex_figure_label_new (text, style, css_class);

  gtk_label_set_xalign (GTK_LABEL (label), column > 0 ? 1 : 0);
  gtk_grid_attach (grid, label, (int) column, (int) row, 1, 1);
}

static void
attach_row (GtkGrid *grid, const LexSolution *solution, guint row, const LexMarkupStyle *style)
{
  const LexSeat seat = lex_analysis_words_get_seat (row);
  const char letter[] = { lex_seat_get_letter (seat), '\0' };

  attach (grid, letter, "seat", 0, row + 1, style);
  for (guint column = 0; column < LEX_ANALYSIS_N_COLUMNS; column++)
    {
      g_autofree char *text
          = g_strdup_printf ("%u", solution->tricks[seat][lex_analysis_words_get_trumps (column)]);

      attach (grid, text, NULL, column + 1, row + 1, style);
    }
}

static GtkWidget *
new_grid (const LexSolution *solution, const LexMarkupStyle *style)
{
  /* The view says all that is drawn here. */
  GtkWidget *grid = g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_NONE, NULL);

  gtk_grid_set_column_spacing (GTK_GRID (grid), COLUMN_GAP);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  gtk_widget_set_halign (grid, GTK_ALIGN_START);
  for (guint column = 0; column < LEX_ANALYSIS_N_COLUMNS; column++)
    attach (GTK_GRID (grid), lex_analysis_words_get_column (column, style->language), "seat",
            column + 1, 0, style);
  for (guint row = 0; row < LEX_ANALYSIS_N_ROWS; row++)
    attach_row (GTK_GRID (grid), solution, row, style);
  return grid;
}

static const char *
get_denomination (guint column, LexLanguage language)
{
  if (lex_analysis_words_get_trumps (column) == LEX_TRUMPS_NONE)
    return language == LEX_LANGUAGE_PL ? "bez atu" : "notrump";
  return lex_speech_get_suit ((LexSuit) (column - 1), language);
}

/* "North: notrump 6, spades 5, …" */
static char *
dup_words (const LexSolution *solution, LexLanguage language)
{
  GString *words = g_string_new (NULL);

  for (guint row = 0; row < LEX_ANALYSIS_N_ROWS; row++)
    {
      const LexSeat seat = lex_analysis_words_get_seat (row);

      g_string_append_printf (words, "%s%s:", row > 0 ? " " : "",
                              lex_speech_get_seat (seat, language));
      for (guint column = 0; column < LEX_ANALYSIS_N_COLUMNS; column++)
        g_string_append_printf (words, "%s %s %u", column > 0 ? "," : "",
                                get_denomination (column, language),
                                solution->tricks[seat][lex_analysis_words_get_trumps (column)]);
      g_string_append_c (words, '.');
    }
  return g_string_free (words, FALSE);
}

GtkWidget *
lex_tricks_view_new (const LexSolution *solution, const LexMarkupStyle *style)
{
  LexTricksView *self = g_object_new (LEX_TYPE_TRICKS_VIEW, NULL);
  g_autofree char *words = dup_words (solution, style->language);
  g_autofree char *par = NULL;

  gtk_widget_insert_before (new_grid (solution, style), GTK_WIDGET (self), NULL);
  if (solution->has_par)
    {
      par = lex_analysis_words_dup_par (solution, style->language);
      gtk_widget_insert_before (lex_figure_label_new (par, style, NULL), GTK_WIDGET (self), NULL);
    }
  if (par)
    {
      g_autofree char *both = g_strconcat (words, " ", par, NULL);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      both, -1);
    }
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    words, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Tricks of each declarer"), -1);
  return GTK_WIDGET (self);
}
