/* lex-worker-speech.h
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * LexWorkerWord:
 * @x0: left edge, in points from the page's left
 * @y0: upper edge, from the top
 * @x1: right edge
 * @y1: lower edge
 * @size: size of the type
 * @bold: in a heavy face
 * @italic: in a slanted face
 * @glued: no space parts it from the word before
 *
 * A word's place and looks.
 */
typedef struct
{
  double x0;
  double y0;
  double x1;
  double y1;
  double size;
  gboolean bold;
  gboolean italic;
  gboolean glued;
} LexWorkerWord;

/**
 * lex_worker_say:
 * @format: a line without its end
 * @...: what it says
 *
 * Says a line. What is said reaches the listener page by page.
 */
void lex_worker_say (const char *format, ...) G_GNUC_PRINTF (1, 2);

/**
 * lex_worker_say_page:
 * @number: which page, from 1
 * @width: its width in points
 * @height: its height
 *
 * Says that a page begins, and sends what was said so far.
 */
void lex_worker_say_page (guint number, double width, double height);

/**
 * lex_worker_say_word:
 * @word: its place and looks
 * @text: its letters, UTF-8; those that cannot be said are shown as U+FFFD
 * @length: how many bytes
 *
 * Says a word.
 */
void lex_worker_say_word (const LexWorkerWord *word, const char *text, gsize length);

/**
 * lex_worker_say_part:
 * @part: which of the wanted parts
 * @bytes: (nullable): what comes next of it
 * @size: how many bytes
 *
 * Says a piece of an unpacked part.
 */
void lex_worker_say_part (guint part, const void *bytes, gsize size);

/**
 * lex_worker_say_end:
 * @last: the last line
 *
 * Says a last line, sends all and ends the process.
 */
void lex_worker_say_end (const char *last) G_GNUC_NORETURN;

G_END_DECLS
