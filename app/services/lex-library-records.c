/* lex-library-records.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the data folder tells of imported documents beside their text. It refuses to change any of
 * it. Front ends call it to show whence a document came.
 */

#include "services/lex-library-records.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-private.h"
#include "services/lex-shelf.h"

LexRecord *
lex_library_read_record (LexLibrary *self, const char *name, GError **error)
{
  g_autofree char *path = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  path = lex_shelf_dup_record_path (self->data_dir, name);
  return lex_record_read (path, error);
}

GBytes *
lex_library_read_original (LexLibrary *self, const char *sum, GError **error)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) lower = NULL;
  char *data;
  gsize size;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (sum != NULL, NULL);

  path = lex_shelf_dup_original_path (self->data_dir, sum);
  if (g_file_get_contents (path, &data, &size, &lower))
    return g_bytes_new_take (data, size);
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, _ ("%s; import the document again"),
                    lower->message);
  return NULL;
}

gboolean
lex_library_find_last_change (LexLibrary *self, LexShelfChange **change, GError **error)
{
  g_return_val_if_fail (LEX_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (change != NULL, FALSE);

  return lex_shelf_find_last_change (self->data_dir, change, error);
}
