/* lex-extract-child.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Starts `lexbridge-extract`, hands it a file, listens, and ends it. It refuses to know formats and
 * trusts nothing that it hears. lex-extract.c and lex-extract-package.c call it, in any thread.
 */

#define _GNU_SOURCE /* memfd_create() */

#include "extract/lex-extract-child.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#define PROGRAM "lexbridge-extract"

#define CHUNK_BYTES 65536

/* Text comes page by page in no time; recognizing a page takes seconds on a slow machine. */
#define TEXT_SILENCE 20
#define PICTURE_SILENCE 180

/* How long a program that has closed its mouth may take to go. */
#define GRACE_MICROSECONDS G_USEC_PER_SEC
#define NAP_MICROSECONDS 1000

typedef struct
{
  const LexExtractRequest *request;
  const LexExtractListener *listener;
  GPid pid;
  int out;
  guint silence;
} Child;

static gboolean
fail (GError **error, LexExtractError code, const char *message)
{
  g_set_error_literal (error, LEX_EXTRACT_ERROR, code, message);
  return FALSE;
}

static char *
dup_program (const LexExtractRequest *request)
{
  const char *named = g_getenv ("LEXBRIDGE_EXTRACT");
  g_autofree char *own = g_file_read_link ("/proc/self/exe", NULL);
  g_autofree char *folder = own != NULL ? g_path_get_dirname (own) : g_strdup ("/");
  g_autofree char *beside = g_build_filename (folder, PROGRAM, NULL);

  if (request->program != NULL)
    return g_strdup (request->program);
  if (named != NULL && *named != '\0')
    return g_strdup (named);
  /* So are they in a build folder, and the librarian's is its neighbour where it is installed. */
  if (g_file_test (beside, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&beside);
  return g_build_filename (LEXBRIDGE_LIBEXECDIR, PROGRAM, NULL);
}

/* Puts the bytes where a descriptor reaches them and no path. */
static int
open_bytes (GBytes *bytes)
{
  gsize size;
  const char *from = g_bytes_get_data (bytes, &size);
  int fd = memfd_create ("file", MFD_CLOEXEC);

  while (fd >= 0 && size > 0)
    {
      gssize written = write (fd, from, size);

      if (written < 0 && errno == EINTR)
        continue;
      if (written <= 0)
        {
          close (fd);
          return -1;
        }
      from += written;
      size -= (gsize) written;
    }
  if (fd >= 0)
    lseek (fd, 0, SEEK_SET);
  return fd;
}

/* Nothing of ours but what its libraries need: no home, no display, no bus. */
static GStrv
dup_environment (void)
{
  static const char *const kept[] = { "TESSDATA_PREFIX", "ASAN_OPTIONS", "UBSAN_OPTIONS" };
  GStrv environment = g_environ_setenv (NULL, "LC_ALL", "C.UTF-8", TRUE);

  /* Recognition would start threads, which the program may not. */
  environment = g_environ_setenv (environment, "OMP_THREAD_LIMIT", "1", TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (g_getenv (kept[i]) != NULL)
      environment = g_environ_setenv (environment, kept[i], g_getenv (kept[i]), TRUE);
  return environment;
}

static GStrv
dup_command (Child *self)
{
  GPtrArray *command = g_ptr_array_new ();

  g_ptr_array_add (command, dup_program (self->request));
  for (const char *const *argument = self->listener->arguments; *argument; argument++)
    g_ptr_array_add (command, g_strdup (*argument));
  g_ptr_array_add (command, NULL);
  return (GStrv) g_ptr_array_free (command, FALSE);
}

static gboolean
start (Child *self, GBytes *bytes, GError **error)
{
  g_auto (GStrv) command = dup_command (self);
  g_auto (GStrv) environment = dup_environment ();
  g_autoptr (GError) lower = NULL;
  int in = open_bytes (bytes);
  gboolean started;

  started = in >= 0
            && g_spawn_async_with_pipes_and_fds (
                "/", (const char *const *) command, (const char *const *) environment,
                G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_CLOEXEC_PIPES | G_SPAWN_STDERR_TO_DEV_NULL,
                NULL, NULL, in, -1, -1, NULL, NULL, 0, &self->pid, NULL, &self->out, NULL, &lower);
  if (in >= 0)
    close (in);
  if (!started)
    g_set_error (error, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_PROGRAM,
                 _ ("cannot be read, for %s does not start (%s); install Lexbridge again"),
                 command[0], lower != NULL ? lower->message : g_strerror (ENOMEM));
  return started;
}

/* Waits for news until @deadline; %FALSE with @error if none came. */
static gboolean
await (Child *self, gint64 deadline, GError **error)
{
  GPollFD cancelled = { .fd = -1 };
  gboolean has_fd = g_cancellable_make_pollfd (self->request->cancellable, &cancelled);
  struct pollfd fds[] = { { self->out, POLLIN, 0 }, { has_fd ? cancelled.fd : -1, POLLIN, 0 } };
  gint64 left = deadline - g_get_monotonic_time ();
  int n = poll (fds, G_N_ELEMENTS (fds), (int) MAX (left / 1000, 0));

  if (has_fd)
    g_cancellable_release_fd (self->request->cancellable);
  if (g_cancellable_set_error_if_cancelled (self->request->cancellable, error))
    return FALSE;
  if (n == 0)
    {
      g_set_error (error, LEX_EXTRACT_ERROR, LEX_EXTRACT_ERROR_TIME,
                   _ ("takes its reader longer than %u seconds for a page; save it as text and "
                      "import that"),
                   self->silence);
      return FALSE;
    }
  return TRUE;
}

/* Reads until all is said or the program has no more to say; gives what was heard last. */
static gboolean
listen_to (Child *self, LexExtractHeard *heard, GError **error)
{
  g_autofree char *chunk = g_malloc (CHUNK_BYTES);
  gint64 deadline = g_get_monotonic_time () + self->silence * G_USEC_PER_SEC;

  while (*heard == LEX_EXTRACT_HEARD_MORE || *heard == LEX_EXTRACT_HEARD_NEWS)
    {
      gssize n;

      if (!await (self, deadline, error))
        return FALSE;
      n = read (self->out, chunk, CHUNK_BYTES);
      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return TRUE;
      *heard = self->listener->hear (self->listener->data, chunk, (gsize) n);
      /* Only news counts: a trickle of words shall not go on for ever. */
      if (*heard == LEX_EXTRACT_HEARD_NEWS)
        deadline = g_get_monotonic_time () + self->silence * G_USEC_PER_SEC;
    }
  return TRUE;
}

/* Ends the program, at once unless it is about to end by itself; gives how it ended. */
static int
end (Child *self, gboolean at_once)
{
  gint64 deadline = g_get_monotonic_time () + GRACE_MICROSECONDS;
  int status = 0;
  pid_t gone = 0;

  close (self->out);
  while (!at_once && gone == 0 && g_get_monotonic_time () < deadline)
    {
      gone = waitpid (self->pid, &status, WNOHANG);
      if (gone == 0)
        g_usleep (NAP_MICROSECONDS);
    }
  if (gone == 0)
    {
      kill (self->pid, SIGKILL);
      while (waitpid (self->pid, &status, 0) < 0 && errno == EINTR)
        ;
    }
  g_spawn_close_pid (self->pid);
  return status;
}

/* Says why there is no answer. */
static gboolean
fail_ended (int status, GError **error)
{
  int signal = WIFSIGNALED (status) ? WTERMSIG (status) : 0;

  if (signal == SIGSYS)
    return fail (error, LEX_EXTRACT_ERROR_FORBIDDEN,
                 _ ("made its reader try what it may not, such as a connection, and was stopped; "
                    "do not trust this file"));
  if (signal == SIGXCPU)
    return fail (error, LEX_EXTRACT_ERROR_TIME,
                 _ ("takes its reader too long; save it as text and import that"));
  return fail (error, LEX_EXTRACT_ERROR_BROKEN,
               _ ("breaks its reader or needs too much memory; save it as text and import that"));
}

static gboolean
reads_pictures (const LexExtractListener *listener)
{
  static const char *const modes[] = { "scan", "image", NULL };

  return g_strv_contains (modes, listener->arguments[0]);
}

gboolean
lex_extract_child_run (const LexExtractListener *listener, GBytes *bytes,
                       const LexExtractRequest *request, GError **error)
{
  Child self = { .request = request, .listener = listener, .silence = request->silence };
  LexExtractHeard last = LEX_EXTRACT_HEARD_MORE;
  gboolean heard, spoke;
  int status;

  if (self.silence == 0)
    self.silence = reads_pictures (listener) ? PICTURE_SILENCE : TEXT_SILENCE;
  if (g_cancellable_set_error_if_cancelled (request->cancellable, error)
      || !start (&self, bytes, error))
    return FALSE;
  heard = listen_to (&self, &last, error);
  spoke = last == LEX_EXTRACT_HEARD_END || last == LEX_EXTRACT_HEARD_NONSENSE;
  status = end (&self, !heard || spoke);
  if (!heard)
    return FALSE;
  return last == LEX_EXTRACT_HEARD_END || fail_ended (spoke ? 0 : status, error);
}
