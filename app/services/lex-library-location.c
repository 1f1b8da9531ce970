/* lex-library-location.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where the files of Lexbridge are, installed or in the folder it was built in.
 * It refuses to open any of them. The main functions of the programs call it, once.
 */

#include "services/lex-library-location.h"

#include <string.h>

/* The name that the build folder itself has for the library, below its root. */
#define BUILT_LIBRARY "app/services/lexbridge.lexlib"

static char *
dup_own_folder (void)
{
  g_autofree char *program = g_file_read_link ("/proc/self/exe", NULL);

  return program != NULL ? g_path_get_dirname (program) : g_strdup ("/");
}

/* The root of the build folder: ours are the programs right in its `app`. */
static char *
dup_build_root (void)
{
  g_autofree char *folder = dup_own_folder ();
  g_autofree char *root = g_path_get_dirname (folder);
  g_autofree char *name = g_path_get_basename (folder);
  g_autofree char *library = g_build_filename (root, BUILT_LIBRARY, NULL);

  if (!g_str_equal (name, "app") || !g_file_test (library, G_FILE_TEST_IS_REGULAR))
    return NULL;
  return g_steal_pointer (&root);
}

char *
lex_location_dup_library (void)
{
  const char *named = g_getenv ("LEXBRIDGE_LIBRARY_FILE");
  g_autofree char *root = NULL;

  if (named != NULL && *named != '\0')
    return g_strdup (named);

  root = dup_build_root ();
  if (root != NULL)
    return g_build_filename (root, BUILT_LIBRARY, NULL);
  return g_build_filename (LEXBRIDGE_DATADIR, "lexbridge.lexlib", NULL);
}

/* What the environment names, or a neighbour of the shipped library. */
static char *
dup_shipped (const char *variable, const char *name)
{
  const char *named = g_getenv (variable);
  g_autofree char *library = lex_location_dup_library ();
  g_autofree char *folder = g_path_get_dirname (library);

  if (named != NULL && *named != '\0')
    return g_strdup (named);
  return g_build_filename (folder, name, NULL);
}

char *
lex_location_dup_paths (void)
{
  return dup_shipped ("LEXBRIDGE_PATHS_FILE", "lexbridge.paths");
}

char *
lex_location_dup_questions (void)
{
  return dup_shipped ("LEXBRIDGE_QUESTIONS_FILE", "lexbridge.questions");
}

char *
lex_location_dup_data_dir (void)
{
  const char *folder = g_get_user_data_dir ();

  /* The XDG specification calls a relative path invalid, and so ignored; GLib takes it. */
  if (g_path_is_absolute (folder))
    return g_build_filename (folder, "lexbridge", NULL);
  return g_build_filename (g_get_home_dir (), ".local", "share", "lexbridge", NULL);
}

char *
lex_location_dup_locale_dir (void)
{
  const char *named = g_getenv ("LEXBRIDGE_LOCALEDIR");
  g_autofree char *root = NULL;

  if (named != NULL && *named != '\0')
    return g_strdup (named);

  root = dup_build_root ();
  return root != NULL ? g_build_filename (root, "po", NULL) : g_strdup (LEXBRIDGE_LOCALEDIR);
}

static char *
dup_help_dir (void)
{
  const char *named = g_getenv ("LEXBRIDGE_HELP_DIR");
  g_autofree char *root = NULL;

  if (named != NULL && *named != '\0')
    return g_strdup (named);

  root = dup_build_root ();
  return root != NULL ? g_build_filename (root, "data", "help", NULL)
                      : g_build_filename (LEXBRIDGE_DATADIR, "help", NULL);
}

/* The last of the languages is C. */
char *
lex_location_dup_help (void)
{
  const char *const *languages = g_get_language_names ();
  g_autofree char *folder = dup_help_dir ();
  g_autofree char *path = NULL;

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *name = g_strconcat (languages[i], ".html", NULL);

      g_free (path);
      path = g_build_filename (folder, name, NULL);
      if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
        break;
    }
  return g_steal_pointer (&path);
}

char *
lex_location_dup_schema_dir (void)
{
  g_autofree char *root = dup_build_root ();

  return root != NULL ? g_build_filename (root, "data", NULL) : g_strdup (LEXBRIDGE_SCHEMADIR);
}

char *
lex_location_dup_program (const char *name)
{
  g_autofree char *root = dup_build_root ();

  return root != NULL ? g_build_filename (root, "app", name, NULL)
                      : g_build_filename (LEXBRIDGE_LIBEXECDIR, name, NULL);
}
