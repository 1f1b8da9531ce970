/* lex-asking.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A card while it is asked: what was chosen, typed, given up, step by step. It refuses to know how
 * that looks, what is right and when the card comes again. The pages and the room of study call it.
 */

#include "widgets/study/lex-asking.h"

#include "services/lex-question-judge.h"
#include "services/lex-question-turn.h"

static void
step_free (gpointer data)
{
  LexAskingStep *self = data;

  g_array_unref (self->chosen);
  g_free (self->order);
  g_free (self->typed);
  g_free (self);
}

static const LexQuestionStep *
get_asked (const LexAsking *self)
{
  return self->question->steps->pdata[self->steps->len - 1];
}

static void
begin_step (LexAsking *self)
{
  LexAskingStep *step = g_new0 (LexAskingStep, 1);
  const LexQuestionStep *asked = self->question->steps->pdata[self->steps->len];

  step->chosen = g_array_new (FALSE, FALSE, sizeof (guint));
  step->order = lex_question_turn_shuffle (asked->options->len, self->seed + self->steps->len);
  g_ptr_array_add (self->steps, step);
}

LexAsking *
lex_asking_new (const LexStudyCard *card, LexQuestion *question, guint32 seed)
{
  LexAsking *self = g_new0 (LexAsking, 1);

  self->card = card;
  self->seed = seed;
  self->steps = g_ptr_array_new_with_free_func (step_free);
  self->question = question;
  if (question != NULL)
    begin_step (self);
  return self;
}

void
lex_asking_free (LexAsking *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->question, lex_question_unref);
  g_ptr_array_unref (self->steps);
  g_free (self);
}

LexAskingStep *
lex_asking_get_step (const LexAsking *self)
{
  return self->steps->pdata[self->steps->len - 1];
}

gboolean
lex_asking_is_typed (const LexAsking *self)
{
  return self->question->kind == LEX_QUESTION_NUMBER || self->question->kind == LEX_QUESTION_FIND;
}

/* What follows from one step does not tell of the next before that is asked. */
static void
end_step (LexAsking *self, gboolean right)
{
  LexAskingStep *step = lex_asking_get_step (self);

  step->answered = TRUE;
  step->right = right;
  if (self->steps->len < self->question->steps->len)
    begin_step (self);
  else
    self->done = TRUE;
}

gboolean
lex_asking_choose (LexAsking *self, guint shown)
{
  const LexQuestionStep *asked;
  LexAskingStep *step;
  guint place;

  if (self->done || self->question == NULL || lex_asking_is_typed (self))
    return FALSE;
  asked = get_asked (self);
  step = lex_asking_get_step (self);
  if (shown >= asked->options->len)
    return FALSE;
  place = step->order[shown];
  step->touched = shown;
  for (guint i = 0; i < step->chosen->len; i++)
    if (g_array_index (step->chosen, guint, i) == place)
      {
        g_array_remove_index (step->chosen, i);
        return TRUE;
      }
  g_array_append_val (step->chosen, place);
  if (self->question->kind == LEX_QUESTION_ONE || self->question->kind == LEX_QUESTION_RULE)
    lex_asking_submit (self);
  return TRUE;
}

gboolean
lex_asking_take_back (LexAsking *self)
{
  LexAskingStep *step;

  if (self->done || self->question == NULL)
    return FALSE;
  step = lex_asking_get_step (self);
  if (step->chosen->len == 0)
    return FALSE;
  g_array_set_size (step->chosen, step->chosen->len - 1);
  return TRUE;
}

gboolean
lex_asking_submit (LexAsking *self)
{
  const LexQuestionStep *asked;
  const LexAskingStep *step;

  if (self->done)
    return FALSE;
  if (self->question == NULL)
    return self->done = TRUE;
  asked = get_asked (self);
  step = lex_asking_get_step (self);
  if (lex_asking_is_typed (self) || step->chosen->len == 0
      || (self->question->kind == LEX_QUESTION_ORDER && step->chosen->len < asked->options->len))
    return FALSE;
  end_step (self, lex_question_judge_places (self->question, asked,
                                             (const guint *) (gpointer) step->chosen->data,
                                             step->chosen->len));
  return TRUE;
}

static gboolean
judge_number (const LexQuestionStep *asked, const char *typed, char **canonical, gboolean *right)
{
  g_autofree char *number = g_strstrip (g_strdelimit (g_strdup (typed), ",", '.'));
  char *end;
  const double value = g_ascii_strtod (number, &end);
  const gboolean whole = end != number && *end == '\0';

  *right = lex_question_judge_number (asked, value);
  *canonical = g_steal_pointer (&number);
  return whole;
}

static gboolean
judge_label (const LexQuestionStep *asked, LexLibrary *library, const char *typed, char **canonical,
             gboolean *right)
{
  g_autoptr (LexLabel) label = lex_library_resolve (library, typed, NULL);
  const gboolean exists
      = label != NULL && lex_library_has_label (library, lex_label_get_text (label));

  *right = exists && lex_question_judge_label (asked, label);
  *canonical = label != NULL ? g_strdup (lex_label_get_text (label)) : NULL;
  return exists;
}

void
lex_asking_write (LexAsking *self, const char *typed)
{
  LexAskingStep *step;

  if (self->done || self->question == NULL || !lex_asking_is_typed (self))
    return;
  step = lex_asking_get_step (self);
  g_free (step->typed);
  step->typed = *typed != '\0' ? g_strdup (typed) : NULL;
}

gboolean
lex_asking_submit_typed (LexAsking *self, LexLibrary *library)
{
  const LexQuestionStep *asked;
  LexAskingStep *step;
  const char *typed;
  g_autofree char *canonical = NULL;
  gboolean right;

  if (self->done || self->question == NULL || !lex_asking_is_typed (self))
    return FALSE;
  asked = get_asked (self);
  step = lex_asking_get_step (self);
  typed = step->typed != NULL ? step->typed : "";
  if (!(self->question->kind == LEX_QUESTION_NUMBER
            ? judge_number (asked, typed, &canonical, &right)
            : judge_label (asked, library, typed, &canonical, &right)))
    return FALSE;
  g_free (step->typed);
  step->typed = g_steal_pointer (&canonical);
  end_step (self, right);
  return TRUE;
}

gboolean
lex_asking_is_begun (const LexAsking *self)
{
  const LexAskingStep *step = self->steps->len > 0 ? lex_asking_get_step (self) : NULL;

  return !self->done && step != NULL
         && (self->steps->len > 1 || step->chosen->len > 0 || step->typed != NULL);
}

/* What was chosen or typed before is no answer then. */
void
lex_asking_give_up (LexAsking *self)
{
  if (self->done)
    return;
  if (self->question == NULL)
    {
      self->done = TRUE;
      return;
    }
  g_array_set_size (lex_asking_get_step (self)->chosen, 0);
  g_clear_pointer (&lex_asking_get_step (self)->typed, g_free);
  end_step (self, FALSE);
}

gboolean
lex_asking_is_right (const LexAsking *self)
{
  for (guint i = 0; i < self->steps->len; i++)
    if (!((const LexAskingStep *) self->steps->pdata[i])->right)
      return FALSE;
  return TRUE;
}

char *
lex_asking_dup_given (const LexAsking *self)
{
  g_autoptr (GString) given = g_string_new (NULL);

  for (guint i = 0; i < self->steps->len; i++)
    {
      const LexAskingStep *step = self->steps->pdata[i];

      if (i > 0)
        g_string_append_c (given, ';');
      if (step->typed != NULL)
        g_string_append (given, step->typed);
      for (guint j = 0; j < step->chosen->len; j++)
        g_string_append_printf (given, "%s%u", j > 0 ? "," : "",
                                g_array_index (step->chosen, guint, j));
    }
  return g_string_free (g_steal_pointer (&given), FALSE);
}

/* A clause that was typed is a label already. */
static void
restore_typed (LexAsking *self, const char *given)
{
  const LexQuestionStep *asked = get_asked (self);
  g_autoptr (LexLabel) label = lex_label_parse (given);

  lex_asking_write (self, given);
  end_step (self, self->question->kind == LEX_QUESTION_NUMBER
                      ? lex_question_judge_number (asked, g_ascii_strtod (given, NULL))
                      : label != NULL && lex_question_judge_label (asked, label));
}

static void
choose_again (LexAsking *self, const char *given)
{
  const LexQuestionStep *asked = get_asked (self);
  const LexAskingStep *step = lex_asking_get_step (self);
  g_auto (GStrv) places = g_strsplit (given, ",", -1);

  for (guint i = 0; places[i] != NULL; i++)
    {
      guint64 place;
      guint at;

      if (!g_ascii_string_to_unsigned (places[i], 10, 0, asked->options->len - 1, &place, NULL))
        continue;
      at = (guint) place;
      g_array_append_val (step->chosen, at);
    }
}

static void
restore_places (LexAsking *self, const char *given)
{
  const LexQuestionStep *asked = get_asked (self);
  const LexAskingStep *step = lex_asking_get_step (self);

  choose_again (self, given);
  end_step (self, lex_question_judge_places (self->question, asked,
                                             (const guint *) (gpointer) step->chosen->data,
                                             step->chosen->len));
}

static void
restore_step (LexAsking *self, const char *given)
{
  if (*given == '\0')
    lex_asking_give_up (self);
  else if (lex_asking_is_typed (self))
    restore_typed (self, given);
  else
    restore_places (self, given);
}

void
lex_asking_restore (LexAsking *self, const char *given)
{
  g_auto (GStrv) parts = g_strsplit (given, ";", -1);

  for (guint i = 0; !self->done && parts[i] != NULL; i++)
    restore_step (self, parts[i]);
}

/* What is being typed may be anything: after the last step nothing parts. */
void
lex_asking_resume (LexAsking *self, const char *begun)
{
  g_auto (GStrv) parts = g_strsplit (begun, ";", (int) self->question->steps->len);
  guint i = 0;

  for (; parts[i] != NULL && parts[i + 1] != NULL; i++)
    restore_step (self, parts[i]);
  if (parts[i] == NULL)
    return;
  if (lex_asking_is_typed (self))
    lex_asking_write (self, parts[i]);
  else
    choose_again (self, parts[i]);
}
