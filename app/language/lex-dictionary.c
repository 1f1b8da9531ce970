/* lex-dictionary.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds, opens and reads one hunspell dictionary, and hides its encoding. It
 * does not know which words matter, nor what is made of their forms. The
 * lemmatizer calls it, and whoever mends damaged words.
 */

#include "language/lex-dictionary.h"

#include <glib/gi18n-lib.h>
#include <hunspell.h>
#include <string.h>

#include "language/lex-language-error.h"
#include "language/lex-word-list.h"

/* Where Debian's packages put the files, and what to ask for when they are not there. */
static const struct
{
  const char *name;
  const char *package;
} sources[LEX_N_LANGUAGES] = {
  [LEX_LANGUAGE_EN] = { "en_GB", "hunspell-en-gb" },
  [LEX_LANGUAGE_PL] = { "pl_PL", "hunspell-pl" },
};

/* Hunspell's own list, after DICPATH and the data folders of the system. */
static const char *const system_directories[] = {
  "/usr/share/hunspell",
  "/usr/share/myspell",
  "/usr/share/myspell/dicts",
  NULL,
};

struct _LexDictionary
{
  /* Owned */
  Hunhandle *hunspell;
  LexAffixes *affixes;
  char *entries;        /* the whole `.dic` file, UTF-8 */
  GIConv to_hunspell;   /* from UTF-8 to what hunspell speaks */
  GIConv from_hunspell; /* and back */
};

static gboolean
has_dictionary (const char *directory, const char *name)
{
  g_autofree char *base = g_strconcat (name, ".aff", NULL);
  g_autofree char *path = g_build_filename (directory, base, NULL);

  return g_file_test (path, G_FILE_TEST_IS_REGULAR);
}

/* Finds the directory that has the dictionary, or the last place to look. */
static char *
find_directory (const char *name)
{
  const char *dicpath = g_getenv ("DICPATH");
  const char *const *data = g_get_system_data_dirs ();
  g_auto (GStrv) own = g_strsplit (dicpath != NULL ? dicpath : "", G_SEARCHPATH_SEPARATOR_S, -1);

  for (char **directory = own; *directory != NULL; directory++)
    {
      if (has_dictionary (*directory, name))
        return g_strdup (*directory);
    }
  for (; *data != NULL; data++)
    {
      g_autofree char *directory = g_build_filename (*data, "hunspell", NULL);

      if (has_dictionary (directory, name))
        return g_steal_pointer (&directory);
    }
  for (const char *const *directory = system_directories; *directory != NULL; directory++)
    {
      if (has_dictionary (*directory, name))
        return g_strdup (*directory);
    }

  return g_strdup (system_directories[0]);
}

/* Reads a file; @encoding %NULL means what its own SET line says, which it receives. */
static char *
read_file (const char *path, const char *package, char **encoding, GError **error)
{
  g_autoptr (GError) problem = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (g_file_get_contents (path, &bytes, &length, &problem))
    {
      if (*encoding == NULL)
        *encoding = lex_affixes_dup_encoding (bytes);
      text = g_convert (bytes, length, "UTF-8", *encoding, NULL, NULL, &problem);
    }
  if (text == NULL)
    g_set_error (error, LEX_LANGUAGE_ERROR, LEX_LANGUAGE_ERROR_DICTIONARY,
                 _ ("The dictionary %s cannot be read (%s); install the package %s"), path,
                 problem->message, package);

  return g_steal_pointer (&text);
}

/* Hunspell itself reports nothing when a file is missing, so ours are read first. */
static gboolean
open_files (LexDictionary *self, const char *base, const char *package, GError **error)
{
  g_autofree char *aff = g_strconcat (base, ".aff", NULL);
  g_autofree char *dic = g_strconcat (base, ".dic", NULL);
  g_autofree char *encoding = NULL;
  g_autofree char *rules = read_file (aff, package, &encoding, error);

  if (rules == NULL)
    return FALSE;
  self->entries = read_file (dic, package, &encoding, error);
  if (self->entries == NULL)
    return FALSE;

  self->affixes = lex_affixes_new (rules);
  self->hunspell = Hunspell_create (aff, dic);
  self->to_hunspell = g_iconv_open (Hunspell_get_dic_encoding (self->hunspell), "UTF-8");
  self->from_hunspell = g_iconv_open ("UTF-8", Hunspell_get_dic_encoding (self->hunspell));
  if (self->to_hunspell == (GIConv) -1 || self->from_hunspell == (GIConv) -1)
    {
      g_set_error (error, LEX_LANGUAGE_ERROR, LEX_LANGUAGE_ERROR_DICTIONARY,
                   _ ("The dictionary %s has the unknown encoding %s; install the package %s"), aff,
                   Hunspell_get_dic_encoding (self->hunspell), package);
      return FALSE;
    }

  return TRUE;
}

LexDictionary *
lex_dictionary_new (LexLanguage language, const char *directory, GError **error)
{
  g_autoptr (LexDictionary) self = g_new0 (LexDictionary, 1);
  g_autofree char *found = NULL;
  g_autofree char *base = NULL;

  g_return_val_if_fail (language < LEX_N_LANGUAGES, NULL);

  self->to_hunspell = (GIConv) -1;
  self->from_hunspell = (GIConv) -1;
  found = directory != NULL ? g_strdup (directory) : find_directory (sources[language].name);
  base = g_build_filename (found, sources[language].name, NULL);
  if (!open_files (self, base, sources[language].package, error))
    return NULL;

  return g_steal_pointer (&self);
}

void
lex_dictionary_free (LexDictionary *self)
{
  if (self == NULL)
    return;

  if (self->from_hunspell != (GIConv) -1)
    g_iconv_close (self->from_hunspell);
  if (self->to_hunspell != (GIConv) -1)
    g_iconv_close (self->to_hunspell);
  g_clear_pointer (&self->hunspell, Hunspell_destroy);
  lex_affixes_free (self->affixes);
  g_free (self->entries);
  g_free (self);
}

LexAffixes *
lex_dictionary_get_affixes (LexDictionary *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->affixes;
}

char **
lex_dictionary_dup_stems (LexDictionary *self, const char *word)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *asked = NULL;
  char **stems = NULL;
  int n_stems = 0;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (word != NULL, NULL);

  /* A word that the encoding can not write is no word of the dictionary. */
  asked = g_convert_with_iconv (word, -1, self->to_hunspell, NULL, NULL, NULL);
  if (asked != NULL)
    n_stems = Hunspell_stem (self->hunspell, &stems, asked);
  for (int i = 0; i < n_stems; i++)
    {
      g_autofree char *stem
          = g_convert_with_iconv (stems[i], -1, self->from_hunspell, NULL, NULL, NULL);

      if (stem != NULL)
        g_strv_builder_add (builder, stem);
    }
  if (n_stems > 0)
    Hunspell_free_list (self->hunspell, &stems, n_stems);

  return g_strv_builder_end (builder);
}

/* Hunspell has words of its own for as long as it is open; a word that its encoding can not write
 * it can not be asked for either. */
static void
add_word_cb (const char *word, const char *model, gpointer user_data)
{
  LexDictionary *self = user_data;
  g_autofree char *asked = g_convert_with_iconv (word, -1, self->to_hunspell, NULL, NULL, NULL);
  g_autofree char *like
      = model ? g_convert_with_iconv (model, -1, self->to_hunspell, NULL, NULL, NULL) : NULL;

  if (asked != NULL && like != NULL)
    Hunspell_add_with_affix (self->hunspell, asked, like);
  else if (asked != NULL)
    Hunspell_add (self->hunspell, asked);
}

gboolean
lex_dictionary_add_words (LexDictionary *self, const char *path, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return lex_word_list_read (path, add_word_cb, self, error);
}

gboolean
lex_dictionary_knows (LexDictionary *self, const char *word)
{
  g_autofree char *asked = NULL;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (word != NULL, FALSE);

  asked = g_convert_with_iconv (word, -1, self->to_hunspell, NULL, NULL, NULL);
  return asked != NULL && Hunspell_spell (self->hunspell, asked) != 0;
}

/* Cuts `word/flags<tab>anything` in place; a slash that is meant has a backslash. */
static const char *
cut_entry (char *line)
{
  char *slash;

  line[strcspn (line, " \t\r")] = '\0';
  slash = strchr (line, '/');
  while (slash != NULL && slash > line && slash[-1] == '\\')
    slash = strchr (slash + 1, '/');
  if (slash == NULL)
    return "";

  *slash = '\0';
  return slash + 1;
}

void
lex_dictionary_foreach (LexDictionary *self, LexEntryFunc func, gpointer user_data)
{
  g_autoptr (GString) line = g_string_new (NULL);

  g_return_if_fail (self != NULL);
  g_return_if_fail (func != NULL);

  /* The first line tells how many entries follow; as a word it does no harm. */
  for (const char *next = self->entries; *next != '\0';)
    {
      gsize length = strcspn (next, "\n");
      const char *flags;

      g_string_truncate (line, 0);
      g_string_append_len (line, next, length);
      next += length + (next[length] != '\0');
      flags = cut_entry (line->str);
      if (line->str[0] != '\0')
        func (line->str, flags, user_data);
    }
}
