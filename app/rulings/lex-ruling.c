/* lex-ruling.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Follows a guided path: from answers to the next question, or to the lines of the ruling.
 * It refuses to know what they say, and decides nothing: the path does. Both front ends call it.
 */

#include "rulings/lex-ruling.h"

#include <glib/gi18n-lib.h>

#include "rulings/lex-rulings-error.h"

static LexRuling *
ruling_new (LexPath *path, const GArray *given, guint n_given)
{
  LexRuling *self = g_new0 (LexRuling, 1);

  self->path = lex_path_ref (path);
  self->given = g_array_new (FALSE, FALSE, sizeof (LexGiven));
  if (n_given > 0)
    g_array_append_vals (self->given, given->data, n_given);
  return self;
}

LexRuling *
lex_ruling_new (LexPath *path)
{
  g_return_val_if_fail (path != NULL && path->steps->len > 0, NULL);

  return ruling_new (path, NULL, 0);
}

void
lex_ruling_free (LexRuling *self)
{
  if (self == NULL)
    return;
  lex_path_unref (self->path);
  g_array_unref (self->given);
  g_free (self);
}

LexRuling *
lex_ruling_answer (const LexRuling *self, guint answer)
{
  const LexGiven given = { self != NULL ? self->step : 0, answer };
  const LexPathStep *step;
  LexRuling *next;

  g_return_val_if_fail (self != NULL, NULL);

  step = lex_ruling_get_step (self);
  if (answer >= step->answers->len)
    return NULL;
  next = ruling_new (self->path, self->given, self->given->len);
  g_array_append_val (next->given, given);
  next->step = ((const LexPathAnswer *) step->answers->pdata[answer])->to;
  return next;
}

LexRuling *
lex_ruling_take_back (const LexRuling *self, guint n_kept)
{
  LexRuling *earlier;

  g_return_val_if_fail (self != NULL, NULL);

  n_kept = MIN (n_kept, self->given->len);
  earlier = ruling_new (self->path, self->given, n_kept);
  earlier->step
      = n_kept < self->given->len ? g_array_index (self->given, LexGiven, n_kept).step : self->step;
  return earlier;
}

#define NOWHERE G_MAXUINT

/* By step, how many answers it is away from another; they only lead to later ones. */
static guint *
measure_ways (const LexPath *path, guint target)
{
  guint *away = g_new (guint, path->steps->len);

  for (guint i = path->steps->len; i-- > 0;)
    {
      const LexPathStep *step = path->steps->pdata[i];

      away[i] = i == target ? 0 : NOWHERE;
      for (guint j = 0; i < target && j < step->answers->len; j++)
        {
          const guint next = away[((const LexPathAnswer *) step->answers->pdata[j])->to];

          if (next != NOWHERE)
            away[i] = MIN (away[i], next + 1);
        }
    }
  return away;
}

/* The first of the answers by which the way is shortest. */
static LexRuling *
come_nearer (const LexRuling *self, const guint *away)
{
  const LexPathStep *step = lex_ruling_get_step (self);

  for (guint i = 0; i < step->answers->len; i++)
    {
      const guint next = away[((const LexPathAnswer *) step->answers->pdata[i])->to];

      if (next != NOWHERE && next + 1 == away[self->step])
        return lex_ruling_answer (self, i);
    }
  return NULL;
}

LexRuling *
lex_ruling_reach (const LexRuling *self, guint step)
{
  g_autoptr (LexRuling) there = NULL;
  g_autofree guint *away = NULL;
  guint n_kept;

  g_return_val_if_fail (self != NULL && step < self->path->steps->len, NULL);

  away = measure_ways (self->path, step);
  n_kept = self->given->len;
  there = lex_ruling_take_back (self, n_kept);
  while (away[there->step] == NOWHERE && n_kept > 0)
    {
      lex_ruling_free (there);
      there = lex_ruling_take_back (self, --n_kept);
    }
  while (there != NULL && there->step != step)
    {
      LexRuling *next = come_nearer (there, away);

      lex_ruling_free (there);
      there = next;
    }
  return g_steal_pointer (&there);
}

/* An answer may be named as a number, too, as it stands on the screen. */
static gboolean
find_answer (const LexPathStep *step, const char *name, guint *answer)
{
  guint64 number = 0;

  for (guint i = 0; i < step->answers->len; i++)
    if (g_str_equal (((const LexPathAnswer *) step->answers->pdata[i])->id, name))
      {
        *answer = i;
        return TRUE;
      }
  if (lex_path_step_is_end (step)
      || !g_ascii_string_to_unsigned (name, 10, 1, step->answers->len, &number, NULL))
    return FALSE;
  *answer = (guint) number - 1;
  return TRUE;
}

static char *
dup_answer_names (const LexPathStep *step)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < step->answers->len; i++)
    g_string_append_printf (names, "%s%s", i > 0 ? ", " : "",
                            ((const LexPathAnswer *) step->answers->pdata[i])->id);
  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
fail_at_answer (const LexPathStep *step, const char *name, GError **error)
{
  g_autofree char *names = dup_answer_names (step);

  if (lex_path_step_is_end (step))
    g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_ANSWER,
                 _ ("“%s”: the ruling stands already; leave that answer out"), name);
  else
    g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_ANSWER,
                 _ ("“%s” is no answer to the question “%s”; answer one of: %s"), name, step->id,
                 names);
}

LexRuling *
lex_ruling_follow (LexPath *path, const char *const *answers, GError **error)
{
  g_autoptr (LexRuling) self = NULL;

  g_return_val_if_fail (path != NULL && answers != NULL, NULL);

  self = lex_ruling_new (path);
  for (; *answers != NULL; answers++)
    {
      const LexPathStep *step = lex_ruling_get_step (self);
      LexRuling *next;
      guint answer;

      if (!find_answer (step, *answers, &answer))
        {
          fail_at_answer (step, *answers, error);
          return NULL;
        }
      next = lex_ruling_answer (self, answer);
      lex_ruling_free (self);
      self = next;
    }
  return g_steal_pointer (&self);
}

const LexPathStep *
lex_ruling_get_step (const LexRuling *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path->steps->pdata[self->step];
}

const LexPathAnswer *
lex_ruling_get_given (const LexRuling *self, guint i, const LexPathStep **question)
{
  const LexGiven *given;
  const LexPathStep *step;

  g_return_val_if_fail (self != NULL && i < self->given->len, NULL);

  given = &g_array_index (self->given, LexGiven, i);
  step = self->path->steps->pdata[given->step];
  if (question != NULL)
    *question = step;
  return step->answers->pdata[given->answer];
}

static gboolean
was_given (const LexRuling *self, const LexPathCondition *condition)
{
  for (guint i = 0; i < self->given->len; i++)
    {
      const LexGiven *given = &g_array_index (self->given, LexGiven, i);

      if (given->step == condition->step)
        return given->answer == condition->answer;
    }
  return FALSE;
}

static gboolean
holds (const LexRuling *self, const LexPathLine *line)
{
  for (guint i = 0; i < line->conditions->len; i++)
    {
      const LexPathCondition *condition = &g_array_index (line->conditions, LexPathCondition, i);

      if (was_given (self, condition) != condition->given)
        return FALSE;
    }
  return TRUE;
}

GPtrArray *
lex_ruling_list_lines (const LexRuling *self)
{
  const LexPathStep *step;
  GPtrArray *lines = g_ptr_array_new ();

  g_return_val_if_fail (self != NULL, lines);

  step = lex_ruling_get_step (self);
  for (guint kind = 0; kind < LEX_N_PATH_LINE_KINDS; kind++)
    for (guint i = 0; i < step->lines->len; i++)
      {
        LexPathLine *line = step->lines->pdata[i];

        if ((guint) line->kind == kind && holds (self, line))
          g_ptr_array_add (lines, line);
      }
  return lines;
}
