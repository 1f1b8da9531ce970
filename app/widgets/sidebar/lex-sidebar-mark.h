/* lex-sidebar-mark.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * LexSidebarMark:
 * @library: where its heading is read
 * @all: (element-type LexJournalEntry): all bookmarks and folders, in their order
 * @entry: one of them
 * @language: the language of headings
 * @depth: in how many folders it stands
 * @fixed: whether it can not be changed
 *
 * What a row shows, borrowed while it is made.
 */
typedef struct
{
  LexLibrary *library;
  GPtrArray *all;
  const LexJournalEntry *entry;
  LexLanguage language;
  guint depth;
  gboolean fixed;
} LexSidebarMark;

/**
 * lex_sidebar_mark_new_row:
 * @self: what it shows
 *
 * Makes a row for a bookmark or a folder, with the menu of what can be done with it, and its keys.
 * It can be dragged to another place.
 *
 * Returns: (transfer floating): a #GtkListBoxRow
 */
GtkWidget *lex_sidebar_mark_new_row (const LexSidebarMark *self);

/**
 * lex_sidebar_mark_get_label:
 * @row: a row
 *
 * Gets where it leads.
 *
 * Returns: (transfer none) (nullable): the canonical text of a label, %NULL for a folder
 */
const char *lex_sidebar_mark_get_label (GtkListBoxRow *row);

/**
 * lex_sidebar_mark_get_id:
 * @row: a row
 *
 * Gets what it shows.
 *
 * Returns: (transfer none): the identifier of an entry
 */
const char *lex_sidebar_mark_get_id (GtkListBoxRow *row);

/**
 * lex_sidebar_mark_sort:
 * @entries: (element-type LexJournalEntry): bookmarks and folders
 *
 * Puts them into the reader's order.
 */
void lex_sidebar_mark_sort (GPtrArray *entries);

/**
 * lex_sidebar_mark_find_place:
 * @all: (element-type LexJournalEntry): all, in their order
 * @entry: one of them
 * @step: -1 to move it up within its folder, 1 to move it down
 *
 * Finds before which of them it would stand then.
 *
 * Returns: (transfer none) (nullable): an identifier, empty for the end of the folder; %NULL where
 *   it can not move so
 */
const char *lex_sidebar_mark_find_place (GPtrArray *all, const LexJournalEntry *entry, int step);

G_END_DECLS
