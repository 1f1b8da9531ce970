/* lex-intake-numbering.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How a document counts its clauses: which stand below which. It knows signs, stops and brackets,
 * and no text. Only lex-intake-outline.c calls it.
 */

#include "intake/lex-intake-numbering.h"

#include <string.h>

#include "model/lex-label.h"

void
lex_intake_numbering_init (LexIntakeNumbering *self, const LexIntakeKeys *keys,
                           const LexIntakeParts *parts, gboolean by_sign)
{
  *self = (LexIntakeNumbering){ .by_sign = by_sign, .keys = keys, .parts = parts };
  self->items = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  lex_intake_levels_init (&self->levels);
}

void
lex_intake_numbering_clear (LexIntakeNumbering *self)
{
  g_clear_pointer (&self->part, g_free);
  g_clear_pointer (&self->sign, g_free);
  g_clear_pointer (&self->last, g_free);
  g_clear_pointer (&self->items, g_hash_table_unref);
  lex_intake_levels_clear (&self->levels);
}

static void
set (char **key, const char *value)
{
  char *copy = g_strdup (value);

  g_free (*key);
  *key = copy;
}

void
lex_intake_numbering_begin_part (LexIntakeNumbering *self, const char *key)
{
  if (!self->parts || !self->parts->begin_anew)
    return;
  set (&self->part, key);
  set (&self->sign, NULL);
  set (&self->last, NULL);
  g_hash_table_remove_all (self->items);
  lex_intake_levels_begin (&self->levels, NULL);
}

/* Below a part a label has one name more, in which there are no stops and brackets. */
static char *
dup_whole (const LexIntakeNumbering *self, const char *number)
{
  GString *key;

  if (!self->part)
    return g_strdup (number);
  key = g_string_new (self->part);
  g_string_append_c (key, '/');
  for (const char *c = number; *c; c++)
    if (*c != ')')
      g_string_append_c (key, strchr (".(", *c) ? '-' : *c);
  return g_string_free (key, FALSE);
}

/* Whether a number says all of its place: the first point below a sign begins with the sign's own.
 */
static gboolean
is_whole (LexIntakeNumbering *self, const char *number)
{
  gsize length = self->sign ? strlen (self->sign) : 0;

  if (!self->sign || !g_str_has_prefix (number, self->sign) || number[length] != '.')
    return FALSE;
  self->whole |= !self->levels.point && self->levels.open->len == 0;
  return self->whole;
}

static char *
dup_point (LexIntakeNumbering *self, const LexIntakeBlock *block, const char *number)
{
  char *key = !self->by_sign || !self->sign || is_whole (self, number)
                  ? g_strdup (number)
                  : g_strdup_printf ("%s.%s", self->sign, number);

  lex_intake_levels_set_point (&self->levels, block, key);
  return key;
}

static char *
dup_sign (LexIntakeNumbering *self, const char *number)
{
  set (&self->sign, number);
  self->whole = FALSE;
  lex_intake_levels_begin (&self->levels, number);
  return g_strdup (number);
}

static LexLabel *
parse (const char *key)
{
  g_autofree char *text = g_strdup_printf ("x/%s", key);

  return lex_label_parse (text);
}

static char *
dup_parent (const char *key)
{
  g_autoptr (LexLabel) label = parse (key);
  g_autoptr (LexLabel) parent = label ? lex_label_dup_parent (label) : NULL;

  return parent ? g_strdup (lex_label_get_text (parent) + strlen ("x/")) : NULL;
}

/* A number alone; what it makes is no number that is printed elsewhere. */
static char *
dup_plain (LexIntakeNumbering *self, const LexIntakeBlock *block, const char *number,
           gboolean returns)
{
  guint value = (guint) g_ascii_strtoull (number, NULL, 10);
  char *key = lex_intake_levels_dup_key (&self->levels, block, value, returns);

  g_autofree char *above = key && value == 1 ? dup_parent (key) : NULL;

  /* What begins behind `a)` may stand below that, for which there are no labels. */
  if ((above && g_strcmp0 (above, self->last) != 0)
      || (key && self->parts && g_hash_table_contains (self->parts->printed, key)))
    {
      self->levels.lost = TRUE;
      g_clear_pointer (&key, g_free);
    }
  return key;
}

char *
lex_intake_numbering_dup_key (LexIntakeNumbering *self, const LexIntakeBlock *block,
                              const LexIntakeOpening *opening, gboolean returns)
{
  g_autofree char *number = opening->named ? dup_sign (self, opening->key)
                            : strchr (opening->key, '.')
                                ? dup_point (self, block, opening->key)
                                : dup_plain (self, block, opening->key, returns);
  g_autofree char *key = number ? dup_whole (self, number) : NULL;

  if (key && lex_intake_keys_is_free (self->keys, key))
    {
      set (&self->last, number);
      return g_steal_pointer (&key);
    }
  set (&self->last, NULL);
  return NULL;
}

gboolean
lex_intake_numbering_goes_on (const LexIntakeNumbering *self, const char *number)
{
  const char *dot = strrchr (number, '.');
  guint value = dot ? (guint) g_ascii_strtoull (dot + 1, NULL, 10) : 0;
  g_autofree char *above = dot ? g_strndup (number, (gsize) (dot - number)) : NULL;
  g_autofree char *before = NULL;

  if (value == 0 || !self->last
      || (self->parts && g_hash_table_contains (self->parts->printed, number)))
    return FALSE;
  if (value == 1)
    return g_str_equal (self->last, above);
  before = g_strdup_printf ("%s.%u", above, value - 1);
  return g_str_has_prefix (self->last, before) && !g_ascii_isdigit (self->last[strlen (before)]);
}

/* One way to read an item: `i)` is the ninth letter or the first of the romans. */
typedef struct
{
  char sign; /* tells the lists of one clause apart */
  guint value;
  char *name; /* what it adds to the clause that it stands below */
} Reading;

static guint
read_item (const LexIntakeBlock *block, Reading *readings)
{
  gboolean capital = block->marker == LEX_INTAKE_MARKER_CAPITAL;
  g_autofree char *core = g_ascii_strdown (block->mark ? block->mark : "", -1);
  guint n = 0;

  g_strstrip (g_strdelimit (core, "().:", ' '));
  if ((capital || block->marker == LEX_INTAKE_MARKER_SMALL) && block->value <= 26)
    readings[n++]
        = (Reading){ capital ? 'A' : 'a', block->value,
                     g_strdup_printf ("%c", (capital ? 'A' : 'a') + (int) block->value - 1) };
  if (!capital && block->roman > 0)
    readings[n++] = (Reading){ '(', block->roman,
                               g_strdup_printf (
                                   "(%s)", strrchr (core, ' ') ? strrchr (core, ' ') + 1 : core) };
  return n;
}

/* Whether an item goes on below a clause, or begins right below the last one. */
static char *
dup_item (LexIntakeNumbering *self, const char *base, const Reading *reading)
{
  g_autofree char *list = g_strdup_printf ("%s %c", base, reading->sign);
  g_autofree char *key = g_strconcat (base, reading->name, NULL);
  g_autofree char *above = dup_parent (key);
  guint before = GPOINTER_TO_UINT (g_hash_table_lookup (self->items, list));

  if (g_strcmp0 (above, base) != 0 || reading->value != before + 1
      || (before == 0 && !g_str_equal (base, self->last)))
    return NULL;
  return g_steal_pointer (&key);
}

static char *
dup_number_below (LexIntakeNumbering *self, const Reading *reading, char **list)
{
  g_autofree char *base = g_strdup (self->last);

  while (base)
    {
      char *key = dup_item (self, base, reading);
      char *parent;

      if (key)
        {
          *list = g_strdup_printf ("%s %c", base, reading->sign);
          return key;
        }
      parent = dup_parent (base);
      g_free (base);
      base = parent;
    }
  return NULL;
}

char *
lex_intake_numbering_dup_below (LexIntakeNumbering *self, const LexIntakeBlock *block,
                                gboolean *unsure)
{
  Reading readings[2] = { { 0 } };
  guint n = self->last ? read_item (block, readings) : 0, found = 0;
  g_autofree char *number = NULL;
  g_autofree char *list = NULL;
  g_autofree char *key = NULL;

  *unsure = n > 0;
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *own_list = NULL;
      g_autofree char *own = dup_number_below (self, &readings[i], &own_list);

      if (own && found++ == 0)
        {
          number = g_steal_pointer (&own);
          list = g_steal_pointer (&own_list);
          g_hash_table_insert (self->items, g_strdup (list), GUINT_TO_POINTER (readings[i].value));
        }
      g_free (readings[i].name);
    }
  key = found == 1 ? dup_whole (self, number) : NULL;
  if (!key || !lex_intake_keys_is_free (self->keys, key))
    return NULL;
  set (&self->last, number);
  *unsure = FALSE;
  return g_steal_pointer (&key);
}
