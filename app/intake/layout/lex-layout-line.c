/* lex-layout-line.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lines of type: words side by side on one level. It refuses to know columns and pages as wholes.
 * Only this room calls it.
 */

#include "intake/layout/lex-layout-line.h"

#include <string.h>

/* A gap of so many sizes of type parts two pieces; justified words seldom stand so far apart. */
#define WIDE_GAP 1.3

/* Lines of the same type whose lower edges differ by less stand on one level. */
#define LEVEL 0.35

/* A letter larger by so much than what stands beside it is an initial; it stands over no more
 * lines. */
#define INITIAL 1.6
#define INITIAL_LINES 6

/* Raised type is smaller and its lower edge is higher, by parts of the line's size; a part of its
 * own height is within the line's, and it stands close to the line's words. */
#define RAISED_SIZE 0.85
#define RAISED_BY 0.12
#define RAISED_IN 0.25
#define CLOSE 0.6
#define OVERLAP 0.15

/* So far apart are two words, in sizes of type, at least. */
#define SPACE 0.15

void
lex_layout_line_free (LexLayoutLine *self)
{
  if (self == NULL)
    return;
  g_ptr_array_unref (self->words);
  g_free (self);
}

/* What a line is follows from its words; the largest type among them gives its level. */
static void
measure (LexLayoutLine *self)
{
  const LexExtractWord *before = NULL;
  gsize most = 0;

  self->bold = TRUE;
  self->wide = 0;
  self->tight = G_MAXINT;
  for (guint i = 0; i < self->words->len; i++)
    {
      const LexExtractWord *word = self->words->pdata[i];
      gsize length = strlen (word->text);

      self->x0 = i == 0 ? word->x0 : MIN (self->x0, word->x0);
      self->y0 = i == 0 ? word->y0 : MIN (self->y0, word->y0);
      self->x1 = i == 0 ? word->x1 : MAX (self->x1, word->x1);
      self->bold = self->bold && (word->flags & LEX_EXTRACT_BOLD);
      if (before != NULL && word->x0 - before->x1 > SPACE * word->size)
        {
          self->wide = MAX (self->wide, word->x0 - before->x1);
          self->tight = MIN (self->tight, word->x0 - before->x1);
        }
      if (i == 0 || length > most || word->size > self->size * 1.3)
        {
          most = length;
          self->size = word->size;
          self->base = word->y1;
        }
      before = word;
    }
}

static LexLayoutLine *
line_new (guint page)
{
  LexLayoutLine *self = g_new0 (LexLayoutLine, 1);

  self->page = page;
  self->words = g_ptr_array_new ();
  return self;
}

static gboolean
goes_on (const LexExtractWord *before, const LexExtractWord *word)
{
  int size = MAX (before->size, word->size);
  int height = MIN (before->y1 - before->y0, word->y1 - word->y0);
  int common = MIN (before->y1, word->y1) - MAX (before->y0, word->y0);

  return !(word->flags & LEX_EXTRACT_OPENS) && word->x0 - before->x1 < WIDE_GAP * size
         && word->x0 > before->x0 - size / 2 && 2 * common >= height;
}

GPtrArray *
lex_layout_lines_cut (const LexExtractPage *page)
{
  GPtrArray *pieces = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_layout_line_free);
  const LexExtractWord *before = NULL;

  for (guint i = 0; i < page->words->len; i++)
    {
      const LexExtractWord *word = &g_array_index (page->words, LexExtractWord, i);

      if (before == NULL || !goes_on (before, word))
        g_ptr_array_add (pieces, line_new (page->number - 1));
      g_ptr_array_add (((LexLayoutLine *) pieces->pdata[pieces->len - 1])->words, (gpointer) word);
      before = word;
    }
  for (guint i = 0; i < pieces->len; i++)
    measure (pieces->pdata[i]);
  return pieces;
}

LexLayoutLine *
lex_layout_line_cut (LexLayoutLine *self, guint word)
{
  LexLayoutLine *rest = line_new (self->page);

  for (guint i = word; i < self->words->len; i++)
    g_ptr_array_add (rest->words, self->words->pdata[i]);
  g_ptr_array_set_size (self->words, (int) word);
  measure (self);
  measure (rest);
  return rest;
}

/* Raised type lies in part within the height of the line it stands in, and close to its words. */
static gboolean
hangs_on (const LexLayoutLine *small, const LexLayoutLine *large)
{
  int common = MIN (small->base, large->base) - MAX (small->y0, large->y0);
  int gap = MAX (small->x0 - large->x1, large->x0 - small->x1);

  return small->size < RAISED_SIZE * large->size && small->base < large->base
         && common > RAISED_IN * (small->base - small->y0) && gap > -OVERLAP * large->size
         && gap < CLOSE * large->size;
}

/* A large letter over several lines, which begins the first of them. */
static gboolean
is_initial (const LexLayoutLine *piece, const LexLayoutLine *beside)
{
  const LexExtractWord *word = piece->words->pdata[0];

  return piece->words->len == 1 && word->size > INITIAL * beside->size
         && g_unichar_isupper (g_utf8_get_char (word->text))
         && *g_utf8_next_char (word->text) == '\0';
}

gboolean
lex_layout_line_is_beside (const LexLayoutLine *a, const LexLayoutLine *b)
{
  const LexLayoutLine *small = a->size < b->size ? a : b;
  const LexLayoutLine *large = a->size < b->size ? b : a;

  if (is_initial (large, small))
    return FALSE;
  return ABS (a->base - b->base) < LEVEL * large->size || hangs_on (small, large);
}

static int
compare_levels (gconstpointer a, gconstpointer b)
{
  const LexLayoutLine *first = *(const LexLayoutLine *const *) a;
  const LexLayoutLine *second = *(const LexLayoutLine *const *) b;

  if (first->base != second->base)
    return first->base < second->base ? -1 : 1;
  return (first->x0 > second->x0) - (first->x0 < second->x0);
}

static int
compare_places (gconstpointer a, gconstpointer b)
{
  const LexExtractWord *first = *(const LexExtractWord *const *) a;
  const LexExtractWord *second = *(const LexExtractWord *const *) b;

  if (first->x0 != second->x0)
    return first->x0 < second->x0 ? -1 : 1;
  return first < second ? -1 : first > second;
}

/* Takes a piece's words; what the line is then is measured once, when it is whole. */
static void
take_piece (LexLayoutLine *line, const LexLayoutLine *piece)
{
  if (piece->size > line->size)
    {
      line->size = piece->size;
      line->base = piece->base;
      line->y0 = piece->y0;
    }
  line->x0 = line->words->len > 0 ? MIN (line->x0, piece->x0) : piece->x0;
  line->x1 = MAX (line->x1, piece->x1);
  g_ptr_array_extend (line->words, piece->words, NULL, NULL);
}

static void
finish (LexLayoutLine *line)
{
  g_ptr_array_sort (line->words, compare_places);
  measure (line);
}

/* Gives an initial to the first of the lines it stands over. */
static gboolean
give_initial (GPtrArray *lines, guint place)
{
  const LexLayoutLine *initial = lines->pdata[place];
  LexLayoutLine *first = NULL;

  for (guint i = place; i > 0 && place - i < INITIAL_LINES; i--)
    {
      LexLayoutLine *line = lines->pdata[i - 1];

      if (line->base <= initial->y0 || !is_initial (initial, line)
          || line->x0 < initial->x1 - line->size || line->x0 > initial->x1 + line->size)
        break;
      first = line;
    }
  if (first == NULL)
    return FALSE;
  first->x0 = initial->x0;
  g_ptr_array_insert (first->words, 0, initial->words->pdata[0]);
  return TRUE;
}

static void
settle_initials (GPtrArray *lines)
{
  guint kept = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      LexLayoutLine *line = lines->pdata[i];

      lines->pdata[kept] = line;
      if (line->words->len == 1 && give_initial (lines, kept))
        lex_layout_line_free (line);
      else
        kept++;
    }
  g_ptr_array_set_free_func (lines, NULL);
  g_ptr_array_set_size (lines, (int) kept);
  g_ptr_array_set_free_func (lines, (GDestroyNotify) lex_layout_line_free);
}

GPtrArray *
lex_layout_lines_join (GPtrArray *pieces)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_layout_line_free);
  LexLayoutLine *line = NULL;

  g_ptr_array_sort (pieces, compare_levels);
  for (guint i = 0; i < pieces->len; i++)
    {
      const LexLayoutLine *piece = pieces->pdata[i];

      if (line == NULL || !lex_layout_line_is_beside (line, piece))
        {
          line = line_new (piece->page);
          g_ptr_array_add (lines, line);
        }
      take_piece (line, piece);
    }
  for (guint i = 0; i < lines->len; i++)
    finish (lines->pdata[i]);
  settle_initials (lines);
  g_ptr_array_set_size (pieces, 0);
  return lines;
}

gboolean
lex_layout_line_is_raised (const LexLayoutLine *self, const LexExtractWord *word)
{
  return word->size < RAISED_SIZE * self->size && word->y1 < self->base - RAISED_BY * self->size;
}

const LexExtractWord *
lex_layout_line_get_first (const LexLayoutLine *self)
{
  return self->words->pdata[0];
}

const LexExtractWord *
lex_layout_line_get_last (const LexLayoutLine *self)
{
  return self->words->pdata[self->words->len - 1];
}

static gboolean
is_number (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

static void
append_raised (GString *out, const char *digits)
{
  static const char *const raised[] = { "⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹" };

  for (; *digits != '\0'; digits++)
    g_string_append (out, raised[*digits - '0']);
}

static void
append_letters (GString *out, const char *text)
{
  static const char *const ligatures[] = { "ff", "fi", "fl", "ffi", "ffl", "st", "st" };

  for (const char *c = text; *c != '\0'; c = g_utf8_next_char (c))
    {
      gunichar letter = g_utf8_get_char (c);

      if (letter >= 0xFB00 && letter < 0xFB00 + G_N_ELEMENTS (ligatures))
        g_string_append (out, ligatures[letter - 0xFB00]);
      else
        g_string_append_unichar (out, letter);
    }
}

/* Glued to the word before it, if that is still the one, and stands where it should; an initial to
 * the word it begins. */
static gboolean
is_glued (const LexExtractWord *before, const LexExtractWord *word)
{
  if (before->size > INITIAL * word->size && *g_utf8_next_char (before->text) == '\0')
    return g_unichar_isupper (g_utf8_get_char (before->text))
           && g_unichar_islower (g_utf8_get_char (word->text));
  return (word->flags & LEX_EXTRACT_GLUED) && word == before + 1
         && word->x0 - before->x1 < SPACE * word->size;
}

char *
lex_layout_line_dup_text (const LexLayoutLine *self)
{
  GString *out = g_string_new (NULL);
  const LexExtractWord *before = NULL;

  for (guint i = 0; i < self->words->len; i++)
    {
      const LexExtractWord *word = self->words->pdata[i];

      if (before != NULL && !is_glued (before, word))
        g_string_append_c (out, ' ');
      if (is_number (word->text) && lex_layout_line_is_raised (self, word))
        append_raised (out, word->text);
      else
        append_letters (out, word->text);
      before = word;
    }
  return g_string_free (out, FALSE);
}
