/* lex-plan-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which nodes of a picture belong together and in which column each stands. It
 * refuses to know sizes. lex-plan.c calls it, and whoever must know the columns before them.
 */

#include "widgets/precedence/lex-plan.h"

/* The smallest node that can be reached along arrows in either direction names a group. */
static guint *
dup_groups (const LexPlanGraph *graph)
{
  guint *groups = g_new (guint, graph->n_nodes);
  gboolean merged = TRUE;

  for (guint i = 0; i < graph->n_nodes; i++)
    groups[i] = i;
  while (merged)
    {
      merged = FALSE;
      for (guint i = 0; i < graph->n_edges; i++)
        {
          guint *general = &groups[graph->edges[i].general];
          guint *specific = &groups[graph->edges[i].specific];

          if (*general == *specific)
            continue;
          *general = *specific = MIN (*general, *specific);
          merged = TRUE;
        }
    }
  return groups;
}

/* The longest way from a node that yields to nothing further, 0 for such a node. A way visits a
 * node once at most, which bounds the rounds whatever the arrows are. */
static guint *
dup_longest_ways (const LexPlanGraph *graph)
{
  guint *ways = g_new0 (guint, graph->n_nodes);
  gboolean moved = TRUE;

  for (guint round = 0; moved && round < graph->n_nodes; round++)
    {
      moved = FALSE;
      for (guint i = 0; i < graph->n_edges; i++)
        {
          const LexPlanEdge *edge = &graph->edges[i];

          if (ways[edge->specific] > ways[edge->general])
            continue;
          ways[edge->specific] = ways[edge->general] + 1;
          moved = TRUE;
        }
    }
  return ways;
}

/* A node that prevails over nothing stands right before the first that prevails over it, so that
 * its arrows are short. */
static void
draw_near (const LexPlanGraph *graph, guint *columns)
{
  g_autofree guint *nearest = g_new (guint, graph->n_nodes);
  g_autofree gboolean *prevails = g_new0 (gboolean, graph->n_nodes);

  for (guint i = 0; i < graph->n_nodes; i++)
    nearest[i] = G_MAXUINT;
  for (guint i = 0; i < graph->n_edges; i++)
    {
      const LexPlanEdge *edge = &graph->edges[i];

      prevails[edge->specific] = TRUE;
      nearest[edge->general] = MIN (nearest[edge->general], columns[edge->specific]);
    }
  for (guint i = 0; i < graph->n_nodes; i++)
    if (!prevails[i] && nearest[i] != G_MAXUINT && nearest[i] > 0)
      columns[i] = nearest[i] - 1;
}

guint *
lex_plan_dup_columns (const LexPlanGraph *graph, guint **groups, guint *n_columns)
{
  guint *columns = dup_longest_ways (graph);

  draw_near (graph, columns);
  *n_columns = 0;
  for (guint i = 0; i < graph->n_nodes; i++)
    *n_columns = MAX (*n_columns, columns[i] + 1);
  if (groups)
    *groups = dup_groups (graph);
  return columns;
}
