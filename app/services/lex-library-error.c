/* lex-library-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Turns the errors of lower rooms into the few that a front end tells apart.
 * It refuses to know what was being done: the lower message says what and where.
 * The files of this room call it, wherever something from below fails.
 */

#include "services/lex-library-private.h"

#include <errno.h>
#include <glib/gi18n-lib.h>

#include "language/lex-message.h"

G_DEFINE_QUARK (lex_library_error_quark, lex_library_error)

/* What the store's faults mean to a reader: by #LexStoreError, then #LexSide. A %NULL means that
 * the lower message says it as well as can be. */
static const char *const faults[][LEX_N_SIDES] = {
  [LEX_STORE_ERROR_MISSING]
  = { N_ ("%s: the library is missing; install Lexbridge again"),
      N_ ("%s: the index of imported documents is missing; run “lexbridge-cli rebuild”") },
  [LEX_STORE_ERROR_DAMAGED]
  = { N_ ("%s: the library is damaged; install Lexbridge again"),
      N_ ("%s: the index of imported documents is damaged; run “lexbridge-cli rebuild”") },
  [LEX_STORE_ERROR_VERSION]
  = { N_ ("%s: the library belongs to another version; install Lexbridge again"),
      N_ ("%s: the index of imported documents belongs to another version; "
          "run “lexbridge-cli rebuild”") },
  [LEX_STORE_ERROR_WRITE] = { NULL, NULL },
  [LEX_STORE_ERROR_CONTENT] = { NULL, NULL },
  [LEX_STORE_ERROR_UNREADABLE] = { NULL, NULL },
};

void
lex_library_fail (GError **error, LexLibraryError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = lex_message_dup_line (message);
  g_set_error_literal (error, LEX_LIBRARY_ERROR, code, line);
}

gboolean
lex_library_fail_at (GError **error, const char *path)
{
  const int code = errno;

  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s: %s; check the folder’s permissions and free space"), path,
                    g_strerror (code));
  return FALSE;
}

/* Not printf(): its format would come from a table, where no compiler can check it. */
static char *
dup_fault (const char *format, const char *path)
{
  g_auto (GStrv) halves = g_strsplit (_ (format), "%s", 2);

  return g_strjoinv (path, halves);
}

void
lex_library_propagate (GError **error, GError *lower, LexSide side, const char *path)
{
  g_autoptr (GError) owned = lower;
  g_autofree char *message = NULL;
  const char *format = NULL;

  g_return_if_fail (lower != NULL && path != NULL);

  if (lower->domain == LEX_LIBRARY_ERROR)
    {
      g_propagate_error (error, g_steal_pointer (&owned));
      return;
    }

  if (lower->domain == LEX_STORE_ERROR && lower->code < (int) G_N_ELEMENTS (faults))
    format = faults[lower->code][side];
  message = format != NULL ? dup_fault (format, path) : g_strdup (lower->message);
  /* What exactly failed its check helps nobody but a developer. */
  g_debug ("%s", lower->message);
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE, "%s", message);
}

void
lex_library_take_fault (LexLibrary *self, LexSide side, GError *lower, GError **error)
{
  g_autofree char *imports = g_build_filename (self->data_dir, LEX_IMPORTS_FILE, NULL);

  lex_library_propagate (error, lower, side,
                         side == LEX_SIDE_SHIPPED ? self->shipped_path : imports);
}
