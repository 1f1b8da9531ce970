/* lex-library-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Takes foreign files in: understood first, then written, then indexed, then put in place at once.
 * It refuses to know formats (the intake's) and to store half of what was asked for. Front ends
 * call it through lex-library.h; the work itself runs in any thread, since it touches no open
 * library.
 */

#include <glib/gi18n-lib.h>

#include "corpus/lex-corpus-bytes.h"
#include "corpus/lex-corpus.h"
#include "intake/lex-intake.h"
#include "services/lex-indexing.h"
#include "services/lex-library-change.h"
#include "services/lex-library-import.h"
#include "services/lex-library-private.h"

/* Everything that an import needs to know, and what comes of it; owned by whoever runs it. */
typedef struct
{
  char *shipped_path;
  char *data_dir;
  GStrv files;
  LexIntakeHints hints;
  LexImportFlags flags;
  GPtrArray *imports; /* (element-type LexImport); nullable until it has run */
} Job;

static Job *
job_new (LexLibrary *library, const char *const *files, const LexImportOptions *options)
{
  Job *self = g_new0 (Job, 1);

  self->shipped_path = g_strdup (library->shipped_path);
  self->data_dir = g_strdup (library->data_dir);
  self->files = g_strdupv ((char **) files);
  self->hints.kind = options != NULL ? options->kind : -1;
  self->hints.language = options != NULL ? options->language : -1;
  self->flags = options != NULL ? options->flags : LEX_IMPORT_DEFAULT;
  return self;
}

static void
job_free (gpointer data)
{
  Job *self = data;

  g_free (self->shipped_path);
  g_free (self->data_dir);
  g_strfreev (self->files);
  g_clear_pointer (&self->imports, g_ptr_array_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static void
import_free (gpointer data)
{
  LexImport *self = data;

  g_free (self->file);
  g_clear_object (&self->document);
  g_clear_pointer (&self->problems, g_ptr_array_unref);
  g_clear_error (&self->error);
  g_free (self);
}

/* The shipped documents by which the intake recovers labels, with their clauses. */
static GPtrArray *
read_skeleton (const char *shipped, GError **error)
{
  static const char *const names[] = { "laws", "screens" };
  g_autoptr (GPtrArray) skeleton = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (LexStoreReader) reader = lex_store_reader_open (shipped, error);
  g_autoptr (GPtrArray) documents = NULL;

  if (reader == NULL)
    return NULL;
  documents = lex_store_reader_list_documents (reader, error);
  for (guint i = 0; documents != NULL && i < G_N_ELEMENTS (names); i++)
    for (guint j = 0; j < documents->len; j++)
      {
        LexDocument *known = documents->pdata[j];
        g_autoptr (LexDocument) document = NULL;
        GPtrArray *clauses;

        if (!g_str_equal (lex_document_get_name (known), names[i]))
          continue;
        clauses = lex_store_reader_list_clauses (reader, names[i], error);
        if (clauses == NULL)
          return NULL;
        document = lex_document_new (names[i], lex_document_get_kind (known),
                                     lex_document_get_title (known, LEX_LANGUAGE_EN),
                                     lex_document_get_title (known, LEX_LANGUAGE_PL), FALSE);
        lex_document_take_clauses (document, clauses);
        g_ptr_array_add (skeleton, g_steal_pointer (&document));
      }
  return documents != NULL ? g_steal_pointer (&skeleton) : NULL;
}

/* One file gives one document, or none. */
static LexIntake *
read_file (const char *name, GBytes *data, const Job *job, GPtrArray *skeleton, GError **error)
{
  g_autoptr (GPtrArray) files
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_file_free);
  g_autoptr (GPtrArray) refused = NULL;
  g_autoptr (GPtrArray) intakes = NULL;

  g_ptr_array_add (files, lex_intake_file_new (name, data));
  intakes = lex_intake_read (files, &job->hints, skeleton, NULL, &refused);
  if (intakes != NULL && intakes->len > 0)
    return g_ptr_array_steal_index (intakes, 0);
  *error = g_error_copy (((LexIntakeRefusal *) refused->pdata[0])->error);
  return NULL;
}

static void
understand (LexImport *import, const Job *job, GPtrArray *skeleton)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GBytes) data = lex_corpus_read_bytes (import->file, LEX_INTAKE_MAX_BYTES, &lower);
  g_autoptr (LexIntake) intake = NULL;

  if (data != NULL)
    intake = read_file (import->file, data, job, skeleton, &lower);
  if (intake == NULL)
    {
      lex_library_fail (&import->error, LEX_LIBRARY_ERROR_INPUT, "%s", lower->message);
      return;
    }
  import->document = g_object_ref (intake->document);
  g_clear_pointer (&import->problems, g_ptr_array_unref);
  import->problems = g_ptr_array_ref (intake->problems);
}

/* Two files that make the same document would overwrite one another unseen. */
static void
refuse_twin (LexImport *import, GPtrArray *before)
{
  const char *name = import->document != NULL ? lex_document_get_name (import->document) : NULL;

  for (guint i = 0; name != NULL && i < before->len; i++)
    {
      const LexImport *other = before->pdata[i];

      if (other->document == NULL || !g_str_equal (lex_document_get_name (other->document), name))
        continue;
      lex_library_fail (&import->error, LEX_LIBRARY_ERROR_INPUT,
                        _ ("%s: makes the same document, “%s”, as %s; import one of them"),
                        import->file, name, other->file);
      g_clear_object (&import->document);
      return;
    }
}

static GPtrArray *
understand_all (const Job *job, GPtrArray *skeleton, GCancellable *cancellable, GError **error)
{
  g_autoptr (GPtrArray) imports = g_ptr_array_new_with_free_func (import_free);

  for (guint i = 0; job->files[i] != NULL; i++)
    {
      LexImport *import = g_new0 (LexImport, 1);

      import->file = g_strdup (job->files[i]);
      import->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
      understand (import, job, skeleton);
      refuse_twin (import, imports);
      g_ptr_array_add (imports, import);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return NULL;
    }
  return g_steal_pointer (&imports);
}

/* Whether what was understood is to be stored: all of it, unless only a report was asked for. */
static gboolean
is_to_store (const Job *job, GPtrArray *imports)
{
  for (guint i = 0; i < imports->len; i++)
    if (((LexImport *) imports->pdata[i])->document == NULL)
      return FALSE;
  return imports->len > 0 && !(job->flags & LEX_IMPORT_DRY_RUN);
}

/* Writes a document and reads it back: what stands on the shelf is known to be readable. */
static LexDocument *
prepare (LexShelf *shelf, LexDocument *document, GError **error)
{
  g_autofree char *path = lex_shelf_dup_new_document_path (shelf, lex_document_get_name (document));

  if (!lex_corpus_write (document, path, error))
    return NULL;
  return lex_corpus_read (path, TRUE, error);
}

static gboolean
store (const Job *job, GPtrArray *imports, GCancellable *cancellable, GError **error)
{
  g_autoptr (LexShelf) shelf = lex_shelf_open (job->data_dir, cancellable, error);
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) documents = NULL;

  if (shelf == NULL)
    return FALSE;

  for (guint i = 0; i < imports->len; i++)
    {
      g_autoptr (GError) lower = NULL;
      LexDocument *document = prepare (shelf, ((LexImport *) imports->pdata[i])->document, &lower);

      if (document == NULL)
        {
          lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_IMPORTS, job->data_dir);
          return FALSE;
        }
      g_ptr_array_add (fresh, document);
    }

  documents = lex_indexing_read_shelf (shelf, NULL, fresh, error);
  return documents != NULL && lex_indexing_replace (shelf, documents, error);
}

/* The whole import, without the open library: the same for both ways to run it. */
static gboolean
run (gpointer data, GCancellable *cancellable, gboolean *stored, GError **error)
{
  Job *job = data;
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) skeleton = read_skeleton (job->shipped_path, &lower);

  if (skeleton == NULL)
    {
      lex_library_propagate (error, g_steal_pointer (&lower), LEX_SIDE_SHIPPED, job->shipped_path);
      return FALSE;
    }

  job->imports = understand_all (job, skeleton, cancellable, error);
  if (job->imports == NULL)
    return FALSE;
  *stored = is_to_store (job, job->imports);
  return !*stored || store (job, job->imports, cancellable, error);
}

GPtrArray *
lex_library_import (LexLibrary *self, const char *const *files, const LexImportOptions *options,
                    GError **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (files != NULL, NULL);

  job = job_new (self, files, options);
  return lex_library_change (self, job, run, error) ? g_steal_pointer (&job->imports) : NULL;
}

void
lex_library_import_async (LexLibrary *self, const char *const *files,
                          const LexImportOptions *options, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (files != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, lex_library_import_async);
  g_task_set_task_data (task, job_new (self, files, options), job_free);
  lex_library_change_async (task, run);
}

GPtrArray *
lex_library_import_finish (LexLibrary *self, GAsyncResult *result, GError **error)
{
  Job *job;

  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  job = g_task_get_task_data (G_TASK (result));
  return g_steal_pointer (&job->imports);
}
