/* lex-bookmarks.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"

G_BEGIN_DECLS

/**
 * lex_bookmarks_contain:
 * @preferences: the preferences
 * @label: canonical text of a label
 *
 * Tells whether a clause is bookmarked.
 *
 * Returns: whether it is
 */
gboolean lex_bookmarks_contain (GSettings *preferences, const char *label);

/**
 * lex_bookmarks_toggle:
 * @preferences: the preferences
 * @label: canonical text of a label
 *
 * Bookmarks a clause, behind all others, or takes its bookmark away.
 */
void lex_bookmarks_toggle (GSettings *preferences, const char *label);

/**
 * lex_bookmarks_dup_menu:
 * @preferences: the preferences
 * @library: (nullable): where the headings are; the menu is empty without
 * @language: in which language they are shown
 *
 * Makes a menu of the bookmarks, in the order of adding; its items fire
 * `win.open`.
 *
 * Returns: (transfer full): the menu
 */
GMenuModel *lex_bookmarks_dup_menu (GSettings *preferences, LexLibrary *library,
                                    LexLanguage language);

G_END_DECLS
