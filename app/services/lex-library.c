/* lex-library.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The library as both front ends see it: two files, that of the program and that of the imports.
 * It refuses to know XML, dictionaries and foreign files, so that a program that only reads need
 * not load the libraries for them. Front ends call it, from their main thread.
 */

#include "services/lex-library-private.h"

#include <glib/gi18n-lib.h>

#include "language/lex-citation-finder.h"
#include "services/lex-shelf.h"

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (LexLibrary, lex_library, G_TYPE_OBJECT)

/* What was read of clauses above others, which may be others now. */
static void
clear_chains (LexLibrary *self)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    g_clear_pointer (&self->chains[language], g_hash_table_unref);
}

static void
lex_library_finalize (GObject *object)
{
  LexLibrary *self = LEX_LIBRARY (object);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    {
      g_clear_pointer (&self->documents[side], g_ptr_array_unref);
      g_clear_pointer (&self->readers[side], lex_store_reader_free);
    }
  clear_chains (self);
  g_clear_object (&self->journal);
  g_clear_pointer (&self->shipped_path, g_free);
  g_clear_pointer (&self->data_dir, g_free);

  G_OBJECT_CLASS (lex_library_parent_class)->finalize (object);
}

static void
lex_library_class_init (LexLibraryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = lex_library_finalize;

  /**
   * LexLibrary::changed:
   *
   * Documents were imported or forgotten; whatever is shown may be out of date.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);
}

static void
lex_library_init (LexLibrary *self)
{
}

gboolean
lex_library_label_exists_cb (const char *label, gpointer user_data)
{
  LexLabelTest *test = user_data;
  gboolean exists = FALSE;

  if (test->fault == NULL)
    lex_library_find_label (test->library, label, &exists, &test->fault);
  return exists;
}

static void
fail_outdated (const char *data_dir, GError **error)
{
  lex_library_fail (error, LEX_LIBRARY_ERROR_OUTDATED,
                    _ ("%s: the index of imported documents is missing or of another version; "
                       "run “lexbridge-cli rebuild”"),
                    data_dir);
}

/* Opens the imports, or leaves @reader %NULL when there are none. */
static gboolean
open_imports (const char *data_dir, LexStoreReader **reader, GError **error)
{
  g_autofree char *path = g_build_filename (data_dir, LEX_IMPORTS_FILE, NULL);
  g_autoptr (GError) lower = NULL;
  gboolean has = TRUE;

  /* A change that was decided but not finished is finished first, or the library and its
   * documents would tell different stories. */
  if (lex_shelf_is_interrupted (data_dir) && !lex_shelf_recover (data_dir, error))
    return FALSE;

  *reader = lex_store_reader_open (path, &lower);
  if (*reader != NULL)
    return TRUE;
  if (g_error_matches (lower, LEX_STORE_ERROR, LEX_STORE_ERROR_MISSING)
      && !lex_shelf_has_documents (data_dir, &has, error))
    return FALSE;
  if (!has)
    return TRUE;

  if (g_error_matches (lower, LEX_STORE_ERROR, LEX_STORE_ERROR_MISSING)
      || g_error_matches (lower, LEX_STORE_ERROR, LEX_STORE_ERROR_VERSION))
    fail_outdated (data_dir, error);
  else
    lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_IMPORTS, path);
  return FALSE;
}

LexLibrary *
lex_library_open_for_change (const char *shipped, const char *data_dir, GError **error)
{
  g_autoptr (LexLibrary) self = NULL;
  g_autoptr (GError) lower = NULL;

  g_return_val_if_fail (shipped != NULL && data_dir != NULL, NULL);

  self = g_object_new (LEX_TYPE_LIBRARY, NULL);
  self->shipped_path = g_strdup (shipped);
  self->data_dir = g_strdup (data_dir);
  self->readers[LEX_SIDE_SHIPPED] = lex_store_reader_open (shipped, &lower);
  if (self->readers[LEX_SIDE_SHIPPED] == NULL)
    {
      lex_library_take_fault (self, LEX_SIDE_SHIPPED, g_steal_pointer (&lower), error);
      return NULL;
    }

  return g_steal_pointer (&self);
}

LexLibrary *
lex_library_open_as_is (const char *shipped, const char *data_dir, GError **error)
{
  g_autoptr (LexLibrary) self = lex_library_open_for_change (shipped, data_dir, error);

  if (self == NULL || !open_imports (data_dir, &self->readers[LEX_SIDE_IMPORTS], error))
    return NULL;

  return g_steal_pointer (&self);
}

gboolean
lex_library_reopen (LexLibrary *self, GError **error)
{
  g_autoptr (LexStoreReader) reader = NULL;

  if (!open_imports (self->data_dir, &reader, error))
    return FALSE;

  g_clear_pointer (&self->readers[LEX_SIDE_IMPORTS], lex_store_reader_free);
  g_clear_pointer (&self->documents[LEX_SIDE_IMPORTS], g_ptr_array_unref);
  self->readers[LEX_SIDE_IMPORTS] = g_steal_pointer (&reader);
  clear_chains (self);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

GPtrArray *
lex_library_get_documents (LexLibrary *self, LexSide side, GError **error)
{
  g_autoptr (GError) lower = NULL;

  if (self->documents[side] != NULL)
    return self->documents[side];

  if (self->readers[side] == NULL)
    self->documents[side] = g_ptr_array_new_with_free_func (g_object_unref);
  else
    self->documents[side] = lex_store_reader_list_documents (self->readers[side], &lower);
  if (lower != NULL)
    lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
  return self->documents[side];
}

LexDocument *
lex_library_find_document (LexLibrary *self, LexSide side, const char *name)
{
  GPtrArray *documents = self->documents[side];

  g_return_val_if_fail (documents != NULL, NULL);

  for (guint i = 0; i < documents->len; i++)
    {
      LexDocument *document = g_ptr_array_index (documents, i);

      if (g_str_equal (lex_document_get_name (document), name))
        return document;
    }
  return NULL;
}

GPtrArray *
lex_library_list_documents (LexLibrary *self, GError **error)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    {
      GPtrArray *documents = lex_library_get_documents (self, side, error);

      if (documents == NULL)
        return NULL;
      for (guint i = 0; i < documents->len; i++)
        g_ptr_array_add (all, g_object_ref (g_ptr_array_index (documents, i)));
    }
  return g_steal_pointer (&all);
}

GPtrArray *
lex_library_list_clauses (LexLibrary *self, const char *document, GError **error)
{
  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (document != NULL, NULL);

  for (guint side = 0; side < LEX_N_SIDES; side++)
    {
      g_autoptr (GError) lower = NULL;
      GPtrArray *clauses;

      if (lex_library_get_documents (self, side, error) == NULL)
        return NULL;
      if (lex_library_find_document (self, side, document) == NULL)
        continue;
      clauses = lex_store_reader_list_clauses (self->readers[side], document, &lower);
      if (clauses == NULL)
        lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
      return clauses;
    }

  lex_library_fail (error, LEX_LIBRARY_ERROR_NOT_FOUND,
                    _ ("%s: there is no such document; “lexbridge-cli documents” lists them"),
                    document);
  return NULL;
}

gboolean
lex_library_find_label (LexLibrary *self, const char *label, gboolean *exists, GError **error)
{
  *exists = FALSE;
  for (guint side = 0; side < LEX_N_SIDES && !*exists; side++)
    {
      g_autoptr (GError) lower = NULL;

      if (self->readers[side] == NULL
          || lex_store_reader_find_label (self->readers[side], label, exists, &lower))
        continue;
      lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
      return FALSE;
    }
  return TRUE;
}

gboolean
lex_library_has_label (LexLibrary *self, const char *label)
{
  gboolean exists;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (label != NULL, FALSE);

  return !lex_library_find_label (self, label, &exists, NULL) || exists;
}

LexLabel *
lex_library_dup_page (LexLibrary *self, LexLabel *label)
{
  g_autoptr (LexLabel) page = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  page = lex_label_dup_root (label);
  if (lex_library_has_label (self, lex_label_get_text (page)))
    return g_steal_pointer (&page);

  return lex_label_ref (label);
}

/* Where a heading is looked for, in order: words of an import replace those of the digest, but a
 * heading alone does only where the digest has none. */
static const struct
{
  LexSide side;
  gboolean with_text;
} heading_places[]
    = { { LEX_SIDE_IMPORTS, TRUE }, { LEX_SIDE_SHIPPED, FALSE }, { LEX_SIDE_IMPORTS, FALSE } };

char *
lex_library_dup_heading (LexLibrary *self, LexLabel *label, LexLanguage language, GError **error)
{
  g_autoptr (GError) lower = NULL;
  char *heading = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  for (guint i = 0; heading == NULL && i < G_N_ELEMENTS (heading_places); i++)
    {
      const LexSide side = heading_places[i].side;

      if (self->readers[side] != NULL)
        heading = lex_store_reader_dup_heading (self->readers[side], label, language,
                                                heading_places[i].with_text, &lower);
      if (lower == NULL)
        continue;
      lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
      return NULL;
    }
  return heading;
}

GPtrArray *
lex_library_find_citations (LexLibrary *self, const char *text, GError **error)
{
  LexLabelTest test = { self, NULL };
  g_autoptr (GPtrArray) citations = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (text != NULL, NULL);

  citations = lex_citations_find (text, lex_library_label_exists_cb, &test);
  if (test.fault == NULL)
    return g_steal_pointer (&citations);
  g_propagate_error (error, test.fault);
  return NULL;
}
