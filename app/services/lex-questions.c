/* lex-questions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The question bank, from the file that the build made of it. It refuses to ask and to judge
 * answers. Both front ends call it.
 */

#include "services/lex-questions.h"

#include <glib/gi18n-lib.h>

#include "model/lex-question-data.h"
#include "services/lex-calculated.h"
#include "services/lex-library-private.h"

typedef GPtrArray *(*Unpack) (GBytes *data);

static GPtrArray *
load (const char *file, Unpack unpack, GError **error)
{
  g_autoptr (GMappedFile) mapped = NULL;
  g_autoptr (GBytes) data = NULL;
  GPtrArray *questions;

  mapped = g_mapped_file_new (file, FALSE, NULL);
  if (mapped == NULL)
    {
      lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                        _ ("%s: the questions can not be read; install Lexbridge again"), file);
      return NULL;
    }
  data = g_mapped_file_get_bytes (mapped);
  questions = unpack (data);
  if (questions == NULL)
    lex_library_fail (error, LEX_LIBRARY_ERROR_STORAGE,
                      _ ("%s: the questions are damaged or of another version; install Lexbridge "
                         "again"),
                      file);
  return questions;
}

GPtrArray *
lex_questions_load (const char *file, GError **error)
{
  g_return_val_if_fail (file != NULL, NULL);

  return load (file, lex_question_data_unpack, error);
}

GPtrArray *
lex_questions_load_folded (const char *file, GError **error)
{
  g_return_val_if_fail (file != NULL, NULL);

  return load (file, lex_question_data_unpack_folded, error);
}

GPtrArray *
lex_questions_load_made (const char *file, GError **error)
{
  g_return_val_if_fail (file != NULL, NULL);

  return load (file, lex_question_data_unpack_made, error);
}

/* A question on two parts of a clause is one question on it. */
static void
count_clauses (GHashTable *counts, GPtrArray *labels)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (lex_label_hash, lex_label_equal,
                                                       (GDestroyNotify) lex_label_unref, NULL);

  for (guint i = 0; i < labels->len; i++)
    for (LexLabel *label = lex_label_ref (labels->pdata[i]); label != NULL;)
      {
        LexLabel *parent = lex_label_dup_parent (label);
        const char *text = lex_label_get_text (label);
        const guint n = GPOINTER_TO_UINT (g_hash_table_lookup (counts, text));

        if (!g_hash_table_contains (seen, label))
          g_hash_table_insert (counts, g_strdup (text), GUINT_TO_POINTER (n + 1));
        g_hash_table_add (seen, label);
        label = parent;
      }
}

GHashTable *
lex_questions_count (const char *file, GError **error)
{
  g_autoptr (GPtrArray) questions = NULL;
  const char *const *calculated = lex_calculated_list ();
  GHashTable *counts;

  g_return_val_if_fail (file != NULL, NULL);

  questions = load (file, lex_question_data_unpack_labels, error);
  if (questions == NULL)
    return NULL;
  counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < questions->len; i++)
    count_clauses (counts, questions->pdata[i]);
  for (guint i = 0; calculated[i] != NULL; i++)
    {
      g_autoptr (LexQuestion) question = lex_calculated_make (calculated[i], 0);

      g_ptr_array_set_size (question->labels, 1);
      count_clauses (counts, question->labels);
    }
  return counts;
}

static gboolean
is_about (const LexQuestion *question, guint law)
{
  for (guint i = 0; i < question->labels->len; i++)
    if (lex_label_get_law (question->labels->pdata[i]) == law)
      return TRUE;
  return FALSE;
}

gboolean
lex_questions_passes (const LexQuestion *question, const LexQuestionFilter *filter)
{
  return (filter->law == 0 || is_about (question, filter->law))
         && (filter->level == 0 || question->level == filter->level)
         && (filter->kind == NULL || question->kind == *filter->kind)
         && (filter->topic == NULL || g_str_equal (question->topic, filter->topic));
}

GPtrArray *
lex_questions_select (GPtrArray *questions, const LexQuestionFilter *filter)
{
  GPtrArray *selected = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_question_unref);

  for (guint i = 0; i < questions->len; i++)
    if (lex_questions_passes (questions->pdata[i], filter))
      g_ptr_array_add (selected, lex_question_ref (questions->pdata[i]));
  return selected;
}

LexQuestion *
lex_questions_find (GPtrArray *questions, const char *id)
{
  for (guint i = 0; i < questions->len; i++)
    {
      LexQuestion *question = questions->pdata[i];

      if (g_str_equal (question->id, id))
        return question;
    }
  return NULL;
}
