/* lex-json-text.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A text as JSON has it. It refuses to know what it is of. What writes JSON in this room calls it.
 */

#include "journal/lex-json-text.h"

void
lex_json_text_append (GString *text, const char *value)
{
  g_string_append_c (text, '"');
  for (const char *at = value; *at != '\0'; at++)
    if (*at == '"' || *at == '\\')
      g_string_append_printf (text, "\\%c", *at);
    else if (*at == '\n')
      g_string_append (text, "\\n");
    else if ((guchar) *at < ' ')
      g_string_append_printf (text, "\\u%04x", (guint) *at);
    else
      g_string_append_c (text, *at);
  g_string_append_c (text, '"');
}
