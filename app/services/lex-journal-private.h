/* lex-journal-private.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-journal.h"

G_BEGIN_DECLS

/* @file: NULL until it is needed, and while there is none
 * @index: everything, made ready to be searched; %NULL until somebody searches, and after a change
 * @seen: the file's data version, as it was when everybody was told last */
struct _LexJournal
{
  GObject parent_instance;

  /* Owned */
  char *data_dir;
  LexJournalFile *file;

  GPtrArray *index; /* nullable: of lex-journal-search.c */

  gint64 seen;
};

/**
 * lex_journal_open_file:
 * @self: a journal
 * @access: what for
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Opens the file if it is not open. No journal is no fault to who reads: the file stays %NULL.
 *
 * Returns: whether there was no fault
 */
gboolean lex_journal_open_file (LexJournal *self, LexJournalAccess access, GError **error);

/**
 * lex_journal_read_text:
 * @path: what somebody named as a file
 * @most: how many bytes it may have
 * @error: return location for %LEX_LIBRARY_ERROR_INPUT
 *
 * Reads a file that is to come into the journal. It never waits, for a pipe or a device either.
 *
 * Returns: (transfer full) (nullable): its content
 */
char *lex_journal_read_text (const char *path, gsize most, GError **error);

/**
 * lex_journal_save_text:
 * @path: what somebody named as a file
 * @text: what it is to hold
 * @error: return location for %LEX_LIBRARY_ERROR_STORAGE
 *
 * Writes a file that nobody else is to read.
 *
 * Returns: whether it is on the disk
 */
gboolean lex_journal_save_text (const char *path, const char *text, GError **error);

/**
 * lex_journal_take_fault:
 * @lower: (transfer full): a fault of the journal's file
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Hands it on.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_journal_take_fault (GError *lower, GError **error);

/**
 * lex_journal_tell_changed:
 * @self: a journal that was changed
 *
 * Emits `changed`, and `cases-changed`: what was changed may be anything.
 */
void lex_journal_tell_changed (LexJournal *self);

/**
 * lex_journal_tell_entry_changed:
 * @self: a journal of which one entry was changed, of which the search was told
 *
 * Emits the same.
 */
void lex_journal_tell_entry_changed (LexJournal *self);

/**
 * lex_journal_tell_cases_changed:
 * @self: a journal of which one case was changed
 *
 * Emits `cases-changed` alone: who writes a case need not wait for the notes to be listed again.
 */
void lex_journal_tell_cases_changed (LexJournal *self);

G_END_DECLS
