/* lex-quote.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A clause in small, in both languages, to be read in place: what a term means,
 * what a reference refers to. It refuses to know where it is shown. The page's previews make it.
 */

#include "widgets/inplace/lex-quote.h"

#include <string.h>

#include "services/lex-passage.h"
#include "widgets/text/lex-heading.h"
#include "widgets/text/lex-text-label.h"
#include "widgets/text/lex-theme.h"

#define GAP 6
#define WIDTH_CHARS 46

/* A word or so: what is narrower than that no page is. */
#define LEAST_CHARS 8

/* So many letters of each language are enough to recognize a law by. */
#define ENOUGH 520

static void
append (GtkBox *box, GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      gtk_label_set_width_chars (GTK_LABEL (widget), WIDTH_CHARS);
      gtk_label_set_max_width_chars (GTK_LABEL (widget), WIDTH_CHARS);
    }
  gtk_box_append (box, widget);
}

/* The way there: number and heading. */
static void
append_title (GtkBox *box, LexClause *clause, const LexMarkupStyle *style)
{
  LexLabel *label = lex_clause_get_label (clause);
  const char *own = lex_clause_get_heading (clause, style->language);
  const char *other = lex_clause_get_heading (clause, 1 - style->language);
  g_autofree char *name = lex_heading_dup_name (label);
  g_autofree char *markup = NULL;

  markup = lex_heading_dup_markup (label, name, own ? own : other, style);
  append (box, lex_text_label_new (markup, style->language, "quote-title"));
}

static void
append_number (GString *markup, LexLabel *label)
{
  const char *name = lex_label_get_number (label);
  g_autofree char *escaped = g_markup_escape_text (name, -1);

  if (*name)
    g_string_append_printf (markup, "<b>%s</b>\302\240 ", escaped);
}

static void
append_clause (GtkBox *box, LexClause *clause, gboolean first, const LexMarkupStyle *style)
{
  LexText *text = lex_clause_get_text (clause, style->language);
  const char *heading = lex_clause_get_heading (clause, style->language);
  g_autoptr (GString) markup = g_string_new (NULL);
  g_autofree char *body = NULL;

  if (!first)
    append_number (markup, lex_clause_get_label (clause));
  if (!text)
    {
      g_autofree char *words = heading && !first ? lex_markup_from_plain (heading, style) : NULL;

      if (!words)
        return;
      g_string_append_printf (markup, "<b>%s</b>", words);
    }
  else
    {
      body = lex_markup_from_text (text, style);
      g_string_append (markup, body);
    }
  append (box, lex_text_label_new (markup->str, style->language, "law"));
}

/* Of the language that says it at greater length, so that both end at the same clause. */
static gsize
count_letters (LexClause *clause)
{
  gsize most = 0;

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      LexText *text = lex_clause_get_text (clause, language);

      if (text)
        most = MAX (most, (gsize) g_utf8_strlen (lex_text_get_plain (text), -1));
    }
  return most;
}

static GtkWidget *
new_wording (const LexPassage *passage, const LexMarkupStyle *style)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gsize done = 0;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      const LexPassageRow *row = g_ptr_array_index (passage->rows, i);
      const gsize letters = count_letters (row->clause);

      if (done > 0 && done + letters > ENOUGH)
        {
          append (GTK_BOX (box), lex_text_label_new ("…", style->language, "law"));
          break;
        }
      append_clause (GTK_BOX (box), row->clause, i == 0, style);
      done += letters;
    }
  return box;
}

GtkWidget *
lex_quote_new (LexLibrary *library, LexLabel *label, LexLanguage language, LexWordsChoice *words)
{
  const LexPalette *palette = lex_theme_get_palette ();
  const LexMarkupStyle styles[] = { { language, palette }, { 1 - language, palette } };
  g_autoptr (LexPassage) passage = NULL;
  const LexPassageRow *first;
  GtkWidget *box;

  g_return_val_if_fail (LEX_IS_LIBRARY (library), NULL);

  passage = lex_library_quote (library, label, NULL);
  if (!passage)
    return NULL;
  lex_words_choice_apply (words, passage);
  first = g_ptr_array_index (passage->rows, 0);
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, GAP);
  gtk_widget_add_css_class (box, "quote");
  append_title (GTK_BOX (box), first->clause, &styles[0]);
  gtk_box_append (GTK_BOX (box), new_wording (passage, &styles[0]));
  if (lex_clause_get_heading (first->clause, styles[1].language))
    {
      g_autofree char *title = lex_markup_from_plain (
          lex_clause_get_heading (first->clause, styles[1].language), &styles[1]);

      append (GTK_BOX (box), lex_text_label_new (title, styles[1].language, "quote-subtitle"));
    }
  gtk_box_append (GTK_BOX (box), new_wording (passage, &styles[1]));
  gtk_widget_add_css_class (gtk_widget_get_last_child (box), "second");
  return box;
}

void
lex_quote_fit (GtkWidget *quote)
{
  g_return_if_fail (GTK_IS_WIDGET (quote));

  if (GTK_IS_LABEL (quote))
    {
      gtk_label_set_width_chars (GTK_LABEL (quote), LEAST_CHARS);
      gtk_label_set_max_width_chars (GTK_LABEL (quote), -1);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (quote); child;
       child = gtk_widget_get_next_sibling (child))
    lex_quote_fit (child);
}
