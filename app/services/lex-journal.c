/* lex-journal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader made, for front ends: opened when it is needed, watched, restored. It refuses to
 * know how it is stored and what stands in it, and to keep a copy of it. Front ends call it.
 */

#include "services/lex-journal-private.h"

#include <glib/gi18n-lib.h>

#include "journal/lex-journal-backup.h"
#include "services/lex-library-private.h"

G_DEFINE_FINAL_TYPE (LexJournal, lex_journal, G_TYPE_OBJECT)

static guint changed_signal;
static guint cases_changed_signal;
static guint going_signal;

/* By #LexJournalError. The messages of the journal say all that can be said. */
static const LexLibraryError codes[] = {
  [LEX_JOURNAL_ERROR_MISSING] = LEX_LIBRARY_ERROR_NOT_FOUND,
  [LEX_JOURNAL_ERROR_DAMAGED] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_READ_ONLY] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_STORAGE] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_BUSY] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_INPUT] = LEX_LIBRARY_ERROR_INPUT,
};

gboolean
lex_journal_take_fault (GError *lower, GError **error)
{
  g_autoptr (GError) owned = lower;

  lex_library_fail (error, codes[lower->code], "%s", lower->message);
  return FALSE;
}

gboolean
lex_journal_open_file (LexJournal *self, LexJournalAccess access, GError **error)
{
  g_autoptr (GError) lower = NULL;

  if (self->file != NULL && !lex_journal_file_is_in_place (self->file))
    g_clear_pointer (&self->file, lex_journal_file_free);
  if (self->file == NULL)
    {
      self->file = lex_journal_file_open (self->data_dir, access, &lower);
      self->seen = self->file != NULL ? lex_journal_file_get_data_version (self->file) : 0;
    }
  if (self->file != NULL
      || (access == LEX_JOURNAL_READ
          && g_error_matches (lower, LEX_JOURNAL_ERROR, LEX_JOURNAL_ERROR_MISSING)))
    return TRUE;
  return lex_journal_take_fault (g_steal_pointer (&lower), error);
}

static void
lex_journal_dispose (GObject *object)
{
  g_signal_emit (object, going_signal, 0);

  G_OBJECT_CLASS (lex_journal_parent_class)->dispose (object);
}

static void
lex_journal_finalize (GObject *object)
{
  LexJournal *self = LEX_JOURNAL (object);

  g_clear_pointer (&self->index, g_ptr_array_unref);
  g_clear_pointer (&self->file, lex_journal_file_close);
  g_free (self->data_dir);
  G_OBJECT_CLASS (lex_journal_parent_class)->finalize (object);
}

static void
lex_journal_class_init (LexJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = lex_journal_dispose;
  G_OBJECT_CLASS (klass)->finalize = lex_journal_finalize;
  changed_signal = g_signal_new ("changed", LEX_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  cases_changed_signal = g_signal_new ("cases-changed", LEX_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0,
                                       NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("keep", LEX_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  going_signal = g_signal_new ("going", LEX_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 0);
}

static void
lex_journal_init (LexJournal *self)
{
}

LexJournal *
lex_journal_new (const char *data_dir)
{
  LexJournal *self = g_object_new (LEX_TYPE_JOURNAL, NULL);

  self->data_dir = g_strdup (data_dir);
  return self;
}

static void
tell (LexJournal *self)
{
  self->seen = self->file != NULL ? lex_journal_file_get_data_version (self->file) : 0;
  g_signal_emit (self, changed_signal, 0);
  g_signal_emit (self, cases_changed_signal, 0);
}

void
lex_journal_tell_changed (LexJournal *self)
{
  g_clear_pointer (&self->index, g_ptr_array_unref);
  tell (self);
}

void
lex_journal_tell_entry_changed (LexJournal *self)
{
  /* What others wrote meanwhile is not in the index, either. */
  if (lex_journal_file_get_data_version (self->file) != self->seen)
    g_clear_pointer (&self->index, g_ptr_array_unref);
  tell (self);
}

void
lex_journal_tell_cases_changed (LexJournal *self)
{
  g_signal_emit (self, cases_changed_signal, 0);
}

void
lex_journal_look (LexJournal *self)
{
  LexJournalFile *before = self->file;

  if (lex_journal_open_file (self, LEX_JOURNAL_READ, NULL)
      && (self->file != before
          || (before != NULL && lex_journal_file_get_data_version (before) != self->seen)))
    lex_journal_tell_changed (self);
}

gboolean
lex_journal_is_read_only (LexJournal *self)
{
  return self->file != NULL && lex_journal_file_is_read_only (self->file);
}

char *
lex_journal_dup_notice (LexJournal *self)
{
  return self->file != NULL ? g_strdup (lex_journal_file_get_notice (self->file)) : NULL;
}

gboolean
lex_journal_restore (LexJournal *self, const char *name, GError **error)
{
  GError *lower = NULL;

  /* It is opened again as it is then. */
  g_clear_pointer (&self->file, lex_journal_file_free);
  if (!lex_journal_backup_restore (self->data_dir, name, &lower))
    return lex_journal_take_fault (lower, error);
  lex_journal_tell_changed (self);
  return TRUE;
}

GStrv
lex_journal_list_backups (LexJournal *self)
{
  return lex_journal_backup_list (self->data_dir);
}
