/* lex-plan.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the nodes and arrows of a picture of precedence stand. It refuses to
 * know widgets, pages and what a node says. Chart and print call it.
 *
 * The way of Sugiyama, Tagawa and Toda: nodes in columns by rank; an arrow that passes a column
 * gets a place of its own there, so that it goes around the nodes; each column is ordered by the
 * mean place of its neighbours, there and back a few times; then everything is moved as near to
 * its neighbours' height as the one above allows. Pictures have some thirty nodes, so nothing
 * here need be quick.
 */

#include "widgets/precedence/lex-plan.h"

#include <math.h>

#define SWEEPS 6
/* What an arrow needs that only passes, and where arrows arrive, in badges. */
#define LANE 0.7
#define PORT 1.25
#define HEAD 0.75

/* A node, or the place where an arrow passes a column. */
typedef struct
{
  guint column;
  guint group;
  guint place; /* in its column, downwards */
  double height;
  double y; /* upper edge */
} Item;

/* A piece of an arrow from one column to the next. */
typedef struct
{
  guint left;
  guint right;
} Link;

typedef struct
{
  const LexPlanGraph *graph;
  const LexPlanMetrics *metrics;
  guint n_columns;

  /* Owned */
  GArray *order; /* of guint: the edges, sorted by their ends */
  GArray *items; /* (element-type Item): the nodes, then the passing places */
  GArray *links; /* (element-type Link) */
  GArray **ways; /* by edge, (element-type guint): the items it leads through */
} Draft;

static Item *
get_item (Draft *self, guint index)
{
  return &g_array_index (self->items, Item, index);
}

static double
get_middle (Draft *self, guint index)
{
  const Item *item = get_item (self, index);

  return item->y + item->height / 2;
}

static int
compare_edges (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const LexPlanEdge *edges = user_data;
  const LexPlanEdge *first = &edges[*(const guint *) a];
  const LexPlanEdge *second = &edges[*(const guint *) b];

  if (first->general != second->general)
    return first->general < second->general ? -1 : 1;
  return first->specific < second->specific ? -1 : first->specific > second->specific;
}

/* A node must be high enough for a badge before each arrow that arrives. */
static void
add_nodes (Draft *self, const double *heights, const guint *columns, const guint *groups)
{
  g_autofree guint *arriving = g_new0 (guint, self->graph->n_nodes);

  for (guint i = 0; i < self->graph->n_edges; i++)
    arriving[self->graph->edges[i].specific]++;
  for (guint i = 0; i < self->graph->n_nodes; i++)
    {
      const double ports = arriving[i] * self->metrics->badge * PORT;
      const Item item = { columns[i], groups[i], i, MAX (heights[i], ports), 0 };

      g_array_append_val (self->items, item);
    }
}

static void
add_way (Draft *self, guint edge)
{
  const LexPlanEdge *ends = &self->graph->edges[edge];
  const Item general = *get_item (self, ends->general);
  GArray *way = g_array_new (FALSE, FALSE, sizeof (guint));
  guint last = ends->general;

  g_array_append_val (way, last);
  for (guint column = general.column + 1; column < get_item (self, ends->specific)->column;
       column++)
    {
      const guint passing = self->items->len;
      const Item item = { column, general.group, passing, LANE * self->metrics->badge, 0 };
      const Link link = { last, passing };

      g_array_append_val (self->items, item);
      g_array_append_val (self->links, link);
      g_array_append_val (way, passing);
      last = passing;
    }
  const Link link = { last, ends->specific };
  g_array_append_val (self->links, link);
  g_array_append_val (way, ends->specific);
  self->ways[edge] = way;
}

/* Puts the items of a column and group into the order of their places. */
static GArray *
list_column (Draft *self, guint group, guint column)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->items->len; i++)
    {
      const Item *item = get_item (self, i);
      guint at = list->len;

      if (item->group != group || item->column != column)
        continue;
      while (at > 0 && get_item (self, g_array_index (list, guint, at - 1))->place > item->place)
        at--;
      g_array_insert_val (list, at, i);
    }
  for (guint i = 0; i < list->len; i++)
    get_item (self, g_array_index (list, guint, i))->place = i;
  return list;
}

/* The mean of what @measure tells of an item's neighbours; %NAN if it has none. */
static double
get_mean (Draft *self, guint index, gboolean on_the_left,
          double (*measure) (Draft *self, guint index))
{
  double sum = 0;
  guint n = 0;

  for (guint i = 0; i < self->links->len; i++)
    {
      const Link *link = &g_array_index (self->links, Link, i);

      if (on_the_left ? link->right != index : link->left != index)
        continue;
      sum += measure (self, on_the_left ? link->left : link->right);
      n++;
    }
  return n > 0 ? sum / n : NAN;
}

static double
get_place (Draft *self, guint index)
{
  return get_item (self, index)->place;
}

/* Orders a column by the mean places of neighbours; equals stay as they are. */
static void
order_column (Draft *self, GArray *column, gboolean by_the_left)
{
  g_autofree double *keys = g_new (double, self->items->len);

  for (guint i = 0; i < column->len; i++)
    {
      const guint index = g_array_index (column, guint, i);
      const double mean = get_mean (self, index, by_the_left, get_place);
      guint at = i;

      keys[index] = isnan (mean) ? (double) i : mean;
      while (at > 0 && keys[g_array_index (column, guint, at - 1)] > keys[index])
        at--;
      g_array_remove_index (column, i);
      g_array_insert_val (column, at, index);
    }
  for (guint i = 0; i < column->len; i++)
    get_item (self, g_array_index (column, guint, i))->place = i;
}

/* Moves a column as near to its neighbours as it goes: one below the other, then
 * all together by the mean of what is still amiss. */
static void
move_column (Draft *self, GArray *column, gboolean by_the_left)
{
  double bottom = -G_MAXDOUBLE;
  double amiss = 0;
  guint n = 0;

  for (guint i = 0; i < column->len; i++)
    {
      const guint index = g_array_index (column, guint, i);
      Item *item = get_item (self, index);
      const double mean = get_mean (self, index, by_the_left, get_middle);
      const double wanted = isnan (mean) ? item->y : mean - item->height / 2;

      item->y = i > 0 ? MAX (wanted, bottom) : wanted;
      bottom = item->y + item->height + self->metrics->row_gap;
      amiss += wanted - item->y;
      n++;
    }
  for (guint i = 0; i < column->len; i++)
    get_item (self, g_array_index (column, guint, i))->y += amiss / n;
}

static void
pack_column (Draft *self, GArray *column)
{
  double y = 0;

  for (guint i = 0; i < column->len; i++)
    {
      Item *item = get_item (self, g_array_index (column, guint, i));

      item->y = y;
      y += item->height + self->metrics->row_gap;
    }
}

static void
sweep (Draft *self, GArray **columns, guint n_columns,
       void (*work) (Draft *self, GArray *column, gboolean by_the_left))
{
  for (int round = 0; round < SWEEPS; round++)
    {
      const gboolean rightwards = round % 2 == 0;

      for (guint i = 1; i < n_columns; i++)
        work (self, columns[rightwards ? i : n_columns - 1 - i], rightwards);
    }
}

/* Arranges one group below @top and tells where it ends. */
static double
arrange_group (Draft *self, guint group, double top)
{
  g_autoptr (GPtrArray) columns = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  double upper = G_MAXDOUBLE;
  double lower = 0;
  guint n_columns = 0;

  for (; n_columns < self->n_columns; n_columns++)
    {
      GArray *column = list_column (self, group, n_columns);

      g_ptr_array_add (columns, column);
      if (column->len == 0)
        break;
    }
  sweep (self, (GArray **) columns->pdata, n_columns, order_column);
  for (guint i = 0; i < n_columns; i++)
    pack_column (self, columns->pdata[i]);
  sweep (self, (GArray **) columns->pdata, n_columns, move_column);

  for (guint i = 0; i < self->items->len; i++)
    if (get_item (self, i)->group == group)
      upper = MIN (upper, get_item (self, i)->y);
  for (guint i = 0; i < self->items->len; i++)
    {
      Item *item = get_item (self, i);

      if (item->group != group)
        continue;
      item->y = round (item->y + top - upper);
      lower = MAX (lower, item->y + item->height);
    }
  return lower;
}

static double
arrange (Draft *self, const guint *groups)
{
  double bottom = 0;

  for (guint i = 0; i < self->graph->n_nodes; i++)
    if (groups[i] == i)
      bottom = arrange_group (self, i, bottom > 0 ? ceil (bottom) + self->metrics->group_gap : 0);
  return ceil (bottom);
}

/* Where on the side of a node the arrow @edge is, so that arrows do not cross right
 * before it: in the order of the heights they come from. */
static double
get_port (Draft *self, guint edge, gboolean arriving, double spacing)
{
  const GArray *way = self->ways[edge];
  const guint node = g_array_index (way, guint, arriving ? way->len - 1 : 0);
  const double own = get_middle (self, g_array_index (way, guint, arriving ? way->len - 2 : 1));
  guint above = 0;
  guint n = 0;
  gboolean passed = FALSE;

  for (guint i = 0; i < self->graph->n_edges; i++)
    {
      const guint other = g_array_index (self->order, guint, i);
      const GArray *its = self->ways[other];
      double middle;

      if (g_array_index (its, guint, arriving ? its->len - 1 : 0) != node)
        continue;
      n++;
      middle = get_middle (self, g_array_index (its, guint, arriving ? its->len - 2 : 1));
      passed = passed || other == edge;
      if (middle < own || (middle <= own && !passed))
        above++;
    }
  spacing = MIN (spacing, get_item (self, node)->height / n);
  return get_middle (self, node) + spacing * (above - (n - 1) / 2.0);
}

static double
get_x (Draft *self, guint column)
{
  return column * (self->metrics->column_width + self->metrics->column_gap);
}

static LexPlanRoute
draw_route (Draft *self, guint edge)
{
  const GArray *way = self->ways[edge];
  const LexPlanMetrics *metrics = self->metrics;
  LexPlanRoute route = { g_array_new (FALSE, FALSE, sizeof (LexPlanPoint)), { 0, 0 }, FALSE };
  LexPlanPoint point;

  for (guint i = 0; i < way->len; i++)
    {
      const guint index = g_array_index (way, guint, i);
      const double x = get_x (self, get_item (self, index)->column);

      if (i > 0)
        {
          const gboolean last = i == way->len - 1;

          point.x = last ? x - metrics->badge * (1 + HEAD) : x;
          point.y = last ? get_port (self, edge, TRUE, metrics->badge * PORT)
                         : get_middle (self, index);
          g_array_append_val (route.points, point);
          route.badge = (LexPlanPoint){ x - metrics->badge * (0.5 + HEAD), point.y };
        }
      point.x = x + (i < way->len - 1 ? metrics->column_width : 0);
      point.y = i == 0 ? get_port (self, edge, FALSE, metrics->badge * LANE) : point.y;
      g_array_append_val (route.points, point);
    }
  return route;
}

static LexPlan *
draw (Draft *self, double height)
{
  LexPlan *plan = g_new0 (LexPlan, 1);

  plan->n_boxes = self->graph->n_nodes;
  plan->boxes = g_new0 (LexPlanBox, plan->n_boxes);
  plan->n_routes = self->graph->n_edges;
  plan->routes = g_new0 (LexPlanRoute, plan->n_routes);
  for (guint i = 0; i < plan->n_boxes; i++)
    {
      const Item *item = get_item (self, i);

      plan->boxes[i] = (LexPlanBox){ get_x (self, item->column), item->y,
                                     self->metrics->column_width, item->height, item->column };
    }
  for (guint i = 0; i < plan->n_routes; i++)
    plan->routes[i] = draw_route (self, i);
  plan->width
      = self->n_columns > 0 ? get_x (self, self->n_columns - 1) + self->metrics->column_width : 0;
  plan->height = height;
  return plan;
}

LexPlan *
lex_plan_new (const LexPlanGraph *graph, const double *heights, const LexPlanMetrics *metrics)
{
  g_autoptr (GArray) order = g_array_sized_new (FALSE, FALSE, sizeof (guint), graph->n_edges);
  g_autofree guint *groups = NULL;
  Draft self = { .graph = graph, .metrics = metrics, .order = order };
  g_autofree guint *columns = lex_plan_dup_columns (graph, &groups, &self.n_columns);
  g_autoptr (GArray) items = self.items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_autoptr (GArray) links = self.links = g_array_new (FALSE, FALSE, sizeof (Link));
  g_autofree GArray **ways = self.ways = g_new0 (GArray *, graph->n_edges);
  LexPlan *plan;

  for (guint i = 0; i < graph->n_edges; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_edges, (gpointer) graph->edges);
  add_nodes (&self, heights, columns, groups);
  for (guint i = 0; i < graph->n_edges; i++)
    add_way (&self, g_array_index (order, guint, i));
  plan = draw (&self, arrange (&self, groups));
  for (guint i = 0; i < graph->n_edges; i++)
    g_array_unref (ways[i]);
  return plan;
}

void
lex_plan_free (LexPlan *self)
{
  if (!self)
    return;
  for (guint i = 0; i < self->n_routes; i++)
    g_array_unref (self->routes[i].points);
  g_free (self->routes);
  g_free (self->boxes);
  g_free (self);
}
