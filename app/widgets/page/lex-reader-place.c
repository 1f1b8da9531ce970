/* lex-reader-place.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where in its page a reader stands, told and brought back: in pixels as long as the page is the
 * same, by the clause at the top when it may have another width. It refuses to know how it scrolls.
 * Whoever remembers places calls it.
 */

#include "widgets/page/lex-reader-private.h"

double
lex_reader_get_position (LexReader *self)
{
  g_return_val_if_fail (LEX_IS_READER (self), 0);

  return lex_scrolling_get_position (lex_reader_get_scrolling (self));
}

void
lex_reader_set_position (LexReader *self, double position)
{
  g_return_if_fail (LEX_IS_READER (self));

  lex_scrolling_set_position (lex_reader_get_scrolling (self), position);
}

LexLabel *
lex_reader_dup_top (LexReader *self, int *into)
{
  g_return_val_if_fail (LEX_IS_READER (self), NULL);
  g_return_val_if_fail (into != NULL, NULL);

  return lex_scrolling_dup_top (lex_reader_get_scrolling (self), into);
}

void
lex_reader_set_top (LexReader *self, LexLabel *top, int into)
{
  g_return_if_fail (LEX_IS_READER (self));
  g_return_if_fail (top != NULL);

  lex_scrolling_set_top (lex_reader_get_scrolling (self), top, into);
}
