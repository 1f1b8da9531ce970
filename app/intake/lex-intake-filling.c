/* lex-intake-filling.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The sections of a document while words and figures are put into them. It refuses to know why one
 * begins. Only lex-intake-outline.c calls it.
 */

#include "intake/lex-intake-filling.h"

#include <string.h>

/* What stands before the first heading. */
#define PREFACE "preface"

void
lex_intake_filling_init (LexIntakeFilling *self, GPtrArray *sections, GPtrArray *figures,
                         GPtrArray *problems)
{
  *self = (LexIntakeFilling){ .sections = sections, .figures = figures };
  lex_intake_keys_init (&self->keys, problems);
}

void
lex_intake_filling_clear (LexIntakeFilling *self)
{
  lex_intake_keys_clear (&self->keys);
}

void
lex_intake_filling_begin (LexIntakeFilling *self, const char *key, const char *heading, guint line)
{
  if (self->section)
    self->section->end = line;
  self->section = lex_intake_chapter_new (key, heading, line);
  g_ptr_array_add (self->sections, self->section);
  g_hash_table_insert (self->keys.taken, g_strdup (key), self->section);
}

void
lex_intake_filling_open (LexIntakeFilling *self, const char *above, const char *key,
                         const char *heading, guint line)
{
  g_autofree char *own = lex_intake_keys_dup_free (&self->keys, above, key, line);

  lex_intake_filling_begin (self, own, heading, line);
}

void
lex_intake_filling_ask (LexIntakeFilling *self, const char *printed, const char *heading,
                        guint line)
{
  g_autofree char *key = lex_intake_keys_dup_asked (&self->keys, printed, line);

  lex_intake_filling_begin (self, key, heading, line);
}

void
lex_intake_filling_add_words (LexIntakeFilling *self, guint line, LexSpanKind kind,
                              const char *words)
{
  if (!words || !*words)
    return;
  if (!self->section)
    lex_intake_filling_begin (self, PREFACE, NULL, line);
  lex_intake_chapter_add_words (self->section, line, kind, words);
}

/* A figure that is not drawn stands in the text as it is printed, line by line. */
static void
add_printed (LexIntakeFilling *self, const LexRepairFigure *figure)
{
  g_auto (GStrv) rows = NULL;

  if (strchr (figure->rows, '\t'))
    {
      lex_intake_filling_add_words (self, figure->line, LEX_SPAN_TABLE, figure->rows);
      return;
    }
  rows = g_strsplit_set (figure->rows, "\n", -1);
  for (char **row = rows; *row; row++)
    lex_intake_filling_add_words (self, figure->line, LEX_SPAN_PARAGRAPH, *row);
}

void
lex_intake_filling_take_figures (LexIntakeFilling *self, guint before)
{
  for (; self->n_figures < self->figures->len; self->n_figures++)
    {
      const LexRepairFigure *figure = g_ptr_array_index (self->figures, self->n_figures);

      if (figure->line >= before)
        return;
      if (!self->section || !lex_intake_chapter_add_figure (self->section, figure))
        add_printed (self, figure);
    }
}
