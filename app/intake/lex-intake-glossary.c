/* lex-intake-glossary.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The defined terms as they are printed: where one begins, and where its definition. It does not
 * know what stands around them. Only lex-intake-terms.c calls it.
 */

#include "intake/lex-intake-glossary.h"

#include <string.h>

#include "intake/lex-intake-heading.h"
#include "language/lex-fold.h"

#define TERM_MAX_BYTES 90

/* What stands in brackets behind a term says more of it and is none. */
static char *
dup_term_key (const char *text, gsize length)
{
  g_autofree char *term = g_strndup (text, length);
  char *bracket = strpbrk (term, "([");

  if (bracket && bracket > term)
    *bracket = '\0';
  return lex_intake_heading_key (term);
}

/* Two terms that only lost ligatures would tell apart are told apart by their letters alone. */
static void
add_key (GHashTable *terms, char *key, guint place)
{
  gpointer other;

  if (!g_hash_table_lookup_extended (terms, key, NULL, &other))
    g_hash_table_insert (terms, key, GUINT_TO_POINTER (place));
  else
    {
      if (GPOINTER_TO_UINT (other) != place)
        g_hash_table_insert (terms, g_strdup (key), GUINT_TO_POINTER (0));
      g_free (key);
    }
}

/* The letters as they are: no key looks like it. */
static char *
dup_exact_key (const char *term)
{
  g_autofree char *folded = lex_fold (term, -1);

  return g_strconcat ("=", folded, NULL);
}

/* key of a term → its place, from 1; with what stands in brackets behind it and without */
GHashTable *
lex_intake_glossary_new (const LexIntakeSkeleton *skeleton)
{
  GHashTable *terms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < skeleton->places->len; i++)
    {
      const LexIntakePlace *place = g_ptr_array_index (skeleton->places, i);

      for (gsize j = 0; j < G_N_ELEMENTS (place->headings); j++)
        if (place->headings[j])
          {
            add_key (terms, dup_exact_key (place->headings[j]), i + 1);
            add_key (terms, g_strdup (place->keys[j]), i + 1);
            add_key (terms, dup_term_key (place->headings[j], strlen (place->headings[j])), i + 1);
          }
    }
  return terms;
}

/* Where a term ends and its definition begins: `Term: …`, `Term – …`, `**Term** …`. */
static gsize
measure_term (const char *text, gsize *rest)
{
  static const char *const ends[] = { ":", " – ", " — ", " - " };
  gsize best = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++)
    {
      const char *found = strstr (text, ends[i]);
      gsize at = found ? (gsize) (found - text) : 0;

      if (at == 0 || at > TERM_MAX_BYTES || (best > 0 && at >= best))
        continue;
      best = at;
      *rest = at + strlen (ends[i]);
    }
  return best;
}

/* A term without the marks of emphasis around it. */
char *
lex_intake_glossary_dup_bare (const char *text, gsize length)
{
  while (length > 0 && *text == '*')
    text++, length--;
  while (length > 0 && text[length - 1] == '*')
    length--;
  return g_strstrip (g_strndup (text, length));
}

/* The place of a term, from 1; 0 if nobody knows it. What stands in brackets must end it. */
static guint
look_up_term (GHashTable *terms, const char *text, gsize length)
{
  g_autofree char *bare = lex_intake_glossary_dup_bare (text, length);
  const guint n_keys = g_str_has_suffix (bare, ")") || g_str_has_suffix (bare, "]") ? 3 : 2;
  guint place = 0;

  for (guint i = 0; i < n_keys && place == 0; i++)
    {
      g_autofree char *key = i == 0   ? dup_exact_key (bare)
                             : i == 1 ? lex_intake_heading_key (bare)
                                      : dup_term_key (bare, strlen (bare));

      place = GPOINTER_TO_UINT (g_hash_table_lookup (terms, key));
    }
  return place;
}

/* Whether a definition may begin here: with a capital, or with the number of the first of several.
 */
static gboolean
begins_definition (const char *text)
{
  return g_unichar_isupper (g_utf8_get_char (text)) || g_ascii_isdigit (*text)
         || g_str_has_prefix (text, "(1)");
}

/* A term that only its letters told from the words behind it, or a cell of its own: the longest
 * that is known. */
static guint
find_known_term (GHashTable *terms, const char *text, gsize *length, gsize *rest)
{
  guint best = 0;

  for (gsize at = 1; at < TERM_MAX_BYTES && text[at - 1] != '\0'; at++)
    {
      guint place;

      if ((text[at] != ' ' && text[at] != '\t') || !begins_definition (text + at + 1))
        continue;
      place = look_up_term (terms, text, at);
      if (place == 0)
        continue;
      best = place;
      *length = at;
      *rest = at + 1;
    }
  return best;
}

/* The place that a block opens, from 1; 0 if it opens none.
 * @length, @rest: (out): where its term ends and its definition begins, if it looks like one */
guint
lex_intake_glossary_find (GHashTable *terms, const LexIntakeBlock *block, gsize *length,
                          gsize *rest)
{
  gsize known_length = 0, known_rest = 0;
  guint place = 0;

  *rest = 0;
  *length = block->marker == LEX_INTAKE_MARKER_NONE ? measure_term (block->text, rest) : 0;
  if (*length == 0 && block->marker == LEX_INTAKE_MARKER_NONE && lex_intake_block_is_title (block)
      && strlen (block->text) <= TERM_MAX_BYTES)
    *length = *rest = strlen (block->text);
  if (*length > 0)
    place = look_up_term (terms, block->text, *length);
  if (place > 0 || block->marker != LEX_INTAKE_MARKER_NONE)
    return place;
  place = find_known_term (terms, block->text, &known_length, &known_rest);
  if (place > 0)
    {
      *length = known_length;
      *rest = known_rest;
    }
  return place;
}

/* Whether a block is a definition, or a term whose definition stands in the next: a mere list of
 * terms is a table of contents. */
gboolean
lex_intake_glossary_defines (GHashTable *terms, GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (blocks, index);
  const LexIntakeBlock *next
      = index + 1 < blocks->len ? g_ptr_array_index (blocks, index + 1) : NULL;
  gsize length, rest, next_length, next_rest;

  if (lex_intake_glossary_find (terms, block, &length, &rest) == 0)
    return FALSE;
  return rest < strlen (block->text)
         || (next && lex_intake_glossary_find (terms, next, &next_length, &next_rest) == 0
             && begins_definition (next->text));
}

gboolean
lex_intake_glossary_has_separator (const LexIntakeBlock *block)
{
  gsize rest = 0;

  return measure_term (block->text, &rest) > 0;
}

/* Whether a sentence has ended before a place in a text. */
static gboolean
is_behind_sentence (const char *text, gsize at)
{
  return at > 2 && text[at - 1] == ' ' && strchr (".;!?)", text[at - 2]);
}

gsize
lex_intake_glossary_find_next (GHashTable *terms, const gboolean *defined, const char *text)
{
  for (gsize at = 1; text[at - 1] && text[at]; at++)
    {
      g_autofree char *start = NULL;
      LexIntakeBlock block = { 0 };
      gsize length, rest;
      guint place;

      if (!is_behind_sentence (text, at)
          || (text[at] != '*' && !g_unichar_isupper (g_utf8_get_char_validated (text + at, -1))))
        continue;
      start = g_strndup (text + at, strnlen (text + at, 2 * TERM_MAX_BYTES));
      block.text = start;
      place = lex_intake_glossary_find (terms, &block, &length, &rest);
      if (place > 0 && rest < strlen (start) && !defined[place])
        return at;
    }
  return 0;
}
