/* lex-journal-json.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-journal-file.h"

G_BEGIN_DECLS

/**
 * LEX_JOURNAL_JSON_FORMAT:
 *
 * By which an exported file is known.
 */
#define LEX_JOURNAL_JSON_FORMAT "lexbridge-journal"

/**
 * LEX_JOURNAL_JSON_HEAD:
 *
 * How every exported file begins.
 */
#define LEX_JOURNAL_JSON_HEAD "{\"format\": \"" LEX_JOURNAL_JSON_FORMAT "\",\n\"version\": 1"

/**
 * lex_journal_json_export:
 * @self: a journal
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Writes everything that was not removed, and the recent places, as one JSON object. An empty
 * journal that imports it exports the same bytes.
 *
 * Returns: (transfer full) (nullable): the text
 */
char *lex_journal_json_export (LexJournalFile *self, GError **error);

/**
 * lex_journal_json_import:
 * @self: a journal
 * @name: what the text is called in messages
 * @text: what lex_journal_json_export() made, or somebody else; of any length, ended by NUL
 * @n_added: (out): how many entries were added
 * @error: return location for a `LEX_JOURNAL_ERROR`
 *
 * Takes in what was exported, all or nothing. What is there already stays; what was removed
 * comes back; an entry that has the identifier of one with other words is kept beside it. Doing it
 * twice does it once.
 *
 * Returns: whether all was taken in; `LEX_JOURNAL_ERROR_INPUT` if the text is no such file
 */
gboolean lex_journal_json_import (LexJournalFile *self, const char *name, const char *text,
                                  guint *n_added, GError **error);

G_END_DECLS
