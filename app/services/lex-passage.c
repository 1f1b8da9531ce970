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
#include "services/lex-wordings.h"

static void
passage_row_free (gpointer data)
{
  LexPassageRow *row = data;

  g_clear_object (&row->clause);
  g_clear_object (&row->digest);
  g_clear_pointer (&row->imports, g_ptr_array_unref);
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
  g_clear_pointer (&self->imports, g_ptr_array_unref);
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
  self->imports = g_ptr_array_new_with_free_func (g_object_unref);
  self->cites = g_ptr_array_new_with_free_func (reference_pair_free);
  self->cited_by = g_ptr_array_new_with_free_func (reference_pair_free);
  self->about = g_ptr_array_new_with_free_func (reference_pair_free);
  self->yields_to = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  self->prevails_over = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_relation_unref);
  return self;
}

/* The imports that have words for a passage, in the order in which they prevail: that of the file.
 */
static void
add_import (LexLibrary *self, LexPassage *passage, const char *name)
{
  LexDocument *document = lex_library_find_document (self, LEX_SIDE_IMPORTS, name);

  if (document != NULL && !g_ptr_array_find (passage->imports, document, NULL))
    g_ptr_array_add (passage->imports, g_object_ref (document));
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

      lex_wordings_add (passage->rows, row->clause,
                        side == LEX_SIDE_IMPORTS ? row->document : NULL);
      if (side == LEX_SIDE_IMPORTS)
        add_import (self, passage, row->document);
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
