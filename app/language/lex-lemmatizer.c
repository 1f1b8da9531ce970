/* lex-lemmatizer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the lemmas of the words of some texts and every other form of those
 * lemmas. It does not know whose texts they are, nor how a lexicon is stored
 * or asked. Whoever builds a library calls it, in one thread.
 */

#include "language/lex-lemmatizer.h"

#include <string.h>

#include "language/lex-dictionary.h"
#include "language/lex-english.h"
#include "language/lex-fold.h"
#include "language/lex-word-list.h"

/*
 * Hunspell proposes, the affix rules decide. Hunspell_stem() names the entries
 * that a word may come from; each of them is then expanded, and only a paradigm
 * that really holds a learned word is kept. That matters twice:
 *
 * - Hunspell drops prefixes: "nielegalna" stems to "legalny", and unauthorized
 *   information would be found as authorized. Here a prefix makes a lemma of
 *   its own, "nielegalny".
 * - Homonyms share an entry's word but not its forms.
 *
 * In English only inflection is followed: a caller is not a call. A word that
 * may be spelt with s or z is one word, whose lemma has the z: which of the two
 * a dictionary knows differs from release to release.
 */

struct _LexLemmatizer
{
  /* Owned */
  LexDictionary *dictionaries[LEX_N_LANGUAGES];
  GHashTable *learned[LEX_N_LANGUAGES]; /* word, lower case → whether it is known */
  GHashTable
      *models[LEX_N_LANGUAGES]; /* entry → (owned GPtrArray) words of the field inflected like it */
};

LexLemmatizer *
lex_lemmatizer_new (const char *directory, GError **error)
{
  g_autoptr (LexLemmatizer) self = g_new0 (LexLemmatizer, 1);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      self->learned[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      self->models[i] = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                               (GDestroyNotify) g_ptr_array_unref);
      self->dictionaries[i] = lex_dictionary_new ((LexLanguage) i, directory, error);
      if (self->dictionaries[i] == NULL)
        return NULL;
    }

  return g_steal_pointer (&self);
}

void
lex_lemmatizer_free (LexLemmatizer *self)
{
  if (self == NULL)
    return;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      lex_dictionary_free (self->dictionaries[i]);
      g_clear_pointer (&self->learned[i], g_hash_table_unref);
      g_clear_pointer (&self->models[i], g_hash_table_unref);
    }
  g_free (self);
}

/* A word without a model is filed under the empty one. */
static void
add_word_cb (const char *word, const char *model, gpointer user_data)
{
  GHashTable *models = user_data;
  const char *key = model != NULL ? model : "";
  GPtrArray *words = g_hash_table_lookup (models, key);

  if (words == NULL)
    {
      words = g_ptr_array_new_with_free_func (g_free);
      g_hash_table_insert (models, g_strdup (key), words);
    }
  g_ptr_array_add (words, g_utf8_strdown (word, -1));
}

gboolean
lex_lemmatizer_add_words (LexLemmatizer *self, const char *path, LexLanguage language,
                          GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return lex_word_list_read (path, add_word_cb, self->models[language], error);
}

typedef struct
{
  const char *text;
  GHashTable *words;
} Learning;

/* Single letters and numbers have no lemma worth having: a is also what A, B
 * and C of a law are, and o, w, z are in every sentence. */
static gboolean
is_worth_learning (const char *token)
{
  return token[0] != '\0' && token[1] != '\0' && strpbrk (token, "0123456789") == NULL;
}

/* The dictionary needs the word as it is written, not as it is folded. */
static gboolean
learn_token_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Learning *learning = user_data;
  g_autofree char *lower = NULL;
  char *word;

  if (!is_worth_learning (token))
    return TRUE;

  lower = g_utf8_strdown (learning->text + start, end - start);
  word = g_utf8_normalize (lower, -1, G_NORMALIZE_NFC);
  if (word != NULL)
    g_hash_table_insert (learning->words, word, GUINT_TO_POINTER (FALSE));

  return TRUE;
}

void
lex_lemmatizer_learn (LexLemmatizer *self, const char *text, LexLanguage language)
{
  Learning learning = { text, NULL };

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);
  g_return_if_fail (language < LEX_N_LANGUAGES);

  learning.words = self->learned[language];
  lex_tokenize (text, -1, learn_token_cb, &learning);
}

/* Names are in the dictionary with their capital only. */
static char **
dup_stems (LexDictionary *dictionary, const char *word)
{
  g_auto (GStrv) stems = lex_dictionary_dup_stems (dictionary, word);
  g_autoptr (GString) name = NULL;

  if (stems[0] != NULL)
    return g_steal_pointer (&stems);

  name = g_string_new (NULL);
  g_string_append_unichar (name, g_unichar_totitle (g_utf8_get_char (word)));
  g_string_append (name, g_utf8_next_char (word));

  return lex_dictionary_dup_stems (dictionary, name->str);
}

/* The filling of one language's pairs. */
typedef struct
{
  LexLanguage language;
  LexDictionary *dictionary; /* borrowed */
  GHashTable *learned;       /* borrowed */
  GHashTable *models;        /* borrowed */
  LexLexicon *lexicon;       /* borrowed */
  GHashTable *candidates;    /* set of entries that a learned word may come from */
  const char *stem;          /* the entry being expanded */
  GPtrArray *forms;          /* what came of it … */
  GPtrArray *lemmas;         /* … and the lemma of each */
  GHashTable *wanted;        /* set of those lemmas that have a learned form */
} Filling;

static gboolean
add_stems (Filling *filling, const char *word)
{
  g_auto (GStrv) stems = dup_stems (filling->dictionary, word);

  for (char **stem = stems; *stem != NULL; stem++)
    g_hash_table_add (filling->candidates, g_strdup (*stem));
  return stems[0] != NULL;
}

/* As either spelling, if it has two. */
static gboolean
add_english_stems (Filling *filling, const char *word)
{
  g_autofree char *with_s = lex_english_dup_spelling (word, 's');
  g_autofree char *with_z = lex_english_dup_spelling (word, 'z');
  const char *lemma = lex_english_get_irregular_lemma (word);
  gboolean known;

  if (lemma != NULL)
    g_hash_table_add (filling->candidates, g_strdup (lemma));
  if (with_s == NULL)
    return add_stems (filling, word);
  known = add_stems (filling, with_s);
  return add_stems (filling, with_z) || known;
}

static void
find_candidates (Filling *filling)
{
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, filling->learned);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    if (filling->language == LEX_LANGUAGE_EN ? add_english_stems (filling, word)
                                             : add_stems (filling, word))
      g_hash_table_iter_replace (&iter, GUINT_TO_POINTER (TRUE));
}

static void
take_form (Filling *filling, char *form, char *lemma)
{
  g_ptr_array_add (filling->forms, form);
  g_ptr_array_add (filling->lemmas, lemma);
  if (!g_hash_table_contains (filling->learned, form))
    return;

  g_hash_table_add (filling->wanted, lemma);
  g_hash_table_insert (filling->learned, g_strdup (form), GUINT_TO_POINTER (TRUE));
}

/* As either spelling, if it has two, of the one lemma. */
static void
take_english_form (Filling *filling, const char *form, const char *lemma)
{
  g_autofree char *with_z = lex_english_dup_spelling (lemma, 'z');
  char *other = lex_english_dup_spelling (form, 's');

  if (with_z != NULL)
    lemma = with_z;
  if (other != NULL)
    {
      take_form (filling, other, g_strdup (lemma));
      take_form (filling, lex_english_dup_spelling (form, 'z'), g_strdup (lemma));
    }
  else
    take_form (filling, g_strdup (form), g_strdup (lemma));
}

static void
take_irregular_forms (Filling *filling, const char *stem)
{
  const char *forms = lex_english_get_irregular_forms (stem);
  g_auto (GStrv) split = g_strsplit (forms != NULL ? forms : "", " ", -1);

  for (char **form = split; *form != NULL; form++)
    take_form (filling, g_strdup (*form), g_strdup (stem));
}

/* The stem with the prefix in front. */
static char *
dup_whole (const Filling *filling, const char *prefix)
{
  g_autofree char *whole = g_strconcat (prefix, filling->stem, NULL);

  return g_utf8_strdown (whole, -1);
}

/* Of what is another word and not a form, the singular is the lemma. */
static char *
dup_english_lemma (const Filling *filling, const char *prefix, gsize stripped, const char *added,
                   const char *form)
{
  char *lemma;

  if (lex_english_is_inflection (filling->stem, stripped, added))
    return dup_whole (filling, prefix);
  lemma = g_strdup (form);
  if (g_str_has_suffix (lemma, "s") && !g_str_has_suffix (lemma, "ss"))
    lemma[strlen (lemma) - 1] = '\0';
  return lemma;
}

static void
take_form_cb (const char *form, const char *prefix, gsize stripped, const char *added,
              gpointer user_data)
{
  Filling *filling = user_data;
  g_autofree char *lower = g_utf8_strdown (form, -1);
  g_autofree char *lemma = NULL;

  if (filling->language != LEX_LANGUAGE_EN)
    {
      take_form (filling, g_steal_pointer (&lower), dup_whole (filling, prefix));
      return;
    }
  lemma = dup_english_lemma (filling, prefix, stripped, added, lower);
  take_english_form (filling, lower, lemma);
}

/* A hyphen or an apostrophe parts words, so such a form is never looked up. */
static gboolean
is_one_word (const char *folded)
{
  if (!is_worth_learning (folded))
    return FALSE;
  for (const char *c = folded; *c != '\0'; c = g_utf8_next_char (c))
    {
      if (!g_unichar_isalpha (g_utf8_get_char (c)))
        return FALSE;
    }

  return TRUE;
}

static void
add_pairs (Filling *filling)
{
  for (guint i = 0; i < filling->forms->len; i++)
    {
      const char *lemma = g_ptr_array_index (filling->lemmas, i);
      g_autofree char *form = NULL;
      g_autofree char *folded = NULL;

      if (!g_hash_table_contains (filling->wanted, lemma))
        continue;
      form = lex_fold (g_ptr_array_index (filling->forms, i), -1);
      folded = lex_fold (lemma, -1);
      if (is_one_word (form) && is_one_word (folded))
        lex_lexicon_add (filling->lexicon, form, folded);
    }
}

static void
expand (Filling *filling, const char *stem, const char *flags)
{
  filling->stem = stem;
  lex_affixes_expand (lex_dictionary_get_affixes (filling->dictionary), stem, flags, take_form_cb,
                      filling);
  if (filling->language == LEX_LANGUAGE_EN)
    take_irregular_forms (filling, stem);

  add_pairs (filling);
  g_hash_table_remove_all (filling->wanted);
  g_ptr_array_set_size (filling->forms, 0);
  g_ptr_array_set_size (filling->lemmas, 0);
}

/* The field's own words that are inflected like @model. */
static void
expand_models (Filling *filling, const char *model, const char *flags)
{
  GPtrArray *words = g_hash_table_lookup (filling->models, model);

  for (guint i = 0; words != NULL && i < words->len; i++)
    expand (filling, g_ptr_array_index (words, i), flags);
}

static void
expand_entry_cb (const char *word, const char *flags, gpointer user_data)
{
  Filling *filling = user_data;

  if (g_hash_table_contains (filling->candidates, word))
    expand (filling, word, flags);
  expand_models (filling, word, flags);
}

static void
fill_language (LexLemmatizer *self, LexLanguage language, LexLexicon *lexicon)
{
  g_autoptr (GHashTable) candidates = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) wanted = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) forms = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) lemmas = g_ptr_array_new_with_free_func (g_free);
  Filling filling = {
    .language = language,
    .dictionary = self->dictionaries[language],
    .learned = self->learned[language],
    .models = self->models[language],
    .lexicon = lexicon,
    .candidates = candidates,
    .forms = forms,
    .lemmas = lemmas,
    .wanted = wanted,
  };

  find_candidates (&filling);
  lex_dictionary_foreach (filling.dictionary, expand_entry_cb, &filling);
  expand_models (&filling, "", "");
}

void
lex_lemmatizer_fill (LexLemmatizer *self, LexLexicon *lexicon)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (lexicon != NULL);

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    fill_language (self, (LexLanguage) i, lexicon);
}

/* The walk through one dictionary. */
typedef struct
{
  LexDictionary *dictionary;
  LexLanguage language;
  LexWordFunc func;
  gpointer user_data;
} Walk;

static void
walk_form_cb (const char *form, const char *prefix, gsize stripped, const char *added,
              gpointer user_data)
{
  Walk *walk = user_data;
  const gboolean english = walk->language == LEX_LANGUAGE_EN;
  g_autofree char *with_s = english ? lex_english_dup_spelling (form, 's') : NULL;
  g_autofree char *with_z = english ? lex_english_dup_spelling (form, 'z') : NULL;
  const char *const spellings[] = { form, with_s, with_z };

  for (gsize i = 0; i < G_N_ELEMENTS (spellings); i++)
    {
      g_autofree char *folded = spellings[i] != NULL ? lex_fold (spellings[i], -1) : NULL;

      if (folded != NULL)
        walk->func (folded, walk->user_data);
    }
}

static void
walk_entry_cb (const char *word, const char *flags, gpointer user_data)
{
  Walk *walk = user_data;

  lex_affixes_expand (lex_dictionary_get_affixes (walk->dictionary), word, flags, walk_form_cb,
                      walk);
}

void
lex_lemmatizer_foreach_word (LexLemmatizer *self, LexWordFunc func, gpointer user_data)
{
  g_return_if_fail (self != NULL && func != NULL);

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      Walk walk = { self->dictionaries[language], language, func, user_data };

      lex_dictionary_foreach (walk.dictionary, walk_entry_cb, &walk);
    }
}

static int
compare_words_cb (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

char **
lex_lemmatizer_dup_unknown (LexLemmatizer *self, LexLanguage language)
{
  g_autoptr (GPtrArray) unknown = NULL;
  GHashTableIter iter;
  gpointer word;
  gpointer known;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (language < LEX_N_LANGUAGES, NULL);

  unknown = g_ptr_array_new ();
  g_hash_table_iter_init (&iter, self->learned[language]);
  while (g_hash_table_iter_next (&iter, &word, &known))
    {
      if (!GPOINTER_TO_UINT (known))
        g_ptr_array_add (unknown, g_strdup (word));
    }
  g_ptr_array_sort (unknown, compare_words_cb);
  g_ptr_array_add (unknown, NULL);

  return (char **) g_ptr_array_free (g_steal_pointer (&unknown), FALSE);
}
