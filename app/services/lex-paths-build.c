/* lex-paths-build.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Makes the file of the guided paths from the corpus, and lets none pass that would lead a reader
 * nowhere. It refuses to judge what they say. The program of the build calls it through
 * lex-paths.h.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "corpus/lex-corpus.h"
#include "model/lex-path-data.h"
#include "rulings/lex-path-check.h"
#include "rulings/lex-tool.h"
#include "services/lex-library-private.h"
#include "services/lex-paths.h"

/* In which the situations are met at the table, as the schema names them. */
static const char *const groups[] = {
  "auction", "lead",        "play",  "revoke", "penalty-card",
  "claim",   "information", "board", "score",  "conduct",
};

static guint
find_group (const LexPath *path)
{
  guint place = 0;

  while (place < G_N_ELEMENTS (groups) && !g_str_equal (groups[place], path->group))
    place++;
  return place;
}

/* By group; inside, by the Law that decides first. */
static int
compare_paths (gconstpointer a, gconstpointer b)
{
  const LexPath *first = *(const LexPath *const *) a;
  const LexPath *second = *(const LexPath *const *) b;
  const guint first_group = find_group (first);
  const guint second_group = find_group (second);
  const int order = lex_label_compare (first->labels->pdata[0], second->labels->pdata[0]);

  if (first_group != second_group)
    return first_group < second_group ? -1 : 1;
  return order != 0 ? order : strcmp (first->name, second->name);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
check_label (LexLibrary *library, const char *file, const char *label, GError **error)
{
  if (lex_library_has_label (library, label))
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s: there is no clause “%s”; name one that the corpus has"), file, label);
  return FALSE;
}

static gboolean
check_labels (LexLibrary *library, const char *file, GPtrArray *labels, GError **error)
{
  for (guint i = 0; i < labels->len; i++)
    if (!check_label (library, file, lex_label_get_text (labels->pdata[i]), error))
      return FALSE;
  return TRUE;
}

static gboolean
check_texts (LexLibrary *library, const char *file, LexText *const *texts, GError **error)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      gsize n_spans = 0;
      const LexSpan *spans = texts[i] != NULL ? lex_text_get_spans (texts[i], &n_spans) : NULL;

      for (gsize j = 0; j < n_spans; j++)
        if ((spans[j].kind == LEX_SPAN_CITATION || spans[j].kind == LEX_SPAN_TERM)
            && !check_label (library, file, spans[j].target, error))
          return FALSE;
    }
  return TRUE;
}

static gboolean
check_step (LexLibrary *library, const char *file, const LexPathStep *step, GError **error)
{
  gboolean ok = check_texts (library, file, step->ask, error);

  for (guint i = 0; ok && i < step->remarks->len; i++)
    ok = check_texts (library, file, ((const LexRemark *) step->remarks->pdata[i])->text, error);
  for (guint i = 0; ok && i < step->answers->len; i++)
    ok = check_texts (library, file, ((const LexPathAnswer *) step->answers->pdata[i])->text,
                      error);
  for (guint i = 0; ok && i < step->lines->len; i++)
    {
      const LexPathLine *line = step->lines->pdata[i];

      ok = check_labels (library, file, line->labels, error)
           && check_texts (library, file, line->text, error);
    }
  return ok;
}

static LexPath *
read_path (LexLibrary *library, const char *file, GError **error)
{
  g_autoptr (LexPath) path = lex_corpus_read_path (file, error);
  g_autofree char *stem = g_path_get_basename (file);

  if (path == NULL || !lex_path_check (path, error)
      || !check_labels (library, file, path->labels, error))
    return NULL;
  if (!g_str_has_prefix (stem, path->name) || strlen (stem) != strlen (path->name) + 4)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                        _ ("%s: the path is named “%s”; let file and path have one name"), file,
                        path->name);
      return NULL;
    }
  for (guint i = 0; i < path->steps->len; i++)
    if (!check_step (library, file, path->steps->pdata[i], error))
      return NULL;
  return g_steal_pointer (&path);
}

/* The XML files of a folder of the corpus, by name; it need not have any. */
static GPtrArray *
list_files (const char *corpus, const char *name, GError **error)
{
  g_autofree char *folder = g_build_filename (corpus, name, NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) names = NULL;

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return g_steal_pointer (&files);
  names = g_dir_open (folder, 0, error);
  while (names != NULL && (name = g_dir_read_name (names)) != NULL)
    if (g_str_has_suffix (name, ".xml"))
      g_ptr_array_add (files, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (files, compare_names);
  return names != NULL ? g_steal_pointer (&files) : NULL;
}

static GPtrArray *
read_paths (LexLibrary *library, const char *corpus, GError **error)
{
  g_autoptr (GPtrArray) files = list_files (corpus, "paths", error);
  g_autoptr (GPtrArray) paths = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_path_unref);

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      LexPath *path = read_path (library, files->pdata[i], error);

      if (path == NULL)
        return NULL;
      g_ptr_array_add (paths, path);
    }
  g_ptr_array_sort (paths, compare_paths);
  return files != NULL ? g_steal_pointer (&paths) : NULL;
}

static gboolean
check_topics (GPtrArray *paths, const char *file, char **topics, GError **error)
{
  for (; *topics != NULL; topics++)
    if (lex_paths_find (paths, *topics) == NULL && lex_tool_find (*topics) == NULL)
      {
        lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                          _ ("%s: there is no path or tool “%s”; name one that exists"), file,
                          *topics);
        return FALSE;
      }
  return TRUE;
}

static gboolean
check_profile (LexLibrary *library, GPtrArray *paths, const char *file, const LexProfile *profile,
               GError **error)
{
  for (guint i = 0; i < profile->practices->len; i++)
    {
      const LexPractice *practice = profile->practices->pdata[i];

      if (!check_topics (paths, file, practice->topics, error)
          || !check_labels (library, file, practice->labels, error)
          || !check_texts (library, file, practice->text, error))
        return FALSE;
    }
  return TRUE;
}

/* The Laws alone are the first. */
static int
compare_profiles (gconstpointer a, gconstpointer b)
{
  const char *first = (*(const LexProfile *const *) a)->name;
  const char *second = (*(const LexProfile *const *) b)->name;
  const gboolean laws = g_str_equal (first, LEX_PROFILE_LAWS);

  if (laws != g_str_equal (second, LEX_PROFILE_LAWS))
    return laws ? -1 : 1;
  return strcmp (first, second);
}

static GPtrArray *
read_profiles (LexLibrary *library, GPtrArray *paths, const char *corpus, GError **error)
{
  g_autoptr (GPtrArray) files = list_files (corpus, "profiles", error);
  g_autoptr (GPtrArray) profiles
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_profile_free);

  for (guint i = 0; files != NULL && i < files->len; i++)
    {
      LexProfile *profile = lex_corpus_read_profile (files->pdata[i], error);

      if (profile == NULL)
        return NULL;
      g_ptr_array_add (profiles, profile);
      if (!check_profile (library, paths, files->pdata[i], profile, error))
        return NULL;
    }
  g_ptr_array_sort (profiles, compare_profiles);
  return files != NULL ? g_steal_pointer (&profiles) : NULL;
}

gboolean
lex_paths_build (const char *corpus, const char *library, const char *file, GError **error)
{
  g_autoptr (LexLibrary) shipped = NULL;
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) paths = NULL;
  g_autoptr (GPtrArray) profiles = NULL;
  g_autoptr (GBytes) data = NULL;

  g_return_val_if_fail (corpus != NULL && library != NULL && file != NULL, FALSE);

  shipped = lex_library_open_for_change (library, corpus, error);
  if (shipped == NULL)
    return FALSE;
  paths = read_paths (shipped, corpus, &lower);
  if (paths != NULL)
    profiles = read_profiles (shipped, paths, corpus, &lower);
  if (profiles != NULL)
    {
      gsize size;
      const char *bytes;

      data = lex_path_data_pack (paths, profiles);
      bytes = g_bytes_get_data (data, &size);
      g_file_set_contents (file, bytes, (gssize) size, &lower);
    }
  if (lower == NULL)
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, "%s", lower->message);
  return FALSE;
}
