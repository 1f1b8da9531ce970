/* lex-paper-tables.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-auction.h"
#include "bridge/lex-play.h"
#include "paper/lex-figure.h"

G_BEGIN_DECLS

/**
 * lex_paper_tables_new_auction:
 * @paper: where it will stand
 * @auction: an auction
 * @language: how calls are written
 *
 * Draws an auction as a table under W N E S; a call that was withdrawn is struck through.
 *
 * Returns: (transfer full): a figure
 */
LexFigure *lex_paper_tables_new_auction (LexPaper *paper, LexAuction *auction,
                                         LexLanguage language);

/**
 * lex_paper_tables_new_play:
 * @paper: where it will stand
 * @play: the play of a deal
 * @language: how cards are written
 *
 * Draws the tricks as a table under W N E S: what was led is underlined, what won is bold.
 *
 * Returns: (transfer full): a figure
 */
LexFigure *lex_paper_tables_new_play (LexPaper *paper, LexPlay *play, LexLanguage language);

G_END_DECLS
