/* test-plan.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What whoever looks at a picture of precedence relies on: nothing lies over
 * anything else, the general is on the left, and the same relations look the same.
 */

#include "widgets/precedence/lex-plan.h"

#define MAX_NODES 24
#define MAX_EDGES 36

static const LexPlanMetrics metrics = { 150, 90, 14, 30, 22 };

typedef struct
{
  LexPlanGraph graph;
  LexPlanEdge edges[MAX_EDGES];
  double heights[MAX_NODES];
} Fixture;

/* Any arrow leads from a lower number to a higher, so there are no cycles. */
static void
fill (Fixture *self, GRand *random)
{
  self->graph.n_nodes = (guint) g_rand_int_range (random, 2, MAX_NODES);
  self->graph.n_edges = 0;
  self->graph.edges = self->edges;
  for (guint i = 0; i < self->graph.n_nodes; i++)
    self->heights[i] = g_rand_int_range (random, 30, 80);
  for (int tries = 0; tries < MAX_EDGES; tries++)
    {
      const guint a = (guint) g_rand_int_range (random, 0, (int) self->graph.n_nodes - 1);
      const guint b = (guint) g_rand_int_range (random, (int) a + 1, (int) self->graph.n_nodes);
      gboolean known = FALSE;

      for (guint i = 0; i < self->graph.n_edges; i++)
        known = known || (self->edges[i].general == a && self->edges[i].specific == b);
      if (!known)
        self->edges[self->graph.n_edges++] = (LexPlanEdge){ a, b };
    }
}

static gboolean
overlap (const LexPlanBox *a, const LexPlanBox *b)
{
  return a->x < b->x + b->width && b->x < a->x + a->width && a->y < b->y + b->height
         && b->y < a->y + a->height;
}

static void
check_boxes (const LexPlan *plan, const Fixture *fixture)
{
  for (guint i = 0; i < plan->n_boxes; i++)
    {
      const LexPlanBox *box = &plan->boxes[i];

      g_assert_cmpfloat (box->x, >=, 0);
      g_assert_cmpfloat (box->y, >=, 0);
      g_assert_cmpfloat (box->x + box->width, <=, plan->width);
      g_assert_cmpfloat (box->y + box->height, <=, plan->height);
      g_assert_cmpfloat (box->height, >=, fixture->heights[i]);
      for (guint j = 0; j < i; j++)
        g_assert_false (overlap (box, &plan->boxes[j]));
    }
}

/* The level pieces of a way lie in columns, where the nodes are. */
static void
check_route (const LexPlan *plan, const LexPlanRoute *route)
{
  for (guint i = 1; i + 2 < route->points->len; i += 2)
    {
      const LexPlanPoint *from = &g_array_index (route->points, LexPlanPoint, i);
      const LexPlanPoint *to = &g_array_index (route->points, LexPlanPoint, i + 1);
      const LexPlanBox lane = { from->x, from->y, to->x - from->x, 0.1, 0 };

      g_assert_cmpfloat (from->y, ==, to->y);
      for (guint j = 0; j < plan->n_boxes; j++)
        g_assert_false (overlap (&lane, &plan->boxes[j]));
    }
}

static void
check_routes (const LexPlan *plan, const Fixture *fixture)
{
  for (guint i = 0; i < plan->n_routes; i++)
    {
      const LexPlanBox *general = &plan->boxes[fixture->edges[i].general];
      const LexPlanBox *specific = &plan->boxes[fixture->edges[i].specific];
      const LexPlanRoute *route = &plan->routes[i];
      const LexPlanPoint *last
          = &g_array_index (route->points, LexPlanPoint, route->points->len - 1);

      g_assert_cmpuint (general->column, <, specific->column);
      g_assert_cmpfloat (general->x + general->width, <, route->badge.x);
      g_assert_cmpfloat (last->x, ==, specific->x);
      g_assert_cmpfloat (last->y, >=, specific->y);
      g_assert_cmpfloat (last->y, <=, specific->y + specific->height);
      check_route (plan, route);
      for (guint j = 0; j < i; j++)
        {
          const LexPlanPoint *other = &plan->routes[j].badge;

          g_assert_true (ABS (other->x - route->badge.x) >= metrics.badge
                         || ABS (other->y - route->badge.y) >= metrics.badge);
        }
    }
}

static void
test_nothing_lies_over_anything (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (27);

  for (int i = 0; i < 300; i++)
    {
      Fixture fixture;
      g_autoptr (LexPlan) plan = NULL;

      fill (&fixture, random);
      plan = lex_plan_new (&fixture.graph, fixture.heights, &metrics);
      check_boxes (plan, &fixture);
      check_routes (plan, &fixture);
    }
}

/* Lanes are beside the nodes and nobody's twice at a height; badges do not touch. */
static void
check_lanes (const LexPlan *plan, const Fixture *fixture)
{
  for (guint i = 0; i < plan->n_routes; i++)
    {
      const LexPlanBox *specific = &plan->boxes[fixture->edges[i].specific];
      const LexPlanRoute *route = &plan->routes[i];
      const LexPlanPoint *points = (const LexPlanPoint *) (gpointer) route->points->data;

      g_assert_true (route->square);
      g_assert_cmpfloat (points[1].x, >, 0);
      g_assert_cmpfloat (points[1].x, <, route->badge.x - metrics.badge / 2);
      g_assert_cmpfloat (points[3].x, ==, specific->x);
      g_assert_cmpfloat (points[3].y, >, specific->y);
      g_assert_cmpfloat (points[3].y, <, specific->y + specific->height);
      for (guint j = 0; j < i; j++)
        {
          const LexPlanPoint *its = (const LexPlanPoint *) (gpointer) plan->routes[j].points->data;

          g_assert_cmpfloat (ABS (plan->routes[j].badge.y - route->badge.y), >=, metrics.badge);
          if (fixture->edges[i].general != fixture->edges[j].general
              && ABS (its[1].x - points[1].x) < 0.001)
            g_assert_true (MAX (its[1].y, its[2].y) < MIN (points[1].y, points[2].y)
                           || MAX (points[1].y, points[2].y) < MIN (its[1].y, its[2].y));
        }
    }
}

static void
test_stack (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (27);
  const LexPlanGraph nothing = { 0, NULL, 0 };
  g_autoptr (LexPlan) empty = lex_plan_new_stacked (&nothing, NULL, &metrics);

  g_assert_cmpfloat (empty->height, ==, 0);
  g_assert_cmpuint (lex_plan_count_lanes (&nothing), ==, 0);
  for (int i = 0; i < 300; i++)
    {
      Fixture fixture;
      g_autoptr (LexPlan) plan = NULL;

      fill (&fixture, random);
      plan = lex_plan_new_stacked (&fixture.graph, fixture.heights, &metrics);
      check_boxes (plan, &fixture);
      check_lanes (plan, &fixture);
    }
}

static void
test_order_of_arrows_does_not_matter (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (9);

  for (int i = 0; i < 100; i++)
    {
      Fixture fixture;
      g_autoptr (LexPlan) plan = NULL;
      g_autoptr (LexPlan) again = NULL;

      fill (&fixture, random);
      plan = lex_plan_new (&fixture.graph, fixture.heights, &metrics);
      for (guint j = 0; j < fixture.graph.n_edges / 2; j++)
        {
          const LexPlanEdge edge = fixture.edges[j];

          fixture.edges[j] = fixture.edges[fixture.graph.n_edges - 1 - j];
          fixture.edges[fixture.graph.n_edges - 1 - j] = edge;
        }
      again = lex_plan_new (&fixture.graph, fixture.heights, &metrics);
      for (guint j = 0; j < plan->n_boxes; j++)
        {
          g_assert_cmpfloat (plan->boxes[j].x, ==, again->boxes[j].x);
          g_assert_cmpfloat (plan->boxes[j].y, ==, again->boxes[j].y);
        }
    }
}

/* 9 yields to 42 and 43, 42 to 42B: three columns; 20 and 21 are a group of their own below. */
static void
test_columns_and_groups (void)
{
  static const LexPlanEdge edges[] = { { 0, 1 }, { 0, 2 }, { 1, 3 }, { 4, 5 } };
  static const double heights[] = { 40, 40, 40, 40, 40, 40 };
  const LexPlanGraph graph = { 6, edges, G_N_ELEMENTS (edges) };
  g_autoptr (LexPlan) plan = lex_plan_new (&graph, heights, &metrics);

  g_assert_cmpuint (plan->boxes[0].column, ==, 0);
  g_assert_cmpuint (plan->boxes[1].column, ==, 1);
  g_assert_cmpuint (plan->boxes[3].column, ==, 2);
  g_assert_cmpuint (plan->boxes[4].column, ==, 0);
  for (guint i = 0; i < 4; i++)
    g_assert_cmpfloat (plan->boxes[i].y + plan->boxes[i].height, <, plan->boxes[4].y);
  /* In the order given. */
  g_assert_cmpfloat (plan->boxes[1].y, <, plan->boxes[2].y);
}

static void
test_damaged_relations_do_no_harm (void)
{
  static const LexPlanEdge edges[] = { { 0, 1 }, { 1, 0 } };
  static const double heights[] = { 40, 40 };
  const LexPlanGraph cycle = { 2, edges, G_N_ELEMENTS (edges) };
  const LexPlanGraph nothing = { 0, NULL, 0 };
  g_autoptr (LexPlan) plan = lex_plan_new (&cycle, heights, &metrics);
  g_autoptr (LexPlan) empty = lex_plan_new (&nothing, NULL, &metrics);

  g_assert_cmpuint (plan->n_boxes, ==, 2);
  g_assert_cmpfloat (empty->height, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/plan/no-overlaps", test_nothing_lies_over_anything);
  g_test_add_func ("/plan/stack", test_stack);
  g_test_add_func ("/plan/stable", test_order_of_arrows_does_not_matter);
  g_test_add_func ("/plan/columns", test_columns_and_groups);
  g_test_add_func ("/plan/damaged", test_damaged_relations_do_no_harm);
  return g_test_run ();
}
