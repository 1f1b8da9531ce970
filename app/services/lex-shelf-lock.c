/* lex-shelf-lock.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The lock on the folder of imported documents, and the wait for who has it. It refuses to know
 * what is changed under it. lex-shelf.c alone takes it; front ends say whom to tell of a wait.
 */

#include "services/lex-shelf-lock.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "services/lex-library-private.h"

/* How often a lock that somebody else holds is tried again, and when the wait is worth a word. */
#define INTERVAL (50 * G_TIME_SPAN_MILLISECOND)
#define SILENCE G_TIME_SPAN_SECOND

guint lex_shelf_patience = 60;
static LexLibraryWaitFunc wait_func;

void
lex_library_set_wait_func (LexLibraryWaitFunc func)
{
  wait_func = func;
}

gboolean
lex_shelf_lock_tells (void)
{
  return wait_func != NULL;
}

static void
say_waiting (const char *path)
{
  g_autofree char *message = g_strdup_printf (
      _ ("%s: another Lexbridge is changing the documents; waiting for it"), path);

  if (wait_func != NULL)
    wait_func (message);
}

static gboolean
give_up (const char *path, guint patience, GError **error)
{
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s: another Lexbridge has been changing the documents for %u seconds; "
                       "wait until it is done or end it, and try again"),
                    path, patience);
  return FALSE;
}

/* Tried again and again, since a thread that sleeps in flock() can not be told to give up. */
static gboolean
wait_for (int file, const char *path, guint patience, GCancellable *cancellable, GError **error)
{
  const gint64 limit = patience * G_TIME_SPAN_SECOND;

  for (gint64 waited = 0; flock (file, LOCK_EX | LOCK_NB) != 0; waited += INTERVAL)
    {
      if (errno != EWOULDBLOCK && errno != EINTR)
        return lex_library_fail_at (error, path);
      if (g_cancellable_set_error_if_cancelled (cancellable, error))
        return FALSE;
      if (waited >= limit)
        return give_up (path, patience, error);
      if (waited == SILENCE)
        say_waiting (path);
      g_usleep (INTERVAL);
    }
  return TRUE;
}

int
lex_shelf_lock_take (const char *data_dir, guint patience, GCancellable *cancellable,
                     GError **error)
{
  g_autofree char *path = g_build_filename (data_dir, "lock", NULL);
  int file = g_open (path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);

  if (file < 0)
    lex_library_fail_at (error, path);
  else if (!wait_for (file, path, patience, cancellable, error))
    {
      close (file);
      file = -1;
    }
  return file;
}
