/* lex-bookmarks.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * lex_bookmarks_dup_menu:
 * @entries: (nullable) (element-type LexJournalEntry): what the reader made, in its order
 * @library: (nullable): where the headings are; the menu is empty without
 * @language: in which language they are shown
 *
 * Makes a menu of the bookmarks, folders as menus of their own; its items fire `win.open`.
 *
 * Returns: (transfer full): the menu
 */
GMenuModel *lex_bookmarks_dup_menu (GPtrArray *entries, LexLibrary *library, LexLanguage language);

G_END_DECLS
