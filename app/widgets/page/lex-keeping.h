/* lex-keeping.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"
#include "widgets/page/lex-page.h"

G_BEGIN_DECLS

/**
 * lex_keeping_attach:
 * @page: a page that was just built
 * @library: where it is read from
 * @root: what it shows
 * @language: its first language
 *
 * Shows on a page what the reader made there, as soon as there is a journal. Attached again, it
 * shows what belongs to what the page shows now.
 */
void lex_keeping_attach (LexPage *page, LexLibrary *library, LexLabel *root, LexLanguage language);

/**
 * lex_keeping_has_journal:
 * @page: a page
 *
 * Tells whether the page has its journal.
 *
 * Returns: whether it has
 */
gboolean lex_keeping_has_journal (LexPage *page);

/**
 * lex_keeping_set_journal:
 * @page: a page to which a library is attached
 * @journal: what the reader made
 *
 * Gives the page the journal, for what it shows now and later.
 */
void lex_keeping_set_journal (LexPage *page, LexJournal *journal);

/**
 * lex_keeping_new_drawer:
 * @page: a page to which a library is attached
 * @row: a clause of the page
 * @items: (element-type LexMarginItem): what bears upon it, of one kind; none at all where only the
 *   reader's own notes do
 *
 * Makes what a sign of the margin opens.
 *
 * Returns: (transfer floating): a drawer
 */
GtkWidget *lex_keeping_new_drawer (LexPage *page, LexClauseRow *row, GPtrArray *items);

/**
 * lex_keeping_write:
 * @page: a page to which a library is attached
 * @label: a clause of it
 *
 * Opens the notes of a clause and begins a new one.
 *
 * Returns: whether there is a journal to write in
 */
gboolean lex_keeping_write (LexPage *page, LexLabel *label);

/**
 * lex_keeping_read:
 * @page: a page to which a library is attached
 * @label: a clause of it
 *
 * Opens the notes of a clause.
 */
void lex_keeping_read (LexPage *page, LexLabel *label);

G_END_DECLS
