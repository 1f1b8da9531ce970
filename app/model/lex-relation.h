/* lex-relation.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-basis.h"
#include "model/lex-label.h"
#include "model/lex-text.h"

G_BEGIN_DECLS

#define LEX_TYPE_RELATION (lex_relation_get_type ())

/**
 * LexRelation:
 *
 * A specific clause prevails over a general one, with the reason in both
 * languages and the source that says so. Immutable, reference counted.
 */
typedef struct _LexRelation LexRelation;

/**
 * lex_relation_get_type:
 *
 * Registers the boxed type of a relation, so that properties and signals can carry one.
 *
 * Returns: the type
 */
GType lex_relation_get_type (void) G_GNUC_CONST;

/**
 * lex_relation_new:
 * @specific: the clause that prevails
 * @general: the clause that yields
 * @basis: whence it is known
 * @source: the clause or text that says so, for a person to read
 * @why_en: the reason in English
 * @why_pl: the reason in Polish
 *
 * Makes a relation.
 *
 * Returns: (transfer full): a new relation
 */
LexRelation *lex_relation_new (LexLabel *specific, LexLabel *general, LexBasis basis,
                               const char *source, LexText *why_en, LexText *why_pl);

/**
 * lex_relation_ref:
 * @self: a relation
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexRelation *lex_relation_ref (LexRelation *self);

/**
 * lex_relation_unref:
 * @self: (transfer full): a relation
 *
 * Drops a reference.
 */
void lex_relation_unref (LexRelation *self);

/**
 * lex_relation_get_specific:
 * @self: a relation
 *
 * Gets the clause that prevails.
 *
 * Returns: (transfer none): the clause that prevails
 */
LexLabel *lex_relation_get_specific (LexRelation *self);

/**
 * lex_relation_get_general:
 * @self: a relation
 *
 * Gets the clause that yields.
 *
 * Returns: (transfer none): the clause that yields
 */
LexLabel *lex_relation_get_general (LexRelation *self);

/**
 * lex_relation_get_basis:
 * @self: a relation
 *
 * Gets whence it is known.
 *
 * Returns: whence it is known
 */
LexBasis lex_relation_get_basis (LexRelation *self);

/**
 * lex_relation_get_source:
 * @self: a relation
 *
 * Gets the clause or text that says so.
 *
 * Returns: (transfer none): the clause or text that says so
 */
const char *lex_relation_get_source (LexRelation *self);

/**
 * lex_relation_get_why:
 * @self: a relation
 * @language: a language
 *
 * Gets the reason.
 *
 * Returns: (transfer none): the reason
 */
LexText *lex_relation_get_why (LexRelation *self, LexLanguage language);

/**
 * lex_relation_compare_for_study:
 * @a: pointer to a relation
 * @b: pointer to another
 *
 * Orders relations as one studies them: by the clause that yields, then by that
 * which prevails; a #GCompareFunc for arrays of pointers.
 *
 * Returns: negative, zero or positive
 */
int lex_relation_compare_for_study (gconstpointer a, gconstpointer b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexRelation, lex_relation_unref)

G_END_DECLS
