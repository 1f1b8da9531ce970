/* lex-store-writer.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Writes a library: everything into a new file beside the old one, in one transaction, then
 * sealed, closed and renamed. It refuses to change a library that is in place, and to know where
 * documents come from. The services call it, from any one thread.
 *
 * There is no journal and no rollback: whatever fails, the new file is thrown away, so nobody
 * ever sees a half of it. The old file stays open and whole for whoever reads it.
 */

#include "store/lex-store-writer.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sqlite3.h>
#include <string.h>
#include <unistd.h>

#include "store/lex-clause-row.h"
#include "store/lex-database.h"
#include "store/lex-store-check.h"
#include "store/lex-store-resources.h"
#include "store/lex-store-writer-private.h"

/* @path: where the library goes.
 * @fresh: the new file beside it, nullable once it is in place.
 * @insert: statements by Insert.
 * @labels: of the document being added, text to clause id.
 * @known: every label that is in `tree`, so that it is written once.
 * @spoilt: a fault has happened, so the file must not be finished. */
struct _LexStoreWriter
{
  char *path;
  char *fresh;
  LexDatabase *database;
  LexLexicon *lexicon;
  sqlite3_stmt *insert[8];
  GHashTable *labels;
  GHashTable *known;
  gint64 n_documents;
  gint64 n_clauses;
  gboolean spoilt;
};

typedef enum
{
  INSERT_DOCUMENT,
  INSERT_CLAUSE,
  INSERT_TREE,
  INSERT_CITATION,
  INSERT_ABOUT,
  INSERT_RELATION,
  INSERT_LEMMA,
} Insert;

static const char *const inserts[] = {
  [INSERT_DOCUMENT] = "INSERT INTO documents VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
  [INSERT_CLAUSE] = "INSERT INTO clauses (" LEX_CLAUSE_COLUMNS ", id, document, depth, parent)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                    " ?, ?, ?, ?)",
  [INSERT_TREE] = "INSERT INTO tree VALUES (?1, ?2)",
  [INSERT_CITATION] = "INSERT INTO citations VALUES (?1, ?2, ?3, ?4)",
  [INSERT_ABOUT] = "INSERT INTO about VALUES (?1, ?2, ?3)",
  [INSERT_RELATION]
  = "INSERT INTO relations (specific, general, basis, source, why_en,"
    " why_spans_en, why_pl, why_spans_pl) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
  [INSERT_LEMMA] = "INSERT OR IGNORE INTO lemma VALUES (?1, ?2)",
};

G_STATIC_ASSERT (G_N_ELEMENTS (inserts) <= G_N_ELEMENTS (((LexStoreWriter *) NULL)->insert));

/* Prepares a statement at its first use. */
static sqlite3_stmt *
get_insert (LexStoreWriter *self, Insert which, GError **error)
{
  if (self->insert[which] == NULL)
    self->insert[which] = lex_database_prepare (self->database, inserts[which], error);
  return self->insert[which];
}

static gboolean
run_insert (LexStoreWriter *self, sqlite3_stmt *statement, GError **error)
{
  gboolean row;

  return lex_database_next (self->database, statement, &row, error);
}

/* Beginning */

/* A name of its own, so that two processes that import at once do not meet; 0644 less the umask,
 * since a shipped library is for everybody. */
static gboolean
make_fresh_file (LexStoreWriter *self, GError **error)
{
  g_autofree char *fresh = g_strconcat (self->path, ".new-XXXXXX", NULL);
  int file = g_mkstemp_full (fresh, O_RDWR | O_CLOEXEC, 0644);

  if (file < 0)
    {
      g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE,
                   _ ("%s: the library can not be written (%s). Check the folder’s permissions "
                      "and the free space."),
                   self->path, g_strerror (errno));
      return FALSE;
    }
  close (file);
  self->fresh = g_steal_pointer (&fresh);
  return TRUE;
}

static gboolean
create_schema (LexStoreWriter *self, GError **error)
{
  g_autoptr (GBytes) schema
      = g_resource_lookup_data (lex_store_get_resource (), "/org/lexbridge/store/schema.sql",
                                G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  g_assert (schema != NULL); /* linked into this very library */
  /* A resource ends with a NUL that is not counted. */
  return lex_database_run (self->database, "BEGIN", error)
         && lex_database_run (self->database, g_bytes_get_data (schema, NULL), error);
}

LexStoreWriter *
lex_store_writer_new (const char *path, LexLexicon *lexicon, GError **error)
{
  g_autoptr (LexStoreWriter) self = NULL;

  g_return_val_if_fail (path != NULL && lexicon != NULL, NULL);

  self = g_new0 (LexStoreWriter, 1);
  self->path = g_strdup (path);
  self->lexicon = lex_lexicon_ref (lexicon);
  self->labels = g_hash_table_new (g_str_hash, g_str_equal);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!make_fresh_file (self, error))
    return NULL;
  self->database = lex_database_create (self->fresh, path, error);
  if (self->database == NULL || !create_schema (self, error))
    return NULL;
  return g_steal_pointer (&self);
}

void
lex_store_writer_limit_pages (LexStoreWriter *self, guint n_pages)
{
  g_autofree char *sql = g_strdup_printf ("PRAGMA max_page_count = %u", n_pages);

  sqlite3_exec (self->database->handle, sql, NULL, NULL, NULL);
}

/* Labels */

static gboolean
insert_tree (LexStoreWriter *self, const char *ancestor, const char *label, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_TREE, error);

  if (statement == NULL)
    return FALSE;
  lex_database_bind_text (statement, 1, ancestor);
  lex_database_bind_text (statement, 2, label);
  return run_insert (self, statement, error);
}

/* Notes what lies above a label, once. */
static gboolean
add_label (LexStoreWriter *self, LexLabel *label, GError **error)
{
  const char *text = lex_label_get_text (label);
  g_autoptr (LexLabel) up = lex_label_ref (label);

  if (!g_hash_table_add (self->known, g_strdup (text)))
    return TRUE;
  while (up != NULL)
    {
      g_autoptr (LexLabel) ancestor = g_steal_pointer (&up);

      if (!insert_tree (self, lex_label_get_text (ancestor), text, error))
        return FALSE;
      up = lex_label_dup_parent (ancestor);
    }
  return TRUE;
}

/* Clauses */

/* Gives the nearest ancestor that the document has, or 0. */
static gint64
find_parent (LexStoreWriter *self, LexLabel *label)
{
  g_autoptr (LexLabel) up = lex_label_dup_parent (label);

  while (up != NULL)
    {
      g_autoptr (LexLabel) ancestor = g_steal_pointer (&up);
      gpointer id = g_hash_table_lookup (self->labels, lex_label_get_text (ancestor));

      if (id != NULL)
        return (gint64) GPOINTER_TO_SIZE (id);
      up = lex_label_dup_parent (ancestor);
    }
  return 0;
}

static gboolean
insert_clause (LexStoreWriter *self, LexClause *clause, gint64 id, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_CLAUSE, error);
  LexLabel *label = lex_clause_get_label (clause);
  gint64 parent = find_parent (self, label);

  if (statement == NULL)
    return FALSE;
  lex_clause_row_bind (statement, clause);
  sqlite3_bind_int64 (statement, LEX_CLAUSE_N_COLUMNS + 1, id);
  sqlite3_bind_int64 (statement, LEX_CLAUSE_N_COLUMNS + 2, self->n_documents);
  sqlite3_bind_int (statement, LEX_CLAUSE_N_COLUMNS + 3, (int) lex_label_get_depth (label));
  if (parent != 0)
    sqlite3_bind_int64 (statement, LEX_CLAUSE_N_COLUMNS + 4, parent);
  return run_insert (self, statement, error) && add_label (self, label, error);
}

static gboolean
insert_citation (LexStoreWriter *self, gint64 clause, LexLanguage language, int position,
                 LexLabel *label, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_CITATION, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, clause);
  sqlite3_bind_int (statement, 2, (int) language);
  sqlite3_bind_int (statement, 3, position);
  lex_database_bind_text (statement, 4, lex_label_get_text (label));
  return run_insert (self, statement, error) && add_label (self, label, error);
}

/* A span whose target is no label cites nothing; that is for whoever made the text to report. */
static void
collect_citations (LexText *text, GPtrArray *labels)
{
  gsize n_spans = 0;
  const LexSpan *spans = text != NULL ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    {
      LexLabel *label
          = spans[i].kind == LEX_SPAN_CITATION ? lex_label_parse (spans[i].target) : NULL;

      if (label != NULL)
        g_ptr_array_add (labels, label);
    }
}

static gboolean
add_citations (LexStoreWriter *self, LexClause *clause, gint64 id, GError **error)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autoptr (GPtrArray) labels
          = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);

      collect_citations (lex_clause_get_text (clause, (LexLanguage) i), labels);
      collect_citations (lex_clause_get_ruling (clause, (LexLanguage) i), labels);
      for (guint j = 0; j < labels->len; j++)
        if (!insert_citation (self, id, (LexLanguage) i, (int) j, g_ptr_array_index (labels, j),
                              error))
          return FALSE;
    }
  return TRUE;
}

static gboolean
insert_about (LexStoreWriter *self, gint64 clause, int position, LexLabel *label, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_ABOUT, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, clause);
  sqlite3_bind_int (statement, 2, position);
  lex_database_bind_text (statement, 3, lex_label_get_text (label));
  return run_insert (self, statement, error) && add_label (self, label, error);
}

static gboolean
add_about (LexStoreWriter *self, LexClause *clause, gint64 id, GError **error)
{
  GPtrArray *about = lex_clause_get_parts (clause)->about;

  for (guint i = 0; about != NULL && i < about->len; i++)
    if (!insert_about (self, id, (int) i, g_ptr_array_index (about, i), error))
      return FALSE;
  return TRUE;
}

/* Documents */

static gboolean
insert_document (LexStoreWriter *self, LexDocument *document, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_DOCUMENT, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, self->n_documents);
  lex_database_bind_text (statement, 2, lex_document_get_name (document));
  lex_database_bind_text (statement, 3, lex_kind_get_name (lex_document_get_kind (document)));
  sqlite3_bind_int (statement, 4, lex_document_get_imported (document));
  sqlite3_bind_int64 (statement, 5, lex_document_get_n_clauses (document));
  sqlite3_bind_int (statement, 6, (int) lex_document_get_languages (document));
  lex_database_bind_text (statement, 7, lex_document_get_title (document, LEX_LANGUAGE_EN));
  lex_database_bind_text (statement, 8, lex_document_get_title (document, LEX_LANGUAGE_PL));
  return run_insert (self, statement, error);
}

/* Numbers the clauses before any is written, so that a parent may also follow its child. */
static gboolean
number_clauses (LexStoreWriter *self, LexDocument *document, GPtrArray *clauses, GError **error)
{
  g_hash_table_remove_all (self->labels);
  for (guint i = 0; i < clauses->len; i++)
    {
      const char *label = lex_label_get_text (lex_clause_get_label (clauses->pdata[i]));
      gsize id = (gsize) self->n_clauses + i + 1;

      if (g_hash_table_insert (self->labels, (gpointer) label, GSIZE_TO_POINTER (id)))
        continue;
      g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_CONTENT,
                   _ ("%s: clause %s occurs twice. Keep one of them."),
                   lex_document_get_name (document), label);
      return FALSE;
    }
  return TRUE;
}

static gboolean
add_clause (LexStoreWriter *self, LexClause *clause, GError **error)
{
  gint64 id = ++self->n_clauses;

  return insert_clause (self, clause, id, error) && add_citations (self, clause, id, error)
         && add_about (self, clause, id, error);
}

static gboolean
add_document (LexStoreWriter *self, LexDocument *document, GError **error)
{
  GPtrArray *clauses = lex_document_get_clauses (document);

  self->n_documents++;
  if (!insert_document (self, document, error))
    return FALSE;
  if (clauses == NULL)
    return TRUE;
  if (!number_clauses (self, document, clauses, error))
    return FALSE;
  for (guint i = 0; i < clauses->len; i++)
    if (!add_clause (self, g_ptr_array_index (clauses, i), error))
      return FALSE;
  return TRUE;
}

static gboolean
check_usable (LexStoreWriter *self, GError **error)
{
  if (!self->spoilt && self->fresh != NULL)
    return TRUE;
  g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE,
               _ ("%s: the library was given up after an earlier fault. Start again."), self->path);
  return FALSE;
}

gboolean
lex_store_writer_add_document (LexStoreWriter *self, LexDocument *document, GError **error)
{
  g_return_val_if_fail (self != NULL && LEX_IS_DOCUMENT (document), FALSE);

  if (!check_usable (self, error))
    return FALSE;
  self->spoilt = !add_document (self, document, error);
  g_hash_table_remove_all (self->labels); /* they are the document's */
  return !self->spoilt;
}

static gboolean
insert_relation (LexStoreWriter *self, LexRelation *relation, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_RELATION, error);

  if (statement == NULL)
    return FALSE;
  lex_database_bind_text (statement, 1, lex_label_get_text (lex_relation_get_specific (relation)));
  lex_database_bind_text (statement, 2, lex_label_get_text (lex_relation_get_general (relation)));
  lex_database_bind_text (statement, 3, lex_basis_get_name (lex_relation_get_basis (relation)));
  lex_database_bind_text (statement, 4, lex_relation_get_source (relation));
  lex_database_bind_running_text (statement, 5, lex_relation_get_why (relation, LEX_LANGUAGE_EN));
  lex_database_bind_running_text (statement, 7, lex_relation_get_why (relation, LEX_LANGUAGE_PL));
  return run_insert (self, statement, error);
}

gboolean
lex_store_writer_add_relations (LexStoreWriter *self, GPtrArray *relations, GError **error)
{
  g_return_val_if_fail (self != NULL && relations != NULL, FALSE);

  if (!check_usable (self, error))
    return FALSE;
  for (guint i = 0; !self->spoilt && i < relations->len; i++)
    self->spoilt = !insert_relation (self, g_ptr_array_index (relations, i), error);
  return !self->spoilt;
}

/* Finishing */

/* What lex_lexicon_foreach() needs beside the pair. */
typedef struct
{
  LexStoreWriter *writer;
  sqlite3_stmt *statement;
  GError **error;
  gboolean good;
} LemmaPass;

static gboolean
insert_lemma (LemmaPass *pass, const char *form, const char *lemma)
{
  lex_database_bind_text (pass->statement, 1, form);
  lex_database_bind_text (pass->statement, 2, lemma);
  return run_insert (pass->writer, pass->statement, pass->error);
}

/* A lemma is a form too, whose lemma is itself; the tokenizer counts on it. */
static void
lemma_cb (const char *form, const char *lemma, gpointer user_data)
{
  LemmaPass *pass = user_data;

  pass->good = pass->good && insert_lemma (pass, form, lemma) && insert_lemma (pass, lemma, lemma);
}

static gboolean
add_lemmas (LexStoreWriter *self, GError **error)
{
  LemmaPass pass = { self, get_insert (self, INSERT_LEMMA, error), error, TRUE };

  if (pass.statement == NULL)
    return FALSE;
  lex_lexicon_foreach (self->lexicon, lemma_cb, &pass);
  return pass.good;
}

static void
close_database (LexStoreWriter *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->insert); i++)
    g_clear_pointer (&self->insert[i], sqlite3_finalize);
  g_clear_pointer (&self->database, lex_database_free);
}

static gboolean
sync_file (const char *path)
{
  int file = open (path, O_RDONLY | O_CLOEXEC);
  gboolean good = file >= 0 && fsync (file) == 0;

  if (file >= 0)
    close (file);
  return good;
}

/* The file reaches the disk before its name does, so that a power cut leaves the old or the new. */
static gboolean
put_in_place (LexStoreWriter *self, GError **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);

  if (!sync_file (self->fresh) || g_rename (self->fresh, self->path) != 0)
    {
      g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_WRITE,
                   _ ("%s: the library can not be put in place (%s). Check the folder’s "
                      "permissions and the free space."),
                   self->path, g_strerror (errno));
      return FALSE;
    }
  g_clear_pointer (&self->fresh, g_free);
  sync_file (folder); /* some file systems refuse; then the rename comes a little later */
  return TRUE;
}

gboolean
lex_store_writer_finish (LexStoreWriter *self, GError **error)
{
  g_return_val_if_fail (self != NULL, FALSE);

  if (!check_usable (self, error))
    return FALSE;
  self->spoilt = TRUE; /* finished or not, it is not usable afterwards */
  if (!add_lemmas (self, error)
      || !lex_database_run (self->database,
                            "INSERT INTO words (words) VALUES ('rebuild');"
                            "INSERT INTO words (words) VALUES ('optimize');"
                            "COMMIT; VACUUM",
                            error)
      || !lex_store_seal (self->database, error))
    return FALSE;
  close_database (self);
  return put_in_place (self, error);
}

void
lex_store_writer_free (LexStoreWriter *self)
{
  if (self == NULL)
    return;
  close_database (self);
  if (self->fresh != NULL)
    g_unlink (self->fresh);
  g_hash_table_unref (self->labels);
  g_hash_table_unref (self->known);
  lex_lexicon_unref (self->lexicon);
  g_free (self->fresh);
  g_free (self->path);
  g_free (self);
}
