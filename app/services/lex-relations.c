/* lex-relations.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All relations of precedence, to study, the examples that show one of them, and its source in
 * words. It refuses to rank clauses, which lex-precedence.c does. Front ends call it through
 * lex-library.h.
 */

#include <glib/gi18n-lib.h>

#include "services/lex-library-private.h"
#include "services/lex-passage.h"
#include "services/lex-precedence.h"

GPtrArray *
lex_library_list_relations (LexLibrary *self, GError **error)
{
  g_autoptr (GError) lower = NULL;
  GPtrArray *relations;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);

  relations = lex_store_reader_list_relations (self->readers[LEX_SIDE_SHIPPED], &lower);
  if (relations == NULL)
    lex_library_take_fault (self, LEX_SIDE_SHIPPED, g_steal_pointer (&lower), error);
  else
    g_ptr_array_sort (relations, lex_relation_compare_for_study);
  return relations;
}

/* An example about a whole law shows nothing in particular of a clause far below it, so only those
 * about the clause itself, its parts or what stands right above it count. */
static gboolean
is_near (LexLabel *spoken_of, LexLabel *clause)
{
  return lex_label_contains (clause, spoken_of)
         || (lex_label_contains (spoken_of, clause)
             && lex_label_get_depth (clause) - lex_label_get_depth (spoken_of) <= 1);
}

/* The labels of the examples about @clause. */
static GPtrArray *
list_examples_about (LexLibrary *self, LexLabel *clause, GError **error)
{
  g_autoptr (GPtrArray) examples
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_autoptr (LexPassage) passage = lex_library_show (self, clause, error);

  if (passage == NULL)
    return NULL;

  for (guint i = 0; i < passage->about->len; i++)
    {
      const LexReferencePair *pair = passage->about->pdata[i];

      if (pair->kind == LEX_KIND_EXAMPLE && is_near (pair->to, clause)
          && !g_ptr_array_find_with_equal_func (examples, pair->from, lex_label_equal, NULL))
        g_ptr_array_add (examples, lex_label_ref (pair->from));
    }
  return g_steal_pointer (&examples);
}

static void
add_examples (GPtrArray *examples, GPtrArray *from, GPtrArray *also)
{
  for (guint i = 0; i < from->len && examples->len < LEX_MAX_RELATION_EXAMPLES; i++)
    {
      LexLabel *label = from->pdata[i];

      if ((also == NULL || g_ptr_array_find_with_equal_func (also, label, lex_label_equal, NULL))
          && !g_ptr_array_find_with_equal_func (examples, label, lex_label_equal, NULL))
        g_ptr_array_add (examples, lex_label_ref (label));
    }
}

GPtrArray *
lex_library_list_relation_examples (LexLibrary *self, LexRelation *relation, GError **error)
{
  g_autoptr (GPtrArray) examples
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_autoptr (GPtrArray) specific = NULL;
  g_autoptr (GPtrArray) general = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (relation != NULL, NULL);

  specific = list_examples_about (self, lex_relation_get_specific (relation), error);
  if (specific == NULL)
    return NULL;
  general = list_examples_about (self, lex_relation_get_general (relation), error);
  if (general == NULL)
    return NULL;

  add_examples (examples, specific, general);
  if (examples->len == 0)
    add_examples (examples, specific, NULL);
  if (examples->len == 0)
    add_examples (examples, general, NULL);
  return g_steal_pointer (&examples);
}
