/* lex-notebook-item.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One thing that the reader made, to be listed, searched and filtered. It refuses to know widgets.
 * The notebook makes it.
 */

#include "widgets/journal/lex-notebook-item.h"

#include <string.h>

#include "language/lex-fold.h"
#include "model/lex-label-name.h"

struct _LexNotebookItem
{
  GObject parent_instance;

  /* Owned; nullable but for the entry */
  LexJournalEntry *entry;
  LexLabel *label;
  char *folded; /* each word with a space before it; made when it is first searched */

  int loose; /* -1 until somebody asks */
};

G_DEFINE_FINAL_TYPE (LexNotebookItem, lex_notebook_item, G_TYPE_OBJECT)

static void
lex_notebook_item_finalize (GObject *object)
{
  LexNotebookItem *self = LEX_NOTEBOOK_ITEM (object);

  lex_journal_entry_free (self->entry);
  g_clear_pointer (&self->label, lex_label_unref);
  g_free (self->folded);

  G_OBJECT_CLASS (lex_notebook_item_parent_class)->finalize (object);
}

static void
lex_notebook_item_class_init (LexNotebookItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_notebook_item_finalize;
}

static void
lex_notebook_item_init (LexNotebookItem *self)
{
  self->loose = -1;
}

LexNotebookItem *
lex_notebook_item_new (const LexJournalEntry *entry)
{
  LexNotebookItem *self = g_object_new (LEX_TYPE_NOTEBOOK_ITEM, NULL);

  self->entry = lex_journal_entry_copy (entry);
  self->label = lex_label_parse (entry->fields[LEX_JOURNAL_LABEL]);
  return self;
}

const LexJournalEntry *
lex_notebook_item_get_entry (LexNotebookItem *self)
{
  g_return_val_if_fail (LEX_IS_NOTEBOOK_ITEM (self), NULL);

  return self->entry;
}

LexLabel *
lex_notebook_item_get_label (LexNotebookItem *self)
{
  g_return_val_if_fail (LEX_IS_NOTEBOOK_ITEM (self), NULL);

  return self->label;
}

static gboolean
append_word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  g_string_append_c (user_data, ' ');
  g_string_append (user_data, token);
  return TRUE;
}

static void
ensure_folded (LexNotebookItem *self)
{
  static const LexJournalField fields[]
      = { LEX_JOURNAL_LABEL, LEX_JOURNAL_TEXT, LEX_JOURNAL_QUOTE };
  GString *folded;

  if (self->folded)
    return;
  folded = g_string_new (NULL);
  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    if (self->entry->fields[fields[i]])
      lex_tokenize (self->entry->fields[fields[i]], -1, append_word_cb, folded);
  self->folded = g_string_free (folded, FALSE);
}

static gboolean
has_word (const char *folded, const char *word)
{
  const gsize length = strlen (word);
  const char *at = folded;

  for (; (at = strchr (at, ' ')); at++)
    if (strncmp (at + 1, word, length) == 0)
      return TRUE;
  return FALSE;
}

gboolean
lex_notebook_item_has (LexNotebookItem *self, const char *const *words)
{
  g_return_val_if_fail (LEX_IS_NOTEBOOK_ITEM (self), FALSE);

  if (*words)
    ensure_folded (self);
  for (; *words; words++)
    if (!has_word (self->folded, *words))
      return FALSE;
  return TRUE;
}

gboolean
lex_notebook_item_is_loose (LexNotebookItem *self, LexLibrary *library)
{
  gboolean loose = FALSE;

  g_return_val_if_fail (LEX_IS_NOTEBOOK_ITEM (self), FALSE);

  /* A fault is no reason to call anything loose. */
  if (self->loose < 0)
    self->loose = lex_journal_is_loose (library, self->entry, &loose, NULL) && loose;
  return self->loose;
}

int
lex_notebook_item_compare (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const LexNotebookItem *first = a;
  const LexNotebookItem *second = b;
  int order = (first->label == NULL) - (second->label == NULL);

  if (order == 0 && first->label)
    order = lex_label_compare (first->label, second->label);
  if (order == 0)
    order = g_strcmp0 (first->entry->fields[LEX_JOURNAL_CREATED],
                       second->entry->fields[LEX_JOURNAL_CREATED]);
  return order;
}
