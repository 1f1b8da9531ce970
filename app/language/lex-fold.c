/* lex-fold.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes words comparable: no case, no diacritics, no ligatures; and cuts texts
 * into such words. It knows nothing of languages, dictionaries or the index
 * that it feeds. Anybody to the left of this room may call it, from any thread.
 */

#include "language/lex-fold.h"

#include <string.h>

/*
 * Every text runs through here whenever an index is built, and every query, so
 * three roads lead out, the cheapest first: ASCII by arithmetic; the two-byte
 * letters of Polish and its neighbours (U+00C0 to U+017F) by one table; the
 * rest through Unicode's compatibility decomposition, character by character
 * and without allocating. Folding whole strings with g_utf8_normalize() and
 * g_utf8_casefold() was rejected: it copies the text three times, forgets where
 * each word stood, and leaves ł, đ and ø as they are.
 */

#define LATIN_FIRST 0x00C0
#define LATIN_LAST 0x017F
#define SOFT_HYPHEN 0x00AD
#define MODIFIER_APOSTROPHE 0x02BC
#define RIGHT_QUOTE 0x2019

/* What each letter folds to; the two signs × and ÷ are no letters. */
static const char latin_folds[LATIN_LAST - LATIN_FIRST + 1][3] = {
  "a", "a", "a",  "a",  "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i",  /* U+00C0 */
  "d", "n", "o",  "o",  "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "ss", /* U+00D0 */
  "a", "a", "a",  "a",  "a", "a", "ae", "c", "e", "e", "e", "e", "i", "i", "i",  "i",  /* U+00E0 */
  "d", "n", "o",  "o",  "o", "o", "o",  "",  "o", "u", "u", "u", "u", "y", "th", "y",  /* U+00F0 */
  "a", "a", "a",  "a",  "a", "a", "c",  "c", "c", "c", "c", "c", "c", "c", "d",  "d",  /* U+0100 */
  "d", "d", "e",  "e",  "e", "e", "e",  "e", "e", "e", "e", "e", "g", "g", "g",  "g",  /* U+0110 */
  "g", "g", "g",  "g",  "h", "h", "h",  "h", "i", "i", "i", "i", "i", "i", "i",  "i",  /* U+0120 */
  "i", "i", "ij", "ij", "j", "j", "k",  "k", "k", "l", "l", "l", "l", "l", "l",  "l",  /* U+0130 */
  "l", "l", "l",  "n",  "n", "n", "n",  "n", "n", "n", "n", "n", "o", "o", "o",  "o",  /* U+0140 */
  "o", "o", "oe", "oe", "r", "r", "r",  "r", "r", "r", "s", "s", "s", "s", "s",  "s",  /* U+0150 */
  "s", "s", "t",  "t",  "t", "t", "t",  "t", "u", "u", "u", "u", "u", "u", "u",  "u",  /* U+0160 */
  "u", "u", "u",  "u",  "w", "w", "y",  "y", "y", "z", "z", "z", "z", "z", "z",  "s",  /* U+0170 */
};

/* The letters outside the table that no decomposition reduces. */
static const struct
{
  gunichar letter;
  const char *fold;
} odd_folds[] = {
  { 0x03C2, "σ" },  /* final sigma */
  { 0x1E9E, "ss" }, /* capital ß */
};

static const char *
latin_fold (gunichar ch)
{
  if (ch < LATIN_FIRST || ch > LATIN_LAST || latin_folds[ch - LATIN_FIRST][0] == '\0')
    return NULL;

  return latin_folds[ch - LATIN_FIRST];
}

static gboolean
is_mark (gunichar ch)
{
  GUnicodeType type = g_unichar_type (ch);

  return type == G_UNICODE_NON_SPACING_MARK || type == G_UNICODE_ENCLOSING_MARK;
}

static gboolean
is_apostrophe (gunichar ch)
{
  return ch == '\'' || ch == RIGHT_QUOTE || ch == MODIFIER_APOSTROPHE;
}

/* Superscripts and fractions count as digits for g_unichar_isalnum(), but a
 * footnote's mark must not change the word that it stands on. */
static gboolean
is_word (gunichar ch)
{
  if (ch < 0x80)
    return g_ascii_isalnum ((char) ch);
  if (latin_fold (ch) != NULL)
    return TRUE;

  return (g_unichar_isalpha (ch) || g_unichar_isdigit (ch)) && !is_apostrophe (ch);
}

/* What PDF and HTML put inside words: an accent of its own, a place to break. */
static gboolean
is_inside_word (gunichar ch)
{
  return ch >= 0x80 && (ch == SOFT_HYPHEN || is_mark (ch));
}

static void
append_letter (GString *folded, gunichar ch)
{
  const char *fold;

  ch = g_unichar_tolower (ch);
  fold = latin_fold (ch);
  for (gsize i = 0; fold == NULL && i < G_N_ELEMENTS (odd_folds); i++)
    {
      if (odd_folds[i].letter == ch)
        fold = odd_folds[i].fold;
    }

  if (fold != NULL)
    g_string_append (folded, fold);
  else
    g_string_append_unichar (folded, ch);
}

static void
append_decomposed (GString *folded, gunichar ch)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
  gsize n_parts = g_unichar_fully_decompose (ch, TRUE, parts, G_N_ELEMENTS (parts));
  gboolean letter = is_word (ch);

  for (gsize i = 0; i < n_parts; i++)
    {
      /* Some ligatures of Arabic decompose into words with spaces. */
      if (!is_mark (parts[i]) && (!letter || is_word (parts[i])))
        append_letter (folded, parts[i]);
    }
}

static void
append_folded (GString *folded, gunichar ch)
{
  const char *fold;

  if (ch < 0x80)
    g_string_append_c (folded, g_ascii_tolower ((char) ch));
  else if ((fold = latin_fold (ch)) != NULL)
    g_string_append (folded, fold);
  else if (ch != SOFT_HYPHEN)
    append_decomposed (folded, ch);
}

/* Decodes one character of two bytes, as nearly all are that are not ASCII; 0 for any other. */
static inline gunichar
read_pair (const char *cursor, const char *end)
{
  guchar first = (guchar) cursor[0];

  if (first < 0xC2 || first > 0xDF || end - cursor < 2 || ((guchar) cursor[1] & 0xC0) != 0x80)
    return 0;
  return (gunichar) (first & 0x1F) << 6 | ((guchar) cursor[1] & 0x3F);
}

/* Reads one character; a byte that is none, or NUL, reads as a space. */
static gunichar
next_char (const char **cursor, const char *end)
{
  gunichar ch = (guchar) * *cursor;

  if (ch >= 0x80 && (ch = read_pair (*cursor, end)) == 0)
    ch = g_utf8_get_char_validated (*cursor, end - *cursor);

  if (ch == 0 || ch == (gunichar) -1 || ch == (gunichar) -2)
    {
      *cursor += 1;
      return ' ';
    }

  *cursor += ch < 0x80 ? 1 : g_utf8_skip[(guchar) * *cursor];
  return ch;
}

char *
lex_fold (const char *text, gssize length)
{
  const char *end;
  GString *folded;

  g_return_val_if_fail (text != NULL, NULL);

  end = text + (length < 0 ? strlen (text) : (gsize) length);
  folded = g_string_sized_new (end - text);
  for (const char *cursor = text; cursor < end;)
    append_folded (folded, next_char (&cursor, end));

  return g_string_free (folded, FALSE);
}

/* Folds a letter or digit of ASCII; 0 for any other byte. */
static inline char
fold_ascii (char byte)
{
  if ((byte >= 'a' && byte <= 'z') || (byte >= '0' && byte <= '9'))
    return byte;
  return byte >= 'A' && byte <= 'Z' ? (char) (byte | 0x20) : 0;
}

/* Reads the word that begins at @cursor into @word; returns where it ends.
 * An accent or soft hyphen belongs to it, but does not begin one. */
static const char *
read_word (const char *cursor, const char *end, GString *word)
{
  g_string_truncate (word, 0);
  while (cursor < end)
    {
      const char *next = cursor;
      char plain = fold_ascii (*cursor);
      gunichar ch;

      if (plain != 0)
        {
          g_string_append_c (word, plain);
          cursor++;
          continue;
        }
      if ((guchar) *cursor < 0x80)
        break;
      ch = next_char (&next, end);
      if (is_word (ch))
        append_folded (word, ch);
      else if (word->len == 0 || !is_inside_word (ch))
        break;
      cursor = next;
    }

  return cursor;
}

void
lex_tokenize (const char *text, gssize length, LexTokenFunc func, gpointer user_data)
{
  g_autoptr (GString) word = g_string_sized_new (32);
  const char *end;
  const char *possessive = NULL;

  g_return_if_fail (text != NULL);
  g_return_if_fail (func != NULL);

  end = text + (length < 0 ? strlen (text) : (gsize) length);
  for (const char *cursor = text; cursor < end;)
    {
      const char *start = cursor;

      cursor = read_word (start, end, word);
      if (word->len == 0)
        {
          /* Of a letter that is but a space and a mark nothing is left, and it was read. */
          if (cursor == start)
            next_char (&cursor, end);
          continue;
        }
      if ((start != possessive || !g_str_equal (word->str, "s"))
          && !func (word->str, start - text, cursor - text, user_data))
        return;

      if (cursor < end)
        {
          possessive = cursor;
          if (!is_apostrophe (next_char (&possessive, end)))
            possessive = NULL;
        }
    }
}
