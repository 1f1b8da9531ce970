/* lex-hit-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Groups the hits of a search: ranked ones in, rows out. It refuses to know
 * widgets, titles and the library. The sidebar's list of hits calls it.
 */

#include "widgets/sidebar/lex-hit-list.h"

#include "services/lex-journal-search.h"

struct _LexHitItem
{
  GObject parent_instance;

  /* Owned; the rest is NULL for a hit itself */
  LexHit *hit;
  GPtrArray *rest; /* (element-type LexHit) */

  gboolean begins;
};

G_DEFINE_FINAL_TYPE (LexHitItem, lex_hit_item, G_TYPE_OBJECT)

struct _LexHitList
{
  /* Owned */
  GListStore *items; /* (element-type LexHitItem) */
};

static void
lex_hit_item_finalize (GObject *object)
{
  LexHitItem *self = LEX_HIT_ITEM (object);

  g_clear_object (&self->hit);
  g_clear_pointer (&self->rest, g_ptr_array_unref);

  G_OBJECT_CLASS (lex_hit_item_parent_class)->finalize (object);
}

static void
lex_hit_item_class_init (LexHitItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_hit_item_finalize;
}

static void
lex_hit_item_init (LexHitItem *self)
{
}

static LexHitItem *
item_new (LexHit *hit, gboolean begins)
{
  LexHitItem *self = g_object_new (LEX_TYPE_HIT_ITEM, NULL);

  self->hit = g_object_ref (hit);
  self->begins = begins;
  return self;
}

LexHit *
lex_hit_item_get_hit (LexHitItem *self)
{
  g_return_val_if_fail (LEX_IS_HIT_ITEM (self), NULL);

  return self->hit;
}

gboolean
lex_hit_item_get_begins (LexHitItem *self)
{
  g_return_val_if_fail (LEX_IS_HIT_ITEM (self), FALSE);

  return self->begins;
}

guint
lex_hit_item_get_n_more (LexHitItem *self)
{
  g_return_val_if_fail (LEX_IS_HIT_ITEM (self), 0);

  return self->rest != NULL ? self->rest->len : 0;
}

LexHitList *
lex_hit_list_new (void)
{
  LexHitList *self = g_new0 (LexHitList, 1);

  self->items = g_list_store_new (LEX_TYPE_HIT_ITEM);
  return self;
}

void
lex_hit_list_free (LexHitList *self)
{
  if (self == NULL)
    return;

  g_clear_object (&self->items);
  g_free (self);
}

GListModel *
lex_hit_list_get_model (LexHitList *self)
{
  return G_LIST_MODEL (self->items);
}

static gboolean
is_made (LexHit *hit)
{
  return g_str_equal (lex_hit_get_document (hit), LEX_JOURNAL_DOCUMENT);
}

/* Where an imported wording of a law was found does not matter: it is that law. */
static gboolean
belong_together (LexHit *a, LexHit *b)
{
  const guint law = lex_label_get_law (lex_hit_get_label (a));

  /* What the reader made stands together, and with nothing else. */
  if (is_made (a) || is_made (b))
    return is_made (a) && is_made (b);
  if (law != lex_label_get_law (lex_hit_get_label (b)))
    return FALSE;

  return law != 0 || g_str_equal (lex_hit_get_document (a), lex_hit_get_document (b));
}

static int
compare_labels (gconstpointer a, gconstpointer b)
{
  return lex_label_compare (lex_hit_get_label (*(LexHit *const *) a),
                            lex_hit_get_label (*(LexHit *const *) b));
}

/* Takes the hits that belong with the first out of @left; the best few stay
 * first, since a cut group should show what was found best. */
static GPtrArray *
take_group (GPtrArray *left)
{
  GPtrArray *group = g_ptr_array_new_with_free_func (g_object_unref);
  LexHit *best = g_ptr_array_index (left, 0);

  for (guint i = 0; i < left->len;)
    {
      if (belong_together (best, g_ptr_array_index (left, i)))
        g_ptr_array_add (group, g_ptr_array_steal_index (left, i));
      else
        i++;
    }

  return group;
}

static void
sort_labels (GPtrArray *group, guint from, guint to)
{
  if (lex_label_get_law (lex_hit_get_label (g_ptr_array_index (group, 0))) != 0 && to > from)
    qsort (group->pdata + from, to - from, sizeof (gpointer), compare_labels);
}

/* A rest of one hit is shown: its row would be no longer than what stands for
 * it. And a group that is alone buries no other. */
static guint
get_n_shown (GPtrArray *group, gboolean alone)
{
  return !alone && group->len > LEX_HIT_LIST_SHOWN + 1 ? LEX_HIT_LIST_SHOWN : group->len;
}

static void
append_group (GPtrArray *items, GPtrArray *group, gboolean alone)
{
  const guint n_shown = get_n_shown (group, alone);
  LexHitItem *more;

  sort_labels (group, 1, n_shown);
  sort_labels (group, n_shown, group->len);
  for (guint i = 0; i < n_shown; i++)
    g_ptr_array_add (items, item_new (g_ptr_array_index (group, i), i == 0));
  if (n_shown == group->len)
    return;

  more = item_new (g_ptr_array_index (group, n_shown), FALSE);
  more->rest = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = n_shown; i < group->len; i++)
    g_ptr_array_add (more->rest, g_object_ref (g_ptr_array_index (group, i)));
  g_ptr_array_add (items, more);
}

void
lex_hit_list_set_hits (LexHitList *self, GPtrArray *hits)
{
  g_autoptr (GPtrArray) left = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  const guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->items));

  for (guint i = 0; i < hits->len; i++)
    g_ptr_array_add (left, g_object_ref (g_ptr_array_index (hits, i)));
  while (left->len > 0)
    {
      g_autoptr (GPtrArray) group = take_group (left);

      append_group (items, group, group->len == hits->len);
    }

  g_list_store_splice (self->items, 0, n_old, items->pdata, items->len);
}

void
lex_hit_list_open (LexHitList *self, guint position)
{
  g_autoptr (LexHitItem) more = g_list_model_get_item (G_LIST_MODEL (self->items), position);
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (more != NULL && more->rest != NULL);

  for (guint i = 0; i < more->rest->len; i++)
    g_ptr_array_add (items, item_new (g_ptr_array_index (more->rest, i), FALSE));
  g_list_store_splice (self->items, position, 1, items->pdata, items->len);
}
