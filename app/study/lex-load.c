/* lex-load.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How the work is spread over days: a card comes on the emptiest day that serves it as well, and
 * after a break what is overdue is parted. It refuses to know which card is which. The services
 * call it.
 */

#include "study/lex-load.h"

#define SECONDS_A_DAY 86400

struct _LexLoad
{
  LexStudyOptions options;
  gint64 first;
  GArray *days; /* of guint; grows */
};

LexLoad *
lex_load_new (const LexStudyOptions *options, gint64 first)
{
  LexLoad *self = g_new0 (LexLoad, 1);

  self->options = *options;
  self->first = first;
  self->days = g_array_new (FALSE, TRUE, sizeof (guint));
  return self;
}

void
lex_load_free (LexLoad *self)
{
  if (!self)
    return;
  g_array_unref (self->days);
  g_free (self);
}

static guint
get_place (const LexLoad *self, gint64 day)
{
  return (guint) CLAMP (day - self->first, 0, (gint64) self->options.most_days);
}

static void
count (LexLoad *self, gint64 day)
{
  guint at = get_place (self, day);

  if (at >= self->days->len)
    g_array_set_size (self->days, at + 1);
  g_array_index (self->days, guint, at)++;
}

void
lex_load_add (LexLoad *self, const LexSchedule *schedule)
{
  if (schedule->phase != LEX_PHASE_NEW)
    count (self, lex_study_day (&self->options, schedule->due));
}

void
lex_load_remove (LexLoad *self, const LexSchedule *schedule)
{
  guint at = get_place (self, lex_study_day (&self->options, schedule->due));

  if (schedule->phase != LEX_PHASE_NEW && at < self->days->len
      && g_array_index (self->days, guint, at) > 0)
    g_array_index (self->days, guint, at)--;
}

guint
lex_load_count (const LexLoad *self, gint64 day)
{
  gint64 at = day - self->first;

  return at >= 0 && at < self->days->len ? g_array_index (self->days, guint, at) : 0;
}

/* What is counted of days in a row, the first of which is @from days behind the calendar's. */
static inline guint
peek (const LexLoad *self, gint64 from, guint days)
{
  const guint64 at = (guint64) (from + days);

  return at < self->days->len ? g_array_index (self->days, guint, at) : 0;
}

/* From the planned interval outwards, so that among equals the nearest wins. */
static guint
choose_days (const LexLoad *self, gint64 answered, guint planned)
{
  const gint64 from = answered - self->first;
  guint least, most, best = planned;
  guint fewest = peek (self, from, planned);
  guint farthest;

  lex_schedule_get_range (&self->options, planned, &least, &most);
  farthest = MAX (MAX (planned, most) - MIN (planned, most), planned - MIN (planned, least));
  /* No day is emptier than an empty one. */
  for (guint away = 1; away <= farthest && fewest > 0; away++)
    {
      if (away <= planned && planned - away >= least && peek (self, from, planned - away) < fewest)
        fewest = peek (self, from, best = planned - away);
      if (planned + away <= most && peek (self, from, planned + away) < fewest)
        fewest = peek (self, from, best = planned + away);
    }
  return best;
}

void
lex_load_balance (LexLoad *self, LexSchedule *schedule)
{
  gint64 answered = lex_study_day (&self->options, schedule->answered);
  gint64 planned = lex_study_day (&self->options, schedule->due) - answered;
  guint days;

  if (schedule->phase != LEX_PHASE_REVIEW || planned < 1)
    return;
  days = choose_days (self, answered, (guint) planned);
  schedule->due += ((gint64) days - planned) * SECONDS_A_DAY;
  count (self, answered + days);
}

GArray *
lex_load_spread (const LexLoad *self, guint n_overdue, guint most)
{
  GArray *plan = g_array_new (FALSE, FALSE, sizeof (LexBacklogDay));

  g_return_val_if_fail (most > 0, plan);

  for (gint64 day = self->first; n_overdue > 0; day++)
    {
      guint own = lex_load_count (self, day);
      guint room = own < most ? most - own : 1;
      LexBacklogDay planned = { day, MIN (room, n_overdue) };

      g_array_append_val (plan, planned);
      n_overdue -= planned.n;
    }
  return plan;
}
