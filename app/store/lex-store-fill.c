/* lex-store-fill.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Puts documents, relations and lemmas into the tables of a library being made. It refuses to
 * know files, transactions and the index. Only lex-store-writer.c calls it.
 */

#include "store/lex-store-fill.h"

#include <glib/gi18n-lib.h>
#include <sqlite3.h>

#include "language/lex-families.h"
#include "store/lex-clause-columns.h"
#include "store/lex-store-error.h"

typedef enum
{
  INSERT_DOCUMENT,
  INSERT_CLAUSE,
  INSERT_TREE,
  INSERT_CITATION,
  INSERT_ABOUT,
  INSERT_RELATION,
  INSERT_ASKED,
  INSERT_LEMMA,
} Insert;

static const char *const inserts[] = {
  [INSERT_DOCUMENT] = "INSERT INTO documents VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
  [INSERT_CLAUSE] = ("INSERT INTO clauses (" LEX_CLAUSE_COLUMNS ", id, document, depth, parent)"
                     " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?,"
                     " ?, ?, ?, ?)"),
  [INSERT_TREE] = "INSERT INTO tree VALUES (?1, ?2)",
  [INSERT_CITATION] = "INSERT INTO citations VALUES (?1, ?2, ?3, ?4)",
  [INSERT_ABOUT] = "INSERT INTO about VALUES (?1, ?2, ?3)",
  [INSERT_RELATION]
  = ("INSERT INTO relations (specific, general, basis, source, why_en,"
     " why_spans_en, why_pl, why_spans_pl) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)"),
  [INSERT_ASKED] = "INSERT INTO temp.asked VALUES (?1, ?2, ?3)",
  [INSERT_LEMMA] = "INSERT OR IGNORE INTO lemma VALUES (?1, ?2)",
};

/* @insert: statements by Insert, nullable until needed.
 * @labels: of the document being added, text to clause id.
 * @known: every label that is in `tree`, so that it is written once. */
struct _LexStoreFill
{
  LexDatabase *database; /* borrowed */
  sqlite3_stmt *insert[G_N_ELEMENTS (inserts)];
  GHashTable *labels;
  GHashTable *known;
  gint64 n_documents;
  gint64 n_clauses;
};

LexStoreFill *
lex_store_fill_new (LexDatabase *database)
{
  LexStoreFill *self = g_new0 (LexStoreFill, 1);

  self->database = database;
  self->labels = g_hash_table_new (g_str_hash, g_str_equal);
  self->known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
lex_store_fill_free (LexStoreFill *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (self->insert); i++)
    sqlite3_finalize (self->insert[i]);
  g_hash_table_unref (self->labels);
  g_hash_table_unref (self->known);
  g_free (self);
}

/* Prepares a statement at its first use. */
static sqlite3_stmt *
get_insert (LexStoreFill *self, Insert which, GError **error)
{
  if (self->insert[which] == NULL)
    self->insert[which] = lex_database_prepare (self->database, inserts[which], error);
  return self->insert[which];
}

static gboolean
run_insert (LexStoreFill *self, sqlite3_stmt *statement, GError **error)
{
  gboolean row;

  return lex_database_next (self->database, statement, &row, error);
}

/* Labels */

static gboolean
insert_tree (LexStoreFill *self, const char *ancestor, const char *label, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_TREE, error);

  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, ancestor);
  lex_row_bind_text (statement, 2, label);
  return run_insert (self, statement, error);
}

/* Notes what lies above a label, once. */
static gboolean
add_label (LexStoreFill *self, LexLabel *label, GError **error)
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
find_parent (LexStoreFill *self, LexLabel *label)
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
insert_clause (LexStoreFill *self, LexClause *clause, gint64 id, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_CLAUSE, error);
  LexLabel *label = lex_clause_get_label (clause);
  gint64 parent = find_parent (self, label);

  if (statement == NULL)
    return FALSE;
  lex_clause_columns_bind (statement, clause);
  sqlite3_bind_int64 (statement, LEX_CLAUSE_N_COLUMNS + 1, id);
  sqlite3_bind_int64 (statement, LEX_CLAUSE_N_COLUMNS + 2, self->n_documents);
  sqlite3_bind_int (statement, LEX_CLAUSE_N_COLUMNS + 3, (int) lex_label_get_depth (label));
  if (parent != 0)
    sqlite3_bind_int64 (statement, LEX_CLAUSE_N_COLUMNS + 4, parent);
  return run_insert (self, statement, error) && add_label (self, label, error);
}

static gboolean
insert_citation (LexStoreFill *self, gint64 clause, LexLanguage language, int position,
                 LexLabel *label, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_CITATION, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, clause);
  sqlite3_bind_int (statement, 2, (int) language);
  sqlite3_bind_int (statement, 3, position);
  lex_row_bind_text (statement, 4, lex_label_get_text (label));
  return run_insert (self, statement, error) && add_label (self, label, error);
}

/* A span whose target is no label cites nothing; that is for whoever made the text to report. A
 * text may have more citations than should be held at once.
 * @position: of the next one */
static gboolean
add_citations_of (LexStoreFill *self, LexText *text, gint64 id, LexLanguage language, int *position,
                  GError **error)
{
  gsize n_spans = 0;
  const LexSpan *spans = text != NULL ? lex_text_get_spans (text, &n_spans) : NULL;

  for (gsize i = 0; i < n_spans; i++)
    {
      g_autoptr (LexLabel) label
          = spans[i].kind == LEX_SPAN_CITATION ? lex_label_parse (spans[i].target) : NULL;

      if (label != NULL && !insert_citation (self, id, language, (*position)++, label, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
add_citations (LexStoreFill *self, LexClause *clause, gint64 id, GError **error)
{
  for (LexLanguage i = 0; i < LEX_N_LANGUAGES; i++)
    {
      int position = 0;

      if (!add_citations_of (self, lex_clause_get_text (clause, i), id, i, &position, error)
          || !add_citations_of (self, lex_clause_get_ruling (clause, i), id, i, &position, error))
        return FALSE;
    }
  return TRUE;
}

static gboolean
insert_about (LexStoreFill *self, gint64 clause, int position, LexLabel *label, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_ABOUT, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, clause);
  sqlite3_bind_int (statement, 2, position);
  lex_row_bind_text (statement, 3, lex_label_get_text (label));
  return run_insert (self, statement, error) && add_label (self, label, error);
}

static gboolean
add_about (LexStoreFill *self, LexClause *clause, gint64 id, GError **error)
{
  GPtrArray *about = lex_clause_get_parts (clause)->about;

  for (guint i = 0; about != NULL && i < about->len; i++)
    if (!insert_about (self, id, (int) i, g_ptr_array_index (about, i), error))
      return FALSE;
  return TRUE;
}

/* Documents */

static gboolean
insert_document (LexStoreFill *self, LexDocument *document, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_DOCUMENT, error);

  if (statement == NULL)
    return FALSE;
  sqlite3_bind_int64 (statement, 1, self->n_documents);
  lex_row_bind_text (statement, 2, lex_document_get_name (document));
  lex_row_bind_text (statement, 3, lex_kind_get_name (lex_document_get_kind (document)));
  sqlite3_bind_int (statement, 4, lex_document_get_imported (document));
  sqlite3_bind_int64 (statement, 5, lex_document_get_n_clauses (document));
  sqlite3_bind_int (statement, 6, (int) lex_document_get_languages (document));
  lex_row_bind_text (statement, 7, lex_document_get_title (document, LEX_LANGUAGE_EN));
  lex_row_bind_text (statement, 8, lex_document_get_title (document, LEX_LANGUAGE_PL));
  lex_row_bind_text (statement, 9, lex_document_get_edition (document));
  lex_row_bind_text (statement, 10, lex_document_get_publisher (document));
  return run_insert (self, statement, error);
}

/* Numbers the clauses before any is written, so that a parent may also follow its child. */
static gboolean
number_clauses (LexStoreFill *self, LexDocument *document, GPtrArray *clauses, GError **error)
{
  g_hash_table_remove_all (self->labels);
  for (guint i = 0; i < clauses->len; i++)
    {
      const char *label = lex_label_get_text (lex_clause_get_label (clauses->pdata[i]));
      gsize id = (gsize) self->n_clauses + i + 1;

      if (g_hash_table_insert (self->labels, (gpointer) label, GSIZE_TO_POINTER (id)))
        continue;
      g_set_error (error, LEX_STORE_ERROR, LEX_STORE_ERROR_CONTENT,
                   _ ("%s: clause %s occurs twice; keep one of them"),
                   lex_document_get_name (document), label);
      return FALSE;
    }
  return TRUE;
}

static gboolean
add_clause (LexStoreFill *self, LexClause *clause, GError **error)
{
  gint64 id = ++self->n_clauses;

  return insert_clause (self, clause, id, error) && add_citations (self, clause, id, error)
         && add_about (self, clause, id, error);
}

gboolean
lex_store_fill_add_document (LexStoreFill *self, LexDocument *document, GError **error)
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

gboolean
lex_store_fill_add_relation (LexStoreFill *self, LexRelation *relation, GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_RELATION, error);

  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, lex_label_get_text (lex_relation_get_specific (relation)));
  lex_row_bind_text (statement, 2, lex_label_get_text (lex_relation_get_general (relation)));
  lex_row_bind_text (statement, 3, lex_basis_get_name (lex_relation_get_basis (relation)));
  lex_row_bind_text (statement, 4, lex_relation_get_source (relation));
  lex_row_bind_running_text (statement, 5, lex_relation_get_why (relation, LEX_LANGUAGE_EN));
  lex_row_bind_running_text (statement, 7, lex_relation_get_why (relation, LEX_LANGUAGE_PL));
  return run_insert (self, statement, error);
}

static gboolean
add_phrase (LexStoreFill *self, LexLabel *label, LexLanguage language, const char *phrase,
            GError **error)
{
  sqlite3_stmt *statement = get_insert (self, INSERT_ASKED, error);

  if (statement == NULL)
    return FALSE;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  sqlite3_bind_int (statement, 2, (int) language);
  lex_row_bind_text (statement, 3, phrase);
  return run_insert (self, statement, error);
}

gboolean
lex_store_fill_add_situations (LexStoreFill *self, const LexSituations *situations, GError **error)
{
  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    for (guint i = 0; i < situations->phrases[language]->len; i++)
      if (!add_phrase (self, situations->label, language,
                       g_ptr_array_index (situations->phrases[language], i), error))
        return FALSE;
  return TRUE;
}

/* What lex_lexicon_foreach() needs beside the pair. */
typedef struct
{
  LexStoreFill *fill;
  sqlite3_stmt *statement;
  GError **error;
  gboolean good;
} LemmaPass;

static gboolean
insert_lemma (LemmaPass *pass, const char *form, const char *lemma)
{
  lex_row_bind_text (pass->statement, 1, form);
  lex_row_bind_text (pass->statement, 2, lemma);
  return run_insert (pass->fill, pass->statement, pass->error);
}

/* A lemma is a form too, whose lemma is itself; the tokenizer counts on it. A family is no word. */
static void
lemma_cb (const char *form, const char *lemma, gpointer user_data)
{
  LemmaPass *pass = user_data;

  pass->good = pass->good && insert_lemma (pass, form, lemma)
               && (*lemma == LEX_FAMILY_MARK || insert_lemma (pass, lemma, lemma));
}

gboolean
lex_store_fill_add_lexicon (LexStoreFill *self, LexLexicon *lexicon, GError **error)
{
  LemmaPass pass = { self, get_insert (self, INSERT_LEMMA, error), error, TRUE };

  if (pass.statement == NULL)
    return FALSE;
  lex_lexicon_foreach (lexicon, lemma_cb, &pass);
  return pass.good;
}
