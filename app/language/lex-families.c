/* lex-families.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Words that people use for one another, from a file into a lexicon. It refuses to know the words'
 * forms, which the lemmatizer finds, and what a search makes of a family. Whoever builds a library
 * calls it.
 */

#include "language/lex-families.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "language/lex-fold.h"
#include "language/lex-language-error.h"
#include "language/lex-word-list.h"

/* @names: of families, a line each. @words: by language, all of them, for the lemmatizer.
 * @members: folded word to the (element-type utf8) names of its families. */
struct _LexFamilies
{
  GPtrArray *names;
  GString *words[LEX_N_LANGUAGES];
  GHashTable *members;
};

void
lex_families_free (LexFamilies *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_string_free (self->words[i], TRUE);
  g_ptr_array_unref (self->names);
  g_hash_table_unref (self->members);
  g_free (self);
}

static void
add_member (LexFamilies *self, LexLanguage language, const char *text)
{
  g_autofree char *word = lex_fold (text, -1);
  const char *name = g_ptr_array_index (self->names, self->names->len - 1);
  GPtrArray *names = g_hash_table_lookup (self->members, word);

  if (names == NULL)
    {
      names = g_ptr_array_new ();
      g_hash_table_insert (self->members, g_strdup (word), names);
    }
  g_ptr_array_add (names, (gpointer) name);
  g_string_append_printf (self->words[language], " %s", text);
}

/* Gives whether the line is one of a family. */
static gboolean
add_family (LexFamilies *self, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  LexLanguage language;

  if (words[0] == NULL || words[1] == NULL || !lex_language_from_code (words[0], &language))
    return FALSE;
  g_ptr_array_add (self->names, g_strdup_printf ("%c%u", LEX_FAMILY_MARK, self->names->len));
  for (guint i = 1; words[i] != NULL; i++)
    if (*words[i] != '\0' && !lex_language_from_code (words[i], &language))
      add_member (self, language, words[i]);
  return TRUE;
}

static gboolean
add_lines (LexFamilies *self, const char *text, const char *path, GError **error)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    {
      char *remark = strchr (lines[i], '#');

      if (remark != NULL)
        *remark = '\0';
      if (*g_strstrip (lines[i]) == '\0' || add_family (self, lines[i]))
        continue;
      g_set_error (error, LEX_LANGUAGE_ERROR, LEX_LANGUAGE_ERROR_DICTIONARY,
                   _ ("%s:%u: this is no family of words; write “en” or “pl” and the words"), path,
                   i + 1);
      return FALSE;
    }
  return TRUE;
}

LexFamilies *
lex_families_read (const char *path, GError **error)
{
  g_autoptr (LexFamilies) self = NULL;
  g_autofree char *text = lex_word_list_dup_text (path, error);

  if (text == NULL)
    return NULL;
  self = g_new0 (LexFamilies, 1);
  self->names = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    self->words[i] = g_string_new (NULL);
  self->members
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  return add_lines (self, text, path, error) ? g_steal_pointer (&self) : NULL;
}

void
lex_families_learn (LexFamilies *self, LexLemmatizer *lemmatizer)
{
  g_return_if_fail (self != NULL && lemmatizer != NULL);

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    lex_lemmatizer_learn (lemmatizer, self->words[language]->str, language);
}

/* What a form will be added with; a lexicon is not changed while it is read. */
typedef struct
{
  LexFamilies *families;
  GPtrArray *forms;
  GPtrArray *names;
} Gathering;

static void
gather (Gathering *self, const char *form, const char *word)
{
  GPtrArray *names = g_hash_table_lookup (self->families->members, word);

  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      g_ptr_array_add (self->forms, g_strdup (form));
      g_ptr_array_add (self->names, g_ptr_array_index (names, i));
    }
}

static void
gather_cb (const char *form, const char *lemma, gpointer user_data)
{
  gather (user_data, form, lemma);
}

void
lex_families_fill (LexFamilies *self, LexLexicon *lexicon)
{
  g_autoptr (GPtrArray) forms = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  Gathering gathering = { self, forms, names };
  GHashTableIter iter;
  gpointer word;

  g_return_if_fail (self != NULL && lexicon != NULL);

  lex_lexicon_foreach (lexicon, gather_cb, &gathering);
  g_hash_table_iter_init (&iter, self->members);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    gather (&gathering, word, word);
  for (guint i = 0; i < forms->len; i++)
    lex_lexicon_add (lexicon, g_ptr_array_index (forms, i), g_ptr_array_index (names, i));
}
