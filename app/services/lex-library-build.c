/* lex-library-build.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the library that ships from the corpus. It refuses to know what the documents say, except
 * in which order a reader expects them. The program of the build calls it through lex-library.h.
 */

#include <glib/gi18n-lib.h>

#include "corpus/lex-corpus.h"
#include "services/lex-indexing.h"
#include "services/lex-library-private.h"
#include "services/lex-library-rebuild.h"

#define PRECEDENCE "precedence.xml"
#define SITUATIONS "situations"

/* The order of a book: first what leads in, then the rules, then what explains them. Files that
 * are not named here follow, by name. */
static const char *const reading_order[] = {
  "introduction.xml", "definitions.xml", "laws.xml",       "screens.xml",
  "commentary.xml",   "examples.xml",    "comparable.xml", "index.xml",
};

static guint
place_in_order (const char *name)
{
  guint place = 0;

  while (place < G_N_ELEMENTS (reading_order) && !g_str_equal (reading_order[place], name))
    place++;
  return place;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  const char *first = *(const char *const *) a;
  const char *second = *(const char *const *) b;
  guint first_place = place_in_order (first);
  guint second_place = place_in_order (second);

  if (first_place != second_place)
    return first_place < second_place ? -1 : 1;
  return strcmp (first, second);
}

/* The names of the documents right in the folder; parts stand in folders below. */
static GPtrArray *
list_files (const char *corpus, GError **error)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) folder = g_dir_open (corpus, 0, error);
  const char *name;

  if (folder == NULL)
    return NULL;
  while ((name = g_dir_read_name (folder)) != NULL)
    if (g_str_has_suffix (name, ".xml") && !g_str_equal (name, PRECEDENCE))
      g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  return g_steal_pointer (&names);
}

static GPtrArray *
read_documents (const char *corpus, GError **error)
{
  g_autoptr (GPtrArray) names = list_files (corpus, error);
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (corpus, names->pdata[i], NULL);
      LexDocument *document = lex_corpus_read (path, FALSE, error);

      if (document == NULL)
        return NULL;
      g_ptr_array_add (documents, document);
    }
  return names != NULL ? g_steal_pointer (&documents) : NULL;
}

/* How people ask for clauses: a folder of files, which a corpus need not have. */
static GPtrArray *
read_situations (const char *corpus, GError **error)
{
  g_autofree char *folder = g_build_filename (corpus, SITUATIONS, NULL);
  g_autoptr (GPtrArray) names = NULL;
  g_autoptr (GPtrArray) all = NULL;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return NULL;
  names = list_files (folder, error);
  all = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_situations_free);
  for (guint i = 0; names != NULL && i < names->len; i++)
    {
      g_autofree char *path = g_build_filename (folder, names->pdata[i], NULL);
      g_autoptr (GPtrArray) some = lex_corpus_read_situations (path, error);

      if (some == NULL)
        return NULL;
      g_ptr_array_extend_and_steal (all, g_steal_pointer (&some));
    }
  return names != NULL ? g_steal_pointer (&all) : NULL;
}

gboolean
lex_library_build (const char *corpus, const char *path, GError **error)
{
  g_autofree char *precedence = g_build_filename (corpus, PRECEDENCE, NULL);
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) documents = NULL;
  g_autoptr (GPtrArray) relations = NULL;
  g_autoptr (GPtrArray) situations = NULL;

  g_return_val_if_fail (corpus != NULL && path != NULL, FALSE);

  documents = read_documents (corpus, &lower);
  if (lower == NULL && g_file_test (precedence, G_FILE_TEST_EXISTS))
    relations = lex_corpus_read_relations (precedence, &lower);
  if (lower == NULL)
    situations = read_situations (corpus, &lower);
  if (lower == NULL)
    lex_indexing_write (path, documents, relations, situations, corpus, &lower);
  if (lower == NULL)
    return TRUE;

  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, "%s", lower->message);
  return FALSE;
}
