/* lex-weight.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Several outcomes of a board made one weighted score (Law 12C1(c)).
 * It refuses to judge what was likely, and to round: authorities differ in that.
 * The services call it.
 */

#include "rulings/lex-weight.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "rulings/lex-imps.h"
#include "rulings/lex-score.h"

/* More no board scores, even after many deals of rectification. */
#define MOST_POINTS 10000
#define WHOLE 100.0
/* A third is written 33.33: three of them are still a whole. */
#define SLACK 0.05

static void
outcome_free (gpointer data)
{
  LexOutcome *self = data;

  g_free (self->text);
  g_free (self);
}

static gboolean
fail (GError **error, LexRulingsError code, const char *text, const char *what)
{
  g_set_error (error, LEX_RULINGS_ERROR, (int) code, "%s: %s", text, what);
  return FALSE;
}

static gboolean
read_points (const char *text, int *points)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, -MOST_POINTS, MOST_POINTS, &value, NULL))
    return FALSE;
  *points = (int) value;
  return TRUE;
}

/* `+1`, `-2`, `=`, or nothing for just made. */
static gboolean
read_result (const char *text, int *over)
{
  gint64 value = 0;

  if (*text != '\0' && !g_str_equal (text, "=")
      && !(strchr ("+-", *text) && g_ascii_string_to_signed (text, 10, -13, 13, &value, NULL)))
    return FALSE;
  *over = (int) value;
  return TRUE;
}

static gboolean
read_played (const char *text, LexVulnerability vulnerability, int *points)
{
  LexContract contract;
  LexSeat declarer;
  const char *at = lex_contract_read (text, &contract);
  int over, tricks;

  if (at == NULL || !lex_seat_from_letter (g_ascii_toupper (*at), &declarer)
      || !read_result (at + 1, &over))
    return FALSE;
  tricks = 6 + (int) contract.level + over;
  if (tricks < 0 || tricks > LEX_TRICKS)
    return FALSE;
  *points = lex_score_of (&contract, lex_vulnerability_includes (vulnerability, declarer),
                          (guint) tricks);
  if (declarer == LEX_SEAT_EAST || declarer == LEX_SEAT_WEST)
    *points = -*points;
  return TRUE;
}

static gboolean
read_percent (const char *text, double *percent)
{
  char *end = NULL;

  *percent = g_ascii_strtod (text, &end);
  return g_ascii_isdigit (*text) && *end == '\0' && *percent > 0 && *percent <= WHOLE;
}

static gboolean
read_outcome (LexOutcome *outcome, LexVulnerability vulnerability, const char *text, GError **error)
{
  const char *sign = strrchr (text, '=');

  text += strspn (text, " ");
  if (sign == NULL || !read_percent (sign + 1, &outcome->percent))
    return fail (error, LEX_RULINGS_ERROR_OUTCOME, text,
                 _ ("needs its weight in percent behind an equals sign; write 620=50 or 4HS+1=50"));
  outcome->text = g_strndup (text, (gsize) (sign - text));
  if (read_points (outcome->text, &outcome->points))
    return TRUE;
  if (!read_played (outcome->text, vulnerability, &outcome->points))
    return fail (error, LEX_RULINGS_ERROR_OUTCOME, text,
                 _ ("is no outcome; write points for North-South (620, -100) or contract, "
                    "declarer and result (4HS+1, 3NTxN-2)"));
  if (vulnerability == LEX_VULNERABILITY_UNKNOWN)
    return fail (error, LEX_RULINGS_ERROR_OUTCOME, text,
                 _ ("a contract is scored by the vulnerability; say who is vulnerable"));
  return TRUE;
}

static gboolean
add_up (LexWeight *self, const int *against, GError **error)
{
  double whole = 0;

  for (guint i = 0; i < self->outcomes->len; i++)
    {
      LexOutcome *outcome = self->outcomes->pdata[i];

      if (against != NULL)
        outcome->imps = lex_imps_from_points (outcome->points - *against);
      whole += outcome->percent;
      self->points += outcome->percent * outcome->points;
      self->imps += outcome->percent * outcome->imps;
    }
  if (fabs (whole - WHOLE) > SLACK)
    {
      g_set_error (error, LEX_RULINGS_ERROR, LEX_RULINGS_ERROR_WEIGHTS,
                   _ ("the weights are %g percent together; make them 100"), whole);
      return FALSE;
    }
  self->points /= whole;
  self->imps /= whole;
  return TRUE;
}

LexWeight *
lex_weight_new (const char *const *texts, LexVulnerability vulnerability, const int *against,
                GError **error)
{
  g_autoptr (LexWeight) self = g_new0 (LexWeight, 1);

  g_return_val_if_fail (texts != NULL, NULL);

  self->outcomes = g_ptr_array_new_with_free_func (outcome_free);
  self->has_imps = against != NULL;
  for (; *texts != NULL; texts++)
    {
      LexOutcome *outcome = g_new0 (LexOutcome, 1);

      g_ptr_array_add (self->outcomes, outcome);
      if (!g_utf8_validate (*texts, -1, NULL))
        {
          fail (error, LEX_RULINGS_ERROR_OUTCOME, _ ("an outcome"),
                _ ("is not UTF-8; write it again"));
          return NULL;
        }
      if (!read_outcome (outcome, vulnerability, *texts, error))
        return NULL;
    }
  return add_up (self, against, error) ? g_steal_pointer (&self) : NULL;
}

void
lex_weight_free (LexWeight *self)
{
  if (self == NULL)
    return;
  g_clear_pointer (&self->outcomes, g_ptr_array_unref);
  g_free (self);
}
