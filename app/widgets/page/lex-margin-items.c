/* lex-margin-items.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a passage's references to the items of its margin. It refuses to know
 * widgets and the library. Only the margin calls it.
 */

#include "widgets/page/lex-margin-items.h"

#include "services/lex-passage.h"

void
lex_margin_item_free (LexMarginItem *self)
{
  if (!self)
    return;
  lex_label_unref (self->beside);
  lex_label_unref (self->target);
  g_clear_pointer (&self->relation, lex_relation_unref);
  g_free (self);
}

static void
add (GPtrArray *items, LexMarginKind kind, LexLabel *beside, LexLabel *target,
     LexRelation *relation)
{
  LexMarginItem *item = g_new0 (LexMarginItem, 1);

  item->kind = kind;
  item->beside = lex_label_ref (beside);
  item->target = lex_label_ref (target);
  item->relation = relation ? lex_relation_ref (relation) : NULL;
  g_ptr_array_add (items, item);
}

static void
add_relations (GPtrArray *items, const LexPassage *passage)
{
  for (guint i = 0; i < passage->yields_to->len; i++)
    {
      LexRelation *relation = g_ptr_array_index (passage->yields_to, i);

      add (items, LEX_MARGIN_YIELDS, lex_relation_get_general (relation),
           lex_relation_get_specific (relation), relation);
    }
  for (guint i = 0; i < passage->prevails_over->len; i++)
    {
      LexRelation *relation = g_ptr_array_index (passage->prevails_over, i);

      add (items, LEX_MARGIN_PREVAILS, lex_relation_get_specific (relation),
           lex_relation_get_general (relation), relation);
    }
}

static void
add_references (GPtrArray *items, const LexPassage *passage)
{
  for (guint i = 0; i < passage->about->len; i++)
    {
      const LexReferencePair *pair = g_ptr_array_index (passage->about, i);
      const int kind = lex_margin_kind_find (pair->kind);

      if (kind >= 0)
        add (items, kind, pair->to, pair->from, NULL);
    }
}

gboolean
lex_margin_items_expected (const LexPassage *passage)
{
  if (passage->yields_to->len > 0 || passage->prevails_over->len > 0)
    return TRUE;
  for (guint i = 0; i < passage->about->len; i++)
    {
      const LexReferencePair *pair = g_ptr_array_index (passage->about, i);

      if (lex_margin_kind_find (pair->kind) >= 0)
        return TRUE;
    }
  return FALSE;
}

GPtrArray *
lex_margin_items_new (const LexPassage *passage)
{
  GPtrArray *items = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_margin_item_free);

  add_relations (items, passage);
  add_references (items, passage);
  return items;
}
