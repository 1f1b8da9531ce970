/* lex-unkept.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case.h"
#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * lex_unkept_add_entry:
 * @journal: a journal
 * @owner: (nullable): what goes on trying to put it, and hands it over again when it changes; %NULL
 *   where nobody is left
 * @entry: (transfer full): an entry that could not be put
 * @why: why not
 *
 * Holds an entry for as long as the program runs; it takes the place of what @owner handed over
 * before. Of what nobody tries to put, the journal does, every few seconds, and once more when it
 * goes.
 */
void lex_unkept_add_entry (LexJournal *journal, gconstpointer owner, LexJournalEntry *entry,
                           const GError *why);

/**
 * lex_unkept_add_case:
 * @journal: a journal
 * @owner: (nullable): as for lex_unkept_add_entry()
 * @value: (transfer full): a case that could not be put
 * @why: why not
 *
 * Does lex_unkept_add_entry() of a case.
 */
void lex_unkept_add_case (LexJournal *journal, gconstpointer owner, LexCase *value,
                          const GError *why);

/**
 * lex_unkept_remove:
 * @journal: a journal
 * @owner: what handed something over
 *
 * Lets go of it: it is kept.
 */
void lex_unkept_remove (LexJournal *journal, gconstpointer owner);

/**
 * lex_unkept_leave:
 * @journal: a journal
 * @owner: what goes
 *
 * Takes over from an owner that goes.
 */
void lex_unkept_leave (LexJournal *journal, gconstpointer owner);

/**
 * lex_unkept_put:
 * @journal: a journal
 * @error: return location for a `LEX_LIBRARY_ERROR`: why one of them could not be put
 *
 * Asks everybody to put what is not kept yet, and tries what nobody is left for.
 *
 * Returns: whether all is kept now
 */
gboolean lex_unkept_put (LexJournal *journal, GError **error);

/**
 * lex_unkept_count:
 * @journal: a journal
 *
 * Counts what is not kept.
 *
 * Returns: how many
 */
guint lex_unkept_count (LexJournal *journal);

/**
 * lex_unkept_save:
 * @journal: a journal
 * @path: where there is room
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Writes what is not kept as a file of its own, for lex_journal_load().
 *
 * Returns: whether it is there
 */
gboolean lex_unkept_save (LexJournal *journal, const char *path, GError **error);

G_END_DECLS
