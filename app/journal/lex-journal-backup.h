/* lex-journal-backup.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-database.h"

G_BEGIN_DECLS

/**
 * LEX_JOURNAL_N_BACKUPS:
 *
 * How many dated backups are kept.
 */
#define LEX_JOURNAL_N_BACKUPS 10

/**
 * LexJournalReason:
 * @LEX_JOURNAL_REASON_DATE: a day has passed; the last ten are kept
 * @LEX_JOURNAL_REASON_VERSION: the journal is about to be brought up to date; always kept
 * @LEX_JOURNAL_REASON_REPLACED: a backup is about to take its place; always kept
 *
 * Why a backup is made.
 */
typedef enum
{
  LEX_JOURNAL_REASON_DATE,
  LEX_JOURNAL_REASON_VERSION,
  LEX_JOURNAL_REASON_REPLACED,
} LexJournalReason;

/**
 * lex_journal_backup_make:
 * @database: a connection to the journal
 * @data_dir: (type filename): the data folder
 * @reason: why
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Copies the journal, opens the copy and reads all of it, and only then gives it its name. A dated
 * one takes the place of an earlier one of the same day; of those the last ten are kept, by the
 * order of making and not by what the clock says.
 *
 * Returns: whether there is a sound backup
 */
gboolean lex_journal_backup_make (LexJournalDatabase *database, const char *data_dir,
                                  LexJournalReason reason, GError **error);

/**
 * lex_journal_backup_is_due:
 * @data_dir: (type filename): the data folder
 *
 * Tells whether there is no dated backup of today.
 *
 * Returns: whether there is none
 */
gboolean lex_journal_backup_is_due (const char *data_dir);

/**
 * lex_journal_backup_list:
 * @data_dir: (type filename): the data folder
 *
 * Lists the backups, the oldest first. Their names begin with a number that only grows, then say
 * the day and why they were made.
 *
 * Returns: (transfer full) (type filename): file names, perhaps none
 */
GStrv lex_journal_backup_list (const char *data_dir);

/**
 * lex_journal_backup_restore:
 * @data_dir: (type filename): the data folder
 * @name: (type filename): one of lex_journal_backup_list(), or `last`
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Puts a backup in the journal's place, after it was read whole. What stands there is backed up
 * first; if it is damaged, its files are moved among the backups as they are.
 *
 * Returns: whether it stands there
 */
gboolean lex_journal_backup_restore (const char *data_dir, const char *name, GError **error);

G_END_DECLS
