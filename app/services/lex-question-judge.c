/* lex-question-judge.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whether an answer to a question is right. It refuses to know who answered and how it was put.
 * Whoever asks questions calls it.
 */

#include "services/lex-question-judge.h"

static gboolean
is_in_order (const LexQuestionStep *step, const guint *places, guint n)
{
  for (guint i = 0; i < n; i++)
    if (places[i] != i)
      return FALSE;
  return n == step->options->len;
}

static gboolean
is_chosen (const guint *places, guint n, guint place)
{
  for (guint i = 0; i < n; i++)
    if (places[i] == place)
      return TRUE;
  return FALSE;
}

gboolean
lex_question_judge_places (const LexQuestion *question, const LexQuestionStep *step,
                           const guint *places, guint n)
{
  if (question->kind == LEX_QUESTION_ORDER)
    return is_in_order (step, places, n);
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];

      if (option->right != is_chosen (places, n, i))
        return FALSE;
    }
  return TRUE;
}

/* Numbers of the bank have at most two decimals. */
gboolean
lex_question_judge_number (const LexQuestionStep *step, double value)
{
  const LexOption *right = step->options->pdata[0];

  return value > right->value - 0.001 && value < right->value + 0.001;
}

gboolean
lex_question_judge_label (const LexQuestionStep *step, LexLabel *label)
{
  return g_ptr_array_find_with_equal_func (step->labels, label, lex_label_equal, NULL);
}
