/* lex-cli-questions.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The command `questions`: the question bank, whole or a part of it, what was mended in it, and
 * what another edition touches. It refuses to ask: that is the command quiz, which shows answers as
 * this does. lex-cli-commands.c lists it.
 */

#include "cli/lex-cli-questions.h"

#include <glib/gi18n-lib.h>

#include "cli/lex-cli-commands.h"
#include "cli/lex-cli-json.h"
#include "services/lex-library-location.h"
#include "services/lex-questions-edition.h"

#define MAX_LEVEL 3
#define MAX_LAW 93

#define GUTTER 4

static void
add_options (JsonBuilder *builder, const LexQuestion *question, const LexQuestionStep *step)
{
  lex_cli_json_begin_list (builder, "options");
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_texts (builder, "text", option->text);
      lex_cli_json_set_boolean (builder, "right", option->right);
      if (question->kind == LEX_QUESTION_NUMBER)
        lex_cli_json_set_number (builder, "value", option->value);
      lex_cli_json_set_texts (builder, "why", option->why);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_steps (JsonBuilder *builder, const LexQuestion *question)
{
  lex_cli_json_begin_list (builder, "steps");
  for (guint i = 0; i < question->steps->len; i++)
    {
      const LexQuestionStep *step = question->steps->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_texts (builder, "text", step->ask);
      lex_cli_json_set_labels (builder, "labels", step->labels);
      add_options (builder, question, step);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
add_corrections (JsonBuilder *builder, const LexQuestion *question)
{
  lex_cli_json_begin_list (builder, "corrections");
  for (guint i = 0; i < question->corrections->len; i++)
    {
      const LexCorrection *correction = question->corrections->pdata[i];

      json_builder_begin_object (builder);
      lex_cli_json_set_string (builder, "day", correction->day);
      lex_cli_json_set_texts (builder, "text", correction->what);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

/* Of a ruling the options stand in its steps. */
static void
add_question (JsonBuilder *builder, const LexQuestion *question)
{
  lex_cli_json_set_string (builder, "id", question->id);
  lex_cli_json_set_string (builder, "kind", lex_question_kind_get_name (question->kind));
  lex_cli_json_set_int (builder, "level", question->level);
  lex_cli_json_set_string (builder, "topic", question->topic);
  lex_cli_json_set_boolean (builder, "without_book", question->without_book);
  lex_cli_json_set_labels (builder, "labels", question->labels);
  lex_cli_json_set_string (builder, "edition", question->edition);
  lex_cli_json_set_string (builder, "regulation", question->regulation);
  lex_cli_json_set_texts (builder, "text", question->text);
  if (question->pbn != NULL)
    lex_cli_json_set_string (builder, "pbn", question->pbn);
  if (*question->unit != '\0')
    lex_cli_json_set_string (builder, "unit", question->unit);
  if (question->kind == LEX_QUESTION_RULE)
    {
      lex_cli_json_begin_list (builder, "options");
      json_builder_end_array (builder);
      add_steps (builder, question);
    }
  else
    add_options (builder, question, question->steps->pdata[0]);
  add_corrections (builder, question);
}

static void
print_json (GPtrArray *questions)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "questions");
  for (guint i = 0; i < questions->len; i++)
    {
      json_builder_begin_object (builder);
      add_question (builder, questions->pdata[i]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

void
lex_cli_questions_add_texts (LexCli *self, LexCliPage *page, const char *label,
                             LexText *const *texts)
{
  LexLanguage languages[LEX_N_LANGUAGES];
  const guint n_languages = lex_cli_list_languages (self, 1u << self->language, languages);

  for (guint i = 0; i < n_languages && texts[languages[i]] != NULL; i++)
    lex_cli_page_add_row (page, i == 0 ? label : "", GUTTER,
                          (const char *const[]){ lex_text_get_plain (texts[languages[i]]), NULL });
}

/* What is right is marked; of an order all is, and of a clause only the reason is said. */
void
lex_cli_questions_add_answers (LexCli *self, LexCliPage *page, const LexQuestion *question,
                               const LexQuestionStep *step)
{
  lex_cli_questions_add_texts (self, page, "?", step->ask);
  for (guint i = 0; i < step->options->len; i++)
    {
      const LexOption *option = step->options->pdata[i];
      g_autofree char *place = g_strdup_printf ("%u", i + 1);
      g_autofree char *value = g_strdup_printf ("%g", option->value);
      const char *mark = question->kind == LEX_QUESTION_ORDER ? place : option->right ? "✓" : "–";

      if (question->kind == LEX_QUESTION_NUMBER)
        lex_cli_page_add_row (page, mark, GUTTER, (const char *const[]){ value, NULL });
      lex_cli_questions_add_texts (self, page, mark, option->text);
      lex_cli_questions_add_texts (self, page, "", option->why);
    }
}

static void
add_person (LexCli *self, LexCliPage *page, const LexQuestion *question)
{
  g_autofree char *id = g_strconcat (LEX_CLI_BOLD, question->id, LEX_CLI_PLAIN, NULL);

  lex_cli_page_add (page, id);
  lex_cli_questions_add_texts (self, page, "", question->text);
  lex_cli_page_add_gap (page);
  if (self->options.list)
    return;
  for (guint i = 0; i < question->steps->len; i++)
    lex_cli_questions_add_answers (self, page, question, question->steps->pdata[i]);
  lex_cli_page_add_gap (page);
}

static void
print_text (LexCli *self, GPtrArray *questions)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < questions->len; i++)
    add_person (self, page, questions->pdata[i]);
  lex_cli_page_print (page);
}

gboolean
lex_cli_questions_are_calculated (LexCli *self)
{
  return g_strcmp0 (self->options.question_kind, "calculate") == 0;
}

/* Of what is calculated the bank has nothing. */
static LexCliStatus
read_filter (LexCli *self, LexQuestionFilter *filter, LexQuestionKind *kind)
{
  const LexCliOptions *options = &self->options;

  *filter = (LexQuestionFilter){ (guint) options->law, (guint) options->level, NULL, NULL };
  if (options->law > MAX_LAW)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("%d: there is no such Law; choose 1 to %d"),
                             options->law, MAX_LAW);
  if (options->level > MAX_LEVEL)
    return lex_cli_complain (LEX_CLI_USAGE, _ ("%d: there is no such level; choose 1 to %d"),
                             options->level, MAX_LEVEL);
  if (options->question_kind == NULL)
    return LEX_CLI_DONE;
  if (lex_cli_questions_are_calculated (self))
    *kind = LEX_N_QUESTION_KINDS;
  else if (!lex_question_kind_from_name (options->question_kind, kind))
    return lex_cli_complain (LEX_CLI_USAGE,
                             _ ("%s: there is no such kind; choose one, several, order, number, "
                                "find, rule or calculate"),
                             options->question_kind);
  filter->kind = kind;
  return LEX_CLI_DONE;
}

GPtrArray *
lex_cli_questions_select (LexCli *self, LexCliStatus *status)
{
  g_autofree char *file = lex_location_dup_questions ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) all = NULL;
  LexQuestionFilter filter;
  LexQuestionKind kind;

  *status = read_filter (self, &filter, &kind);
  if (*status != LEX_CLI_DONE)
    return NULL;
  all = lex_questions_load (file, &error);
  if (all != NULL)
    return lex_questions_select (all, &filter);
  *status = lex_cli_fail (self, g_steal_pointer (&error));
  return NULL;
}

/* What was mended */

static void
drop_correct (GPtrArray *questions)
{
  for (guint i = questions->len; i-- > 0;)
    if (((const LexQuestion *) questions->pdata[i])->corrections->len == 0)
      g_ptr_array_remove_index (questions, i);
}

static void
print_corrections (LexCli *self, GPtrArray *questions)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < questions->len; i++)
    {
      const LexQuestion *question = questions->pdata[i];

      lex_cli_page_add (page, question->id);
      for (guint j = 0; j < question->corrections->len; j++)
        {
          const LexCorrection *correction = question->corrections->pdata[j];
          g_autofree char *day = g_strconcat ("  ", correction->day, NULL);

          lex_cli_page_add (page, day);
          lex_cli_questions_add_texts (self, page, "", correction->what);
        }
    }
  lex_cli_page_print (page);
}

/* Another edition */

static void
print_touched_json (GPtrArray *list)
{
  g_autoptr (JsonBuilder) builder = lex_cli_json_begin ();

  lex_cli_json_begin_list (builder, "questions");
  for (guint i = 0; i < list->len; i++)
    {
      const LexTouchedQuestion *touched = list->pdata[i];

      json_builder_begin_object (builder);
      add_question (builder, touched->question);
      lex_cli_json_set_labels (builder, "touched", touched->labels);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
  lex_cli_json_print (builder);
}

static void
print_touched_text (GPtrArray *list)
{
  g_autoptr (LexCliPage) page = lex_cli_page_new ();

  for (guint i = 0; i < list->len; i++)
    {
      const LexTouchedQuestion *touched = list->pdata[i];
      g_autoptr (GString) line = g_string_new (touched->question->id);

      for (guint j = 0; j < touched->labels->len; j++)
        g_string_append_printf (line, "%s%s", j > 0 ? ", " : ": ",
                                lex_label_get_text (touched->labels->pdata[j]));
      lex_cli_page_add (page, line->str);
    }
  lex_cli_page_print (page);
}

static LexCliStatus
print_touched (LexCli *self, GPtrArray *questions)
{
  LexCliStatus status = LEX_CLI_DONE;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;

  if (lex_cli_open (self, &status) == NULL)
    return status;
  list = lex_questions_edition_list (self->library, questions, self->options.edition, &error);
  if (list == NULL)
    return lex_cli_fail (self, g_steal_pointer (&error));
  if (self->options.json)
    print_touched_json (list);
  else
    print_touched_text (list);
  return list->len > 0 ? LEX_CLI_DONE : LEX_CLI_NOTHING;
}

LexCliStatus
lex_cli_questions (LexCli *self)
{
  LexCliStatus status;
  g_autoptr (GPtrArray) selected = lex_cli_questions_select (self, &status);

  if (selected == NULL)
    return status;
  if (lex_cli_questions_are_calculated (self))
    return lex_cli_complain (LEX_CLI_NOTHING, _ ("questions: what is calculated is made as it is "
                                                 "asked; type quiz --kind=calculate"));
  if (self->options.edition != NULL)
    return print_touched (self, selected);
  if (self->options.corrections)
    drop_correct (selected);
  if (self->options.corrections && !self->options.json)
    print_corrections (self, selected);
  else if (self->options.json)
    print_json (selected);
  else
    print_text (self, selected);
  return selected->len > 0 ? LEX_CLI_DONE : LEX_CLI_NOTHING;
}
