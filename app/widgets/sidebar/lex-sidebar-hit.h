/* lex-sidebar-hit.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "model/lex-glimpse.h"
#include "model/lex-hit.h"
#include "widgets/sidebar/lex-hit-list.h"
#include "widgets/sidebar/lex-hit-titles.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_HIT (lex_sidebar_hit_get_type ())

/**
 * LexSidebarHit:
 *
 * One row of the list of hits: above the first of a group what the group is, then
 * label and heading, the words around what was found, and why it was found.
 * Emits `clicked`.
 */
G_DECLARE_FINAL_TYPE (LexSidebarHit, lex_sidebar_hit, LEX, SIDEBAR_HIT, GtkWidget)

/**
 * lex_sidebar_hit_set_item:
 * @self: a row in a list
 * @item: what it shows
 * @glimpse: (nullable): what is shown of its hit; %NULL where it stands for others
 * @titles: what groups are called
 * @language: the language that they are called in, where they have a name in it
 *
 * Shows a hit, or how many more there are.
 */
void lex_sidebar_hit_set_item (LexSidebarHit *self, LexHitItem *item, const LexGlimpse *glimpse,
                               LexHitTitles *titles, LexLanguage language);

G_END_DECLS
