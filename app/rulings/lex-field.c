/* lex-field.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The scores of a board at all tables in matchpoints (Law 78A), artificial ones among them. It
 * refuses to round, and to know boards and movements. The services call it.
 *
 * Where a board has fewer scores than others, Neuberg asks what it would have had in a field of
 * the full size: with n scores obtained of N, m matchpoints become (m + 1) N / n - 1. An artificial
 * score is a share of the top of the full field and takes no part in comparing.
 */

#include "rulings/lex-field.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "rulings/lex-award.h"
#include "rulings/lex-result.h"

#define WHOLE 100.0
#define HALF 50.0

static void
score_free (gpointer data)
{
  LexFieldScore *self = data;

  g_free (self->text);
  g_free (self);
}

/* `A+`, `60%`; behind a stroke also `60`. */
static gboolean
read_share (const char *text, gboolean bare, double *percent)
{
  LexAward award;
  char *end = NULL;

  if (lex_award_read (text, &award))
    {
      *percent = lex_award_get_percent (award, NULL);
      return TRUE;
    }
  *percent = g_ascii_strtod (text, &end);
  return g_ascii_isdigit (*text) && *percent <= WHOLE
         && (g_str_equal (end, "%") || (bare && *end == '\0'));
}

static gboolean
read_artificial (LexFieldScore *score)
{
  g_auto (GStrv) parts = g_strsplit (score->text, "/", 3);
  const guint n = g_strv_length (parts);

  if (n == 0 || n > 2)
    return FALSE;
  return read_share (parts[0], n == 2, &score->percent[0])
         && read_share (parts[n - 1], n == 2, &score->percent[1]);
}

static gboolean
read_score (LexField *self, const char *text, LexVulnerability vulnerability, GError **error)
{
  LexFieldScore *score = g_new0 (LexFieldScore, 1);

  score->text = g_strdup (text);
  g_ptr_array_add (self->scores, score);
  if (g_utf8_validate (text, -1, NULL) && read_artificial (score))
    score->artificial = TRUE;
  else if (!lex_result_read (text, vulnerability, &score->points, error))
    return FALSE;
  self->n_played += score->artificial ? 0 : 1;
  return TRUE;
}

static int
compare_points (gconstpointer a, gconstpointer b)
{
  const LexFieldScore *first = *(LexFieldScore *const *) a;
  const LexFieldScore *second = *(LexFieldScore *const *) b;

  return (first->points > second->points) - (first->points < second->points);
}

static void
award_played (LexField *self, LexFieldScore *score, double raw)
{
  const double scaled
      = self->n_tables > self->n_played ? (raw + 1) * self->n_tables / self->n_played - 1 : raw;

  /* A field of one, brought to no size, has no top. */
  score->matchpoints[0] = scaled;
  score->matchpoints[1] = self->top - scaled;
  for (guint side = 0; side < 2; side++)
    score->percent[side] = self->top > 0 ? WHOLE * score->matchpoints[side] / self->top : HALF;
}

/* Equal scores stand together when sorted, so one walk does. */
static void
compare (LexField *self)
{
  g_autoptr (GPtrArray) played = g_ptr_array_new ();

  for (guint i = 0; i < self->scores->len; i++)
    if (!((LexFieldScore *) self->scores->pdata[i])->artificial)
      g_ptr_array_add (played, self->scores->pdata[i]);
  g_ptr_array_sort (played, compare_points);
  for (guint i = 0, next; i < played->len; i = next)
    {
      for (next = i + 1; next < played->len; next++)
        if (compare_points (&played->pdata[i], &played->pdata[next]) != 0)
          break;
      for (guint j = i; j < next; j++)
        award_played (self, played->pdata[j], 2.0 * i + (next - i - 1));
    }
}

static void
award_artificial (LexField *self)
{
  for (guint i = 0; i < self->scores->len; i++)
    {
      LexFieldScore *score = self->scores->pdata[i];

      for (guint side = 0; side < 2 && score->artificial; side++)
        score->matchpoints[side] = score->percent[side] * self->top / WHOLE;
    }
}

LexField *
lex_field_new (const char *const *texts, LexVulnerability vulnerability, guint n_tables,
               GError **error)
{
  g_autoptr (LexField) self = g_new0 (LexField, 1);

  g_return_val_if_fail (texts != NULL, NULL);

  self->scores = g_ptr_array_new_with_free_func (score_free);
  for (; *texts != NULL && self->scores->len < LEX_FIELD_MOST; texts++)
    if (!read_score (self, *texts, vulnerability, error))
      return NULL;
  if (*texts != NULL || self->scores->len == 0 || (n_tables > 0 && n_tables < self->scores->len))
    {
      g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_OUTCOME,
                   _ ("%u scores at %u tables: write one for each table, %d at most"),
                   self->scores->len, n_tables, LEX_FIELD_MOST);
      return NULL;
    }
  self->n_tables = n_tables > 0 ? n_tables : self->n_played;
  self->top = self->n_tables > 0 ? 2.0 * (self->n_tables - 1) : 0;
  compare (self);
  award_artificial (self);
  return g_steal_pointer (&self);
}

void
lex_field_free (LexField *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->scores, g_ptr_array_unref);
  g_free (self);
}
