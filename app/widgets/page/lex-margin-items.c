/* lex-margin-items.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a passage's references to the lines of its margin. It refuses to know
 * widgets. Only the reader calls it.
 */

#include "widgets/page/lex-margin-items.h"

#include "services/lex-passage.h"
#include "widgets/text/lex-heading.h"

void
lex_margin_item_free (LexMarginItem *self)
{
  if (!self)
    return;
  lex_label_unref (self->beside);
  lex_label_unref (self->target);
  g_free (self->heading);
  g_clear_pointer (&self->relation, lex_relation_unref);
  g_free (self);
}

/* What one gathering needs at every step. */
typedef struct
{
  LexLibrary *library;
  LexLanguage language;
  GPtrArray *items;
} Gathering;

static void
add (Gathering *self, LexMarginCardKind kind, LexLabel *beside, LexLabel *target,
     LexRelation *relation)
{
  LexMarginItem *item = g_new0 (LexMarginItem, 1);

  item->kind = kind;
  item->beside = lex_label_ref (beside);
  item->target = lex_label_ref (target);
  item->heading = lex_heading_lookup (self->library, target, self->language);
  item->relation = relation ? lex_relation_ref (relation) : NULL;
  g_ptr_array_add (self->items, item);
}

static void
add_relations (Gathering *self, const LexPassage *passage)
{
  for (guint i = 0; i < passage->yields_to->len; i++)
    {
      LexRelation *relation = g_ptr_array_index (passage->yields_to, i);

      add (self, LEX_CARD_YIELDS, lex_relation_get_general (relation),
           lex_relation_get_specific (relation), relation);
    }
  for (guint i = 0; i < passage->prevails_over->len; i++)
    {
      LexRelation *relation = g_ptr_array_index (passage->prevails_over, i);

      add (self, LEX_CARD_PREVAILS, lex_relation_get_specific (relation),
           lex_relation_get_general (relation), relation);
    }
}

static int
get_card_kind (LexKind kind)
{
  switch (kind)
    {
    case LEX_KIND_EXAMPLE:
      return LEX_CARD_EXAMPLES;
    case LEX_KIND_COMMENTARY:
      return LEX_CARD_COMMENTARY;
    case LEX_KIND_REGULATION:
      return LEX_CARD_SCREENS;
    case LEX_KIND_GUIDE:
      return LEX_CARD_GUIDE;
    case LEX_KIND_NOTE:
      return LEX_CARD_NOTE;
    case LEX_KIND_LAW:
    case LEX_KIND_DEFINITION:
    case LEX_KIND_INDEX:
    default:
      return -1;
    }
}

/* A commentary on four clauses of a law is named once, beside the first: the
 * margin points, it does not repeat. */
static void
add_references (Gathering *self, const LexPassage *passage)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);

  for (guint i = 0; i < passage->about->len; i++)
    {
      const LexReferencePair *pair = g_ptr_array_index (passage->about, i);
      const int kind = get_card_kind (pair->kind);

      if (kind >= 0 && g_hash_table_add (seen, pair->from))
        add (self, kind, pair->to, pair->from, NULL);
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

      if (get_card_kind (pair->kind) >= 0)
        return TRUE;
    }
  return FALSE;
}

GPtrArray *
lex_margin_items_new (LexLibrary *library, const LexPassage *passage, LexLanguage language)
{
  Gathering self = { library, language, NULL };

  self.items = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_margin_item_free);
  add_relations (&self, passage);
  add_references (&self, passage);
  return self.items;
}
