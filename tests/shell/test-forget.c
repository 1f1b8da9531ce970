/* test-forget.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Forgetting an import while another process is at the imports: the window goes on, and the user
 * can change his mind. It refuses to know how a document is forgotten. Run by Meson.
 */

#include "fixture.h"

#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#include "services/lex-library-import.h"

#define NAME "law-28-en"

static void
import (Fixture *fixture)
{
  g_autofree char *file = g_build_filename (fixture->imports, "law28.txt", NULL);
  const char *files[] = { file, NULL };
  g_autoptr (GPtrArray) imports = NULL;
  g_autoptr (GError) error = NULL;

  g_file_set_contents (file, "LAW 28 - CALLS IN ROTATION\n\nA. One that is in rotation.\n", -1,
                       &error);
  g_assert_no_error (error);
  imports = lex_library_import (fixture->library, files, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (imports->len, ==, 1);
}

static gboolean
is_imported (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->imports, "documents", NAME ".xml", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* As another process does that imports. */
static int
lock (Fixture *fixture)
{
  g_autofree char *path = g_build_filename (fixture->imports, "lock", NULL);
  int file = g_open (path, O_RDWR | O_CLOEXEC, 0600);

  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (flock (file, LOCK_EX), ==, 0);
  return file;
}

static void
test_waits_without_freezing (Fixture *fixture, gconstpointer data)
{
  int held;

  import (fixture);
  fixture_show (fixture, "27");
  held = lock (fixture);
  lex_window_forget_document (fixture->window, NAME);
  fixture_wait_for_toast (fixture, _ ("Forgetting…"));
  g_assert_true (is_imported (fixture));

  /* The window answers meanwhile. */
  fixture_act (fixture, "win.next-law");
  fixture_assert_label (fixture, "28");

  close (held);
  fixture_wait_for_toast (fixture, "“Law 28");
  g_assert_false (is_imported (fixture));
}

static void
test_can_be_cancelled (Fixture *fixture, gconstpointer data)
{
  GtkWidget *button;
  int held;

  import (fixture);
  fixture_show (fixture, "27");
  held = lock (fixture);
  lex_window_forget_document (fixture->window, NAME);
  fixture_wait_for_toast (fixture, _ ("Forgetting…"));
  button = fixture_find_button (GTK_WIDGET (fixture->window->toasts), _ ("_Cancel"));
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  fixture_wait_for_toast (fixture, _ ("Nothing was forgotten"));

  close (held);
  fixture_settle ();
  g_assert_true (is_imported (fixture));
}

static void
test_says_why_not (Fixture *fixture, gconstpointer data)
{
  import (fixture);
  fixture_show (fixture, "27");
  lex_window_forget_document (fixture->window, "laws");
  fixture_wait_for_toast (fixture, "laws: ");
}

/* What was asked for is done, and nobody is told. */
static void
test_window_closed_meanwhile (Fixture *fixture, gconstpointer data)
{
  int held;

  import (fixture);
  fixture_show (fixture, "27");
  held = lock (fixture);
  lex_window_forget_document (fixture->window, NAME);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  close (held);
  while (is_imported (fixture))
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
  fixture->window = fixture_new_window (fixture, 1280);
}

static void
add_tests (void)
{
  fixture_add ("/forget/waits", 1280, test_waits_without_freezing);
  fixture_add ("/forget/cancelled", 1280, test_can_be_cancelled);
  fixture_add ("/forget/closed", 1280, test_window_closed_meanwhile);
  fixture_add ("/forget/refused", 1280, test_says_why_not);
}

int
main (int argc, char *argv[])
{
  return fixture_run (argc, argv, add_tests);
}
