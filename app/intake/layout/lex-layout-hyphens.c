/* lex-layout-hyphens.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that were cut at the end of a line. It refuses to know a language: the text itself is its
 * dictionary. Only lex-layout-paragraphs.c calls it.
 */

#include "intake/layout/lex-layout-hyphens.h"

#include <string.h>

#define SOFT "\xC2\xAD"
#define MAX_WORD_BYTES 80

struct _LexLayoutHyphens
{
  GHashTable *words;
};

LexLayoutHyphens *
lex_layout_hyphens_new (void)
{
  LexLayoutHyphens *self = g_new (LexLayoutHyphens, 1);

  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
lex_layout_hyphens_free (LexLayoutHyphens *self)
{
  if (self == NULL)
    return;
  g_hash_table_unref (self->words);
  g_free (self);
}

static gboolean
is_of_word (gunichar letter)
{
  return g_unichar_isalpha (letter) || letter == '-' || letter == 0x2010;
}

void
lex_layout_hyphens_learn (LexLayoutHyphens *self, const char *line)
{
  const char *start = NULL;

  for (const char *c = line; *c != '\0'; c = g_utf8_next_char (c))
    if (is_of_word (g_utf8_get_char (c)))
      start = start != NULL ? start : c;
    else if (start != NULL)
      {
        if (c - start < MAX_WORD_BYTES)
          g_hash_table_add (self->words, g_utf8_strdown (start, c - start));
        start = NULL;
      }
}

/* How many bytes the hyphen takes that cuts the last word; 0 if it is whole. */
static gsize
measure_hyphen (const GString *text)
{
  static const char *const hyphens[] = { "-", SOFT, "\u2010" };

  for (guint i = 0; i < G_N_ELEMENTS (hyphens); i++)
    {
      gsize length = strlen (hyphens[i]);
      const char *before;

      if (text->len <= length || !g_str_has_suffix (text->str, hyphens[i]))
        continue;
      before = g_utf8_prev_char (text->str + text->len - length);
      return g_unichar_isalpha (g_utf8_get_char (before)) ? length : 0;
    }
  return 0;
}

/* The last word of what was written, without its hyphen, and the first one of what follows. */
static gboolean
stays (LexLayoutHyphens *self, const GString *text, gsize hyphen, const char *line)
{
  const char *end = text->str + text->len - hyphen, *start = end, *c = line;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *with = NULL;
  g_autofree char *without = NULL;

  while (start > text->str && end - start < MAX_WORD_BYTES
         && is_of_word (g_utf8_get_char (g_utf8_prev_char (start))))
    start = g_utf8_prev_char (start);
  while (c - line < MAX_WORD_BYTES && is_of_word (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  first = g_utf8_strdown (start, end - start);
  second = g_utf8_strdown (line, c - line);
  with = g_strconcat (first, "-", second, NULL);
  without = g_strconcat (first, second, NULL);
  return g_hash_table_contains (self->words, with) && !g_hash_table_contains (self->words, without);
}

void
lex_layout_hyphens_join (LexLayoutHyphens *self, GString *text, const char *line)
{
  gsize hyphen = measure_hyphen (text);
  gunichar first = g_utf8_get_char (line);

  if (hyphen == 0 || !g_unichar_isalpha (first))
    {
      if (text->len > 0)
        g_string_append_c (text, ' ');
    }
  else if (g_unichar_islower (first) && !stays (self, text, hyphen, line))
    g_string_truncate (text, text->len - hyphen);
  g_string_append (text, line);
}
