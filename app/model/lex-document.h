/* lex-document.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-clause.h"
#include "model/lex-kind.h"

G_BEGIN_DECLS

#define LEX_TYPE_DOCUMENT (lex_document_get_type ())
G_DECLARE_FINAL_TYPE (LexDocument, lex_document, LEX, DOCUMENT, GObject)

/**
 * lex_document_new:
 * @name: its name, unique in a library: `laws`, `screens`, `law-20-pl`
 * @kind: what it is
 * @title_en: (nullable): English title
 * @title_pl: (nullable): Polish title
 * @imported: whether the user imported it
 *
 * Makes a document without clauses; give it them, or an extent, before sharing it.
 *
 * Returns: (transfer full): a new document
 */
LexDocument *lex_document_new (const char *name, LexKind kind, const char *title_en,
                               const char *title_pl, gboolean imported);

/**
 * lex_document_copy:
 * @self: a document with its clauses
 * @name: (nullable): another name; %NULL to keep it
 * @titles: (nullable) (array fixed-size=2): other titles, by #LexLanguage; %NULL to keep them
 * @clauses: (nullable) (transfer full) (element-type LexClause): other clauses; %NULL to share them
 *
 * Makes a document that differs from another in these.
 *
 * Returns: (transfer full): a new document
 */
LexDocument *lex_document_copy (LexDocument *self, const char *name, const char *const *titles,
                                GPtrArray *clauses);

/**
 * lex_document_take_clauses:
 * @self: a document under construction, not yet shared
 * @clauses: (transfer full) (element-type LexClause): the clauses in reading order
 *
 * Gives a new document its clauses, once.
 */
void lex_document_take_clauses (LexDocument *self, GPtrArray *clauses);

/**
 * lex_document_set_extent:
 * @self: a document under construction, not yet shared
 * @n_clauses: how many clauses the stored document has
 * @languages: in which languages
 *
 * Describes a stored document whose clauses are not loaded.
 */
void lex_document_set_extent (LexDocument *self, guint n_clauses, LexLanguages languages);

/**
 * lex_document_set_edition:
 * @self: a document under construction, not yet shared
 * @edition: (nullable): the year as it is said of the Laws, `2017`; %NULL if it has none
 * @publisher: (nullable): who published it, such as `WBF`; %NULL if that is not known
 *
 * Says which of several editions it is, and whose.
 */
void lex_document_set_edition (LexDocument *self, const char *edition, const char *publisher);

/**
 * lex_document_get_edition:
 * @self: a document
 *
 * Gets its edition.
 *
 * Returns: (transfer none) (nullable): the year as it is said of the Laws, `2017`
 */
const char *lex_document_get_edition (LexDocument *self);

/**
 * lex_document_get_publisher:
 * @self: a document
 *
 * Gets who published it.
 *
 * Returns: (transfer none) (nullable): such as `WBF`
 */
const char *lex_document_get_publisher (LexDocument *self);

/**
 * lex_document_get_name:
 * @self: a document
 *
 * Gets its name.
 *
 * Returns: (transfer none): its name
 */
const char *lex_document_get_name (LexDocument *self);

/**
 * lex_document_get_kind:
 * @self: a document
 *
 * Gets what it is.
 *
 * Returns: what it is
 */
LexKind lex_document_get_kind (LexDocument *self);

/**
 * lex_document_get_title:
 * @self: a document
 * @language: a language
 *
 * Gets the title.
 *
 * Returns: (transfer none) (nullable): the title
 */
const char *lex_document_get_title (LexDocument *self, LexLanguage language);

/**
 * lex_document_get_imported:
 * @self: a document
 *
 * Tells whether the user imported it.
 *
 * Returns: whether the user imported it
 */
gboolean lex_document_get_imported (LexDocument *self);

/**
 * lex_document_get_n_clauses:
 * @self: a document
 *
 * Tells how many clauses it has.
 *
 * Returns: how many clauses it has
 */
guint lex_document_get_n_clauses (LexDocument *self);

/**
 * lex_document_get_languages:
 * @self: a document
 *
 * Gets the languages in which any clause has text or heading.
 *
 * Returns: the languages in which any clause has text or heading
 */
LexLanguages lex_document_get_languages (LexDocument *self);

/**
 * lex_document_get_clauses:
 * @self: a document
 *
 * Gets the clauses.
 *
 * Returns: (transfer none) (nullable) (element-type LexClause): the clauses, %NULL when only
 *   described
 */
GPtrArray *lex_document_get_clauses (LexDocument *self);

G_END_DECLS
