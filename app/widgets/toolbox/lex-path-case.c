/* lex-path-case.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path as the beginning of a case. It refuses to know what becomes of it. The toolbox
 * calls it.
 */

#include "widgets/toolbox/lex-path-case.h"

#include "widgets/toolbox/lex-comparable-form.h"
#include "widgets/toolbox/lex-path-calls.h"

static void
add_answers (const LexPathState *state, LexCase *value)
{
  for (guint i = 0; i < state->ruling->given->len; i++)
    {
      const LexPathStep *question;
      const LexPathAnswer *answer = lex_ruling_get_given (state->ruling, i, &question);
      g_autoptr (LexText) asked = lex_path_parts_dup_text (state, question->ask);
      g_autoptr (LexText) answered = lex_path_parts_dup_text (state, answer->text);
      const char *const cells[]
          = { lex_text_get_plain (asked), lex_text_get_plain (answered), NULL };

      lex_case_add_row (value, LEX_CASE_ANSWERS, cells);
    }
}

static void
add_calls (const LexPathState *state, LexCase *value)
{
  for (guint i = 0; i < LEX_N_PATH_CALLS; i++)
    {
      g_autofree char *call = lex_path_calls_dup_call (state, i == 1);
      const char *const cells[]
          = { lex_comparable_form_get_call_name (i == 1, state->language), call, NULL };

      if (call != NULL)
        lex_case_add_row (value, LEX_CASE_ANSWERS, cells);
    }
}

/* Each clause once, in the order in which the lines rest on them. */
static void
add_labels (GPtrArray *labels, GPtrArray *all)
{
  for (guint i = 0; i < labels->len; i++)
    {
      const char *text = lex_label_get_text (labels->pdata[i]);

      if (!g_ptr_array_find_with_equal_func (all, text, g_str_equal, NULL))
        g_ptr_array_add (all, (gpointer) text);
    }
}

/* That it was done is all that is known: when, nobody was asked. */
static const char *
get_done (const LexPathState *state, guint i)
{
  static const char *const yes[] = { "yes", "tak" };

  return (state->done & LEX_PATH_DONE (i)) != 0 ? yes[state->language] : NULL;
}

static void
add_lines (const LexPathState *state, LexCase *value)
{
  g_autoptr (GPtrArray) lines = lex_ruling_list_lines (state->ruling);
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();
  g_autofree char *clauses = NULL;

  for (guint i = 0; i < lines->len; i++)
    {
      const LexPathLine *line = lines->pdata[i];
      g_autoptr (LexText) text = lex_path_parts_dup_text (state, line->text);
      const char *const cells[] = { lex_text_get_plain (text), get_done (state, i), NULL };

      lex_case_add_row (value, LEX_CASE_CHECKLIST, cells);
      add_labels (line->labels, labels);
    }
  if (lines->len == 0)
    add_labels (state->ruling->path->labels, labels);
  g_ptr_array_add (labels, NULL);
  clauses = g_strjoinv (" ", (char **) labels->pdata);
  lex_case_set (value, LEX_CASE_CLAUSES, clauses);
}

LexCase *
lex_path_case_new (const LexPathState *state)
{
  LexCase *value = lex_case_new (LEX_CASE_RULING_KIND);

  lex_case_set (value, LEX_CASE_PATH, state->ruling->path->title[state->language]);
  add_answers (state, value);
  add_calls (state, value);
  add_lines (state, value);
  return value;
}
