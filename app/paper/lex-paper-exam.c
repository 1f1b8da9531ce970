/* lex-paper-exam.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * An exam on paper, for whoever teaches a class. It refuses to choose questions and to know
 * printers. The widgets of study call it.
 */

#include "paper/lex-paper-exam.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "model/lex-label-name.h"
#include "paper/lex-paper-example.h"
#include "services/lex-question-turn.h"
#include "type/lex-markup.h"

#define GAP 4.0
#define QUESTION_GAP 16.0
#define INDENT 18.0

/* More than any page has: who gets the questions does not get the answers. */
#define OVERLEAF 10000.0

#define BLANKS "<span underline=\"single\">" BLANK BLANK BLANK BLANK "</span>"
#define BLANK "\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0\u00a0"

/* What is printed, and of which question and step. */
typedef struct
{
  LexPaper *paper;
  const LexPaperExam *exam;
  const LexQuestion *question;
  guint place;
  guint step;
  LexMarkupStyle style;
} Print;

static void
add (const Print *self, LexPaperFont font, const char *markup, double x, double gap)
{
  PangoLayout *layout
      = lex_paper_new_layout (self->paper, font, lex_paper_get_width (self->paper) - x, markup);
  const LexSheetCell cell = { layout, x, FALSE };

  lex_sheet_add_row (lex_paper_get_sheet (self->paper), &cell, 1, gap);
}

static char *
dup_markup (const Print *self, LexText *const *texts)
{
  const LexLanguage own
      = texts[self->style.language] != NULL ? self->style.language : 1 - self->style.language;

  return texts[own] != NULL ? lex_markup_from_range_unlinked (
             texts[own], 0, strlen (lex_text_get_plain (texts[own])), &self->style)
                            : g_strdup ("");
}

static gboolean
is_typed (const LexQuestion *question)
{
  return question->kind == LEX_QUESTION_NUMBER || question->kind == LEX_QUESTION_FIND;
}

/* As on the screen nothing is where the bank has it. */
static guint *
mix (const Print *self, const LexQuestionStep *step)
{
  const guint32 seed = self->exam->seeds != NULL
                           ? self->exam->seeds[self->place] + self->step
                           : self->exam->seed ^ g_str_hash (self->question->id);

  return lex_question_turn_shuffle (step->options->len, seed);
}

static char
get_letter (guint shown)
{
  return (char) ('a' + MIN (shown, 25));
}

static void
add_options (const Print *self, const LexQuestionStep *step)
{
  g_autofree guint *order = mix (self, step);

  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[order[i]];
      g_autofree char *words = dup_markup (self, option->text);
      g_autofree char *line = g_strdup_printf ("☐ %c)  %s", get_letter (i), words);

      add (self, LEX_PAPER_TEXT, line, INDENT, i + 1 < step->options->len ? GAP : GAP * 2);
    }
}

static const char *
get_hint (const LexQuestion *question)
{
  switch (question->kind)
    {
    case LEX_QUESTION_SEVERAL:
      return _ ("Mark all that are right.");
    case LEX_QUESTION_ORDER:
      return _ ("Number them in the right order.");
    case LEX_QUESTION_NUMBER:
      return _ ("Write a number.");
    case LEX_QUESTION_FIND:
      return _ ("Which clause decides? Write its number.");
    case LEX_QUESTION_ONE:
    case LEX_QUESTION_RULE:
    default:
      return _ ("Mark one.");
    }
}

static void
add_step (const Print *self, const LexQuestionStep *step)
{
  g_autofree char *ask = dup_markup (self, step->ask);
  g_autofree char *hint = g_markup_escape_text (get_hint (self->question), -1);

  if (*ask != '\0')
    add (self, LEX_PAPER_HEADING, ask, INDENT, GAP);
  add (self, LEX_PAPER_SMALL, hint, INDENT, GAP);
  if (is_typed (self->question))
    add (self, LEX_PAPER_TEXT, BLANKS, INDENT, GAP);
  else
    add_options (self, step);
}

static void
add_question (Print *self, guint number)
{
  g_autofree char *words = dup_markup (self, self->question->text);
  g_autofree char *line = g_strdup_printf ("<b>%u.</b>  %s", number, words);

  add (self, LEX_PAPER_TEXT, line, 0, GAP * 2);
  lex_sheet_keep (lex_paper_get_sheet (self->paper));
  lex_paper_example_add_pbn (self->paper, self->question->pbn, self->style.language, INDENT);
  for (self->step = 0; self->step < self->question->steps->len; self->step++)
    add_step (self, self->question->steps->pdata[self->step]);
  lex_sheet_space (lex_paper_get_sheet (self->paper), QUESTION_GAP);
}

/* The answers */

static void
append_right (const Print *self, const LexQuestionStep *step, GString *text)
{
  g_autofree guint *order = mix (self, step);

  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[order[i]];

      if (self->question->kind == LEX_QUESTION_ORDER)
        g_string_append_printf (text, "%s%c = %u", i > 0 ? ", " : "", get_letter (i), order[i] + 1);
      else if (option->right)
        g_string_append_printf (text, "%s%c", text->len > 0 ? ", " : "", get_letter (i));
    }
}

static char *
dup_right (const Print *self, const LexQuestionStep *step)
{
  GString *text = g_string_new (NULL);
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  if (self->question->kind == LEX_QUESTION_NUMBER)
    g_string_append (text, g_ascii_formatd (digits, sizeof digits, "%g",
                                            ((const LexOption *) step->options->pdata[0])->value));
  else if (self->question->kind == LEX_QUESTION_FIND)
    for (guint i = 0; i < step->labels->len; i++)
      {
        g_autofree char *name = lex_label_name_dup (step->labels->pdata[i]);

        g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
      }
  else
    append_right (self, step, text);
  return g_string_free (text, FALSE);
}

static void
add_reasons (const Print *self, const LexQuestionStep *step)
{
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];
      g_autofree char *why = option->right ? dup_markup (self, option->why) : g_strdup ("");

      if (*why != '\0')
        add (self, LEX_PAPER_TEXT, why, INDENT, GAP);
    }
}

static char *
dup_clauses (const LexQuestion *question)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < question->labels->len; i++)
    {
      g_autofree char *name = lex_label_name_dup (question->labels->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (text, FALSE);
}

static void
add_answer (Print *self, guint number)
{
  g_autofree char *clauses = dup_clauses (self->question);
  g_autofree char *small = g_markup_escape_text (clauses, -1);

  for (self->step = 0; self->step < self->question->steps->len; self->step++)
    {
      const LexQuestionStep *step = self->question->steps->pdata[self->step];
      const gboolean first = self->step == 0;
      g_autofree char *right = dup_right (self, step);
      g_autofree char *escaped = g_markup_escape_text (right, -1);
      g_autofree char *line = first ? g_strdup_printf ("<b>%u.</b>  %s", number, escaped)
                                    : g_strdup_printf ("%s", escaped);

      add (self, LEX_PAPER_TEXT, line, first ? 0 : INDENT, GAP);
      add_reasons (self, step);
    }
  add (self, LEX_PAPER_SMALL, small, INDENT, GAP * 2);
}

void
lex_paper_exam_add (LexPaper *paper, const LexPaperExam *self)
{
  Print print = { .paper = paper,
                  .exam = self,
                  .style = { self->language, lex_palette_get (FALSE, FALSE) } };
  g_autofree char *title = g_markup_escape_text (self->title, -1);
  g_autofree char *facts = g_markup_escape_text (self->facts, -1);
  g_autofree char *heading = g_markup_escape_text (_ ("Answers"), -1);

  lex_paper_add (paper, LEX_PAPER_TITLE, title, GAP);
  lex_paper_add (paper, LEX_PAPER_SMALL, facts, QUESTION_GAP);
  for (print.place = 0; print.place < self->questions->len; print.place++)
    {
      print.question = self->questions->pdata[print.place];
      add_question (&print, print.place + 1);
    }
  if (!self->answers)
    return;
  lex_sheet_space (lex_paper_get_sheet (paper), OVERLEAF);
  lex_paper_add (paper, LEX_PAPER_TITLE, heading, GAP * 2);
  for (print.place = 0; print.place < self->questions->len; print.place++)
    {
      print.question = self->questions->pdata[print.place];
      add_answer (&print, print.place + 1);
    }
}
