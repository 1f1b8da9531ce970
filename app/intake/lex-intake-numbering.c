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
lex_intake_numbering_clear (LexIntakeNumbering *self)
{
  g_clear_pointer (&self->sign, g_free);
  g_clear_pointer (&self->point, g_free);
  g_clear_pointer (&self->last, g_free);
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

gboolean
lex_intake_numbering_is_free (const LexIntakeNumbering *self, const char *key)
{
  g_autoptr (LexLabel) label = parse (key);

  return label && !g_hash_table_contains (self->taken, key);
}

static void
set (char **key, const char *value)
{
  g_free (*key);
  *key = g_strdup (value);
}

/* Whether a number says all of its place: the first point below a sign begins with the sign's own.
 */
static gboolean
is_whole (LexIntakeNumbering *self, const char *number)
{
  gsize length = self->sign ? strlen (self->sign) : 0;

  if (!self->sign || !g_str_has_prefix (number, self->sign) || number[length] != '.')
    return FALSE;
  self->whole |= self->point == NULL;
  return self->whole;
}

char *
lex_intake_numbering_dup_key (LexIntakeNumbering *self, const LexIntakeBlock *block,
                              const LexIntakeOpening *opening)
{
  gboolean bracket = block->mark && g_str_has_suffix (block->mark, ")");
  gboolean top = !self->by_sign || opening->named || !self->sign || is_whole (self, opening->key);
  char *key = top ? g_strdup (opening->key)
                  : g_strdup_printf ("%s.%s", bracket && self->point ? self->point : self->sign,
                                     opening->key);

  if (opening->named)
    {
      set (&self->sign, key);
      set (&self->point, NULL);
      self->whole = FALSE;
    }
  else if (!bracket)
    set (&self->point, key);
  return key;
}

/* What an item of a list adds to the clause that it stands below. `(i)` is a letter only behind
 * `(h)`. */
static char *
dup_item (const LexIntakeNumbering *self, const char *base, const LexIntakeBlock *block)
{
  const char letter
      = (char) ((block->marker == LEX_INTAKE_MARKER_CAPITAL ? 'A' : 'a') + (int) block->value - 1);
  g_autofree char *before = g_strdup_printf ("%s%c", base, letter - 1);
  g_autofree char *core = g_ascii_strdown (block->mark ? block->mark : "", -1);
  gboolean roman = block->marker == LEX_INTAKE_MARKER_ROMAN
                   || (block->roman > 0 && !g_hash_table_contains (self->taken, before));

  g_strstrip (g_strdelimit (core, "().", ' '));
  if (roman && block->marker != LEX_INTAKE_MARKER_CAPITAL)
    return g_strdup_printf ("%s(%s)", base, core);
  if (block->marker == LEX_INTAKE_MARKER_SMALL || block->marker == LEX_INTAKE_MARKER_CAPITAL)
    return g_strdup_printf ("%s%c", base, letter);
  return NULL;
}

char *
lex_intake_numbering_dup_below (const LexIntakeNumbering *self, const LexIntakeBlock *block)
{
  g_autofree char *base = g_strdup (self->last);

  while (base)
    {
      g_autofree char *key = dup_item (self, base, block);
      g_autofree char *above = key ? dup_parent (key) : NULL;
      char *parent;

      if (above && g_str_equal (above, base) && lex_intake_numbering_is_free (self, key))
        return g_steal_pointer (&key);
      parent = dup_parent (base);
      g_free (base);
      base = parent;
    }
  return NULL;
}

void
lex_intake_numbering_set_last (LexIntakeNumbering *self, const char *key)
{
  set (&self->last, key);
}
