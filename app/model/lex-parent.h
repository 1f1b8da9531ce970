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
 * @alone: whether nothing else tells the law, or the document, that they are of
 *
 * Writes the chain in one line: `31 Bid out of Rotation › A RHO’s Turn to Call`, or `A RHO’s Turn
 * to Call` where the law stands above.
 *
 * Returns: (transfer full): the line; empty where there is nothing to say
 */
char *lex_parent_dup_line (GPtrArray *parents, gboolean alone);

/**
 * lex_parent_list_has_text:
 * @parents: (element-type LexParent): parents
 * @text: a heading
 *
 * Tells whether a heading is that of one of them, so that it need not be said again.
 *
 * Returns: whether it is
 */
gboolean lex_parent_list_has_text (GPtrArray *parents, const char *text);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexParent, lex_parent_unref)

G_END_DECLS
