/* test-paths.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The guided paths that ship: every way of every path to every end, and that the file of the build
 * says what the corpus says. All faults come in one message. Run by Meson.
 */

#include <glib/gstdio.h>

#include "corpus/lex-corpus.h"
#include "fixture.h"
#include "language/lex-fold.h"
#include "model/lex-path-data.h"
#include "rulings/lex-path-check.h"
#include "services/lex-path-finder.h"
#include "services/lex-path-naming.h"
#include "services/lex-paths.h"

/* More are not read one by one. */
#define MOST_FOUND 9

static GString *faults;

static GPtrArray *
load_shipped (void)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *paths = lex_paths_load (g_getenv ("LEXBRIDGE_PATHS_FILE"), &error);

  g_assert_no_error (error);
  return paths;
}

/* Whatever the program shows is there in both languages, and is text. */
static void
check_texts (const LexPath *path, const char *where, LexText *const *texts)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (texts[i] == NULL || *lex_text_get_plain (texts[i]) == '\0')
      g_string_append_printf (faults, "%s, %s: nothing in %s\n", path->name, where,
                              lex_language_get_code ((LexLanguage) i));
}

static void
check_way_cb (const LexRuling *ruling, gpointer user_data)
{
  guint *longest = user_data;
  const LexPath *path = ruling->path;
  const LexPathStep *end = lex_ruling_get_step (ruling);
  g_autoptr (GPtrArray) lines = lex_ruling_list_lines (ruling);

  *longest = MAX (*longest, ruling->given->len);
  if (lines->len == 0)
    g_string_append_printf (faults, "%s: %s says nothing\n", path->name, end->id);
  for (guint i = 0; i < lines->len; i++)
    {
      const LexPathLine *line = lines->pdata[i];

      check_texts (path, end->id, line->text);
      if (line->labels->len == 0)
        g_string_append_printf (faults, "%s: %s cites nothing\n", path->name, end->id);
    }
}

static void
check_questions (const LexPath *path)
{
  for (guint i = 0; i < path->steps->len; i++)
    {
      const LexPathStep *step = path->steps->pdata[i];

      if (lex_path_step_is_end (step))
        continue;
      check_texts (path, step->id, step->ask);
      for (guint j = 0; j < step->answers->len; j++)
        check_texts (path, step->id, ((const LexPathAnswer *) step->answers->pdata[j])->text);
      for (guint j = 0; j < step->remarks->len; j++)
        check_texts (path, step->id, ((const LexRemark *) step->remarks->pdata[j])->text);
    }
}

static void
test_ways (void)
{
  g_autoptr (GPtrArray) paths = load_shipped ();

  g_assert_cmpuint (paths->len, >, 0);
  for (guint i = 0; i < paths->len; i++)
    {
      LexPath *path = paths->pdata[i];
      g_autoptr (GError) error = NULL;
      guint longest = 0;
      guint n_ways;

      if (!lex_path_check (path, &error))
        g_string_append_printf (faults, "%s\n", error->message);
      n_ways = lex_path_walk (path, check_way_cb, &longest);
      check_questions (path);
      g_test_message ("%s: %u ways, at most %u questions", path->name, n_ways, longest);
    }
  if (faults->len > 0)
    g_error ("faults in the paths:\n%s", faults->str);
}

/* A group has a name of its own, or it would be shown as the file has it. */
static void
test_groups (void)
{
  g_autoptr (GPtrArray) paths = load_shipped ();

  for (guint i = 0; i < paths->len; i++)
    {
      const LexPath *path = paths->pdata[i];

      g_assert_cmpstr (lex_path_naming_get_group (path->group, LEX_LANGUAGE_PL), !=, path->group);
    }
}

/* Whether a path is among the few that are found by a phrase; and its place. */
static guint
check_phrase (GPtrArray *paths, const LexPathFinder *finder, const char *name, const char *phrase)
{
  g_autofree guint *ranks = g_new0 (guint, paths->len);
  const guint n_found = lex_path_finder_find (finder, phrase, ranks);
  guint place = 0;

  for (guint i = 0; i < paths->len; i++)
    if (g_str_equal (((LexPath *) paths->pdata[i])->name, name))
      place = ranks[i];
  if (place == 0)
    g_string_append_printf (faults, "%s: not found by \"%s\", which finds %u\n", name, phrase,
                            n_found);
  else if (n_found > MOST_FOUND)
    g_string_append_printf (faults, "%s: found by \"%s\" with %u others\n", name, phrase,
                            n_found - 1);
  return place;
}

/* As players say what happened, in both languages: found, and few others with it. */
static void
test_phrases (void)
{
  g_autofree char *file = g_test_build_filename (G_TEST_DIST, "services", "phrases.tsv", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) paths = load_shipped ();
  g_autoptr (LexPathFinder) finder = lex_path_finder_new (paths);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library
      = lex_library_open (g_getenv ("LEXBRIDGE_SHIPPED"), "/nonexistent", &error);
  g_auto (GStrv) lines = NULL;
  guint n_phrases = 0;
  guint n_first = 0;

  g_assert_no_error (error);
  lex_path_finder_set_library (finder, library);
  g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) fields = g_strsplit (*line, "\t", -1);

      if (**line == '#' || **line == '\0')
        continue;
      g_assert_cmpuint (g_strv_length (fields), ==, 3);
      g_assert_nonnull (lex_paths_find (paths, fields[1]));
      if (check_phrase (paths, finder, fields[1], fields[2]) == 1)
        n_first++;
      n_phrases++;
    }
  g_test_message ("%u phrases, of %u the first is meant", n_phrases, n_first);
  if (faults->len > 0)
    g_error ("phrases of players:\n%s", faults->str);
}

/* Nothing typed leaves all; what nobody says leaves none, however long it is. */
static void
test_finder (void)
{
  g_autoptr (GPtrArray) paths = load_shipped ();
  g_autoptr (LexPathFinder) finder = lex_path_finder_new (paths);
  g_autofree guint *ranks = g_new0 (guint, paths->len);
  g_autoptr (GString) pasted = g_string_new (NULL);

  g_assert_cmpuint (lex_path_finder_find (finder, " ", ranks), ==, paths->len);
  for (guint i = 0; i < paths->len; i++)
    g_assert_cmpuint (ranks[i], ==, i + 1);
  g_assert_cmpuint (lex_path_finder_find (finder, "qqqq xylophone", ranks), ==, 0);
  for (guint i = 0; i < paths->len; i++)
    g_assert_cmpuint (ranks[i], ==, 0);
  for (guint i = 0; i < 100000; i++)
    g_string_append (pasted, "qqqqqqqq ");
  g_assert_cmpuint (lex_path_finder_find (finder, pasted->str, ranks), ==, 0);
}

static gboolean
begins (const char *title, const char *begun)
{
  g_autofree char *folded = lex_fold (title, -1);
  g_autofree char *start = lex_fold (begun, -1);

  return g_str_has_prefix (folded, start);
}

/* Three letters that a title begins with: what is found first begins so. */
static void
test_begun (void)
{
  g_autoptr (GPtrArray) paths = load_shipped ();
  g_autoptr (LexPathFinder) finder = lex_path_finder_new (paths);
  g_autofree guint *ranks = g_new0 (guint, paths->len);

  for (guint i = 0; i < paths->len * LEX_N_LANGUAGES; i++)
    {
      const LexPath *path = paths->pdata[i / LEX_N_LANGUAGES];
      g_autofree char *begun = g_utf8_substring (path->title[i % LEX_N_LANGUAGES], 0, 3);
      const LexPath *first = NULL;

      lex_path_finder_find (finder, begun, ranks);
      for (guint j = 0; j < paths->len; j++)
        if (ranks[j] == 1)
          first = paths->pdata[j];
      g_assert_nonnull (first);
      if (!begins (first->title[LEX_LANGUAGE_EN], begun)
          && !begins (first->title[LEX_LANGUAGE_PL], begun))
        g_error ("“%s” finds “%s” first", begun, first->title[LEX_LANGUAGE_EN]);
    }
}

/* The build's own check, with labels looked up, passes on the corpus as it is now. */
static void
test_build (void)
{
  g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "..", "data", "corpus", NULL);
  g_autofree char *folder = g_dir_make_tmp ("lexbridge-paths-XXXXXX", NULL);
  g_autofree char *file = g_build_filename (folder, "made.paths", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *made = NULL;
  g_autofree char *shipped = NULL;
  gsize made_size;
  gsize shipped_size;

  lex_paths_build (corpus, g_getenv ("LEXBRIDGE_SHIPPED"), file, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (file, &made, &made_size, NULL));
  g_assert_true (
      g_file_get_contents (g_getenv ("LEXBRIDGE_PATHS_FILE"), &shipped, &shipped_size, NULL));
  g_assert_cmpmem (made, made_size, shipped, shipped_size);
  g_unlink (file);
  g_rmdir (folder);
}

/* What is known names its source, what is not has none; both are said in both languages. */
static void
check_practice (const LexProfile *profile, const LexPractice *practice)
{
  if (practice->known != (*practice->source != '\0'))
    g_string_append_printf (faults, "%s: what is known has a source\n", profile->name);
  if (practice->labels->len == 0 || practice->topics[0] == NULL)
    g_string_append_printf (faults, "%s: a practice rests on nothing\n", profile->name);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (*lex_text_get_plain (practice->text[i]) == '\0')
      g_string_append_printf (faults, "%s: nothing in %s\n", profile->name,
                              lex_language_get_code ((LexLanguage) i));
}

static void
test_profiles (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) profiles
      = lex_paths_load_profiles (g_getenv ("LEXBRIDGE_PATHS_FILE"), &error);

  g_assert_no_error (error);
  g_assert_cmpuint (profiles->len, >, 1);
  g_assert_cmpstr (((const LexProfile *) profiles->pdata[0])->name, ==, LEX_PROFILE_LAWS);
  for (guint i = 0; i < profiles->len; i++)
    {
      const LexProfile *profile = profiles->pdata[i];
      g_autoptr (GPtrArray) weighted = lex_profile_list_practices (profile, "weighted");

      /* How scores are rounded is told, or that it was not found. */
      g_assert_cmpuint (weighted->len, >, 0);
      for (guint j = 0; j < profile->practices->len; j++)
        check_practice (profile, profile->practices->pdata[j]);
      /* The Laws know no practice. */
      for (guint j = 0; i == 0 && j < profile->practices->len; j++)
        g_assert_false (((const LexPractice *) profile->practices->pdata[j])->known);
    }
  g_assert_null (lex_profile_find (profiles, "moon"));
  if (faults->len > 0)
    g_error ("faults in the profiles:\n%s", faults->str);
}

/* A file that was cut short or damaged is told from one that is whole, and never read. */
static void
test_damage (void)
{
  g_autofree char *whole = NULL;
  gsize size;

  g_assert_true (g_file_get_contents (g_getenv ("LEXBRIDGE_PATHS_FILE"), &whole, &size, NULL));
  for (gsize i = 1; i < 200; i++)
    {
      g_autoptr (GBytes) cut = g_bytes_new (whole, size * i / 200);

      g_assert_null (lex_path_data_unpack (cut));
    }
  for (gsize i = 0; i < 200; i++)
    {
      g_autofree char *copy = g_memdup2 (whole, size);
      g_autoptr (GBytes) data = NULL;
      g_autoptr (GPtrArray) paths = NULL;
      g_autoptr (GPtrArray) profiles = NULL;
      guint longest = 0;

      copy[size * i / 200] ^= 0x41;
      data = g_bytes_new (copy, size);
      paths = lex_path_data_unpack (data);
      profiles = lex_path_data_unpack_profiles (data);
      /* Where it can still be read, it can be followed. */
      for (guint j = 0; paths != NULL && j < paths->len; j++)
        lex_path_walk (paths->pdata[j], check_way_cb, &longest);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  faults = g_string_new (NULL);
  g_test_add_func ("/services/paths/ways", test_ways);
  g_test_add_func ("/services/paths/groups", test_groups);
  g_test_add_func ("/services/paths/profiles", test_profiles);
  g_test_add_func ("/services/paths/phrases", test_phrases);
  g_test_add_func ("/services/paths/finder", test_finder);
  g_test_add_func ("/services/paths/begun", test_begun);
  g_test_add_func ("/services/paths/build", test_build);
  g_test_add_func ("/services/paths/damage", test_damage);
  return g_test_run ();
}
