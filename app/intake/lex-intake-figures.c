/* lex-intake-figures.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Takes the lines of figures out of the blocks that were made of them. It does not know what a
 * figure says. Only lex-intake-other.c calls it.
 */

#include "intake/lex-intake-figures.h"

#include <string.h>

#include "intake/formats/lex-intake-blocks.h"

/* The blocks being made anew. */
typedef struct
{
  char **lines;
  guint n_lines;
  gboolean *drawn; /* by line, from 0: whether it is part of a figure */
  GPtrArray *out;
} Parting;

/* The mark of a page is no word of its line. */
static const char *
skip_page_mark (const char *line)
{
  const char *end = g_str_has_prefix (line, "<|") ? strstr (line, "|>") : NULL;

  return end ? end + 2 : line;
}

/* The words of some lines as one block, with what is known of the block they were in. */
static void
add_lines (Parting *self, const LexIntakeBlock *block, guint first, guint end)
{
  g_autoptr (GString) words = g_string_new (NULL);
  LexIntakeBlock *part;

  for (guint i = first; i < end; i++)
    g_string_append_printf (words, "%s%s", i > first ? " " : "", skip_page_mark (self->lines[i]));
  part = lex_intake_block_read (first + 1, words->str);
  part->page = block->page;
  if (*part->text)
    g_ptr_array_add (self->out, part);
  else
    lex_intake_block_free (part);
}

/* The lines of a block that are no figure, run by run. */
static void
part_block (Parting *self, const LexIntakeBlock *block, guint first, guint end)
{
  for (guint i = first; i < end;)
    {
      guint run = i;

      while (run < end && !self->drawn[run])
        run++;
      if (run > i)
        add_lines (self, block, i, run);
      while (run < end && self->drawn[run])
        run++;
      i = run;
    }
}

static gboolean
is_drawn (const Parting *self, guint first, guint end)
{
  for (guint i = first; i < end; i++)
    if (self->drawn[i])
      return TRUE;
  return FALSE;
}

static void
mark_drawn (Parting *self, GPtrArray *figures)
{
  for (guint i = 0; i < figures->len; i++)
    {
      const LexRepairFigure *figure = g_ptr_array_index (figures, i);

      for (guint j = 0; j < figure->n_lines && figure->line + j <= self->n_lines; j++)
        self->drawn[figure->line - 1 + j] = TRUE;
    }
}

/* Of columns the lines are read in another order than they stand in: a figure may go through two.
 */
static gboolean
is_in_order (GPtrArray *blocks)
{
  for (guint i = 1; i < blocks->len; i++)
    if (((const LexIntakeBlock *) g_ptr_array_index (blocks, i))->line
        < ((const LexIntakeBlock *) g_ptr_array_index (blocks, i - 1))->line)
      return FALSE;
  return TRUE;
}

void
lex_intake_take_figures (GPtrArray *blocks, const char *original, GPtrArray *figures)
{
  g_auto (GStrv) lines = g_strsplit_set (original, "\n", -1);
  Parting self = { lines, g_strv_length (lines), NULL, NULL };
  g_autofree gboolean *drawn = g_new0 (gboolean, self.n_lines + 1);
  g_autoptr (GPtrArray) out
      = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free);

  if (!is_in_order (blocks))
    g_ptr_array_set_size (figures, 0);
  if (figures->len == 0)
    return;
  self.drawn = drawn;
  self.out = out;
  mark_drawn (&self, figures);
  for (guint i = 0; i < blocks->len; i++)
    {
      LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      const LexIntakeBlock *next = i + 1 < blocks->len ? g_ptr_array_index (blocks, i + 1) : NULL;
      guint first = block->line > 0 ? block->line - 1 : 0;
      guint end = MIN (next ? MAX (next->line, 1) - 1 : self.n_lines, self.n_lines);

      if (is_drawn (&self, first, MAX (end, first + (first < self.n_lines))))
        part_block (&self, block, first, MAX (end, first + 1));
      else
        g_ptr_array_add (out, g_steal_pointer (&blocks->pdata[i]));
    }
  g_ptr_array_set_size (blocks, 0);
  for (guint i = 0; i < out->len; i++)
    g_ptr_array_add (blocks, g_steal_pointer (&out->pdata[i]));
}
