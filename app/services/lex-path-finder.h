/* lex-path-finder.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-path.h"

G_BEGIN_DECLS

/**
 * LexPathFinder:
 *
 * By which words of players each guided path is found.
 */
typedef struct _LexPathFinder LexPathFinder;

/**
 * lex_path_finder_new:
 * @paths: (element-type LexPath): the paths
 *
 * Gathers the words of titles, groups and players, of both languages, and the numbers of the Laws.
 *
 * Returns: (transfer full): a finder
 */
LexPathFinder *lex_path_finder_new (GPtrArray *paths);

/**
 * lex_path_finder_free:
 * @self: (transfer full) (nullable): a finder
 *
 * Frees it.
 */
void lex_path_finder_free (LexPathFinder *self);

/**
 * lex_path_finder_find:
 * @self: a finder
 * @typed: what is typed, as far as it is
 * @found: (out caller-allocates) (array): for each path whether it is meant
 *
 * Finds the paths of which each word typed begins a word. Where there is none, those that most of
 * the words fit, also in another form or with a slip; a word that fits few paths counts for more.
 *
 * Returns: whether there is any
 */
gboolean lex_path_finder_find (const LexPathFinder *self, const char *typed, gboolean *found);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPathFinder, lex_path_finder_free)

G_END_DECLS
