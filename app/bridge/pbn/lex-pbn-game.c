/* lex-pbn-game.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One game of PBN as it is written: tags, calls, cards, other lines, comments.
 * It refuses to know what any of them means, and how they are parted or printed.
 * PBN's reader makes it; whoever exports a game sets its tags.
 */

#include "bridge/pbn/lex-pbn-game-private.h"

#include <string.h>

LexPbnGame *
lex_pbn_game_new (void)
{
  LexPbnGame *self = g_new0 (LexPbnGame, 1);

  self->tags = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_pbn_tag_free);

  return self;
}

void
lex_pbn_game_free (LexPbnGame *self)
{
  g_clear_pointer (&self->remarks, g_ptr_array_unref);
  g_clear_pointer (&self->tags, g_ptr_array_unref);
  g_clear_pointer (&self->header, g_hash_table_unref);
  g_free (self);
}

LexPbnTag *
lex_pbn_game_find (const LexPbnGame *self, const char *name)
{
  for (guint i = 0; i < self->tags->len; i++)
    {
      LexPbnTag *tag = self->tags->pdata[i];

      if (g_str_equal (tag->name, name))
        return tag;
    }

  return NULL;
}

const char *
lex_pbn_game_get_value (const LexPbnGame *self, const char *name)
{
  const LexPbnTag *tag;

  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  tag = lex_pbn_game_find (self, name);
  if (tag != NULL)
    return tag->inherited != NULL ? tag->inherited : tag->value;

  return self->header != NULL ? g_hash_table_lookup (self->header, name) : NULL;
}

GPtrArray *
lex_pbn_game_get_lines (const LexPbnGame *self, const char *name)
{
  const LexPbnTag *tag;

  g_return_val_if_fail (self != NULL && name != NULL, NULL);

  tag = lex_pbn_game_find (self, name);
  return tag != NULL ? tag->lines : NULL;
}

void
lex_pbn_game_set_value (LexPbnGame *self, const char *name, const char *value)
{
  LexPbnTag *tag;

  g_return_if_fail (self != NULL && name != NULL && value != NULL);
  g_return_if_fail (strpbrk (value, "\r\n") == NULL);

  tag = lex_pbn_game_find (self, name);
  if (tag == NULL)
    {
      g_ptr_array_add (self->tags, lex_pbn_tag_new (name, value, 0));
      return;
    }
  g_free (tag->value);
  tag->value = g_strdup (value);
  g_clear_pointer (&tag->inherited, g_free);
}

void
lex_pbn_game_add_comment (LexPbnGame *self, const char *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  lex_pbn_remarks_add (&self->remarks, '{', text);
}
