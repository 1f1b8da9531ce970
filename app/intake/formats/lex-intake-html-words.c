/* lex-intake-html-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words of a web page that mean a sign: the marks of footnotes, and suits that are pictures. It
 * does not know where they stand. Only lex-intake-html.c calls it.
 */

#include "intake/formats/lex-intake-html-words.h"

#include <string.h>

#include "intake/formats/lex-intake-count.h"

/* Suits that are pictures. */
static const struct
{
  const char *alt;
  const char *sign;
} suits[] = {
  { "s", "♠" }, { "spade", "♠" },   { "spades", "♠" },   { "♠", "♠" }, { "pik", "♠" },
  { "h", "♥" }, { "heart", "♥" },   { "hearts", "♥" },   { "♥", "♥" }, { "kier", "♥" },
  { "d", "♦" }, { "diamond", "♦" }, { "diamonds", "♦" }, { "♦", "♦" }, { "karo", "♦" },
  { "c", "♣" }, { "club", "♣" },    { "clubs", "♣" },    { "♣", "♣" }, { "trefl", "♣" },
};

static gboolean
is_digits (const char *text)
{
  return *text && strspn (text, "0123456789") == strlen (text);
}

char *
lex_intake_html_words_dup (const char *text, gboolean raised, gboolean leading)
{
  g_autofree char *core = g_strstrip (g_strdup (text));
  gsize length = strlen (core);

  if (raised && is_digits (core))
    return lex_intake_count_raise (core);
  if (leading && length > 2 && length < 6 && *core == '[' && core[length - 1] == ']')
    {
      core[length - 1] = '\0';
      if (is_digits (core + 1))
        return lex_intake_count_raise (core + 1);
    }
  return g_strdup (text);
}

const char *
lex_intake_html_words_find_suit (const char *alt)
{
  for (gsize i = 0; i < G_N_ELEMENTS (suits); i++)
    if (g_ascii_strcasecmp (alt, suits[i].alt) == 0)
      return suits[i].sign;
  return NULL;
}
