/* lex-precedence-node.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "widgets/precedence/lex-precedence-graph.h"

G_BEGIN_DECLS

/**
 * lex_precedence_node_new:
 * @graph: the precedence around a clause
 * @index: which node
 *
 * Makes a button that shows a clause and opens it; a reader of screens hears what
 * it yields to and prevails over.
 *
 * Returns: (transfer floating): a new button
 */
GtkWidget *lex_precedence_node_new (const LexPrecedenceGraph *graph, guint index);

/**
 * lex_precedence_node_new_badge:
 * @graph: the precedence around a clause
 * @index: which relation
 *
 * Makes a button with a reason's number; a pointer that rests on it, and a reader of
 * screens, get the reason. What a click does is the caller's.
 *
 * Returns: (transfer floating): a new button
 */
GtkWidget *lex_precedence_node_new_badge (const LexPrecedenceGraph *graph, guint index);

G_END_DECLS
