/* lex-sidebar-drop.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "widgets/sidebar/lex-sidebar-mark.h"

G_BEGIN_DECLS

/**
 * LexSidebarPlace:
 * @folder: the identifier of a folder, empty for none
 * @before: the identifier of an entry in it, empty for its end
 *
 * Where a bookmark or a folder may be put.
 */
typedef struct
{
  const char *folder;
  const char *before;
} LexSidebarPlace;

/**
 * lex_sidebar_drop_add:
 * @row: a row
 * @mark: what it shows
 * @next: the identifier of what stands behind it in its folder, empty if nothing does
 *
 * Lets a row be dragged, and others be dropped on it: on the upper half of a bookmark to stand
 * before it, on the lower to stand behind it; on the upper third of a folder to stand before it, on
 * the rest to go into it.
 */
void lex_sidebar_drop_add (GtkWidget *row, const LexSidebarMark *mark, const char *next);

/**
 * lex_sidebar_drop_find:
 * @row: a row on which something is dropped
 * @id: the identifier of what is dropped
 * @height: how far down the row, from 0 to 1
 * @place: (out): where it goes; borrowed from the row
 *
 * Finds where a dropped entry goes.
 *
 * Returns: whether it goes anywhere: not where it stands already, and no folder into itself
 */
gboolean lex_sidebar_drop_find (GtkWidget *row, const char *id, double height,
                                LexSidebarPlace *place);

/**
 * lex_sidebar_drop_may_go:
 * @all: (element-type LexJournalEntry): all bookmarks and folders
 * @entry: one of them
 * @folder: another
 *
 * Tells whether an entry may be put into another.
 *
 * Returns: whether that is a folder, and neither itself nor in it
 */
gboolean lex_sidebar_drop_may_go (GPtrArray *all, const LexJournalEntry *entry,
                                  const LexJournalEntry *folder);

G_END_DECLS
