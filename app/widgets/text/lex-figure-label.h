/* lex-figure-label.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "type/lex-markup.h"

G_BEGIN_DECLS

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

G_END_DECLS
