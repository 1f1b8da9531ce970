/* lex-link.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Links into the library from other programs. It refuses to know what they lead to: what stands
 * in them is looked up as if it were typed. The application calls it.
 */

#include "shell/lex-link.h"

#include <string.h>

#define SCHEME "lexbridge:"

/* Browsers add the slashes, and one at the end. */
char *
lex_link_dup_text (const char *uri)
{
  g_autofree char *text = NULL;
  gsize length;

  if (g_ascii_strncasecmp (uri, SCHEME, strlen (SCHEME)) != 0)
    return NULL;

  uri += strlen (SCHEME);
  uri += strspn (uri, "/");
  length = strlen (uri);
  while (length > 0 && uri[length - 1] == '/')
    length--;
  text = g_uri_unescape_segment (uri, uri + length, NULL);
  return text != NULL ? g_utf8_make_valid (text, -1) : g_strdup ("");
}
