/* lex-target.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-passage.h"

G_BEGIN_DECLS

/**
 * LexTarget:
 * @label: (nullable): a clause, perhaps one that does not exist
 * @document: (nullable): the name of a whole document, where it is none
 *
 * What somebody wants to see: one of the two.
 */
typedef struct
{
  LexLabel *label;
  char *document;
} LexTarget;

/**
 * lex_target_free:
 * @self: (transfer full) (nullable): a target
 *
 * Frees it.
 */
void lex_target_free (LexTarget *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexTarget, lex_target_free)

/**
 * lex_targets_read:
 * @self: a library
 * @text: what was typed: clauses and documents, one behind the other or parted by commas
 * @unknown: (out) (transfer full) (nullable): from where it can not be understood
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads what somebody wants to see: `27`, `26B 16C2`, `Law 27 B 1 (a)`, `zasłony 3c, screens`.
 *
 * Returns: (transfer full) (nullable) (element-type LexTarget): what was meant, in order; %NULL
 *   without @error where @unknown is set
 */
GPtrArray *lex_targets_read (LexLibrary *self, const char *text, char **unknown, GError **error);

/**
 * lex_target_show:
 * @self: a target
 * @library: a library
 * @error: return location for a `LEX_LIBRARY_ERROR`
 *
 * Reads it: a clause as lex_library_show() does, a document as lex_library_quote_document().
 *
 * Returns: (transfer full) (nullable): the passage
 */
LexPassage *lex_target_show (LexTarget *self, LexLibrary *library, GError **error);

G_END_DECLS
