/* lex-case-changes.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-cases.h"

G_BEGIN_DECLS

typedef struct _LexCaseChanges LexCaseChanges;

/**
 * lex_case_changes_new:
 *
 * Begins with nothing changed.
 *
 * Returns: (transfer full): no changes
 */
LexCaseChanges *lex_case_changes_new (void);

/**
 * lex_case_changes_free:
 * @self: (transfer full): changes
 *
 * Forgets them.
 */
void lex_case_changes_free (LexCaseChanges *self);

/**
 * lex_case_changes_remember:
 * @self: changes
 * @value: the case before the change
 * @key: the field that is changed
 * @after: (nullable): what it says then
 *
 * Remembers what a field said. What is typed into one without a pause is one change; a line that
 * comes or goes is one of its own. What had been taken back can not be brought again.
 */
void lex_case_changes_remember (LexCaseChanges *self, const LexCase *value, LexCaseKey key,
                                const char *after);

/**
 * lex_case_changes_undo:
 * @self: changes
 * @value: the case
 * @key: (out): the field that was changed
 *
 * Takes the last change of @value back.
 *
 * Returns: whether there was one
 */
gboolean lex_case_changes_undo (LexCaseChanges *self, LexCase *value, LexCaseKey *key);

/**
 * lex_case_changes_redo:
 * @self: changes
 * @value: the case
 * @key: (out): the field that was changed
 *
 * Brings again what was taken back last.
 *
 * Returns: whether there was something
 */
gboolean lex_case_changes_redo (LexCaseChanges *self, LexCase *value, LexCaseKey *key);

G_END_DECLS
