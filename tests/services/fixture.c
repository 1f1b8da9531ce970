/* fixture.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the tests of this room stand on: a shipped library of the little corpus beside this file,
 * built once a program, and a data folder of its own for each test.
 */

#include "fixture.h"

#include <glib/gstdio.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "services/lex-library-rebuild.h"
#include "services/lex-passage.h"
#include "services/lex-paths.h"
#include "services/lex-questions.h"

/* Who owns nothing, on every system; the name is not. */
#define NOBODY 65534

static char *built_paths;
static char *built_questions;

/* Building asks the dictionaries, so the file is made once and copied. */
static const char *
get_built_library (void)
{
  static char *built;

  if (built == NULL)
    {
      g_autofree char *corpus = g_test_build_filename (G_TEST_DIST, "services", "corpus", NULL);
      g_autofree char *folder = g_dir_make_tmp ("lexbridge-library-XXXXXX", NULL);
      g_autoptr (GError) error = NULL;

      built = g_build_filename (folder, "little.lexlib", NULL);
      lex_library_build (corpus, built, &error);
      g_assert_no_error (error);
      built_paths = g_build_filename (folder, "little.paths", NULL);
      lex_paths_build (corpus, built, built_paths, &error);
      g_assert_no_error (error);
      built_questions = g_build_filename (folder, "little.questions", NULL);
      lex_questions_build (corpus, built, built_questions, &error);
      g_assert_no_error (error);
    }
  return built;
}

static void
copy_file (const char *from, const char *to)
{
  g_autofree char *content = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (from, &content, &length, NULL));
  g_assert_true (g_file_set_contents (to, content, (gssize) length, NULL));
}

void
fixture_set_up (Fixture *self, gconstpointer data)
{
  g_autofree char *paths = NULL;
  g_autofree char *questions = NULL;

  self->root = g_dir_make_tmp ("lexbridge-services-XXXXXX", NULL);
  paths = g_build_filename (self->root, "lexbridge.paths", NULL);
  self->shipped = g_build_filename (self->root, "shipped.lexlib", NULL);
  self->data_dir = g_build_filename (self->root, "data", NULL);
  copy_file (get_built_library (), self->shipped);
  copy_file (built_paths, paths);
  questions = g_build_filename (self->root, "lexbridge.questions", NULL);
  copy_file (built_questions, questions);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

/* Gives a folder and all in it to @owner. */
static void
give_tree (const char *path, uid_t owner)
{
  g_autoptr (GDir) folder = g_dir_open (path, 0, NULL);
  const char *name;

  while (folder != NULL && (name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      give_tree (child, owner);
    }
  g_assert_cmpint (lchown (path, owner, (gid_t) -1), ==, 0);
}

void
fixture_lock_out (Fixture *self, const char *name)
{
  g_autofree char *path = fixture_dup_path (self, name);

  g_assert_cmpint (g_chmod (path, 0), ==, 0);
  if (geteuid () != 0)
    return;
  give_tree (self->root, NOBODY);
  g_assert_cmpint (seteuid (NOBODY), ==, 0);
}

static void
regain_rights (Fixture *self)
{
  g_autofree char *documents = fixture_dup_path (self, "documents");

  if (getuid () == 0)
    {
      g_assert_cmpint (seteuid (0), ==, 0);
      /* Who changes its user may not be looked into any more, which the leak checker has to. */
      prctl (PR_SET_DUMPABLE, 1);
    }
  g_chmod (self->data_dir, 0700);
  g_chmod (documents, 0700);
}

void
fixture_tear_down (Fixture *self, gconstpointer data)
{
  regain_rights (self);
  remove_tree (self->root);
  g_free (self->root);
  g_free (self->shipped);
  g_free (self->data_dir);
}

LexLibrary *
fixture_open (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  LexLibrary *library = lex_library_open (self->shipped, self->data_dir, &error);

  g_assert_no_error (error);
  return library;
}

char *
fixture_dup_path (Fixture *self, const char *name)
{
  return g_build_filename (self->data_dir, name, NULL);
}

char *
fixture_write (Fixture *self, const char *name, const char *content)
{
  char *path = g_build_filename (self->root, name, NULL);

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  return path;
}

void
fixture_put_document (Fixture *self, const char *name, const char *label, const char *words)
{
  g_autofree char *folder = fixture_dup_path (self, "documents");
  g_autofree char *file = g_strconcat (name, ".xml", NULL);
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autofree char *xml = g_strdup_printf ("<document name=\"%s\" kind=\"law\">"
                                          "<title xml:lang=\"pl\">Import</title>"
                                          "<clause label=\"%s\"><text xml:lang=\"pl\">%s</text>"
                                          "</clause></document>",
                                          name, label, words);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
}

void
fixture_cut (const char *path)
{
  g_autofree char *content = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  g_assert_true (g_file_set_contents (path, content, (gssize) (length / 2), NULL));
}

void
fixture_rebuild (Fixture *self)
{
  g_autoptr (GError) error = NULL;
  LexRebuilt rebuilt;

  lex_library_rebuild (self->shipped, self->data_dir, &rebuilt, &error);
  g_assert_no_error (error);
}

void
fixture_assert_fails (Fixture *fixture, const char *path, const char *advice)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexLibrary) library = lex_library_open (fixture->shipped, fixture->data_dir, &error);

  g_assert_null (library);
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_nonnull (strstr (error->message, advice));
  g_assert_null (strchr (error->message, '\n'));
}

guint
fixture_count_problems (Fixture *fixture, const char *about)
{
  g_auto (GStrv) problems = lex_library_check (fixture->shipped, fixture->data_dir);
  guint count = 0;

  for (guint i = 0; problems[i] != NULL; i++)
    if (about == NULL || strstr (problems[i], about) != NULL)
      count++;
  return count;
}

char *
fixture_dup_words (LexLibrary *library, const char *label, LexLanguage language)
{
  g_autoptr (LexLabel) parsed = lex_label_parse (label);
  g_autoptr (LexPassage) passage = lex_library_show (library, parsed, NULL);
  LexPassageRow *row = passage != NULL ? passage->rows->pdata[0] : NULL;
  LexText *text = row != NULL ? lex_clause_get_text (row->clause, language) : NULL;

  return text != NULL ? g_strdup (lex_text_get_plain (text)) : NULL;
}

GPtrArray *
fixture_import (LexLibrary *library, const char *file, LexImportFlags flags)
{
  const LexImportOptions options = { .kind = -1, .language = -1, .flags = flags };
  const char *files[] = { file, NULL };
  g_autoptr (GError) error = NULL;
  GPtrArray *imports = lex_library_import (library, files, &options, &error);

  g_assert_no_error (error);
  return imports;
}

void
fixture_assert_words (LexLibrary *library, const char *label, const char *part)
{
  g_autofree char *words = fixture_dup_words (library, label, LEX_LANGUAGE_EN);

  g_assert_nonnull (words);
  if (strstr (words, part) == NULL)
    g_error ("“%s” is not in “%s”", part, words);
}
