/* lex-passage-document.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A whole document as one passage: what stands first in it, and all below. It refuses to know what
 * bears upon its clauses, which would be nearly everything. Front ends call it through
 * lex-passage.h.
 */

#include <glib/gi18n-lib.h>

#include "services/lex-library-private.h"
#include "services/lex-passage.h"

/* What stands first in a document, each once, in its order.
 * @seen: (element-type LexLabel): the same, borrowed */
typedef struct
{
  const char *name;
  GPtrArray *labels;
  GHashTable *seen;
} Roots;

/* Of @document itself, or of an import that has words for it. */
static gboolean
add_roots (LexLibrary *self, Roots *roots, LexDocument *document, GError **error)
{
  const char *own = lex_document_get_name (document);
  g_autoptr (GPtrArray) clauses = lex_library_list_clauses (self, own, error);

  for (guint i = 0; clauses != NULL && i < clauses->len; i++)
    {
      LexLabel *label = lex_clause_get_label (g_ptr_array_index (clauses, i));
      g_autoptr (LexLabel) root = lex_label_dup_root (label);

      if ((!g_str_equal (own, roots->name)
           && !g_str_equal (lex_label_get_document (label), roots->name))
          || g_hash_table_contains (roots->seen, root))
        continue;
      g_hash_table_add (roots->seen, root);
      g_ptr_array_add (roots->labels, g_steal_pointer (&root));
    }
  return clauses != NULL;
}

static gboolean
list_roots (LexLibrary *self, Roots *roots, LexDocument **own, GError **error)
{
  g_autoptr (GPtrArray) documents = lex_library_list_documents (self, error);

  for (guint i = 0; documents != NULL && i < documents->len; i++)
    {
      LexDocument *document = g_ptr_array_index (documents, i);
      const gboolean is_own = g_str_equal (lex_document_get_name (document), roots->name);

      if (is_own)
        g_set_object (own, document);
      if ((is_own || lex_document_get_imported (document))
          && !add_roots (self, roots, document, error))
        return FALSE;
    }
  return documents != NULL;
}

static void
add_imports (GPtrArray *imports, GPtrArray *more)
{
  for (guint i = 0; i < more->len; i++)
    if (!g_ptr_array_find (imports, more->pdata[i], NULL))
      g_ptr_array_add (imports, g_object_ref (more->pdata[i]));
}

/* Adds the rows of @label to @passage, or makes it of them. */
static gboolean
add_part (LexLibrary *self, LexLabel *label, LexPassage **passage, GError **error)
{
  g_autoptr (LexPassage) part = lex_library_quote (self, label, error);

  if (part == NULL)
    return FALSE;
  if (*passage == NULL)
    *passage = g_steal_pointer (&part);
  else
    {
      add_imports ((*passage)->imports, part->imports);
      g_ptr_array_extend_and_steal ((*passage)->rows, g_steal_pointer (&part->rows));
    }
  return TRUE;
}

LexPassage *
lex_library_quote_document (LexLibrary *self, const char *name, GError **error)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_autoptr (GHashTable) seen = g_hash_table_new (lex_label_hash, lex_label_equal);
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (LexDocument) document = NULL;
  Roots roots = { name, labels, seen };

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  if (!list_roots (self, &roots, &document, error))
    return NULL;
  for (guint i = 0; i < labels->len; i++)
    if (!add_part (self, g_ptr_array_index (labels, i), &passage, error))
      return NULL;
  if (passage == NULL || document == NULL)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND,
                        _ ("%s: there is no such document; “lexbridge-cli documents” lists them"),
                        name);
      return NULL;
    }
  g_clear_pointer (&passage->label, lex_label_unref);
  g_set_object (&passage->document, document);
  return g_steal_pointer (&passage);
}
