/* lex-popover.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

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
 * lex_popover_open:
 * @popover: (transfer floating): a popover of any kind
 * @over: whom it opens over
 * @place: where, in @over
 *
 * Opens a popover over a page, which stays where it is; it goes when it is closed.
 */
void lex_popover_open (GtkWidget *popover, GtkWidget *over, const GdkRectangle *place);

G_END_DECLS
