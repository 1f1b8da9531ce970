/* lex-intake-flow.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The text of a file that parts its paragraphs itself, on its way to blocks: words gather until
 * their paragraph ends, then become a line of the original and a block. It knows neither tags nor
 * styles, only what they amount to. The readers of such formats call it.
 */

#include "intake/formats/lex-intake-flow.h"

#include <string.h>

#include "intake/formats/lex-intake-lines.h"
#include "model/lex-problem.h"

/* The public fields come first. */
typedef struct
{
  LexIntakeFlow public;
  GPtrArray *blocks; /* of LexIntakeBlock */
  GString *original;
  guint n_lines;

  /* The paragraph that is being read. */
  GString *words;
  LexIntakeItem item;
  char *mark; /* of @item; nullable */
  gboolean has_item;
  guint item_indent;
  LexIntakeFlow start; /* how it was where it begins */
  char *anchor;        /* nullable */
  gsize n_letters;
  gsize n_linked;

  gboolean soft;   /* what came last was the end of a line only */
  gboolean ended;  /* the paragraph ends, unless its row goes on */
  gboolean in_row; /* all the words of the paragraph are of this row */
  gboolean fresh;  /* a cell has begun and has no words yet */
} Flow;

LexIntakeFlow *
lex_intake_flow_new (void)
{
  Flow *self = g_new0 (Flow, 1);

  self->blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free);
  self->original = g_string_new (NULL);
  self->words = g_string_new (NULL);
  return &self->public;
}

void
lex_intake_flow_free (LexIntakeFlow *flow)
{
  Flow *self = (Flow *) flow;

  if (!self)
    return;
  g_clear_pointer (&self->blocks, g_ptr_array_unref);
  g_string_free (self->original, TRUE);
  g_string_free (self->words, TRUE);
  g_free (self->mark);
  g_free (self->anchor);
  g_free (self);
}

static gboolean
is_full (const Flow *self)
{
  return self->blocks->len > LEX_INTAKE_MAX_BLOCKS;
}

static void
count_letters (Flow *self, const char *words)
{
  gsize n = 0;

  for (const char *c = words; *c; c = g_utf8_next_char (c))
    if (g_unichar_isalnum (g_utf8_get_char (c)))
      n++;
  self->n_letters += n;
  if (self->public.linked)
    self->n_linked += n;
}

static void
trim (GString *words)
{
  while (words->len > 0 && g_ascii_isspace (words->str[words->len - 1]))
    g_string_truncate (words, words->len - 1);
}

static guint
add_line (Flow *self, const char *mark, const char *words)
{
  g_string_append_printf (self->original, "%s%s%s\n", mark ? mark : "", mark && *words ? " " : "",
                          words);
  return ++self->n_lines;
}

/* What the file does not count itself is read as it is printed. A list that only seems to count in
 * digits, and a bullet, yield to a printed marker. */
static LexIntakeBlock *
make_printed (Flow *self, guint line, const char *words)
{
  LexIntakeBlock *block = lex_intake_block_read (line, words);

  if (self->has_item && block->marker == LEX_INTAKE_MARKER_NONE)
    {
      block->marker = lex_intake_count_get_marker (self->item.count);
      block->value = block->marker == LEX_INTAKE_MARKER_BULLET ? 0 : self->item.value;
      block->mark = g_strdup (self->mark);
    }
  return block;
}

static gboolean
repeats_item (const Flow *self, const LexIntakeBlock *printed)
{
  return printed->marker == lex_intake_count_get_marker (self->item.count)
         && printed->value == self->item.value;
}

/* A list may count through its levels, and show `27B1`. */
static gboolean
shows_label (const char *mark)
{
  g_autofree char *line = g_strconcat (mark, " -", NULL);
  g_autoptr (LexIntakeBlock) block = lex_intake_block_read (0, line);

  return block->marker == LEX_INTAKE_MARKER_LABEL;
}

/* `3.` of the list and `(a)` printed behind it are read as in a plain text. */
static LexIntakeBlock *
make_known (Flow *self, guint line, const char *words)
{
  g_autoptr (LexIntakeBlock) printed = lex_intake_block_read (line, words);
  gboolean again = repeats_item (self, printed);
  LexIntakeBlock *block;

  if (!again && *words == '(' && printed->marker != LEX_INTAKE_MARKER_NONE)
    {
      g_autofree char *whole = g_strconcat (self->mark, " ", words, NULL);

      block = lex_intake_block_read (line, whole);
      block->known = repeats_item (self, block);
      return block;
    }
  block = lex_intake_block_new (line, again ? printed->text : words);
  block->known = TRUE;
  block->marker = shows_label (self->mark) ? LEX_INTAKE_MARKER_LABEL
                                           : lex_intake_count_get_marker (self->item.count);
  block->value = block->marker == LEX_INTAKE_MARKER_LABEL ? 0 : self->item.value;
  block->roman = block->marker == LEX_INTAKE_MARKER_ROMAN ? self->item.value : 0;
  block->mark = g_strdup (self->mark);
  return block;
}

static gboolean
is_known (const Flow *self)
{
  return self->has_item && self->item.known && self->item.count > LEX_INTAKE_COUNT_BULLET;
}

static LexIntakeBlock *
make_block (Flow *self, const char *words)
{
  g_autofree char *clean = lex_intake_clean (words);
  const LexIntakeFlow *at = *words ? &self->start : &self->public;
  guint line = add_line (self, self->has_item ? self->mark : NULL, words);
  LexIntakeBlock *block
      = is_known (self) ? make_known (self, line, clean) : make_printed (self, line, clean);

  block->indent += self->has_item ? self->item_indent : at->indent;
  block->page = at->page;
  block->level = at->level;
  block->linked = self->n_letters > 0 && self->n_linked == self->n_letters;
  block->anchor = g_steal_pointer (&self->anchor);
  return block;
}

/* A sentence goes on over the end of a line; a marker alone takes the words after it. */
static gboolean
goes_on (Flow *self, const LexIntakeBlock *last, const LexIntakeBlock *next)
{
  if (next->marker != LEX_INTAKE_MARKER_NONE || next->level != last->level
      || strlen (last->text) + strlen (next->text) > LEX_INTAKE_MAX_BLOCK_BYTES)
    return FALSE;
  if (!*last->text)
    return last->marker != LEX_INTAKE_MARKER_NONE && !last->known;
  return self->soft && lex_intake_block_is_continued (last, next);
}

static void
take_block (Flow *self, const char *words)
{
  LexIntakeBlock *next = make_block (self, words);
  LexIntakeBlock *last
      = self->blocks->len ? g_ptr_array_index (self->blocks, self->blocks->len - 1) : NULL;

  if (last && goes_on (self, last, next))
    {
      lex_intake_block_join (last, next->text);
      lex_intake_block_free (next);
    }
  else
    g_ptr_array_add (self->blocks, next);
  self->has_item = FALSE;
}

/* As much of a paragraph as makes one block, up to the end of a letter. */
static gsize
measure_stretch (const char *words)
{
  if (strlen (words) <= LEX_INTAKE_MAX_BLOCK_BYTES)
    return strlen (words);
  return (gsize) (g_utf8_find_prev_char (words, words + LEX_INTAKE_MAX_BLOCK_BYTES + 1) - words);
}

static void
end_words (Flow *self)
{
  trim (self->words);
  for (const char *c = self->words->str; *c && !is_full (self);)
    {
      gsize length = self->words->len - (gsize) (c - self->words->str);
      gsize stretch = length <= LEX_INTAKE_MAX_BLOCK_BYTES ? length : measure_stretch (c);
      g_autofree char *part = g_strndup (c, stretch);

      take_block (self, part);
      c += stretch;
    }
  g_string_truncate (self->words, 0);
  self->n_letters = self->n_linked = 0;
}

void
lex_intake_flow_end_block (LexIntakeFlow *flow)
{
  Flow *self = (Flow *) flow;

  end_words (self);
  self->soft = self->ended = self->in_row = self->fresh = FALSE;
}

/* Ends what only its row could have gone on with. */
static void
settle (Flow *self)
{
  if (self->ended && self->words->len > 0)
    lex_intake_flow_end_block (&self->public);
  self->ended = FALSE;
}

void
lex_intake_flow_end_line (LexIntakeFlow *flow)
{
  Flow *self = (Flow *) flow;
  gboolean any;

  settle (self);
  any = self->words->len > 0;
  lex_intake_flow_end_block (flow);
  self->soft = any;
}

void
lex_intake_flow_end_paragraph (LexIntakeFlow *flow)
{
  Flow *self = (Flow *) flow;

  self->ended = !self->fresh;
}

void
lex_intake_flow_begin_row (LexIntakeFlow *flow)
{
  lex_intake_flow_end_block (flow);
  ((Flow *) flow)->in_row = TRUE;
}

void
lex_intake_flow_begin_cell (LexIntakeFlow *flow)
{
  Flow *self = (Flow *) flow;

  self->ended = !self->in_row;
  if (!self->in_row || self->words->len == 0)
    return;
  trim (self->words);
  g_string_append_c (self->words, '\t');
  self->fresh = TRUE;
}

static gboolean
is_space (const char *text)
{
  return text[strspn (text, " \t\r\n\f\v")] == '\0';
}

void
lex_intake_flow_add_text (LexIntakeFlow *flow, const char *words)
{
  Flow *self = (Flow *) flow;

  if (is_full (self) || (is_space (words) && (self->ended || self->words->len == 0)))
    return;
  settle (self);
  self->fresh = FALSE;
  if (self->words->len == 0)
    self->start = self->public;
  count_letters (self, words);
  for (const char *c = words; *c; c++)
    if (!g_ascii_isspace (*c))
      g_string_append_c (self->words, *c);
    else if (self->words->len > 0 && !g_ascii_isspace (self->words->str[self->words->len - 1]))
      g_string_append_c (self->words, ' ');
}

void
lex_intake_flow_begin_item (LexIntakeFlow *flow, const LexIntakeItem *item)
{
  Flow *self = (Flow *) flow;

  lex_intake_flow_end_block (flow);
  if (self->has_item && self->item.count > LEX_INTAKE_COUNT_BULLET && !is_full (self))
    take_block (self, "");
  self->has_item = item && item->count != LEX_INTAKE_COUNT_NONE;
  if (!self->has_item)
    return;
  self->item = *item;
  self->item_indent = self->public.indent;
  g_free (self->mark);
  if (item->mark || item->count == LEX_INTAKE_COUNT_BULLET)
    self->mark = item->mark ? g_strdup (item->mark) : g_strdup ("•");
  else
    {
      g_autofree char *number = lex_intake_count_format (item->count, item->value);

      self->mark = g_strconcat (number, ".", NULL);
    }
}

void
lex_intake_flow_add_lines (LexIntakeFlow *flow, const char *lines)
{
  Flow *self = (Flow *) flow;
  g_autoptr (GPtrArray) joined = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_problem_free);
  g_autoptr (GPtrArray) blocks = NULL;

  lex_intake_flow_begin_item (flow, NULL);
  blocks = lex_intake_split (lines, joined);
  g_ptr_array_set_free_func (blocks, NULL);
  for (guint i = 0; i < blocks->len; i++)
    {
      LexIntakeBlock *block = g_ptr_array_index (blocks, i);

      block->line += self->n_lines;
      block->page = self->public.page;
      if (is_full (self))
        lex_intake_block_free (block);
      else
        g_ptr_array_add (self->blocks, block);
    }
  g_string_append_printf (self->original, "%s\n", lines);
  for (const char *c = lines; *c; c++)
    self->n_lines += *c == '\n';
  self->n_lines++;
}

void
lex_intake_flow_add_note (LexIntakeFlow *flow, const char *mark, const char *words)
{
  Flow *self = (Flow *) flow;
  g_autofree char *clean = lex_intake_clean (words);
  LexIntakeBlock *block;

  if (is_full (self))
    return;
  block = lex_intake_block_read (add_line (self, mark, words), clean);
  g_free (block->mark);
  block->mark = g_strdup (mark);
  block->marker = LEX_INTAKE_MARKER_NOTE;
  block->value = block->roman = 0;
  block->known = TRUE;
  block->page = self->public.page;
  g_ptr_array_add (self->blocks, block);
}

void
lex_intake_flow_set_anchor (LexIntakeFlow *flow, const char *name)
{
  Flow *self = (Flow *) flow;

  if (!name || !*name)
    return;
  settle (self);
  if (!self->anchor && self->words->len == 0)
    self->anchor = g_strdup (name);
}

GPtrArray *
lex_intake_flow_finish (LexIntakeFlow *flow, char **original)
{
  Flow *self = (Flow *) flow;

  lex_intake_flow_begin_item (flow, NULL);
  *original = g_string_free (self->original, FALSE);
  self->original = g_string_new (NULL);
  return g_steal_pointer (&self->blocks);
}
