/* lex-questions-edition.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds the questions that a new edition of the Laws touches. It refuses to say whether their
 * answer changed: a reader does. Front ends call it.
 */

#include "services/lex-questions-edition.h"

#include <glib/gi18n-lib.h>

#include "services/lex-comparison.h"
#include "services/lex-library-private.h"

/* @whole: whether the edition is a document of its own, so that what it lacks was taken out; else
 * it is an amendment, and what it does not name stays as it was.
 * @seen: by edition and label, whether it is touched, so that no clause is compared twice. */
typedef struct
{
  LexLibrary *library;
  const char *name;
  gboolean whole;
  GHashTable *seen;
  guint n_found;
} Search;

static void
touched_free (gpointer data)
{
  LexTouchedQuestion *self = data;

  lex_question_unref (self->question);
  g_ptr_array_unref (self->labels);
  g_free (self);
}

static gboolean
is_imported (LexLibrary *library, const char *name, gboolean *imported, GError **error)
{
  GPtrArray *documents = lex_library_get_documents (library, LEX_SIDE_IMPORTS, error);

  *imported = FALSE;
  for (guint i = 0; documents != NULL && i < documents->len; i++)
    {
      LexDocument *document = documents->pdata[i];
      const char *publisher = lex_document_get_publisher (document);

      *imported = *imported || g_str_equal (lex_document_get_name (document), name)
                  || g_strcmp0 (lex_document_get_edition (document), name) == 0
                  || (publisher != NULL && g_ascii_strcasecmp (publisher, name) == 0);
    }
  return documents != NULL;
}

/* Words in the new edition that are other than before; of a language that it has not nothing is
 * said. */
static gboolean
differs (const LexComparison *comparison, gboolean *spoken)
{
  gboolean other = FALSE;
  gboolean any = FALSE;

  for (guint i = 0; i < comparison->rows->len; i++)
    {
      const LexComparisonRow *row = comparison->rows->pdata[i];

      any = any || row->texts[1] != NULL;
      other = other || !lex_comparison_row_is_same (row);
    }
  *spoken = *spoken || any;
  return any && other;
}

/* @has: (inout): whether the edition has the clause */
static gboolean
compare (Search *self, const char *edition, LexLabel *label, gboolean *has, GError **error)
{
  const char *const names[] = { edition, self->name };
  gboolean touched = FALSE;
  gboolean spoken = FALSE;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autoptr (GError) lower = NULL;
      g_autoptr (LexComparison) comparison
          = lex_library_compare (self->library, label, names, (LexLanguage) i, &lower);

      if (comparison != NULL)
        touched |= differs (comparison, &spoken);
      else if (!g_error_matches (lower, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_NOT_FOUND))
        {
          g_propagate_error (error, g_steal_pointer (&lower));
          return FALSE;
        }
    }
  *has = spoken;
  self->n_found += spoken;
  return touched || (!spoken && self->whole);
}

static gboolean
is_touched (Search *self, const char *edition, LexLabel *label, GError **error)
{
  g_autofree char *key = g_strconcat (edition, " ", lex_label_get_text (label), NULL);
  gpointer known;
  gboolean touched;
  gboolean has;

  if (g_hash_table_lookup_extended (self->seen, key, NULL, &known))
    return GPOINTER_TO_INT (known);
  touched = compare (self, edition, label, &has, error);
  g_hash_table_insert (self->seen, g_steal_pointer (&key), GINT_TO_POINTER (touched));
  return touched;
}

static void
add_labels (Search *self, LexTouchedQuestion *touched, GPtrArray *labels, GError **error)
{
  for (guint i = 0; i < labels->len && *error == NULL; i++)
    if (!g_ptr_array_find_with_equal_func (touched->labels, labels->pdata[i], lex_label_equal, NULL)
        && is_touched (self, touched->question->edition, labels->pdata[i], error))
      g_ptr_array_add (touched->labels, lex_label_ref (labels->pdata[i]));
}

static void
add_question (Search *self, LexQuestion *question, GPtrArray *list, GError **error)
{
  LexTouchedQuestion *touched = g_new0 (LexTouchedQuestion, 1);

  touched->question = lex_question_ref (question);
  touched->labels = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
  add_labels (self, touched, question->labels, error);
  for (guint i = 0; i < question->steps->len; i++)
    add_labels (self, touched, ((const LexQuestionStep *) question->steps->pdata[i])->labels,
                error);
  if (touched->labels->len > 0)
    g_ptr_array_add (list, touched);
  else
    touched_free (touched);
}

GPtrArray *
lex_questions_edition_list (LexLibrary *library, GPtrArray *questions, const char *name,
                            GError **error)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (touched_free);
  g_autoptr (GError) lower = NULL;
  Search self = { .library = library, .name = name, .seen = seen };

  g_return_val_if_fail (LEX_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (questions != NULL && name != NULL, NULL);

  if (!is_imported (library, name, &self.whole, error))
    return NULL;
  for (guint i = 0; i < questions->len && lower == NULL; i++)
    add_question (&self, questions->pdata[i], list, &lower);
  if (lower == NULL && self.n_found == 0)
    lex_library_fail (&lower, LEX_LIBRARY_ERROR_NOT_FOUND,
                      _ ("%s: no such edition has a clause that a question is about; “documents” "
                         "lists what there is"),
                      name);
  if (lower == NULL)
    return g_steal_pointer (&list);
  g_propagate_error (error, g_steal_pointer (&lower));
  return NULL;
}
