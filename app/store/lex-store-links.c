/* lex-store-links.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads what ties clauses together: citations, what speaks of what, and precedence. It refuses to
 * know what a tie means and which of them to show. The services call it through the reader, from
 * one thread at a time.
 */

#include <sqlite3.h>

#include "store/lex-store-reader-private.h"

static void
reference_free (LexReference *self)
{
  g_clear_pointer (&self->from, lex_label_unref);
  g_clear_pointer (&self->to, lex_label_unref);
  g_free (self->document);
  g_free (self);
}

static void
reference_cb (LexRow *row, gpointer user_data)
{
  GPtrArray *references = user_data;
  LexReference *reference = g_new0 (LexReference, 1);

  reference->from = lex_row_dup_label (row, 0);
  reference->to = lex_row_dup_label (row, 1);
  reference->document = lex_row_dup_text (row, 2);
  g_ptr_array_add (references, reference);
}

static GPtrArray *
collect_references (LexStoreReader *self, sqlite3_stmt *statement, GError **error)
{
  g_autoptr (GPtrArray) references
      = g_ptr_array_new_with_free_func ((GDestroyNotify) reference_free);

  if (!lex_questions_collect (self->questions, statement, reference_cb, references, error))
    return NULL;
  return g_steal_pointer (&references);
}

/* Both languages cite the same; a pair is given once, at its first place. */
#define PAIRS_ONCE " GROUP BY f.id, c.label ORDER BY f.id, min (c.position)"

/* SQLite would go to the clause itself, which is one page of the file each time. */
#define ONLY_ITS_NAME "INDEXED BY clauses_by_id"

GPtrArray *
lex_store_reader_list_citations (LexStoreReader *self, LexLabel *label, gboolean incoming,
                                 GError **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && label != NULL, NULL);

  if (incoming)
    statement = lex_questions_ask (self->questions, LEX_QUESTION_CITED_BY,
                                   "SELECT f.label, c.label, d.name FROM tree AS t"
                                   " JOIN citations AS c ON c.label = t.label"
                                   " JOIN clauses AS f " ONLY_ITS_NAME " ON f.id = c.clause"
                                   " JOIN documents AS d ON d.id = f.document"
                                   " WHERE t.ancestor = ?1" PAIRS_ONCE,
                                   error);
  else
    statement = lex_questions_ask (self->questions, LEX_QUESTION_CITES,
                                   "SELECT f.label, c.label, d.name FROM tree AS t"
                                   " JOIN clauses AS f ON f.label = t.label"
                                   " JOIN citations AS c ON c.clause = f.id"
                                   " JOIN documents AS d ON d.id = f.document"
                                   " WHERE t.ancestor = ?1" PAIRS_ONCE,
                                   error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  return collect_references (self, statement, error);
}

/* A label has at most four levels above it, bound from the second parameter on; those that are
 * not there stay NULL and meet nothing. */
static void
bind_ancestors (sqlite3_stmt *statement, LexLabel *label)
{
  g_autoptr (LexLabel) up = lex_label_dup_parent (label);

  for (int i = 2; up != NULL && i <= 5; i++)
    {
      g_autoptr (LexLabel) ancestor = g_steal_pointer (&up);

      sqlite3_bind_text (statement, i, lex_label_get_text (ancestor), -1, SQLITE_TRANSIENT);
      up = lex_label_dup_parent (ancestor);
    }
}

GPtrArray *
lex_store_reader_list_about (LexStoreReader *self, LexLabel *label, GError **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && label != NULL, NULL);

  statement = lex_questions_ask (
      self->questions, LEX_QUESTION_ABOUT,
      "WITH spoken (label) AS (SELECT label FROM tree WHERE ancestor = ?1"
      " UNION VALUES (?2), (?3), (?4), (?5))"
      " SELECT f.label, a.label, d.name FROM spoken AS s JOIN about AS a ON a.label = s.label"
      " JOIN clauses AS f " ONLY_ITS_NAME
      " ON f.id = a.clause JOIN documents AS d ON d.id = f.document"
      " ORDER BY f.id, a.position",
      error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  bind_ancestors (statement, label);
  return collect_references (self, statement, error);
}

/* Relations */

static void
relation_cb (LexRow *row, gpointer user_data)
{
  GPtrArray *relations = user_data;
  g_autoptr (LexLabel) specific = lex_row_dup_label (row, 0);
  g_autoptr (LexLabel) general = lex_row_dup_label (row, 1);
  g_autofree char *basis_name = lex_row_dup_text (row, 2);
  g_autofree char *source = lex_row_dup_text (row, 3);
  g_autoptr (LexText) why_en = lex_row_dup_running_text (row, 4);
  g_autoptr (LexText) why_pl = lex_row_dup_running_text (row, 6);
  LexBasis basis;

  if (!lex_basis_from_name (basis_name, &basis) || source == NULL || why_en == NULL
      || why_pl == NULL)
    row->damaged = "relation";
  if (row->damaged == NULL)
    g_ptr_array_add (relations,
                     lex_relation_new (specific, general, basis, source, why_en, why_pl));
}

#define SELECT_RELATIONS                                                                           \
  "SELECT specific, general, basis, source, why_en, why_spans_en, why_pl, why_spans_pl"            \
  " FROM relations"

static GPtrArray *
collect_relations (LexStoreReader *self, sqlite3_stmt *statement, GError **error)
{
  g_autoptr (GPtrArray) relations
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);

  if (!lex_questions_collect (self->questions, statement, relation_cb, relations, error))
    return NULL;
  return g_steal_pointer (&relations);
}

GPtrArray *
lex_store_reader_list_relations (LexStoreReader *self, GError **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL, NULL);

  statement = lex_questions_ask (self->questions, LEX_QUESTION_RELATIONS,
                                 SELECT_RELATIONS " ORDER BY id", error);
  return statement != NULL ? collect_relations (self, statement, error) : NULL;
}

GPtrArray *
lex_store_reader_list_relations_of (LexStoreReader *self, LexLabel *label, GError **error)
{
  sqlite3_stmt *statement;

  g_return_val_if_fail (self != NULL && label != NULL, NULL);

  statement = lex_questions_ask (
      self->questions, LEX_QUESTION_RELATIONS_OF,
      SELECT_RELATIONS " WHERE specific IN (SELECT label FROM tree WHERE ancestor = ?1)"
                       " OR general IN (SELECT label FROM tree WHERE ancestor = ?1) ORDER BY id",
      error);
  if (statement == NULL)
    return NULL;
  lex_row_bind_text (statement, 1, lex_label_get_text (label));
  return collect_relations (self, statement, error);
}
