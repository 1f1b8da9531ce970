/* lex-intake-levels.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lists that are numbered alike, one within another: to which of them a number belongs. It refuses
 * to guess: the 2 that may go on from two lists belongs to none. Only lex-intake-numbering.c calls
 * it.
 */

#include "intake/lex-intake-levels.h"

#include <string.h>

/* 9 and 10 do not begin at the same place where numbers end at one. */
#define SAME_INDENT 1

typedef struct
{
  guint indent;
  char style; /* the sign behind the number, or the bracket before it */
  guint value;
  char *above; /* nullable: the key of what the list stands below */
  char *key;
} LexIntakeLevel;

static void
level_clear (gpointer data)
{
  LexIntakeLevel *self = data;

  g_free (self->above);
  g_free (self->key);
}

void
lex_intake_levels_init (LexIntakeLevels *self)
{
  *self = (LexIntakeLevels){ 0 };
  self->open = g_array_new (FALSE, FALSE, sizeof (LexIntakeLevel));
  g_array_set_clear_func (self->open, level_clear);
}

void
lex_intake_levels_clear (LexIntakeLevels *self)
{
  g_clear_pointer (&self->open, g_array_unref);
  g_clear_pointer (&self->base, g_free);
  g_clear_pointer (&self->point, g_free);
}

void
lex_intake_levels_begin (LexIntakeLevels *self, const char *base)
{
  g_array_set_size (self->open, 0);
  g_free (self->base);
  self->base = g_strdup (base);
  g_clear_pointer (&self->point, g_free);
  self->lost = FALSE;
}

static LexIntakeLevel *
get_level (const LexIntakeLevels *self, guint index)
{
  return &g_array_index (self->open, LexIntakeLevel, index);
}

static LexIntakeLevel *
get_last (const LexIntakeLevels *self)
{
  return self->open->len > 0 ? get_level (self, self->open->len - 1) : NULL;
}

void
lex_intake_levels_set_point (LexIntakeLevels *self, const LexIntakeBlock *block, const char *key)
{
  g_free (self->point);
  self->point = g_strdup (key);
  self->point_indent = block->indent;
  self->lost = FALSE;
  g_array_set_size (self->open, MIN (self->open->len, 1));
}

static char
get_style (const LexIntakeBlock *block)
{
  const char *mark = block->mark ? block->mark : "";
  gsize length = strspn (mark, "0123456789");

  if (*mark == '(')
    return '(';
  /* `1. (a)` is of the list of `2.` */
  return length > 0 ? (mark[length] == ')' ? ')' : '.') : strchr (mark, ')') ? ')' : '.';
}

static gboolean
is_alike (const LexIntakeLevel *level, const LexIntakeBlock *block)
{
  return level->style == get_style (block) && level->indent <= block->indent + SAME_INDENT
         && block->indent <= level->indent + SAME_INDENT;
}

static char *
dup_below (const char *key, guint value)
{
  return key ? g_strdup_printf ("%s.%u", key, value) : g_strdup_printf ("%u", value);
}

static char *
push (LexIntakeLevels *self, const LexIntakeBlock *block, guint value, const char *below)
{
  LexIntakeLevel level
      = { block->indent, get_style (block), value, g_strdup (below), dup_below (below, value) };

  g_array_append_val (self->open, level);
  return g_strdup (level.key);
}

/* Goes on with a list that is open, and closes those within it. */
static char *
go_on (LexIntakeLevels *self, guint index, guint value)
{
  LexIntakeLevel *level = get_level (self, index);

  level->value = MAX (level->value, value);
  g_free (level->key);
  level->key = dup_below (level->above, value);
  g_array_set_size (self->open, index + 1);
  g_clear_pointer (&self->point, g_free);
  return g_strdup (level->key);
}

/* The first number, or the first behind one that printed its whole number: 2 behind 1.7. */
static char *
dup_first (LexIntakeLevels *self, const LexIntakeBlock *block, guint value)
{
  g_autofree char *point = g_strdup (self->point);

  if (!point || (!self->base && value == g_ascii_strtoull (point, NULL, 10) + 1))
    {
      g_clear_pointer (&self->point, g_free);
      return push (self, block, value, self->base);
    }
  return value == 1 && block->indent > self->point_indent + SAME_INDENT
             ? push (self, block, value, point)
             : NULL;
}

/* The innermost list that waits for a number, any for 0, and how many do. */
static guint
find_waiting (const LexIntakeLevels *self, const LexIntakeBlock *block, guint value, gboolean alike,
              guint *n)
{
  guint found = 0;

  *n = 0;
  for (guint i = 0; i < self->open->len; i++)
    {
      const LexIntakeLevel *level = get_level (self, i);

      if (level->style != get_style (block) || (alike && !is_alike (level, block))
          || (value && level->value + 1 != value))
        continue;
      found = i;
      *n += 1;
    }
  return found;
}

static gboolean
begins_within (const LexIntakeLevels *self, const LexIntakeBlock *block)
{
  const LexIntakeLevel *last = get_last (self);
  guint n;

  find_waiting (self, block, 0, FALSE, &n);
  return n == 0 || block->indent > last->indent + SAME_INDENT;
}

static char *
dup_place (LexIntakeLevels *self, const LexIntakeBlock *block, guint value, gboolean returns)
{
  const LexIntakeLevel *last = get_last (self);
  guint n, index = find_waiting (self, block, value, TRUE, &n);

  if (n > 0)
    return n == 1 || returns ? go_on (self, index, value) : NULL;
  if (value == 1 && (begins_within (self, block) || returns))
    return push (self, block, value, self->point ? self->point : last->key);
  if (value == 1)
    return NULL;
  /* Some numbers were lost, or stand in another order: what is printed is believed. */
  index = find_waiting (self, block, 0, TRUE, &n);
  if (n == 0)
    index = find_waiting (self, block, value, FALSE, &n);
  return n == 1 ? go_on (self, index, value) : NULL;
}

char *
lex_intake_levels_dup_key (LexIntakeLevels *self, const LexIntakeBlock *block, guint value,
                           gboolean returns)
{
  char *key = NULL;

  if (!self->lost)
    key = self->open->len == 0 ? dup_first (self, block, value)
                               : dup_place (self, block, value, returns);
  self->lost = key == NULL;
  return key;
}
