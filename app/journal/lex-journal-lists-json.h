/* lex-journal-lists-json.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_journal_lists_json_dup:
 * @entries: (element-type LexJournalEntry) (nullable): entries
 * @cases: (element-type LexCase) (nullable): cases
 *
 * Writes an exported file of these alone, which need not be in a journal: what has no identifier
 * and no times gets them in the file.
 *
 * Returns: (transfer full): the file, for lex_journal_json_import()
 */
char *lex_journal_lists_json_dup (GPtrArray *entries, GPtrArray *cases);

G_END_DECLS
