/* lex-diagram.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-play.h"
#include "bridge/pbn/lex-pbn.h"

G_BEGIN_DECLS

/**
 * lex_diagram_dup_deal:
 * @deal: a deal
 * @language: whose letters the honours have
 *
 * Draws in letters, for a type whose letters are all as wide: hands around a compass, where one
 * that is not known stays empty; one hand alone under its seat; the cards of one suit around its
 * symbol.
 *
 * Returns: (transfer full): lines
 */
char *lex_diagram_dup_deal (LexDeal *deal, LexLanguage language);

/**
 * lex_diagram_dup_auction:
 * @auction: an auction
 * @language: how the calls are written
 *
 * Draws the calls as a table under W N E S, with notes below it.
 *
 * Returns: (transfer full): lines
 */
char *lex_diagram_dup_auction (LexAuction *auction, LexLanguage language);

/**
 * lex_diagram_dup_play:
 * @play: the play of a deal
 * @language: how the cards are written
 *
 * Draws the tricks as a table under W N E S: what was led with an arrow before it, what won with a
 * star behind it, and what is to be said of a card below.
 *
 * Returns: (transfer full): lines
 */
char *lex_diagram_dup_play (LexPlay *play, LexLanguage language);

G_END_DECLS
