/* lex-layout-breaks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Where a paragraph ends: at a gap, another size of type, a line that had room for the next word,
 * an indent, a mark of a list. It refuses to join what it doubts. Only lex-layout-paragraphs.c
 * calls it.
 */

#include "intake/layout/lex-layout-breaks.h"

#include <stdlib.h>
#include <string.h>

#include "model/lex-roman.h"

/* A gap larger by so much than between lines parts paragraphs. */
#define GAP 1.25

/* Two sizes of type are one if they differ by no larger a part. */
#define SAME_SIZE 0.08

/* Indents are one if they differ by so little, in sizes of type. */
#define SAME_INDENT 0.5

/* A line that ends so far from a straight edge ends its paragraph, in sizes of type. */
#define SHORT 0.8

/* Between words, in sizes of type. */
#define SPACE 0.25

/* Lines whose middles differ by less stand in the middle, if their edges differ by more. */
#define CENTRED 0.6

/* A gap inside a line of so many sizes of type, and so many times as wide as the narrowest, makes
 * it a row of a table; justified lines have wide gaps all alike. */
#define CELL_GAP 2.5
#define CELL_GAP_TIMES 2.5

/* In a line that is not stretched to the edge words stand no further apart, in sizes of type. */
#define FAR 0.8

#define MAX_STEPS 4096

static const LexLayoutFlow *
get_flow (const LexLayoutBreaks *self, const LexLayoutLine *line)
{
  return &g_array_index (self->flows, LexLayoutFlow, line->flow);
}

int
lex_layout_breaks_measure (const GPtrArray *lines)
{
  g_autofree guint *counts = g_new0 (guint, MAX_STEPS);
  int best = 120;
  guint most = 0;

  for (guint i = 1; i < lines->len; i++)
    {
      const LexLayoutLine *line = lines->pdata[i], *before = lines->pdata[i - 1];
      gint64 step = (gint64) (line->base - before->base) * 100 / MAX (line->size, 1);

      if (line->flow != before->flow || line->size != before->size || step < 80 || step > 300)
        continue;
      if (++counts[step] > most)
        {
          most = counts[step];
          best = (int) step;
        }
    }
  return best;
}

static gboolean
is_bullet (const char *text)
{
  static const char *const bullets[]
      = { "•", "·", "▪", "◦", "‣", "–", "—", "-", "●", "■", "", "*", "**", "***", "†", "‡" };

  for (guint i = 0; i < G_N_ELEMENTS (bullets); i++)
    if (g_str_equal (text, bullets[i]))
      return TRUE;
  return FALSE;
}

/* `1`, `12`, `a`, `B`, `iv`: what a list counts with. */
static gboolean
is_counter (const char *text, gsize length)
{
  if (length == 0 || length > 5)
    return FALSE;
  if (length <= 3 && strspn (text, "0123456789") >= length)
    return TRUE;
  if (length == 1)
    return g_ascii_isalpha (*text);
  return strspn (text, "ivxlc") >= length || strspn (text, "IVXLC") >= length;
}

/* `3.2` and `3.2.1`, with or without a full stop. */
static gboolean
is_section (const char *text)
{
  gsize length = strlen (text);

  return length >= 3 && length <= 12 && strspn (text, "0123456789.") == length
         && g_ascii_isdigit (*text) && strchr (text, '.') != NULL
         && strchr (text, '.') != text + length - 1;
}

gboolean
lex_layout_breaks_is_item (const LexLayoutLine *line)
{
  const char *text = lex_layout_line_get_first (line)->text;
  gboolean bracket = *text == '(';
  const char *core = text + bracket;
  gsize length = strcspn (core, ".)");

  if (is_bullet (text) || is_section (text))
    return TRUE;
  /* `1.(a)`: the first of the second list beside the first of the first; `iv.may`: nothing parts it
   * from its words. */
  return (core[length] == ')' || (core[length] == '.' && !bracket)) && is_counter (core, length)
         && (core[length + 1] == '\0'
             || (core[length] == '.'
                 && (core[length + 1] == '('
                     || (length > 1 && g_ascii_isalpha (core[length + 1])))));
}

/* What a mark counts to: `3.`, `c)` and `(iii)` to 3. */
static guint
read_counter (const char *text, gboolean roman)
{
  const char *core = text + (*text == '(');
  gsize length = strcspn (core, ".)");

  if (g_ascii_isdigit (*core))
    return roman ? 0 : (guint) g_ascii_strtoull (core, NULL, 10);
  if (roman)
    return lex_roman_parse (core, length);
  return length == 1 ? (guint) (g_ascii_tolower (*core) - 'a' + 1) : 0;
}

/* Whether a mark is the next one of the same list. */
static gboolean
follows (const LexLayoutLine *first, const LexLayoutLine *line)
{
  const char *a = lex_layout_line_get_first (first)->text;
  const char *b = lex_layout_line_get_first (line)->text;

  for (guint roman = 0; roman < 2; roman++)
    if (read_counter (a, roman) > 0 && read_counter (b, roman) == read_counter (a, roman) + 1)
      return TRUE;
  return FALSE;
}

static int
get_indent (const LexLayoutBreaks *self, const LexLayoutLine *line)
{
  return line->x0 - get_flow (self, line)->left;
}

static gboolean
is_same (int a, int b, int size)
{
  return abs (a - b) < SAME_INDENT * size;
}

static gboolean
is_centred (const LexLayoutBreaks *self, const LexLayoutLine *line)
{
  const LexLayoutFlow *flow = get_flow (self, line);
  int left = line->x0 - flow->left, right = flow->right - line->x1;

  return left > line->size && abs (left - right) < CENTRED * line->size;
}

/* Two lines in the middle, one longer than the other; of equal ones their edge may be an indent. */
static gboolean
are_centred (const LexLayoutBreaks *self, const LexLayoutLine *a, const LexLayoutLine *b)
{
  return is_centred (self, a) && is_centred (self, b)
         && !is_same (get_indent (self, a), get_indent (self, b), b->size);
}

/* Whether a line ends before it must: the next word would have had room, or the edge is straight.
 */
static gboolean
ends_early (const LexLayoutBreaks *self, const LexLayoutLine *line, const LexLayoutLine *next)
{
  const LexLayoutFlow *flow = get_flow (self, line);
  const LexExtractWord *word = lex_layout_line_get_first (next);
  int room = flow->right - line->x1;

  /* A word may be of several pieces. */
  for (guint i = 1; i < next->words->len; i++)
    {
      const LexExtractWord *more = next->words->pdata[i];

      if (!(more->flags & LEX_EXTRACT_GLUED))
        break;
      room -= more->x1 - more->x0;
    }
  if (are_centred (self, line, next))
    room += flow->right - line->x1;
  else if (flow->justified && room > SHORT * line->size)
    return TRUE;
  return room > word->x1 - word->x0 + (SPACE + SHORT) * line->size;
}

static gboolean
ends_sentence (const LexLayoutLine *line)
{
  const char *text = lex_layout_line_get_last (line)->text;
  gsize length = strlen (text);

  while (length > 0 && strchr (")]\"'", text[length - 1]) != NULL)
    length--;
  return length == 0 || strchr (".:;!?", text[length - 1]) != NULL || g_str_has_suffix (text, "”");
}

static gboolean
begins_small (const LexLayoutLine *line)
{
  return g_unichar_islower (g_utf8_get_char (lex_layout_line_get_first (line)->text));
}

static gboolean
ends_cut (const LexLayoutLine *line)
{
  const char *text = lex_layout_line_get_last (line)->text;

  return strlen (text) > 1
         && (g_str_has_suffix (text, "-") || g_str_has_suffix (text, "\xC2\xAD")
             || g_str_has_suffix (text, "\u2010"));
}

/* A mark of a list in the middle of a sentence is where the other lines of its paragraph begin. */
static gboolean
begins_item (const LexLayoutBreaks *self, const LexLayoutBlock *block, const LexLayoutLine *line)
{
  int indent = get_indent (self, line), first = get_indent (self, block->first);

  if (!lex_layout_breaks_is_item (line))
    return FALSE;
  if (block->n_lines > 1 && is_same (indent, block->hang, line->size)
      && !is_same (indent, first, line->size))
    return ends_sentence (block->last) && block->item;
  if (indent < first - SAME_INDENT * line->size)
    return TRUE;
  if (block->item && is_same (indent, first, line->size) && follows (block->first, line))
    return TRUE;
  return ends_sentence (block->last)
         || (block->item && is_same (indent, first, line->size) && block->n_lines > 1
             && block->hang > first);
}

static gboolean
breaks_indent (const LexLayoutBreaks *self, const LexLayoutBlock *block, const LexLayoutLine *line)
{
  if (are_centred (self, block->last, line))
    return FALSE;
  return block->n_lines > 1 && !is_same (get_indent (self, line), block->hang, line->size);
}

static gboolean
is_row (const LexLayoutLine *line)
{
  return line->wide > CELL_GAP * line->size && line->wide > CELL_GAP_TIMES * line->tight
         && !lex_layout_breaks_is_item (line);
}

static gboolean
differs_in_size (const LexLayoutLine *a, const LexLayoutLine *b)
{
  return abs (a->size - b->size) > SAME_SIZE * MAX (a->size, b->size);
}

/* From one column to the next, or over a page: a doubt is a break. */
static gboolean
breaks_over (const LexLayoutBreaks *self, const LexLayoutBlock *block, const LexLayoutLine *line)
{
  int indent = get_indent (self, line);

  if (ends_cut (block->last) && begins_small (line))
    return FALSE;
  if (lex_layout_breaks_is_item (line)
      && (ends_sentence (block->last) || block->n_lines == 1
          || !is_same (indent, block->hang, line->size)))
    return TRUE;
  if (!ends_sentence (block->last))
    return is_centred (self, line) && !begins_small (line);
  /* Behind a full stop only where its lines begin tells that a paragraph goes on. */
  return block->n_lines == 1 || !is_same (indent, block->hang, line->size)
         || is_same (block->hang, get_indent (self, block->first), line->size);
}

/* Whoever sets a title breaks its lines where he likes: the next line begins with a small letter,
 * or is as bold and stands behind the mark. */
static gboolean
goes_on_anyway (const LexLayoutBreaks *self, const LexLayoutBlock *block, const LexLayoutLine *line)
{
  if (ends_sentence (block->last) || lex_layout_breaks_is_item (line)
      || block->last->wide > FAR * block->last->size)
    return FALSE;
  return begins_small (line)
         || (block->item && block->last->bold && line->bold
             && get_indent (self, line) > get_indent (self, block->first));
}

gboolean
lex_layout_breaks_here (const LexLayoutBreaks *self, const LexLayoutBlock *block,
                        const LexLayoutLine *line)
{
  const LexLayoutLine *last = block->last;
  int step = line->base - last->base;

  if (line->role == LEX_LAYOUT_NOTE || line->role == LEX_LAYOUT_CONTENTS)
    return line->opens_note || line->role == LEX_LAYOUT_CONTENTS;
  if (line->role != last->role || differs_in_size (last, line) || is_row (last) || is_row (line))
    return TRUE;
  if (ends_early (self, last, line) && !goes_on_anyway (self, block, line))
    return TRUE;
  if (line->flow != last->flow)
    return breaks_over (self, block, line);
  if (step * 100.0 > GAP * self->leading * line->size)
    return TRUE;
  if (begins_item (self, block, line))
    return TRUE;
  return breaks_indent (self, block, line) && (ends_sentence (last) || !begins_small (line));
}
