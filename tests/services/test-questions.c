/* test-questions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The question bank that ships: every question can be asked, in both languages, and who damages its
 * file is told so. All faults come in one message. Run by Meson.
 */

#include <glib/gstdio.h>

#include "bridge/pbn/lex-pbn.h"
#include "model/lex-question-data.h"
#include "services/lex-questions.h"

static GString *faults;
static GPtrArray *questions;

static void
check_texts (const LexQuestion *question, LexText *const *texts, const char *what)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    if (texts[i] == NULL)
      g_string_append_printf (faults, "%s: no %s in %s\n", question->id, what,
                              lex_language_get_code ((LexLanguage) i));
}

static guint
count_right (const LexQuestionStep *step)
{
  guint n = 0;

  for (guint i = 0; i < step->options->len; i++)
    n += ((const LexOption *) step->options->pdata[i])->right;
  return n;
}

static void
check_right (const LexQuestion *question, const LexQuestionStep *step)
{
  guint n = count_right (step);
  gboolean fits = n == 1;

  if (question->kind == LEX_QUESTION_SEVERAL)
    fits = n >= 2 && n < step->options->len;
  if (question->kind == LEX_QUESTION_ORDER)
    fits = n == 0 && step->options->len >= 3;
  if (!fits)
    g_string_append_printf (faults, "%s: %u right answers\n", question->id, n);
}

static void
check_step (const LexQuestion *question, const LexQuestionStep *step)
{
  gboolean worded = question->kind != LEX_QUESTION_NUMBER && question->kind != LEX_QUESTION_FIND;

  check_right (question, step);
  if (step->labels->len == 0)
    g_string_append_printf (faults, "%s: cites nothing\n", question->id);
  if (question->kind == LEX_QUESTION_RULE)
    check_texts (question, step->ask, "question");
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];

      check_texts (question, option->why, "reason");
      if (worded)
        check_texts (question, option->text, "answer");
    }
}

static void
check_pbn (const LexQuestion *question)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (LexPbn) pbn = NULL;

  if (question->pbn == NULL)
    return;
  pbn = lex_pbn_parse (question->pbn, &error);
  if (pbn == NULL)
    g_string_append_printf (faults, "%s: %s\n", question->id, error->message);
}

static void
test_bank (void)
{
  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      check_texts (question, question->text, "text");
      check_pbn (question);
      for (guint j = 0; j < question->steps->len; j++)
        check_step (question, question->steps->pdata[j]);
    }
  if (faults->len > 0)
    g_error ("%s", faults->str);
}

static void
test_select (void)
{
  LexQuestionKind kind = LEX_QUESTION_NUMBER;
  LexQuestionFilter filter = { 27, 0, NULL, NULL };
  g_autoptr (GPtrArray) of_law = lex_questions_select (questions, &filter);
  g_autoptr (GPtrArray) numbers = NULL;

  g_assert_cmpuint (of_law->len, >, 0);
  g_assert_cmpuint (of_law->len, <, questions->len);
  filter = (LexQuestionFilter){ 0, 1, &kind, NULL };
  numbers = lex_questions_select (questions, &filter);
  g_assert_cmpuint (numbers->len, >, 0);
  for (guint i = 0; i < numbers->len; i++)
    {
      const LexQuestion *question = numbers->pdata[i];

      g_assert_cmpint ((int) question->kind, ==, (int) LEX_QUESTION_NUMBER);
      g_assert_cmpuint (question->level, ==, 1);
      g_assert_true (lex_questions_find (questions, question->id) == question);
    }
  g_assert_null (lex_questions_find (questions, "no-such-question"));
}

/* What follows the questions where there are no cards. */
#define EMPTY_END 100

/* Whatever byte is lost, what it lay in is refused, and never asked in pieces or other words. */
static void
test_damage (void)
{
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autoptr (GBytes) data = lex_question_data_pack (questions, none);
  gsize size;
  const guint8 *bytes = g_bytes_get_data (data, &size);

  for (gsize at = 0; at < size - EMPTY_END; at += size / 60)
    {
      g_autofree guint8 *damaged = g_memdup2 (bytes, size);
      g_autoptr (GBytes) flipped = NULL;
      g_autoptr (GBytes) cut = g_bytes_new (bytes, at);

      damaged[at] ^= 0x55;
      flipped = g_bytes_new (damaged, size);
      g_assert_null (lex_question_data_unpack (flipped));
      g_assert_null (lex_question_data_unpack (cut));
    }
}

static void
test_damage_of_cards (void)
{
  g_autoptr (GPtrArray) kept
      = lex_questions_load_made (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), NULL);
  g_autofree char *whole = NULL;
  gsize size;

  g_assert_cmpuint (kept->len, >, 100);
  g_assert_true (g_file_get_contents (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &whole, &size, NULL));
  for (gsize at = 1; at <= 60; at++)
    {
      g_autofree char *damaged = g_memdup2 (whole, size);
      g_autoptr (GBytes) flipped = NULL;
      g_autoptr (GBytes) cut = g_bytes_new (whole, size - at * size / 100);

      /* The cards are more than the last quarter of the file. */
      damaged[size - at * size / 300] ^= 0x55;
      flipped = g_bytes_new (damaged, size);
      g_assert_null (lex_question_data_unpack_made (flipped));
      g_assert_null (lex_question_data_unpack_made (cut));
    }
}

static void
test_missing (void)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (lex_questions_load ("/nonexistent/bank", &error));
  g_assert_error (error, LEX_LIBRARY_ERROR, LEX_LIBRARY_ERROR_STORAGE);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  faults = g_string_new (NULL);
  questions = lex_questions_load (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);
  g_assert_no_error (error);
  g_test_add_func ("/services/questions/bank", test_bank);
  g_test_add_func ("/services/questions/select", test_select);
  g_test_add_func ("/services/questions/damage", test_damage);
  g_test_add_func ("/services/questions/damage-of-cards", test_damage_of_cards);
  g_test_add_func ("/services/questions/missing", test_missing);
  return g_test_run ();
}
