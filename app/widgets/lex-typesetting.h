/* lex-typesetting.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-label.h"
#include "widgets/lex-columns.h"
#include "widgets/lex-markup.h"

G_BEGIN_DECLS

/**
 * LexTypesetting:
 * @grid: what all rows have in common
 * @languages: the languages in reading order; @grid tells how many of them stand
 * @palette: colours in running text
 * @mixed: by language, whether digest and imported words alternate on the page
 * @entries: whether it is a page of an index, each row a heading and where it leads
 *
 * How a whole page is set. Borrowed by whoever builds a piece of the page.
 */
typedef struct
{
  LexGrid grid;
  LexLanguage languages[LEX_N_LANGUAGES];
  const LexPalette *palette;
  gboolean mixed[LEX_N_LANGUAGES];
  gboolean entries;
} LexTypesetting;

/**
 * lex_typesetting_get_style:
 * @self: how the page is set
 * @language: a language
 *
 * Gets how a text of that language is set on this page.
 *
 * Returns: the style
 */
LexMarkupStyle lex_typesetting_get_style (const LexTypesetting *self, LexLanguage language);

/**
 * lex_typesetting_set_language:
 * @label: a #GtkLabel
 * @language: the language it is written in
 *
 * Tells Pango the language, for the text and for the measures taken of its
 * font. Fontconfig chooses fonts anew for each language and size, some
 * milliseconds each time, so labels of one look had better agree on both.
 */
void lex_typesetting_set_language (GtkWidget *label, LexLanguage language);

/**
 * lex_text_label_new:
 * @markup: Pango markup
 * @language: the language it is written in
 * @css_class: (nullable): a style class
 *
 * Makes a label for law text: it wraps, knows its language, and its links
 * activate the action `win.open` with the label they lead to.
 *
 * Returns: (transfer floating): a new #GtkLabel
 */
GtkWidget *lex_text_label_new (const char *markup, LexLanguage language, const char *css_class);

/**
 * lex_figure_label_new:
 * @plain: words, calls, cards
 * @style: how to set them
 * @css_class: (nullable): a style class
 *
 * Makes a label for a piece of a diagram, on one line a paragraph. Assistive technology passes
 * it over: the diagram says in words what its pieces show.
 *
 * Returns: (transfer floating): a new #GtkLabel
 */
GtkWidget *lex_figure_label_new (const char *plain, const LexMarkupStyle *style,
                                 const char *css_class);

/**
 * lex_text_widget_new:
 * @text: a text
 * @style: how to set it
 * @remark: (nullable): markup that is added in small type
 *
 * Makes one label for a text, or, where the text has tables, a column of labels and grids.
 *
 * Returns: (transfer floating): a new widget
 */
GtkWidget *lex_text_widget_new (LexText *text, const LexMarkupStyle *style, const char *remark);

G_END_DECLS
