/* lex-sidebar-letter.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One letter of an index with what stands under it. It refuses to know alphabets
 * and widgets. The tree of contents makes it, its rows show it.
 */

#include "widgets/sidebar/lex-sidebar-letter.h"

struct _LexSidebarLetter
{
  GObject parent_instance;

  /* Owned */
  char *letter;
  GListStore *entries;
};

G_DEFINE_FINAL_TYPE (LexSidebarLetter, lex_sidebar_letter, G_TYPE_OBJECT)

static void
lex_sidebar_letter_finalize (GObject *object)
{
  LexSidebarLetter *self = LEX_SIDEBAR_LETTER (object);

  g_free (self->letter);
  g_object_unref (self->entries);

  G_OBJECT_CLASS (lex_sidebar_letter_parent_class)->finalize (object);
}

static void
lex_sidebar_letter_class_init (LexSidebarLetterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_sidebar_letter_finalize;
}

static void
lex_sidebar_letter_init (LexSidebarLetter *self)
{
  self->entries = g_list_store_new (LEX_TYPE_CLAUSE);
}

LexSidebarLetter *
lex_sidebar_letter_new (const char *letter)
{
  LexSidebarLetter *self;

  g_return_val_if_fail (letter != NULL, NULL);

  self = g_object_new (LEX_TYPE_SIDEBAR_LETTER, NULL);
  self->letter = g_strdup (letter);
  return self;
}

void
lex_sidebar_letter_append (LexSidebarLetter *self, LexClause *entry)
{
  g_return_if_fail (LEX_IS_SIDEBAR_LETTER (self));

  g_list_store_append (self->entries, entry);
}

const char *
lex_sidebar_letter_get_letter (LexSidebarLetter *self)
{
  g_return_val_if_fail (LEX_IS_SIDEBAR_LETTER (self), NULL);

  return self->letter;
}

GListModel *
lex_sidebar_letter_get_entries (LexSidebarLetter *self)
{
  g_return_val_if_fail (LEX_IS_SIDEBAR_LETTER (self), NULL);

  return G_LIST_MODEL (self->entries);
}

gboolean
lex_sidebar_letter_has (LexSidebarLetter *self, LexLabel *label)
{
  g_return_val_if_fail (LEX_IS_SIDEBAR_LETTER (self), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->entries)); i++)
    {
      g_autoptr (LexClause) entry = g_list_model_get_item (G_LIST_MODEL (self->entries), i);

      if (lex_label_contains (lex_clause_get_label (entry), label))
        return TRUE;
    }
  return FALSE;
}
