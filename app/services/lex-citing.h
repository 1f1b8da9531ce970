/* lex-citing.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * lex_passage_count_citing:
 * @self: a passage
 * @label: a clause of it
 *
 * Counts what cites @label or something below it, of @self and of all documents but the
 * index, each citing clause once.
 *
 * Returns: how many clauses do
 */
guint lex_passage_count_citing (const LexPassage *self, LexLabel *label);

/**
 * LexCitingGroup:
 * @document: a document, described without clauses
 * @labels: (element-type LexLabel): its clauses that cite or speak of another, in order
 *
 * What one document has to say of a clause.
 */
typedef struct
{
  LexDocument *document;
  GPtrArray *labels;
} LexCitingGroup;

/**
 * lex_library_list_citing:
 * @self: a library
 * @label: a clause
 * @error: return location
 *
 * Gets what cites @label or something below it, or speaks of it, in every document, imported
 * ones and the index included.
 *
 * Returns: (transfer full) (nullable) (element-type LexCitingGroup): a group for each document
 *   that does, in the order of lex_library_list_documents()
 */
GPtrArray *lex_library_list_citing (LexLibrary *self, LexLabel *label, GError **error);

G_END_DECLS
