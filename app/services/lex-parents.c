/* lex-parents.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The leading words of a clause, and those of all that it stands below. It refuses to know how a
 * chain of them is shown. Front ends call it, and what makes glimpses in this room.
 *
 * Hits of one law have the same parents, and a key stroke shows mostly those of the one before:
 * what was read is kept.
 */

#include "services/lex-parents.h"

#include <string.h>

#include "services/lex-library-private.h"
#include "services/lex-passage.h"

/* Letters that stand for a heading where there is none. */
#define BEGINNING 72
/* What leads on to its parts ends so. */
#define LEADS_ON ":"

/* What is cut ends with a word; what leads on to a list, or ends a sentence, ends with a letter. */
static char *
cut (char *words)
{
  const glong n_letters = g_utf8_strlen (words, -1);
  char *end = words + strlen (words);

  g_strdelimit (words, "\n\t", ' ');
  if (n_letters > BEGINNING)
    {
      end = g_utf8_offset_to_pointer (words, BEGINNING);
      while (end > words && *end != ' ')
        end--;
    }
  while (end > words && strchr (" ,;:.", end[-1]) != NULL)
    end--;
  *end = '\0';
  return n_letters > BEGINNING ? g_strconcat (words, "…", NULL) : g_strdup (words);
}

/* Words of an import replace those of the digest. */
static char *
dup_opening (LexLibrary *self, LexLabel *label, LexLanguage language, GError **error)
{
  g_autofree char *opening = NULL;

  for (guint side = LEX_N_SIDES; side-- > 0 && opening == NULL;)
    {
      g_autoptr (GError) lower = NULL;

      if (self->readers[side] == NULL)
        continue;
      opening = lex_store_reader_dup_opening (self->readers[side], label, language, &lower);
      if (lower != NULL)
        {
          lex_library_take_fault (self, (LexSide) side, g_steal_pointer (&lower), error);
          return NULL;
        }
    }
  return opening != NULL ? cut (opening) : NULL;
}

char *
lex_parents_dup_words (LexLibrary *self, LexLabel *label, LexLanguage language, GError **error)
{
  g_autoptr (GError) fault = NULL;
  char *words;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  words = lex_library_dup_heading (self, label, language, &fault);
  if (words == NULL && fault == NULL)
    words = dup_opening (self, label, language, &fault);
  if (fault != NULL)
    g_propagate_error (error, g_steal_pointer (&fault));
  return words;
}

static LexParent *
read_parent (LexLibrary *self, LexLabel *label, LexLanguage language, GError **error)
{
  g_autoptr (GError) fault = NULL;
  g_autofree char *words = lex_parents_dup_words (self, label, language, &fault);

  if (words == NULL && fault == NULL)
    words = lex_parents_dup_words (self, label, 1 - language, &fault);
  if (fault == NULL)
    return lex_parent_new (label, words != NULL ? words : "");
  g_propagate_error (error, g_steal_pointer (&fault));
  return NULL;
}

/* The chain down to @label itself, as it is kept. */
static GPtrArray *
get_chain (LexLibrary *self, LexLabel *label, LexLanguage language, GError **error)
{
  GPtrArray *chain = g_hash_table_lookup (self->chains[language], label);
  g_autoptr (LexLabel) above = NULL;
  g_autoptr (GPtrArray) longer = NULL;
  LexParent *parent;

  if (chain != NULL)
    return chain;
  above = lex_label_dup_parent (label);
  if (above != NULL)
    chain = get_chain (self, above, language, error);
  if (above != NULL && chain == NULL)
    return NULL;
  parent = read_parent (self, label, language, error);
  if (parent == NULL)
    return NULL;
  longer = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_parent_unref);
  for (guint i = 0; chain != NULL && i < chain->len; i++)
    g_ptr_array_add (longer, lex_parent_ref (g_ptr_array_index (chain, i)));
  g_ptr_array_add (longer, parent);
  chain = g_ptr_array_ref (longer);
  g_hash_table_insert (self->chains[language], parent->label, chain);
  return chain;
}

GPtrArray *
lex_parents_list (LexLibrary *self, LexLabel *label, LexLanguage language, GError **error)
{
  g_autoptr (LexLabel) above = NULL;
  GPtrArray *chain;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL && language < LEX_N_LANGUAGES, NULL);

  above = lex_label_dup_parent (label);
  if (above == NULL)
    return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_parent_unref);
  if (self->chains[language] == NULL)
    self->chains[language] = g_hash_table_new_full (lex_label_hash, lex_label_equal, NULL,
                                                    (GDestroyNotify) g_ptr_array_unref);
  chain = get_chain (self, above, language, error);
  return chain != NULL ? g_ptr_array_ref (chain) : NULL;
}

/* The last sentence of @text, if what stands below goes on from it. */
static char *
dup_last_sentence (LexText *text)
{
  g_autofree char *plain = text != NULL ? g_strdup (lex_text_get_plain (text)) : NULL;
  const char *last = plain;

  if (plain == NULL || !g_str_has_suffix (g_strchomp (plain), LEADS_ON))
    return NULL;
  for (const char *at = plain; (at = strstr (at, ". ")) != NULL; at++)
    if (g_unichar_isupper (g_utf8_get_char (at + 2)))
      last = at + 2;
  return g_strdup (last);
}

static gboolean
has_words (LexClause *clause, LexLanguage language)
{
  return lex_clause_get_text (clause, language) != NULL
         || lex_clause_get_heading (clause, language) != NULL;
}

/* A number alone, as 27B1, has no words: those above it lead on to its parts. */
char *
lex_parents_dup_lead (LexLibrary *self, LexLabel *label, LexLanguage language)
{
  g_autoptr (LexPassage) passage = NULL;
  g_autoptr (LexLabel) above = NULL;
  LexClause *first;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL && language < LEX_N_LANGUAGES, NULL);

  passage = lex_library_show (self, label, NULL);
  if (passage == NULL || passage->rows->len == 0)
    return NULL;
  first = ((LexPassageRow *) passage->rows->pdata[0])->clause;
  if (lex_label_equal (lex_clause_get_label (first), label) && has_words (first, language))
    return dup_last_sentence (lex_clause_get_text (first, language));
  above = lex_label_dup_parent (label);
  return above != NULL ? lex_parents_dup_lead (self, above, language) : NULL;
}
