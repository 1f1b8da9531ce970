/* lex-journal-markdown.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * lex_journal_markdown_dup:
 * @entries: (element-type LexJournalEntry): entries
 *
 * Writes entries as Markdown for people, in the locale's language.
 *
 * Returns: (transfer full): the text
 */
char *lex_journal_markdown_dup (GPtrArray *entries);

G_END_DECLS
