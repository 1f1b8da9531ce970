/* lex-case.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "journal/lex-case-field.h"

G_BEGIN_DECLS

/**
 * LEX_CASE_RULING_KIND:
 *
 * The kind of a case that records a ruling.
 */
#define LEX_CASE_RULING_KIND "ruling"

/**
 * LEX_CASE_MEMO_KIND:
 *
 * The kind of a case that is a memo on a player.
 */
#define LEX_CASE_MEMO_KIND "memo"

/**
 * LEX_CASE_OPEN:
 *
 * The status of a case that is not ruled yet.
 */
#define LEX_CASE_OPEN "open"

/**
 * LexCase:
 * @number: by which people call it, given by the journal; 0 before
 * @id: (nullable): its identifier, the same on every machine; given by the journal
 * @created: (nullable): when it was made, ISO 8601 in UTC
 * @changed: (nullable): when it was last changed
 * @values: by #LexCaseKey, each %NULL where the case says nothing; read directly, set by
 *   lex_case_set()
 * @seen: the values as they were when it was read or put last, by which it is known what is new
 * @others: (nullable): fields that this program does not know, by name, each as JSON
 *
 * A record of one ruling, or a memo on a player. Nothing in it need be said.
 */
typedef struct
{
  gint64 number;
  char *id;
  char *created;
  char *changed;
  char *values[LEX_CASE_N_FIELDS];
  char *seen[LEX_CASE_N_FIELDS];
  GHashTable *others;
} LexCase;

/**
 * lex_case_new:
 * @kind: %LEX_CASE_RULING_KIND or %LEX_CASE_MEMO_KIND
 *
 * Makes a case that is open, and to which the director is called now.
 *
 * Returns: (transfer full): the case
 */
LexCase *lex_case_new (const char *kind);

/**
 * lex_case_new_empty:
 *
 * Makes a case that says nothing at all.
 *
 * Returns: (transfer full): the case
 */
LexCase *lex_case_new_empty (void);

/**
 * lex_case_copy:
 * @self: a case
 *
 * Copies it, identifier and number too.
 *
 * Returns: (transfer full): the same once more
 */
LexCase *lex_case_copy (const LexCase *self);

/**
 * lex_case_free:
 * @self: (transfer full) (nullable): a case
 *
 * Frees it.
 */
void lex_case_free (LexCase *self);

/**
 * lex_case_set:
 * @self: a case
 * @key: a field
 * @value: (nullable): what it says, copied; what is empty is nothing
 *
 * Sets a field.
 */
void lex_case_set (LexCase *self, LexCaseKey key, const char *value);

/**
 * lex_case_settle:
 * @self: a case
 *
 * Takes its values for those that were read.
 */
void lex_case_settle (LexCase *self);

/**
 * lex_case_is_empty:
 * @self: a case
 *
 * Tells whether it says nothing but its kind, its status and when the director was called: who
 * opened it by mistake need not keep it.
 *
 * Returns: whether it says nothing
 */
gboolean lex_case_is_empty (const LexCase *self);

/**
 * lex_case_get_kind:
 * @self: a case
 *
 * Tells what fields it has.
 *
 * Returns: %LEX_CASE_IN_RULING or %LEX_CASE_IN_MEMO
 */
guint lex_case_get_kind (const LexCase *self);

/**
 * lex_case_dup_rows:
 * @self: a case
 * @key: a field of rows
 *
 * Lists its rows, each with as many cells as the field has columns, none %NULL.
 *
 * Returns: (transfer full) (element-type GStrv): rows, perhaps none
 */
GPtrArray *lex_case_dup_rows (const LexCase *self, LexCaseKey key);

/**
 * lex_case_set_rows:
 * @self: a case
 * @key: a field of rows
 * @rows: (element-type GStrv): rows, each of at most as many cells as the field has columns
 *
 * Sets its rows; those whose cells are all empty are left out.
 */
void lex_case_set_rows (LexCase *self, LexCaseKey key, GPtrArray *rows);

/**
 * lex_case_add_row:
 * @self: a case
 * @key: a field of rows
 * @cells: (array zero-terminated=1): the cells, as many as there are columns or fewer
 *
 * Adds a row below the others.
 */
void lex_case_add_row (LexCase *self, LexCaseKey key, const char *const *cells);

/**
 * lex_case_dup_labels:
 * @self: a case
 *
 * Lists the clauses that were applied.
 *
 * Returns: (transfer full) (array zero-terminated=1): canonical labels, perhaps none
 */
GStrv lex_case_dup_labels (const LexCase *self);

/**
 * lex_case_dup_now:
 *
 * Writes down the time by the clock on this wall, with the zone that holds now. What it says of the
 * day stays so in every other zone.
 *
 * Returns: (transfer full): such as `2026-11-22T23:59:00+01:00`
 */
char *lex_case_dup_now (void);

/**
 * lex_case_get_seconds:
 * @from: (nullable): a moment
 * @to: (nullable): a later one
 * @seconds: (out): how long it is from one to the other, whatever zones they are told in
 *
 * Measures the time between two moments.
 *
 * Returns: whether both are moments
 */
gboolean lex_case_get_seconds (const char *from, const char *to, gint64 *seconds);

/**
 * lex_case_dup_json:
 * @self: a case
 *
 * Writes its fields as one JSON object, in the order of the table; those that say nothing are left
 * out. The same case always gives the same bytes.
 *
 * Returns: (transfer full): the text
 */
char *lex_case_dup_json (const LexCase *self);

/**
 * lex_case_dup_words:
 * @self: a case
 *
 * Gathers all that it says for searching.
 *
 * Returns: (transfer full): folded words, a blank between two
 */
char *lex_case_dup_words (const LexCase *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexCase, lex_case_free)

G_END_DECLS
