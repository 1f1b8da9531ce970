/* lex-intake-heading.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Known headings at the start of words that go on behind them, told although
 * ligatures are lost and the spelling is that of another country. It does not
 * know whose heading it is. Only this room calls it.
 */

#include "intake/lex-intake-heading.h"

#include <string.h>

#include "language/lex-fold.h"

/* A short key leaves so little that chance would do; so many letters at least. */
#define MIN_KEY 3

/* Opens the key of words whose first is of lost letters only. */
#define VAIN '-'

/* Appends what the key keeps of one character. */
static void
append_letters (GString *key, gunichar character)
{
  char letter[7] = { 0 };
  g_autofree char *folded = NULL;

  if (!g_unichar_isalnum (character))
    return;
  if (character < 0x80)
    *letter = g_ascii_tolower ((char) character); /* nearly all of them are */
  else
    {
      g_unichar_to_utf8 (character, letter);
      folded = lex_fold (letter, -1);
    }
  for (const char *c = folded ? folded : letter; *c; c++)
    if (*c == 'z' || *c == 'c')
      g_string_append_c (key, 's');
    else if (!strchr ("filu", *c))
      g_string_append_c (key, *c);
}

static gboolean
is_word (gunichar character)
{
  return g_unichar_isalnum (character) || character == '\'' || character == 0x2019;
}

/* The rest of a word, whose letters may be such as the key leaves out. */
static const char *
skip_word (const char *c)
{
  while (*c && is_word (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  return c;
}

static void
append_key (GString *key, const char *text)
{
  for (const char *c = text; *c; c = g_utf8_next_char (c))
    append_letters (key, g_utf8_get_char (c));
}

static gboolean
is_vain (const char *from, const char *to)
{
  g_autofree char *word = g_strndup (from, (gsize) (to - from));
  g_autoptr (GString) key = g_string_new (NULL);

  append_key (key, word);
  return key->len == 0;
}

/* Whether the first word is of such letters only as the key leaves out: `If` is. */
static gboolean
begins_vain (const char *text)
{
  while (*text && !is_word (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);
  return is_vain (text, skip_word (text));
}

char *
lex_intake_heading_key (const char *text)
{
  GString *key = g_string_new (NULL);

  append_key (key, text);
  if (key->len > 0 && begins_vain (text))
    g_string_prepend_c (key, VAIN);
  return g_string_free (key, FALSE);
}

gsize
lex_intake_heading_match (const char *key, const char *text)
{
  g_autoptr (GString) got = g_string_new (NULL);
  gboolean vain = *key == VAIN;
  const char *letters = key + vain;
  gsize length = strlen (letters);
  const char *c = text, *end;

  if (length < MIN_KEY)
    return 0;
  while (*c && got->len < length)
    {
      append_letters (got, g_utf8_get_char (c));
      if (strncmp (got->str, letters, got->len) != 0)
        return 0;
      c = g_utf8_next_char (c);
    }
  end = skip_word (c);
  if (got->len != length || !is_vain (c, end) || begins_vain (text) != vain)
    return 0;
  while (*end && strchr (")]", *end))
    end++; /* what a heading says in brackets ends with them */
  return (gsize) (end - text);
}
