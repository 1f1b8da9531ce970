/* lex-cli-diagram.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-pbn.h"

G_BEGIN_DECLS

/**
 * lex_cli_diagram_dup_deal:
 * @deal: a deal
 * @language: whose letters the honours have
 *
 * Draws the hands around a compass; a hand that is not known stays empty.
 *
 * Returns: (transfer full): lines
 */
char *lex_cli_diagram_dup_deal (LexDeal *deal, LexLanguage language);

/**
 * lex_cli_diagram_dup_auction:
 * @auction: an auction
 * @language: how the calls are written
 *
 * Draws the calls as a table under W N E S, with notes below it.
 *
 * Returns: (transfer full): lines
 */
char *lex_cli_diagram_dup_auction (LexAuction *auction, LexLanguage language);

G_END_DECLS
