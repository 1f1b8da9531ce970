/* lex-passage.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything that is shown of a clause, brought together from both files.
 * It refuses to know how a clause looks on a page or a terminal.
 * Front ends call it through lex-library.h.
 */

#include "services/lex-passage.h"
#include "services/lex-library-private.h"

static void
passage_row_free (gpointer data)
{
  LexPassageRow *row = data;

  g_clear_object (&row->clause);
  for (guint language = 0; language < LEX_N_LANGUAGES; language++)
    g_free (row->source[language]);
  g_free (row);
}

static void
reference_pair_free (gpointer data)
{
  LexReferencePair *pair = data;

  lex_label_unref (pair->from);
  lex_label_unref (pair->to);
  g_free (pair->document);
  g_free (pair->import);
  g_free (pair);
}

void
lex_passage_free (LexPassage *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->label, lex_label_unref);
  g_clear_object (&self->document);
  g_clear_pointer (&self->rows, g_ptr_array_unref);
  g_clear_pointer (&self->cites, g_ptr_array_unref);
  g_clear_pointer (&self->cited_by, g_ptr_array_unref);
  g_clear_pointer (&self->about, g_ptr_array_unref);
  g_clear_pointer (&self->yields_to, g_ptr_array_unref);
  g_clear_pointer (&self->prevails_over, g_ptr_array_unref);
  g_free (self);
}

static LexPassage *
passage_new (LexLabel *label)
{
  LexPassage *self = g_new0 (LexPassage, 1);

  self->label = lex_label_ref (label);
  self->rows = g_ptr_array_new_with_free_func (passage_row_free);
  self->cites = g_ptr_array_new_with_free_func (reference_pair_free);
  self->cited_by = g_ptr_array_new_with_free_func (reference_pair_free);
  self->about = g_ptr_array_new_with_free_func (reference_pair_free);
  self->yields_to = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  self->prevails_over = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  return self;
}

/* Puts a row where its label belongs among rows in reading order. */
static LexPassageRow *
insert_row (GPtrArray *rows, LexClause *clause)
{
  LexPassageRow *row = g_new0 (LexPassageRow, 1);
  guint place = rows->len;

  row->clause = g_object_ref (clause);
  while (place > 0)
    {
      LexPassageRow *before = g_ptr_array_index (rows, place - 1);

      if (lex_label_compare (lex_clause_get_label (before->clause), lex_clause_get_label (clause))
          <= 0)
        break;
      place--;
    }
  g_ptr_array_insert (rows, (int) place, row);
  return row;
}

static LexPassageRow *
find_row (GPtrArray *rows, LexLabel *label)
{
  for (guint i = 0; i < rows->len; i++)
    {
      LexPassageRow *row = g_ptr_array_index (rows, i);

      if (lex_label_equal (lex_clause_get_label (row->clause), label))
        return row;
    }
  return NULL;
}

/* Puts the imported words of @language before those of @row. A heading alone replaces nothing:
 * the text under it would still be the digest's. */
static void
replace_wording (LexPassageRow *row, const LexStoreRow *import, LexLanguage language)
{
  LexClauseParts parts = *lex_clause_get_parts (row->clause);
  const LexWording *words = &lex_clause_get_parts (import->clause)->wording[language];
  g_autoptr (LexClause) merged = NULL;

  if (words->text == NULL || row->source[language] != NULL)
    return;

  if (words->heading != NULL)
    parts.wording[language].heading = words->heading;
  parts.wording[language].text = words->text;
  /* What was in force before is the digest's, and may not pass for the import's. */
  parts.past[language] = (LexWording){ 0 };
  if (lex_clause_get_ruling (import->clause, language) != NULL)
    parts.ruling[language] = lex_clause_get_ruling (import->clause, language);

  merged = lex_clause_new (&parts);
  g_set_object (&row->clause, merged);
  row->source[language] = g_strdup (import->document);
}

/* A clause that the digest does not have: all its words are the import's. */
static void
insert_imported_row (GPtrArray *rows, const LexStoreRow *import)
{
  LexPassageRow *row = insert_row (rows, import->clause);

  for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
    if (lex_clause_get_text (import->clause, language) != NULL
        || lex_clause_get_heading (import->clause, language) != NULL)
      row->source[language] = g_strdup (import->document);
}

static void
add_imported_row (GPtrArray *rows, const LexStoreRow *import)
{
  LexPassageRow *row = find_row (rows, lex_clause_get_label (import->clause));

  if (row == NULL)
    insert_imported_row (rows, import);
  else
    for (LexLanguage language = 0; language < LEX_N_LANGUAGES; language++)
      replace_wording (row, import, language);
}

static gboolean
add_rows (LexLibrary *self, LexSide side, LexPassage *passage, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) rows
      = lex_store_reader_list_below (self->readers[side], passage->label, &lower);

  if (rows == NULL)
    {
      lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
      return FALSE;
    }

  for (guint i = 0; i < rows->len; i++)
    {
      const LexStoreRow *row = g_ptr_array_index (rows, i);

      if (side == LEX_SIDE_IMPORTS)
        add_imported_row (passage->rows, row);
      else
        {
          LexPassageRow *own = g_new0 (LexPassageRow, 1);

          own->clause = g_object_ref (row->clause);
          g_ptr_array_add (passage->rows, own);
        }
      if (passage->document == NULL)
        g_set_object (&passage->document, lex_library_find_document (self, side, row->document));
    }
  return TRUE;
}

static LexReferencePair *
find_pair (GPtrArray *pairs, const LexReference *reference)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      LexReferencePair *pair = g_ptr_array_index (pairs, i);

      if (lex_label_equal (pair->from, reference->from)
          && lex_label_equal (pair->to, reference->to))
        return pair;
    }
  return NULL;
}

/* The shipped file is read first, so what it has too is there already. */
static void
add_pair (LexLibrary *self, LexSide side, GPtrArray *pairs, const LexReference *reference)
{
  LexDocument *document = lex_library_find_document (self, side, reference->document);
  LexReferencePair *pair = find_pair (pairs, reference);

  if (pair == NULL)
    {
      pair = g_new0 (LexReferencePair, 1);
      pair->from = lex_label_ref (reference->from);
      pair->to = lex_label_ref (reference->to);
      pair->document = g_strdup (reference->document);
      pair->kind = document != NULL ? lex_document_get_kind (document) : LEX_KIND_LAW;
      pair->imported = side == LEX_SIDE_IMPORTS;
      g_ptr_array_add (pairs, pair);
    }
  if (side == LEX_SIDE_IMPORTS && pair->import == NULL)
    pair->import = g_strdup (reference->document);
}

/* Adds @references, those from inside @inside left out, to @pairs. */
static void
add_pairs (LexLibrary *self, LexSide side, GPtrArray *pairs, GPtrArray *references,
           LexLabel *inside)
{
  for (guint i = 0; i < references->len; i++)
    {
      const LexReference *reference = g_ptr_array_index (references, i);

      if (inside == NULL || !lex_label_contains (inside, reference->from))
        add_pair (self, side, pairs, reference);
    }
}

static gboolean
add_references (LexLibrary *self, LexSide side, LexPassage *passage, GError **error)
{
  LexStoreReader *reader = self->readers[side];
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) cites = NULL;
  g_autoptr (GPtrArray) cited_by = NULL;
  g_autoptr (GPtrArray) about = NULL;

  cites = lex_store_reader_list_citations (reader, passage->label, FALSE, &lower);
  if (cites != NULL)
    cited_by = lex_store_reader_list_citations (reader, passage->label, TRUE, &lower);
  if (cited_by != NULL)
    about = lex_store_reader_list_about (reader, passage->label, &lower);
  if (about == NULL)
    {
      lex_library_take_fault (self, side, g_steal_pointer (&lower), error);
      return FALSE;
    }

  add_pairs (self, side, passage->cites, cites, NULL);
  add_pairs (self, side, passage->cited_by, cited_by, passage->label);
  add_pairs (self, side, passage->about, about, NULL);
  return TRUE;
}

static gboolean
add_relations (LexLibrary *self, LexPassage *passage, GError **error)
{
  g_autoptr (GError) lower = NULL;
  g_autoptr (GPtrArray) relations = lex_store_reader_list_relations_of (
      self->readers[LEX_SIDE_SHIPPED], passage->label, &lower);

  if (relations == NULL)
    {
      lex_library_take_fault (self, LEX_SIDE_SHIPPED, g_steal_pointer (&lower), error);
      return FALSE;
    }

  for (guint i = 0; i < relations->len; i++)
    {
      LexRelation *relation = g_ptr_array_index (relations, i);

      if (lex_label_contains (passage->label, lex_relation_get_general (relation)))
        g_ptr_array_add (passage->yields_to, lex_relation_ref (relation));
      if (lex_label_contains (passage->label, lex_relation_get_specific (relation)))
        g_ptr_array_add (passage->prevails_over, lex_relation_ref (relation));
    }
  return TRUE;
}

LexPassage *
lex_library_quote (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexPassage) passage = NULL;

  g_return_val_if_fail (LEX_IS_LIBRARY (self), NULL);
  g_return_val_if_fail (label != NULL, NULL);

  passage = passage_new (label);
  for (guint side = 0; side < LEX_N_SIDES; side++)
    if (self->readers[side] != NULL
        && (lex_library_get_documents (self, side, error) == NULL
            || !add_rows (self, side, passage, error)))
      return NULL;
  if (passage->rows->len == 0 || passage->document == NULL)
    {
      lex_library_fail_unknown (self, label, error);
      return NULL;
    }
  return g_steal_pointer (&passage);
}

LexPassage *
lex_library_show (LexLibrary *self, LexLabel *label, GError **error)
{
  g_autoptr (LexPassage) passage = lex_library_quote (self, label, error);

  if (passage == NULL)
    return NULL;

  for (guint side = 0; side < LEX_N_SIDES; side++)
    if (self->readers[side] != NULL && !add_references (self, side, passage, error))
      return NULL;
  if (!add_relations (self, passage, error))
    return NULL;
  return g_steal_pointer (&passage);
}

GPtrArray *
lex_passage_list_about (LexPassage *passage, LexKind kind)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  g_return_val_if_fail (passage != NULL, NULL);

  for (guint i = 0; i < passage->about->len; i++)
    {
      const LexReferencePair *pair = passage->about->pdata[i];

      if (pair->kind == kind
          && !g_ptr_array_find_with_equal_func (labels, pair->from, lex_label_equal, NULL))
        g_ptr_array_add (labels, pair->from);
    }
  return g_steal_pointer (&labels);
}
