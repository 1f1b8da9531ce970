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

/* The zone is that of this wall, then. */
static char *
dup_moment (int day[3], int hour, int minute)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autoptr (GDateTime) time = g_date_time_new (zone, day[0], day[1], day[2], hour, minute, 0);

  return time != NULL ? g_date_time_format (time, "%Y-%m-%dT%H:%M:%S%:z") : NULL;
}

gboolean
lex_case_moment_read (const char *typed, const char *before, char **moment)
{
  g_autofree char *text = g_strstrip (g_strdup (typed));
  g_autofree char *shown = lex_case_moment_dup_shown (before);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
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
  if ((sscanf (text, "%2d%*[:.]%2d%n", &hour, &minute, &end) == 2 && text[end] == '\0')
      || (sscanf (text, "%4d-%2d-%2d%*[T ]%2d%*[:.]%2d%n", &day[0], &day[1], &day[2], &hour,
                  &minute, &end)
              == 5
          && text[end] == '\0'))
    *moment = dup_moment (day, hour, minute);
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
