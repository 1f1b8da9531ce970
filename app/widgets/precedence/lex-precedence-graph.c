/* lex-precedence-graph.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From the library's answer to nodes and arrows with names. It refuses to know
 * where they are drawn. The view of precedence makes it for chart and print.
 */

#include "widgets/precedence/lex-precedence-graph.h"

#include "services/lex-precedence.h"
#include "widgets/text/lex-heading.h"

static void
node_free (gpointer data)
{
  LexPrecedenceNode *self = data;

  lex_label_unref (self->label);
  g_free (self->name);
  g_free (self->heading);
  g_free (self);
}

static void
graph_clear (gpointer data)
{
  LexPrecedenceGraph *self = data;

  lex_label_unref (self->label);
  g_free (self->title);
  g_ptr_array_unref (self->nodes);
  g_ptr_array_unref (self->relations);
  g_free (self->edges);
}

LexPrecedenceGraph *
lex_precedence_graph_ref (LexPrecedenceGraph *self)
{
  return g_rc_box_acquire (self);
}

void
lex_precedence_graph_unref (LexPrecedenceGraph *self)
{
  if (self)
    g_rc_box_release_full (self, graph_clear);
}

static int
compare_nodes (gconstpointer a, gconstpointer b)
{
  const LexPrecedenceNode *first = *(LexPrecedenceNode *const *) a;
  const LexPrecedenceNode *second = *(LexPrecedenceNode *const *) b;

  return lex_label_compare (first->label, second->label);
}

static void
add_node (LexPrecedenceGraph *self, LexLibrary *library, LexLabel *label)
{
  LexPrecedenceNode *node = g_new0 (LexPrecedenceNode, 1);

  node->label = lex_label_ref (label);
  node->name = lex_heading_dup_name (label);
  node->heading = lex_heading_lookup (library, label, self->language);
  node->own = lex_label_contains (self->label, label);
  g_ptr_array_add (self->nodes, node);
}

static guint
ensure_node (LexPrecedenceGraph *self, LexLibrary *library, LexLabel *label)
{
  for (guint i = 0; i < self->nodes->len; i++)
    if (lex_label_equal (((LexPrecedenceNode *) self->nodes->pdata[i])->label, label))
      return i;
  add_node (self, library, label);
  return self->nodes->len - 1;
}

/* Takes the relations that are wanted and, of all, counts those between other clauses. */
static void
take_relations (LexPrecedenceGraph *self, GPtrArray *relations, gboolean narrowed)
{
  for (guint i = 0; i < relations->len; i++)
    {
      LexRelation *relation = relations->pdata[i];
      const gboolean own = lex_label_contains (self->label, lex_relation_get_specific (relation))
                           || lex_label_contains (self->label, lex_relation_get_general (relation));

      if (!own)
        self->n_left_out++;
      if (own || !narrowed)
        g_ptr_array_add (self->relations, lex_relation_ref (relation));
    }
}

LexPrecedenceGraph *
lex_precedence_graph_new (LexLibrary *library, LexLabel *label, LexLanguage language,
                          gboolean narrowed, GError **error)
{
  g_autoptr (LexPrecedence) precedence = lex_library_precedence (library, label, error);
  g_autofree char *name = lex_heading_dup_name (label);
  g_autofree char *heading = NULL;
  LexPrecedenceGraph *self;

  if (!precedence)
    return NULL;
  heading = lex_heading_lookup (library, label, language);
  self = g_rc_box_new0 (LexPrecedenceGraph);
  self->label = lex_label_ref (label);
  self->title = g_strjoin (" ", name, heading, NULL);
  self->language = language;
  self->nodes = g_ptr_array_new_with_free_func (node_free);
  self->relations = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  take_relations (self, precedence->relations, narrowed);

  for (guint i = 0; i < self->relations->len; i++)
    {
      ensure_node (self, library, lex_relation_get_general (self->relations->pdata[i]));
      ensure_node (self, library, lex_relation_get_specific (self->relations->pdata[i]));
    }
  g_ptr_array_sort (self->nodes, compare_nodes);
  self->edges = g_new (LexPlanEdge, self->relations->len);
  for (guint i = 0; i < self->relations->len; i++)
    {
      LexRelation *relation = self->relations->pdata[i];

      self->edges[i].general = ensure_node (self, library, lex_relation_get_general (relation));
      self->edges[i].specific = ensure_node (self, library, lex_relation_get_specific (relation));
    }
  return self;
}

LexPlanGraph
lex_precedence_graph_get_shape (const LexPrecedenceGraph *self)
{
  return (LexPlanGraph){ self->nodes->len, self->edges, self->relations->len };
}
