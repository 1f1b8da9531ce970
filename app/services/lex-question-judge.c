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

static gboolean
judge_places (const LexQuestion *question, const LexQuestionStep *step, const char *given)
{
  g_auto (GStrv) words = g_strsplit (given, ",", -1);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 number;
      guint place;

      if (!g_ascii_string_to_unsigned (words[i], 10, 0, G_MAXUINT16, &number, NULL))
        return FALSE;
      place = (guint) number;
      g_array_append_val (places, place);
    }
  return lex_question_judge_places (question, step, (const guint *) (gpointer) places->data,
                                    places->len);
}

static gboolean
judge_part (const LexQuestion *question, const LexQuestionStep *step, const char *given)
{
  g_autoptr (LexLabel) label = NULL;
  char *end;
  double value;

  if (*given == '\0')
    return FALSE;
  switch (question->kind)
    {
    case LEX_QUESTION_NUMBER:
      value = g_ascii_strtod (given, &end);
      return *end == '\0' && lex_question_judge_number (step, value);
    case LEX_QUESTION_FIND:
      label = lex_label_parse (given);
      return label != NULL && lex_question_judge_label (step, label);
    case LEX_QUESTION_ONE:
    case LEX_QUESTION_SEVERAL:
    case LEX_QUESTION_ORDER:
    case LEX_QUESTION_RULE:
    default:
      return judge_places (question, step, given);
    }
}

guint
lex_question_judge_given (const LexQuestion *question, const char *given)
{
  g_auto (GStrv) parts = g_strsplit (given, ";", -1);
  guint n_right = 0;

  for (guint i = 0; i < question->steps->len && parts[i] != NULL; i++)
    n_right += judge_part (question, question->steps->pdata[i], parts[i]);
  return n_right;
}
