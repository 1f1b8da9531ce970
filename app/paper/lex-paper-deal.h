/* lex-paper-deal.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "paper/lex-figure.h"
#include "type/lex-deal-words.h"

G_BEGIN_DECLS

/**
 * lex_paper_deal_new:
 * @paper: where it will stand
 * @pbn: a game with a deal
 * @language: the letters of honours and the words of the caption
 *
 * Draws a deal as a bridge book does: hands around a compass that shows dealer and
 * vulnerability; one hand alone; or the cards of one suit around its symbol.
 *
 * Returns: (transfer full): a figure
 */
LexFigure *lex_paper_deal_new (LexPaper *paper, const LexPbn *pbn, LexLanguage language);

G_END_DECLS
