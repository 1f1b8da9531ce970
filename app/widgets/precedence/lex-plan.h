/* lex-plan.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexPlanEdge:
 * @general: number of the node that yields
 * @specific: number of the node that prevails
 *
 * One arrow.
 */
typedef struct
{
  guint general;
  guint specific;
} LexPlanEdge;

/**
 * LexPlanGraph:
 * @n_nodes: how many nodes there are
 * @edges: (array length=n_edges): the arrows
 * @n_edges: how many arrows there are
 *
 * What is to be drawn, without sizes. Nodes come in the order that they shall keep
 * where nothing else decides.
 */
typedef struct
{
  guint n_nodes;
  const LexPlanEdge *edges;
  guint n_edges;
} LexPlanGraph;

/**
 * LexPlanMetrics:
 * @column_width: how wide every node is
 * @column_gap: between columns; arrows bend there
 * @row_gap: between the nodes of a column
 * @group_gap: between groups of nodes that have no arrow between them
 * @badge: side of the square on each arrow
 *
 * The sizes that all of a picture has in common.
 */
typedef struct
{
  double column_width;
  double column_gap;
  double row_gap;
  double group_gap;
  double badge;
} LexPlanMetrics;

/**
 * LexPlanPoint:
 * @x: from the left
 * @y: from the top
 *
 * A place in the picture.
 */
typedef struct
{
  double x;
  double y;
} LexPlanPoint;

/**
 * LexPlanBox:
 * @x: left edge
 * @y: upper edge
 * @width: as the metrics say
 * @height: as asked for, or more where many arrows arrive
 * @column: 0 for the most general of its group
 *
 * Where a node stands.
 */
typedef struct
{
  double x;
  double y;
  double width;
  double height;
  guint column;
} LexPlanBox;

/**
 * LexPlanRoute:
 * @points: (element-type LexPlanPoint): from the general node to the specific one; the
 *   way bends between the first and the second, the third and the fourth … and is
 *   straight and level between the others
 * @badge: the middle of its badge, right before the specific node
 * @square: whether it is straight everywhere, level and upright in turn
 *
 * The way of an arrow.
 */
typedef struct
{
  GArray *points;
  LexPlanPoint badge;
  gboolean square;
} LexPlanRoute;

/**
 * LexPlan:
 * @boxes: (array length=n_boxes): by node
 * @n_boxes: how many nodes there are
 * @routes: (array length=n_routes): by edge
 * @n_routes: how many arrows there are
 * @width: of the whole
 * @height: of the whole
 *
 * A picture, planned.
 */
typedef struct
{
  LexPlanBox *boxes;
  guint n_boxes;
  LexPlanRoute *routes;
  guint n_routes;
  double width;
  double height;
} LexPlan;

/**
 * lex_plan_dup_columns:
 * @graph: what is to be drawn
 * @groups: (out) (optional) (transfer full): by node, the group it belongs to
 * @n_columns: (out): how many columns there are
 *
 * Ranks the nodes: every general node stands left of all that prevail over it. A
 * cycle, which no good corpus has, does no harm.
 *
 * Returns: (transfer full): by node, its column
 */
guint *lex_plan_dup_columns (const LexPlanGraph *graph, guint **groups, guint *n_columns);

/**
 * lex_plan_new:
 * @graph: what is to be drawn
 * @heights: (array): by node, how high it must be
 * @metrics: sizes
 *
 * Plans a picture: nodes in columns from general to specific, none over another,
 * arrows around them. A pure function: equal graphs give equal pictures, in
 * whatever order the arrows come.
 *
 * Returns: (transfer full): the plan
 */
LexPlan *lex_plan_new (const LexPlanGraph *graph, const double *heights,
                       const LexPlanMetrics *metrics);

/**
 * lex_plan_count_lanes:
 * @graph: what is to be drawn
 *
 * Tells how much room arrows need beside nodes that stand one below the other.
 *
 * Returns: how many lanes there are
 */
guint lex_plan_count_lanes (const LexPlanGraph *graph);

/**
 * lex_plan_new_stacked:
 * @graph: what is to be drawn
 * @heights: (array): by node, how high it must be
 * @metrics: sizes; the arrows are in the gap, which is left of the column
 *
 * Plans a picture where there is no room for columns: nodes one below the other, general before
 * specific as far as they belong together, arrows beside them. A pure function, as lex_plan_new().
 *
 * Returns: (transfer full): the plan
 */
LexPlan *lex_plan_new_stacked (const LexPlanGraph *graph, const double *heights,
                               const LexPlanMetrics *metrics);

/**
 * lex_plan_find_related:
 * @self: a plan
 * @graph: what it was made from
 * @node: where one stands
 * @specific: whether to go to what prevails, rather than to what yields
 *
 * Finds the other end of an arrow, the nearest in height where there are several.
 *
 * Returns: a node, or -1
 */
int lex_plan_find_related (const LexPlan *self, const LexPlanGraph *graph, guint node,
                           gboolean specific);

/**
 * lex_plan_find_neighbour:
 * @self: a plan
 * @node: where one stands
 * @below: whether to go down
 *
 * Finds the next node of the column.
 *
 * Returns: a node, or -1
 */
int lex_plan_find_neighbour (const LexPlan *self, guint node, gboolean below);

/**
 * lex_plan_free:
 * @self: (transfer full) (nullable): a plan
 *
 * Frees it.
 */
void lex_plan_free (LexPlan *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (LexPlan, lex_plan_free)

G_END_DECLS
