/* lex-repair-words.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Which words there are, in the language and in the field. It does not know what the damage is nor
 * what is done about it. Only this room calls it.
 */

#include "intake/repair/lex-repair-words.h"

#include <string.h>

#include "language/lex-dictionary.h"
#include "language/lex-fold.h"

/* Little words of every text; who finds one of them does not mean its rare neighbour (beż, mą). */
static const char *const common[LEX_N_LANGUAGES] = {
  [LEX_LANGUAGE_EN]
  = " a an and are as at be by for from he his i if in is it no not of off on or so "
    "that the this to was with ",
  [LEX_LANGUAGE_PL] = " a aby ale albo bez bo by być był byli był była było były czy dla do gdy go "
                      "gra i ich iż jak jako je jego jej "
                      "jest jeszcze już kto lat lub ma mają mieć może można mu na nad nakaz nie "
                      "nią niż no o od on oraz pas pasów po "
                      "pod podczas podstawie poza prawie przed przede przez przy pyta sam są się "
                      "spod stają tak także tam tego tej "
                      "też to tu ty tym u w we więc wszystko z za zakaz zawsze ze zna żaden żadna "
                      "żadne żadnego żadnej żadnych że żeby ",
};

struct _LexRepairWords
{
  /* Owned */
  LexDictionary *dictionary;
  char *folder;              /* nullable: where its words of the field came from */
  GHashTable *known;         /* word as written → whether the dictionary has it */
  GHashTable *field;         /* set of words in small letters */
  GHashTable *abbreviations; /* what it looks like → the abbreviation */

  LexLanguage language;
  guint n_tries; /* that are left */

  /* Borrowed */
  const char *common; /* little words, a blank on either side */
};

/* I, l, 1 and a stroke are one; what a scanner doubled is single. */
static char *
dup_looks (const char *word)
{
  GString *looks = g_string_new (NULL);

  for (const char *c = word; *c != '\0'; c++)
    {
      char letter = strchr ("IlL1|!", *c) != NULL ? 'I' : *c;

      if (letter != 'I' || looks->len == 0 || looks->str[looks->len - 1] != 'I')
        g_string_append_c (looks, letter);
    }
  return g_string_free (looks, FALSE);
}

/* A dictionary takes long to open: those that were used last wait here for the next text. */
static GMutex pool_lock;
static LexRepairWords *pool[LEX_N_LANGUAGES];

/* So many answers of a dictionary are kept for the next text. */
#define MAX_KNOWN 200000

static gboolean
is_abbreviation (const char *word)
{
  gsize length = strlen (word);

  return length >= 2 && length <= 5 && strspn (word, G_CSET_A_2_Z) == length;
}

char *
lex_repair_words_dup_stem (const char *word)
{
  static const char *const endings[] = { "a", "e", "ą", "ę" };
  gsize length;

  g_return_val_if_fail (word != NULL, NULL);

  length = strlen (word);
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++)
    if (length > strlen (endings[i]) && g_str_has_suffix (word, endings[i]))
      return g_strndup (word, length - strlen (endings[i]));
  return g_strdup (word);
}

typedef struct
{
  LexRepairWords *words;
  const char *text;
} Learning;

static gboolean
learn_cb (const char *token, gsize start, gsize end, gpointer user_data)
{
  Learning *learning = user_data;
  g_autofree char *printed = g_strndup (learning->text + start, end - start);
  g_autofree char *word = NULL;

  if (is_abbreviation (printed))
    g_hash_table_insert (learning->words->abbreviations, dup_looks (printed), g_strdup (printed));
  word = g_utf8_strdown (printed, -1);
  g_hash_table_add (learning->words->field, g_steal_pointer (&word));
  return TRUE;
}

void
lex_repair_words_learn (LexRepairWords *self, const char *text)
{
  Learning learning = { self, text };

  g_return_if_fail (self != NULL && text != NULL);

  lex_tokenize (text, -1, learn_cb, &learning);
}

static char *
dup_list_path (LexLanguage language, const char *folder)
{
  g_autofree char *name = g_strdup_printf ("words-%s.dic", lex_language_get_code (language));

  return g_build_filename (folder, name, NULL);
}

static void
words_destroy (LexRepairWords *self)
{
  g_clear_pointer (&self->dictionary, lex_dictionary_free);
  g_hash_table_unref (self->known);
  g_hash_table_unref (self->field);
  g_hash_table_unref (self->abbreviations);
  g_free (self->folder);
  g_free (self);
}

/* Takes what waits, if it is of the same folder. */
static LexRepairWords *
take_waiting (LexLanguage language, const char *folder)
{
  LexRepairWords *self;

  g_mutex_lock (&pool_lock);
  self = g_steal_pointer (&pool[language]);
  g_mutex_unlock (&pool_lock);
  if (self != NULL && g_strcmp0 (self->folder, folder) != 0)
    g_clear_pointer (&self, words_destroy);
  return self;
}

static LexRepairWords *
words_open (LexLanguage language, const char *folder, GError **error)
{
  LexRepairWords *self = g_new0 (LexRepairWords, 1);
  g_autofree char *list = folder != NULL ? dup_list_path (language, folder) : NULL;

  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->field = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->abbreviations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->folder = g_strdup (folder);
  self->language = language;
  self->dictionary = lex_dictionary_new (language, NULL, error);
  /* A library can be made without the words of the field, and so can a repair. */
  if (self->dictionary == NULL
      || (list != NULL && g_file_test (list, G_FILE_TEST_IS_REGULAR)
          && !lex_dictionary_add_words (self->dictionary, list, error)))
    g_clear_pointer (&self, words_destroy);
  return self;
}

LexRepairWords *
lex_repair_words_new (LexLanguage language, const char *folder, GError **error)
{
  LexRepairWords *self;
  g_autofree char *list = NULL;
  g_autofree char *words = NULL;

  g_return_val_if_fail (language < LEX_N_LANGUAGES, NULL);

  self = take_waiting (language, folder);
  if (self == NULL)
    self = words_open (language, folder, error);
  if (self == NULL)
    return NULL;
  g_hash_table_remove_all (self->field);
  g_hash_table_remove_all (self->abbreviations);
  self->common = common[language];
  lex_repair_words_learn (self, self->common);
  list = folder != NULL ? dup_list_path (language, folder) : NULL;
  if (list != NULL && g_file_get_contents (list, &words, NULL, NULL))
    lex_repair_words_learn (self, words);
  return self;
}

void
lex_repair_words_free (LexRepairWords *self)
{
  LexLanguage language;

  if (self == NULL)
    return;

  /* Read before it is handed over: which side of an assignment comes first is the compiler's. */
  language = self->language;
  if (g_hash_table_size (self->known) > MAX_KNOWN)
    g_hash_table_remove_all (self->known);
  g_mutex_lock (&pool_lock);
  if (pool[language] == NULL)
    pool[language] = g_steal_pointer (&self);
  g_mutex_unlock (&pool_lock);
  if (self != NULL)
    words_destroy (self);
}

void
lex_repair_words_close_all (void)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    {
      LexRepairWords *self;

      g_mutex_lock (&pool_lock);
      self = g_steal_pointer (&pool[language]);
      g_mutex_unlock (&pool_lock);
      if (self != NULL)
        words_destroy (self);
    }
}

gboolean
lex_repair_words_knows (LexRepairWords *self, const char *word)
{
  gpointer known;

  g_return_val_if_fail (self != NULL && word != NULL, FALSE);

  if (!g_hash_table_lookup_extended (self->known, word, NULL, &known))
    {
      known = GINT_TO_POINTER (lex_dictionary_knows (self->dictionary, word));
      g_hash_table_insert (self->known, g_strdup (word), known);
    }
  return GPOINTER_TO_INT (known);
}

gboolean
lex_repair_words_try (LexRepairWords *self, const char *word)
{
  g_return_val_if_fail (self != NULL && word != NULL, FALSE);

  if (self->n_tries == 0)
    return FALSE;
  self->n_tries--;
  return lex_dictionary_knows (self->dictionary, word);
}

void
lex_repair_words_set_tries (LexRepairWords *self, guint n_tries)
{
  g_return_if_fail (self != NULL);

  self->n_tries = n_tries;
}

guint
lex_repair_words_get_tries (LexRepairWords *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->n_tries;
}

LexLanguage
lex_repair_words_get_language (LexRepairWords *self)
{
  g_return_val_if_fail (self != NULL, LEX_LANGUAGE_EN);

  return self->language;
}

gboolean
lex_repair_words_are_of_field (LexRepairWords *self, const char *word)
{
  g_autofree char *small = NULL;

  g_return_val_if_fail (self != NULL && word != NULL, FALSE);

  small = g_utf8_strdown (word, -1);
  return g_hash_table_contains (self->field, small);
}

gboolean
lex_repair_words_are_common (LexRepairWords *self, const char *word)
{
  g_autofree char *small = NULL;
  g_autofree char *padded = NULL;

  g_return_val_if_fail (self != NULL && word != NULL, FALSE);

  small = g_utf8_strdown (word, -1);
  padded = g_strconcat (" ", small, " ", NULL);
  return strstr (self->common, padded) != NULL;
}

const char *
lex_repair_words_find_abbreviation (LexRepairWords *self, const char *printed)
{
  g_autofree char *looks = NULL;

  g_return_val_if_fail (self != NULL && printed != NULL, NULL);

  looks = dup_looks (printed);
  return g_hash_table_lookup (self->abbreviations, looks);
}
