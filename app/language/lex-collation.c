/* lex-collation.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The order of an alphabetical index, in either language whatever the locale. It
 * refuses to know what is sorted. Anybody to the left of this room may call it.
 *
 * g_utf8_collate() was rejected: it knows the alphabet of the process alone, and
 * a reader in Warsaw has the English index too, as one in London the Polish.
 */

#include "language/lex-collation.h"

#include "language/lex-fold.h"

/* Both alphabets; in English only the bare letters occur. */
static const char alphabet[] = "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż";

/* Below all letters: a shorter word stands before the longer, digits before both. */
#define RANK_SPACE '\x02'
#define RANK_DIGIT '\x03'
#define RANK_LETTER '\x20'

static int
find_letter (gunichar ch)
{
  const char *at = g_utf8_strchr (alphabet, -1, ch);

  return at ? (int) g_utf8_pointer_to_offset (alphabet, at) : -1;
}

/* The place of a letter in the alphabet, or -1; an accent that is not of the language is none. */
static int
rank_letter (gunichar ch, LexLanguage language)
{
  const gunichar lower = g_unichar_tolower (ch);
  const int own = language == LEX_LANGUAGE_PL || lower < 0x80 ? find_letter (lower) : -1;
  char bytes[6];
  g_autofree char *folded = NULL;

  if (own >= 0 || !g_unichar_isalpha (ch))
    return own;
  folded = lex_fold (bytes, g_unichar_to_utf8 (ch, bytes));
  return find_letter (g_utf8_get_char (folded));
}

char *
lex_collation_dup_key (const char *text, LexLanguage language)
{
  g_autoptr (GString) key = g_string_new (NULL);

  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at; at = g_utf8_next_char (at))
    {
      const gunichar ch = g_utf8_get_char (at);
      const int letter = rank_letter (ch, language);

      if (letter >= 0)
        g_string_append_c (key, (char) (RANK_LETTER + letter));
      else if (g_unichar_isdigit (ch))
        g_string_append_c (key, (char) (RANK_DIGIT + g_unichar_digit_value (ch)));
      else if ((g_unichar_isspace (ch) || ch == '-' || ch == 0x2013) && key->len > 0
               && key->str[key->len - 1] != RANK_SPACE)
        g_string_append_c (key, RANK_SPACE);
    }
  /* Headings that differ in a dot alone still have one order. */
  g_string_append_printf (key, "\x01%s", text);
  return g_string_free (g_steal_pointer (&key), FALSE);
}

char *
lex_collation_dup_initial (const char *text, LexLanguage language)
{
  g_return_val_if_fail (text != NULL, NULL);

  for (const char *at = text; *at; at = g_utf8_next_char (at))
    {
      const gunichar ch = g_utf8_get_char (at);
      const int letter = rank_letter (ch, language);

      if (g_unichar_isdigit (ch))
        break;
      if (letter >= 0)
        {
          const char *own = g_utf8_offset_to_pointer (alphabet, letter);

          return g_utf8_strup (own, g_utf8_next_char (own) - own);
        }
    }
  return g_strdup ("0–9");
}
