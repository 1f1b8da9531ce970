/* lexbridge-extract.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The program `lexbridge-extract`: a file on standard input, its words on standard output. It
 * refuses to read a byte of the file before it has given away what it could do harm with.
 * extract/lex-extract-child.c starts it.
 */

#include <gio/gio.h>
#include <locale.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "extract/worker/lex-worker-package.h"
#include "extract/worker/lex-worker-pdf.h"
#include "extract/worker/lex-worker-picture.h"
#include "extract/worker/lex-worker-sandbox.h"
#include "extract/worker/lex-worker-speech.h"

/* The libraries alone take a third of the first; a page in grey and the nets to read it are more.
 */
#define TEXT_MEGABYTES 512
#define PICTURE_MEGABYTES 1024

/* A book's text takes a second, its recognition seconds a page. */
#define TEXT_SECONDS 60
#define PICTURE_SECONDS 7200

/* Standard input as bytes: without a copy, since it is a file. */
static GBytes *
open_input (void)
{
  struct stat state;
  void *data;

  if (fstat (STDIN_FILENO, &state) != 0 || state.st_size <= 0)
    return NULL;
  data = mmap (NULL, (gsize) state.st_size, PROT_READ, MAP_PRIVATE, STDIN_FILENO, 0);
  return data != MAP_FAILED ? g_bytes_new_static (data, (gsize) state.st_size) : NULL;
}

static void
say_part (guint part, const void *bytes, gsize size, gpointer data)
{
  lex_worker_say_part (part, bytes, size);
}

static const char *
unpack (GBytes *bytes, const char *const *arguments)
{
  LexWorkerWanted wanted = { .take = say_part };

  if (arguments[0] == NULL || g_strv_length ((char **) arguments) > LEX_WORKER_MAX_WANTED)
    return "fail damaged";
  wanted.most = (gsize) g_ascii_strtoull (arguments[0], NULL, 10);
  wanted.patterns = arguments + 1;
  return lex_worker_package_read (bytes, &wanted);
}

static const char *
read_bytes (const char *mode, GBytes *bytes, const char *const *arguments)
{
  if (strcmp (mode, "unpack") == 0)
    return unpack (bytes, arguments);
  if (strcmp (mode, "image") == 0)
    return lex_worker_picture_read (bytes);
  return lex_worker_pdf_read (bytes, strcmp (mode, "scan") == 0);
}

int
main (int argc, char **argv)
{
  static const char *const modes[] = { "pdf", "scan", "image", "unpack", NULL };
  const char *mode = argc >= 2 ? argv[1] : "";
  gboolean pictures = strcmp (mode, "scan") == 0 || strcmp (mode, "image") == 0;
  GBytes *bytes;

  if (!g_strv_contains (modes, mode) || isatty (STDIN_FILENO))
    {
      g_printerr ("lexbridge-extract: a part of Lexbridge, which starts it: "
                  "lexbridge-extract pdf|scan|image|unpack <FILE | cat\n");
      return 2;
    }
  if (!lex_worker_sandbox_limit (pictures ? PICTURE_MEGABYTES : TEXT_MEGABYTES,
                                 pictures ? PICTURE_SECONDS : TEXT_SECONDS))
    return 3;
  /* Names in packages are UTF-8; to convert them would take files that the door keeps shut. */
  setlocale (LC_CTYPE, "C.UTF-8");
  if (pictures && !lex_worker_picture_open ())
    lex_worker_say_end ("fail unavailable");
  bytes = open_input ();
  if (!lex_worker_sandbox_close ())
    return 3;
  lex_worker_say_end (bytes != NULL ? read_bytes (mode, bytes, (const char *const *) argv + 2)
                                    : "fail damaged");
}
