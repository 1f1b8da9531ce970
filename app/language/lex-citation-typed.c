/* lex-citation-typed.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What hands make of one reference that in running text would be none: letters glued to it, signs
 * between its levels, words in the other order. It refuses to know which clauses exist.
 * Only the citation finder calls it.
 */

#include "language/lex-citation-typed.h"

#include <string.h>

#include "language/lex-citation-words.h"

/* Longer than any reference. */
#define MAX_LENGTH 24

#define PARTING " .,-"

/* `L27B`: directors write L for Law. */
static const char *
skip_law (const char *text)
{
  const char *rest = text + 1;

  if (*text != 'L' && *text != 'l')
    return text;
  rest += strspn (rest, ". ");
  return g_ascii_isdigit (*rest) ? rest : text;
}

/* `33 example`, `27 law`. */
static char *
dup_turned (const char *text)
{
  gsize digits = strspn (text, G_CSET_DIGITS);
  const char *word = text + digits + strspn (text + digits, " ");
  LexCitationWord kind;

  if (digits == 0 || *word == '\0' || g_ascii_isdigit (*word))
    return NULL;
  kind = lex_citation_word_classify (word, strlen (word));
  if (kind != LEX_CITATION_WORD_LAW && kind != LEX_CITATION_WORD_EXAMPLE)
    return NULL;
  return g_strdup_printf ("%s %.*s", word, (int) digits, text);
}

/* Levels run together; between two numbers stands more than a sign. */
static char *
dup_joined (const char *text)
{
  g_autoptr (GString) joined = g_string_new (NULL);

  for (const char *at = text; *at != '\0'; at++)
    {
      gsize gap = strspn (at, PARTING);
      char before = joined->len > 0 ? joined->str[joined->len - 1] : '\0';

      if (gap > 0 && g_ascii_isdigit (before) && g_ascii_isdigit (at[gap]))
        return NULL;
      at += gap;
      if (!g_ascii_isalnum (*at) && strchr ("()", *at) == NULL)
        return NULL;
      if (*at == '\0')
        break;
      g_string_append_c (joined, *at);
    }
  return g_string_free (g_steal_pointer (&joined), FALSE);
}

char *
lex_citation_typed_dup_tidy (const char *text)
{
  const char *number;
  g_autofree char *tidy = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  if (strlen (text) > MAX_LENGTH)
    return NULL;
  number = skip_law (text);
  if (!g_ascii_isdigit (*number))
    return NULL;
  tidy = dup_turned (number);
  if (tidy == NULL)
    tidy = dup_joined (number);
  return tidy != NULL && !g_str_equal (tidy, text) ? g_steal_pointer (&tidy) : NULL;
}
