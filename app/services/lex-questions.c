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
lex_questions_load_made (const char *file, GError **error)
{
  g_return_val_if_fail (file != NULL, NULL);

  return load (file, lex_question_data_unpack_made, error);
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
