/* lex-board.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/lex-vulnerability.h"

G_BEGIN_DECLS

/**
 * lex_board_get_dealer:
 * @number: the number of a board, from 1
 *
 * Gets who deals (Law 2).
 *
 * Returns: the dealer
 */
LexSeat lex_board_get_dealer (guint number);

/**
 * lex_board_get_vulnerability:
 * @number: the number of a board, from 1
 *
 * Gets which side is vulnerable (Law 2).
 *
 * Returns: the vulnerability; never unknown
 */
LexVulnerability lex_board_get_vulnerability (guint number);

G_END_DECLS
