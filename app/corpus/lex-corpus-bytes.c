/* lex-corpus-bytes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The bytes of a file that somebody named, which may be no file, or have no end.
 * It refuses to know what they mean. This room and the import of the services call it.
 */

#include "corpus/lex-corpus-bytes.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "corpus/lex-corpus-fault.h"
#include "corpus/lex-corpus.h"

/* An open file. */
typedef int Descriptor;

G_DEFINE_AUTO_CLEANUP_FREE_FUNC (Descriptor, close, -1)

static GBytes *
fail_to_read (const char *path, int code, GError **error)
{
  lex_corpus_fault (error, LEX_CORPUS_ERROR_READ, path, 0,
                    _ ("cannot be read (%s); check its name and your rights to it"),
                    g_strerror (code));
  return NULL;
}

GBytes *
lex_corpus_read_bytes (const char *path, gsize most, GError **error)
{
  /* Without waiting for whoever may write into a pipe, and without becoming the reader's terminal.
   */
  g_auto (Descriptor) file = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  g_autoptr (GByteArray) content = g_byte_array_new ();
  guint8 buffer[16384];
  struct stat about;
  gssize n_read = 1;

  if (file < 0 || fstat (file, &about) != 0)
    return fail_to_read (path, errno, error);
  if (!S_ISREG (about.st_mode))
    {
      lex_corpus_fault (error, LEX_CORPUS_ERROR_READ, path, 0, _ ("is no file; choose another"));
      return NULL;
    }

  while (content->len <= most && n_read > 0)
    {
      n_read = read (file, buffer, MIN (sizeof buffer, most + 1 - content->len));
      if (n_read < 0)
        return fail_to_read (path, errno, error);
      g_byte_array_append (content, buffer, (guint) n_read);
    }
  return g_byte_array_free_to_bytes (g_steal_pointer (&content));
}
