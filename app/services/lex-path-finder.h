/* lex-path-finder.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-path.h"
#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * LexPathFinder:
 *
 * By what players say happened, each guided path is found.
 */
typedef struct _LexPathFinder LexPathFinder;

/**
 * lex_path_finder_new:
 * @paths: (element-type LexPath): the paths
 *
 * Gathers the paths' own words: titles, groups, players' words and the numbers of the Laws.
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
 * lex_path_finder_set_library:
 * @self: a finder
 * @library: (nullable): a library
 *
 * Has it look also at the clauses that the library finds for what is typed.
 */
void lex_path_finder_set_library (LexPathFinder *self, LexLibrary *library);

/**
 * lex_path_finder_find:
 * @self: a finder
 * @typed: what is typed, as far as it is
 * @ranks: (out caller-allocates) (array): for each path its place, from 1 on; 0 if it is not meant
 *
 * Finds the paths that are meant, best first. One word, or its beginning, finds all paths that have
 * it. Else their own words and the clauses found decide, and there are nine at most.
 *
 * Returns: how many there are
 */
guint lex_path_finder_find (const LexPathFinder *self, const char *typed, guint *ranks);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPathFinder, lex_path_finder_free)

G_END_DECLS
