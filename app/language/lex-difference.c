/* lex-difference.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two texts compared word by word. It refuses to know what the texts are and how a difference is
 * shown. Every room to its left may call it.
 *
 * The way from one text to the other with the fewest steps, after Myers (1986): for each number of
 * steps, how far one comes on each diagonal. The number of steps is limited, so that texts that
 * have nothing in common cost no more than memory for a table of that size.
 */

#include "language/lex-difference.h"

#include <string.h>

/* More words than two editions of a clause differ in; the table holds the square of it. */
#define MAX_STEPS 1000

/* Beyond the edges: no step leads there. */
#define NOWHERE (-1)

/* A word or a mark. */
typedef struct
{
  gsize start;
  gsize end;
  guint id; /* the same for those that count as the same */
} Token;

static gboolean
is_word (gunichar letter)
{
  return g_unichar_isalnum (letter) || g_unichar_ismark (letter);
}

/* Marks that are typed one way or another. */
static const char *
get_canonical (gunichar letter)
{
  switch (letter)
    {
    case 0x2018:
    case 0x2019:
    case '\'':
      return "'";
    case 0x201C:
    case 0x201D:
    case 0x201E:
    case 0x00AB:
    case 0x00BB:
    case '"':
      return "\"";
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
    case '-':
      return "-";
    default:
      return NULL;
    }
}

static guint
get_id (GHashTable *ids, const char *text, gsize length, gunichar first)
{
  const char *canonical = get_canonical (first);
  char *key = canonical != NULL ? g_strdup (canonical) : g_strndup (text, length);
  guint id = GPOINTER_TO_UINT (g_hash_table_lookup (ids, key));

  if (id != 0)
    {
      g_free (key);
      return id;
    }
  id = g_hash_table_size (ids) + 1;
  g_hash_table_insert (ids, key, GUINT_TO_POINTER (id));
  return id;
}

static GArray *
tokenize (const char *text, GHashTable *ids)
{
  GArray *tokens = g_array_new (FALSE, FALSE, sizeof (Token));

  for (const char *c = text; *c != '\0';)
    {
      const char *start = c;
      const gunichar first = g_utf8_get_char (c);
      Token token;

      c = g_utf8_next_char (c);
      if (g_unichar_isspace (first))
        continue;
      while (is_word (first) && *c != '\0' && is_word (g_utf8_get_char (c)))
        c = g_utf8_next_char (c);
      token = (Token){ (gsize) (start - text), (gsize) (c - text),
                       get_id (ids, start, (gsize) (c - start), first) };
      g_array_append_val (tokens, token);
    }
  return tokens;
}

static const Token *
get_token (GArray *tokens, guint index)
{
  return &g_array_index (tokens, Token, index);
}

/* The stretch of both texts between their common beginning and end.
 * @far: by step, how far each diagonal came; the row of step d has 2 d + 1 numbers. */
typedef struct
{
  GArray *before, *after;
  int offset;
  int n_before, n_after;
  GPtrArray *far;
} Middle;

static gboolean
is_same (const Middle *self, int x, int y)
{
  return get_token (self->before, (guint) (self->offset + x))->id
         == get_token (self->after, (guint) (self->offset + y))->id;
}

/* How far step @d - 1 came on a diagonal, whose row begins at -(@d - 1). */
static int
get_far (const int *last, int d, int k)
{
  return k > -d && k < d ? last[k + d - 1] : NOWHERE;
}

/* Where step @d begins on diagonal @k, and whether it goes down, adding a word. */
static int
get_start (const Middle *self, const int *last, int d, int k, gboolean *down)
{
  int left = get_far (last, d, k - 1), above = get_far (last, d, k + 1);

  left = left != NOWHERE && left < self->n_before ? left + 1 : NOWHERE;
  above = above != NOWHERE && above - k <= self->n_after ? above : NOWHERE;
  *down = above > left;
  return MAX (left, above);
}

static int
slide (const Middle *self, int x, int k)
{
  while (x < self->n_before && x - k < self->n_after && is_same (self, x, x - k))
    x++;
  return x;
}

/* Fills the table up to the step that reaches the end. */
static gboolean
walk (Middle *self)
{
  const int *last = NULL;

  for (int d = 0; d <= MAX_STEPS; d++)
    {
      int *row = g_new (int, 2 * d + 1);

      g_ptr_array_add (self->far, row);
      for (int k = -d; k <= d; k++)
        {
          gboolean down;
          const int x = d == 0 ? 0 : get_start (self, last, d, k, &down);

          row[k + d] = x != NOWHERE ? slide (self, x, k) : NOWHERE;
          if (row[k + d] == self->n_before && row[k + d] - k == self->n_after)
            return TRUE;
        }
      last = row;
    }
  return FALSE;
}

static void
add_run (GArray *runs, LexDifferenceKind kind, const Token *token)
{
  LexDifference *last = runs->len > 0 ? &g_array_index (runs, LexDifference, runs->len - 1) : NULL;
  LexDifference run = { kind, token->start, token->end };

  if (last != NULL && last->kind == kind)
    last->end = token->end;
  else
    g_array_append_val (runs, run);
}

/* Notes for each word of either text whether the other has it, from the end backwards. */
static void
trace (const Middle *self, gboolean *kept_before, gboolean *kept_after)
{
  int x = self->n_before, y = self->n_after;

  for (int d = (int) self->far->len - 1; d >= 0; d--)
    {
      const int k = x - y;
      gboolean down = FALSE;
      int start = d == 0 ? 0 : get_start (self, g_ptr_array_index (self->far, d - 1), d, k, &down);

      for (; x > start; x--, y--)
        {
          kept_before[x - 1] = TRUE;
          kept_after[y - 1] = TRUE;
        }
      if (d > 0 && down)
        y--;
      else if (d > 0)
        x--;
    }
}

static void
add_middle (const Middle *self, gboolean found, GArray *runs)
{
  g_autofree gboolean *kept_before = g_new0 (gboolean, (gsize) self->n_before + 1);
  g_autofree gboolean *kept_after = g_new0 (gboolean, (gsize) self->n_after + 1);
  int x = 0, y = 0;

  /* Without a way through, nothing is kept. */
  if (found)
    trace (self, kept_before, kept_after);
  while (x < self->n_before || y < self->n_after)
    {
      for (; x < self->n_before && !kept_before[x]; x++)
        add_run (runs, LEX_DIFFERENCE_REMOVED,
                 get_token (self->before, (guint) (self->offset + x)));
      for (; y < self->n_after && !kept_after[y]; y++)
        add_run (runs, LEX_DIFFERENCE_ADDED, get_token (self->after, (guint) (self->offset + y)));
      for (; x < self->n_before && kept_before[x] && y < self->n_after && kept_after[y]; x++, y++)
        add_run (runs, LEX_DIFFERENCE_SAME, get_token (self->before, (guint) (self->offset + x)));
    }
}

static Middle
find_middle (GArray *before, GArray *after)
{
  Middle self = { before, after, 0, 0, 0, NULL };
  int shared = (int) MIN (before->len, after->len), end = 0;

  while (self.offset < shared && is_same (&self, 0, 0))
    self.offset++;
  while (end < shared - self.offset
         && get_token (before, before->len - 1 - (guint) end)->id
                == get_token (after, after->len - 1 - (guint) end)->id)
    end++;
  self.n_before = (int) before->len - self.offset - end;
  self.n_after = (int) after->len - self.offset - end;
  self.far = g_ptr_array_new_with_free_func (g_free);
  return self;
}

GArray *
lex_differences_find (const char *before, const char *after)
{
  GArray *runs = g_array_new (FALSE, FALSE, sizeof (LexDifference));
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) first = NULL;
  g_autoptr (GArray) second = NULL;
  Middle middle;

  g_return_val_if_fail (before != NULL && after != NULL, runs);

  first = tokenize (before, ids);
  second = tokenize (after, ids);
  middle = find_middle (first, second);
  for (int i = 0; i < middle.offset; i++)
    add_run (runs, LEX_DIFFERENCE_SAME, get_token (first, (guint) i));
  add_middle (&middle, walk (&middle), runs);
  for (guint i = (guint) (middle.offset + middle.n_before); i < first->len; i++)
    add_run (runs, LEX_DIFFERENCE_SAME, get_token (first, i));
  g_ptr_array_unref (middle.far);
  return runs;
}
