/* test-paths.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Paths made here: how they are followed, how seats are named, and what is said of a path that
 * leads nowhere. Run by Meson.
 */

#include <locale.h>
#include <string.h>

#include "rulings/lex-path-check.h"
#include "rulings/lex-ruling-seats.h"
#include "rulings/lex-ruling.h"
#include "rulings/lex-rulings-error.h"

static void
set_texts (LexText **texts, const char *words)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    texts[i] = lex_text_new (words, NULL, 0);
}

/* A path in a line a step: `a: yes>1 no>2` asks, `e= tell later:0.1 tell:!0.0` ends; a condition is
 * the question and the answer by their places. */
static void
add_answer (LexPathStep *step, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ">", 2);
  LexPathAnswer *answer = lex_path_step_add_answer (step);

  answer->id = g_strdup (parts[0]);
  answer->to = (guint) g_ascii_strtoull (parts[1], NULL, 10);
  set_texts (answer->text, parts[0]);
}

static void
add_line (LexPathStep *step, const char *word)
{
  g_auto (GStrv) parts = g_strsplit (word, ":", 2);
  LexPathLine *line = lex_path_step_add_line (step);

  g_assert_true (lex_path_line_kind_from_name (parts[0], &line->kind));
  g_ptr_array_add (line->labels, lex_label_parse ("27A1"));
  set_texts (line->text, word);
  if (parts[1] != NULL)
    {
      const gboolean given = parts[1][0] != '!';
      const char *digits = parts[1] + !given;
      const LexPathCondition condition
          = { (guint) digits[0] - '0', (guint) digits[2] - '0', given };

      g_array_append_val (line->conditions, condition);
    }
}

static LexPath *
make_path (const char *const *steps)
{
  LexPath *path = lex_path_new ();

  path->name = g_strdup ("made");
  path->group = g_strdup ("auction");
  path->sign = g_strdup ("");
  for (; *steps != NULL; steps++)
    {
      g_auto (GStrv) words = g_strsplit (*steps, " ", -1);
      const gsize length = strlen (words[0]) - 1;
      g_autofree char *id = g_strndup (words[0], length);
      LexPathStep *step = lex_path_add_step (path, id);

      set_texts (step->ask, id);
      for (char **word = words + 1; *word != NULL; word++)
        if (words[0][length] == ':')
          add_answer (step, *word);
        else
          add_line (step, *word);
    }
  return path;
}

static const char *const good[] = {
  "a: yes>1 no>3",
  "b: yes>2 no>3",
  "c: once>3 twice>3",
  "e= later tell:0.0 option:!1.1 tell:2.1",
  NULL,
};

static char *
dup_lines (LexPath *path, const char *answers)
{
  g_auto (GStrv) words = g_strsplit (answers, " ", -1);
  g_autoptr (GError) error = NULL;
  g_autoptr (LexRuling) ruling = lex_ruling_follow (path, (const char *const *) words, &error);
  g_autoptr (GPtrArray) lines = NULL;
  g_autoptr (GString) text = g_string_new (NULL);

  g_assert_no_error (error);
  lines = lex_ruling_list_lines (ruling);
  for (guint i = 0; i < lines->len; i++)
    g_string_append_printf (text, "%s ",
                            lex_text_get_plain (((LexPathLine *) lines->pdata[i])->text[0]));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
test_lines (void)
{
  g_autoptr (LexPath) path = make_path (good);
  static const struct
  {
    const char *answers;
    const char *lines;
  } cases[] = {
    { "no", "option:!1.1 later " },
    { "2", "option:!1.1 later " },
    { "yes no", "tell:0.0 later " },
    { "yes yes once", "tell:0.0 option:!1.1 later " },
    { "yes 1 2", "tell:0.0 tell:2.1 option:!1.1 later " },
    { "yes", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *lines = dup_lines (path, cases[i].answers);

      g_assert_cmpstr (lines, ==, cases[i].lines);
    }
}

/* Answers that lead to a step: those given stay as far as they can. */
static void
test_reach (void)
{
  static const struct
  {
    const char *from[4];
    guint to;
    const char *given;
  } cases[] = {
    { { NULL }, 0, "" },
    { { NULL }, 3, "no " },
    { { NULL }, 2, "yes yes " },
    { { "yes", NULL }, 3, "yes no " },
    { { "yes", "yes", "twice", NULL }, 2, "yes yes " },
    { { "yes", "yes", "twice", NULL }, 3, "yes yes twice " },
    { { "no", NULL }, 1, "yes " },
  };
  g_autoptr (LexPath) path = make_path (good);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexRuling) from = lex_ruling_follow (path, cases[i].from, NULL);
      g_autoptr (LexRuling) there = lex_ruling_reach (from, cases[i].to);
      g_autoptr (GString) given = g_string_new (NULL);

      g_assert_nonnull (there);
      g_assert_cmpuint (there->step, ==, cases[i].to);
      for (guint j = 0; j < there->given->len; j++)
        g_string_append_printf (given, "%s ", lex_ruling_get_given (there, j, NULL)->id);
      g_assert_cmpstr (given->str, ==, cases[i].given);
    }
}

static void
test_back (void)
{
  g_autoptr (LexPath) path = make_path (good);
  g_autoptr (LexRuling) end
      = lex_ruling_follow (path, (const char *const[]){ "yes", "yes", "twice", NULL }, NULL);
  g_autoptr (LexRuling) middle = lex_ruling_take_back (end, 1);
  g_autoptr (LexRuling) same = lex_ruling_take_back (end, 9);
  g_autoptr (LexRuling) start = lex_ruling_take_back (middle, 0);

  g_assert_cmpstr (lex_ruling_get_step (end)->id, ==, "e");
  g_assert_cmpstr (lex_ruling_get_step (middle)->id, ==, "b");
  g_assert_cmpuint (middle->given->len, ==, 1);
  g_assert_cmpstr (lex_ruling_get_step (same)->id, ==, "e");
  g_assert_cmpstr (lex_ruling_get_step (start)->id, ==, "a");
  g_assert_null (lex_ruling_answer (start, 2));
  g_assert_null (lex_ruling_answer (end, 0));
}

static void
test_no_answer (void)
{
  g_autoptr (LexPath) path = make_path (good);
  static const struct
  {
    const char *answers[4];
    const char *message;
  } cases[] = {
    { { "perhaps" }, "“perhaps” is no answer to the question “a”; answer one of: yes, no" },
    { { "yes", "3" }, "“3” is no answer to the question “b”; answer one of: yes, no" },
    { { "no", "0" }, "“0”: the ruling stands already; leave that answer out" },
    { { "0" }, "“0” is no answer to the question “a”; answer one of: yes, no" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (lex_ruling_follow (path, cases[i].answers, &error));
      g_assert_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_ANSWER);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

static void
count_cb (const LexRuling *ruling, gpointer user_data)
{
  guint *n_questions = user_data;

  *n_questions += ruling->given->len;
}

static void
test_walk (void)
{
  g_autoptr (LexPath) path = make_path (good);
  g_autoptr (GError) error = NULL;
  guint n_questions = 0;

  g_assert_true (lex_path_check (path, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (lex_path_walk (path, count_cb, &n_questions), ==, 4);
  g_assert_cmpuint (n_questions, ==, 1 + 2 + 3 + 3);
}

static void
test_faults (void)
{
  static const struct
  {
    const char *steps[6];
    const char *message;
  } cases[] = {
    { { "a: yes>1 no>1", "e= tell" }, "made: nothing depends on the question “a”; drop it" },
    { { "a: yes>1", "e= tell" }, "made: nothing depends on the question “a”; drop it" },
    { { "a: yes>1 no>2", "e= tell", "f= tell", "g= tell" },
      "made: nothing leads to “g”; name it in an answer or drop it" },
    { { "a: yes>1 no>1", "e= tell:0.0" },
      "made: a way ends at “e” without a line; say what follows there" },
    { { "a: yes>1 no>2", "b: yes>3 no>2", "e= tell", "f= tell tell:1.1" },
      "made: f: “tell:1.1” depends on b.no, which is answered on no way there; drop that "
      "condition" },
    { { "a: yes>1 no>2", "e= tell tell:!0.0", "f= tell" },
      "made: e: “tell:!0.0” holds on no way there; drop that line" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (LexPath) path = make_path (cases[i].steps);
      g_autoptr (GError) error = NULL;

      g_assert_false (lex_path_check (path, &error));
      g_assert_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_PATH);
      g_assert_cmpstr (error->message, ==, cases[i].message);
    }
}

/* Twenty questions, each leading on whatever is answered: a million ways, and not walked. */
static void
test_too_many_ways (void)
{
  g_autoptr (LexPath) path = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) steps = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < 20; i++)
    g_ptr_array_add (steps, g_strdup_printf ("q%u: yes>%u no>%u", i, i + 1, i + 1));
  g_ptr_array_add (steps, g_strdup ("e= tell"));
  g_ptr_array_add (steps, NULL);
  path = make_path ((const char *const *) steps->pdata);
  g_assert_false (lex_path_check (path, &error));
  g_assert_cmpstr (error->message, ==,
                   "made: there are more than 200000 ways through it; ask less");
}

static void
test_seats (void)
{
  static const char words[] = "Tell RHO and the partner: LHO of declarer";
  const LexSpan spans[] = {
    { 5, 8, LEX_SPAN_WHO, "rho" },        { 13, 24, LEX_SPAN_WHO, "partner" },
    { 26, 29, LEX_SPAN_WHO, "lho" },      { 26, 41, LEX_SPAN_EMPHASIS, NULL },
    { 33, 41, LEX_SPAN_WHO, "declarer" },
  };
  g_autoptr (LexText) text = lex_text_new (words, spans, G_N_ELEMENTS (spans));
  g_autoptr (LexText) named = lex_ruling_name_seats (text, (const LexSeat[]){ LEX_SEAT_SOUTH });
  const LexSpan *found;
  gsize n_spans;

  g_assert_cmpstr (lex_text_get_plain (named), ==,
                   "Tell RHO\u00a0(E) and the partner\u00a0(N): LHO\u00a0(W) of declarer");
  found = lex_text_get_spans (named, &n_spans);
  g_assert_cmpuint (n_spans, ==, G_N_ELEMENTS (spans));
  for (gsize i = 0; i < n_spans; i++)
    if (g_strcmp0 (found[i].target, "declarer") == 0)
      g_assert_true (g_str_has_prefix (lex_text_get_plain (named) + found[i].start, "declarer"));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "C.UTF-8");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rulings/paths/lines", test_lines);
  g_test_add_func ("/rulings/paths/back", test_back);
  g_test_add_func ("/rulings/paths/reach", test_reach);
  g_test_add_func ("/rulings/paths/no-answer", test_no_answer);
  g_test_add_func ("/rulings/paths/walk", test_walk);
  g_test_add_func ("/rulings/paths/faults", test_faults);
  g_test_add_func ("/rulings/paths/too-many-ways", test_too_many_ways);
  g_test_add_func ("/rulings/paths/seats", test_seats);
  return g_test_run ();
}
