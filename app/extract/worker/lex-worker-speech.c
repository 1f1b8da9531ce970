/* lex-worker-speech.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes the lines of an answer to standard output. It refuses to know where words come from. All
 * of this room speaks through it.
 */

#include "extract/worker/lex-worker-speech.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

/* A longer word is none; it is said in pieces. */
#define MAX_WORD_BYTES 1024

#define UNITS_PER_POINT 100
#define MAX_PLACE 1440000.0

void
lex_worker_say (const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  vprintf (format, arguments);
  va_end (arguments);
  putchar ('\n');
}

/* A file may place its words anywhere, and nowhere. */
static int
to_units (double points)
{
  double units = points * UNITS_PER_POINT;

  return isfinite (units) ? (int) round (CLAMP (units, -MAX_PLACE, MAX_PLACE)) : 0;
}

void
lex_worker_say_page (guint number, double width, double height)
{
  fflush (stdout);
  lex_worker_say ("page %u %d %d", number, MAX (to_units (width), 1), MAX (to_units (height), 1));
}

static void
say_piece (const LexWorkerWord *word, const char *letters)
{
  int x0 = to_units (word->x0), x1 = to_units (word->x1);
  int y0 = to_units (word->y0), y1 = to_units (word->y1);

  lex_worker_say ("word %d %d %d %d %d %s%s%s%s %s", MIN (x0, x1), MIN (y0, y1), MAX (x0, x1),
                  MAX (y0, y1), MAX (to_units (word->size), 1), word->bold ? "b" : "",
                  word->italic ? "i" : "", word->glued ? "g" : "",
                  word->bold || word->italic || word->glued ? "" : "-", letters);
}

void
lex_worker_say_word (const LexWorkerWord *word, const char *text, gsize length)
{
  g_autofree char *valid = g_utf8_make_valid (text, (gssize) length);
  g_autoptr (GString) letters = g_string_sized_new (length);
  LexWorkerWord piece = *word;

  for (const char *c = valid; *c; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (g_unichar_isspace (letter) || g_unichar_iscntrl (letter))
        letter = 0xFFFD;
      g_string_append_unichar (letters, letter);
      if (letters->len < MAX_WORD_BYTES)
        continue;
      say_piece (&piece, letters->str);
      g_string_truncate (letters, 0);
      piece.glued = TRUE;
    }
  if (letters->len > 0)
    say_piece (&piece, letters->str);
}

void
lex_worker_say_part (guint part, const void *bytes, gsize size)
{
  lex_worker_say ("part %u %" G_GSIZE_FORMAT, part, size);
  if (size > 0)
    fwrite (bytes, 1, size, stdout);
}

void
lex_worker_say_end (const char *last)
{
  lex_worker_say ("%s", last);
  fflush (stdout);
  /* Nothing of what a file may have done to this process runs any more. */
  _exit (0);
}
