/* lex-hit-list.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lex-hit.h"

G_BEGIN_DECLS

#define LEX_TYPE_HIT_ITEM (lex_hit_item_get_type ())

/**
 * LexHitItem:
 *
 * One row of a list of hits: a hit, or what stands for the rest of its group.
 */
G_DECLARE_FINAL_TYPE (LexHitItem, lex_hit_item, LEX, HIT_ITEM, GObject)

/**
 * lex_hit_item_get_hit:
 * @self: an item
 *
 * Gets the hit, or the first of those the item stands for.
 *
 * Returns: (transfer none): a hit
 */
LexHit *lex_hit_item_get_hit (LexHitItem *self);

/**
 * lex_hit_item_get_begins:
 * @self: an item
 *
 * Tells whether a group begins here.
 *
 * Returns: whether it is the first of its group
 */
gboolean lex_hit_item_get_begins (LexHitItem *self);

/**
 * lex_hit_item_get_n_more:
 * @self: an item
 *
 * Gets how many hits the item stands for.
 *
 * Returns: how many; 0 when it is a hit itself
 */
guint lex_hit_item_get_n_more (LexHitItem *self);

/**
 * LexHitList:
 *
 * Hits grouped in their law, or in their document where that is not the Laws.
 */
typedef struct _LexHitList LexHitList;

/**
 * LEX_HIT_LIST_SHOWN:
 *
 * So many hits of a group are shown before the rest of it is asked for: one law
 * that is all about the words must not bury the others.
 */
#define LEX_HIT_LIST_SHOWN 4

/**
 * lex_hit_list_new:
 *
 * Makes a list without hits.
 *
 * Returns: (transfer full): a list
 */
LexHitList *lex_hit_list_new (void);

/**
 * lex_hit_list_free:
 * @self: (transfer full) (nullable): a list
 *
 * Frees it.
 */
void lex_hit_list_free (LexHitList *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexHitList, lex_hit_list_free)

/**
 * lex_hit_list_get_model:
 * @self: a list
 *
 * Gets the rows.
 *
 * Returns: (transfer none): a model of #LexHitItem, the same for as long as the list lives
 */
GListModel *lex_hit_list_get_model (LexHitList *self);

/**
 * lex_hit_list_set_hits:
 * @self: a list
 * @hits: (element-type LexHit): hits, best first
 *
 * Groups hits anew, every group cut. The best hit of a group decides the
 * group's place and leads it; in a law the others follow in the law's order.
 */
void lex_hit_list_set_hits (LexHitList *self, GPtrArray *hits);

/**
 * lex_hit_list_open:
 * @self: a list
 * @position: the place of an item that stands for others
 *
 * Shows them in its place.
 */
void lex_hit_list_open (LexHitList *self, guint position);

G_END_DECLS
