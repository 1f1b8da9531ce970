/* lex-journal-error.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LEX_JOURNAL_ERROR:
 *
 * Errors of this room; the code is a #LexJournalError.
 */
#define LEX_JOURNAL_ERROR (lex_journal_error_quark ())

GQuark lex_journal_error_quark (void);

/**
 * LexJournalError:
 * @LEX_JOURNAL_ERROR_MISSING: there is no journal yet, or no such entry or backup
 * @LEX_JOURNAL_ERROR_DAMAGED: it is no journal, is cut short, or fails its checks
 * @LEX_JOURNAL_ERROR_READ_ONLY: it can be read and not be changed
 * @LEX_JOURNAL_ERROR_STORAGE: it can not be written: no space, or the disk fails
 * @LEX_JOURNAL_ERROR_BUSY: another process did not let go of it
 * @LEX_JOURNAL_ERROR_INPUT: a file to import that can not be used
 *
 * What went wrong. Each comes with one line that says what, where and what to do; whatever it is,
 * what had been confirmed before is still there.
 */
typedef enum
{
  LEX_JOURNAL_ERROR_MISSING,
  LEX_JOURNAL_ERROR_DAMAGED,
  LEX_JOURNAL_ERROR_READ_ONLY,
  LEX_JOURNAL_ERROR_STORAGE,
  LEX_JOURNAL_ERROR_BUSY,
  LEX_JOURNAL_ERROR_INPUT,
} LexJournalError;

/**
 * lex_journal_error_set:
 * @error: (nullable): return location
 * @code: what kind of fault it is
 * @format: a line, translated, as for printf(): what, where, and what to do
 * @...: what it takes, of any origin
 *
 * Sets an error of this room whose message is one line that can be shown.
 *
 * Returns: %FALSE, for the caller to return
 */
gboolean lex_journal_error_set (GError **error, LexJournalError code, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

G_END_DECLS
