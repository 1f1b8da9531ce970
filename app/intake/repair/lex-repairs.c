/* lex-repairs.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The list of what was repaired and what is to be asked. It does not know what the damage was nor
 * who tells the user. Every file of this room adds to it; the intake reads it.
 */

#include "intake/repair/lex-repairs.h"

struct _LexRepairs
{
  /* Owned */
  GPtrArray *items;   /* of LexRepair */
  GHashTable *places; /* what is printed and read as → (owned by @items) its LexRepair */
};

static void
repair_free (gpointer data)
{
  LexRepair *self = data;

  g_free (self->before);
  g_free (self->after);
  g_strfreev (self->readings);
  g_free (self);
}

LexRepairs *
lex_repairs_new (void)
{
  LexRepairs *self = g_new (LexRepairs, 1);

  self->items = g_ptr_array_new_with_free_func (repair_free);
  self->places = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
lex_repairs_free (LexRepairs *self)
{
  if (self == NULL)
    return;

  g_hash_table_unref (self->places);
  g_ptr_array_unref (self->items);
  g_free (self);
}

static void
list (LexRepairs *self, guint line, const char *before, const char *after,
      const char *const *readings)
{
  g_autofree char *joined = readings ? g_strjoinv ("\n", (char **) readings) : NULL;
  g_autofree char *key = g_strjoin ("\n", before, after ? "=" : "?", after ? after : joined, NULL);
  LexRepair *repair = g_hash_table_lookup (self->places, key);

  if (repair != NULL)
    {
      repair->times++;
      return;
    }
  repair = g_new (LexRepair, 1);
  *repair
      = (LexRepair){ line, g_strdup (before), g_strdup (after), g_strdupv ((char **) readings), 1 };
  g_ptr_array_add (self->items, repair);
  g_hash_table_insert (self->places, g_steal_pointer (&key), repair);
}

void
lex_repairs_add (LexRepairs *self, guint line, const char *before, const char *after)
{
  g_return_if_fail (self != NULL && before != NULL && after != NULL);

  list (self, line, before, after, NULL);
}

void
lex_repairs_ask (LexRepairs *self, guint line, const char *before, const char *const *readings)
{
  g_return_if_fail (self != NULL && before != NULL);

  list (self, line, before, NULL, readings);
}

GPtrArray *
lex_repairs_get_items (LexRepairs *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->items;
}
