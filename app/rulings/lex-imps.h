/* lex-imps.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_imps_from_points:
 * @points: what one side's two scores on a board differ by
 *
 * Converts a difference into International Matchpoints (Law 78B).
 *
 * Returns: the IMPs, with the sign of @points
 */
int lex_imps_from_points (int points);

G_END_DECLS
