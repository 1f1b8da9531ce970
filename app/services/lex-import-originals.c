/* lex-import-originals.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads imported documents again from the files that they came from, which are kept. It refuses to
 * store anything. The import calls it, in any thread, since it touches no open library.
 */

#include "services/lex-import-originals.h"

#include <glib/gi18n-lib.h>

#include "services/lex-import-files.h"
#include "services/lex-library-private.h"
#include "services/lex-shelf.h"

static GBytes *
read_original (const char *data_dir, const char *sum, GError **error)
{
  g_autofree char *path = lex_shelf_dup_original_path (data_dir, sum);
  g_autoptr (GError) lower = NULL;
  char *data;
  gsize size;

  if (g_file_get_contents (path, &data, &size, &lower))
    return g_bytes_new_take (data, size);
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, _ ("%s; import the document again"),
                    lower->message);
  return NULL;
}

static GPtrArray *
list_paths (const char *data_dir, const LexRecord *record, GError **error)
{
  g_autoptr (GPtrArray) paths
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_path_free);

  for (guint i = 0; i < record->files->len; i++)
    {
      const LexRecordFile *file = g_ptr_array_index (record->files, i);
      g_autoptr (GBytes) data = read_original (data_dir, file->sum, error);

      if (data == NULL)
        return NULL;
      g_ptr_array_add (paths, lex_import_path_new (file->name, FALSE, data));
    }
  return g_steal_pointer (&paths);
}

/* Of all that a file gives, the document that is read again; the others are not. */
static LexImport *
take_document (GPtrArray *imports, const char *name)
{
  LexImport *refused;

  for (guint i = 0; i < imports->len; i++)
    {
      LexImport *import = g_ptr_array_index (imports, i);

      if (import->document != NULL && g_str_equal (lex_document_get_name (import->document), name))
        return g_ptr_array_steal_index (imports, i);
    }
  if (imports->len > 0 && ((LexImport *) imports->pdata[0])->document == NULL)
    return g_ptr_array_steal_index (imports, 0);
  refused = lex_import_new (name);
  lex_library_fail (&refused->error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("%s: its original gives another document now; import it again to see which"),
                    name);
  return refused;
}

static gboolean
read_one (GPtrArray *imports, const char *name, const LexImportReading *reading, GError **error)
{
  g_autofree char *path = lex_shelf_dup_record_path (reading->data_dir, name);
  g_autoptr (LexRecord) record = lex_record_read (path, error);
  g_autoptr (GPtrArray) paths
      = record != NULL ? list_paths (reading->data_dir, record, error) : NULL;
  g_autoptr (GPtrArray) read = NULL;
  LexImportReading again = *reading;
  LexImport *import;

  if (paths == NULL)
    return FALSE;
  if (paths->len == 0)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                        _ ("%s: no original of it is kept; import its file again"), name);
      return FALSE;
    }
  again.options.kind = record->kind;
  again.options.language = record->language;
  again.options.edition = record->edition;
  read = lex_import_read (paths, &again, error);
  if (read == NULL)
    return FALSE;
  import = take_document (read, name);
  if (import->document != NULL)
    lex_import_correct (import, record->corrections);
  g_ptr_array_add (imports, import);
  return TRUE;
}

/* All that can be read again: an older program kept no originals. */
static GStrv
list_readable (const char *data_dir, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list (data_dir, error);
  g_autoptr (GStrvBuilder) readable = g_strv_builder_new ();

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *path = lex_shelf_dup_record_path (data_dir, names[i]);
      g_autoptr (LexRecord) record = lex_record_read (path, error);

      if (record == NULL)
        return NULL;
      if (record->files->len > 0)
        g_strv_builder_add (readable, names[i]);
    }
  return names != NULL ? g_strv_builder_end (readable) : NULL;
}

static gboolean
check_imported (const char *data_dir, const char *const *names, GError **error)
{
  g_auto (GStrv) standing = lex_shelf_list (data_dir, error);

  for (guint i = 0; standing != NULL && names[i] != NULL; i++)
    if (!g_strv_contains ((const char *const *) standing, names[i]))
      {
        lex_library_fail (
            error, LEX_LIBRARY_ERROR_NOT_FOUND,
            _ ("%s: no document of that name was imported; “lexbridge-cli documents” lists them"),
            names[i]);
        return FALSE;
      }
  return standing != NULL;
}

GPtrArray *
lex_import_read_originals (const char *const *names, const LexImportReading *reading,
                           GError **error)
{
  g_autoptr (GPtrArray) imports = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_free);
  g_auto (GStrv) all = NULL;

  if (!check_imported (reading->data_dir, names, error))
    return NULL;
  if (names[0] == NULL)
    {
      all = list_readable (reading->data_dir, error);
      if (all == NULL)
        return NULL;
      names = (const char *const *) all;
    }
  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_cancellable_set_error_if_cancelled (reading->cancellable, error))
        return NULL;
      if (reading->options.progress != NULL)
        reading->options.progress (i, g_strv_length ((GStrv) names), names[i],
                                   reading->options.progress_data);
      if (!read_one (imports, names[i], reading, error))
        return NULL;
    }
  return g_steal_pointer (&imports);
}
