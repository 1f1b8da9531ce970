/* lex-corpus-fault.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The form of this room's error messages. It knows no XML and no reason why
 * anything failed. Every file of this room calls it, nobody else.
 */

#include "corpus/lex-corpus-fault.h"

GQuark
lex_corpus_error_quark (void)
{
  return g_quark_from_static_string ("lex-corpus-error-quark");
}

void
lex_corpus_fault (GError **error, LexCorpusError code, const char *path, long line,
                  const char *format, ...)
{
  g_autofree char *name = g_filename_display_name (path);
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  /* What libxml2 quotes of a damaged file may hold line ends. */
  g_strdelimit (message, "\n\r", ' ');
  if (line > 0)
    g_set_error (error, LEX_CORPUS_ERROR, (int) code, "%s:%ld: %s", name, line, message);
  else
    g_set_error (error, LEX_CORPUS_ERROR, (int) code, "%s: %s", name, message);
}
