/* lex-precedence.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Orders the clauses around one by which prevails over which.
 * It refuses to derive precedence: it only follows relations that somebody wrote down with a
 * reason. Front ends call it through lex-library.h.
 *
 * The relations of the clause, of those below and of those above it are the beginning. From there
 * the graph is followed upward to what prevails over what prevails, and downward to what yields to
 * what yields, label by label. The rank is the longest way from a clause that nothing prevails
 * over. The corpus is read without cycles, so the ways end.
 */

#include "services/lex-precedence.h"
#include "services/lex-library-private.h"

static void
rank_free (gpointer data)
{
  LexRank *rank = data;

  lex_label_unref (rank->label);
  g_free (rank);
}

void
lex_precedence_free (LexPrecedence *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->label, lex_label_unref);
  g_clear_pointer (&self->chain, g_ptr_array_unref);
  g_clear_pointer (&self->relations, g_ptr_array_unref);
  g_free (self);
}

typedef LexLabel *(*End) (LexRelation *relation);

static gboolean
touches (LexLabel *label, LexLabel *end)
{
  return lex_label_contains (label, end) || lex_label_contains (end, label);
}

LexPrecedencePlace
lex_precedence_get_place (const LexPrecedence *self, LexRelation *relation)
{
  const gboolean specific = touches (self->label, lex_relation_get_specific (relation));
  const gboolean general = touches (self->label, lex_relation_get_general (relation));

  if (specific && general)
    return LEX_PRECEDENCE_WITHIN;
  if (general)
    return LEX_PRECEDENCE_OVER;
  return specific ? LEX_PRECEDENCE_UNDER : LEX_PRECEDENCE_FURTHER;
}

/* Adds to @chosen every relation whose @near end is the @far end of one that @chosen has. */
static void
follow (GPtrArray *all, GHashTable *chosen, End near, End far)
{
  gboolean grew = TRUE;

  while (grew)
    {
      g_autoptr (GHashTable) ends = g_hash_table_new (lex_label_hash, lex_label_equal);
      GHashTableIter iter;
      gpointer relation;
      guint before = g_hash_table_size (chosen);

      g_hash_table_iter_init (&iter, chosen);
      while (g_hash_table_iter_next (&iter, &relation, NULL))
        g_hash_table_add (ends, far (relation));
      for (guint i = 0; i < all->len; i++)
        if (g_hash_table_contains (ends, near (all->pdata[i])))
          g_hash_table_add (chosen, all->pdata[i]);
      grew = g_hash_table_size (chosen) > before;
    }
}

/* The relations that touch @label at their @near end, and what follows from them at the other. */
static void
choose (GPtrArray *all, LexLabel *label, GHashTable *chosen, End near, End far)
{
  g_autoptr (GHashTable) found = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer relation;

  for (guint i = 0; i < all->len; i++)
    if (touches (label, near (all->pdata[i])))
      g_hash_table_add (found, all->pdata[i]);
  follow (all, found, near, far);

  g_hash_table_iter_init (&iter, found);
  while (g_hash_table_iter_next (&iter, &relation, NULL))
    g_hash_table_add (chosen, relation);
}

static LexRank *
ensure_rank (GPtrArray *chain, LexLabel *label)
{
  LexRank *rank;

  for (guint i = 0; i < chain->len; i++)
    {
      rank = g_ptr_array_index (chain, i);
      if (lex_label_equal (rank->label, label))
        return rank;
    }
  rank = g_new0 (LexRank, 1);
  rank->label = lex_label_ref (label);
  g_ptr_array_add (chain, rank);
  return rank;
}

/* Pushes the general clause of each relation below its specific one until all are in order. A way
 * visits a clause once at most, which bounds the rounds even if a damaged file held a cycle. */
static void
rank_chain (GPtrArray *chain, GPtrArray *relations)
{
  gboolean moved = TRUE;

  for (guint i = 0; i < relations->len; i++)
    {
      ensure_rank (chain, lex_relation_get_specific (relations->pdata[i]));
      ensure_rank (chain, lex_relation_get_general (relations->pdata[i]));
    }

  for (guint round = 0; moved && round < chain->len; round++)
    {
      moved = FALSE;
      for (guint i = 0; i < relations->len; i++)
        {
          LexRank *specific = ensure_rank (chain, lex_relation_get_specific (relations->pdata[i]));
          LexRank *general = ensure_rank (chain, lex_relation_get_general (relations->pdata[i]));

          if (general->rank > specific->rank)
            continue;
          general->rank = specific->rank + 1;
          moved = TRUE;
        }
    }
}

static int
compare_ranks (gconstpointer a, gconstpointer b)
{
  const LexRank *first = *(LexRank *const *) a;
  const LexRank *second = *(LexRank *const *) b;

  if (first->rank != second->rank)
    return first->rank < second->rank ? -1 : 1;
  return lex_label_compare (first->label, second->label);
}

LexPrecedence *
lex_library_precedence (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexPrecedence) precedence = NULL;
  g_autoptr (GHashTable) chosen = g_hash_table_new (NULL, NULL);
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GError) lower = NULL;
  gboolean exists;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  if (!lex_library_find_label (self, lex_label_get_text (label), &exists, error))
    return NULL;
  if (!exists)
    {
      lex_library_fail_unknown (self, label, error);
      return NULL;
    }
  all = lex_store_reader_list_relations (self->readers[LEX_SIDE_SHIPPED], &lower);
  if (all == NULL)
    {
      lex_library_take_fault (self, LEX_SIDE_SHIPPED, g_steal_pointer (&lower), error);
      return NULL;
    }

  choose (all, label, chosen, lex_relation_get_general, lex_relation_get_specific);
  choose (all, label, chosen, lex_relation_get_specific, lex_relation_get_general);

  precedence = g_new0 (LexPrecedence, 1);
  precedence->label = lex_label_ref (label);
  precedence->chain = g_ptr_array_new_with_free_func (rank_free);
  precedence->relations = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  for (guint i = 0; i < all->len; i++)
    if (g_hash_table_contains (chosen, all->pdata[i]))
      g_ptr_array_add (precedence->relations, lex_relation_ref (all->pdata[i]));
  g_ptr_array_sort (precedence->relations, lex_relation_compare_for_study);
  rank_chain (precedence->chain, precedence->relations);
  g_ptr_array_sort (precedence->chain, compare_ranks);
  return g_steal_pointer (&precedence);
}
