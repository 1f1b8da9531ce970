/* lex-questions-alike.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Finds questions that say nearly the same. It refuses to say which of two should go. The build and
 * the check of the question bank call it.
 */

#include "services/lex-questions-alike.h"

#include "language/lex-fold.h"

/* The pairs of words of a question in one language: sums, ascending, each once. */
typedef struct
{
  GArray *sums;
  LexText *text; /* that is read */
  guint32 last;
} Words;

static gboolean
is_seat (LexText *text, gsize start, gsize end)
{
  gsize n_spans = 0;
  const LexSpan *spans = lex_text_get_spans (text, &n_spans);

  for (gsize i = 0; i < n_spans && spans[i].start < end; i++)
    if (spans[i].kind == LEX_SPAN_SEAT && start < spans[i].end)
      return TRUE;
  return FALSE;
}

static void
add_word (Words *self, const char *word)
{
  const guint32 own = g_str_hash (word);
  const guint32 sum = self->last * 31u + own;

  g_array_append_val (self->sums, sum);
  self->last = own;
}

static gboolean
add_token (const char *token, gsize start, gsize end, gpointer user_data)
{
  Words *self = user_data;

  if (!is_seat (self->text, start, end))
    add_word (self, token);
  return TRUE;
}

static void
add_text (Words *self, LexText *text)
{
  if (text == NULL)
    return;
  self->text = text;
  lex_tokenize (lex_text_get_plain (text), -1, add_token, self);
}

static void
add_answers (Words *self, const LexQuestion *question, const LexQuestionStep *step,
             LexLanguage language)
{
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];
      char value[G_ASCII_DTOSTR_BUF_SIZE];

      if (!option->right && question->kind != LEX_QUESTION_ORDER)
        continue;
      add_text (self, option->text[language]);
      if (question->kind == LEX_QUESTION_NUMBER)
        add_word (self, g_ascii_dtostr (value, sizeof value, option->value));
      if (question->kind == LEX_QUESTION_FIND)
        add_word (self, lex_label_get_text (question->labels->pdata[0]));
    }
}

static int
compare_sums (gconstpointer a, gconstpointer b)
{
  const guint32 first = *(const guint32 *) a;
  const guint32 second = *(const guint32 *) b;

  return first < second ? -1 : first > second;
}

static GArray *
list_sums (const LexQuestion *question, LexLanguage language)
{
  Words words = { g_array_new (FALSE, FALSE, sizeof (guint32)), NULL, 0 };
  guint n = 0;

  add_text (&words, question->text[language]);
  for (guint i = 0; i < question->steps->len; i++)
    {
      const LexQuestionStep *step = question->steps->pdata[i];

      add_text (&words, step->ask[language]);
      add_answers (&words, question, step, language);
    }
  g_array_sort (words.sums, compare_sums);
  for (guint i = 0; i < words.sums->len; i++)
    if (i == 0
        || g_array_index (words.sums, guint32, i) != g_array_index (words.sums, guint32, n - 1))
      g_array_index (words.sums, guint32, n++) = g_array_index (words.sums, guint32, i);
  g_array_set_size (words.sums, n);
  return words.sums;
}

static double
measure (GArray *first, GArray *second)
{
  guint i = 0, j = 0, common = 0;

  while (i < first->len && j < second->len)
    {
      const guint32 a = g_array_index (first, guint32, i);
      const guint32 b = g_array_index (second, guint32, j);

      common += a == b;
      i += a <= b;
      j += b <= a;
    }
  return common > 0 ? (double) common / (first->len + second->len - common) : 0;
}

static GPtrArray *
list_all_sums (GPtrArray *questions)
{
  GPtrArray *all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);

  for (guint i = 0; i < questions->len; i++)
    for (guint language = 0; language < LEX_N_LANGUAGES; language++)
      g_ptr_array_add (all, list_sums (questions->pdata[i], (LexLanguage) language));
  return all;
}

GArray *
lex_questions_alike_list (GPtrArray *questions, double least)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (LexQuestionsPair));
  g_autoptr (GPtrArray) sums = list_all_sums (questions);

  for (guint i = 0; i < questions->len; i++)
    for (guint j = i + 1; j < questions->len; j++)
      {
        LexQuestionsPair pair = { questions->pdata[i], questions->pdata[j], 0 };

        for (guint k = 0; k < LEX_N_LANGUAGES; k++)
          pair.likeness += measure (sums->pdata[LEX_N_LANGUAGES * i + k],
                                    sums->pdata[LEX_N_LANGUAGES * j + k])
                           / LEX_N_LANGUAGES;
        if (pair.likeness >= least)
          g_array_append_val (pairs, pair);
      }
  return pairs;
}
