/* lex-glimpse.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is shown of a hit before it is opened. It refuses to know where the words come from and
 * how they are shown. The store makes it, the front ends read it.
 */

#include "model/lex-glimpse.h"

void
lex_glimpse_free (LexGlimpse *self)
{
  if (self == NULL)
    return;
  g_free (self->heading);
  g_free (self->snippet);
  g_free (self->via);
  g_clear_pointer (&self->parents, g_ptr_array_unref);
  g_free (self);
}
