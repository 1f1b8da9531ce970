/* lex-deal-view.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-deal.h"
#include "widgets/lex-markup.h"

G_BEGIN_DECLS

#define LEX_TYPE_DEAL_VIEW (lex_deal_view_get_type ())
G_DECLARE_FINAL_TYPE (LexDealView, lex_deal_view, LEX, DEAL_VIEW, GtkWidget)

/**
 * lex_deal_view_new:
 * @deal: a deal; not kept
 * @dealer: (nullable): who deals, if that is known
 * @vulnerability: which side is vulnerable
 * @style: how to set it
 *
 * Draws a deal as a bridge book does: hands around a compass.
 *
 * Returns: (transfer floating): a new diagram
 */
GtkWidget *lex_deal_view_new (LexDeal *deal, const LexSeat *dealer, LexVulnerability vulnerability,
                              const LexMarkupStyle *style);

/**
 * lex_deal_describe:
 * @deal: a deal
 * @dealer: (nullable): who deals
 * @vulnerability: which side is vulnerable
 * @language: a language
 *
 * Says a deal in words, for whoever can not see the diagram.
 *
 * Returns: (transfer full): such as `North: spades jack 10 8; hearts 9; …`
 */
char *lex_deal_describe (LexDeal *deal, const LexSeat *dealer, LexVulnerability vulnerability,
                         LexLanguage language);

G_END_DECLS
