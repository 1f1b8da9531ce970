/* lex-journal-recent.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The places read last, for front ends. It refuses to know when a place counts as read. The window
 * calls it.
 */

#include "services/lex-journal-private.h"

gboolean
lex_journal_visit (LexJournal *self, const char *label, GError **error)
{
  GError *lower = NULL;

  g_return_val_if_fail (LEX_IS_JOURNAL (self), FALSE);
  g_return_val_if_fail (label != NULL, FALSE);

  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  return lex_journal_file_visit (self->file, label, &lower)
         || lex_journal_take_fault (lower, error);
}

GStrv
lex_journal_list_recent (LexJournal *self, guint limit, GError **error)
{
  GError *lower = NULL;
  GStrv labels;

  g_return_val_if_fail (LEX_IS_JOURNAL (self), NULL);

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file == NULL)
    return g_new0 (char *, 1);
  labels = lex_journal_file_list_recent (self->file, limit, &lower);
  if (labels == NULL)
    lex_journal_take_fault (lower, error);
  return labels;
}
