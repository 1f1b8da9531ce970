/* lex-library-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Takes foreign files in: understood first, then written, then indexed, then put in place at once.
 * It refuses to know how they are read (lex-import-reading.c) and how they are kept
 * (lex-import-storing.c). Front ends call it; the work itself runs in any thread, since it touches
 * no open library.
 */

#include "services/lex-library-import.h"

#include <glib/gi18n-lib.h>

#include "services/lex-import-files.h"
#include "services/lex-import-originals.h"
#include "services/lex-import-reading.h"
#include "services/lex-import-storing.h"
#include "services/lex-library-change.h"
#include "services/lex-library-private.h"

/* Everything that an import needs to know, and what comes of it; owned by whoever runs it.
 * @files: nullable: what the user named.
 * @names: nullable: the documents to read again; none for all.
 * @again: nullable: of LexImportPath, what is to be read once more.
 * @corrections: nullable: of utf8, what was corrected in what came of it before.
 * @imports: nullable until it has run; before, what is to be stored without reading. */
typedef struct
{
  char *shipped_path;
  char *data_dir;
  GStrv files;
  GStrv names;
  GPtrArray *again;
  GPtrArray *corrections;
  LexImportOptions options;
  char *edition;
  GMainContext *context; /* nullable: where progress is told, when not here */
  GPtrArray *imports;
} Job;

static Job *
job_new (LexLibrary *library, const LexImportOptions *options)
{
  static const LexImportOptions none = { .kind = -1, .language = -1 };
  Job *self = g_new0 (Job, 1);

  self->shipped_path = g_strdup (library->shipped_path);
  self->data_dir = g_strdup (library->data_dir);
  self->options = options != NULL ? *options : none;
  self->edition = g_strdup (self->options.edition);
  self->options.edition = self->edition;
  return self;
}

static void
job_free (gpointer data)
{
  Job *self = data;

  g_free (self->shipped_path);
  g_free (self->data_dir);
  g_strfreev (self->files);
  g_strfreev (self->names);
  g_clear_pointer (&self->again, g_ptr_array_unref);
  g_clear_pointer (&self->corrections, g_ptr_array_unref);
  g_free (self->edition);
  g_clear_pointer (&self->context, g_main_context_unref);
  g_clear_pointer (&self->imports, g_ptr_array_unref);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

/* Progress */

/* A word of progress on its way to the caller's context. */
typedef struct
{
  LexImportProgress progress;
  gpointer user_data;
  guint done, all;
  char *name;
} Word;

static void
word_free (gpointer data)
{
  Word *self = data;

  g_free (self->name);
  g_free (self);
}

static gboolean
word_cb (gpointer data)
{
  Word *self = data;

  self->progress (self->done, self->all, self->name, self->user_data);
  return G_SOURCE_REMOVE;
}

/* Of the same priority as the outcome, and before it: nothing is told of what has ended. */
static void
progress_cb (guint done, guint all, const char *name, gpointer user_data)
{
  Job *job = user_data;
  Word *word = g_new (Word, 1);
  g_autoptr (GSource) source = g_idle_source_new ();

  *word = (Word){ job->options.progress, job->options.progress_data, done, all, g_strdup (name) };
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, word_cb, word, word_free);
  g_source_attach (source, job->context);
}

static LexImportReading
get_reading (Job *job, GCancellable *cancellable)
{
  LexImportReading reading = { job->shipped_path, job->data_dir, job->options, cancellable };

  if (job->options.progress != NULL && job->context != NULL)
    {
      reading.options.progress = progress_cb;
      reading.options.progress_data = job;
    }
  return reading;
}

/* Whether anything is to be stored: what was understood, whatever was refused beside it, unless
 * only a report was asked for. */
static gboolean
is_to_store (const Job *job)
{
  if (job->options.flags & LEX_IMPORT_DRY_RUN)
    return FALSE;
  for (guint i = 0; i < job->imports->len; i++)
    if (((const LexImport *) g_ptr_array_index (job->imports, i))->document != NULL)
      return TRUE;
  return FALSE;
}

static gboolean
store (Job *job, LexDeed deed, GCancellable *cancellable, gboolean *stored, GError **error)
{
  if (!is_to_store (job))
    return TRUE;
  *stored = lex_import_store (job->imports, job->data_dir, deed, cancellable, error);
  return *stored;
}

/* What the user corrected holds, whatever else is said of the files now. */
static void
correct_again (Job *job)
{
  for (guint i = 0; job->corrections != NULL && i < job->imports->len; i++)
    {
      LexImport *import = g_ptr_array_index (job->imports, i);

      if (import->document == NULL)
        continue;
      lex_import_correct (import, job->corrections);
      g_clear_pointer (&job->corrections, g_ptr_array_unref);
    }
}

/* The whole import, without the open library: the same for both ways to run it. */
static gboolean
run_import (gpointer data, GCancellable *cancellable, gboolean *stored, GError **error)
{
  Job *job = data;
  LexImportReading reading = get_reading (job, cancellable);
  g_autoptr (GPtrArray) paths
      = job->again != NULL ? g_ptr_array_ref (job->again)
                           : lex_import_list_files ((const char *const *) job->files, error);

  if (paths == NULL)
    return FALSE;
  job->imports = lex_import_read (paths, &reading, error);
  if (job->imports == NULL)
    return FALSE;
  correct_again (job);
  return store (job, LEX_DEED_IMPORT, cancellable, stored, error);
}

static gboolean
run_accept (gpointer data, GCancellable *cancellable, gboolean *stored, GError **error)
{
  return store (data, LEX_DEED_IMPORT, cancellable, stored, error);
}

static gboolean
run_reimport (gpointer data, GCancellable *cancellable, gboolean *stored, GError **error)
{
  Job *job = data;
  LexImportReading reading = get_reading (job, cancellable);

  job->imports = lex_import_read_originals ((const char *const *) job->names, &reading, error);
  return job->imports != NULL && store (job, LEX_DEED_REIMPORT, cancellable, stored, error);
}

static void
start (LexLibrary *self, Job *job, LexChangeFunc run, GTask *task)
{
  job->context = g_main_context_ref_thread_default ();
  g_task_set_source_tag (task, start);
  g_task_set_task_data (task, job, job_free);
  lex_library_change_async (task, run);
}

GPtrArray *
lex_library_import (LexLibrary *self, const char *const *files, const LexImportOptions *options,
                    GError **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (files != NULL, NULL);

  job = job_new (self, options);
  job->files = g_strdupv ((char **) files);
  return lex_library_change (self, job, run_import, error) ? g_steal_pointer (&job->imports) : NULL;
}

void
lex_library_import_async (LexLibrary *self, const char *const *files,
                          const LexImportOptions *options, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  Job *job;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (files != NULL);

  job = job_new (self, options);
  job->files = g_strdupv ((char **) files);
  start (self, job, run_import, g_task_new (self, cancellable, callback, user_data));
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

void
lex_library_reread_async (LexLibrary *self, LexImport *import, const LexImportOptions *options,
                          GCancellable *cancellable, GAsyncReadyCallback callback,
                          gpointer user_data)
{
  Job *job;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (import != NULL && options != NULL);

  job = job_new (self, options);
  job->options.flags |= LEX_IMPORT_DRY_RUN;
  job->corrections = g_ptr_array_copy (import->corrections, (GCopyFunc) (void *) g_strdup, NULL);
  g_ptr_array_set_free_func (job->corrections, g_free);
  job->again = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_import_path_free);
  for (guint i = 0; i < import->files->len; i++)
    {
      const LexImportFile *file = g_ptr_array_index (import->files, i);

      g_ptr_array_add (job->again, lex_import_path_new (file->name, import->found, file->data));
    }
  start (self, job, run_import, g_task_new (self, cancellable, callback, user_data));
}

gboolean
lex_library_accept (LexLibrary *self, GPtrArray *imports, GError **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (imports != NULL, FALSE);

  job = job_new (self, NULL);
  job->imports = g_ptr_array_ref (imports);
  return lex_library_change (self, job, run_accept, error);
}

void
lex_library_accept_async (LexLibrary *self, GPtrArray *imports, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  Job *job;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (imports != NULL);

  job = job_new (self, NULL);
  job->imports = g_ptr_array_ref (imports);
  start (self, job, run_accept, g_task_new (self, cancellable, callback, user_data));
}

GPtrArray *
lex_library_reimport (LexLibrary *self, const char *const *names, LexImportFlags flags,
                      GError **error)
{
  const LexImportOptions options = { .kind = -1, .language = -1, .flags = flags };
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (names != NULL, NULL);

  job = job_new (self, &options);
  job->names = g_strdupv ((char **) names);
  return lex_library_change (self, job, run_reimport, error) ? g_steal_pointer (&job->imports)
                                                             : NULL;
}

void
lex_library_reimport_async (LexLibrary *self, const char *const *names, GCancellable *cancellable,
                            GAsyncReadyCallback callback, gpointer user_data)
{
  Job *job;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (names != NULL);

  job = job_new (self, NULL);
  job->names = g_strdupv ((char **) names);
  start (self, job, run_reimport, g_task_new (self, cancellable, callback, user_data));
}
