/* lex-journal-error.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Names the errors of this room and makes them one line. It refuses to know when they happen. All
 * files of this room raise them; the services tell them apart.
 */

#include "journal/lex-journal-error.h"

#include "language/lex-message.h"

/* By hand, as the formatter would put spaces into the name that G_DEFINE_QUARK() takes. */
GQuark
lex_journal_error_quark (void)
{
  return g_quark_from_static_string ("lex-journal-error-quark");
}

gboolean
lex_journal_error_set (GError **error, LexJournalError code, const char *format, ...)
{
  g_autofree char *message = NULL;
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  line = lex_message_dup_line (message);
  g_set_error_literal (error, LEX_JOURNAL_ERROR, code, line);
  return FALSE;
}
