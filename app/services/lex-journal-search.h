/* lex-journal-search.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-glimpse.h"
#include "model/lex-hit.h"
#include "services/lex-journal.h"

G_BEGIN_DECLS

/**
 * LEX_JOURNAL_DOCUMENT:
 *
 * What the document of hits in the journal is called; no document of a library is.
 */
#define LEX_JOURNAL_DOCUMENT "journal:"

/**
 * lex_journal_search:
 * @self: a journal
 * @text: what was typed
 * @limit: how many at most
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Finds what the reader made whose words, those that it quotes and the number of its clause begin
 * with all words that were typed.
 *
 * Returns: (transfer full) (nullable) (element-type LexHit): hits, perhaps none, in the order of
 * the journal
 */
GPtrArray *lex_journal_search (LexJournal *self, const char *text, guint limit, GError **error);

/**
 * lex_journal_search_take:
 * @self: a journal
 * @entry: what was put into it
 * @made: whether it was not there before, not even removed
 *
 * Finds it from now on by its words of now.
 */
void lex_journal_search_take (LexJournal *self, const LexJournalEntry *entry, gboolean made);

/**
 * lex_journal_search_forget:
 * @self: a journal
 * @id: the identifier of what was removed
 *
 * Finds it no more.
 */
void lex_journal_search_forget (LexJournal *self, const char *id);

/**
 * lex_journal_glimpse:
 * @hit: a hit of lex_journal_search()
 *
 * Reads what is shown of it.
 *
 * Returns: (transfer full): what is shown
 */
LexGlimpse *lex_journal_glimpse (LexHit *hit);

G_END_DECLS
