/* lex-link-menu.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-label.h"

G_BEGIN_DECLS

/**
 * lex_link_menu_dup_model:
 * @label: where a link leads
 *
 * Lists what can be done with it.
 *
 * Returns: (transfer full): the menu
 */
GMenuModel *lex_link_menu_dup_model (LexLabel *label);

/**
 * lex_link_menu_show:
 * @page: a widget with a layout manager, which has labels with links within
 * @label: where one of them leads
 * @place: where it stands, within @page
 *
 * Opens the menu of a link.
 */
void lex_link_menu_show (GtkWidget *page, LexLabel *label, const GdkRectangle *place);

G_END_DECLS
