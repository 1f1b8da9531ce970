/* lex-path-check.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "rulings/lex-ruling.h"

G_BEGIN_DECLS

/**
 * LEX_PATH_MAX_WAYS:
 *
 * A path has never more ways through it; one that does asks too much.
 */
#define LEX_PATH_MAX_WAYS 200000

/**
 * LexPathWayFunc:
 * @ruling: the end of a way
 * @user_data: what lex_path_walk() was given
 *
 * Takes note of one way through a path.
 */
typedef void (*LexPathWayFunc) (const LexRuling *ruling, gpointer user_data);

/**
 * lex_path_walk:
 * @path: a path that only leads down
 * @func: what to call at the end of each way
 * @user_data: for @func
 *
 * Walks every way to every end, at most %LEX_PATH_MAX_WAYS.
 *
 * Returns: how many ways there are
 */
guint lex_path_walk (LexPath *path, LexPathWayFunc func, gpointer user_data);

/**
 * lex_path_check:
 * @path: a path that only leads down
 * @error: return location for `LEX_RULINGS_ERROR_PATH`
 *
 * Checks what only following a path can tell: every step and end is reached, every way ends with a
 * line, something depends on every question, every line is read out on some way, and what it
 * depends on is answered on some way there.
 *
 * Returns: whether all holds
 */
gboolean lex_path_check (LexPath *path, GError **error);

G_END_DECLS
