/* lex-intake-chapter.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One part of a document on its way: its words, its figure, what it speaks of. It does not know how
 * it was found nor what becomes of it. Only lex-intake-filling.c and lex-intake-outline.c call it.
 */

#include "intake/lex-intake-chapter.h"

#include <string.h>

#include "intake/lex-intake-text.h"

LexIntakeChapter *
lex_intake_chapter_new (const char *key, const char *heading, guint line)
{
  LexIntakeChapter *self = g_new0 (LexIntakeChapter, 1);

  self->key = g_strdup (key);
  self->heading = heading && *heading ? g_strdup (heading) : NULL;
  self->about = g_ptr_array_new_with_free_func (g_free);
  self->parts = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_part_free);
  self->line = line;
  self->end = G_MAXUINT;
  return self;
}

void
lex_intake_chapter_free (LexIntakeChapter *self)
{
  if (!self)
    return;
  g_free (self->key);
  g_free (self->heading);
  g_free (self->pbn);
  g_ptr_array_unref (self->about);
  g_ptr_array_unref (self->parts);
  g_free (self);
}

/* A paragraph that is slanted as a whole loses the marks of it: one pair alone means nothing else.
 */
static char *
dup_upright (const char *words)
{
  gsize length = strlen (words);

  if (length > 2 && words[0] == '*' && words[1] != '*' && words[length - 1] == '*'
      && strchr (words + 1, '*') == words + length - 1)
    return g_strndup (words + 1, length - 2);
  return g_strdup (words);
}

void
lex_intake_chapter_add_words (LexIntakeChapter *self, guint line, LexSpanKind kind,
                              const char *words)
{
  g_ptr_array_add (self->parts, lex_intake_part_new (line, kind, dup_upright (words)));
}

gboolean
lex_intake_chapter_add_figure (LexIntakeChapter *self, const LexRepairFigure *figure)
{
  gboolean auction = strchr (figure->rows, '\t') != NULL;
  const char *tag = auction ? "[Auction " : "[Deal ";
  char *pbn;

  if (!figure->pbn || (auction && !self->is_example) || (self->pbn && strstr (self->pbn, tag)))
    return FALSE;
  pbn = self->pbn ? g_strconcat (self->pbn, "\n", figure->pbn, NULL) : g_strdup (figure->pbn);
  g_free (self->pbn);
  self->pbn = pbn;
  return TRUE;
}

void
lex_intake_chapter_add_about (LexIntakeChapter *self, GPtrArray *labels)
{
  for (guint i = 0; i < labels->len; i++)
    g_ptr_array_add (self->about, g_strdup (g_ptr_array_index (labels, i)));
}
