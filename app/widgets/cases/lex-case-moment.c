/* lex-case-moment.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Times as people read and type them. It refuses to know what they are of. The controls and the
 * window of cases call it.
 */

#include "widgets/cases/lex-case-moment.h"

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#define MINUTES_SHOWN 120
#define HALF_A_DAY (12 * G_TIME_SPAN_HOUR)

char *
lex_case_moment_dup_shown (const char *moment)
{
  char *shown;

  if (moment == NULL || strlen (moment) < strlen ("2026-11-22T23:59"))
    return g_strdup (moment != NULL ? moment : "");
  shown = g_strndup (moment, strlen ("2026-11-22T23:59"));
  g_strdelimit (shown, "T", ' ');
  return shown;
}

/* That of this wall, unless what is corrected was written down by another. */
static GTimeZone *
find_zone (const char *before)
{
  g_autoptr (GDateTime) then = before != NULL ? g_date_time_new_from_iso8601 (before, NULL) : NULL;
  g_autoptr (GDateTime) here = then != NULL ? g_date_time_to_local (then) : NULL;

  return here == NULL || g_date_time_get_utc_offset (here) == g_date_time_get_utc_offset (then)
             ? g_time_zone_new_local ()
             : g_time_zone_ref (g_date_time_get_timezone (then));
}

/* Only a time was typed: what would be most of a day ahead was before midnight. A watch may be
 * somewhat fast, though. */
static GDateTime *
settle_day (GDateTime *time, GDateTime *now)
{
  GDateTime *settled = time != NULL && g_date_time_difference (time, now) > HALF_A_DAY
                           ? g_date_time_add_days (time, -1)
                           : time;

  if (settled != time)
    g_date_time_unref (time);
  return settled;
}

static gboolean
read_time (const char *text, int *hour, int *minute)
{
  int end = 0;

  return sscanf (text, "%2d%*[:.]%2d%n", hour, minute, &end) == 2 && text[end] == '\0';
}

gboolean
lex_case_moment_read (const char *typed, const char *before, GDateTime *now, char **moment)
{
  g_autofree char *text = g_strstrip (g_strdup (typed));
  g_autofree char *shown = lex_case_moment_dup_shown (before);
  g_autoptr (GTimeZone) zone = find_zone (before);
  g_autoptr (GDateTime) time = NULL;
  int day[3];
  int hour;
  int minute;
  int end = 0;

  *moment = NULL;
  if (*text == '\0')
    return TRUE;
  if (g_str_equal (text, shown))
    {
      *moment = g_strdup (before);
      return TRUE;
    }
  if (sscanf (shown, "%d-%d-%d", &day[0], &day[1], &day[2]) != 3)
    g_date_time_get_ymd (now, &day[0], &day[1], &day[2]);
  if (read_time (text, &hour, &minute))
    time = settle_day (g_date_time_new (zone, day[0], day[1], day[2], hour, minute, 0), now);
  else if (sscanf (text, "%4d-%2d-%2d%*[T ]%2d%*[:.]%2d%n", &day[0], &day[1], &day[2], &hour,
                   &minute, &end)
               == 5
           && text[end] == '\0')
    time = g_date_time_new (zone, day[0], day[1], day[2], hour, minute, 0);
  *moment = time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%S%:z") : NULL;
  return *moment != NULL;
}

char *
lex_case_moment_dup_since (gint64 seconds)
{
  const gint64 minutes = MAX (seconds, 0) / 60;

  /* Translators: how long ago the director was called */
  if (minutes < MINUTES_SHOWN)
    return g_strdup_printf (_ ("%d min"), (int) minutes);
  return g_strdup_printf (_ ("%d h %d min"), (int) (minutes / 60), (int) (minutes % 60));
}

char *
lex_case_moment_dup_waiting (const LexCase *value)
{
  g_autofree char *now = lex_case_dup_now ();
  g_autofree char *since = NULL;
  gint64 seconds;

  if (value->values[LEX_CASE_RULED] != NULL
      || g_strcmp0 (value->values[LEX_CASE_STATUS], LEX_CASE_OPEN) != 0
      || !lex_case_get_seconds (value->values[LEX_CASE_CALLED], now, &seconds))
    return NULL;
  since = lex_case_moment_dup_since (seconds);
  /* Translators: %s is a time such as 12 min */
  return g_strdup_printf (_ ("%s since the call"), since);
}
