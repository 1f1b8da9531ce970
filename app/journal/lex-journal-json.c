/* lex-journal-json.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The journal as one JSON file, out and in. SQLite itself writes and reads JSON, with a limit to
 * how deep it goes, so no library for it is needed. It refuses to know where such files lie. The
 * services call it.
 */

#include "journal/lex-journal-json.h"

#include <glib/gi18n-lib.h>
#include <sqlite3.h>
#include <string.h>

#include "journal/lex-journal-file-private.h"

#define FORMAT LEX_JOURNAL_JSON_FORMAT
#define FORMAT_VERSION 1

/* Exporting */

typedef struct
{
  GString *text;
  gboolean first;
} Output;

static void
add_line_cb (sqlite3_stmt *row, gpointer user_data)
{
  Output *output = user_data;

  g_string_append (output->text, output->first ? "\n" : ",\n");
  g_string_append (output->text, (const char *) sqlite3_column_text (row, 0));
  output->first = FALSE;
}

static gboolean
add_list (LexJournalFile *self, GString *text, const char *name, const char *sql, GError **error)
{
  Output output = { text, TRUE };
  const LexJournalQuestion question = { sql, NULL, 0, add_line_cb, &output };

  g_string_append_printf (text, ",\n\"%s\": [", name);
  if (!lex_journal_database_ask (self->database, &question, error))
    return FALSE;
  g_string_append (text, "]");
  return TRUE;
}

#define LIST_REVIEWS(columns)                                                                      \
  "SELECT json_object ('id', id, 'card', card, 'rating', rating, 'answered', answered,"            \
  " 'took', took, 'mode', mode, 'algorithm', algorithm, 'print', print, 'undone', undone" columns  \
  ") FROM reviews ORDER BY seq"

static const char *
list_reviews (LexJournalFile *self)
{
  return self->version >= 4 ? LIST_REVIEWS (
             ", 'lookups', lookups, 'looked', looked, 'sitting', sitting, 'given', given")
                            : LIST_REVIEWS ("");
}

/* An entry a line, in the order of making: whoever keeps such files sees what changed. */
static gboolean
add_lists (LexJournalFile *self, GString *text, GError **error)
{
  return add_list (self, text, "entries",
                   "SELECT json_object ('id', id, 'kind', kind, 'label', label,"
                   " 'edition', edition, 'language', language, 'quote', quote,"
                   " 'prefix', prefix, 'suffix', suffix, 'text', text, 'colour', colour,"
                   " 'folder', folder, 'position', position, 'created', created,"
                   " 'changed', changed) FROM entries WHERE removed IS NULL ORDER BY seq",
                   error)
         && (self->version < 2
             || add_list (self, text, "recent",
                          "SELECT json_object ('label', label, 'visited', visited) FROM recent "
                          "ORDER BY seq",
                          error))
         && (self->version < 3 || add_list (self, text, "reviews", list_reviews (self), error))
         && (self->version < 4
             || add_list (self, text, "facts",
                          "SELECT json_object ('id', id, 'subject', subject, 'name', name,"
                          " 'value', value, 'at', at) FROM facts ORDER BY seq",
                          error))
         && (self->version < 5
             || add_list (self, text, "cases",
                          "SELECT json_object ('id', id, 'number', seq, 'created', created,"
                          " 'changed', changed, 'fields', json (fields)) FROM cases"
                          " WHERE removed IS NULL ORDER BY seq",
                          error));
}

char *
lex_journal_json_export (LexJournalFile *self, GError **error)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append (text, LEX_JOURNAL_JSON_HEAD);
  if (!add_lists (self, text, error))
    return NULL;
  g_string_append (text, "}\n");
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Importing */

/* @entries: of LexJournalEntry
 * @fault: whether one of them can not be used */
typedef struct
{
  const char *name;
  const char *text;
  GPtrArray *entries;
  guint n_added;
  gboolean fault;
} Import;

static gboolean
fail_input (const Import *import, const char *why, GError **error)
{
  return lex_journal_error_set (error, LEX_JOURNAL_ERROR_INPUT,
                                _ ("%s: %s; nothing was imported; choose a file that Lexbridge "
                                   "exported"),
                                import->name, why);
}

static void
take_format_cb (sqlite3_stmt *row, gpointer user_data)
{
  gint64 *version = user_data;

  if (g_strcmp0 ((const char *) sqlite3_column_text (row, 0), FORMAT) == 0)
    *version = sqlite3_column_int64 (row, 1);
}

/* The parser is asked before anything is asked of what it read. */
static gboolean
check_format (LexJournalFile *self, const Import *import, GError **error)
{
  gint64 version = 0;
  const LexJournalQuestion question
      = { "SELECT iif (json_valid (?1), json_extract (?1, '$.format'), NULL),"
          " iif (json_valid (?1), json_extract (?1, '$.version'), NULL)",
          &import->text, 1, take_format_cb, &version };

  if (!lex_journal_database_ask (self->database, &question, error))
    return FALSE;
  if (version > FORMAT_VERSION)
    return lex_journal_error_set (error, LEX_JOURNAL_ERROR_INPUT,
                                  _ ("%s: a newer Lexbridge exported it; nothing was imported; "
                                     "update Lexbridge"),
                                  import->name);
  return version == FORMAT_VERSION || fail_input (import, _ ("it is no exported journal"), error);
}

/* Whether a character is spelt out that no text can have. SQLite would end the text there. */
static gboolean
has_nul (const char *text)
{
  for (const char *at = strchr (text, '\\'); at != NULL && at[1] != '\0';
       at = strchr (at + 2, '\\'))
    if (g_str_has_prefix (at, "\\u0000"))
      return TRUE;
  return FALSE;
}

/* A text that can be kept as it is: UTF-8 without NUL. */
static gboolean
take_text (sqlite3_stmt *row, int column, char **value)
{
  const int type = sqlite3_column_type (row, column);
  const char *text = (const char *) sqlite3_column_text (row, column);

  if (type == SQLITE_NULL)
    return TRUE;
  *value = g_strdup (text);
  return type == SQLITE_TEXT && text != NULL
         && strlen (text) == (gsize) sqlite3_column_bytes (row, column)
         && g_utf8_validate (text, -1, NULL);
}

/* Whether an entry has what its kind needs. Labels are not read here: what fits nowhere is loose,
 * and kept all the same. */
static gboolean
is_whole (const LexJournalEntry *entry)
{
  const char *id = entry->fields[LEX_JOURNAL_ID];

  return id != NULL && *id != '\0'
         && (entry->kind == LEX_JOURNAL_FOLDER ? entry->fields[LEX_JOURNAL_TEXT] != NULL
                                               : entry->fields[LEX_JOURNAL_LABEL] != NULL)
         && entry->fields[LEX_JOURNAL_CREATED] != NULL
         && entry->fields[LEX_JOURNAL_CHANGED] != NULL;
}

static void
take_imported_cb (sqlite3_stmt *row, gpointer user_data)
{
  Import *import = user_data;
  LexJournalEntry *entry = lex_journal_entry_new (LEX_JOURNAL_NOTE, NULL, NULL);
  gboolean good = TRUE;

  for (int i = 0; i < LEX_JOURNAL_N_FIELDS; i++)
    good = take_text (row, i, &entry->fields[i]) && good;
  good = good && sqlite3_column_type (row, LEX_JOURNAL_N_FIELDS + 1) == SQLITE_INTEGER
         && lex_journal_kind_from_name (
             (const char *) sqlite3_column_text (row, LEX_JOURNAL_N_FIELDS), &entry->kind)
         && is_whole (entry);
  entry->position = sqlite3_column_int64 (row, LEX_JOURNAL_N_FIELDS + 1);
  import->fault = import->fault || !good;
  g_ptr_array_add (import->entries, entry);
}

static gboolean
read_entries (LexJournalFile *self, Import *import, GError **error)
{
  const LexJournalQuestion question
      = { "SELECT value ->> '$.id', value ->> '$.label', value ->> '$.edition',"
          " value ->> '$.language', value ->> '$.quote', value ->> '$.prefix',"
          " value ->> '$.suffix', value ->> '$.text', value ->> '$.colour', value ->> '$.folder',"
          " value ->> '$.created', value ->> '$.changed', value ->> '$.kind',"
          " value ->> '$.position' "
          "FROM (SELECT iif (type = 'object', value, '{}') AS value FROM json_each (?1, "
          "'$.entries'))",
          &import->text, 1, take_imported_cb, import };
  g_autofree char *why = NULL;

  if (!lex_journal_database_ask (self->database, &question, error))
    return FALSE;
  if (!import->fault)
    return TRUE;
  why = g_strdup_printf (_ ("one of its %u entries is not whole"), import->entries->len);
  return fail_input (import, why, error);
}

/* Gives an entry that has other words than ours the same other identifier every time. */
static void
rename_entry (LexJournalEntry *entry)
{
  g_autofree char *print = lex_journal_entry_dup_print (entry);
  g_autofree char *id = g_strdup_printf ("%s~%.16s", entry->fields[LEX_JOURNAL_ID], print);

  lex_journal_entry_set (entry, LEX_JOURNAL_ID, id);
}

/* Adds an entry unless it is there. @again: whether it was renamed. */
static gboolean
add_entry (LexJournalFile *self, Import *import, LexJournalEntry *entry, gboolean again,
           GError **error)
{
  g_autoptr (GError) fault = NULL;
  gboolean removed = FALSE;
  g_autoptr (LexJournalEntry) ours
      = lex_journal_file_find (self, entry->fields[LEX_JOURNAL_ID], &removed, &fault);
  g_autofree char *own_print = ours != NULL ? lex_journal_entry_dup_print (ours) : NULL;
  g_autofree char *print = lex_journal_entry_dup_print (entry);

  if (fault != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&fault));
      return FALSE;
    }
  if (ours != NULL && !again && !g_str_equal (own_print, print))
    {
      rename_entry (entry);
      return add_entry (self, import, entry, TRUE, error);
    }
  if (ours != NULL && !removed)
    return TRUE;
  import->n_added++;
  return lex_journal_file_insert (self, entry, error);
}

/* Folders that stand in one another in a circle would never be seen: they come to the top. */
#define OPEN_CIRCLES                                                                               \
  "WITH RECURSIVE seen (id) AS ("                                                                  \
  " SELECT id FROM entries WHERE kind = 'folder' AND (folder IS NULL OR folder NOT IN"             \
  "  (SELECT id FROM entries WHERE kind = 'folder'))"                                              \
  " UNION SELECT entries.id FROM entries JOIN seen ON entries.folder = seen.id"                    \
  "  WHERE entries.kind = 'folder') "                                                              \
  "UPDATE entries SET folder = NULL WHERE kind = 'folder' AND id NOT IN seen"

/* What was read here stays the latest. */
#define ADD_RECENT                                                                                 \
  "INSERT OR IGNORE INTO recent SELECT value ->> '$.label',"                                       \
  " key + 1 + (SELECT coalesce (max (seq), 0) FROM recent), value ->> '$.visited' "                \
  "FROM json_each (?1, '$.recent') WHERE type = 'object'"                                          \
  " AND typeof (value ->> '$.label') = 'text' AND typeof (value ->> '$.visited') = 'text'"

/* The lists of an exported file besides the entries. All is looked through before anything is
 * changed. */
static const struct
{
  gboolean (*check) (LexJournalFile *self, const char *text, gint64 *n_bad, GError **error);
  gboolean (*import) (LexJournalFile *self, const char *text, guint *n_added, GError **error);
  const char *complaint;
} lists[] = {
  { lex_journal_review_json_check, lex_journal_review_json_import,
    N_ ("answers in it are not whole") },
  { lex_journal_fact_json_check, lex_journal_fact_json_import,
    N_ ("decisions in it are not whole") },
  { lex_journal_case_json_check, lex_journal_case_json_import, N_ ("cases in it are not whole") },
};

static gboolean
check_lists (LexJournalFile *self, const Import *import, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_autofree char *why = NULL;
      gint64 n_bad;

      if (!lists[i].check (self, import->text, &n_bad, error))
        return FALSE;
      if (n_bad == 0)
        continue;
      why = g_strdup_printf ("%s: %d", _ (lists[i].complaint), (int) n_bad);
      return fail_input (import, why, error);
    }
  return TRUE;
}

static gboolean
import_all (LexJournalFile *self, gpointer data, GError **error)
{
  Import *import = data;
  const LexJournalQuestion recent = { ADD_RECENT, &import->text, 1, NULL, NULL };

  for (guint i = 0; i < import->entries->len; i++)
    if (!add_entry (self, import, g_ptr_array_index (import->entries, i), FALSE, error))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    if (!lists[i].import (self, import->text, &import->n_added, error))
      return FALSE;
  return lex_journal_database_run (self->database, OPEN_CIRCLES, error)
         && lex_journal_database_ask (self->database, &recent, error);
}

gboolean
lex_journal_json_import (LexJournalFile *self, const char *name, const char *text, guint *n_added,
                         GError **error)
{
  g_autoptr (GPtrArray) entries
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_journal_entry_free);
  Import import = { name, text, entries, 0, FALSE };

  *n_added = 0;
  if (!g_utf8_validate (text, -1, NULL))
    return fail_input (&import, _ ("it is not UTF-8"), error);
  if (has_nul (text))
    return fail_input (&import, _ ("one of its texts has a NUL"), error);
  if (!check_format (self, &import, error) || !read_entries (self, &import, error)
      || !check_lists (self, &import, error)
      || !lex_journal_file_change (self, import_all, &import, error))
    return FALSE;
  *n_added = import.n_added;
  return TRUE;
}
