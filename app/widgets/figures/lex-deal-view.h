/* lex-deal-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "bridge/pbn/lex-pbn.h"
#include "type/lex-markup.h"

G_BEGIN_DECLS

#define LEX_TYPE_DEAL_VIEW (lex_deal_view_get_type ())
G_DECLARE_FINAL_TYPE (LexDealView, lex_deal_view, LEX, DEAL_VIEW, GtkWidget)

/**
 * lex_deal_view_new:
 * @pbn: a game with a deal; not kept
 * @style: how to set it
 *
 * Draws a deal as a bridge book does: hands around a compass that shows dealer and
 * vulnerability; one hand alone; or the cards of one suit around its symbol. The cards
 * tell which, see lex_deal_shape_of().
 *
 * Returns: (transfer floating): a new diagram
 */
GtkWidget *lex_deal_view_new (const LexPbn *pbn, const LexMarkupStyle *style);

G_END_DECLS
