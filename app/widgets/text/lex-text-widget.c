/* lex-text-widget.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text as a widget: one label, or labels and tables of labels. It refuses to know where on
 * the page it goes. Rows make it.
 */

#include "widgets/text/lex-text-widget.h"

#include <string.h>

#include "widgets/text/lex-table-layout.h"
#include "widgets/text/lex-text-label.h"

static void
append_remark (GString *markup, const char *remark, const LexMarkupStyle *style)
{
  if (remark)
    g_string_append_printf (markup, "%s<span size=\"83%%\" foreground=\"%s\">%s</span>",
                            markup->len > 0 ? "\n" : "", style->palette->quiet, remark);
}

static GtkWidget *
new_cell (LexText *text, gsize start, gsize end, const LexMarkupStyle *style, gboolean head)
{
  g_autofree char *markup = lex_markup_from_range (text, start, end, style);
  GtkWidget *cell = lex_text_label_new (markup, style->language, head ? "head" : NULL);

  /* Words do not break inside a cell: its longest word tells how narrow it can be. */
  gtk_label_set_wrap_mode (GTK_LABEL (cell), PANGO_WRAP_WORD);
  gtk_label_set_width_chars (GTK_LABEL (cell), -1);
  gtk_label_set_max_width_chars (GTK_LABEL (cell), 24);
  return cell;
}

/* Figures stand under one another by their right edge, words by their left. */
static void
align_cell (GtkWidget *cell, int column)
{
  const char *words = gtk_label_get_text (GTK_LABEL (cell));

  if (column > 0 && g_ascii_isdigit (*words) && strlen (words) < 6)
    gtk_widget_add_css_class (cell, "figure");
}

/* As many as the longest row has. */
static guint
count_columns (const char *plain, const LexSpan *span)
{
  guint most = 1;
  guint cells = 1;

  for (gsize i = span->start; i < span->end; i++)
    {
      cells = plain[i] == '\n' ? 1 : cells + (plain[i] == '\t');
      most = MAX (most, cells);
    }
  return most;
}

/* @n_heads: how many of its cells, from the left, say what the others are */
static void
append_line (GtkBox *table, LexText *text, const gsize range[2], guint n_columns,
             const LexMarkupStyle *style, guint n_heads)
{
  const char *plain = lex_text_get_plain (text);
  gsize start = range[0];

  for (guint column = 0; column < n_columns; column++)
    {
      const char *tab = start < range[1] ? memchr (plain + start, '\t', range[1] - start) : NULL;
      const gsize end = tab ? (gsize) (tab - plain) : range[1];
      GtkWidget *cell = new_cell (text, start, end, style, column < n_heads);

      align_cell (cell, (int) column);
      gtk_box_append (table, cell);
      start = MIN (end + 1, range[1]);
    }
}

static GtkWidget *
new_table (LexText *text, const LexSpan *span, const LexMarkupStyle *style)
{
  const char *plain = lex_text_get_plain (text);
  const gboolean has_head = lex_text_span_has_head (span);
  const guint n_columns = count_columns (plain, span);
  GtkWidget *table = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gsize start = span->start;

  gtk_widget_set_layout_manager (table, lex_table_layout_new (n_columns, has_head));
  gtk_widget_add_css_class (table, "table");
  gtk_widget_set_halign (table, GTK_ALIGN_START);
  for (int row = 0; start < span->end; row++)
    {
      const char *newline = memchr (plain + start, '\n', span->end - start);
      const gsize end = newline ? (gsize) (newline - plain) : span->end;

      append_line (GTK_BOX (table), text, (gsize[]){ start, end }, n_columns, style,
                   row == 0 && has_head ? n_columns : (guint) lex_text_span_has_side_heads (span));
      start = end + 1;
    }
  return table;
}

/* Words between tables, without the newlines that part them. */
static void
append_words (GtkBox *box, LexText *text, gsize start, gsize end, const LexMarkupStyle *style)
{
  const char *plain = lex_text_get_plain (text);
  g_autofree char *markup = NULL;

  while (start < end && g_ascii_isspace (plain[start]))
    start++;
  while (end > start && g_ascii_isspace (plain[end - 1]))
    end--;
  if (start == end)
    return;
  markup = lex_markup_from_range (text, start, end, style);
  gtk_box_append (box, lex_text_label_new (markup, style->language, "law"));
}

static GtkWidget *
new_column (LexText *text, const LexMarkupStyle *style, const char *remark)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gsize n_spans;
  const LexSpan *spans = lex_text_get_spans (text, &n_spans);
  gsize done = 0;

  for (gsize i = 0; i < n_spans; i++)
    {
      if (spans[i].kind != LEX_SPAN_TABLE)
        continue;
      append_words (GTK_BOX (box), text, done, spans[i].start, style);
      gtk_box_append (GTK_BOX (box), new_table (text, &spans[i], style));
      done = spans[i].end;
    }
  append_words (GTK_BOX (box), text, done, strlen (lex_text_get_plain (text)), style);
  if (remark)
    {
      g_autoptr (GString) markup = g_string_new (NULL);

      append_remark (markup, remark, style);
      gtk_box_append (GTK_BOX (box), lex_text_label_new (markup->str, style->language, "law"));
    }
  return box;
}

static gboolean
has_table (LexText *text)
{
  gsize n_spans;
  const LexSpan *spans = lex_text_get_spans (text, &n_spans);

  for (gsize i = 0; i < n_spans; i++)
    if (spans[i].kind == LEX_SPAN_TABLE)
      return TRUE;
  return FALSE;
}

GtkWidget *
lex_text_widget_new (LexText *text, const LexMarkupStyle *style, const char *remark)
{
  g_autofree char *body = NULL;
  g_autoptr (GString) markup = NULL;

  if (has_table (text))
    return new_column (text, style, remark);
  body = lex_markup_from_text (text, style);
  markup = g_string_new (body);
  append_remark (markup, remark, style);
  return lex_text_label_new (markup->str, style->language, "law");
}
