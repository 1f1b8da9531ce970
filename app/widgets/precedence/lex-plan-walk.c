/* lex-plan-walk.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where an arrow key leads in a planned picture: along a relation, or up and down
 * a column. It refuses to know keys and the focus. The chart calls it.
 */

#include "widgets/precedence/lex-plan.h"

static double
get_distance (const LexPlan *self, guint a, guint b)
{
  const LexPlanBox *first = &self->boxes[a];
  const LexPlanBox *second = &self->boxes[b];

  return ABS (first->y + first->height / 2 - second->y - second->height / 2);
}

static gboolean
is_nearer (const LexPlan *self, guint node, guint candidate, int nearest)
{
  return nearest < 0
         || get_distance (self, node, candidate) < get_distance (self, node, (guint) nearest);
}

int
lex_plan_find_related (const LexPlan *self, const LexPlanGraph *graph, guint node,
                       gboolean specific)
{
  int nearest = -1;

  for (guint i = 0; i < graph->n_edges; i++)
    {
      const LexPlanEdge *edge = &graph->edges[i];
      const guint other = specific ? edge->specific : edge->general;

      if ((specific ? edge->general : edge->specific) == node
          && is_nearer (self, node, other, nearest))
        nearest = (int) other;
    }
  return nearest;
}

int
lex_plan_find_neighbour (const LexPlan *self, guint node, gboolean below)
{
  const LexPlanBox *own = &self->boxes[node];
  int nearest = -1;

  for (guint i = 0; i < self->n_boxes; i++)
    if (self->boxes[i].column == own->column
        && (below ? self->boxes[i].y > own->y : self->boxes[i].y < own->y)
        && is_nearer (self, node, i, nearest))
      nearest = (int) i;
  return nearest;
}
