/* lex-library-forget.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Removes one imported document and indexes the others again.
 * It refuses to touch what ships with the program. Front ends call it through lex-library.h.
 */

#include <glib/gi18n-lib.h>

#include "services/lex-indexing.h"
#include "services/lex-library-import.h"
#include "services/lex-library-private.h"

static gboolean
fail_to_forget (LexLibrary *self, const char *name, GError **error)
{
  if (lex_library_find_document (self, LEX_SIDE_SHIPPED, name) != NULL)
    g_set_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_INPUT,
                 _ ("%s: this document belongs to Lexbridge; only imported ones can be forgotten"),
                 name);
  else
    g_set_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND,
                 _ ("%s: no document of that name was imported; “lexbridge-cli documents” lists "
                    "them"),
                 name);
  return FALSE;
}

/* The file counts, not the index: a document that can no longer be read can be forgotten too. */
static gboolean
check_imported (LexLibrary *self, const char *name, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list (self->data_dir, error);

  if (names == NULL)
    return FALSE;
  return g_strv_contains ((const char *const *) names, name) || fail_to_forget (self, name, error);
}

gboolean
lex_library_forget (LexLibrary *self, const char *name, GError **error)
{
  g_autoptr (LexShelf) shelf = NULL;
  g_autoptr (LexDocument) forgotten = NULL;
  g_autoptr (GPtrArray) skip = g_ptr_array_new ();
  g_autoptr (GPtrArray) others = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  /* Before the shelf is opened: who has none gets none. Again behind its lock. */
  if (!check_imported (self, name, error))
    return FALSE;
  shelf = lex_shelf_open (self->data_dir, error);
  if (shelf == NULL || !check_imported (self, name, error))
    return FALSE;

  forgotten = lex_document_new (name, LEX_KIND_LAW, NULL, NULL, TRUE);
  g_ptr_array_add (skip, forgotten);
  others = lex_indexing_read_shelf (shelf, skip, error);
  if (others == NULL || !lex_shelf_remove_document (shelf, name, error)
      || !lex_indexing_replace (shelf, others, error))
    return FALSE;

  g_clear_pointer (&shelf, lex_shelf_free);
  return lex_library_reopen (self, error);
}
