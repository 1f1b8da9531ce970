/* lex-interval.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Spans of time in words. It refuses to know what they are for. The pages of study call it.
 */

#include "widgets/study/lex-interval.h"

#include <glib/gi18n-lib.h>

#define HOUR 3600
#define MONTH 30.44
#define YEAR 365.25

char *
lex_interval_dup (const LexStudyOptions *options, gint64 from, gint64 to)
{
  const gint64 seconds = MAX (to - from, 0);
  const gint64 days = lex_study_day (options, to) - lex_study_day (options, from);

  if (days <= 0 && seconds < HOUR)
    return g_strdup_printf (_ ("%d min"), (int) MAX ((seconds + 59) / 60, 1));
  if (days <= 0)
    return g_strdup_printf (_ ("%d h"), (int) ((seconds + HOUR / 2) / HOUR));
  if (days < 60)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%d day", "%d days", (gulong) days),
                            (int) days);
  if (days < 2 * YEAR)
    return g_strdup_printf (_ ("%.0f months"), (double) days / MONTH);
  return g_strdup_printf (_ ("%.1f years"), (double) days / YEAR);
}

char *
lex_interval_dup_clock (gint64 seconds)
{
  const int rest = (int) MAX (seconds, 0);

  if (rest >= HOUR)
    return g_strdup_printf ("%d:%02d:%02d", rest / HOUR, rest / 60 % 60, rest % 60);
  return g_strdup_printf ("%d:%02d", rest / 60, rest % 60);
}
