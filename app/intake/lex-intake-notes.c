/* lex-intake-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Footnotes: which blocks are some, and which words bear their marks. It does
 * not know clauses. Only this room calls it.
 *
 * All marks are collected first, each kind in a list of its own, so that a note
 * finds its own without looking through the text again. Where a mark stood an
 * anchor takes its place: a character of private use that carries the index.
 */

#include "intake/lex-intake-notes.h"

#include <string.h>

#include "intake/lex-intake-marks.h"

/* How far from the end a lone note without a mark in the text may stand. */
#define END_BLOCKS 6

/* A bullet is as wide as the reader of blocks makes it. */
#define BULLET_WIDTH 2

/* Supplementary private use: no word has such letters. */
#define FIRST_ANCHOR 0xF0000u
#define LAST_ANCHOR 0xFFFFDu

typedef struct
{
  GPtrArray *blocks;
  LexIntakeMarks marks;
  GHashTable *used; /* kind → how many marks of it a note has taken */
  GPtrArray *notes;
  gboolean *gone; /* by block */
} Search;

static void
note_free (gpointer data)
{
  LexIntakeNote *self = data;

  g_free (self->text);
  g_free (self);
}

static LexIntakeBlock *
get_block (const Search *self, guint index)
{
  return g_ptr_array_index (self->blocks, index);
}

static Search
search_new (GPtrArray *blocks)
{
  Search self = { .blocks = blocks, .gone = g_new0 (gboolean, blocks->len + 1) };

  lex_intake_marks_init (&self.marks);
  self.used = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self.notes = g_ptr_array_new_with_free_func (note_free);
  for (guint i = 0; i < blocks->len; i++)
    {
      lex_intake_notes_take_anchors (get_block (&self, i)->text, NULL);
      if (get_block (&self, i)->marker != LEX_INTAKE_MARKER_NOTE)
        lex_intake_marks_collect (&self.marks, i, get_block (&self, i)->text);
    }
  return self;
}

/* The next mark of its kind; a note that is printed twice has two. */
static LexIntakeMark *
take_mark (Search *self, const char *kind)
{
  GArray *kin = g_hash_table_lookup (self->marks.kinds, kind);
  guint used = GPOINTER_TO_UINT (g_hash_table_lookup (self->used, kind));

  if (!kin || used >= kin->len)
    return NULL;
  g_hash_table_insert (self->used, g_strdup (kind), GUINT_TO_POINTER (used + 1));
  return &g_array_index (self->marks.all, LexIntakeMark, g_array_index (kin, guint, used));
}

static void
add_note (Search *self, guint block, char *text, gboolean borne)
{
  LexIntakeNote *note = g_new (LexIntakeNote, 1);

  *note = (LexIntakeNote){ get_block (self, block)->line, text, borne, FALSE };
  g_ptr_array_add (self->notes, note);
  self->gone[block] = TRUE;
}

/* An asterisk whose mark is nowhere may be a mere bullet; a dagger never is,
 * and a note at the end of the page may have lost its mark. */
static gboolean
is_bullet (const Search *self, guint index)
{
  return g_str_equal (get_block (self, index)->mark, "*") && index + END_BLOCKS < self->blocks->len;
}

/* Some faces have raised digits of full size: the number is on the page, and it is not raised. */
static LexIntakeMark *
take_flat (Search *self, const char *kind, guint page)
{
  GArray *kin = g_hash_table_lookup (self->marks.kinds, kind);
  guint used = GPOINTER_TO_UINT (g_hash_table_lookup (self->used, kind));
  LexIntakeMark *found = NULL;

  for (; kin && used < kin->len && !found; used++)
    {
      LexIntakeMark *mark
          = &g_array_index (self->marks.all, LexIntakeMark, g_array_index (kin, guint, used));
      guint at = get_block (self, mark->block)->page;

      if (at > page)
        break;
      found = at + 1 >= page ? mark : NULL;
    }
  if (kin)
    g_hash_table_insert (self->used, g_strdup (kind), GUINT_TO_POINTER (used));
  return found;
}

static void
take_signed (Search *self, guint index)
{
  LexIntakeBlock *block = get_block (self, index);
  g_autofree char *kind = lex_intake_marks_dup_kind (block->mark, strlen (block->mark));
  LexIntakeMark *mark = take_mark (self, kind);

  if (!mark && g_str_has_prefix (kind, LEX_INTAKE_MARKS_RAISED))
    mark = take_flat (self, kind + strlen (LEX_INTAKE_MARKS_RAISED), block->page);

  if (!mark && is_bullet (self, index))
    {
      block->marker = LEX_INTAKE_MARKER_BULLET;
      block->indent += BULLET_WIDTH;
      return;
    }
  if (mark)
    mark->note = (int) self->notes->len;
  add_note (self, index, g_strdup (block->text), mark != NULL);
}

/* Gives a note each mark of its number that no note before it took, back to where that stood and
 * no further on than the note's own page, unless it is the last. */
static gboolean
take_numbers (Search *self, const char *kind, guint page)
{
  GArray *kin = g_hash_table_lookup (self->marks.kinds, kind);
  guint used = GPOINTER_TO_UINT (g_hash_table_lookup (self->used, kind));
  gboolean borne = FALSE;

  for (; kin && used < kin->len; used++)
    {
      LexIntakeMark *mark
          = &g_array_index (self->marks.all, LexIntakeMark, g_array_index (kin, guint, used));

      if (get_block (self, mark->block)->page > page)
        break;
      mark->note = (int) self->notes->len;
      borne = TRUE;
    }
  g_hash_table_insert (self->used, g_strdup (kind), GUINT_TO_POINTER (used));
  return borne;
}

/* `6 Declarer …`: a number without a full stop before words, whose mark stands on the page. */
static gsize
read_numbered (const Search *self, const char *text, guint page, char **kind)
{
  gsize digits = strspn (text, "0123456789");
  g_autofree char *number = g_strndup (text, digits);
  GArray *kin = digits ? g_hash_table_lookup (self->marks.kinds, number) : NULL;
  guint used = kin ? GPOINTER_TO_UINT (g_hash_table_lookup (self->used, number)) : 0;
  const LexIntakeMark *mark
      = kin && used < kin->len
            ? &g_array_index (self->marks.all, LexIntakeMark, g_array_index (kin, guint, used))
            : NULL;

  if (!mark || text[digits] != ' ' || !text[digits + 1] || g_ascii_isdigit (text[digits + 1])
      || get_block (self, mark->block)->page + 1 < page
      || get_block (self, mark->block)->page > page)
    return 0;
  *kind = g_steal_pointer (&number);
  return digits + 1;
}

/* Where the next note begins in the words of one. */
static gsize
find_next (const Search *self, const char *text, const char *kind, guint page)
{
  g_autofree char *next = g_strdup_printf (" %u ", (guint) g_ascii_strtoull (kind, NULL, 10) + 1);
  const char *found = strstr (text, next);
  g_autofree char *got = NULL;

  return found && read_numbered (self, found + 1, page, &got) ? (gsize) (found - text)
                                                              : strlen (text);
}

static void
take_numbered (Search *self, guint index)
{
  const LexIntakeBlock *block = get_block (self, index);
  const char *text = block->text;

  while (*text)
    {
      g_autofree char *kind = NULL;
      gsize start = block->marker == LEX_INTAKE_MARKER_NONE
                        ? read_numbered (self, text, block->page, &kind)
                        : 0;
      gsize length;

      if (start == 0)
        return;
      length = find_next (self, text + start, kind, block->page);
      take_numbers (self, kind, block->page);
      add_note (self, index, g_strndup (text + start, length), TRUE);
      text += start + length;
      text += strspn (text, " ");
    }
}

/* Marks of a note that stand behind its page lead to it, too. */
static void
take_late_numbers (Search *self)
{
  for (guint i = 0; i < self->marks.all->len; i++)
    {
      LexIntakeMark *mark = &g_array_index (self->marks.all, LexIntakeMark, i);
      GArray *kin = g_hash_table_lookup (self->marks.kinds, mark->kind);

      if (mark->note >= 0 || !g_ascii_isdigit (*mark->kind))
        continue;
      mark->note
          = g_array_index (self->marks.all, LexIntakeMark, g_array_index (kin, guint, 0)).note;
    }
}

/* Puts anchors where marks were, each block written anew once. */
static void
set_anchors (Search *self)
{
  for (guint i = 0; i < self->marks.all->len;)
    {
      guint index = g_array_index (self->marks.all, LexIntakeMark, i).block;
      LexIntakeBlock *block = get_block (self, index);
      g_autoptr (GString) text = g_string_new (NULL);
      gsize copied = 0;

      for (; i < self->marks.all->len
             && g_array_index (self->marks.all, LexIntakeMark, i).block == index;
           i++)
        {
          const LexIntakeMark *mark = &g_array_index (self->marks.all, LexIntakeMark, i);

          if (mark->note < 0 || FIRST_ANCHOR + (guint) mark->note > LAST_ANCHOR)
            continue;
          g_string_append_len (text, block->text + copied, (gssize) (mark->from - copied));
          g_string_append_unichar (text, FIRST_ANCHOR + (guint) mark->note);
          copied = mark->from + mark->length;
        }
      if (copied == 0)
        continue;
      g_string_append (text, block->text + copied);
      g_free (block->text);
      block->text = g_strdup (text->str);
    }
}

static gboolean
is_closed (const char *text)
{
  return *text && strchr (".:;?!)]\"", text[strlen (text) - 1]);
}

/* Whether a sentence ends before a block, so that it does not just go on with a number. */
static gboolean
is_closed_before (const Search *self, guint index)
{
  for (; index > 0; index--)
    if (!self->gone[index - 1])
      return is_closed (get_block (self, index - 1)->text);
  return FALSE;
}

/* Whether a sentence goes on behind the foot of the page, so that a whole one there is none of it.
 */
static gboolean
is_set_in (const Search *self, guint index)
{
  const char *text = get_block (self, index)->text;
  const char *words = text + strspn (text, "0123456789 ");
  guint next = index + 1;

  while (next < self->blocks->len && self->gone[next])
    next++;
  return next < self->blocks->len && g_unichar_isupper (g_utf8_get_char (words))
         && text[strlen (text) - 1] == '.'
         && g_unichar_islower (g_utf8_get_char (get_block (self, next)->text));
}

/* The last lines of a page that begin with a number are footnotes, though what bears their marks
 * may stand in another file. */
static void
take_unborne (Search *self)
{
  gboolean bottom = TRUE;

  for (guint i = self->blocks->len; i > 0; i--)
    {
      const LexIntakeBlock *block = get_block (self, i - 1);
      gsize digits = strspn (block->text, "0123456789");

      if (i < self->blocks->len && get_block (self, i)->page != block->page)
        bottom = TRUE;
      if (self->gone[i - 1])
        continue;
      bottom = bottom && block->marker == LEX_INTAKE_MARKER_NONE && digits > 0 && digits <= 2
               && block->text[digits] == ' ' && *block->text != '0'
               && !g_ascii_isdigit (block->text[digits + 1])
               && (is_closed_before (self, i - 1) || is_set_in (self, i - 1));
      if (!bottom)
        continue;
      add_note (self, i - 1, g_strdup (block->text), FALSE);
      ((LexIntakeNote *) g_ptr_array_index (self->notes, self->notes->len - 1))->alien = TRUE;
    }
}

/* A note that broke off in a sentence goes on in the next block, unless the sentence before the
 * note broke off, too. */
static gboolean
go_on (Search *self, guint index, gboolean closed)
{
  const LexIntakeBlock *block = get_block (self, index);
  LexIntakeNote *note = index > 0 && self->gone[index - 1] && self->notes->len
                            ? g_ptr_array_index (self->notes, self->notes->len - 1)
                            : NULL;
  char *whole;

  if (!note || !closed || block->marker != LEX_INTAKE_MARKER_NONE || is_closed (note->text)
      || !g_unichar_islower (g_utf8_get_char (block->text))
      || strlen (note->text) + strlen (block->text) > LEX_INTAKE_MAX_BLOCK_BYTES)
    return FALSE;
  whole = g_strconcat (note->text, " ", block->text, NULL);
  g_free (note->text);
  note->text = whole;
  self->gone[index] = TRUE;
  return TRUE;
}

static void
take_all (Search *self)
{
  gboolean closed = FALSE; /* a sentence ends before the notes */

  for (guint i = 0; i < self->blocks->len; i++)
    {
      if (go_on (self, i, closed))
        continue;
      if (get_block (self, i)->marker == LEX_INTAKE_MARKER_NOTE)
        take_signed (self, i);
      else
        take_numbered (self, i);
      if (!self->gone[i])
        closed = is_closed (get_block (self, i)->text);
    }
}

GPtrArray *
lex_intake_take_notes (GPtrArray *blocks)
{
  Search self = search_new (blocks);

  take_all (&self);
  take_late_numbers (&self);
  take_unborne (&self);
  set_anchors (&self);
  lex_intake_blocks_sweep (blocks, self.gone);
  lex_intake_marks_clear (&self.marks);
  g_hash_table_unref (self.used);
  g_free (self.gone);
  return self.notes;
}

void
lex_intake_notes_take_anchors (char *text, GArray *anchored)
{
  char *out = text;

  for (const char *c = text; *c;)
    {
      const char *next = g_utf8_next_char (c);
      gunichar character = g_utf8_get_char (c);
      guint note = character - FIRST_ANCHOR;

      if (character < FIRST_ANCHOR || character > LAST_ANCHOR)
        {
          memmove (out, c, (gsize) (next - c));
          out += next - c;
        }
      else if (anchored)
        g_array_append_val (anchored, note);
      c = next;
    }
  *out = '\0';
}
