/* lex-journal-case-fields.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads what a case says from its JSON, which SQLite takes apart. It refuses to know where the JSON
 * comes from. The files of the journal that read cases call it.
 */

#include <sqlite3.h>
#include <string.h>

#include "journal/lex-journal-cases-private.h"
#include "journal/lex-journal-file-private.h"

/* In the order of the statement. */
enum
{
  COLUMN_KEY,
  COLUMN_TYPE,
  COLUMN_VALUE,
  COLUMN_QUOTED,
  COLUMN_ID,
  COLUMN_PARENT,
};

/* SQLite tells the parts in the order of the text: a field, then its rows, each followed by its
 * cells.
 * @root, @list, @row: which of them what comes stands in
 * @key: the field whose rows are read
 * @cells: of the row that is read; NULL before the first */
typedef struct
{
  LexCase *value;
  gint64 root;
  gint64 list;
  gint64 row;
  LexCaseKey key;
  GPtrArray *rows;
  GStrv cells;
  GString *labels;
  gboolean good;
} Decoding;

/* Words, or a number, which whoever wrote the file by hand did not quote. */
static const char *
get_text (sqlite3_stmt *row, Decoding *decoding)
{
  const int type = sqlite3_column_type (row, COLUMN_VALUE);
  const char *kind = (const char *) sqlite3_column_text (row, COLUMN_TYPE);
  const char *text = (const char *) sqlite3_column_text (row, COLUMN_VALUE);
  const gboolean fits = text != NULL && strcmp (kind, "object") != 0 && strcmp (kind, "array") != 0
                        && strcmp (kind, "true") != 0 && strcmp (kind, "false") != 0
                        && type != SQLITE_BLOB && g_utf8_validate (text, -1, NULL);

  decoding->good = decoding->good && fits;
  return fits ? text : NULL;
}

/* What this program does not know, as it stands. */
static void
keep_other (sqlite3_stmt *row, const char *name, Decoding *decoding)
{
  const char *type = (const char *) sqlite3_column_text (row, COLUMN_TYPE);
  const char *quoted = strcmp (type, "true") == 0 || strcmp (type, "false") == 0
                           ? type
                           : (const char *) sqlite3_column_text (row, COLUMN_QUOTED);
  GHashTable **others = &decoding->value->others;

  if (quoted == NULL || !g_utf8_validate (quoted, -1, NULL) || !g_utf8_validate (name, -1, NULL))
    {
      decoding->good = FALSE;
      return;
    }
  if (*others == NULL)
    *others = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_hash_table_replace (*others, g_strdup (name), g_strdup (quoted));
}

static void
end_list (Decoding *decoding)
{
  if (decoding->list < 0)
    return;
  if (lex_case_field_get (decoding->key)->shape == LEX_CASE_LABELS)
    lex_case_set (decoding->value, decoding->key, decoding->labels->str);
  else
    lex_case_set_rows (decoding->value, decoding->key, decoding->rows);
  decoding->list = decoding->row = -1;
  decoding->cells = NULL;
  g_ptr_array_set_size (decoding->rows, 0);
  g_string_truncate (decoding->labels, 0);
}

static void
begin_field (sqlite3_stmt *row, Decoding *decoding)
{
  const char *name = (const char *) sqlite3_column_text (row, COLUMN_KEY);
  const char *type = (const char *) sqlite3_column_text (row, COLUMN_TYPE);
  LexCaseShape shape;

  end_list (decoding);
  if (g_str_equal (type, "null"))
    return;
  if (!lex_case_field_from_name (name, &decoding->key))
    {
      keep_other (row, name, decoding);
      return;
    }
  shape = lex_case_field_get (decoding->key)->shape;
  if (shape != LEX_CASE_ROWS && shape != LEX_CASE_LABELS)
    lex_case_set (decoding->value, decoding->key, get_text (row, decoding));
  else if (g_str_equal (type, "array"))
    decoding->list = sqlite3_column_int64 (row, COLUMN_ID);
  else
    decoding->good = FALSE;
}

/* A row, or a label. */
static void
begin_row (sqlite3_stmt *row, Decoding *decoding)
{
  const char *type = (const char *) sqlite3_column_text (row, COLUMN_TYPE);
  const guint n_columns = lex_case_field_get_n_terms (decoding->key);

  if (n_columns == 0)
    {
      const char *label = get_text (row, decoding);

      decoding->good = decoding->good && label != NULL && strpbrk (label, " \n") == NULL;
      g_string_append_printf (decoding->labels, "%s%s", decoding->labels->len > 0 ? " " : "",
                              label != NULL ? label : "");
      return;
    }
  decoding->good = decoding->good && g_str_equal (type, "object");
  decoding->row = sqlite3_column_int64 (row, COLUMN_ID);
  decoding->cells = g_new0 (char *, n_columns + 1);
  for (guint i = 0; i < n_columns; i++)
    decoding->cells[i] = g_strdup ("");
  g_ptr_array_add (decoding->rows, decoding->cells);
}

static void
take_cell (sqlite3_stmt *row, Decoding *decoding)
{
  const LexCaseTerm *columns = lex_case_field_get (decoding->key)->terms;
  const char *name = (const char *) sqlite3_column_text (row, COLUMN_KEY);
  const char *text = get_text (row, decoding);

  for (guint i = 0; columns[i].name != NULL; i++)
    if (text != NULL && g_strcmp0 (name, columns[i].name) == 0)
      {
        g_free (decoding->cells[i]);
        decoding->cells[i] = g_strdup (text);
        return;
      }
  decoding->good = FALSE;
}

static void
take_part_cb (sqlite3_stmt *row, gpointer user_data)
{
  Decoding *decoding = user_data;
  const gint64 parent = sqlite3_column_int64 (row, COLUMN_PARENT);

  if (sqlite3_column_type (row, COLUMN_PARENT) == SQLITE_NULL)
    {
      decoding->root = sqlite3_column_int64 (row, COLUMN_ID);
      decoding->good
          = g_strcmp0 ((const char *) sqlite3_column_text (row, COLUMN_TYPE), "object") == 0;
    }
  else if (!decoding->good)
    return;
  else if (parent == decoding->root)
    begin_field (row, decoding);
  else if (parent == decoding->list)
    begin_row (row, decoding);
  else if (parent == decoding->row)
    take_cell (row, decoding);
}

gboolean
lex_journal_cases_decode (LexJournalFile *self, const char *json, LexCase *value, gboolean *good,
                          GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autoptr (GString) labels = g_string_new (NULL);
  Decoding decoding = { .value = value, .rows = rows, .labels = labels };
  const LexJournalQuestion question
      = { "SELECT key, type, value, iif (type IN ('array', 'object'), value, json_quote (value)),"
          " id, parent FROM json_tree (?1)",
          &json, 1, take_part_cb, &decoding };

  decoding.root = decoding.list = decoding.row = -1;
  if (!lex_journal_database_ask (self->database, &question, error))
    return FALSE;
  end_list (&decoding);
  *good = decoding.good;
  return TRUE;
}
