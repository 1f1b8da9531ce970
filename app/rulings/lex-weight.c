/* lex-weight.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several outcomes of a board made one weighted score (Law 12C1(c)), for both sides or for each.
 * It refuses to judge what was likely, and to round unasked: authorities differ in that.
 * The services call it.
 */

#include "rulings/lex-weight.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "rulings/lex-field.h"
#include "rulings/lex-imps.h"
#include "rulings/lex-result.h"

#define WHOLE 100.0
/* A third is written 33.33: three of them are still a whole. */
#define SLACK 0.05
#define LEFT_OUT "out"

static const char *const roundings[LEX_N_ROUNDINGS] = { "exact", "nearest", "non-offenders" };

const char *
lex_rounding_get_name (LexRounding rounding)
{
  return roundings[rounding];
}

gboolean
lex_rounding_from_name (const char *name, LexRounding *rounding)
{
  g_return_val_if_fail (name != NULL && rounding != NULL, FALSE);

  for (guint i = 0; i < LEX_N_ROUNDINGS; i++)
    if (g_str_equal (name, roundings[i]))
      {
        *rounding = (LexRounding) i;
        return TRUE;
      }
  return FALSE;
}

/* Sums of tenths are a little less or more than they are. */
double
lex_rounding_apply (LexRounding rounding, double own, gboolean offending)
{
  const double steady = round (own * 1e6) / 1e6;

  switch (rounding)
    {
    case LEX_ROUNDING_NEAREST:
      return round (steady);
    case LEX_ROUNDING_NON_OFFENDERS:
      return offending ? floor (steady) : ceil (steady);
    case LEX_ROUNDING_EXACT:
    default:
      return own;
    }
}

double
lex_weight_relieve (double table, double rectified, double without_error)
{
  return rectified - MAX (without_error - table, 0);
}

static void
outcome_free (gpointer data)
{
  LexOutcome *self = data;

  g_free (self->text);
  g_free (self);
}

static gboolean
fail (GError **error, const char *text, const char *what)
{
  g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_OUTCOME, "%s: %s", text, what);
  return FALSE;
}

static gboolean
read_number (const char *text, double *number)
{
  char *end = NULL;

  *number = g_ascii_strtod (text, &end);
  return g_ascii_isdigit (*text) && *end == '\0';
}

/* `50`, `60/40`, `out`. */
static gboolean
read_percents (LexOutcome *outcome, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 3);
  const guint n = g_strv_length (parts);

  outcome->left_out = g_ascii_strcasecmp (text, LEFT_OUT) == 0;
  if (outcome->left_out)
    return TRUE;
  if (n == 0 || n > 2 || !read_number (parts[0], &outcome->percent[0])
      || !read_number (parts[n - 1], &outcome->percent[1]))
    return FALSE;
  return outcome->percent[0] <= WHOLE && outcome->percent[1] <= WHOLE
         && outcome->percent[0] + outcome->percent[1] > 0;
}

/* `18/24`: of a top that all outcomes share. */
static gboolean
read_matchpoints (LexWeight *self, LexOutcome *outcome)
{
  g_auto (GStrv) parts = g_strsplit (outcome->text, "/", 3);
  double top;

  if (g_strv_length (parts) != 2 || !read_number (parts[0], &outcome->matchpoints)
      || !read_number (parts[1], &top) || outcome->matchpoints > top || top > 2.0 * LEX_FIELD_MOST
      || (self->outcomes->len > 1 && (!self->has_matchpoints || fabs (self->top - top) > 0)))
    return FALSE;
  self->has_matchpoints = TRUE;
  self->top = top;
  return TRUE;
}

static gboolean
read_outcome (LexWeight *self, LexVulnerability vulnerability, const char *text, GError **error)
{
  LexOutcome *outcome = g_new0 (LexOutcome, 1);
  const char *sign = NULL;

  g_ptr_array_add (self->outcomes, outcome);
  if (!g_utf8_validate (text, -1, NULL))
    return fail (error, _ ("an outcome"), _ ("is not UTF-8; write it again"));
  sign = strrchr (text, '=');
  text += strspn (text, " ");
  if (sign == NULL || !read_percents (outcome, sign + 1))
    return fail (error, text,
                 _ ("needs its weight in percent behind an equals sign; write 620=50 or 4HS+1=50"));
  outcome->text = g_strndup (text, (gsize) (sign - text));
  if (strchr (outcome->text, '/') == NULL && !self->has_matchpoints)
    return lex_result_read (outcome->text, vulnerability, &outcome->points, error);
  return read_matchpoints (self, outcome)
         || fail (error, text, _ ("write all outcomes in matchpoints of one top, such as 18/24"));
}

static gboolean
read_all (LexWeight *self, const char *const *texts, LexVulnerability vulnerability, GError **error)
{
  self->outcomes = g_ptr_array_new_with_free_func (outcome_free);
  for (; *texts != NULL; texts++)
    if (!read_outcome (self, vulnerability, *texts, error))
      return FALSE;
  return TRUE;
}

/* What an outcome is worth to a side, as it sees it. */
static double
get_own (const LexWeight *self, const LexOutcome *outcome, guint side)
{
  const double imps = side == 0 ? outcome->imps : -outcome->imps;

  if (!self->has_matchpoints)
    return imps;
  return side == 0 ? outcome->matchpoints : self->top - outcome->matchpoints;
}

static gboolean
add_side (LexWeight *self, guint side, GError **error)
{
  double whole = 0;
  double points = 0;

  for (guint i = 0; i < self->outcomes->len; i++)
    {
      const LexOutcome *outcome = self->outcomes->pdata[i];
      const double percent = outcome->percent[side];

      whole += percent;
      points += percent * outcome->points;
      self->own[side] += percent * get_own (self, outcome, side);
      self->split = self->split || fabs (percent - outcome->percent[0]) > 0;
    }
  if (fabs (whole - WHOLE) > SLACK)
    {
      g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_WEIGHTS,
                   _ ("the weights are %g percent together; make them 100"), whole);
      return FALSE;
    }
  self->own[side] /= whole;
  if (side == 0)
    self->points = points / whole;
  return TRUE;
}

static gboolean
add_up (LexWeight *self, GError **error)
{
  if (!add_side (self, 0, error) || !add_side (self, 1, error))
    return FALSE;
  self->imps = self->has_imps ? self->own[0] : 0;
  return TRUE;
}

LexWeight *
lex_weight_new (const char *const *texts, LexVulnerability vulnerability, const int *against,
                GError **error)
{
  g_autoptr (LexWeight) self = g_new0 (LexWeight, 1);

  g_return_val_if_fail (texts != NULL, NULL);

  if (!read_all (self, texts, vulnerability, error))
    return NULL;
  self->has_imps = against != NULL && !self->has_matchpoints;
  for (guint i = 0; self->has_imps && i < self->outcomes->len; i++)
    {
      LexOutcome *outcome = self->outcomes->pdata[i];

      outcome->imps = lex_imps_from_points (outcome->points - *against);
    }
  return add_up (self, error) ? g_steal_pointer (&self) : NULL;
}

/* Two for each score of the field that is beaten, one for each that is equalled; what is
 * artificial is not compared. */
static void
compare (LexOutcome *outcome, const LexField *field)
{
  for (guint i = 0; i < field->scores->len; i++)
    {
      const LexFieldScore *other = field->scores->pdata[i];

      if (!other->artificial)
        outcome->matchpoints += outcome->points > other->points    ? 2
                                : outcome->points == other->points ? 1
                                                                   : 0;
    }
}

LexWeight *
lex_weight_new_in_field (const char *const *texts, LexVulnerability vulnerability,
                         const char *const *field, GError **error)
{
  g_autoptr (LexWeight) self = g_new0 (LexWeight, 1);
  g_autoptr (LexField) others = NULL;

  g_return_val_if_fail (texts != NULL && field != NULL, NULL);

  others = lex_field_new (field, vulnerability, 0, error);
  if (others == NULL || !read_all (self, texts, vulnerability, error))
    return NULL;
  if (!self->has_matchpoints)
    {
      self->top = 2.0 * others->n_played;
      for (guint i = 0; i < self->outcomes->len; i++)
        compare (self->outcomes->pdata[i], others);
    }
  self->has_matchpoints = TRUE;
  return add_up (self, error) ? g_steal_pointer (&self) : NULL;
}

void
lex_weight_free (LexWeight *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->outcomes, g_ptr_array_unref);
  g_free (self);
}
