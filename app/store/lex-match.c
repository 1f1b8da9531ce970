/* lex-match.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns what a user typed into a MATCH expression of FTS5. It refuses to know the database, the
 * lemmas (the tokenizer adds them) and the order of hits. Only lex-store-search.c and the fuzz
 * target call it.
 */

#include "store/lex-match.h"

#include "language/lex-fold.h"

static gboolean
word_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  GPtrArray *words = user_data;
  guint i;

  /* The word typed last may be the beginning of another, so it moves to the end. */
  if (g_ptr_array_find_with_equal_func (words, token, g_str_equal, &i))
    g_ptr_array_remove_index (words, i);
  g_ptr_array_add (words, g_strdup (token));
  return words->len < LEX_MATCH_MAX_WORDS;
}

GStrv
lex_match_dup_words (const char *text)
{
  g_autoptr (GPtrArray) words = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  words = g_ptr_array_new_with_free_func (g_free);
  lex_tokenize (text, -1, word_cb, words);
  g_ptr_array_add (words, NULL);
  return (GStrv) g_ptr_array_free (g_steal_pointer (&words), FALSE);
}

/* A folded word has letters and digits only, so it can not hold a quote. Doubling one anyway
 * keeps this file safe by itself, whatever the tokenizer will count as a letter. */
static void
append_quoted (GString *expression, const char *word)
{
  g_string_append_c (expression, '"');
  for (const char *c = word; *c != '\0'; c++)
    {
      if (*c == '"')
        g_string_append_c (expression, '"');
      g_string_append_c (expression, *c);
    }
  g_string_append_c (expression, '"');
}

/* One letter begins nearly everything, so it stands for itself only. */
static void
append_growing (GString *expression, const char *word)
{
  if (g_utf8_strlen (word, -1) < LEX_MATCH_MIN_PREFIX)
    {
      append_quoted (expression, word);
      return;
    }
  g_string_append_c (expression, '(');
  append_quoted (expression, word);
  g_string_append (expression, " OR ");
  append_quoted (expression, word);
  g_string_append (expression, " *)");
}

static const char *
get_filter (LexLanguages languages)
{
  switch (languages)
    {
    case LEX_LANGUAGES_EN:
      return "{heading_en body_en above_en lent_en hint_en} : ";
    case LEX_LANGUAGES_PL:
      return "{heading_pl body_pl above_pl lent_pl hint_pl} : ";
    case LEX_LANGUAGES_NONE:
    case LEX_LANGUAGES_BOTH:
    default:
      return "";
    }
}

char *
lex_match_dup_expression (const char *const *words, LexMatchMode mode, LexLanguages languages)
{
  GString *expression;

  g_return_val_if_fail (words != NULL && words[0] != NULL, NULL);

  expression = g_string_new (get_filter (languages));
  g_string_append_c (expression, '(');
  for (guint i = 0; words[i] != NULL; i++)
    {
      if (i > 0)
        g_string_append (expression, mode == LEX_MATCH_ALL ? " AND " : " OR ");
      if (words[i + 1] != NULL)
        append_quoted (expression, words[i]);
      else
        append_growing (expression, words[i]);
    }
  g_string_append_c (expression, ')');
  return g_string_free (expression, FALSE);
}
