/* lex-journal.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the reader made, for front ends: opened when it is needed, exported, imported, restored. It
 * refuses to know how it is stored, and to keep a copy of it. Front ends call it.
 */

#include "services/lex-journal.h"

#include <glib/gi18n-lib.h>

#include "journal/lex-journal-backup.h"
#include "journal/lex-journal-json.h"
#include "services/lex-journal-markdown.h"
#include "services/lex-library-private.h"

/* What a journal with nothing in it is exported as. */
#define EMPTY                                                                                      \
  "{\"format\": \"lexbridge-journal\",\n\"version\": 1,\n\"entries\": [],\n\"recent\": []}\n"

struct _LexJournal
{
  GObject parent_instance;

  /* Owned; the file is NULL until it is needed, and while there is none */
  char *data_dir;
  LexJournalFile *file;
};

G_DEFINE_FINAL_TYPE (LexJournal, lex_journal, G_TYPE_OBJECT)

/* By #LexJournalError. The messages of the journal say all that can be said. */
static const LexLibraryError codes[] = {
  [LEX_JOURNAL_ERROR_MISSING] = LEX_LIBRARY_ERROR_NOT_FOUND,
  [LEX_JOURNAL_ERROR_DAMAGED] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_READ_ONLY] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_STORAGE] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_BUSY] = LEX_LIBRARY_ERROR_STORAGE,
  [LEX_JOURNAL_ERROR_INPUT] = LEX_LIBRARY_ERROR_INPUT,
};

static gboolean
take_fault (GError *lower, GError **error)
{
  g_autoptr (GError) owned = lower;

  lex_library_fail (error, codes[lower->code], "%s", lower->message);
  return FALSE;
}

/* Opens the file if it is not open. No journal is no fault to who reads: @self->file stays %NULL.
 */
static gboolean
open_file (LexJournal *self, LexJournalAccess access, GError **error)
{
  g_autoptr (GError) lower = NULL;

  if (self->file == NULL)
    self->file = lex_journal_file_open (self->data_dir, access, &lower);
  if (self->file != NULL
      || (access == LEX_JOURNAL_READ
          && g_error_matches (lower, LEX_JOURNAL_ERROR, LEX_JOURNAL_ERROR_MISSING)))
    return TRUE;
  return take_fault (g_steal_pointer (&lower), error);
}

static void
lex_journal_finalize (GObject *object)
{
  LexJournal *self = LEX_JOURNAL (object);

  g_clear_pointer (&self->file, lex_journal_file_close);
  g_free (self->data_dir);
  G_OBJECT_CLASS (lex_journal_parent_class)->finalize (object);
}

static void
lex_journal_class_init (LexJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = lex_journal_finalize;
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

char *
lex_journal_dup_notice (LexJournal *self)
{
  return self->file != NULL ? g_strdup (lex_journal_file_get_notice (self->file)) : NULL;
}

GPtrArray *
lex_journal_list (LexJournal *self, GError **error)
{
  GError *lower = NULL;
  GPtrArray *entries;

  if (!open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file == NULL)
    return g_ptr_array_new ();
  entries = lex_journal_file_list (self->file, &lower);
  if (entries == NULL)
    take_fault (lower, error);
  return entries;
}

/* A journal that is not there is exported as one in which nothing stands. */
char *
lex_journal_export (LexJournal *self, GError **error)
{
  GError *lower = NULL;
  char *text;

  if (!open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file == NULL)
    return g_strdup (EMPTY);
  text = lex_journal_json_export (self->file, &lower);
  if (text == NULL)
    take_fault (lower, error);
  return text;
}

char *
lex_journal_export_markdown (LexJournal *self, GError **error)
{
  g_autoptr (GPtrArray) entries = lex_journal_list (self, error);

  return entries != NULL ? lex_journal_markdown_dup (entries) : NULL;
}

gboolean
lex_journal_save (LexJournal *self, const char *path, GError **error)
{
  const gboolean markdown = g_str_has_suffix (path, ".md");
  g_autofree char *text
      = markdown ? lex_journal_export_markdown (self, error) : lex_journal_export (self, error);
  g_autoptr (GError) lower = NULL;

  if (text == NULL)
    return FALSE;
  if (g_file_set_contents_full (path, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                &lower))
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s; check the folder’s permissions and free space"), lower->message);
  return FALSE;
}

gboolean
lex_journal_load (LexJournal *self, const char *path, guint *n_added, GError **error)
{
  g_autofree char *text = NULL;
  GError *lower = NULL;

  *n_added = 0;
  if (!g_file_get_contents (path, &text, NULL, &lower))
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT, _ ("%s; choose a file that can be read"),
                        lower->message);
      g_error_free (lower);
      return FALSE;
    }
  if (!open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  return lex_journal_json_import (self->file, path, text, n_added, &lower)
         || take_fault (lower, error);
}

gboolean
lex_journal_restore (LexJournal *self, const char *name, GError **error)
{
  GError *lower = NULL;

  /* It is opened again as it is then. */
  g_clear_pointer (&self->file, lex_journal_file_free);
  return lex_journal_backup_restore (self->data_dir, name, &lower) || take_fault (lower, error);
}
