/* test-question-faults.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Faults that are put into a question bank: the build lets none pass, and `check` names each of a
 * bank that lies on the disk. Run by Meson.
 */

#include <glib/gstdio.h>
#include <string.h>

#include "model/lex-question-data.h"
#include "services/lex-question-turn.h"
#include "services/lex-questions.h"

static LexLibrary *library;
static GPtrArray *questions;
static char *folder;

static void
set_text (LexText **texts, const char *words)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_autofree char *own = g_strconcat (words, i == LEX_LANGUAGE_PL ? "!" : NULL, NULL);

      lex_text_unref (texts[i]);
      texts[i] = lex_text_new (own, NULL, 0);
    }
}

/* A question of a kind with a name and words of its own. */
static LexQuestion *
copy (const char *id)
{
  const LexTurn still = { .seats = 0 };
  LexQuestion *question = lex_question_turn (lex_questions_find (questions, id), &still);

  g_free (question->id);
  question->id = g_strdup ("planted");
  set_text (question->text, "Quite other words than any question of the bank has.");
  return question;
}

static LexQuestionStep *
get_step (LexQuestion *question)
{
  return question->steps->pdata[0];
}

static void
set_right (LexQuestion *question, guint n)
{
  const LexQuestionStep *step = get_step (question);

  for (guint i = 0; i < step->options->len; i++)
    ((LexOption *) step->options->pdata[i])->right = i < n;
}

static char *
check (LexQuestion *planted)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();
  g_autoptr (GPtrArray) none = g_ptr_array_new ();
  g_autofree char *file = g_build_filename (folder, "planted.questions", NULL);
  g_autoptr (GBytes) data = NULL;
  g_auto (GStrv) problems = NULL;

  for (guint i = 0; i < questions->len; i++)
    g_ptr_array_add (all, questions->pdata[i]);
  g_ptr_array_add (all, planted);
  data = lex_question_data_pack (all, none);
  g_assert_true (g_file_set_contents (file, g_bytes_get_data (data, NULL),
                                      (gssize) g_bytes_get_size (data), NULL));
  problems = lex_questions_check (library, file);
  lex_question_unref (planted);
  g_unlink (file);
  return g_strjoinv ("\n", problems);
}

static void
assert_said (LexQuestion *planted, const char *what)
{
  g_autofree char *problems = check (planted);

  if (strstr (problems, "question planted: ") == NULL || strstr (problems, what) == NULL)
    g_error ("“%s” is not said: %s", what, problems);
}

#define NO_CLAUSE "it cites a clause that is not there"
#define NO_ANSWER "it has not the right answers that its kind needs"
#define TWICE "it stands there twice"

static void
test_sound (void)
{
  g_autofree char *problems = check (copy ("revoke-two-suits"));

  g_assert_cmpstr (problems, ==, "");
}

static void
test_labels (void)
{
  LexQuestion *question = copy ("revoke-two-suits");

  g_ptr_array_add (question->labels, lex_label_parse ("27B9"));
  assert_said (question, NO_CLAUSE);
  question = copy ("revoke-two-suits");
  g_ptr_array_add (get_step (question)->labels, lex_label_parse ("64B19"));
  assert_said (question, NO_CLAUSE);
}

static void
test_twice (void)
{
  LexQuestion *question = copy ("revoke-two-suits");

  set_text (question->text,
            lex_text_get_plain (
                lex_questions_find (questions, "revoke-two-suits")->text[LEX_LANGUAGE_EN]));
  assert_said (question, TWICE);
}

static LexQuestion *
copy_kind (LexQuestionKind kind)
{
  for (guint i = 0; i < questions->len; i++)
    if (((const LexQuestion *) questions->pdata[i])->kind == kind)
      return copy (((const LexQuestion *) questions->pdata[i])->id);
  g_assert_not_reached ();
}

/* The situation, the words of an answer and why it is right have both languages. */
static void
test_languages (void)
{
  for (guint i = 0; i < 3; i++)
    {
      LexQuestion *question = copy_kind (LEX_QUESTION_ONE);
      LexOption *option = get_step (question)->options->pdata[0];
      LexText **texts[] = { question->text, option->text, option->why };

      g_clear_pointer (&texts[i][LEX_LANGUAGE_PL], lex_text_unref);
      assert_said (question, "it is not in both languages");
    }
}

static void
assert_rights (LexQuestionKind kind, guint n_right)
{
  LexQuestion *question = copy_kind (kind);

  set_right (question, n_right);
  assert_said (question, NO_ANSWER);
}

/* One of four has one; several has two or more and not all; an order marks none. */
static void
test_answers (void)
{
  LexQuestion *order = copy_kind (LEX_QUESTION_ORDER);

  assert_rights (LEX_QUESTION_ONE, 0);
  assert_rights (LEX_QUESTION_ONE, 2);
  assert_rights (LEX_QUESTION_SEVERAL, 1);
  assert_rights (LEX_QUESTION_SEVERAL, 99);
  assert_rights (LEX_QUESTION_ORDER, 1);
  g_ptr_array_set_size (get_step (order)->options, 2);
  assert_said (order, NO_ANSWER);
}

/* The build */

#define OPTION(right, words, why)                                                                  \
  "<option" right "><text xml:lang=\"en\">" words "</text><text xml:lang=\"pl\">" words            \
  "</text><why xml:lang=\"en\">" why "</why><why xml:lang=\"pl\">" why "</why></option>"
#define QUESTION(id, labels, words, third)                                                         \
  "<question id=\"" id                                                                             \
  "\" kind=\"one\" level=\"1\" book=\"without\" topic=\"auction\" labels=\"" labels                \
  "\" edition=\"2017\" regulation=\"laws\"><text xml:lang=\"en\">" words                           \
  "</text><text xml:lang=\"pl\">" words "!</text>" OPTION ("", "Nothing.", "Low.")                 \
      OPTION (" right=\"yes\"", "The Director.", "So it is.") OPTION ("", third, "Later.")         \
          OPTION ("", "Cards.", "Not yet.") "</question>"
#define FIRST QUESTION ("first", "27", "A bid was too low at the table by the door.", "Tea.")
#define SECOND "Somebody dropped all his cards under a chair before the lead."

static void
build (const char *bank, const char *expected)
{
  g_autofree char *corpus = g_build_filename (folder, "corpus", NULL);
  g_autofree char *inside = g_build_filename (corpus, "questions", NULL);
  g_autofree char *xml = g_build_filename (inside, "bank.xml", NULL);
  g_autofree char *file = g_build_filename (folder, "built.questions", NULL);
  g_autofree char *text = g_strdup_printf ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                                           "<!-- SPDX-License-Identifier: CC-BY-SA-4.0 -->\n"
                                           "<questions>%s</questions>\n",
                                           bank);
  g_autoptr (GError) error = NULL;
  gboolean built;

  g_assert_cmpint (g_mkdir_with_parents (inside, 0700), ==, 0);
  g_assert_true (g_file_set_contents (xml, text, -1, NULL));
  built = lex_questions_build (corpus, g_getenv ("LEXBRIDGE_SHIPPED"), file, &error);
  if (expected == NULL)
    g_assert_no_error (error);
  g_assert_cmpint (built, ==, expected == NULL);
  if (expected != NULL && strstr (error->message, expected) == NULL)
    g_error ("“%s” is not said: %s", expected, error->message);
  g_unlink (file);
  g_unlink (xml);
  g_rmdir (inside);
  g_rmdir (corpus);
}

static void
test_build (void)
{
  build (FIRST QUESTION ("second", "16", SECOND, "Tea."), NULL);
  build (FIRST QUESTION ("second", "27B9", SECOND, "Tea."), "there is no such clause");
  build (FIRST QUESTION ("second", "16", SECOND, "<cite label=\"27B9\">27B9</cite>"),
         "there is no such clause");
  build (FIRST QUESTION ("second", "16", SECOND, "Nothing."), "two answers are the same");
  build (FIRST QUESTION ("first", "16", SECOND, "Tea."), "stands twice in the bank");
  build (FIRST QUESTION ("second", "16", "A bid was too low at the table by the door.", "Tea."),
         "stands twice in the bank");
  build (FIRST QUESTION ("second", "27", "A bid was too low at the table near the door.", "Tea."),
         "says nearly the same");
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  folder = g_dir_make_tmp ("lexbridge-faults-XXXXXX", NULL);
  library = lex_library_open (g_getenv ("LEXBRIDGE_SHIPPED"), "/nonexistent", &error);
  g_assert_no_error (error);
  questions = lex_questions_load (g_getenv ("LEXBRIDGE_QUESTIONS_FILE"), &error);
  g_assert_no_error (error);
  g_test_add_func ("/faults/sound", test_sound);
  g_test_add_func ("/faults/labels", test_labels);
  g_test_add_func ("/faults/twice", test_twice);
  g_test_add_func ("/faults/languages", test_languages);
  g_test_add_func ("/faults/answers", test_answers);
  g_test_add_func ("/faults/build", test_build);
  status = g_test_run ();
  g_rmdir (folder);
  g_free (folder);
  g_ptr_array_unref (questions);
  g_object_unref (library);
  return status;
}
