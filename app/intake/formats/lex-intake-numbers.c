/* lex-intake-numbers.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines that are a page number, or begin as the title of a law does: no sentence
 * goes on in them. It does not know which laws there are. Only the intake calls it.
 */

#include "intake/formats/lex-intake-numbers.h"

#include <string.h>

#include "model/lex-roman.h"

/* Dashes and bars that stand about a number, and what more is said to. */
static const char *
skip_ornaments (const char *c, const char *more)
{
  while (*c
         && (strchr (" -|~", *c) || strchr (more, *c)
             || g_unichar_type (g_utf8_get_char (c)) == G_UNICODE_DASH_PUNCTUATION
             || g_str_has_prefix (c, "·") || g_str_has_prefix (c, "•")))
    c = g_utf8_next_char (c);
  return c;
}

static const char *
skip_word_of (const char *c, const char *const *words, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (g_ascii_strncasecmp (c, words[i], strlen (words[i])) == 0
        && !g_ascii_isalpha (c[strlen (words[i])]))
      return skip_ornaments (c + strlen (words[i]), ".:");
  return c;
}

guint
lex_intake_numbers_get_page (const LexIntakeBlock *self)
{
  static const char *const words[] = { "page", "strona", "str" };
  const char *c;
  gsize digits;
  guint number;

  if ((self->marker != LEX_INTAKE_MARKER_NONE && self->marker != LEX_INTAKE_MARKER_BULLET)
      || strlen (self->text) > 16)
    return 0;
  c = skip_word_of (skip_ornaments (self->text, ""), words, G_N_ELEMENTS (words));
  digits = strspn (c, "0123456789");
  number = digits > 0 && digits <= 3 ? (guint) g_ascii_strtoull (c, NULL, 10) : 0;
  if (digits == 0)
    {
      digits = strspn (c, "ivx");
      number = lex_roman_parse (c, digits);
    }
  return *skip_ornaments (c + digits, "") ? 0 : number;
}

guint
lex_intake_numbers_get_law (const LexIntakeBlock *self, const char **rest)
{
  static const char *const words[] = { "law", "przepis" };
  const char *c = self->text + strspn (self->text, "# ");
  const char *number = skip_word_of (c, words, G_N_ELEMENTS (words));
  gsize digits = strspn (number, "0123456789");

  if (self->marker != LEX_INTAKE_MARKER_NONE || number == c || digits == 0 || digits > 2
      || g_ascii_isalpha (number[digits]) || number[digits] == '(')
    return 0;
  if (rest)
    *rest = skip_ornaments (number + digits, ".:");
  return (guint) g_ascii_strtoull (number, NULL, 10);
}
