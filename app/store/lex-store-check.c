/* lex-store-check.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Seals a library and proves a seal. It refuses to know what the tables mean: the checksum runs
 * over every value of every table, the index's own included, whatever they are called. The writer
 * and the reader of this room call it.
 *
 * The checksum is over values and not over the file's bytes, because it lives in the file, and
 * because two builds of SQLite may lay the same values out differently.
 */

#include "store/lex-store-check.h"

#include <sqlite3.h>
#include <string.h>

#include "store/lex-store-error.h"

/* Rank 1, since the plain check does not compare an external content table with the index. */
#define CHECK_INDEX "INSERT INTO words (words, rank) VALUES ('integrity-check', 1)"

/* Adding the type and the length keeps (1, 23) apart from (12, 3). */
static void
add_value (GChecksum *checksum, sqlite3_value *value)
{
  int type = sqlite3_value_type (value);
  const void *data = type == SQLITE_BLOB ? sqlite3_value_blob (value) : sqlite3_value_text (value);
  int size = sqlite3_value_bytes (value);
  char head[32];

  g_snprintf (head, sizeof head, "%d:%d;", type, size);
  g_checksum_update (checksum, (const guchar *) head, -1);
  if (data != NULL)
    g_checksum_update (checksum, data, size);
}

static gboolean
add_rows (LexDatabase *database, const char *sql, GChecksum *checksum, GError **error)
{
  sqlite3_stmt *statement = lex_database_prepare (database, sql, error);
  gboolean row = FALSE;
  gboolean good = statement != NULL;

  while (good && (good = lex_database_next (database, statement, &row, error)) && row)
    for (int i = 0; i < sqlite3_column_count (statement); i++)
      add_value (checksum, sqlite3_column_value (statement, i));
  sqlite3_finalize (statement);
  return good;
}

static GPtrArray *
list_tables (LexDatabase *database, GError **error)
{
  g_autoptr (GPtrArray) tables = g_ptr_array_new_with_free_func (g_free);
  sqlite3_stmt *statement = lex_database_prepare (
      database,
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND rootpage > 0 ORDER BY name", error);
  gboolean row = FALSE;
  gboolean good = statement != NULL;

  while (good && (good = lex_database_next (database, statement, &row, error)) && row)
    g_ptr_array_add (tables, g_strdup ((const char *) sqlite3_column_text (statement, 0)));
  sqlite3_finalize (statement);
  return good ? g_steal_pointer (&tables) : NULL;
}

/* NOT INDEXED: rows in the table's own order, and from the table. */
static gboolean
add_table (LexDatabase *database, const char *table, GChecksum *checksum, GError **error)
{
  char *sql = sqlite3_mprintf ("SELECT * FROM \"%w\" NOT INDEXED%s", table,
                               strcmp (table, "meta") == 0 ? " WHERE key <> 'checksum'" : "");
  gboolean good = add_rows (database, sql, checksum, error);

  sqlite3_free (sql);
  return good;
}

static char *
compute_checksum (LexDatabase *database, GError **error)
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  g_autoptr (GPtrArray) tables = list_tables (database, error);

  if (tables == NULL
      || !add_rows (database, "SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name",
                    checksum, error))
    return NULL;
  for (guint i = 0; i < tables->len; i++)
    if (!add_table (database, g_ptr_array_index (tables, i), checksum, error))
      return NULL;
  return g_strdup (g_checksum_get_string (checksum));
}

/* Reads the first column of the first row. */
static gboolean
read_one (LexDatabase *database, const char *sql, char **text, GError **error)
{
  sqlite3_stmt *statement = lex_database_prepare (database, sql, error);
  gboolean row = FALSE;
  gboolean good = statement != NULL && lex_database_next (database, statement, &row, error);

  *text = row ? g_strdup ((const char *) sqlite3_column_text (statement, 0)) : NULL;
  sqlite3_finalize (statement);
  return good;
}

static gboolean
check_pages (LexDatabase *database, GError **error)
{
  g_autofree char *answer = NULL;

  if (!read_one (database, "PRAGMA integrity_check (1)", &answer, error))
    return FALSE;
  return g_strcmp0 (answer, "ok") == 0
         || lex_database_fail_damaged (database, answer != NULL ? answer : "no pages", error);
}

static gboolean
check_foreign_keys (LexDatabase *database, GError **error)
{
  g_autofree char *table = NULL;

  if (!read_one (database, "PRAGMA foreign_key_check", &table, error))
    return FALSE;
  return table == NULL || lex_database_fail_damaged (database, "foreign key", error);
}

static gboolean
check_checksum (LexDatabase *database, GError **error)
{
  g_autofree char *stored = NULL;
  g_autofree char *actual = NULL;

  if (!read_one (database, "SELECT value FROM meta WHERE key = 'checksum'", &stored, error))
    return FALSE;
  actual = compute_checksum (database, error);
  if (actual == NULL)
    return FALSE;
  return g_strcmp0 (stored, actual) == 0 || lex_database_fail_damaged (database, "checksum", error);
}

gboolean
lex_store_verify (LexDatabase *database, GError **error)
{
  return check_pages (database, error) && check_foreign_keys (database, error)
         && lex_database_run (database, CHECK_INDEX, error) && check_checksum (database, error);
}

gboolean
lex_store_seal (LexDatabase *database, GError **error)
{
  g_autofree char *checksum = NULL;
  g_autofree char *sql = NULL;

  if (!lex_database_run (database, CHECK_INDEX, error))
    return FALSE;
  checksum = compute_checksum (database, error);
  if (checksum == NULL)
    return FALSE;
  sql = g_strdup_printf ("INSERT INTO meta VALUES ('checksum', '%s');"
                         "PRAGMA application_id = %d; PRAGMA user_version = %d",
                         checksum, LEX_STORE_APPLICATION_ID, LEX_STORE_VERSION);
  return lex_database_run (database, sql, error);
}
