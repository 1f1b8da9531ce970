/* lex-study-clock.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The clock of a timed quiz and of a mock exam: it strikes every second. It refuses to know what
 * happens when time is over. Whoever begins one starts it, and the room stops it.
 */

#include "widgets/study/lex-study-room-private.h"

static gboolean
strike_cb (gpointer user_data)
{
  LexStudyRoom *self = user_data;

  self->strike (self);
  lex_study_show_count (self);
  return G_SOURCE_CONTINUE;
}

void
lex_study_clock_start (LexStudyRoom *self, LexStudyStrike strike)
{
  self->strike = strike;
  if (self->tick == 0)
    self->tick = g_timeout_add_seconds (1, strike_cb, self);
}

void
lex_study_clock_stop (LexStudyRoom *self)
{
  if (self->tick != 0)
    g_source_remove (self->tick);
  self->tick = 0;
}
