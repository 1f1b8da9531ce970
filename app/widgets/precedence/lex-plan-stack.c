/* lex-plan-stack.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where nodes and arrows stand where there is no room for columns: nodes one below the other, the
 * arrows in lanes beside them. It refuses to know widgets and what a node says. The chart calls it.
 *
 * All arrows of a node share a lane, the shortest ways the nearest; whoever is on no way at the
 * same height shares one, too.
 */

#include "widgets/precedence/lex-plan.h"

/* Where arrows arrive and how far they stand apart, in badges. */
#define PORT 1.25
#define HEAD 0.75

/* The lane of a node that yields, and from which place down the stack to which it goes. */
typedef struct
{
  guint node;
  guint first;
  guint last;
  guint lane;
  gboolean used;
} Way;

typedef struct
{
  const LexPlanGraph *graph;

  /* Owned */
  GArray *order; /* (element-type guint), by place, the node */
  guint *places; /* by node, its place */
  Way *ways;     /* by node */
  guint n_lanes;
} Stack;

static void
stack_clear (Stack *self)
{
  g_clear_pointer (&self->order, g_array_unref);
  g_clear_pointer (&self->places, g_free);
  g_clear_pointer (&self->ways, g_free);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Stack, stack_clear)

typedef struct
{
  const guint *groups;
  const guint *columns;
} Ranks;

/* What belongs together stands together, the general first. */
static int
compare_nodes (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const Ranks *ranks = user_data;
  const guint one = *(const guint *) a;
  const guint other = *(const guint *) b;

  if (ranks->groups[one] != ranks->groups[other])
    return ranks->groups[one] < ranks->groups[other] ? -1 : 1;
  if (ranks->columns[one] != ranks->columns[other])
    return ranks->columns[one] < ranks->columns[other] ? -1 : 1;
  return one < other ? -1 : one > other;
}

static void
sort_nodes (Stack *self)
{
  g_autofree guint *groups = NULL;
  guint n_columns;
  g_autofree guint *columns = lex_plan_dup_columns (self->graph, &groups, &n_columns);
  Ranks ranks = { groups, columns };

  self->order = g_array_sized_new (FALSE, FALSE, sizeof (guint), self->graph->n_nodes);
  self->places = g_new (guint, self->graph->n_nodes);
  for (guint i = 0; i < self->graph->n_nodes; i++)
    g_array_append_val (self->order, i);
  g_array_sort_with_data (self->order, compare_nodes, &ranks);
  for (guint i = 0; i < self->graph->n_nodes; i++)
    self->places[g_array_index (self->order, guint, i)] = i;
}

static int
compare_ways (gconstpointer a, gconstpointer b)
{
  const Way *one = *(Way *const *) a;
  const Way *other = *(Way *const *) b;
  const guint length = one->last - one->first;
  const guint its = other->last - other->first;

  if (length != its)
    return length < its ? -1 : 1;
  return one->first < other->first ? -1 : one->first > other->first;
}

/* The nearest lane where nobody is who was there before. */
static guint
find_lane (GPtrArray *sorted, guint n, const Way *way)
{
  for (guint lane = 0;; lane++)
    {
      gboolean taken = FALSE;

      for (guint i = 0; i < n; i++)
        {
          const Way *other = sorted->pdata[i];

          taken
              = taken
                || (other->lane == lane && other->first <= way->last && way->first <= other->last);
        }
      if (!taken)
        return lane;
    }
}

static void
find_lanes (Stack *self)
{
  g_autoptr (GPtrArray) sorted = g_ptr_array_new ();

  self->ways = g_new0 (Way, self->graph->n_nodes);
  for (guint i = 0; i < self->graph->n_edges; i++)
    {
      const LexPlanEdge *edge = &self->graph->edges[i];
      Way *way = &self->ways[edge->general];

      if (!way->used)
        *way = (Way){ edge->general, self->places[edge->general], self->places[edge->general], 0,
                      TRUE };
      way->first = MIN (way->first, self->places[edge->specific]);
      way->last = MAX (way->last, self->places[edge->specific]);
    }
  for (guint i = 0; i < self->graph->n_nodes; i++)
    if (self->ways[i].used)
      g_ptr_array_add (sorted, &self->ways[i]);
  g_ptr_array_sort (sorted, compare_ways);
  for (guint i = 0; i < sorted->len; i++)
    {
      Way *way = sorted->pdata[i];

      way->lane = find_lane (sorted, i, way);
      self->n_lanes = MAX (self->n_lanes, way->lane + 1);
    }
}

guint
lex_plan_count_lanes (const LexPlanGraph *graph)
{
  g_auto (Stack) self = { .graph = graph };

  sort_nodes (&self);
  find_lanes (&self);
  return self.n_lanes;
}

/* How many arrows arrive at a node; those before @edge, or all. */
static guint
count_arriving (const LexPlanGraph *graph, guint node, guint edge)
{
  guint n = 0;

  for (guint i = 0; i < MIN (edge, graph->n_edges); i++)
    n += graph->edges[i].specific == node;
  return n;
}

/* Arrows arrive above the one that leaves. */
static double
get_port (const Stack *self, const LexPlanBox *boxes, guint node, guint index)
{
  const guint n = count_arriving (self->graph, node, G_MAXUINT) + self->ways[node].used;

  return boxes[node].y + boxes[node].height * (index + 0.5) / n;
}

static double
put_boxes (const Stack *self, const double *heights, const LexPlanMetrics *metrics,
           LexPlanBox *boxes)
{
  double y = 0;

  for (guint i = 0; i < self->graph->n_nodes; i++)
    {
      const guint node = g_array_index (self->order, guint, i);
      const guint n = count_arriving (self->graph, node, G_MAXUINT) + self->ways[node].used;
      const double height = MAX (heights[node], n * metrics->badge * PORT);

      if (i > 0)
        y += metrics->row_gap;
      boxes[node] = (LexPlanBox){ metrics->column_gap, y, metrics->column_width, height, 0 };
      y += height;
    }
  return y;
}

static LexPlanRoute
draw_route (const Stack *self, const LexPlan *plan, guint edge, const LexPlanMetrics *metrics)
{
  const LexPlanEdge *ends = &self->graph->edges[edge];
  const guint arriving = count_arriving (self->graph, ends->general, G_MAXUINT);
  const double right = metrics->column_gap - metrics->badge * (1 + HEAD);
  const double lane = right * (1 - (self->ways[ends->general].lane + 1.0) / (self->n_lanes + 1));
  const double from = get_port (self, plan->boxes, ends->general, arriving);
  const double to = get_port (self, plan->boxes, ends->specific,
                              count_arriving (self->graph, ends->specific, edge));
  const LexPlanPoint points[] = {
    { metrics->column_gap, from }, { lane, from }, { lane, to }, { metrics->column_gap, to }
  };
  LexPlanRoute route = { g_array_new (FALSE, FALSE, sizeof (LexPlanPoint)), { 0, 0 }, TRUE };

  g_array_append_vals (route.points, points, G_N_ELEMENTS (points));
  route.badge = (LexPlanPoint){ metrics->column_gap - metrics->badge * (0.5 + HEAD), to };
  return route;
}

LexPlan *
lex_plan_new_stacked (const LexPlanGraph *graph, const double *heights,
                      const LexPlanMetrics *metrics)
{
  g_auto (Stack) self = { .graph = graph };
  LexPlan *plan = g_new0 (LexPlan, 1);

  sort_nodes (&self);
  find_lanes (&self);
  plan->n_boxes = graph->n_nodes;
  plan->boxes = g_new0 (LexPlanBox, plan->n_boxes);
  plan->n_routes = graph->n_edges;
  plan->routes = g_new0 (LexPlanRoute, plan->n_routes);
  plan->height = put_boxes (&self, heights, metrics, plan->boxes);
  plan->width = metrics->column_gap + metrics->column_width;
  for (guint i = 0; i < graph->n_edges; i++)
    plan->routes[i] = draw_route (&self, plan, i, metrics);
  return plan;
}
