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
#include "services/lex-library-change.h"
#include "services/lex-library-import.h"
#include "services/lex-library-private.h"
#include "services/lex-shelf-past.h"

/* Everything that there is to know; owned by whoever runs it.
 * @fault: nullable: why it is not known whether the document is shipped. */
typedef struct
{
  char *data_dir;
  char *name;
  gboolean is_shipped;
  GError *fault;
} Job;

static Job *
job_new (LexLibrary *library, const char *name)
{
  Job *self = g_new0 (Job, 1);

  self->data_dir = g_strdup (library->data_dir);
  self->name = g_strdup (name);
  self->is_shipped = lex_library_get_documents (library, LEX_SIDE_SHIPPED, &self->fault) != NULL
                     && lex_library_find_document (library, LEX_SIDE_SHIPPED, name) != NULL;
  return self;
}

static void
job_free (gpointer data)
{
  Job *self = data;

  g_free (self->data_dir);
  g_free (self->name);
  g_clear_error (&self->fault);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Job, job_free)

static gboolean
fail_to_forget (const Job *job, GError **error)
{
  if (job->fault != NULL)
    g_propagate_error (error, g_error_copy (job->fault));
  else if (job->is_shipped)
    lex_library_fail (
        error, LEX_LIBRARY_ERROR_INPUT,
        _ ("%s: this document belongs to Lexbridge; only imported ones can be forgotten"),
        job->name);
  else
    lex_library_fail (
        error, LEX_LIBRARY_ERROR_NOT_FOUND,
        _ ("%s: no document of that name was imported; “lexbridge-cli documents” lists "
           "them"),
        job->name);
  return FALSE;
}

/* The file counts, not the index: a document that can no longer be read can be forgotten too. */
static gboolean
check_imported (const Job *job, GError **error)
{
  g_auto (GStrv) names = lex_shelf_list (job->data_dir, error);

  if (names == NULL)
    return FALSE;
  return g_strv_contains ((const char *const *) names, job->name) || fail_to_forget (job, error);
}

/* The whole of it, without the open library: the same for both ways to run it. */
static gboolean
run (gpointer data, GCancellable *cancellable, gboolean *stored, GError **error)
{
  const Job *job = data;
  g_autoptr (LexShelf) shelf = NULL;
  g_autoptr (GPtrArray) others = NULL;
  const char *const names[] = { job->name, NULL };

  /* Before the shelf is opened: who has none gets none. Again behind its lock. */
  if (!check_imported (job, error))
    return FALSE;
  shelf = lex_shelf_open (job->data_dir, cancellable, error);
  if (shelf == NULL || !check_imported (job, error))
    return FALSE;

  if (lex_shelf_remove_document (shelf, job->name, error)
      && lex_shelf_keep_past (shelf, LEX_DEED_REMOVE, names, error))
    others = lex_indexing_commit (shelf, error);
  *stored = others != NULL;
  return *stored;
}

gboolean
lex_library_forget (LexLibrary *self, const char *name, GError **error)
{
  g_autoptr (Job) job = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), FALSE);
  g_return_val_if_fail (name != NULL, FALSE);

  job = job_new (self, name);
  return lex_library_change (self, job, run, error);
}

void
lex_library_forget_async (LexLibrary *self, const char *name, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer user_data)
{
  GTask *task;

  g_return_if_fail (LEX_IS_LIBRARY (self));
  g_return_if_fail (name != NULL);

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, lex_library_forget_async);
  g_task_set_task_data (task, job_new (self, name), job_free);
  lex_library_change_async (task, run);
}

gboolean
lex_library_forget_finish (LexLibrary *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
