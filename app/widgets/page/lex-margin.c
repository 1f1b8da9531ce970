/* lex-margin.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What bears upon which clause of a page. It refuses to know widgets and where on
 * the screen anything goes. The page's marginalia call it.
 */

#include "widgets/page/lex-margin.h"

#include "widgets/page/lex-clause-rows.h"

struct _LexMargin
{
  /* Owned */
  GPtrArray *lists; /* (element-type GPtrArray): by clause, its items; %NULL where there are none */
};

static LexClause *
get_clause (const LexPassage *passage, guint index)
{
  const LexPassageRow *row = g_ptr_array_index (passage->rows, index);

  return row->clause;
}

/* The clause beside whose row a note on @label stands: itself, the first below
 * one that is only a number, or the nearest above. */
static guint
find_place (const LexPassage *passage, LexLabel *label)
{
  guint above = 0;

  for (guint i = 0; i < passage->rows->len; i++)
    {
      LexClause *clause = get_clause (passage, i);
      LexLabel *own = lex_clause_get_label (clause);

      if (i > 0 && !lex_clause_rows_is_in_force (clause))
        continue;
      if (lex_label_contains (label, own))
        return i;
      if (lex_label_contains (own, label))
        above = i;
    }
  return above;
}

/* An example that names three parts of one clause is one example of it. */
static gboolean
is_new (GHashTable *seen, guint place, const LexMarginItem *item)
{
  return g_hash_table_add (seen, g_strdup_printf ("%u %d %s", place, (int) item->kind,
                                                  lex_label_get_text (item->target)));
}

static void
put (LexMargin *self, guint place, LexMarginItem *item)
{
  GPtrArray **list = (GPtrArray **) &g_ptr_array_index (self->lists, place);

  if (!*list)
    *list = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_margin_item_free);
  g_ptr_array_add (*list, item);
}

static void
list_unref (gpointer list)
{
  if (list)
    g_ptr_array_unref (list);
}

LexMargin *
lex_margin_new (const LexPassage *passage)
{
  LexMargin *self = g_new0 (LexMargin, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) items = lex_margin_items_new (passage);

  self->lists = g_ptr_array_new_with_free_func (list_unref);
  g_ptr_array_set_size (self->lists, (int) passage->rows->len);
  g_ptr_array_set_free_func (items, NULL);
  for (guint i = 0; i < items->len; i++)
    {
      g_autoptr (LexMarginItem) item = g_ptr_array_index (items, i);
      const guint place = find_place (passage, item->beside);

      if (is_new (seen, place, item))
        put (self, place, g_steal_pointer (&item));
    }
  return self;
}

void
lex_margin_free (LexMargin *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->lists);
  g_free (self);
}

GPtrArray *
lex_margin_get_items (LexMargin *self, guint clause)
{
  g_return_val_if_fail (clause < self->lists->len, NULL);

  return g_ptr_array_index (self->lists, clause);
}
