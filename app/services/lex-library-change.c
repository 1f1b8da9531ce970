/* lex-library-change.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Runs a change of the imports, at once or in a thread, and lets the open library see it.
 * It refuses to know what is changed and how. Importing and forgetting call it.
 */

#include "services/lex-library-change.h"

#include <glib/gi18n-lib.h>

#include "services/lex-library-private.h"

/* What is stored is stored, also where it cannot be read right now. */
static gboolean
show_stored (LexLibrary *self, GError **error)
{
  g_autoptr (GError) lower = NULL;

  if (lex_library_reopen (self, &lower))
    return TRUE;
  lex_library_fail (error, (LexLibraryError) lower->code,
                    _ ("%s; the change is kept, and shows when Lexbridge next starts"),
                    lower->message);
  return FALSE;
}

gboolean
lex_library_change (LexLibrary *self, gpointer job, LexChangeFunc run, GError **error)
{
  gboolean stored = FALSE;

  return run (job, NULL, &stored, error) && (!stored || show_stored (self, error));
}

/* The part of a change that runs in the thread; @task is the caller's. */
typedef struct
{
  GTask *task;
  LexChangeFunc run;
  gboolean stored;
} Work;

static void
run_in_thread (GTask *task, gpointer source_object, gpointer task_data, GCancellable *cancellable)
{
  Work *work = task_data;
  GError *error = NULL;

  if (work->run (g_task_get_task_data (work->task), cancellable, &work->stored, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/* Back in the caller's context: the readers belong to it, so only here may they be changed. */
static void
thread_done_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  const Work *work = g_task_get_task_data (G_TASK (result));
  g_autoptr (GTask) task = work->task;
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error)
      && (!work->stored || show_stored (g_task_get_source_object (task), &error)))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
lex_library_change_async (GTask *task, LexChangeFunc run)
{
  g_autoptr (GTask) thread = NULL;
  Work *work = g_new0 (Work, 1);

  work->task = task;
  work->run = run;

  /* Once stored it is stored: a cancellation that comes later does not turn it into an error. */
  g_task_set_check_cancellable (task, FALSE);

  /* The thread does not hold the library, or it might be the one to free its readers. */
  thread = g_task_new (NULL, g_task_get_cancellable (task), thread_done_cb, NULL);
  g_task_set_check_cancellable (thread, FALSE);
  g_task_set_task_data (thread, work, g_free);
  g_task_run_in_thread (thread, run_in_thread);
}
