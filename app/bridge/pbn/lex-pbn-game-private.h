/* lex-pbn-game-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "bridge/pbn/lex-pbn-game.h"
#include "bridge/pbn/lex-pbn-tag-private.h"

G_BEGIN_DECLS

struct _LexPbnGame
{
  /* Owned */
  GPtrArray *remarks; /* of LexPbnRemark: the comments before the first tag */
  GPtrArray *tags;    /* of LexPbnTag */
  GHashTable *header; /* name to value: what it inherits without a tag of its own */
};

/**
 * lex_pbn_game_new:
 *
 * Makes a game without tags.
 *
 * Returns: (transfer full): a new game
 */
LexPbnGame *lex_pbn_game_new (void);

/**
 * lex_pbn_game_free:
 * @self: (transfer full): a game
 *
 * Frees it.
 */
void lex_pbn_game_free (LexPbnGame *self);

/**
 * lex_pbn_game_find:
 * @self: a game
 * @name: a tag's name
 *
 * Finds a tag.
 *
 * Returns: (transfer none) (nullable): the tag
 */
LexPbnTag *lex_pbn_game_find (const LexPbnGame *self, const char *name);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPbnGame, lex_pbn_game_free)

G_END_DECLS
