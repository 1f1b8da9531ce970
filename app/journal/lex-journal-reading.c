/* lex-journal-reading.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What the journal answers. It refuses to change anything. The services call it, and the files of
 * this room that must know what is there before they change it.
 */

#include <sqlite3.h>

#include "journal/lex-journal-file-private.h"

/* In the order of #LexJournalField, then what no field holds. */
#define COLUMNS                                                                                    \
  "SELECT id, label, edition, language, quote, prefix, suffix, text, colour, folder, created,"     \
  " changed, kind, position, removed IS NOT NULL FROM entries "
#define ORDER " ORDER BY folder IS NOT NULL, folder, position, seq"

enum
{
  COLUMN_KIND = LEX_JOURNAL_N_FIELDS,
  COLUMN_POSITION,
  COLUMN_REMOVED,
};

/* A kind that a newer program made is read as a note: its words are to be seen. */
static LexJournalEntry *
entry_of_row (sqlite3_stmt *row)
{
  LexJournalEntry *entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, NULL, NULL);

  lex_journal_kind_from_name ((const char *) sqlite3_column_text (row, COLUMN_KIND), &entry->kind);
  entry->position = sqlite3_column_int64 (row, COLUMN_POSITION);
  for (int i = 0; i < LEX_JOURNAL_N_FIELDS; i++)
    entry->fields[i] = g_strdup ((const char *) sqlite3_column_text (row, i));
  return entry;
}

static void
add_entry_cb (sqlite3_stmt *row, gpointer user_data)
{
  g_ptr_array_add (user_data, entry_of_row (row));
}

static GPtrArray *
list (LexJournalFile *self, const char *sql, const char *value, GError **error)
{
  g_autoptr (GPtrArray) entries
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_journal_entry_free);
  const LexJournalQuestion question = { sql, &value, value != NULL, add_entry_cb, entries };

  if (!lex_journal_database_ask (self->database, &question, error))
    return NULL;
  return g_steal_pointer (&entries);
}

GPtrArray *
lex_journal_file_list (LexJournalFile *self, GError **error)
{
  return list (self, COLUMNS "WHERE removed IS NULL" ORDER, NULL, error);
}

GPtrArray *
lex_journal_file_list_kind (LexJournalFile *self, LexJournalKind kind, GError **error)
{
  return list (self, COLUMNS "WHERE kind = ?1 AND removed IS NULL" ORDER,
               lex_journal_kind_get_name (kind), error);
}

GPtrArray *
lex_journal_file_list_at (LexJournalFile *self, const char *label, GError **error)
{
  return list (self, COLUMNS "WHERE label = ?1 AND removed IS NULL" ORDER, label, error);
}

/* Labels of clauses begin with those of what they stand below, and the index is sorted. */
GPtrArray *
lex_journal_file_list_below (LexJournalFile *self, const char *label, GError **error)
{
  return list (
      self, COLUMNS "WHERE label >= ?1 AND label < ?1 || char (0x10ffff) AND removed IS NULL" ORDER,
      label, error);
}

gint64
lex_journal_file_get_data_version (LexJournalFile *self)
{
  gint64 version = 0;

  lex_journal_database_get_number (self->database, "PRAGMA data_version", &version, NULL);
  return version;
}

typedef struct
{
  LexJournalEntry *entry;
  gboolean removed;
} Found;

static void
take_entry_cb (sqlite3_stmt *row, gpointer user_data)
{
  Found *found = user_data;

  found->entry = entry_of_row (row);
  found->removed = sqlite3_column_int (row, COLUMN_REMOVED);
}

LexJournalEntry *
lex_journal_file_find (LexJournalFile *self, const char *id, gboolean *removed, GError **error)
{
  Found found = { NULL, FALSE };
  const LexJournalQuestion question = { COLUMNS "WHERE id = ?1", &id, 1, take_entry_cb, &found };

  if (!lex_journal_database_ask (self->database, &question, error))
    g_clear_pointer (&found.entry, lex_journal_entry_free);
  *removed = found.removed;
  return found.entry;
}

static void
add_text_cb (sqlite3_stmt *row, gpointer user_data)
{
  g_strv_builder_add (user_data, (const char *) sqlite3_column_text (row, 0));
}

GStrv
lex_journal_file_list_recent (LexJournalFile *self, guint limit, GError **error)
{
  g_autoptr (GStrvBuilder) labels = g_strv_builder_new ();
  g_autofree char *most = g_strdup_printf ("%u", limit);
  const char *values[] = { most };
  const LexJournalQuestion question
      = { "SELECT label FROM recent ORDER BY seq DESC LIMIT CAST (?1 AS INTEGER)", values, 1,
          add_text_cb, labels };

  /* A journal that could not be brought up to date has none. */
  if (self->version >= 2 && !lex_journal_database_ask (self->database, &question, error))
    return NULL;
  return g_strv_builder_end (labels);
}
