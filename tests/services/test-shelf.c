/* test-shelf.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A change of the imports, which a crash, a full disk or a power cut leaves whole or not at all;
 * and the wait for whoever is at one.
 */

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "fixture.h"
#include "services/lex-shelf-lock.h"
#include "services/lex-shelf.h"

/* How many renames are still let through before the process ends, as in a power cut. */
static int renames_left;

static int
rename_or_die (const char *from, const char *to)
{
  if (renames_left-- == 0)
    _exit (0);
  return g_rename (from, to);
}

static int
rename_or_fail (const char *from, const char *to)
{
  if (renames_left-- > 0)
    return g_rename (from, to);
  errno = ENOSPC;
  return -1;
}

/* Forgets one document and replaces another, in one change. */
static gboolean
change_shelf (Fixture *fixture, GError **error)
{
  g_autoptr (LexShelf) shelf = lex_shelf_open (fixture->data_dir, NULL, NULL);
  g_autofree char *document = lex_shelf_dup_new_document_path (shelf, "law-42-pl");
  g_autofree char *index = lex_shelf_dup_new_library_path (shelf);

  return lex_shelf_remove_document (shelf, "law-27-pl", error)
         && g_file_set_contents (document, "new", -1, error)
         && g_file_set_contents (index, "new", -1, error) && lex_shelf_commit (shelf, error);
}

static void
put_old_state (Fixture *fixture)
{
  static const char *const names[]
      = { "documents/law-27-pl.xml", "documents/law-42-pl.xml", "imports.lexlib" };
  g_autofree char *documents = fixture_dup_path (fixture, "documents");

  g_mkdir_with_parents (documents, 0700);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = fixture_dup_path (fixture, names[i]);

      g_assert_true (g_file_set_contents (path, "old", -1, NULL));
    }
}

static char *
read_state (Fixture *fixture, const char *name)
{
  g_autofree char *path = fixture_dup_path (fixture, name);
  char *content = NULL;

  return g_file_get_contents (path, &content, NULL, NULL) ? content : g_strdup ("gone");
}

/* After the next opening, all is old or all is new. */
static gboolean
assert_whole (Fixture *fixture)
{
  g_autofree char *index = NULL;
  g_autofree char *removed = NULL;
  g_autofree char *replaced = NULL;

  g_assert_true (lex_shelf_recover (fixture->data_dir, NULL));
  g_assert_false (lex_shelf_is_interrupted (fixture->data_dir));
  index = read_state (fixture, "imports.lexlib");
  removed = read_state (fixture, "documents/law-27-pl.xml");
  replaced = read_state (fixture, "documents/law-42-pl.xml");
  g_assert_cmpstr (replaced, ==, index);
  g_assert_cmpstr (removed, ==, g_str_equal (index, "new") ? "gone" : "old");
  return g_str_equal (index, "new");
}

static void
test_crash_leaves_all_or_nothing (Fixture *fixture, gconstpointer data)
{
  gboolean is_new = FALSE;

  for (int step = 0; step < 4; step++)
    {
      int status;
      pid_t child;

      put_old_state (fixture);
      child = fork ();
      if (child == 0)
        {
          renames_left = step;
          lex_shelf_rename = rename_or_die;
          _exit (change_shelf (fixture, NULL) ? 0 : 1);
        }
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_cmpint (status, ==, 0);
      is_new = assert_whole (fixture);
      /* The first rename is the decision. */
      g_assert_true (is_new == (step > 0));
    }
}

static void
test_full_disk_leaves_all_or_nothing (Fixture *fixture, gconstpointer data)
{
  for (int step = 0; step < 3; step++)
    {
      g_autoptr (GError) error = NULL;

      put_old_state (fixture);
      renames_left = step;
      lex_shelf_rename = rename_or_fail;
      g_assert_false (change_shelf (fixture, &error));
      g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
      /* What is decided has not failed: the next start completes it. */
      g_assert_true ((strstr (error->message, "next starts") != NULL) == (step > 0));
      lex_shelf_rename = g_rename;
      g_assert_true (assert_whole (fixture) == (step > 0));
    }
}

/* What was asked of the disk, in order: the last part of each path. */
static GPtrArray *asked;

static int
rename_and_note (const char *from, const char *to)
{
  g_ptr_array_add (asked, g_strdup_printf ("move %s", strrchr (to, '/') + 1));
  return g_rename (from, to);
}

static int (*real_sync) (const char *);

static int
sync_and_note (const char *path)
{
  g_ptr_array_add (asked, g_strdup_printf ("sync %s", strrchr (path, '/') + 1));
  return real_sync (path);
}

/* Finds where something was asked, after @since. */
static guint
find_asked (const char *what, guint since)
{
  for (guint i = since; i < asked->len; i++)
    if (g_str_equal (asked->pdata[i], what))
      return i;
  g_test_message ("nobody asked: %s", what);
  g_assert_not_reached ();
}

/* A power cut: files are on the disk before they are decided on, the decision before anything
 * moves, and what moved before the decision is forgotten. */
static void
test_change_reaches_the_disk_in_order (Fixture *fixture, gconstpointer data)
{
  guint decision, last;

  asked = g_ptr_array_new_with_free_func (g_free);
  real_sync = lex_shelf_sync;
  put_old_state (fixture);
  lex_shelf_rename = rename_and_note;
  lex_shelf_sync = sync_and_note;
  g_assert_true (change_shelf (fixture, NULL));
  lex_shelf_rename = g_rename;
  lex_shelf_sync = real_sync;

  decision = find_asked ("move decided", 0);
  g_assert_cmpuint (find_asked ("sync law-42-pl.xml", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync law-27-pl.xml.gone", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync imports.lexlib", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync incoming", 0), <, decision);
  g_assert_cmpuint (find_asked ("sync data", decision), ==, decision + 1);
  last = find_asked ("move imports.lexlib", decision);
  g_assert_cmpuint (find_asked ("move law-42-pl.xml", decision), <, last);
  g_assert_cmpuint (find_asked ("sync documents", last), >, last);
  g_assert_cmpuint (find_asked ("sync data", last), >, last);
  g_clear_pointer (&asked, g_ptr_array_unref);
}

static int
sync_and_fail (const char *path)
{
  if (!g_str_has_suffix (path, "/documents"))
    return real_sync (path);
  errno = EIO;
  return -1;
}

static void
test_failed_sync_is_no_success (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  put_old_state (fixture);
  real_sync = lex_shelf_sync;
  lex_shelf_sync = sync_and_fail;
  g_assert_false (change_shelf (fixture, &error));
  g_assert_nonnull (strstr (error->message, "next starts"));
  g_assert_true (lex_shelf_is_interrupted (fixture->data_dir));
  lex_shelf_sync = real_sync;
  g_assert_true (assert_whole (fixture));
}

static int
hold_lock (Fixture *fixture)
{
  g_autofree char *path = fixture_dup_path (fixture, "lock");
  int file = g_open (path, O_CREAT | O_RDWR | O_CLOEXEC, 0600);

  g_assert_cmpint (flock (file, LOCK_EX), ==, 0);
  return file;
}

static char *waited_for;

static void
wait_cb (const char *message)
{
  g_assert_null (waited_for);
  waited_for = g_strdup (message);
}

/* Who waits says for what, once, and not for ever. */
static void
test_held_lock_is_given_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lock = fixture_dup_path (fixture, "lock");
  const guint patience = lex_shelf_patience;
  int held;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  held = hold_lock (fixture);
  lex_shelf_patience = 2;
  lex_library_set_wait_func (wait_cb);
  fixture_assert_fails (fixture, lock, "end it");
  g_assert_nonnull (strstr (waited_for, lock));

  lex_library_set_wait_func (NULL);
  lex_shelf_patience = patience;
  g_clear_pointer (&waited_for, g_free);
  close (held);
  g_object_unref (fixture_open (fixture));
}

/* A window that opens can not say a word yet, so it may not keep its reader waiting. */
static void
test_held_lock_is_soon_given_up_unsaid (Fixture *fixture, gconstpointer data)
{
  int held;

  fixture_put_document (fixture, "law-27-pl", "27A", "Słowa federacji.");
  held = hold_lock (fixture);
  g_assert_cmpuint (lex_shelf_patience, >, 5);
  fixture_assert_fails (fixture, "for 5 seconds", "end it");
  close (held);
}

/* A change that somebody else is putting in place, or never will. */
static void
test_held_decision_is_given_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *decided = fixture_dup_path (fixture, "decided");
  g_autofree char *lock = fixture_dup_path (fixture, "lock");
  const guint patience = lex_shelf_patience;
  int held;

  put_old_state (fixture);
  g_assert_cmpint (g_mkdir (decided, 0700), ==, 0);
  held = hold_lock (fixture);
  lex_shelf_patience = 1;
  fixture_assert_fails (fixture, lock, "end it");
  g_assert_cmpuint (fixture_count_problems (fixture, lock), ==, 1);

  lex_shelf_patience = patience;
  close (held);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  fixture_add ("/shelf/crash", test_crash_leaves_all_or_nothing);
  fixture_add ("/shelf/full-disk", test_full_disk_leaves_all_or_nothing);
  fixture_add ("/shelf/order", test_change_reaches_the_disk_in_order);
  fixture_add ("/shelf/sync", test_failed_sync_is_no_success);
  fixture_add ("/shelf/lock", test_held_lock_is_given_up);
  fixture_add ("/shelf/lock-unsaid", test_held_lock_is_soon_given_up_unsaid);
  fixture_add ("/shelf/lock-decided", test_held_decision_is_given_up);
  return g_test_run ();
}
