/* lex-lexicon.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A map from a folded form to its folded lemmas. It does not know where the
 * pairs come from, nor what they are for. The lemmatizer fills it, the store
 * keeps it, and whoever reads a query asks it.
 */

#include "language/lex-lexicon.h"

#include <string.h>

/*
 * A library has some hundred thousand forms of few thousand lemmas, so each
 * word is kept once, in one chunk, and a form's lemmas are a bare array of
 * pointers: nearly always one, hence grown by exactly one.
 */
struct _LexLexicon
{
  gatomicrefcount ref_count;

  /* Owned */
  GStringChunk *words;
  GHashTable *lemmas; /* form in words → (char **) in words, sorted, %NULL-terminated */
};

LexLexicon *
lex_lexicon_new (void)
{
  LexLexicon *self = g_new0 (LexLexicon, 1);

  g_atomic_ref_count_init (&self->ref_count);
  self->words = g_string_chunk_new (16 * 1024);
  self->lemmas = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);

  return self;
}

LexLexicon *
lex_lexicon_ref (LexLexicon *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

void
lex_lexicon_unref (LexLexicon *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;

  g_hash_table_unref (self->lemmas);
  g_string_chunk_free (self->words);
  g_free (self);
}

void
lex_lexicon_add (LexLexicon *self, const char *form, const char *lemma)
{
  gpointer key = NULL;
  gpointer value = NULL;
  const char **lemmas;
  gsize n = 0;
  gsize place = 0;

  g_return_if_fail (self != NULL);
  g_return_if_fail (form != NULL && lemma != NULL);

  if (g_str_equal (form, lemma))
    return;

  if (g_hash_table_steal_extended (self->lemmas, form, &key, &value))
    n = g_strv_length (value);
  else
    key = g_string_chunk_insert_const (self->words, form);

  lemmas = g_renew (const char *, value, n + 2);
  while (place < n && strcmp (lemmas[place], lemma) < 0)
    place++;
  if (place == n || !g_str_equal (lemmas[place], lemma))
    {
      memmove (lemmas + place + 1, lemmas + place, (n - place) * sizeof *lemmas);
      lemmas[place] = g_string_chunk_insert_const (self->words, lemma);
      n++;
    }
  lemmas[n] = NULL;
  g_hash_table_insert (self->lemmas, key, lemmas);
}

const char *const *
lex_lexicon_lookup (LexLexicon *self, const char *form)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (form != NULL, NULL);

  return g_hash_table_lookup (self->lemmas, form);
}

guint
lex_lexicon_get_size (LexLexicon *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_hash_table_size (self->lemmas);
}

static int
compare_forms_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

void
lex_lexicon_foreach (LexLexicon *self, LexLexiconFunc func, gpointer user_data)
{
  g_autofree gpointer *forms = NULL;
  guint n_forms;

  g_return_if_fail (self != NULL);
  g_return_if_fail (func != NULL);

  forms = g_hash_table_get_keys_as_array (self->lemmas, &n_forms);
  qsort (forms, n_forms, sizeof *forms, compare_forms_cb);
  for (guint i = 0; i < n_forms; i++)
    {
      const char *const *lemmas = g_hash_table_lookup (self->lemmas, forms[i]);

      for (; *lemmas != NULL; lemmas++)
        func (forms[i], *lemmas, user_data);
    }
}
