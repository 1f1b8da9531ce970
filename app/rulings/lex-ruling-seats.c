/* lex-ruling-seats.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From roles as seen from the offender to seats at the table. It refuses to know who declares.
 * Whoever shows the words of a path calls it.
 */

#include "rulings/lex-ruling-seats.h"

#include <string.h>

static const struct
{
  const char *role;
  guint turn; /* how many seats clockwise of the offender */
} roles[] = { { "offender", 0 }, { "lho", 1 }, { "partner", 2 }, { "rho", 3 } };

gboolean
lex_ruling_find_seat (const char *role, LexSeat offender, LexSeat *seat)
{
  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (g_strcmp0 (role, roles[i].role) == 0)
      {
        *seat = (LexSeat) (((guint) offender + roles[i].turn) % LEX_N_SEATS);
        return TRUE;
      }
  return FALSE;
}

/* Spans come in order of their start. One that begins behind the insertion moves whole; one around
 * it grows. */
static void
make_room (GArray *spans, gsize at, gsize n_bytes)
{
  for (guint i = 0; i < spans->len; i++)
    {
      LexSpan *span = &g_array_index (spans, LexSpan, i);

      if (span->start >= at)
        span->start += n_bytes;
      if (span->end >= at)
        span->end += n_bytes;
    }
}

LexText *
lex_ruling_name_seats (LexText *text, const LexSeat *offender)
{
  g_autoptr (GString) plain = NULL;
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (LexSpan));
  const LexSpan *given;
  gsize n_spans;

  g_return_val_if_fail (text != NULL, NULL);

  if (offender == NULL)
    return lex_text_ref (text);
  plain = g_string_new (lex_text_get_plain (text));
  given = lex_text_get_spans (text, &n_spans);
  if (n_spans > 0)
    g_array_append_vals (spans, given, (guint) n_spans);
  for (guint i = 0; i < spans->len; i++)
    {
      const LexSpan span = g_array_index (spans, LexSpan, i);
      g_autofree char *words = NULL;
      LexSeat seat;

      if (span.kind != LEX_SPAN_WHO || !lex_ruling_find_seat (span.target, *offender, &seat))
        continue;
      /* A no-break space, so that no letter begins a line alone. */
      words = g_strdup_printf ("\u00a0(%c)", lex_seat_get_letter (seat));
      g_string_insert (plain, (gssize) span.end, words);
      make_room (spans, span.end, strlen (words));
    }
  return lex_text_new (plain->str, (const LexSpan *) (void *) spans->data, spans->len);
}
