/* lex-sidebar-letter.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "model/lex-clause.h"

G_BEGIN_DECLS

#define LEX_TYPE_SIDEBAR_LETTER (lex_sidebar_letter_get_type ())

/**
 * LexSidebarLetter:
 *
 * The entries of an index that begin with one letter.
 */
G_DECLARE_FINAL_TYPE (LexSidebarLetter, lex_sidebar_letter, LEX, SIDEBAR_LETTER, GObject)

/**
 * lex_sidebar_letter_new:
 * @letter: what the entries begin with
 *
 * Makes a letter without entries.
 *
 * Returns: (transfer full): the letter
 */
LexSidebarLetter *lex_sidebar_letter_new (const char *letter);

/**
 * lex_sidebar_letter_append:
 * @self: a letter
 * @entry: the entry that follows those there are
 *
 * Adds an entry.
 */
void lex_sidebar_letter_append (LexSidebarLetter *self, LexClause *entry);

/**
 * lex_sidebar_letter_get_letter:
 * @self: a letter
 *
 * Gets what its entries begin with.
 *
 * Returns: (transfer none): the letter
 */
const char *lex_sidebar_letter_get_letter (LexSidebarLetter *self);

/**
 * lex_sidebar_letter_get_entries:
 * @self: a letter
 *
 * Gets its entries.
 *
 * Returns: (transfer none): a list of #LexClause
 */
GListModel *lex_sidebar_letter_get_entries (LexSidebarLetter *self);

/**
 * lex_sidebar_letter_has:
 * @self: a letter
 * @label: an entry or a sub-entry
 *
 * Tells whether it stands under this letter.
 *
 * Returns: whether it does
 */
gboolean lex_sidebar_letter_has (LexSidebarLetter *self, LexLabel *label);

G_END_DECLS
