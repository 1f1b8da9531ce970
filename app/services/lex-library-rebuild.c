/* lex-library-rebuild.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Verifies the two files of a library and makes the imports' one again from its documents.
 * It refuses to mend the shipped file: that comes with the program. Front ends call it through
 * lex-library.h, with paths, because a damaged library can not be opened.
 */

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "services/lex-indexing.h"
#include "services/lex-library-private.h"
#include "services/lex-library-rebuild.h"

/* Indexes what stands on the shelf that was just opened, if it could be, and closes it. */
static gboolean
reindex (LexShelf *opened, GPtrArray **documents, GError **error)
{
  g_autoptr (LexShelf) shelf = opened;
  g_autoptr (GPtrArray) read = NULL;

  if (shelf == NULL)
    return FALSE;
  read = lex_indexing_commit (shelf, error);
  if (read == NULL)
    return FALSE;
  if (documents != NULL)
    *documents = g_steal_pointer (&read);
  return TRUE;
}

LexLibrary *
lex_library_open (const char *shipped, const char *data_dir, GError **error)
{
  g_autoptr (GError) reason = NULL;
  LexLibrary *self = lex_library_open_as_is (shipped, data_dir, &reason);

  if (self != NULL)
    return self;
  if (!g_error_matches (reason, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_OUTDATED))
    {
      g_propagate_error (error, g_steal_pointer (&reason));
      return NULL;
    }
  if (!reindex (lex_shelf_open_to_read (data_dir, error), NULL, error))
    return NULL;
  return lex_library_open_as_is (shipped, data_dir, error);
}

/* Opens and verifies one file; %NULL with @error set, also when only the check fails. */
static LexStoreReader *
open_verified (const char *path, LexSide side, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (path, &lower);

  if (reader != NULL && lex_store_reader_check (reader, &lower))
    return g_steal_pointer (&reader);
  lex_library_propagate (error, g_steal_pointer (&lower), side, path);
  return NULL;
}

/* The documents of a file that open_verified() has opened. */
static GPtrArray *
list_documents (LexStoreReader *reader, const char *path, LexSide side, GError **error)
{
  g_autoptr (GError) lower = NULL;
  GPtrArray *documents = lex_store_reader_list_documents (reader, &lower);

  if (documents == NULL)
    lex_library_propagate (error, g_steal_pointer (&lower), side, path);
  return documents;
}

static void
count (GPtrArray *documents, LexRebuilt *rebuilt)
{
  for (guint i = 0; i < documents->len; i++)
    {
      rebuilt->documents++;
      rebuilt->clauses += lex_document_get_n_clauses (documents->pdata[i]);
    }
}

/* An index that may not even be looked for is one that cannot be read, not one that is not there.
 */
static gboolean
may_exist (const char *path)
{
  GStatBuf about;

  return g_stat (path, &about) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

/* Whether there is, or should be, an index: somebody who imported nothing gets no folder. */
static gboolean
find_imports (const char *data_dir, gboolean *exist, GError **error)
{
  g_autofree char *path = g_build_filename (data_dir, LEX_IMPORTS_FILE, NULL);

  if (!lex_shelf_has_documents (data_dir, exist, error))
    return FALSE;
  *exist = *exist || lex_shelf_is_interrupted (data_dir) || may_exist (path);
  return TRUE;
}

gboolean
lex_library_rebuild (const char *shipped, const char *data_dir, LexRebuilt *rebuilt, GError **error)
{
  gint64 start = g_get_monotonic_time ();
  g_autoptr (LexStoreReader) reader = NULL;
  g_autoptr (GPtrArray) ours = NULL;
  g_autoptr (GPtrArray) imported = NULL;
  gboolean exist;

  g_return_val_if_fail (shipped != NULL && data_dir != NULL && rebuilt != NULL, FALSE);

  *rebuilt = (LexRebuilt){ 0 };
  /* The imports first: they can be mended even where the program's own file can not. */
  if (!find_imports (data_dir, &exist, error)
      || (exist && !reindex (lex_shelf_open (data_dir, NULL, error), &imported, error)))
    return FALSE;
  reader = open_verified (shipped, LEX_SIDE_SHIPPED, error);
  if (reader != NULL)
    ours = list_documents (reader, shipped, LEX_SIDE_SHIPPED, error);
  if (ours == NULL)
    return FALSE;

  count (ours, rebuilt);
  if (imported != NULL)
    count (imported, rebuilt);
  rebuilt->seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  return TRUE;
}

static void
note_error (GStrvBuilder *problems, GError *error)
{
  g_strv_builder_add (problems, error->message);
}

/* Each document must be readable, and in the index. */
static void
check_documents (const char *data_dir, GPtrArray *indexed, GStrvBuilder *problems)
{
  g_autofree char *folder = g_build_filename (data_dir, "documents", NULL);
  g_autoptr (GError) failure = NULL;
  g_auto (GStrv) names = lex_shelf_list (data_dir, &failure);
  g_autoptr (GHashTable) holders = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  const guint n_documents = names != NULL ? g_strv_length (names) : 0;

  for (guint i = 0; i < n_documents; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *path = lex_shelf_dup_document_path (data_dir, names[i]);
      g_autoptr (LexDocument) document
          = lex_indexing_read_document (path, data_dir, names[i], holders, &error);

      if (document == NULL)
        note_error (problems, error);
    }

  /* A rebuild would stop at the first document that is no good. */
  if (names == NULL)
    note_error (problems, failure);
  else if (g_hash_table_size (holders) == n_documents && indexed != NULL
           && indexed->len != n_documents)
    {
      g_autofree char *problem = g_strdup_printf (
          _ ("%s: documents here: %u, in the index: %u; run “lexbridge-cli rebuild”"), folder,
          n_documents, indexed->len);

      g_strv_builder_add (problems, problem);
    }
}

static void
check_index (const char *data_dir, GStrvBuilder *problems)
{
  g_autofree char *path = g_build_filename (data_dir, LEX_IMPORTS_FILE, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreReader) reader = open_verified (path, LEX_SIDE_IMPORTS, &error);
  g_autoptr (GPtrArray) indexed = NULL;

  if (reader != NULL)
    indexed = list_documents (reader, path, LEX_SIDE_IMPORTS, &error);
  if (indexed == NULL)
    note_error (problems, error);
  check_documents (data_dir, indexed, problems);
}

static void
check_imports (const char *data_dir, GStrvBuilder *problems)
{
  g_autoptr (GError) error = NULL;
  gboolean exist = FALSE;

  if ((lex_shelf_is_interrupted (data_dir) && !lex_shelf_recover (data_dir, &error))
      || !find_imports (data_dir, &exist, &error))
    note_error (problems, error);
  else if (exist)
    check_index (data_dir, problems);
}

GStrv
lex_library_check (const char *shipped, const char *data_dir)
{
  g_autoptr (GStrvBuilder) problems = g_strv_builder_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (LexStoreReader) reader = NULL;

  g_return_val_if_fail (shipped != NULL && data_dir != NULL, NULL);

  reader = open_verified (shipped, LEX_SIDE_SHIPPED, &error);
  if (reader == NULL)
    note_error (problems, error);
  check_imports (data_dir, problems);
  return g_strv_builder_end (problems);
}
