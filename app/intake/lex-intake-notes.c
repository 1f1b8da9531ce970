/* lex-intake-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Footnotes: which blocks are some, and which words bear their marks. It does
 * not know clauses. Only lex-intake.c calls it.
 */

#include "intake/lex-intake-notes.h"

#include <string.h>

/* How far from the end a lone note without a mark in the text may stand. */
#define END_BLOCKS 6

/* A bullet is as wide as the reader of blocks makes it. */
#define BULLET_WIDTH 2

static void
note_free (gpointer data)
{
  LexIntakeNote *self = data;

  g_free (self->text);
  g_free (self);
}

/* A copy of the words, as long as they, in which emphasis is blotted out: its
 * asterisks are no marks. */
static char *
blot_emphasis (const char *text)
{
  g_autoptr (GRegex) regex
      = g_regex_new ("(?<!\\*)\\*\\*(?![\\s*])[^*]+(?<!\\s)\\*\\*(?!\\*)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  char *copy = g_strdup (text);
  int start, end;

  g_regex_match (regex, text, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    if (g_match_info_fetch_pos (match, 0, &start, &end))
      memset (copy + start, '_', (gsize) (end - start));
  return copy;
}

/* A mark hangs on a word; two asterisks are not twice one. */
static const char *
find_mark (const char *text, const char *mark)
{
  gsize length = strlen (mark);

  for (const char *found = strstr (text, mark); found; found = strstr (found + 1, mark))
    {
      gboolean hangs = found > text && !g_ascii_isspace (found[-1]);
      gboolean alone
          = *mark != '*' || (found[length] != '*' && (found == text || found[-1] != '*'));

      if (hangs && alone)
        return found;
    }
  return NULL;
}

/* Takes the first such mark out of the words of any block. */
static const LexIntakeBlock *
take_mark (GPtrArray *blocks, const char *mark)
{
  for (guint i = 0; i < blocks->len; i++)
    {
      LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      g_autofree char *blotted = NULL;
      const char *found;
      char *place;

      if (block->marker == LEX_INTAKE_MARKER_NOTE || !strstr (block->text, mark))
        continue;
      blotted = blot_emphasis (block->text);
      found = find_mark (blotted, mark);
      if (!found)
        continue;
      place = block->text + (found - blotted);
      memmove (place, place + strlen (mark), strlen (place + strlen (mark)) + 1);
      return block;
    }
  return NULL;
}

/* An asterisk whose mark is nowhere may be a mere bullet; a dagger never is,
 * and a note at the end of the page may have lost its mark. */
static gboolean
is_bullet (GPtrArray *blocks, guint index)
{
  const LexIntakeBlock *block = g_ptr_array_index (blocks, index);

  return g_str_equal (block->mark, "*") && index + END_BLOCKS < blocks->len;
}

GPtrArray *
lex_intake_take_notes (GPtrArray *blocks)
{
  GPtrArray *notes = g_ptr_array_new_with_free_func (note_free);

  for (guint i = 0; i < blocks->len;)
    {
      LexIntakeBlock *block = g_ptr_array_index (blocks, i);
      const LexIntakeBlock *bearer = NULL;
      LexIntakeNote *note;

      if (block->marker == LEX_INTAKE_MARKER_NOTE)
        bearer = take_mark (blocks, block->mark);
      if (block->marker == LEX_INTAKE_MARKER_NOTE && !bearer && is_bullet (blocks, i))
        {
          block->marker = LEX_INTAKE_MARKER_BULLET;
          block->indent += BULLET_WIDTH;
        }
      if (block->marker != LEX_INTAKE_MARKER_NOTE)
        {
          i++;
          continue;
        }
      note = g_new (LexIntakeNote, 1);
      *note = (LexIntakeNote){ block->line, g_steal_pointer (&block->text), bearer };
      g_ptr_array_add (notes, note);
      g_ptr_array_remove_index (blocks, i);
    }
  return notes;
}
