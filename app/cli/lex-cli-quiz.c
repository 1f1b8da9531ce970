/* lex-cli-quiz.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `quiz`: questions asked in the terminal, marked, and kept in the journal. It refuses
 * to know which answer is right and when a question comes again. lex-cli-commands.c lists it.
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bridge/pbn/lex-pbn.h"
#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-journal.h"
#include "cli/lex-cli-json.h"
#include "cli/lex-cli-questions.h"
#include "services/lex-diagram.h"
#include "services/lex-question-judge.h"
#include "services/lex-question-turn.h"
#include "services/lex-study-quiz.h"

#define USUAL_NUMBER 20
#define GUTTER 4

/* A quiz that is going on.
 * @prompt: where questions go: with --json standard output is for the result alone
 * @result: (nullable): the result as JSON
 * @given: (element-type utf8): what was typed for the question, a line a step
 * @seed: what mixes the options of the question, another number each step */
typedef struct
{
  LexCli *cli;
  LexStudy *study;
  FILE *prompt;
  JsonBuilder *result;
  GString *given;
  guint32 seed;
  guint n_asked;
  guint n_right;
} Quiz;

typedef enum
{
  ANSWER_WRONG,
  ANSWER_RIGHT,
  ANSWER_UNCLEAR,
  ANSWER_NONE, /* nothing more will be typed */
} Answer;

/* A line as it was typed, without blanks about it; NULL at the end. */
static char *
read_line (Quiz *self)
{
  g_autofree char *valid = NULL;
  char *line = NULL;
  size_t size = 0;

  fputs ("> ", self->prompt);
  fflush (self->prompt);
  if (getline (&line, &size, stdin) >= 0)
    valid = g_strstrip (g_utf8_make_valid (line, -1));
  free (line);
  return g_steal_pointer (&valid);
}

/* Numbers of options as they were shown, parted by blanks or commas. */
static Answer
judge_places (const LexQuestion *question, const LexQuestionStep *step, const guint *order,
              const char *line)
{
  g_auto (GStrv) words = g_strsplit_set (line, " ,;.", -1);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 number;

      if (*words[i] == '\0')
        continue;
      if (!g_ascii_string_to_unsigned (words[i], 10, 1, step->options->len, &number, NULL))
        return ANSWER_UNCLEAR;
      g_array_append_val (places, order[number - 1]);
    }
  return lex_question_judge_places (question, step, (const guint *) (gpointer) places->data,
                                    places->len)
             ? ANSWER_RIGHT
             : ANSWER_WRONG;
}

static Answer
judge_number (const LexQuestionStep *step, const char *line)
{
  g_autofree char *number = g_strdelimit (g_strdup (line), ",", '.');
  char *end;
  const double value = g_ascii_strtod (number, &end);

  if (end == number || *end != '\0')
    return ANSWER_UNCLEAR;
  return lex_question_judge_number (step, value) ? ANSWER_RIGHT : ANSWER_WRONG;
}

static Answer
judge_label (Quiz *self, const LexQuestionStep *step, const char *line)
{
  LexCliStatus status;
  LexLibrary *library = lex_cli_open (self->cli, &status);
  g_autoptr (LexLabel) label = library != NULL ? lex_library_resolve (library, line, NULL) : NULL;

  if (label == NULL)
    return ANSWER_UNCLEAR;
  return lex_question_judge_label (step, label) ? ANSWER_RIGHT : ANSWER_WRONG;
}

/* Who types nothing does not know. */
static Answer
judge (Quiz *self, const LexQuestion *question, const LexQuestionStep *step, const guint *order,
       const char *line)
{
  if (line == NULL)
    return ANSWER_NONE;
  if (*line == '\0')
    return ANSWER_WRONG;
  if (question->kind == LEX_QUESTION_NUMBER)
    return judge_number (step, line);
  if (question->kind == LEX_QUESTION_FIND)
    return judge_label (self, step, line);
  return judge_places (question, step, order, line);
}

static const char *
get_hint (const LexQuestion *question)
{
  switch (question->kind)
    {
    case LEX_QUESTION_SEVERAL:
      return _ ("the numbers of all that are right");
    case LEX_QUESTION_ORDER:
      return _ ("the numbers in the right order");
    case LEX_QUESTION_NUMBER:
      return _ ("a number");
    case LEX_QUESTION_FIND:
      return _ ("a clause, such as 27B1a");
    case LEX_QUESTION_ONE:
    case LEX_QUESTION_RULE:
    default:
      return _ ("the number of what is right");
    }
}

static void
show_step (Quiz *self, const LexQuestion *question, const LexQuestionStep *step, const guint *order)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  lex_cli_questions_add_texts (self->cli, page, "?", step->ask);
  if (question->kind != LEX_QUESTION_NUMBER && question->kind != LEX_QUESTION_FIND)
    for (guint i = 0; i < step->options->len; i++)
      {
        const LexOption *option = step->options->pdata[order[i]];
        g_autofree char *number = g_strdup_printf ("%u", i + 1);

        lex_cli_questions_add_texts (self->cli, page, number, option->text);
      }
  lex_cli_page_add (page, get_hint (question));
  lex_cli_page_print_to (page, self->prompt);
}

static void
show_answer (Quiz *self, const LexQuestion *question, const LexQuestionStep *step, Answer answer)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  lex_cli_page_add (page, answer == ANSWER_RIGHT ? _ ("Right.") : _ ("Not right."));
  lex_cli_questions_add_answers (self->cli, page, question, step);
  lex_cli_page_add_gap (page);
  lex_cli_page_print_to (page, self->prompt);
  fputc ('\n', self->prompt);
}

static Answer
ask_step (Quiz *self, const LexQuestion *question, const LexQuestionStep *step, guint32 seed)
{
  g_autofree guint *order = lex_question_turn_shuffle (step->options->len, seed);
  Answer answer = ANSWER_UNCLEAR;

  show_step (self, question, step, order);
  while (answer == ANSWER_UNCLEAR)
    {
      g_autofree char *line = read_line (self);

      answer = judge (self, question, step, order, line);
      if (answer == ANSWER_UNCLEAR)
        lex_cli_complain (LEX_CLI_DONE, _ ("%s: this is no answer; type %s, or nothing"), line,
                          get_hint (question));
      else if (line != NULL)
        g_string_append_printf (self->given, "%s%s", self->given->len > 0 ? "\n" : "", line);
    }
  if (answer != ANSWER_NONE)
    show_answer (self, question, step, answer);
  return answer;
}

static void
add_drawing (LexCliPage *page, const char *pbn, LexLanguage language)
{
  g_autoptr (LexPbn) game = pbn != NULL ? lex_pbn_parse (pbn, NULL) : NULL;
  g_autofree char *deal
      = game != NULL && game->deal != NULL ? lex_diagram_dup_deal (game->deal, language) : NULL;
  g_autofree char *auction = game != NULL && game->auction != NULL
                                 ? lex_diagram_dup_auction (game->auction, language)
                                 : NULL;

  if (deal != NULL)
    lex_cli_page_add (page, deal);
  if (auction != NULL)
    lex_cli_page_add (page, auction);
}

static void
show_question (Quiz *self, const LexQuestion *question)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();
  g_autofree char *number = g_strdup_printf ("%u", self->n_asked + 1);

  lex_cli_questions_add_texts (self->cli, page, number, question->text);
  lex_cli_page_add_gap (page);
  add_drawing (page, question->pbn, self->cli->language);
  lex_cli_page_print_to (page, self->prompt);
}

/* What was begun and not ended is no answer. */
static Answer
ask_steps (Quiz *self, const LexQuestion *question)
{
  Answer all = ANSWER_RIGHT;

  for (guint i = 0; i < question->steps->len; i++)
    {
      const Answer answer = ask_step (self, question, question->steps->pdata[i], self->seed + i);

      if (answer == ANSWER_NONE)
        return ANSWER_NONE;
      if (answer == ANSWER_WRONG)
        all = ANSWER_WRONG;
    }
  return all;
}

/* As they were shown, so that the numbers in `given` say something. */
static void
note_options (Quiz *self, const LexQuestionStep *step, guint32 seed)
{
  g_autofree guint *order = lex_question_turn_shuffle (step->options->len, seed);

  lex_cli_json_begin_list (self->result, "options");
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[order[i]];

      json_builder_begin_object (self->result);
      lex_cli_json_set_texts (self->result, "text", option->text);
      lex_cli_json_set_boolean (self->result, "right", option->right);
      json_builder_end_object (self->result);
    }
  json_builder_end_array (self->result);
}

/* A number and a clause are typed: nothing was shown. */
static void
note_steps (Quiz *self, const LexQuestion *question)
{
  const gboolean typed
      = question->kind == LEX_QUESTION_NUMBER || question->kind == LEX_QUESTION_FIND;

  lex_cli_json_begin_list (self->result, "steps");
  for (guint i = 0; !typed && i < question->steps->len; i++)
    {
      const LexQuestionStep *step = question->steps->pdata[i];

      json_builder_begin_object (self->result);
      lex_cli_json_set_texts (self->result, "text", step->ask);
      note_options (self, step, self->seed + i);
      json_builder_end_object (self->result);
    }
  json_builder_end_array (self->result);
}

static void
note_result (Quiz *self, const LexQuestion *question, const LexStudyAnswer *answer)
{
  const gboolean right = answer->rating != LEX_RATING_AGAIN;

  self->n_asked++;
  self->n_right += right;
  if (self->result == NULL)
    return;
  json_builder_begin_object (self->result);
  lex_cli_json_set_string (self->result, "card", answer->card->id);
  lex_cli_json_set_labels (self->result, "labels", answer->card->labels);
  lex_cli_json_set_texts (self->result, "text", question->text);
  note_steps (self, question);
  lex_cli_json_set_string (self->result, "given", self->given->str);
  lex_cli_json_set_boolean (self->result, "right", right);
  lex_cli_json_set_int (self->result, "took", answer->took);
  json_builder_end_object (self->result);
}

/* Returns: whether to go on. */
static gboolean
ask (Quiz *self, const LexStudyCard *card, GError **error)
{
  const guint32 seed = lex_study_get_seed (self->study, card);
  g_autoptr (LexQuestion) question = lex_card_deck_pose (card, seed);
  const gint64 start = g_get_monotonic_time ();
  LexStudyAnswer given = { .card = card, .mode = LEX_REVIEW_QUIZ };
  Answer answer;

  self->seed = seed;
  g_string_truncate (self->given, 0);
  show_question (self, question);
  answer = ask_steps (self, question);
  if (answer == ANSWER_NONE)
    return FALSE;
  given.rating = answer == ANSWER_RIGHT ? LEX_RATING_GOOD : LEX_RATING_AGAIN;
  given.took = (g_get_monotonic_time () - start) / 1000;
  given.now = g_get_real_time () / G_USEC_PER_SEC;
  if (!lex_study_answer (self->study, &given, error))
    return FALSE;
  note_result (self, question, &given);
  return TRUE;
}

static void
finish (Quiz *self)
{
  if (self->result == NULL)
    {
      printf (_ ("Right: %u of %u.\n"), self->n_right, self->n_asked);
      return;
    }
  json_builder_end_array (self->result);
  lex_cli_json_set_int (self->result, "answered", self->n_asked);
  lex_cli_json_set_int (self->result, "right", self->n_right);
  lex_cli_json_print (self->result);
}

static LexCliStatus
run (Quiz *self, GPtrArray *drawn)
{
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < drawn->len; i++)
    if (!ask (self, drawn->pdata[i], &error))
      break;
  finish (self);
  return error != NULL ? lex_cli_fail (self->cli, g_steal_pointer (&error)) : LEX_CLI_DONE;
}

static GPtrArray *
draw (LexCli *self, LexStudy *study)
{
  const LexQuizFilter filter
      = { .questions = { .law = (guint) self->options.law, .level = (guint) self->options.level } };

  return lex_study_quiz_list (study, &filter, g_get_real_time () / G_USEC_PER_SEC);
}

/* Of the bank, and what is calculated if no other kind is asked for. */
static GPtrArray *
make_cards (LexCli *self, LexCliStatus *status)
{
  g_autoptr (GPtrArray) questions = lex_cli_questions_select (self, status);
  g_autoptr (GPtrArray) cards = NULL;
  LexLibrary *library;

  if (questions == NULL)
    return NULL;
  cards = lex_card_deck_make_questions (questions);
  if (self->options.question_kind != NULL && !lex_cli_questions_are_calculated (self))
    return g_steal_pointer (&cards);
  library = lex_cli_open (self, status);
  if (library == NULL)
    return NULL;
  lex_card_deck_add_calculated (cards, library);
  return g_steal_pointer (&cards);
}

LexCliStatus
lex_cli_quiz (LexCli *self)
{
  const int number = self->options.number != 0 ? self->options.number : USUAL_NUMBER;
  g_autoptr (LexJournal) journal = lex_cli_journal_new (self);
  g_autoptr (GString) given = g_string_new (NULL);
  g_autoptr (JsonBuilder) result = self->options.json ? lex_cli_json_begin () : NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) cards = NULL;
  g_autoptr (GPtrArray) drawn = NULL;
  g_autoptr (LexStudy) study = NULL;
  LexCliStatus status;

  cards = make_cards (self, &status);
  if (cards == NULL)
    return status;
  study = lex_study_new (journal, cards, &error);
  if (study == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  drawn = draw (self, study);
  if (drawn->len == 0)
    return lex_cli_complain (LEX_CLI_NOTHING, _ ("quiz: there are no such questions; ask for "
                                                 "another Law, level or kind"));
  if (result != NULL)
    lex_cli_json_begin_list (result, "asked");
  g_ptr_array_set_size (drawn, MIN ((int) drawn->len, number));
  return run (&(Quiz){ self, study, result != NULL ? stderr : stdout, result, given, 0, 0 }, drawn);
}
