/* lex-situations.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How people ask for a clause. It refuses to know where that is kept and how it is found by. The
 * corpus makes it, the services hand it to the store.
 */

#include "model/lex-situations.h"

LexSituations *
lex_situations_new (LexLabel *label)
{
  LexSituations *self;

  g_return_val_if_fail (label != NULL, NULL);

  self = g_new0 (LexSituations, 1);
  self->label = lex_label_ref (label);
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    self->phrases[i] = g_ptr_array_new_with_free_func (g_free);
  return self;
}

void
lex_situations_free (LexSituations *self)
{
  if (self == NULL)
    return;
  for (guint i = 0; i < LEX_N_LANGUAGES; i++)
    g_ptr_array_unref (self->phrases[i]);
  lex_label_unref (self->label);
  g_free (self);
}
