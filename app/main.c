/* main.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The graphical program. It refuses to do anything but choose the language of
 * the interface and run the application. The operating system calls it.
 */

#include <locale.h>
#include <malloc.h>
#include <signal.h>

#include <glib/gi18n-lib.h>

#include "services/lex-library-location.h"
#include "shell/lex-application.h"

int
main (int argc, char *argv[])
{
  g_autofree char *locale_dir = lex_location_dup_locale_dir ();
  g_autoptr (LexApplication) application = NULL;

  /* What crosses a limit to the size of files is to fail as on a full disk, with a toast. */
  signal (SIGXFSZ, SIG_IGN);
#ifdef M_ARENA_MAX
  /* Pango looks for each font in two threads of their own, and the C library would give each a
   * piece of memory of its own. */
  mallopt (M_ARENA_MAX, 1);
#endif
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locale_dir);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");

  application = lex_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
