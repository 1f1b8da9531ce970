/* lex-text-widget.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-text.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

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
