/* lex-import.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What came of files that are to be imported, and how it is corrected before it is stored. It
 * refuses to know how a file is read and where a document is kept. The import makes it, the front
 * ends show and correct it.
 */

#include "services/lex-import-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "services/lex-library-private.h"

static void
file_free (gpointer data)
{
  LexImportFile *self = data;

  g_free (self->name);
  g_bytes_unref (self->data);
  g_free (self);
}

static void
replacement_free (LexReplacement *self)
{
  g_free (self->title);
  g_ptr_array_unref (self->lost);
  g_free (self);
}

LexImport *
lex_import_new (const char *file)
{
  LexImport *self;

  g_return_val_if_fail (file != NULL, NULL);

  self = g_new0 (LexImport, 1);
  self->file = g_strdup (file);
  self->files = g_ptr_array_new_with_free_func (file_free);
  self->problems = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  self->originals = g_ptr_array_new_with_free_func (g_free);
  self->spots = g_array_new (FALSE, TRUE, sizeof (LexSpot));
  self->missing = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  self->corrections = g_ptr_array_new_with_free_func (g_free);
  self->kind = -1;
  self->language = -1;
  return self;
}

void
lex_import_free (LexImport *self)
{
  if (self == NULL)
    return;
  g_free (self->file);
  g_ptr_array_unref (self->files);
  g_clear_object (&self->document);
  g_ptr_array_unref (self->problems);
  g_clear_error (&self->error);
  g_ptr_array_unref (self->originals);
  g_array_unref (self->spots);
  g_ptr_array_unref (self->missing);
  g_clear_pointer (&self->replaces, replacement_free);
  g_free (self->edition);
  g_ptr_array_unref (self->corrections);
  g_free (self);
}

void
lex_import_add_file (LexImport *self, const char *name, GBytes *data)
{
  LexImportFile *file;

  g_return_if_fail (self != NULL && name != NULL && data != NULL);

  file = g_new (LexImportFile, 1);
  *file = (LexImportFile){ g_strdup (name), g_bytes_ref (data) };
  g_ptr_array_add (self->files, file);
}

gboolean
lex_import_find_clause (GPtrArray *clauses, const char *label, guint *index)
{
  for (*index = 0; *index < clauses->len; (*index)++)
    if (g_str_equal (lex_label_get_text (lex_clause_get_label (clauses->pdata[*index])), label))
      return TRUE;
  return FALSE;
}

static LexClause *
dup_clause_at (LexClause *clause, LexLabel *label)
{
  LexClauseParts parts = *lex_clause_get_parts (clause);

  parts.label = label;
  return lex_clause_new (&parts);
}

/* Where a clause belongs among others that stand in the order of their labels. */
guint
lex_import_find_place (GPtrArray *clauses, LexLabel *label)
{
  guint place = 0;

  while (place < clauses->len
         && lex_label_compare (lex_clause_get_label (clauses->pdata[place]), label) < 0)
    place++;
  return place;
}

void
lex_import_forget_missing (LexImport *self, LexLabel *label)
{
  guint index;

  if (g_ptr_array_find_with_equal_func (self->missing, label, lex_label_equal, &index))
    g_ptr_array_remove_index (self->missing, index);
}

/* Takes the clause at @index out, and puts it back where @label belongs, if there is one. */
static void
move_clause (LexImport *self, guint index, LexLabel *label)
{
  GPtrArray *old = lex_document_get_clauses (self->document);
  g_autoptr (GPtrArray) clauses = g_ptr_array_new_with_free_func (g_object_unref);
  LexSpot spot = { 0 };
  LexDocument *document;

  for (guint i = 0; i < old->len; i++)
    if (i != index)
      g_ptr_array_add (clauses, g_object_ref (old->pdata[i]));
  if (index < self->spots->len)
    {
      spot = g_array_index (self->spots, LexSpot, index);
      g_array_remove_index (self->spots, index);
    }
  if (label != NULL)
    {
      guint place = lex_import_find_place (clauses, label);

      g_ptr_array_insert (clauses, (int) place, dup_clause_at (old->pdata[index], label));
      if (place <= self->spots->len)
        g_array_insert_val (self->spots, place, spot);
    }
  document = lex_document_copy (self->document, NULL, NULL, g_steal_pointer (&clauses));
  g_set_object (&self->document, document);
  g_object_unref (document);
}

gboolean
lex_import_relabel (LexImport *self, const char *from, const char *to, GError **error)
{
  g_autoptr (LexLabel) label = NULL;
  GPtrArray *clauses;
  guint index, other;

  g_return_val_if_fail (self != NULL && self->document != NULL, FALSE);
  g_return_val_if_fail (from != NULL && to != NULL, FALSE);

  clauses = lex_document_get_clauses (self->document);
  label = *to != '\0' ? lex_label_parse (to) : NULL;
  if (label == NULL && *to != '\0')
    lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                      _ ("%s: this is no label; write one as 27B1a is written"), to);
  else if (!lex_import_find_clause (clauses, from, &index))
    lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT, _ ("%s: the document has no such clause"),
                      from);
  else if (lex_import_find_clause (clauses, to, &other) && other != index)
    lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                      _ ("%s: another clause has this label; give that one its own first"), to);
  else
    {
      move_clause (self, index, label);
      if (label != NULL)
        lex_import_forget_missing (self, label);
      g_ptr_array_add (self->corrections, g_strconcat (from, "=", to, NULL));
      return TRUE;
    }
  return FALSE;
}

static GPtrArray *
parse_labels (const char *text, GError **error)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  g_auto (GStrv) words = g_strsplit_set (text, " ,\t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      LexLabel *label = *words[i] != '\0' ? lex_label_parse (words[i]) : NULL;

      if (label != NULL)
        g_ptr_array_add (labels, label);
      else if (*words[i] != '\0')
        {
          lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT,
                            _ ("%s: this is no label; write one as 27B1a is written"), words[i]);
          return NULL;
        }
    }
  return g_steal_pointer (&labels);
}

static gpointer
copy_clause (gconstpointer clause, gpointer unused)
{
  return g_object_ref ((gpointer) clause);
}

gboolean
lex_import_pair (LexImport *self, const char *label, const char *about, GError **error)
{
  g_autoptr (GPtrArray) labels = NULL;
  g_autoptr (GPtrArray) clauses = NULL;
  g_autoptr (LexDocument) document = NULL;
  LexClauseParts parts;
  guint index;

  g_return_val_if_fail (self != NULL && self->document != NULL, FALSE);
  g_return_val_if_fail (label != NULL && about != NULL, FALSE);

  labels = parse_labels (about, error);
  if (labels == NULL)
    return FALSE;
  clauses = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_extend (clauses, lex_document_get_clauses (self->document), copy_clause, NULL);
  if (!lex_import_find_clause (clauses, label, &index))
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_INPUT, _ ("%s: the document has no such clause"),
                        label);
      return FALSE;
    }
  parts = *lex_clause_get_parts (clauses->pdata[index]);
  parts.about = labels;
  g_ptr_array_add (clauses, lex_clause_new (&parts));
  g_object_unref (clauses->pdata[index]);
  clauses->pdata[index] = g_ptr_array_steal_index (clauses, clauses->len - 1);
  document = lex_document_copy (self->document, NULL, NULL, g_steal_pointer (&clauses));
  g_set_object (&self->document, document);
  g_ptr_array_add (self->corrections, g_strconcat (label, "~", about, NULL));
  return TRUE;
}
