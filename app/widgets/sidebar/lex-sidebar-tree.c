/* lex-sidebar-tree.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the contents list, as a tree of documents, letters and clauses. It
 * refuses to know rows and selections. The table of contents makes it.
 */

#include "widgets/sidebar/lex-sidebar-tree.h"

#include "language/lex-collation.h"
#include "services/lex-entries.h"
#include "widgets/sidebar/lex-sidebar-letter.h"

/* One can run through so many rows; more entries than these stand under letters. */
#define MANY 150

/* What the tree asks with when a document opens. */
typedef struct
{
  LexLibrary *library; /* owned */
  LexLanguages languages;
} Source;

static void
source_free (gpointer data)
{
  Source *self = data;

  g_object_unref (self->library);
  g_free (self);
}

/* A law is one row; whoever wants 27B1a types it. Elsewhere each clause is. */
static gboolean
is_listed (LexDocument *document, LexClause *clause)
{
  LexLabel *label = lex_clause_get_label (clause);

  if (lex_document_get_imported (document))
    return TRUE;

  return lex_label_get_law (label) == 0 || lex_label_get_depth (label) == 0;
}

static GListModel *
list_letters (GPtrArray *entries, LexLanguage language)
{
  g_autoptr (GListStore) letters = g_list_store_new (LEX_TYPE_SIDEBAR_LETTER);
  g_autoptr (LexSidebarLetter) last = NULL;

  for (guint i = 0; i < entries->len; i++)
    {
      LexClause *entry = g_ptr_array_index (entries, i);
      g_autofree char *letter
          = lex_collation_dup_initial (lex_entries_get_heading (entry, language, NULL), language);

      if (last == NULL || !g_str_equal (lex_sidebar_letter_get_letter (last), letter))
        {
          g_clear_object (&last);
          last = lex_sidebar_letter_new (letter);
          g_list_store_append (letters, last);
        }
      lex_sidebar_letter_append (last, entry);
    }

  return G_LIST_MODEL (g_steal_pointer (&letters));
}

static GPtrArray *
list (const Source *self, LexDocument *document, GError **error)
{
  if (lex_entries_is_alphabetical (document))
    return lex_entries_list (self->library, document, self->languages, error);
  return lex_library_list_clauses (self->library, lex_document_get_name (document), error);
}

static GListModel *
list_clauses (const Source *self, LexDocument *document)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) clauses = list (self, document, &error);
  g_autoptr (GListStore) store = g_list_store_new (LEX_TYPE_CLAUSE);

  if (clauses == NULL)
    {
      g_warning ("%s cannot be listed: %s", lex_document_get_name (document), error->message);
      return NULL;
    }
  if (lex_entries_is_alphabetical (document) && clauses->len > MANY)
    return list_letters (clauses, lex_languages_get_first (self->languages));

  for (guint i = 0; i < clauses->len; i++)
    {
      LexClause *clause = g_ptr_array_index (clauses, i);

      if (is_listed (document, clause))
        g_list_store_append (store, clause);
    }

  return G_LIST_MODEL (g_steal_pointer (&store));
}

static GListModel *
create_children_cb (gpointer item, gpointer user_data)
{
  if (LEX_IS_SIDEBAR_LETTER (item))
    return g_object_ref (lex_sidebar_letter_get_entries (item));
  if (LEX_IS_DOCUMENT (item))
    return list_clauses (user_data, LEX_DOCUMENT (item));
  return NULL;
}

/* A document of one clause, such as the introduction, is that clause: there is
 * nothing to open. */
static void
append_document (const Source *self, GListStore *roots, LexDocument *document)
{
  g_autoptr (GListModel) clauses = NULL;
  g_autoptr (GObject) clause = NULL;

  if (lex_document_get_n_clauses (document) == 1 && !lex_document_get_imported (document))
    clauses = list_clauses (self, document);
  if (clauses != NULL)
    clause = g_list_model_get_item (clauses, 0);

  g_list_store_append (roots, clause != NULL ? clause : G_OBJECT (document));
}

static GListModel *
list_roots (const Source *self)
{
  g_autoptr (GListStore) roots = g_list_store_new (G_TYPE_OBJECT);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) documents = lex_library_list_documents (self->library, &error);

  if (documents == NULL)
    g_warning ("The documents cannot be listed: %s", error->message);

  for (guint i = 0; documents != NULL && i < documents->len; i++)
    append_document (self, roots, g_ptr_array_index (documents, i));

  return G_LIST_MODEL (g_steal_pointer (&roots));
}

GtkTreeListModel *
lex_sidebar_tree_new (LexLibrary *library, LexLanguages languages)
{
  Source *self;

  g_return_val_if_fail (LEX_IS_LIBRARY (library), NULL);

  self = g_new0 (Source, 1);
  self->library = g_object_ref (library);
  self->languages = languages;
  return gtk_tree_list_model_new (list_roots (self), FALSE, FALSE, create_children_cb, self,
                                  source_free);
}

gboolean
lex_sidebar_tree_leads_to (GObject *item, LexLabel *label)
{
  g_return_val_if_fail (label != NULL, FALSE);

  if (LEX_IS_SIDEBAR_LETTER (item))
    return lex_sidebar_letter_has (LEX_SIDEBAR_LETTER (item), label);
  return LEX_IS_DOCUMENT (item)
         && g_str_equal (lex_document_get_name (LEX_DOCUMENT (item)),
                         lex_label_get_document (label));
}
