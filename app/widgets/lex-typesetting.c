/* lex-typesetting.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes labels, and tables of labels, from texts. It refuses to know where on
 * the page they go. Rows, cards and the example call it.
 */

#include "widgets/lex-typesetting.h"

#include <string.h>

#include "widgets/lex-link.h"
#include "widgets/lex-table-layout.h"

#define MIN_CHARS 12

LexMarkupStyle
lex_typesetting_get_style (const LexTypesetting *self, LexLanguage language)
{
  return (LexMarkupStyle){ language, self->palette };
}

void
lex_typesetting_set_language (GtkWidget *label, LexLanguage language)
{
  PangoLanguage *code = pango_language_from_string (lex_language_get_code (language));
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_language_new (code));
  gtk_label_set_attributes (GTK_LABEL (label), attributes);
  pango_context_set_language (gtk_widget_get_pango_context (label), code);
}

/* What a term means is read in place; where nobody can show it, one goes there. */
static gboolean
define (GtkLabel *label)
{
  g_autoptr (LexLink) link = lex_link_find_current (label);
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (label)));
  double x;
  double y;

  if (!link
      || !gtk_widget_translate_coordinates (GTK_WIDGET (label), root, link->area.x, link->area.y,
                                            &x, &y))
    return FALSE;
  return gtk_widget_activate_action (GTK_WIDGET (label), "reader.define", "(siiii)",
                                     lex_label_get_text (link->label), (int) x, (int) y,
                                     link->area.width, link->area.height);
}

static gboolean
activate_link_cb (GtkLabel *label, const char *uri, gpointer user_data)
{
  GtkWidget *popover = gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_POPOVER);

  if (g_str_has_prefix (uri, LEX_MARKUP_PAST))
    return gtk_widget_activate_action (GTK_WIDGET (label), "reader.past", NULL);
  if (g_str_has_prefix (uri, LEX_MARKUP_CITED))
    return gtk_widget_activate_action (GTK_WIDGET (label), "lookup.cited", "s",
                                       uri + strlen (LEX_MARKUP_CITED));
  if (!lex_markup_get_target (uri))
    return FALSE;
  if (!popover && g_str_has_prefix (uri, LEX_MARKUP_TERM) && define (label))
    return TRUE;
  /* Who follows a link has seen what it stands in. */
  if (popover)
    gtk_popover_popdown (GTK_POPOVER (popover));
  gtk_widget_activate_action (GTK_WIDGET (label), "win.open", "s", lex_markup_get_target (uri));
  return TRUE;
}

GtkWidget *
lex_text_label_new (const char *markup, LexLanguage language, const char *css_class)
{
  GtkWidget *label = gtk_label_new (NULL);

  lex_typesetting_set_language (label, language);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  /* Spares GTK breaking every text letter by letter to find how narrow it may be. */
  gtk_label_set_width_chars (GTK_LABEL (label), MIN_CHARS);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_yalign (GTK_LABEL (label), 0);
  gtk_label_set_markup (GTK_LABEL (label), markup);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  /* Most texts have a link; a handler on those without one would be waste. */
  if (strstr (markup, "<a "))
    g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
  return label;
}

GtkWidget *
lex_figure_label_new (const char *plain, const LexMarkupStyle *style, const char *css_class)
{
  g_autofree char *markup = lex_markup_from_plain (plain, style);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (css_class)
    gtk_widget_add_css_class (label, css_class);
  gtk_accessible_update_state (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  return label;
}

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

static void
append_line (GtkBox *table, LexText *text, const gsize range[2], guint n_columns,
             const LexMarkupStyle *style, gboolean head)
{
  const char *plain = lex_text_get_plain (text);
  gsize start = range[0];

  for (guint column = 0; column < n_columns; column++)
    {
      const char *tab = start < range[1] ? memchr (plain + start, '\t', range[1] - start) : NULL;
      const gsize end = tab ? (gsize) (tab - plain) : range[1];
      GtkWidget *cell = new_cell (text, start, end, style, head);

      align_cell (cell, (int) column);
      gtk_box_append (table, cell);
      start = MIN (end + 1, range[1]);
    }
}

static GtkWidget *
new_table (LexText *text, const LexSpan *span, const LexMarkupStyle *style)
{
  const char *plain = lex_text_get_plain (text);
  const gboolean has_head = g_strcmp0 (span->target, "head") == 0;
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
                   row == 0 && has_head);
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
