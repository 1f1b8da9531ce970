/* lex-study-why.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Why a card comes when it comes, in words. It refuses to decide when that is. Front ends call it.
 */

#include "services/lex-study-why.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "services/lex-study-private.h"
#include "services/lex-study-today.h"

#define SECONDS_A_DAY 86400
#define DAYS_A_MONTH 30.44
#define DAYS_A_YEAR 365.25

static char *
dup_date (gint64 time)
{
  g_autoptr (GDateTime) date = g_date_time_new_from_unix_local (time);

  /* TRANSLATORS: a date in a sentence, as g_date_time_format() takes it */
  return date != NULL ? g_date_time_format (date, _ ("%-d %B %Y")) : g_strdup ("");
}

char *
lex_study_why_dup_interval (gint64 seconds)
{
  const double days = (double) seconds / SECONDS_A_DAY;

  if (seconds < 3600)
    return g_strdup_printf (_ ("%d min"), (int) MAX ((seconds + 30) / 60, 1));
  if (seconds < SECONDS_A_DAY)
    return g_strdup_printf (_ ("%d h"), (int) ((seconds + 1800) / 3600));
  if (days < 2 * DAYS_A_MONTH)
    return g_strdup_printf (_ ("%d d"), (int) rint (days));
  if (days < 2 * DAYS_A_YEAR)
    return g_strdup_printf (_ ("%d mo"), (int) rint (days / DAYS_A_MONTH));
  return g_strdup_printf (_ ("%.1f y"), days / DAYS_A_YEAR);
}

/* Why it rests; NULL if it does not. */
static const char *
get_rest (LexStudyRest rest)
{
  switch (rest)
    {
    case LEX_REST_SUSPENDED:
      return _ ("You suspended this card; it comes when you wake it.");
    case LEX_REST_LEECH:
      return _ ("You forgot this card so often that it was set aside: read its clause once more, "
                "or put it in your own words, and then wake it.");
    case LEX_REST_BURIED:
      return _ ("It rests and comes on a later day.");
    case LEX_REST_KIND:
      return _ ("Cards of this kind are not studied; the settings say which are.");
    case LEX_REST_NONE:
    default:
      return NULL;
    }
}

static char *
dup_steps (const LexSchedule *schedule)
{
  g_autofree char *wait = lex_study_why_dup_interval (schedule->due - schedule->answered);

  if (schedule->phase == LEX_PHASE_RELEARNING)
    return g_strdup_printf (_ ("You did not know it, so it is learned anew: it comes %s after the "
                               "last answer."),
                            wait);
  return g_strdup_printf (_ ("It is being learned: its next step comes %s after the last answer."),
                          wait);
}

/* By how many days the calendar moved it, or nothing. */
static char *
dup_moved (LexStudy *study, const LexSchedule *schedule)
{
  const double wanted = lex_fsrs_get_interval (study->options.parameters, &schedule->memory,
                                               study->options.retention);
  const gint64 planned = (gint64) CLAMP (rint (wanted), 1, study->options.most_days);
  const gint64 given = lex_study_day (&study->options, schedule->due)
                       - lex_study_day (&study->options, schedule->answered);
  const int moved = (int) ABS (given - planned);

  if (moved == 0)
    return g_strdup ("");
  return g_strdup_printf (
      given > planned
          ? g_dngettext (GETTEXT_PACKAGE, " It comes %d day later, since others were due then.",
                         " It comes %d days later, since others were due then.", (gulong) moved)
          : g_dngettext (GETTEXT_PACKAGE, " It comes %d day earlier, since others were due then.",
                         " It comes %d days earlier, since others were due then.", (gulong) moved),
      moved);
}

static char *
dup_days (LexStudy *study, const LexSchedule *schedule, gint64 now)
{
  g_autofree char *due = dup_date (schedule->due);
  g_autofree char *last = dup_date (schedule->answered);
  g_autofree char *moved = dup_moved (study, schedule);
  const int then
      = (int) rint (100 * lex_schedule_recall (schedule, &study->options, schedule->due));
  const int today = (int) rint (100 * lex_schedule_recall (schedule, &study->options, now));
  g_autofree char *answers
      = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Answered %u time, last on %s.",
                                      "Answered %u times, last on %s.", schedule->answers),
                         schedule->answers, last);
  g_autofree char *lapses
      = schedule->lapses > 0
            ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, " Forgotten %u time.",
                                            " Forgotten %u times.", schedule->lapses),
                               schedule->lapses)
            : g_strdup ("");
  g_autofree char *chance
      = g_strdup_printf (_ ("On %s you will know it with a chance of %d %% (today %d %%), and then "
                            "an answer helps most."),
                         due, then, today);

  return g_strconcat (answers, lapses, " ", chance, moved, NULL);
}

char *
lex_study_why_dup (LexStudy *study, const LexStudyCard *card, gint64 now)
{
  const LexSchedule *schedule = lex_study_get_schedule (study, card);
  const char *rest = get_rest (lex_study_today_get_rest (study, card, now));

  if (rest != NULL)
    return g_strdup (rest);
  switch (schedule->phase)
    {
    case LEX_PHASE_LEARNING:
    case LEX_PHASE_RELEARNING:
      return dup_steps (schedule);
    case LEX_PHASE_REVIEW:
      return dup_days (study, schedule, now);
    case LEX_PHASE_NEW:
    default:
      return g_strdup (_ ("You never answered it; it comes as one of the new cards of a day."));
    }
}
