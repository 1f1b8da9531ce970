/* lex-store-reader.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads documents and clauses out of a library. It refuses to write, to wait and to know which of
 * two libraries matters more. The services call it, from one thread at a time.
 *
 * Opening prepares nothing: each statement is prepared when it is first asked, which is also when
 * a damaged schema shows itself.
 */

#include "store/lex-store-reader.h"

#include <sqlite3.h>

#include "store/lex-clause-row.h"
#include "store/lex-store-check.h"
#include "store/lex-store-reader-private.h"

G_STATIC_ASSERT (LEX_QUESTION_SPELLINGS + 1 == LEX_N_QUESTIONS);

LexStoreReader *
lex_store_reader_open (const char *path, GError **error)
{
  LexDatabase *database;
  LexStoreReader *self;

  g_return_val_if_fail (path != NULL, NULL);

  database = lex_database_open (path, error);
  if (database == NULL)
    return NULL;
  self = g_new0 (LexStoreReader, 1);
  self->database = database;
  return self;
}

void
lex_store_reader_free (LexStoreReader *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_N_QUESTIONS; i++)
    sqlite3_finalize (self->statements[i]);
  g_clear_pointer (&self->extents, g_array_unref);
  g_clear_pointer (&self->lengths, lex_lengths_free);
  g_clear_pointer (&self->labels, lex_labels_free);
  g_clear_pointer (&self->frequencies, g_hash_table_unref);
  g_clear_pointer (&self->similar, g_hash_table_unref);
  lex_database_free (self->database);
  g_free (self);
}

gboolean
lex_store_reader_check (LexStoreReader *self, GError **error)
{
  g_autoptr (LexDatabase) copy = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  copy = lex_database_open_copy (self->database->path, error);
  return copy != NULL && lex_store_verify (copy, error);
}

sqlite3_stmt *
lex_store_reader_ask (LexStoreReader *self, LexQuestion question, const char *sql, GError **error)
{
  if (self->statements[question] == NULL)
    self->statements[question] = lex_database_prepare (self->database, sql, error);
  return self->statements[question];
}

gboolean
lex_store_reader_collect (LexStoreReader *self, sqlite3_stmt *statement, LexRowFunc func,
                          gpointer user_data, GError **error)
{
  LexRow row = { statement, NULL };
  gboolean more = FALSE;

  do
    {
      if (!lex_database_next (self->database, statement, &more, error))
        return FALSE;
      if (more)
        func (&row, user_data);
    }
  while (more && row.damaged == NULL);
  if (row.damaged == NULL)
    return TRUE;
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
  return lex_database_fail_damaged (self->database, row.damaged, error);
}

/* Documents */

static void
document_cb (LexRow *row, gpointer user_data)
{
  GPtrArray *documents = user_data;
  g_autofree char *name = lex_row_dup_text (row, 0);
  g_autofree char *kind_name = lex_row_dup_text (row, 1);
  g_autofree char *title_en = lex_row_dup_text (row, 5);
  g_autofree char *title_pl = lex_row_dup_text (row, 6);
  guint n_clauses = lex_row_get_number (row, 3, G_MAXINT);
  guint languages = lex_row_get_number (row, 4, LEX_LANGUAGES_BOTH + 1);
  LexDocument *document;
  LexKind kind;

  if (name == NULL || !lex_kind_from_name (kind_name, &kind))
    row->damaged = "document";
  if (row->damaged != NULL)
    return;
  document = lex_document_new (name, kind, title_en, title_pl,
                               sqlite3_column_int (row->statement, 2) != 0);
  lex_document_set_extent (document, n_clauses, (LexLanguages) languages);
  g_ptr_array_add (documents, document);
}

GPtrArray *
lex_store_reader_list_documents (LexStoreReader *self, GError **error)
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL, NULL);

  statement = lex_store_reader_ask (
      self, LEX_QUESTION_DOCUMENTS,
      "SELECT name, kind, imported, n_clauses, languages, title_en, title_pl"
      " FROM documents ORDER BY id",
      error);
  if (statement == NULL
      || !lex_store_reader_collect (self, statement, document_cb, documents, error))
    return NULL;
  return g_steal_pointer (&documents);
}

/* Clauses */

static void
clause_cb (LexRow *row, gpointer user_data)
{
  GPtrArray *clauses = user_data;
  LexClause *clause = lex_clause_row_read (row);

  if (clause != NULL)
    g_ptr_array_add (clauses, clause);
}

GPtrArray *
lex_store_reader_list_clauses (LexStoreReader *self, const char *document, GError **error)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && document != NULL, NULL);

  statement = lex_store_reader_ask (self, LEX_QUESTION_CLAUSES,
                                    "SELECT " LEX_CLAUSE_COLUMNS ", " LEX_CLAUSE_ABOUT
                                    " FROM documents AS d JOIN clauses AS c ON c.document = d.id"
                                    " WHERE d.name = ?1 ORDER BY c.id",
                                    error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, document);
  if (!lex_store_reader_collect (self, statement, clause_cb, clauses, error))
    return NULL;
  return g_steal_pointer (&clauses);
}

static void
store_row_free (LexStoreRow *self)
{
  g_clear_object (&self->clause);
  g_free (self->document);
  g_free (self);
}

static void
below_cb (LexRow *row, gpointer user_data)
{
  GPtrArray *rows = user_data;
  g_autofree char *document = lex_row_dup_text (row, LEX_CLAUSE_N_COLUMNS + 1);
  LexClause *clause = lex_clause_row_read (row);
  LexStoreRow *found;

  if (clause == NULL)
    return;
  found = g_new0 (LexStoreRow, 1);
  found->clause = clause;
  found->document = g_steal_pointer (&document);
  g_ptr_array_add (rows, found);
}

GPtrArray *
lex_store_reader_list_below (LexStoreReader *self, LexLabel *label, GError **error)
{
  g_autoptr (GPtrArray) rows = g_ptr_array_new_with_free_func ((GDestroyNotify) store_row_free);
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && label != NULL, NULL);

  statement = lex_store_reader_ask (self, LEX_QUESTION_BELOW,
                                    "SELECT " LEX_CLAUSE_COLUMNS ", " LEX_CLAUSE_ABOUT ", d.name"
                                    " FROM clauses AS c JOIN documents AS d ON d.id = c.document"
                                    " WHERE label IN (SELECT label FROM tree WHERE ancestor = ?1)"
                                    " ORDER BY c.document DESC, c.id",
                                    error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  if (!lex_store_reader_collect (self, statement, below_cb, rows, error))
    return NULL;
  return g_steal_pointer (&rows);
}

static void
exists_cb (LexRow *row, gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
}

gboolean
lex_store_reader_find_label (LexStoreReader *self, const char *label, gboolean *exists,
                             GError **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && label != NULL && exists != NULL, FALSE);

  *exists = FALSE;
  statement = lex_store_reader_ask (self, LEX_QUESTION_LABEL,
                                    "SELECT 1 FROM clauses WHERE label = ?1 LIMIT 1", error);
  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, label);
  return lex_store_reader_collect (self, statement, exists_cb, exists, error);
}

/* The languages stand as LexLanguage numbers them. */
static void
heading_cb (LexRow *row, gpointer user_data)
{
  char **headings = user_data;

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    headings[language] = lex_row_dup_text (row, (int) language);
}

char *
lex_store_reader_dup_heading (LexStoreReader *self, LexLabel *label, LexLanguage language,
                              gboolean with_text, GError **error)
{
  char *headings[LEX_N_LANGUAGES] = { NULL };
  char *heading = NULL;
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && label != NULL, NULL);

  statement = lex_store_reader_ask (self, LEX_QUESTION_HEADING,
                                    "SELECT heading_en, heading_pl FROM clauses WHERE label = ?1"
                                    " AND (?2 < 0"
                                    " OR CASE ?2 WHEN 0 THEN text_en ELSE text_pl END IS NOT NULL)"
                                    " ORDER BY document DESC LIMIT 1",
                                    error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  sqlite3_bind_int (statement, 2, with_text ? (int) language : -1);
  if (lex_store_reader_collect (self, statement, heading_cb, headings, error))
    heading = g_steal_pointer (&headings[language]);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_free (headings[i]);
  return heading;
}
