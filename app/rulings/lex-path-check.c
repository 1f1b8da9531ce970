/* lex-path-check.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Walks every way of a path, and finds what is superfluous or leads nowhere. It refuses to judge
 * the words. The build and the tests call it: a path that ships has passed.
 */

#include "rulings/lex-path-check.h"

#include <glib/gi18n-lib.h>

#include "rulings/lex-rulings-error.h"

/* What the ways have shown so far. */
typedef struct
{
  GHashTable *reached;     /* of LexPathStep */
  GHashTable *shown;       /* of LexPathLine */
  GHashTable *met;         /* of LexPathCondition whose answer was given on a way to their line */
  const LexPathStep *mute; /* (nullable): an end where a way found no line */
} Findings;

static void
findings_clear (Findings *self)
{
  g_hash_table_unref (self->reached);
  g_hash_table_unref (self->shown);
  g_hash_table_unref (self->met);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Findings, findings_clear)

/* No deeper than the path has steps, because it only leads down. */
static void
walk (const LexRuling *ruling, LexPathWayFunc func, gpointer user_data, guint *n_ways)
{
  const LexPathStep *step = lex_ruling_get_step (ruling);

  if (*n_ways > LEX_PATH_MAX_WAYS)
    return;
  if (lex_path_step_is_end (step))
    {
      (*n_ways)++;
      func (ruling, user_data);
    }
  for (guint i = 0; i < step->answers->len; i++)
    {
      g_autoptr (LexRuling) next = lex_ruling_answer (ruling, i);

      walk (next, func, user_data, n_ways);
    }
}

guint
lex_path_walk (LexPath *path, LexPathWayFunc func, gpointer user_data)
{
  g_autoptr (LexRuling) start = NULL;
  guint n_ways = 0;

  g_return_val_if_fail (path != NULL && func != NULL, 0);

  start = lex_ruling_new (path);
  walk (start, func, user_data, &n_ways);
  return n_ways;
}

static void
note_conditions (Findings *self, const LexRuling *ruling, const LexPathLine *line)
{
  for (guint i = 0; i < line->conditions->len; i++)
    {
      LexPathCondition *condition = &g_array_index (line->conditions, LexPathCondition, i);

      for (guint j = 0; j < ruling->given->len; j++)
        {
          const LexGiven *given = &g_array_index (ruling->given, LexGiven, j);

          if (given->step == condition->step && given->answer == condition->answer)
            g_hash_table_add (self->met, condition);
        }
    }
}

static void
note_way_cb (const LexRuling *ruling, gpointer user_data)
{
  Findings *self = user_data;
  const LexPathStep *end = lex_ruling_get_step (ruling);
  g_autoptr (GPtrArray) lines = lex_ruling_list_lines (ruling);

  for (guint i = 0; i < ruling->given->len; i++)
    {
      const guint step = g_array_index (ruling->given, LexGiven, i).step;

      g_hash_table_add (self->reached, ruling->path->steps->pdata[step]);
    }
  g_hash_table_add (self->reached, (gpointer) end);
  for (guint i = 0; i < end->lines->len; i++)
    note_conditions (self, ruling, end->lines->pdata[i]);
  for (guint i = 0; i < lines->len; i++)
    g_hash_table_add (self->shown, lines->pdata[i]);
  if (lines->len == 0)
    self->mute = end;
}

static gboolean
any_line_depends_on (const LexPath *path, guint step)
{
  for (guint i = 0; i < path->steps->len; i++)
    {
      const LexPathStep *end = path->steps->pdata[i];

      for (guint j = 0; j < end->lines->len; j++)
        {
          const LexPathLine *line = end->lines->pdata[j];

          for (guint k = 0; k < line->conditions->len; k++)
            if (g_array_index (line->conditions, LexPathCondition, k).step == step)
              return TRUE;
        }
    }
  return FALSE;
}

/* Whether it matters what is answered. */
static gboolean
matters (const LexPath *path, guint index)
{
  const LexPathStep *step = path->steps->pdata[index];
  const LexPathAnswer *first = step->answers->pdata[0];

  for (guint i = 1; i < step->answers->len; i++)
    if (((const LexPathAnswer *) step->answers->pdata[i])->to != first->to)
      return TRUE;
  return any_line_depends_on (path, index);
}

static gboolean fail (const LexPath *path, GError **error, const char *format, ...)
    G_GNUC_PRINTF (3, 4);

static gboolean
fail (const LexPath *path, GError **error, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_PATH, "%s: %s", path->name, message);
  return FALSE;
}

static gboolean
check_lines (const LexPath *path, const LexPathStep *step, const Findings *found, GError **error)
{
  for (guint i = 0; i < step->lines->len; i++)
    {
      LexPathLine *line = step->lines->pdata[i];
      const char *words = lex_text_get_plain (line->text[LEX_LANGUAGE_EN]);

      for (guint j = 0; j < line->conditions->len; j++)
        {
          LexPathCondition *condition = &g_array_index (line->conditions, LexPathCondition, j);
          const LexPathStep *asked = path->steps->pdata[condition->step];
          const LexPathAnswer *answer = asked->answers->pdata[condition->answer];

          if (!g_hash_table_contains (found->met, condition))
            return fail (path, error,
                         _ ("%s: “%s” depends on %s.%s, which is answered on no way there; drop "
                            "that condition"),
                         step->id, words, asked->id, answer->id);
        }
      if (!g_hash_table_contains (found->shown, line))
        return fail (path, error, _ ("%s: “%s” holds on no way there; drop that line"), step->id,
                     words);
    }
  return TRUE;
}

static gboolean
check_step (const LexPath *path, guint index, const Findings *found, GError **error)
{
  const LexPathStep *step = path->steps->pdata[index];

  if (!g_hash_table_contains (found->reached, step))
    return fail (path, error, _ ("nothing leads to “%s”; name it in an answer or drop it"),
                 step->id);
  if (!lex_path_step_is_end (step) && !matters (path, index))
    return fail (path, error, _ ("nothing depends on the question “%s”; drop it"), step->id);
  return check_lines (path, step, found, error);
}

gboolean
lex_path_check (LexPath *path, GError **error)
{
  g_auto (Findings) found = {
    .reached = g_hash_table_new (NULL, NULL),
    .shown = g_hash_table_new (NULL, NULL),
    .met = g_hash_table_new (NULL, NULL),
  };

  g_return_val_if_fail (path != NULL, FALSE);

  if (lex_path_walk (path, note_way_cb, &found) > LEX_PATH_MAX_WAYS)
    return fail (path, error, _ ("there are more than %d ways through it; ask less"),
                 LEX_PATH_MAX_WAYS);
  if (found.mute != NULL)
    return fail (path, error, _ ("a way ends at “%s” without a line; say what follows there"),
                 found.mute->id);
  for (guint i = 0; i < path->steps->len; i++)
    if (!check_step (path, i, &found, error))
      return FALSE;
  return TRUE;
}
