/* lex-import-storing.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts on the shelf what was read and accepted. It refuses to store half of it and to know how it
 * was read. The import calls it, in any thread, since it touches no open library.
 */

#include "services/lex-import-storing.h"

#include <string.h>

#include "corpus/lex-corpus.h"
#include "services/lex-indexing.h"
#include "services/lex-library-private.h"

/* The title is in the language of the document, which has one. */
static LexDocument *
dup_titled (LexDocument *document, const char *title)
{
  const char *titles[LEX_N_LANGUAGES] = { NULL };

  if (title == NULL)
    return g_object_ref (document);
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (lex_document_get_title (document, language) != NULL)
      titles[language] = title;
  return lex_document_copy (document, NULL, titles, NULL);
}

static gboolean
put_files (LexShelf *shelf, const LexImport *import, LexRecord *record, GError **error)
{
  for (guint i = 0; i < import->files->len; i++)
    {
      const LexImportFile *file = g_ptr_array_index (import->files, i);
      const char *text = i < import->originals->len ? g_ptr_array_index (import->originals, i) : "";
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autofree char *sum = NULL;
      g_autofree char *text_sum = NULL;

      if (!lex_shelf_put_original (shelf, file->data, &sum, error)
          || !lex_shelf_put_original (shelf, bytes, &text_sum, error))
        return FALSE;
      lex_record_add_file (record, file->name, sum, text_sum);
    }
  return TRUE;
}

static void
fill_record (LexRecord *record, const LexImport *import, gint64 now)
{
  record->imported = now;
  record->program = g_strdup (LEXBRIDGE_VERSION);
  record->kind = import->kind;
  record->language = import->language;
  record->edition = g_strdup (import->edition);
  for (guint i = 0; i < import->problems->len; i++)
    g_ptr_array_add (record->problems, lex_problem_copy (import->problems->pdata[i]));
  for (guint i = 0; i < import->missing->len; i++)
    g_ptr_array_add (record->missing, g_strdup (lex_label_get_text (import->missing->pdata[i])));
  for (guint i = 0; i < import->corrections->len; i++)
    g_ptr_array_add (record->corrections, g_strdup (import->corrections->pdata[i]));
  g_array_append_vals (record->spots, import->spots->data, import->spots->len);
}

/* What the user said of the document that is replaced; where that cannot be read, a new import is
 * the very remedy. */
static void
inherit (LexRecord *record, const char *data_dir, const char *name, LexDeed deed)
{
  g_autofree char *path = lex_shelf_dup_record_path (data_dir, name);
  g_autoptr (LexRecord) old = lex_record_read (path, NULL);

  if (old == NULL)
    return;
  record->rank = old->rank;
  record->title = g_strdup (old->title);
  /* Who reads a document again did not import it anew: it stays where it was among the others. */
  if (deed == LEX_DEED_REIMPORT && old->imported != 0)
    record->imported = old->imported;
}

static gboolean
write_document (LexShelf *shelf, LexDocument *document, GError **error)
{
  g_autofree char *path = lex_shelf_dup_new_document_path (shelf, lex_document_get_name (document));
  g_autoptr (GError) lower = NULL;

  if (lex_corpus_write (document, path, &lower))
    return TRUE;
  lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_IMPORTS, path);
  return FALSE;
}

static gboolean
put (LexShelf *shelf, const LexImport *import, LexDeed deed, gint64 now, GError **error)
{
  const char *name = lex_document_get_name (import->document);
  g_autofree char *file = lex_shelf_dup_file (name, LEX_SHELF_PART_RECORD);
  g_autoptr (LexRecord) record = lex_record_new ();
  g_autoptr (LexDocument) document = NULL;
  g_autoptr (GBytes) bytes = NULL;

  fill_record (record, import, now);
  inherit (record, lex_shelf_get_data_dir (shelf), name, deed);
  document = dup_titled (import->document, record->title);
  if (!put_files (shelf, import, record, error) || !write_document (shelf, document, error))
    return FALSE;
  bytes = lex_record_dup_bytes (record);
  return lex_shelf_put (shelf, file, bytes, error);
}

gboolean
lex_import_store (GPtrArray *imports, const char *data_dir, LexDeed deed, GCancellable *cancellable,
                  GError **error)
{
  g_autoptr (LexShelf) shelf = lex_shelf_open (data_dir, cancellable, error);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autoptr (GPtrArray) documents = NULL;
  const gint64 now = g_get_real_time ();

  for (guint i = 0; shelf != NULL && i < imports->len; i++)
    {
      const LexImport *import = g_ptr_array_index (imports, i);

      if (import->document == NULL)
        continue;
      g_ptr_array_add (names, (gpointer) lex_document_get_name (import->document));
      /* Those of one import differ, or their order would be that of their names. */
      if (!put (shelf, import, deed, now + i, error))
        return FALSE;
    }
  g_ptr_array_add (names, NULL);
  if (shelf != NULL && lex_shelf_keep_past (shelf, deed, (const char *const *) names->pdata, error))
    documents = lex_indexing_commit (shelf, error);
  return documents != NULL;
}
