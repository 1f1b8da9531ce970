/* lex-question.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A question of the bank with its answers and reasons, as a value. It refuses to know who answers
 * and where it is kept. The corpus makes questions; whoever asks one reads it.
 */

#include "model/lex-question.h"

static const char *const kinds[LEX_N_QUESTION_KINDS] = {
  "one", "several", "order", "number", "find", "rule",
};

static void
clear_texts (LexText **texts)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_clear_pointer (&texts[i], lex_text_unref);
}

static void
option_free (gpointer data)
{
  LexOption *self = data;

  clear_texts (self->text);
  clear_texts (self->why);
  g_free (self);
}

static void
step_free (gpointer data)
{
  LexQuestionStep *self = data;

  clear_texts (self->ask);
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->options);
  g_free (self);
}

static void
correction_free (gpointer data)
{
  LexCorrection *self = data;

  clear_texts (self->what);
  g_free (self->day);
  g_free (self);
}

static GPtrArray *
labels_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
}

LexQuestion *
lex_question_new (void)
{
  LexQuestion *self = g_atomic_rc_box_new0 (LexQuestion);

  self->labels = labels_new ();
  self->steps = g_ptr_array_new_with_free_func (step_free);
  self->corrections = g_ptr_array_new_with_free_func (correction_free);
  return self;
}

LexQuestion *
lex_question_ref (LexQuestion *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
question_clear (gpointer data)
{
  LexQuestion *self = data;

  clear_texts (self->text);
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->steps);
  g_ptr_array_unref (self->corrections);
  g_clear_pointer (&self->packed, g_variant_unref);
  g_free (self->id);
  g_free (self->print);
  g_free (self->topic);
  g_free (self->edition);
  g_free (self->regulation);
  g_free (self->unit);
  g_free (self->pbn);
}

void
lex_question_unref (LexQuestion *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, question_clear);
}

LexQuestionStep *
lex_question_add_step (LexQuestion *self)
{
  LexQuestionStep *step;

  g_return_val_if_fail (self != NULL, NULL);

  step = g_new0 (LexQuestionStep, 1);
  step->labels = labels_new ();
  step->options = g_ptr_array_new_with_free_func (option_free);
  g_ptr_array_add (self->steps, step);
  return step;
}

LexCorrection *
lex_question_add_correction (LexQuestion *self)
{
  LexCorrection *correction;

  g_return_val_if_fail (self != NULL, NULL);

  correction = g_new0 (LexCorrection, 1);
  g_ptr_array_add (self->corrections, correction);
  return correction;
}

LexOption *
lex_question_step_add_option (LexQuestionStep *self)
{
  LexOption *option;

  g_return_val_if_fail (self != NULL, NULL);

  option = g_new0 (LexOption, 1);
  g_ptr_array_add (self->options, option);
  return option;
}

const char *
lex_question_kind_get_name (LexQuestionKind kind)
{
  g_return_val_if_fail (kind < LEX_N_QUESTION_KINDS, NULL);

  return kinds[kind];
}

gboolean
lex_question_kind_from_name (const char *name, LexQuestionKind *kind)
{
  for (guint i = 0; i < LEX_N_QUESTION_KINDS; i++)
    if (g_str_equal (kinds[i], name))
      {
        *kind = (LexQuestionKind) i;
        return TRUE;
      }
  return FALSE;
}
