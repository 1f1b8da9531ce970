/* lex-precedence-graph.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "services/lex-library.h"
#include "widgets/precedence/lex-plan.h"

G_BEGIN_DECLS

/**
 * LexPrecedenceNode:
 * @label: a clause
 * @name: its number among those of other documents
 * @heading: (nullable): what it is called
 * @own: whether it belongs to what was asked for
 *
 * A clause in the picture.
 */
typedef struct
{
  LexLabel *label;
  char *name;
  char *heading;
  gboolean own;
} LexPrecedenceNode;

/**
 * LexPrecedenceGraph:
 * @label: what was asked for
 * @title: what that is called, number and heading
 * @language: the language of headings and reasons
 * @nodes: (element-type LexPrecedenceNode): in the order of the Laws
 * @n_left_out: relations that were or could be left out, as they are between other clauses
 * @relations: (element-type LexRelation): in the order of their general clauses;
 *   counted from one, that is the number on the arrow
 * @edges: (array): by relation, its ends among @nodes
 *
 * The precedence around a clause, ready to be planned and drawn.
 */
typedef struct
{
  LexLabel *label;
  char *title;
  LexLanguage language;
  guint n_left_out;
  GPtrArray *nodes;
  GPtrArray *relations;
  LexPlanEdge *edges;
} LexPrecedenceGraph;

/**
 * lex_precedence_graph_new:
 * @library: what to ask
 * @label: a clause, mostly a whole law
 * @language: the language of headings
 * @narrowed: whether to leave out relations between other clauses, to which its own lead
 * @error: return location
 *
 * Asks for the precedence around @label and for the headings of its clauses.
 *
 * Returns: (transfer full) (nullable): the graph, perhaps without nodes
 */
LexPrecedenceGraph *lex_precedence_graph_new (LexLibrary *library, LexLabel *label,
                                              LexLanguage language, gboolean narrowed,
                                              GError **error);

/**
 * lex_precedence_graph_get_shape:
 * @self: a graph
 *
 * Gets what a plan is made from.
 *
 * Returns: the shape, which lives as long as @self
 */
LexPlanGraph lex_precedence_graph_get_shape (const LexPrecedenceGraph *self);

/**
 * lex_precedence_graph_ref:
 * @self: a graph
 *
 * Takes a share in it: what draws or prints one may outlive what shows it.
 *
 * Returns: (transfer full): @self
 */
LexPrecedenceGraph *lex_precedence_graph_ref (LexPrecedenceGraph *self);

/**
 * lex_precedence_graph_unref:
 * @self: (transfer full) (nullable): a graph
 *
 * Gives the share up; with the last one it goes.
 */
void lex_precedence_graph_unref (LexPrecedenceGraph *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPrecedenceGraph, lex_precedence_graph_unref)

G_END_DECLS
