/* lex-questions-check.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves a question bank as it lies on the disk: what the build proved, and that it is whole. It
 * refuses to judge what the questions say. The command `check` calls it.
 */

#include <glib/gi18n-lib.h>

#include "services/lex-library-private.h"
#include "services/lex-questions-alike.h"
#include "services/lex-questions.h"

typedef struct
{
  LexLibrary *library;
  GHashTable *seen; /* names and situations, borrowed */
  GStrvBuilder *problems;
} Proof;

static void
add_problem (Proof *self, const LexQuestion *question, const char *what)
{
  g_autofree char *problem
      = g_strdup_printf (_ ("question %s: %s; install Lexbridge again"), question->id, what);

  g_strv_builder_add (self->problems, problem);
}

static void
check_labels (Proof *self, const LexQuestion *question, GPtrArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    if (!lex_library_has_label (self->library, lex_label_get_text (labels->pdata[i])))
      add_problem (self, question, _ ("it cites a clause that is not there"));
}

static void
check_texts (Proof *self, const LexQuestion *question, LexText *const *texts)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (texts[i] == NULL)
      add_problem (self, question, _ ("it is not in both languages"));
}

static void
check_once (Proof *self, const LexQuestion *question, const char *words)
{
  if (!g_hash_table_add (self->seen, (gpointer) words))
    add_problem (self, question, _ ("it stands there twice"));
}

/* One right answer; of several at least two and not all; of an order, none is marked. */
static gboolean
has_answer (const LexQuestion *question, const LexQuestionStep *step)
{
  guint n_right = 0;

  for (guint i = 0; i < step->options->len; i++)
    n_right += ((const LexOption *) step->options->pdata[i])->right;
  if (question->kind == LEX_QUESTION_SEVERAL)
    return n_right >= 2 && n_right < step->options->len;
  if (question->kind == LEX_QUESTION_ORDER)
    return n_right == 0 && step->options->len >= 3;
  return n_right == 1;
}

static void
check_step (Proof *self, const LexQuestion *question, const LexQuestionStep *step)
{
  const gboolean worded
      = question->kind != LEX_QUESTION_NUMBER && question->kind != LEX_QUESTION_FIND;

  if (!has_answer (question, step))
    add_problem (self, question, _ ("it has not the right answers that its kind needs"));
  check_labels (self, question, step->labels);
  if (question->kind == LEX_QUESTION_RULE)
    check_texts (self, question, step->ask);
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];

      check_texts (self, question, option->why);
      if (worded)
        check_texts (self, question, option->text);
    }
}

static void
check_question (Proof *self, const LexQuestion *question)
{
  check_once (self, question, question->id);
  check_texts (self, question, question->text);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (question->text[i] != NULL)
      check_once (self, question, lex_text_get_plain (question->text[i]));
  check_labels (self, question, question->labels);
  for (guint i = 0; i < question->steps->len; i++)
    check_step (self, question, question->steps->pdata[i]);
}

static void
check_alike (Proof *self, GPtrArray *questions)
{
  g_autoptr (GArray) pairs = lex_questions_alike_list (questions, LEX_QUESTIONS_ALIKE);

  for (guint i = 0; i < pairs->len; i++)
    {
      const LexQuestionsPair *pair = &g_array_index (pairs, LexQuestionsPair, i);
      g_autofree char *what
          = g_strdup_printf (_ ("it says nearly the same as %s"), pair->second->id);

      add_problem (self, pair->first, what);
    }
}

GStrv
lex_questions_check (LexLibrary *library, const char *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) questions = lex_questions_load (file, &error);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GStrvBuilder) problems = g_strv_builder_new ();
  Proof proof = { library, seen, problems };

  if (questions == NULL)
    g_strv_builder_add (problems, error->message);
  for (guint i = 0; questions != NULL && i < questions->len; i++)
    check_question (&proof, questions->pdata[i]);
  if (questions != NULL)
    check_alike (&proof, questions);
  return g_strv_builder_end (problems);
}
