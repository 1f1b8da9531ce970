/* lex-citation.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"

G_BEGIN_DECLS

/**
 * LexCitation:
 *
 * A reference found in running text. A list or range gives one citation per
 * clause that it names. Immutable, reference counted.
 */
typedef struct _LexCitation LexCitation;

/**
 * lex_citation_new:
 * @text: (transfer none): the words as written
 * @label: the clause they mean
 * @from: first byte in the text that was searched
 * @to: byte after the last
 * @exists: whether the library has that clause
 * @repaired: whether the words were damaged and were corrected
 *
 * Makes a citation.
 *
 * Returns: (transfer full): a new citation
 */
LexCitation *lex_citation_new (const char *text, LexLabel *label, gsize from, gsize to,
                               gboolean exists, gboolean repaired);

/**
 * lex_citation_ref:
 * @self: a citation
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexCitation *lex_citation_ref (LexCitation *self);

/**
 * lex_citation_unref:
 * @self: (transfer full): a citation
 *
 * Drops a reference.
 */
void lex_citation_unref (LexCitation *self);

/**
 * lex_citation_get_text:
 * @self: a citation
 *
 * Gets the words as written.
 *
 * Returns: (transfer none): the words as written
 */
const char *lex_citation_get_text (LexCitation *self);

/**
 * lex_citation_get_label:
 * @self: a citation
 *
 * Gets the clause they mean.
 *
 * Returns: (transfer none): the clause they mean
 */
LexLabel *lex_citation_get_label (LexCitation *self);

/**
 * lex_citation_get_from:
 * @self: a citation
 *
 * Gets where its words begin in the text that was searched.
 *
 * Returns: the first byte of the words
 */
gsize lex_citation_get_from (LexCitation *self);

/**
 * lex_citation_get_to:
 * @self: a citation
 *
 * Gets where its words end in the text that was searched.
 *
 * Returns: the byte after the last of the words
 */
gsize lex_citation_get_to (LexCitation *self);

/**
 * lex_citation_get_exists:
 * @self: a citation
 *
 * Tells whether the library has that clause.
 *
 * Returns: whether the library has that clause
 */
gboolean lex_citation_get_exists (LexCitation *self);

/**
 * lex_citation_get_repaired:
 * @self: a citation
 *
 * Tells whether the words were damaged and were corrected.
 *
 * Returns: whether the words were damaged and were corrected
 */
gboolean lex_citation_get_repaired (LexCitation *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCitation, lex_citation_unref)

G_END_DECLS
