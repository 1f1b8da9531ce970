/* lex-notebook-list.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that the reader made as a list, searched and filtered. It refuses to know how any of
 * it looks, and to change it. Only lex-notebook.c calls it.
 */

#include "widgets/journal/lex-notebook-list.h"

#include <gtk/gtk.h>

#include "language/lex-fold.h"
#include "widgets/journal/lex-notebook-item.h"

struct _LexNotebookList
{
  GObject parent_instance;

  /* Owned */
  LexLibrary *library;
  LexJournal *journal;
  GListStore *items; /* (element-type LexNotebookItem) */
  GtkFilterListModel *shown;
  GStrv words; /* folded: what is searched */

  /* Owned by the model of what is shown */
  GtkFilter *sieve;

  LexNotebookFilter filter;
};

G_DEFINE_FINAL_TYPE (LexNotebookList, lex_notebook_list, G_TYPE_OBJECT)

static guint counted_signal;

/* What is shown */

static gboolean
is_of_kind (LexNotebookList *self, LexNotebookItem *item)
{
  const LexJournalKind kind = lex_notebook_item_get_entry (item)->kind;

  switch (self->filter)
    {
    case LEX_NOTEBOOK_NOTES:
      return kind == LEX_JOURNAL_NOTE;
    case LEX_NOTEBOOK_HIGHLIGHTS:
      return kind == LEX_JOURNAL_HIGHLIGHT;
    case LEX_NOTEBOOK_BOOKMARKS:
      return kind == LEX_JOURNAL_BOOKMARK;
    case LEX_NOTEBOOK_LOOSE:
      return lex_notebook_item_is_loose (item, self->library);
    case LEX_NOTEBOOK_ALL:
    default:
      return TRUE;
    }
}

static gboolean
filter_cb (gpointer item, gpointer user_data)
{
  LexNotebookList *self = user_data;

  return is_of_kind (self, item) && lex_notebook_item_has (item, (const char *const *) self->words);
}

static gboolean
add_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_strv_builder_add (user_data, token);
  return TRUE;
}

void
lex_notebook_list_search (LexNotebookList *self, const char *text)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  g_return_if_fail (LEX_IS_NOTEBOOK_LIST (self));

  lex_tokenize (text, -1, add_word_cb, words);
  g_strfreev (self->words);
  self->words = g_strv_builder_end (words);
  gtk_filter_changed (self->sieve, GTK_FILTER_CHANGE_DIFFERENT);
}

void
lex_notebook_list_set_filter (LexNotebookList *self, LexNotebookFilter filter)
{
  g_return_if_fail (LEX_IS_NOTEBOOK_LIST (self));

  self->filter = filter;
  gtk_filter_changed (self->sieve, GTK_FILTER_CHANGE_DIFFERENT);
}

/* What there is */

static gboolean
is_same (LexNotebookList *self, guint index, LexNotebookItem *item)
{
  g_autoptr (LexNotebookItem) old = g_list_model_get_item (G_LIST_MODEL (self->items), index);
  const LexJournalEntry *before = lex_notebook_item_get_entry (old);
  const LexJournalEntry *now = lex_notebook_item_get_entry (item);

  return g_strcmp0 (before->fields[LEX_JOURNAL_ID], now->fields[LEX_JOURNAL_ID]) == 0
         && g_strcmp0 (before->fields[LEX_JOURNAL_CHANGED], now->fields[LEX_JOURNAL_CHANGED]) == 0;
}

/* Only what differs is put anew, or the list would lose its place with every key that is kept. */
static void
replace (LexNotebookList *self, GPtrArray *items)
{
  const guint n_old = lex_notebook_list_get_n_all (self);
  guint start = 0;
  guint end = 0;

  while (start < n_old && start < items->len && is_same (self, start, items->pdata[start]))
    start++;
  while (end < n_old - start && end < items->len - start
         && is_same (self, n_old - 1 - end, items->pdata[items->len - 1 - end]))
    end++;
  g_list_store_splice (self->items, start, n_old - start - end, items->pdata + start,
                       items->len - start - end);
}

gboolean
lex_notebook_list_refill (LexNotebookList *self, GError **error)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) entries = NULL;

  g_return_val_if_fail (LEX_IS_NOTEBOOK_LIST (self), FALSE);

  entries = lex_journal_list (self->journal, error);
  for (guint i = 0; entries && i < entries->len; i++)
    if (((LexJournalEntry *) entries->pdata[i])->kind != LEX_JOURNAL_FOLDER)
      g_ptr_array_add (items, lex_notebook_item_new (entries->pdata[i]));
  replace (self, items);
  return entries != NULL;
}

void
lex_notebook_list_clear (LexNotebookList *self)
{
  g_return_if_fail (LEX_IS_NOTEBOOK_LIST (self));

  g_list_store_remove_all (self->items);
}

GListModel *
lex_notebook_list_get_shown (LexNotebookList *self)
{
  g_return_val_if_fail (LEX_IS_NOTEBOOK_LIST (self), NULL);

  return G_LIST_MODEL (self->shown);
}

guint
lex_notebook_list_get_n_all (LexNotebookList *self)
{
  g_return_val_if_fail (LEX_IS_NOTEBOOK_LIST (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->items));
}

const LexJournalEntry *
lex_notebook_list_find (LexNotebookList *self, const char *id)
{
  g_return_val_if_fail (LEX_IS_NOTEBOOK_LIST (self), NULL);

  for (guint i = 0; i < lex_notebook_list_get_n_all (self); i++)
    {
      g_autoptr (LexNotebookItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), i);
      const LexJournalEntry *entry = lex_notebook_item_get_entry (item);

      if (g_str_equal (entry->fields[LEX_JOURNAL_ID], id))
        return entry;
    }
  return NULL;
}

/* The list as an object */

static void
counted_cb (LexNotebookList *self)
{
  g_signal_emit (self, counted_signal, 0);
}

static void
lex_notebook_list_dispose (GObject *object)
{
  LexNotebookList *self = LEX_NOTEBOOK_LIST (object);

  /* Who shows it may hold it longer, but nothing changes in it any more, and nobody is asked. */
  g_clear_object (&self->shown);
  g_clear_object (&self->items);
  g_clear_object (&self->library);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (lex_notebook_list_parent_class)->dispose (object);
}

static void
lex_notebook_list_class_init (LexNotebookListClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_notebook_list_dispose;
  counted_signal = g_signal_new ("counted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);
}

static void
lex_notebook_list_init (LexNotebookList *self)
{
  GtkSorter *sorter = GTK_SORTER (gtk_custom_sorter_new (lex_notebook_item_compare, NULL, NULL));
  GtkSortListModel *sorted;

  self->words = g_new0 (char *, 1);
  self->items = g_list_store_new (LEX_TYPE_NOTEBOOK_ITEM);
  self->sieve = GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
  sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (self->items)), sorter);
  self->shown = gtk_filter_list_model_new (G_LIST_MODEL (sorted), self->sieve);
  /* Also what is added or taken where it is not shown makes another count. */
  g_signal_connect_object (self->shown, "items-changed", G_CALLBACK (counted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->items, "items-changed", G_CALLBACK (counted_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
}

LexNotebookList *
lex_notebook_list_new (LexLibrary *library, LexJournal *journal)
{
  LexNotebookList *self = g_object_new (LEX_TYPE_NOTEBOOK_LIST, NULL);

  self->library = g_object_ref (library);
  self->journal = g_object_ref (journal);
  return self;
}
