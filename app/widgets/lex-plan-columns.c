/* lex-plan-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which nodes of a picture belong together and in which column each stands. It
 * refuses to know sizes. lex-plan.c calls it, and whoever must know the columns before them.
 */

#include "widgets/lex-plan.h"

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

/* The longest way to a node over which nothing prevails, 0 for such a node. A way visits a node
 * once at most, which bounds the rounds whatever the arrows are. */
static guint *
dup_ranks (const LexPlanGraph *graph)
{
  guint *ranks = g_new0 (guint, graph->n_nodes);
  gboolean moved = TRUE;

  for (guint round = 0; moved && round < graph->n_nodes; round++)
    {
      moved = FALSE;
      for (guint i = 0; i < graph->n_edges; i++)
        {
          const LexPlanEdge *edge = &graph->edges[i];

          if (ranks[edge->general] > ranks[edge->specific])
            continue;
          ranks[edge->general] = ranks[edge->specific] + 1;
          moved = TRUE;
        }
    }
  return ranks;
}

guint *
lex_plan_dup_columns (const LexPlanGraph *graph, guint **groups, guint *n_columns)
{
  g_autofree guint *own_groups = dup_groups (graph);
  g_autofree guint *ranks = dup_ranks (graph);
  g_autofree guint *highest = g_new0 (guint, graph->n_nodes);
  guint *columns = g_new (guint, graph->n_nodes);

  *n_columns = 0;
  for (guint i = 0; i < graph->n_nodes; i++)
    highest[own_groups[i]] = MAX (highest[own_groups[i]], ranks[i]);
  for (guint i = 0; i < graph->n_nodes; i++)
    {
      columns[i] = highest[own_groups[i]] - ranks[i];
      *n_columns = MAX (*n_columns, columns[i] + 1);
    }
  if (groups)
    *groups = g_steal_pointer (&own_groups);
  return columns;
}
