/* lex-message.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Text of any origin made fit for a message of one line. It refuses to know what the message says,
 * and where it is shown. Whoever tells a reader of a fault calls it.
 */

#include "language/lex-message.h"

#define NO_LETTER 0xFFFD
#define LEFT_OUT " … "

/* Controls, separators that begin a line, and what turns the order of letters round. */
static gunichar
mend_letter (gunichar letter)
{
  if (letter == '\n' || letter == '\r' || letter == '\t')
    return ' ';
  if (g_unichar_iscntrl (letter) || (letter >= 0x2028 && letter <= 0x202E)
      || (letter >= 0x2066 && letter <= 0x2069))
    return NO_LETTER;
  return letter;
}

static void
append_letters (GString *line, const char *from, const char *to)
{
  for (const char *at = from; at < to; at = g_utf8_next_char (at))
    g_string_append_unichar (line, mend_letter (g_utf8_get_char (at)));
}

char *
lex_message_dup_line (const char *text)
{
  const glong half = (LEX_MESSAGE_MAX_LENGTH - 3) / 2;
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  const char *end = valid + strlen (valid);
  g_autoptr (GString) line = g_string_new (NULL);

  if (g_utf8_strlen (valid, -1) <= LEX_MESSAGE_MAX_LENGTH)
    append_letters (line, valid, end);
  else
    {
      append_letters (line, valid, g_utf8_offset_to_pointer (valid, half));
      g_string_append (line, LEFT_OUT);
      append_letters (line, g_utf8_offset_to_pointer (end, -half), end);
    }
  return g_strdup (g_strstrip (line->str));
}
