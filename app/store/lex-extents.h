/* lex-extents.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-kind.h"
#include "store/lex-questions.h"

G_BEGIN_DECLS

/**
 * LexExtent:
 * @last: the id of the document's last clause
 * @kind: what all its clauses are
 * @name: the document's name
 *
 * Which clauses are a document's.
 */
typedef struct
{
  gint64 last;
  LexKind kind;
  char *name;
} LexExtent;

/**
 * lex_extents_read:
 * @questions: the questions of a reader
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads which clauses are in which document.
 *
 * Returns: (transfer full) (nullable) (element-type LexExtent): the documents in the order of
 *   their ids
 */
GArray *lex_extents_read (LexQuestions *questions, GError **error);

/**
 * lex_extents_find:
 * @extents: (element-type LexExtent): from lex_extents_read()
 * @clause: the id of a clause
 * @place: (out): which of @extents it is in
 *
 * Finds the document of a clause.
 *
 * Returns: whether there is such a clause
 */
gboolean lex_extents_find (GArray *extents, gint64 clause, guint *place);

/**
 * lex_extents_count_clauses:
 * @extents: (element-type LexExtent): from lex_extents_read()
 *
 * Counts the clauses of all documents.
 *
 * Returns: how many there are, which is also the last id
 */
gint64 lex_extents_count_clauses (GArray *extents);

G_END_DECLS
