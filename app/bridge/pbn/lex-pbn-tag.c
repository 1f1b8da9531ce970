/* lex-pbn-tag.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A tag of PBN and the section that it opens, as they are written.
 * It refuses to know what a tag means.
 * Only bridge/pbn calls it.
 */

#include "bridge/pbn/lex-pbn-tag-private.h"

#include <string.h>

LexPbnTag *
lex_pbn_tag_new (const char *name, const char *value, guint line)
{
  LexPbnTag *self = g_new0 (LexPbnTag, 1);

  self->name = g_strdup (name);
  self->value = g_strdup (value);
  self->line = line;
  if (g_str_equal (name, "Auction") || g_str_equal (name, "Play"))
    self->items = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_pbn_item_free);

  return self;
}

void
lex_pbn_tag_free (LexPbnTag *self)
{
  g_free (self->name);
  g_free (self->value);
  g_free (self->inherited);
  g_clear_pointer (&self->remarks, g_ptr_array_unref);
  g_clear_pointer (&self->items, g_ptr_array_unref);
  g_clear_pointer (&self->lines, g_ptr_array_unref);
  g_clear_pointer (&self->notes, g_ptr_array_unref);
  g_free (self);
}

char *
lex_pbn_tag_dup_note (const LexPbnTag *self, guint number)
{
  for (guint i = 0; self->notes != NULL && i < self->notes->len; i++)
    {
      const LexPbnTag *note = self->notes->pdata[i];
      const char *colon = strchr (note->value, ':');

      if (colon != NULL && g_ascii_strtoull (note->value, NULL, 10) == number)
        return g_strstrip (g_strdup (colon + 1));
    }

  return NULL;
}
