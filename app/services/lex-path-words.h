/* lex-path-words.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-path.h"

G_BEGIN_DECLS

/**
 * LexPathWords:
 *
 * The words that each guided path has itself.
 */
typedef struct _LexPathWords LexPathWords;

/**
 * lex_path_words_new:
 * @paths: (element-type LexPath): the paths
 *
 * Gathers the words of titles, groups and players, of both languages, and the numbers of the Laws.
 *
 * Returns: (transfer full): the words
 */
LexPathWords *lex_path_words_new (GPtrArray *paths);

/**
 * lex_path_words_free:
 * @self: (transfer full) (nullable): the words
 *
 * Frees them.
 */
void lex_path_words_free (LexPathWords *self);

/**
 * lex_path_words_fit:
 * @self: the words
 * @typed: what is typed, as far as it is
 * @fits: (out caller-allocates) (array): for each path how well it fits, from 0 to 1
 *
 * Tells which paths have for each word typed one that begins so; they fit by 1. Where there is
 * none, those that most of the words fit, also in another form or with a slip, by what they reach
 * of the best; a word that fits few paths counts for more.
 *
 * Returns: of how many words it is
 */
guint lex_path_words_fit (const LexPathWords *self, const char *typed, double *fits);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPathWords, lex_path_words_free)

G_END_DECLS
