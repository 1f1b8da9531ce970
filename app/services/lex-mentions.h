/* lex-mentions.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * lex_mentions_count:
 * @self: a passage
 * @label: a clause of it
 *
 * Counts what cites @label or something below it, of @self and of all documents but the
 * index, each citing clause once.
 *
 * Returns: how many clauses do
 */
guint lex_mentions_count (const LexPassage *self, LexLabel *label);

/**
 * LexMentions:
 * @document: a document, described without clauses
 * @labels: (element-type LexLabel): its clauses that cite or speak of another, in order
 *
 * What one document has to say of a clause.
 */
typedef struct
{
  LexDocument *document;
  GPtrArray *labels;
} LexMentions;

/**
 * lex_mentions_list:
 * @self: a library
 * @label: a clause
 * @error: return location
 *
 * Gets what cites @label or something below it, or speaks of it, in every document, imported
 * ones and the index included.
 *
 * Returns: (transfer full) (nullable) (element-type LexMentions): a group for each document
 *   that does, in the order of lex_library_list_documents()
 */
GPtrArray *lex_mentions_list (LexLibrary *self, LexLabel *label, GError **error);

G_END_DECLS
