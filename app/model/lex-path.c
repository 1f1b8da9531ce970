/* lex-path.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A guided path: the questions from what happened at the table to the ruling, as a value.
 * It refuses to follow it, and to know where it is kept. The corpus makes paths, the rulings follow
 * them, and whoever shows one reads its words.
 */

#include "model/lex-path.h"

static const char *const line_kinds[LEX_N_PATH_LINE_KINDS] = {
  "tell", "option", "rectification", "restriction", "later",
};

static void
clear_texts (LexText **texts)
{
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_clear_pointer (&texts[i], lex_text_unref);
}

static void
remark_free (gpointer data)
{
  LexRemark *self = data;

  clear_texts (self->text);
  g_free (self->to);
  g_free (self);
}

static void
answer_free (gpointer data)
{
  LexPathAnswer *self = data;

  clear_texts (self->text);
  g_free (self->id);
  g_free (self);
}

static void
line_free (gpointer data)
{
  LexPathLine *self = data;

  clear_texts (self->text);
  g_ptr_array_unref (self->labels);
  g_array_unref (self->conditions);
  g_free (self);
}

static void
step_free (gpointer data)
{
  LexPathStep *self = data;

  clear_texts (self->ask);
  g_ptr_array_unref (self->remarks);
  g_ptr_array_unref (self->answers);
  g_ptr_array_unref (self->lines);
  g_free (self->id);
  g_free (self->compare);
  g_free (self);
}

static GPtrArray *
labels_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) lex_label_unref);
}

LexPath *
lex_path_new (void)
{
  LexPath *self = g_atomic_rc_box_new0 (LexPath);

  self->labels = labels_new ();
  self->steps = g_ptr_array_new_with_free_func (step_free);
  return self;
}

LexPath *
lex_path_ref (LexPath *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
path_clear (gpointer data)
{
  LexPath *self = data;

  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    {
      g_free (self->title[i]);
      g_free (self->words[i]);
    }
  g_ptr_array_unref (self->labels);
  g_ptr_array_unref (self->steps);
  g_free (self->name);
  g_free (self->group);
  g_free (self->sign);
}

void
lex_path_unref (LexPath *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, path_clear);
}

LexPathStep *
lex_path_add_step (LexPath *self, const char *id)
{
  LexPathStep *step;

  g_return_val_if_fail (self != NULL && id != NULL, NULL);

  step = g_new0 (LexPathStep, 1);
  step->id = g_strdup (id);
  step->compare = g_strdup ("");
  step->remarks = g_ptr_array_new_with_free_func (remark_free);
  step->answers = g_ptr_array_new_with_free_func (answer_free);
  step->lines = g_ptr_array_new_with_free_func (line_free);
  g_ptr_array_add (self->steps, step);
  return step;
}

LexRemark *
lex_path_step_add_remark (LexPathStep *self)
{
  LexRemark *remark;

  g_return_val_if_fail (self != NULL, NULL);

  remark = g_new0 (LexRemark, 1);
  g_ptr_array_add (self->remarks, remark);
  return remark;
}

LexPathAnswer *
lex_path_step_add_answer (LexPathStep *self)
{
  LexPathAnswer *answer;

  g_return_val_if_fail (self != NULL, NULL);

  answer = g_new0 (LexPathAnswer, 1);
  g_ptr_array_add (self->answers, answer);
  return answer;
}

LexPathLine *
lex_path_step_add_line (LexPathStep *self)
{
  LexPathLine *line;

  g_return_val_if_fail (self != NULL, NULL);

  line = g_new0 (LexPathLine, 1);
  line->labels = labels_new ();
  line->conditions = g_array_new (FALSE, FALSE, sizeof (LexPathCondition));
  g_ptr_array_add (self->lines, line);
  return line;
}

gboolean
lex_path_step_is_end (const LexPathStep *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->answers->len == 0;
}

const char *
lex_path_line_kind_get_name (LexPathLineKind kind)
{
  g_return_val_if_fail ((guint) kind < LEX_N_PATH_LINE_KINDS, NULL);

  return line_kinds[kind];
}

gboolean
lex_path_line_kind_from_name (const char *name, LexPathLineKind *kind)
{
  for (guint i = 0; i < LEX_N_PATH_LINE_KINDS; i++)
    if (g_strcmp0 (name, line_kinds[i]) == 0)
      {
        *kind = (LexPathLineKind) i;
        return TRUE;
      }
  return FALSE;
}
