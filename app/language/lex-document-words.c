/* lex-document-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The Polish and English words by which people call a document that ships, and what they write
 * behind it. It refuses to know which clauses there are. The citation finder and the services call
 * it.
 */

#include "language/lex-document-words.h"

#include <string.h>

#include "language/lex-fold.h"
#include "model/lex-label.h"

/* Letters of the longest of the words. */
#define LONGEST 24

/* Folded; of two that begin alike the longer comes first. The prefix is that of its labels. */
static const struct
{
  const char *words;
  const char *document;
  const char *prefix;
} names[] = {
  { "screen regulations", "screens", "screens" },
  { "regulamin zaslon", "screens", "screens" },
  { "screens", "screens", "screens" },
  { "screen", "screens", "screens" },
  { "zaslony", "screens", "screens" },
  { "zaslona", "screens", "screens" },
  { "zaslon", "screens", "screens" },
  { "examples", "examples", "example" },
  { "example", "examples", "example" },
  { "ex", "examples", "example" },
  { "przyklady", "examples", "example" },
  { "przyklad", "examples", "example" },
  { "przykl", "examples", "example" },
  { "commentary", "commentary", "commentary" },
  { "comment", "commentary", "commentary" },
  { "komentarz", "commentary", "commentary" },
  { "definitions", "definitions", "definitions" },
  { "definition of", "definitions", "definitions" },
  { "definition", "definitions", "definitions" },
  { "definicje", "definitions", "definitions" },
  { "definicja", "definitions", "definitions" },
  { "comparable calls", "comparable", "comparable" },
  { "comparable", "comparable", "comparable" },
  { "zapowiedzi porownywalne", "comparable", "comparable" },
  { "porownywalne", "comparable", "comparable" },
  { "subject index", "index", "index" },
  { "index", "index", "index" },
  { "indeks rzeczowy", "index", "index" },
  { "indeks", "index", "index" },
  { "skorowidz", "index", "index" },
  { "introduction", "introduction", NULL },
  { "intro", "introduction", NULL },
  { "wprowadzenie", "introduction", NULL },
  { "wstep", "introduction", NULL },
  { "laws", "laws", NULL },
  { "przepisy", "laws", NULL },
};

/* What follows as many letters as @words has; a letter that has a diacritic of its own behind it is
 * two, and then they are not the words. */
static const char *
skip (const char *text, const char *words)
{
  const char *end = text;
  g_autofree char *folded = NULL;

  for (glong n = g_utf8_strlen (words, -1); n > 0 && *end != '\0'; n--)
    end = g_utf8_next_char (end);
  folded = lex_fold (text, end - text);
  if (!g_str_equal (folded, words) || g_unichar_isalpha (g_utf8_get_char (end)))
    return NULL;
  return end + strspn (end, " \t/.,:");
}

const char *
lex_document_words_read (const char *text, const char **rest)
{
  const char *end = text;
  g_autofree char *folded = NULL;

  g_return_val_if_fail (text != NULL && rest != NULL, NULL);

  /* A letter that was cut off would lead beyond the end. */
  if (!g_utf8_validate (text, -1, NULL))
    return NULL;
  for (guint i = 0; i < LONGEST && *end != '\0'; i++)
    end = g_utf8_next_char (end);
  folded = lex_fold (text, end - text);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      *rest = g_str_has_prefix (folded, names[i].words) ? skip (text, names[i].words) : NULL;
      if (*rest != NULL)
        return names[i].document;
    }
  return NULL;
}

static const char *
find_prefix (const char *document)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].document, document))
      return names[i].prefix;
  return NULL;
}

static gboolean
is_part (char letter)
{
  return g_ascii_isalnum (letter) || letter == '-';
}

/* `3 (c) ii` as `3c(ii)`: what follows a small letter is roman. */
static char *
dup_levels (const char *rest)
{
  g_autoptr (GString) levels = g_string_new (NULL);

  for (const char *at = rest; *at != '\0';)
    {
      gsize length = 0;
      gboolean roman = levels->len > 0 && g_ascii_islower (levels->str[levels->len - 1]);

      while (is_part (at[length]))
        length++;
      if (length == 0)
        {
          at++;
          continue;
        }
      g_string_append (levels, roman ? "(" : "");
      for (gsize i = 0; i < length; i++)
        g_string_append_c (levels, g_ascii_tolower (at[i]));
      g_string_append (levels, roman ? ")" : "");
      at += length;
    }
  return g_string_free (g_steal_pointer (&levels), FALSE);
}

static char *
dup_slug (const char *rest)
{
  g_autofree char *folded = lex_fold (rest, -1);
  g_auto (GStrv) words = g_strsplit_set (g_strstrip (folded), " \t", -1);

  return g_strjoinv ("-", words);
}

char *
lex_document_words_dup_label (const char *document, const char *rest)
{
  const char *prefix;
  g_autofree char *tail = NULL;
  g_autofree char *text = NULL;
  g_autoptr (LexLabel) label = NULL;

  g_return_val_if_fail (document != NULL && rest != NULL, NULL);

  prefix = find_prefix (document);
  if (prefix == NULL || *rest == '\0'
      || strpbrk (rest, G_CSET_DIGITS G_CSET_a_2_z G_CSET_A_2_Z) == NULL)
    return NULL;
  tail = g_ascii_isdigit (*rest) ? dup_levels (rest) : dup_slug (rest);
  text = g_strconcat (prefix, "/", tail, NULL);
  label = lex_label_parse (text);
  return label != NULL ? g_steal_pointer (&text) : NULL;
}
