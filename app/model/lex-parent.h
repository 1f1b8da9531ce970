/* lex-parent.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "model/lex-label.h"

G_BEGIN_DECLS

/**
 * LexParent:
 * @label: a clause
 * @text: its leading words: its heading or else the beginning of its text; empty where it has none
 *
 * One of the clauses that another stands below, as far as it must be read with it. Immutable and
 * reference counted.
 */
typedef struct
{
  LexLabel *label;
  char *text;
} LexParent;

/**
 * lex_parent_new:
 * @label: a clause
 * @text: its leading words
 *
 * Makes one.
 *
 * Returns: (transfer full): a parent
 */
LexParent *lex_parent_new (LexLabel *label, const char *text);

/**
 * lex_parent_ref:
 * @self: a parent
 *
 * Adds a reference.
 *
 * Returns: (transfer full): @self
 */
LexParent *lex_parent_ref (LexParent *self);

/**
 * lex_parent_unref:
 * @self: (transfer full): a parent
 *
 * Drops a reference.
 */
void lex_parent_unref (LexParent *self);

/**
 * lex_parent_dup_line:
 * @parents: (element-type LexParent): parents, the outermost first
 * @from: how many of the first are left out
 *
 * Writes the chain in one line: `31 Bid out of Rotation › A RHO’s Turn to Call`.
 *
 * Returns: (transfer full): the line; empty where nothing is left
 */
char *lex_parent_dup_line (GPtrArray *parents, guint from);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexParent, lex_parent_unref)

G_END_DECLS
