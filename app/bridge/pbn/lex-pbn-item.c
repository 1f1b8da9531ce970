/* lex-pbn-item.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One call of an auction or one card of a play, as it is written.
 * It refuses to know whether such a call or card can be.
 * Only bridge/pbn calls it.
 */

#include "bridge/pbn/lex-pbn-item-private.h"

LexPbnItem *
lex_pbn_item_new (const char *text, guint line)
{
  LexPbnItem *self = g_new0 (LexPbnItem, 1);

  self->text = g_strdup (text);
  self->line = line;

  return self;
}

void
lex_pbn_item_free (LexPbnItem *self)
{
  g_free (self->text);
  g_clear_pointer (&self->glyphs, g_array_unref);
  g_clear_pointer (&self->remarks, g_ptr_array_unref);
  g_free (self);
}

char *
lex_pbn_item_dup_text (const LexPbnItem *self)
{
  if (self->mark == 0)
    return g_strdup (self->text);
  if (*self->text == '\0')
    return g_strdup_printf ("^%c", self->mark);

  return g_strdup_printf ("^%c %s", self->mark, self->text);
}
