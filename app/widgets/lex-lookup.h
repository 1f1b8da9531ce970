/* lex-lookup.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "widgets/lex-page.h"

G_BEGIN_DECLS

/**
 * lex_lookup_attach:
 * @page: a page
 * @library: where it is read from
 * @language: the first language of the page
 *
 * Answers a page's questions in popovers: why one clause prevails over
 * another, what a term means and what a reference refers to.
 * Attached again, it answers from @library in @language.
 */
void lex_lookup_attach (LexPage *page, LexLibrary *library, LexLanguage language);

/**
 * lex_lookup_show_citing:
 * @page: a page to which a library is attached
 * @label: a clause
 *
 * Lists what cites a clause, beside it.
 */
void lex_lookup_show_citing (LexPage *page, LexLabel *label);

/**
 * lex_lookup_show_relations:
 * @page: a page to which a library is attached
 * @label: a clause
 *
 * Sets out all that prevails over a clause and that it prevails over, beside it.
 *
 * Returns: whether there is such
 */
gboolean lex_lookup_show_relations (LexPage *page, LexLabel *label);

/**
 * lex_popover_show:
 * @content: (transfer floating): what to show
 * @over: a widget with a layout manager, an ancestor of @anchor or it itself
 * @anchor: what it is about
 *
 * Shows something in a popover that goes for good when it closes.
 */
void lex_popover_show (GtkWidget *content, GtkWidget *over, GtkWidget *anchor);

/**
 * lex_popover_show_at:
 * @content: (transfer floating): what to show
 * @over: a widget with a layout manager
 * @place: what it is about, within @over
 *
 * Does lex_popover_show() for a place that is no widget: a link in a text.
 *
 * Returns: (transfer none): the popover, to be given a name
 */
GtkWidget *lex_popover_show_at (GtkWidget *content, GtkWidget *over, const GdkRectangle *place);

/**
 * lex_lookup_new_quote:
 * @page: a page to which a library is attached
 * @label: a clause
 *
 * Quotes a clause in the page's languages, the first first.
 *
 * Returns: (transfer floating) (nullable): a new widget, %NULL if there is no such clause
 */
GtkWidget *lex_lookup_new_quote (LexPage *page, LexLabel *label);

G_END_DECLS
