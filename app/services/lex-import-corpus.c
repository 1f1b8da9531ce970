/* lex-import-corpus.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Documents that are corpus XML already: what an export wrote comes back as it was. It refuses to
 * store them and to find anything out. The reading of an import calls it, in any thread.
 */

#include "services/lex-import-corpus.h"

#include <glib/gi18n-lib.h>

#include "corpus/lex-corpus.h"
#include "intake/formats/lex-intake-format.h"
#include "services/lex-library-private.h"

/* A document of the same name as a shipped one would stand for it. */
static gboolean
is_shipped (const char *shipped, const char *name)
{
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (shipped, NULL);
  g_autoptr (GPtrArray) documents
      = reader != NULL ? lex_store_reader_list_documents (reader, NULL) : NULL;

  for (guint i = 0; documents != NULL && i < documents->len; i++)
    if (g_str_equal (lex_document_get_name (documents->pdata[i]), name))
      return TRUE;
  return FALSE;
}

static void
take_document (LexImport *import, LexDocument *document, GBytes *data)
{
  const LexSpot spot = { 0, 0 };

  g_set_object (&import->document, document);
  for (guint i = 0; i < lex_document_get_n_clauses (document); i++)
    g_array_append_val (import->spots, spot);
  g_ptr_array_add (import->originals,
                   g_strndup (g_bytes_get_data (data, NULL), g_bytes_get_size (data)));
}

LexImport *
lex_import_corpus_read (const LexImportPath *path, GBytes *data, const char *shipped)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (LexDocument) document = NULL;
  LexImport *import;

  if (!lex_intake_format_is_corpus (data))
    return NULL;
  import = lex_import_new (path->path);
  import->found = path->found;
  lex_import_add_file (import, path->path, data);
  document = lex_corpus_read_data (data, path->path, &lower);
  if (document == NULL)
    lex_library_fail (&import->error, LEX_LIBRARY_ERROR_INPUT, "%s", lower->message);
  else if (is_shipped (shipped, lex_document_get_name (document)))
    lex_library_fail (&import->error, LEX_LIBRARY_ERROR_INPUT,
                      _ ("%s: Lexbridge brings “%s” itself; give the document in the file another "
                         "name"),
                      path->path, lex_document_get_name (document));
  else
    take_document (import, document, data);
  return import;
}
