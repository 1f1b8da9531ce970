/* lex-store-reader.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads documents and clauses out of a library. It refuses to write, to wait and to know which of
 * two libraries matters more. The services call it, from one thread at a time.
 */

#include "store/lex-store-reader.h"

#include <sqlite3.h>

#include "store/lex-clause-columns.h"
#include "store/lex-store-check.h"
#include "store/lex-store-reader-private.h"

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
  self->questions = lex_questions_new (database);
  self->vocabulary = lex_vocabulary_new (self->questions);
  self->spelling = lex_spelling_new (self->questions, self->vocabulary);
  return self;
}

void
lex_store_reader_free (LexStoreReader *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->extents, g_array_unref);
  g_clear_pointer (&self->lengths, lex_lengths_free);
  g_clear_pointer (&self->labels, lex_labels_free);
  lex_spelling_free (self->spelling);
  lex_vocabulary_free (self->vocabulary);
  lex_questions_free (self->questions);
  g_free (self);
}

gboolean
lex_store_reader_check (LexStoreReader *self, GError **error)
{
  g_autoptr (LexDatabase) copy = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  copy = lex_database_open_copy (self->questions->database->path, error);
  return copy != NULL && lex_store_verify (copy, error);
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
  g_autofree char *edition = lex_row_dup_text (row, 7);
  g_autofree char *publisher = lex_row_dup_text (row, 8);
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
  lex_document_set_edition (document, edition, publisher);
  g_ptr_array_add (documents, document);
}

GPtrArray *
lex_store_reader_list_documents (LexStoreReader *self, GError **error)
{
  g_autoptr (GPtrArray) documents = g_ptr_array_new_with_free_func (g_object_unref);
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL, NULL);

  statement
      = lex_questions_ask (self->questions, LEX_QUESTION_DOCUMENTS,
                           "SELECT name, kind, imported, n_clauses, languages, title_en, title_pl,"
                           " edition, publisher FROM documents ORDER BY id",
                           error);
  if (statement == NULL
      || !lex_questions_collect (self->questions, statement, document_cb, documents, error))
    return NULL;
  return g_steal_pointer (&documents);
}

/* Clauses */

static void
clause_cb (LexRow *row, gpointer user_data)
{
  GPtrArray *clauses = user_data;
  LexClause *clause = lex_clause_columns_read (row);

  if (clause != NULL)
    g_ptr_array_add (clauses, clause);
}

GPtrArray *
lex_store_reader_list_clauses (LexStoreReader *self, const char *document, GError **error)
{
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && document != NULL, NULL);

  statement = lex_questions_ask (self->questions, LEX_QUESTION_CLAUSES,
                                 "SELECT " LEX_CLAUSE_COLUMNS ", " LEX_CLAUSE_ABOUT
                                 " FROM documents AS d JOIN clauses AS c ON c.document = d.id"
                                 " WHERE d.name = ?1 ORDER BY c.id",
                                 error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, document);
  if (!lex_questions_collect (self->questions, statement, clause_cb, clauses, error))
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
  LexClause *clause = lex_clause_columns_read (row);
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

  statement = lex_questions_ask (self->questions, LEX_QUESTION_BELOW,
                                 "SELECT " LEX_CLAUSE_COLUMNS ", " LEX_CLAUSE_ABOUT ", d.name"
                                 " FROM clauses AS c JOIN documents AS d ON d.id = c.document"
                                 " WHERE label IN (SELECT label FROM tree WHERE ancestor = ?1)"
                                 " ORDER BY c.document DESC, c.id",
                                 error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  if (!lex_questions_collect (self->questions, statement, below_cb, rows, error))
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
  statement = lex_questions_ask (self->questions, LEX_QUESTION_LABEL,
                                 "SELECT 1 FROM clauses WHERE label = ?1 LIMIT 1", error);
  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, label);
  return lex_questions_collect (self->questions, statement, exists_cb, exists, error);
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

  statement = lex_questions_ask (self->questions, LEX_QUESTION_HEADING,
                                 "SELECT heading_en, heading_pl FROM clauses WHERE label = ?1"
                                 " AND (?2 < 0"
                                 " OR CASE ?2 WHEN 0 THEN text_en ELSE text_pl END IS NOT NULL)"
                                 " ORDER BY document DESC LIMIT 1",
                                 error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  sqlite3_bind_int (statement, 2, with_text ? (int) language : -1);
  if (lex_questions_collect (self->questions, statement, heading_cb, headings, error))
    heading = g_steal_pointer (&headings[language]);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_free (headings[i]);
  return heading;
}

static void
opening_cb (LexRow *row, gpointer user_data)
{
  *(char **) user_data = lex_row_dup_text (row, 0);
}

char *
lex_store_reader_dup_opening (LexStoreReader *self, LexLabel *label, LexLanguage language,
                              GError **error)
{
  char *opening = NULL;
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && label != NULL, NULL);

  statement = lex_questions_ask (
      self->questions, LEX_QUESTION_OPENING,
      "SELECT substr (CASE ?2 WHEN 0 THEN text_en ELSE text_pl END, 1, ?3) AS opening"
      " FROM clauses WHERE label = ?1 AND opening IS NOT NULL ORDER BY document DESC LIMIT 1",
      error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  sqlite3_bind_int (statement, 2, (int) language);
  sqlite3_bind_int (statement, 3, LEX_STORE_OPENING);
  if (lex_questions_collect (self->questions, statement, opening_cb, &opening, error))
    return opening;
  g_free (opening);
  return NULL;
}

/* Words */

gboolean
lex_store_reader_find_word (LexStoreReader *self, const char *word, gboolean *known, GError **error)
{
  g_return_val_if_fail (self != NULL && word != NULL && known != NULL, FALSE);

  return lex_vocabulary_find (self->vocabulary, word, known, error);
}

char *
lex_store_reader_dup_similar (LexStoreReader *self, const char *word, GError **error)
{
  g_return_val_if_fail (self != NULL && word != NULL, NULL);

  return lex_spelling_dup_similar (self->spelling, word, error);
}
