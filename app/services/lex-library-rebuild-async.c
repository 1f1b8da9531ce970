/* lex-library-rebuild-async.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Rebuilds in a thread, so that a window can say what is going on. It refuses
 * to know how: it runs lex_library_rebuild(), which touches no open library.
 * The graphical program calls it through lex-library.h.
 */

#include "services/lex-library-rebuild.h"

typedef struct
{
  char *shipped;
  char *data_dir;
} Job;

static void
job_free (gpointer data)
{
  Job *self = data;

  g_free (self->shipped);
  g_free (self->data_dir);
  g_free (self);
}

static void
run_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  Job *job = task_data;
  g_autofree LexRebuilt *rebuilt = g_new0 (LexRebuilt, 1);
  GError *error = NULL;

  if (lex_library_rebuild (job->shipped, job->data_dir, rebuilt, &error))
    g_task_return_pointer (task, g_steal_pointer (&rebuilt), g_free);
  else
    g_task_return_error (task, error);
}

void
lex_library_rebuild_async (const char *shipped, const char *data_dir, GAsyncReadyCallback callback,
                           gpointer user_data)
{
  g_autoptr (GTask) task = NULL;
  Job *job;

  g_return_if_fail (shipped != NULL && data_dir != NULL);

  job = g_new0 (Job, 1);
  job->shipped = g_strdup (shipped);
  job->data_dir = g_strdup (data_dir);

  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_source_tag (task, lex_library_rebuild_async);
  g_task_set_task_data (task, job, job_free);
  g_task_run_in_thread (task, run_in_thread);
}

gboolean
lex_library_rebuild_finish (GAsyncResult *result, LexRebuilt *rebuilt, GError **error)
{
  g_autofree LexRebuilt *done = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  done = g_task_propagate_pointer (G_TASK (result), error);
  if (done == NULL)
    return FALSE;

  *rebuilt = *done;
  return TRUE;
}
