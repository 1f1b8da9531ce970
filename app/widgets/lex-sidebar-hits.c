/* lex-sidebar-hits.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of hits and the walk through it. It refuses to know how hits are
 * found and what opening one means. The sidebar makes it when something is
 * typed for the first time.
 */

#include "widgets/lex-sidebar-hits.h"

#include "widgets/lex-sidebar-hit.h"
#include "widgets/lex-snippet.h"

struct _LexSidebarHits
{
  GtkWidget parent_instance;

  /* Template */
  GtkWidget *scrolled_window;
  GtkListView *list;
  GListStore *hits;
  GtkSingleSelection *selection;
};

G_DEFINE_FINAL_TYPE (LexSidebarHits, lex_sidebar_hits, GTK_TYPE_WIDGET)

static void
open_hit (LexSidebarHits *self, guint position)
{
  g_autoptr (LexHit) hit = g_list_model_get_item (G_LIST_MODEL (self->hits), position);

  if (hit != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self), "win.open-hit", "s",
                                lex_label_get_text (lex_hit_get_label (hit)));
}

static void
activate_cb (LexSidebarHits *self, guint position)
{
  gtk_single_selection_set_selected (self->selection, position);
  open_hit (self, position);
}

static void
setup_cb (LexSidebarHits *self, GtkListItem *item)
{
  gtk_list_item_set_child (item, g_object_new (LEX_TYPE_SIDEBAR_HIT, NULL));
}

static void
bind_cb (LexSidebarHits *self, GtkListItem *item)
{
  lex_sidebar_hit_set_hit (LEX_SIDEBAR_HIT (gtk_list_item_get_child (item)),
                           LEX_HIT (gtk_list_item_get_item (item)));
}

static void
scroll_to (LexSidebarHits *self, guint position)
{
  /* GTK 4.8 has no gtk_list_view_scroll_to(), but the list has the action. */
  gtk_widget_activate_action (GTK_WIDGET (self->list), "list.scroll-to-item", "u", position);
}

static void
lex_sidebar_hits_dispose (GObject *object)
{
  LexSidebarHits *self = LEX_SIDEBAR_HITS (object);

  g_clear_pointer (&self->scrolled_window, gtk_widget_unparent);

  G_OBJECT_CLASS (lex_sidebar_hits_parent_class)->dispose (object);
}

static void
lex_sidebar_hits_class_init (LexSidebarHitsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = lex_sidebar_hits_dispose;

  g_type_ensure (LEX_TYPE_HIT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/lexbridge/Lexbridge/lex-sidebar-hits.ui");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, scrolled_window);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, list);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, hits);
  gtk_widget_class_bind_template_child (widget_class, LexSidebarHits, selection);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_cb);
}

static void
lex_sidebar_hits_init (LexSidebarHits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
lex_sidebar_hits_set_hits (LexSidebarHits *self, GPtrArray *hits)
{
  guint n_old;

  g_return_if_fail (LEX_IS_SIDEBAR_HITS (self));

  n_old = g_list_model_get_n_items (G_LIST_MODEL (self->hits));
  g_list_store_splice (self->hits, 0, n_old, hits->pdata, hits->len);
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
  if (hits->len > 0)
    scroll_to (self, 0);
}

void
lex_sidebar_hits_move (LexSidebarHits *self, int step)
{
  guint n_hits, selected;

  g_return_if_fail (LEX_IS_SIDEBAR_HITS (self));

  n_hits = g_list_model_get_n_items (G_LIST_MODEL (self->hits));
  selected = gtk_single_selection_get_selected (self->selection);

  if (n_hits == 0 || (selected == GTK_INVALID_LIST_POSITION && step < 0))
    return;

  if (selected == GTK_INVALID_LIST_POSITION)
    selected = 0;
  else
    selected = (guint) CLAMP ((int) selected + step, 0, (int) n_hits - 1);

  gtk_single_selection_set_selected (self->selection, selected);
  scroll_to (self, selected);
}

gboolean
lex_sidebar_hits_activate (LexSidebarHits *self)
{
  guint selected;

  g_return_val_if_fail (LEX_IS_SIDEBAR_HITS (self), FALSE);

  if (g_list_model_get_n_items (G_LIST_MODEL (self->hits)) == 0)
    return FALSE;

  selected = gtk_single_selection_get_selected (self->selection);
  activate_cb (self, selected != GTK_INVALID_LIST_POSITION ? selected : 0);
  return TRUE;
}

GStrv
lex_sidebar_hits_dup_matches (LexSidebarHits *self)
{
  g_autoptr (GHashTable) words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  char **matches;
  guint n_words;

  g_return_val_if_fail (LEX_IS_SIDEBAR_HITS (self), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->hits)); i++)
    {
      g_autoptr (LexHit) hit = g_list_model_get_item (G_LIST_MODEL (self->hits), i);

      lex_snippet_collect_matches (lex_hit_get_snippet (hit), words);
    }

  matches = (char **) g_hash_table_get_keys_as_array (words, &n_words);
  g_hash_table_steal_all (words);
  return matches;
}
