/* lex-journal-exchange.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The journal as a file of its own, out and in. It refuses to know how such a file is written.
 * Front ends call it.
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "corpus/lex-corpus-bytes.h"
#include "journal/lex-journal-json.h"
#include "services/lex-journal-markdown.h"
#include "services/lex-journal-private.h"
#include "services/lex-library-private.h"

/* Far more than anybody writes. */
#define MAX_JOURNAL_BYTES (256u << 20)

/* How much of a file tells whose it is. */
#define GLANCE 256

/* What a journal with nothing in it is exported as. */
#define EMPTY                                                                                      \
  "{\"format\": \"lexbridge-journal\",\n\"version\": 1,\n\"entries\": [],\n\"recent\": [],\n"      \
  "\"reviews\": [],\n\"facts\": [],\n\"cases\": []}\n"

/* A journal that is not there is exported as one in which nothing stands. */
char *
lex_journal_export (LexJournal *self, GError **error)
{
  GError *lower = NULL;
  char *text;

  if (!lex_journal_open_file (self, LEX_JOURNAL_READ, error))
    return NULL;
  if (self->file == NULL)
    return g_strdup (EMPTY);
  text = lex_journal_json_export (self->file, &lower);
  if (text == NULL)
    lex_journal_take_fault (lower, error);
  return text;
}

char *
lex_journal_export_markdown (LexJournal *self, GError **error)
{
  g_autoptr (GPtrArray) entries = lex_journal_list (self, error);

  return entries != NULL ? lex_journal_markdown_dup (entries) : NULL;
}

gboolean
lex_journal_save_text (const char *path, const char *text, GError **error)
{
  g_autoptr (GError) lower = NULL;

  if (g_file_set_contents_full (path, text, -1,
                                G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600,
                                &lower))
    return TRUE;
  lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                    _ ("%s; check the folder’s permissions and free space"), lower->message);
  return FALSE;
}

gboolean
lex_journal_save (LexJournal *self, const char *path, GError **error)
{
  const gboolean markdown = g_str_has_suffix (path, ".md");
  g_autofree char *text
      = markdown ? lex_journal_export_markdown (self, error) : lex_journal_export (self, error);

  return text != NULL && lex_journal_save_text (path, text, error);
}

char *
lex_journal_read_text (const char *path, gsize most, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GBytes) bytes = lex_corpus_read_bytes (path, most, &lower);

  if (bytes == NULL)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT, "%s", lower->message);
      return NULL;
    }
  if (g_bytes_get_size (bytes) <= most)
    return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                    _ ("%s: is larger than %u MiB; choose another file"), path,
                    (guint) (most >> 20));
  return NULL;
}

gboolean
lex_journal_is_export (const char *path)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;

  g_return_val_if_fail (path != NULL, FALSE);

  bytes = lex_corpus_read_bytes (path, GLANCE, NULL);
  if (bytes == NULL)
    return FALSE;
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  return *g_strchug (text) == '{' && strstr (text, "\"lexbridge-journal\"") != NULL;
}

gboolean
lex_journal_load (LexJournal *self, const char *path, guint *n_added, GError **error)
{
  g_autofree char *text = NULL;
  GError *lower = NULL;

  *n_added = 0;
  text = lex_journal_read_text (path, MAX_JOURNAL_BYTES, error);
  if (text == NULL)
    return FALSE;
  if (!lex_journal_open_file (self, LEX_JOURNAL_WRITE, error))
    return FALSE;
  if (!lex_journal_json_import (self->file, path, text, n_added, &lower))
    return lex_journal_take_fault (lower, error);
  lex_journal_tell_changed (self);
  return TRUE;
}
