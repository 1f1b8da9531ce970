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
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

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

int
main (int argc, char **argv)
{
  const char *mode = argc == 2 ? argv[1] : "";
  gboolean text = strcmp (mode, "pdf") == 0;
  gboolean scan = strcmp (mode, "scan") == 0;
  GBytes *bytes;

  if ((!text && !scan && strcmp (mode, "image") != 0) || isatty (STDIN_FILENO))
    {
      g_printerr ("lexbridge-extract: a part of Lexbridge, which starts it: "
                  "lexbridge-extract pdf|scan|image <FILE | cat\n");
      return 2;
    }
  if (!lex_worker_sandbox_limit (text ? TEXT_MEGABYTES : PICTURE_MEGABYTES,
                                 text ? TEXT_SECONDS : PICTURE_SECONDS))
    return 3;
  if (!text && !lex_worker_picture_open ())
    lex_worker_say_end ("fail unavailable");
  bytes = open_input ();
  if (!lex_worker_sandbox_close ())
    return 3;
  if (bytes == NULL)
    lex_worker_say_end ("fail damaged");
  lex_worker_say_end (text || scan ? lex_worker_pdf_read (bytes, scan)
                                   : lex_worker_picture_read (bytes));
}
