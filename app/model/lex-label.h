/* lex-label.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define LEX_TYPE_LABEL (lex_label_get_type ())

/**
 * LexLabel:
 *
 * The address of a clause, the same in both languages: `27`, `27B1a`,
 * `20F5b(i)`, `screens/3a(ii)`, `definitions/psychic-call`, `example/33`.
 *
 * A label of the Laws or the screen regulations has up to five levels (number,
 * letter, number, small letter, roman in brackets; screens skip the capital
 * and the second number). Other documents number their clauses, with dots too
 * (`regulations/4.2.1`), or name them by a slug, to which `/` may add a second level. Immutable,
 * reference counted.
 */
typedef struct _LexLabel LexLabel;

/**
 * lex_label_get_type:
 *
 * Registers the boxed type of a label, so that properties and signals can carry one.
 *
 * Returns: the type
 */
GType lex_label_get_type (void) G_GNUC_CONST;

/**
 * LEX_LABEL_N_LAWS:
 *
 * How many Laws there are, in the edition of 2017.
 */
#define LEX_LABEL_N_LAWS 93

/**
 * lex_label_parse:
 * @text: (nullable): a label in its canonical form
 *
 * Reads a canonical label. Sloppy forms are the citation finder's business. What an example
 * was called formerly (`example/L16`) reads as its label of today.
 *
 * Returns: (transfer full) (nullable): the label, or %NULL if @text is none
 */
LexLabel *lex_label_parse (const char *text);

/**
 * lex_label_ref:
 * @self: a label
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexLabel *lex_label_ref (LexLabel *self);

/**
 * lex_label_unref:
 * @self: (transfer full): a label
 *
 * Drops a reference.
 */
void lex_label_unref (LexLabel *self);

/**
 * lex_label_get_text:
 * @self: a label
 *
 * Gets the canonical form, which names the clause in every file and command.
 *
 * Returns: (transfer none): such as `27B1a`
 */
const char *lex_label_get_text (LexLabel *self);

/**
 * lex_label_get_document:
 * @self: a label
 *
 * Gets the name of the shipped document that the label belongs to.
 *
 * The prefix of an example or a definition is not always its document's name:
 * `example/33` belongs to `examples`.
 *
 * Returns: (transfer none): `laws`, `introduction`, `screens`, `examples` …
 */
const char *lex_label_get_document (LexLabel *self);

/**
 * lex_label_get_law:
 * @self: a label
 *
 * Gets the number of the Law.
 *
 * Returns: 1 to %LEX_LABEL_N_LAWS, or 0 when the label is not of the Laws
 */
guint lex_label_get_law (LexLabel *self);

/**
 * lex_label_get_depth:
 * @self: a label
 *
 * Counts the levels above: 0 for `27`, 1 for `27B`, 4 for `20F5b(i)`.
 *
 * Returns: 0 to 4
 */
guint lex_label_get_depth (LexLabel *self);

/**
 * lex_label_get_part:
 * @self: a label
 *
 * Gets the last level alone, as it is printed within its parent.
 *
 * Returns: (transfer none): `27` of `27`, `B` of `27B`, `(i)` of `20F5b(i)`,
 *   `psychic-call` of `definitions/psychic-call`
 */
const char *lex_label_get_part (LexLabel *self);

/**
 * lex_label_get_number:
 * @self: a label
 *
 * Gets what is printed before the clause within its document, in the form that the Laws use: a
 * slug says nothing that the heading does not say better.
 *
 * Returns: (transfer none): such as `27B1(a)`, `3a(ii)`, `145`; empty for a slug
 */
const char *lex_label_get_number (LexLabel *self);

/**
 * lex_label_dup_parent:
 * @self: a label
 *
 * Makes the label one level up.
 *
 * Returns: (transfer full) (nullable): the parent, %NULL at depth 0
 */
LexLabel *lex_label_dup_parent (LexLabel *self);

/**
 * lex_label_dup_root:
 * @self: a label
 *
 * Goes up to the top: `27` for `27B1a`, `screens/3` for `screens/3a(ii)`.
 *
 * Returns: (transfer full): the label at the top, @self if it is there
 */
LexLabel *lex_label_dup_root (LexLabel *self);

/**
 * lex_label_contains:
 * @self: a label
 * @other: another label
 *
 * Tells whether @other is @self or lies below it.
 *
 * Returns: %TRUE for `27B` and `27B1a`, %FALSE for `27B` and `27C` or `27`
 */
gboolean lex_label_contains (LexLabel *self, LexLabel *other);

/**
 * lex_label_equal:
 * @a: a label
 * @b: a label
 *
 * Compares two labels; a #GEqualFunc.
 *
 * Returns: whether they name the same clause
 */
gboolean lex_label_equal (gconstpointer a, gconstpointer b);

/**
 * lex_label_hash:
 * @label: a label
 *
 * Hashes a label; a #GHashFunc.
 *
 * Returns: the hash
 */
guint lex_label_hash (gconstpointer label);

/**
 * lex_label_compare:
 * @a: a label
 * @b: a label
 *
 * Orders labels as a reader expects: by document, then 9A before 10, 27B2
 * before 27B10, (ii) before (iv), a clause before what lies below it.
 *
 * Returns: negative, zero or positive
 */
int lex_label_compare (LexLabel *a, LexLabel *b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexLabel, lex_label_unref)

G_END_DECLS
