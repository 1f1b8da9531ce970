/* lex-margin.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which card stands beside which clause of a page. It refuses to know how the
 * lines were gathered and where on the screen cards go. The page calls it.
 */

#include "widgets/page/lex-margin.h"

#include "services/lex-passage.h"
#include "widgets/page/lex-clause-rows.h"
#include "widgets/page/lex-margin-items.h"

#define CARD_GAP 8

struct _LexMargin
{
  /* Borrowed */
  const LexTypesetting *setting;
  const LexPassage *passage;

  /* Owned */
  GPtrArray *items; /* (element-type LexMarginItem) */
  GArray *places;   /* (element-type guint): by item, the clause it stands beside */
};

static LexClause *
get_clause (LexMargin *self, guint index)
{
  const LexPassageRow *row = g_ptr_array_index (self->passage->rows, index);

  return row->clause;
}

/* The clause beside whose row a note on @label stands: itself, the first below
 * one that is only a number, or the nearest above. */
static guint
find_place (LexMargin *self, LexLabel *label)
{
  guint above = 0;

  for (guint i = 0; i < self->passage->rows->len; i++)
    {
      LexClause *clause = get_clause (self, i);
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

LexMargin *
lex_margin_new (const LexTypesetting *setting, const LexPassage *passage, GPtrArray *items)
{
  LexMargin *self = g_new0 (LexMargin, 1);

  self->setting = setting;
  self->passage = passage;
  self->items = items;
  self->places = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < items->len; i++)
    {
      const LexMarginItem *item = g_ptr_array_index (items, i);
      const guint place = find_place (self, item->beside);

      g_array_append_val (self->places, place);
    }
  return self;
}

void
lex_margin_free (LexMargin *self)
{
  if (!self)
    return;
  g_ptr_array_unref (self->items);
  g_array_unref (self->places);
  g_free (self);
}

/* Gathers the lines of one kind beside one clause into one card. */
static GtkWidget *
new_card (LexMargin *self, guint clause, LexMarginCardKind kind)
{
  const LexMarkupStyle style
      = lex_typesetting_get_style (self->setting, self->setting->languages[0]);
  GtkWidget *card = NULL;

  for (guint i = 0; i < self->items->len; i++)
    {
      const LexMarginItem *item = g_ptr_array_index (self->items, i);

      if (item->kind != kind || g_array_index (self->places, guint, i) != clause)
        continue;
      if (!card)
        card = lex_margin_card_new (kind, lex_clause_get_label (get_clause (self, clause)),
                                    style.language);
      lex_margin_card_add (LEX_MARGIN_CARD (card), item->target, item->heading, item->relation,
                           &style);
    }
  return card;
}

GtkWidget *
lex_margin_new_cards (LexMargin *self, guint clause)
{
  GtkWidget *box = NULL;

  for (LexMarginCardKind kind = 0; kind < LEX_N_CARD_KINDS; kind++)
    {
      GtkWidget *card = new_card (self, clause, kind);

      if (!card)
        continue;
      if (!box)
        box = gtk_box_new (GTK_ORIENTATION_VERTICAL, CARD_GAP);
      gtk_box_append (GTK_BOX (box), card);
    }
  return box;
}
