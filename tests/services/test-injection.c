/* test-injection.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An error at every step of an import: whatever the system refuses, once or from then on, leaves
 * the library as it was, to the byte; or, where the change was decided already, says so and is
 * whole after the next start.
 *
 * The calls by which files are changed and read, and those by which a reader of PDF files is
 * started and heard, are defined here over those of the C library, so that all parts of the program
 * meet the error where it would come from. A first run notes which are made; each of the next lets
 * one fail: of the same call on the same file the first, one amid and the last.
 */

#define _GNU_SOURCE

/* The calls under their own names: the C library has two of some, and both are made. */
#undef _FILE_OFFSET_BITS

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <stdarg.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "fixture.h"
#include "injection-matter.h"
#include "services/lex-library-import.h"
#include "services/lex-shelf.h"

#define MAX_FILES 1024

/* Which call fails, counted from 0; and whether all after it do. */
static int fails_at = -1;
static gboolean fails_on;
static int n_calls = -1; /* negative: not counting */
static GPtrArray *noted; /* nullable: what is called, a line a call */
static char *paths[MAX_FILES];

/* What is watched: the data folder, or, while something is read, what it is read from. */
static const char *watched = "/data";
static gboolean reading;

/* What stands for the path of what leads to the reader and back. */
#define CHILD "reader"

/* Digits and letters that differ from run to run. */
static char *
dup_stable (const char *path)
{
  const char *name = strrchr (path, '/') != NULL ? strrchr (path, '/') + 1 : path;
  const char *dot = strstr (name, ".new-");

  return dot != NULL ? g_strndup (name, (gsize) (dot - name)) : g_strndup (name, 40);
}

/* A sanitizer calls some of these before it can watch anybody. */
#define UNWATCHED __attribute__ ((no_sanitize ("address"), no_sanitize ("undefined")))

/* The rest of the program is not at stake. */
UNWATCHED static gboolean
is_watched (const char *path)
{
  return path != NULL && (strstr (path, watched) != NULL || (reading && strcmp (path, CHILD) == 0));
}

UNWATCHED static gboolean
may_pass (const char *call, const char *path)
{
  if (n_calls < 0 || !is_watched (path))
    return TRUE;
  if (noted != NULL)
    {
      int counted = n_calls;
      g_autofree char *stable = NULL;

      /* What is noted must not be counted itself. */
      n_calls = -1;
      stable = dup_stable (path);
      g_ptr_array_add (noted, g_strdup_printf ("%s %s", call, stable));
      n_calls = counted;
    }
  if (n_calls == fails_at || (fails_on && n_calls > fails_at && fails_at >= 0))
    {
      n_calls++;
      errno = EIO;
      return FALSE;
    }
  n_calls++;
  return TRUE;
}

UNWATCHED static const char *
get_path (int file)
{
  return file >= 0 && file < MAX_FILES ? paths[file] : NULL;
}

UNWATCHED static void
note_path (int file, const char *path)
{
  if (n_calls < 0 || file < 0 || file >= MAX_FILES)
    return;
  free (paths[file]);
  paths[file] = strdup (path);
}

/* To the system itself: who looks for the C library's own gets into the way of a sanitizer, which
 * stands before them, too, and calls some before anything can be looked for. */
#define DEFINE_OPEN(name)                                                                          \
  UNWATCHED int name (const char *path, int flags, ...)                                            \
  {                                                                                                \
    va_list arguments;                                                                             \
    mode_t mode;                                                                                   \
    int file;                                                                                      \
    va_start (arguments, flags);                                                                   \
    mode = (flags & O_CREAT) != 0 ? va_arg (arguments, mode_t) : 0;                                \
    va_end (arguments);                                                                            \
    if (!may_pass ("open", path))                                                                  \
      return -1;                                                                                   \
    file = (int) syscall (SYS_openat, AT_FDCWD, path, flags, mode);                                \
    note_path (file, path);                                                                        \
    return file;                                                                                   \
  }

DEFINE_OPEN (open)
DEFINE_OPEN (open64)

/* A call on an open file. */
#define DEFINE_ON_FILE(type, name, call, declared, ...)                                            \
  UNWATCHED type name declared                                                                     \
  {                                                                                                \
    return may_pass (call, get_path (file)) ? (type) syscall (__VA_ARGS__) : -1;                   \
  }

DEFINE_ON_FILE (ssize_t, write, "write", (int file, const void *data, size_t size), SYS_write, file,
                data, size)
DEFINE_ON_FILE (ssize_t, pwrite, "write", (int file, const void *data, size_t size, off_t at),
                SYS_pwrite64, file, data, size, at)
DEFINE_ON_FILE (ssize_t, pwrite64, "write", (int file, const void *data, size_t size, off64_t at),
                SYS_pwrite64, file, data, size, at)
DEFINE_ON_FILE (ssize_t, read, "read", (int file, void *data, size_t size), SYS_read, file, data,
                size)
DEFINE_ON_FILE (ssize_t, pread, "read", (int file, void *data, size_t size, off_t at), SYS_pread64,
                file, data, size, at)
DEFINE_ON_FILE (ssize_t, pread64, "read", (int file, void *data, size_t size, off64_t at),
                SYS_pread64, file, data, size, at)
DEFINE_ON_FILE (int, fsync, "sync", (int file), SYS_fsync, file)
DEFINE_ON_FILE (int, fdatasync, "sync", (int file), SYS_fdatasync, file)
DEFINE_ON_FILE (int, ftruncate, "truncate", (int file, off_t size), SYS_ftruncate, file, size)
DEFINE_ON_FILE (int, ftruncate64, "truncate", (int file, off64_t size), SYS_ftruncate, file, size)
DEFINE_ON_FILE (int, fchmod, "mode", (int file, mode_t mode), SYS_fchmod, file, mode)

/* A call on a path. */
#define DEFINE_ON_PATH(name, declared, ...)                                                        \
  UNWATCHED int name declared                                                                      \
  {                                                                                                \
    return may_pass (#name, path) ? (int) syscall (__VA_ARGS__) : -1;                              \
  }

DEFINE_ON_PATH (rename, (const char *path, const char *to), SYS_renameat2, AT_FDCWD, path, AT_FDCWD,
                to, 0)
DEFINE_ON_PATH (mkdir, (const char *path, mode_t mode), SYS_mkdirat, AT_FDCWD, path, mode)
DEFINE_ON_PATH (unlink, (const char *path), SYS_unlinkat, AT_FDCWD, path, 0)
DEFINE_ON_PATH (rmdir, (const char *path), SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR)

/* What is handed to the reader, how it is started, and what it answers. */
UNWATCHED int
memfd_create (const char *name, unsigned int flags)
{
  int file;

  if (!may_pass ("memory", CHILD))
    return -1;
  file = (int) syscall (SYS_memfd_create, name, flags);
  note_path (file, CHILD);
  return file;
}

UNWATCHED int
pipe2 (int files[2], int flags)
{
  if (!may_pass ("pipe", CHILD))
    return -1;
  if (syscall (SYS_pipe2, files, flags) != 0)
    return -1;
  note_path (files[0], CHILD);
  note_path (files[1], CHILD);
  return 0;
}

extern pid_t __fork (void);

UNWATCHED pid_t
fork (void)
{
  return may_pass ("fork", CHILD) ? __fork () : -1;
}

/* The names and checksums of all that stands in a folder, sorted. What is being prepared, and the
 * lock, are worth nothing. */
static void
list_state (const char *folder, const char *below, GPtrArray *lines)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      g_autofree char *shown = g_strconcat (below, "/", name, NULL);
      g_autofree char *content = NULL;
      gsize size;

      if (g_file_test (path, G_FILE_TEST_IS_DIR))
        {
          if (!g_str_equal (name, "incoming"))
            list_state (path, shown, lines);
        }
      else if (!g_str_equal (name, "lock") && g_file_get_contents (path, &content, &size, NULL))
        {
          g_autofree char *sum
              = g_compute_checksum_for_data (G_CHECKSUM_SHA256, (guchar *) content, size);

          g_ptr_array_add (lines, g_strconcat (shown, " ", sum, NULL));
        }
    }
}

static int
compare_lines (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static char *
dup_state (Fixture *fixture)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);

  list_state (fixture->data_dir, "", lines);
  g_ptr_array_sort (lines, compare_lines);
  g_ptr_array_add (lines, NULL);
  return g_strjoinv ("\n", (char **) lines->pdata);
}

static void
copy_tree (const char *from, const char *to)
{
  g_autoptr (GDir) dir = g_dir_open (from, 0, NULL);
  const char *name;

  g_assert_nonnull (dir);
  g_assert_cmpint (g_mkdir_with_parents (to, 0700), ==, 0);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *source = g_build_filename (from, name, NULL);
      g_autofree char *target = g_build_filename (to, name, NULL);
      g_autofree char *content = NULL;
      gsize size;

      if (g_file_test (source, G_FILE_TEST_IS_DIR))
        copy_tree (source, target);
      else
        {
          g_assert_true (g_file_get_contents (source, &content, &size, NULL));
          g_assert_true (g_file_set_contents (target, content, (gssize) size, NULL));
        }
    }
}

/* What is done to the library. */
typedef enum
{
  DEED_IMPORT,
  DEED_ACCEPT,   /* of what was read and reviewed before */
  DEED_REIMPORT, /* of what stands there, whatever file is named */
} Deed;

static GPtrArray *
do_deed (LexLibrary *library, Deed deed, const char *file, GPtrArray *reviewed, GError **error)
{
  const char *files[] = { file, NULL };
  const char *all[] = { NULL };

  if (deed == DEED_REIMPORT)
    return lex_library_reimport (library, all, LEX_IMPORT_DEFAULT, error);
  if (deed == DEED_IMPORT)
    return lex_library_import (library, files, NULL, error);
  return lex_library_accept (library, reviewed, error) ? g_ptr_array_ref (reviewed) : NULL;
}

static GPtrArray *
review (LexLibrary *library, const char *file)
{
  const LexImportOptions options = { .kind = -1, .language = -1, .flags = LEX_IMPORT_DRY_RUN };
  const char *files[] = { file, NULL };

  return lex_library_import (library, files, &options, NULL);
}

/* Changes what stands in a copy of the folder; the call @at fails, and with @on all after it. */
static GPtrArray *
change_failing (Fixture *fixture, Deed deed, const char *file, int at, gboolean on, GError **error)
{
  g_autoptr (LexLibrary) library
      = lex_library_open_for_change (fixture->shipped, fixture->data_dir, NULL);
  g_autoptr (GPtrArray) reviewed = NULL;
  GPtrArray *imports;

  g_assert_nonnull (library);
  if (deed == DEED_ACCEPT)
    reviewed = review (library, file);
  fails_at = at;
  fails_on = on;
  n_calls = 0;
  imports = do_deed (library, deed, file, reviewed, error);
  n_calls = -1;
  return imports;
}

/* How often a line was noted before another. */
static guint
count_noted (const char *line, guint before)
{
  guint n = 0;

  for (guint i = 0; i < before; i++)
    n += g_str_equal (noted->pdata[i], line);
  return n;
}

/* The steps of an import: of the same call on the same file the first, one amid and the last. */
static GArray *
find_steps (Fixture *fixture, Deed deed, const char *file)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (GError) error = NULL;

  noted = g_ptr_array_new_with_free_func (g_free);
  imports = change_failing (fixture, deed, file, -1, FALSE, &error);
  g_assert_no_error (error);
  for (int i = 0; i < (int) noted->len; i++)
    {
      const guint before = count_noted (noted->pdata[i], (guint) i);
      const guint all = count_noted (noted->pdata[i], noted->len);

      if (before == 0 || before == all / 2 || before == all - 1)
        g_array_append_val (steps, i);
    }
  g_test_message ("%u calls, %u steps", noted->len, steps->len);
  return steps;
}

static void
assert_words (LexLibrary *library, const char *label, const char *word)
{
  g_autofree char *words = fixture_dup_words (library, label, LEX_LANGUAGE_EN);

  g_assert_nonnull (words);
  if (strstr (words, word) == NULL)
    g_error ("%s has “%s” instead of “%s”", label, words, word);
}

/* What is imported, what of it is let fail, and how. */
typedef struct
{
  const char *name;
  Matter matter;
  gboolean reading;
  gboolean on;
  Deed deed;
} Way;

/* Why nothing was stored; a file that cannot be read is refused, and the import is none. */
static const char *
get_failure (const GError *error, GPtrArray *imports)
{
  const LexImport *import;

  if (error != NULL)
    return strstr (error->message, "next starts") == NULL ? error->message : NULL;
  import = g_ptr_array_index (imports, 0);
  return import->error != NULL && imports->len == 1 ? import->error->message : NULL;
}

static void
assert_whole (Fixture *fixture, const char *before, const char *step, const Way *way,
              const char *failure)
{
  g_autofree char *after = NULL;
  g_autoptr (LexLibrary) library = NULL;

  if (failure != NULL)
    {
      after = dup_state (fixture);
      if (!g_str_equal (after, before))
        {
          g_printerr ("%s: “%s”, but:\n%s\nwas:\n%s\n", step, failure, after, before);
          g_assert_not_reached ();
        }
    }
  /* Whatever it said, all is whole for whoever comes next. */
  library = fixture_open (fixture);
  if (way->deed == DEED_REIMPORT)
    assert_words (library, "20A", "noise");
  /* Of a folder, what cannot be read keeps no other out. */
  else if (!way->reading || way->matter != MATTER_FOLDER)
    assert_words (library, "20A", failure != NULL ? "noise" : "din");
  if (!way->reading && way->matter == MATTER_FOLDER)
    assert_words (library, "27A", failure != NULL ? "noise" : "din");
  g_assert_cmpuint (fixture_count_problems (fixture, NULL), ==, 0);
}

/* A disk that is gone from then on is tried at every fifth step where there are many. */
static guint
get_stride (const Way *way)
{
  return way->on && !way->reading ? 5 : 1;
}

static void
test_every_step (Fixture *fixture, gconstpointer data)
{
  const Way *way = data;
  g_autofree char *first = injection_write_laws (fixture, "first", way->matter, "noise");
  g_autofree char *second = injection_write_laws (fixture, "second", way->matter, "din");
  g_autofree char *kept = g_build_filename (fixture->root, "data-kept", NULL);
  g_autofree char *data_dir = g_strdup (fixture->data_dir);
  g_autofree char *before = NULL;
  g_autoptr (GPtrArray) imports = change_failing (fixture, DEED_IMPORT, first, -1, FALSE, NULL);
  g_autoptr (GArray) steps = NULL;

  before = dup_state (fixture);
  copy_tree (data_dir, kept);
  reading = way->reading;
  watched = reading ? "/second" : "/data";
  steps = find_steps (fixture, way->deed, second);
  g_assert_cmpuint (steps->len, >, reading ? (way->matter >= MATTER_PDF ? 7 : 1) : 40);
  for (guint i = 0; i < steps->len; i += get_stride (way))
    {
      const int step = g_array_index (steps, int, i);
      g_autofree char *name = g_strdup_printf ("data-%u", i);
      g_autoptr (GError) error = NULL;
      g_autoptr (GPtrArray) failed = NULL;

      g_free (fixture->data_dir);
      fixture->data_dir = g_build_filename (fixture->root, name, NULL);
      copy_tree (kept, fixture->data_dir);
      failed = change_failing (fixture, way->deed, second, step, way->on, &error);
      assert_whole (fixture, before, noted->pdata[step], way, get_failure (error, failed));
    }
  g_free (fixture->data_dir);
  fixture->data_dir = g_steal_pointer (&data_dir);
  g_clear_pointer (&noted, g_ptr_array_unref);
}

int
main (int argc, char **argv)
{
  static const Way ways[] = {
    { "/injection/once", MATTER_FILE, FALSE, FALSE },
    { "/injection/from-then-on", MATTER_FILE, FALSE, TRUE },
    { "/injection/folder/once", MATTER_FOLDER, FALSE, FALSE },
    { "/injection/folder/from-then-on", MATTER_FOLDER, FALSE, TRUE },
    { "/injection/reading/once", MATTER_FILE, TRUE, FALSE },
    { "/injection/reading/folder", MATTER_FOLDER, TRUE, FALSE },
    { "/injection/reading/pdf/once", MATTER_PDF, TRUE, FALSE },
    { "/injection/reading/pdf/from-then-on", MATTER_PDF, TRUE, TRUE },
    { "/injection/reading/docx", MATTER_DOCX, TRUE, FALSE },
    { "/injection/reading/odt", MATTER_ODT, TRUE, FALSE },
    { "/injection/reading/picture", MATTER_PICTURE, TRUE, FALSE },
    { "/injection/accept/once", MATTER_FILE, FALSE, FALSE, DEED_ACCEPT },
    { "/injection/accept/from-then-on", MATTER_FILE, FALSE, TRUE, DEED_ACCEPT },
    { "/injection/reimport/once", MATTER_FILE, FALSE, FALSE, DEED_REIMPORT },
    { "/injection/reimport/from-then-on", MATTER_FILE, FALSE, TRUE, DEED_REIMPORT },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add (ways[i].name, Fixture, &ways[i], fixture_set_up, test_every_step,
                fixture_tear_down);
  return g_test_run ();
}
