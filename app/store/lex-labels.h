/* lex-labels.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/lex-questions.h"

G_BEGIN_DECLS

/**
 * LexLabels:
 * @texts: the labels of all clauses in reading order, each with the NUL behind it
 * @starts: (element-type guint32): by clause, where its label starts
 *
 * What every clause is called.
 */
typedef struct
{
  GBytes *texts;
  GArray *starts;
} LexLabels;

/**
 * lex_labels_fill:
 * @database: a library being made, whose clauses are in
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Fills the table `labels`.
 *
 * Returns: whether it was filled
 */
gboolean lex_labels_fill (LexDatabase *database, GError **error);

/**
 * lex_labels_read:
 * @questions: the questions of a reader
 * @error: return location for a `LEX_STORE_ERROR`
 *
 * Reads the table in one go.
 *
 * Returns: (transfer full) (nullable): the labels
 */
LexLabels *lex_labels_read (LexQuestions *questions, GError **error);

/**
 * lex_labels_dup:
 * @self: labels
 * @clause: the id of a clause
 *
 * Gets what a clause is called.
 *
 * Returns: (transfer full) (nullable): its label, %NULL only in a damaged library
 */
LexLabel *lex_labels_dup (const LexLabels *self, gint64 clause);

/**
 * lex_labels_get_text:
 * @self: labels
 * @clause: the id of a clause
 *
 * Gets the text of its label, without making one.
 *
 * Returns: (transfer none) (nullable): it, %NULL only in a damaged library
 */
const char *lex_labels_get_text (const LexLabels *self, gint64 clause);

/**
 * lex_labels_get_law:
 * @self: labels
 * @clause: the id of a clause
 * @section: (out): the letter of its section, or NUL
 *
 * Tells to which law a clause belongs, without making a label.
 *
 * Returns: the law's number, or 0 if it belongs to none
 */
guint lex_labels_get_law (const LexLabels *self, gint64 clause, char *section);

/**
 * lex_labels_free:
 * @self: (transfer full) (nullable): labels
 *
 * Frees them.
 */
void lex_labels_free (LexLabels *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLabels, lex_labels_free)

G_END_DECLS
