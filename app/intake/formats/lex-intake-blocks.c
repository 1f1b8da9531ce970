/* lex-intake-blocks.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One block of a foreign text and the marker before its words. It knows list markers in general and
 * no law. Only the intake calls it.
 */

#include "intake/formats/lex-intake-blocks.h"

#include <string.h>

#include "model/lex-roman.h"

#define TAB_WIDTH 4
#define BULLET_WIDTH 2
#define TITLE_MAX_CHARACTERS 120
#define MARK_MAX_BYTES 16

/* Dashes and dots that open an item; each must be followed by a space. */
static const char *const bullets[] = { "-", "–", "—", "•", "·", "▪", "◦", "‣" };

static const char *const note_marks[] = { "***", "**", "*", "†", "‡", "§§" };

void
lex_intake_block_free (LexIntakeBlock *self)
{
  if (!self)
    return;
  g_free (self->anchor);
  g_free (self->mark);
  g_free (self->text);
  g_free (self);
}

static gpointer
copy_block (gconstpointer data, gpointer user_data)
{
  LexIntakeBlock *copy = g_memdup2 (data, sizeof *copy);

  copy->anchor = g_strdup (copy->anchor);
  copy->mark = g_strdup (copy->mark);
  copy->text = g_strdup (copy->text);
  return copy;
}

GPtrArray *
lex_intake_blocks_copy (GPtrArray *blocks)
{
  GPtrArray *copies = g_ptr_array_copy (blocks, copy_block, NULL);

  g_ptr_array_set_free_func (copies, (GDestroyNotify) lex_intake_block_free);
  return copies;
}

/* Copies words, every run of white space made one space. */
static char *
collapse (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));
  gboolean gap = FALSE;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (g_unichar_isspace (character))
        gap = out->len > 0;
      else
        {
          if (gap)
            g_string_append_c (out, ' ');
          gap = FALSE;
          g_string_append_unichar (out, character);
        }
    }
  return g_string_free (out, FALSE);
}

static const char *
skip_indent (const char *c, guint *indent)
{
  for (; g_unichar_isspace (g_utf8_get_char (c)); c = g_utf8_next_char (c))
    *indent += *c == '\t' ? TAB_WIDTH : 1;
  return c;
}

static const char *
skip_bullet (const char *c, guint *indent)
{
  for (gsize i = 0; i < G_N_ELEMENTS (bullets); i++)
    if (g_str_has_prefix (c, bullets[i])
        && g_unichar_isspace (g_utf8_get_char (c + strlen (bullets[i]))))
      {
        *indent += BULLET_WIDTH;
        return skip_indent (c + strlen (bullets[i]), indent);
      }
  return c;
}

static gboolean
read_number (LexIntakeBlock *self, const char *core, gsize length)
{
  if (length > 2 || strspn (core, "0123456789") < length)
    return FALSE;
  self->marker = LEX_INTAKE_MARKER_NUMBER;
  self->value = (guint) g_ascii_strtoull (core, NULL, 10);
  return TRUE;
}

static gboolean
read_letters (LexIntakeBlock *self, const char *core, gsize length)
{
  self->roman = lex_roman_parse (core, length);
  if (length == 1 && g_ascii_isupper (*core))
    {
      self->marker = LEX_INTAKE_MARKER_CAPITAL;
      self->value = (guint) (*core - 'A' + 1);
    }
  else if (length == 1 && g_ascii_islower (*core))
    {
      self->marker = LEX_INTAKE_MARKER_SMALL;
      self->value = (guint) (*core - 'a' + 1);
    }
  else if (self->roman)
    {
      self->marker = LEX_INTAKE_MARKER_ROMAN;
      self->value = self->roman;
    }
  return self->marker != LEX_INTAKE_MARKER_NONE;
}

/* Superscript digits, as a word processor prints the marks of its footnotes. */
static const gunichar superscripts[]
    = { 0x2070, 0xB9, 0xB2, 0xB3, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079 };

/* A whole label, as some editions print it before each clause; brackets round
 * its small letters are common. Two levels at least: numbers open lists. */
static gboolean
read_label (LexIntakeBlock *self, const char *core, gsize length)
{
  gsize digits = strspn (core, "0123456789");

  if (digits == 0 || digits > 2 || digits >= length || !g_ascii_isupper (core[digits]))
    return FALSE;
  for (gsize i = digits; i < length; i++)
    if (!g_ascii_isalnum (core[i]) && !strchr ("()", core[i]))
      return FALSE;
  self->marker = LEX_INTAKE_MARKER_LABEL;
  return TRUE;
}

gboolean
lex_intake_block_is_glued (const char *mark, const char *words)
{
  gunichar first = g_utf8_get_char (words);
  gunichar second = first ? g_utf8_get_char (g_utf8_next_char (words)) : 0;

  if (words - mark < 2 || !strchr (".)", words[-1]) || !g_unichar_isalpha (first))
    return FALSE;
  /* `A.When` is one and `iv.when`; `A.B.`, `U.S.` and `e.g.` are none, nor is `(s)he`. */
  if (words - mark == 2 && g_ascii_isalpha (*mark) && words[-1] == '.')
    return g_unichar_isupper (first) && (g_unichar_islower (second) || second == ' ');
  return words[-2] != 's' && (g_unichar_isalpha (second) || second == ' ');
}

/* `D.Words`: how long the marker is that nothing parts from its words. */
static gsize
measure_glued (const char *c, gsize length)
{
  gboolean bracket = *c == '(';
  gsize core = strspn (c + bracket, "0123456789");

  if (core == 0)
    core = MAX (strspn (c + bracket, "ivx"), g_ascii_isalpha (c[bracket]) != 0);
  core += bracket;
  if (core >= length || c[core] != (bracket ? ')' : '.')
      || !lex_intake_block_is_glued (c, c + core + 1))
    return length;
  return core + 1;
}

/* Up to the first white space, a no-break space included, or the end. */
static gsize
measure_word (const char *text)
{
  const char *c = text;

  while (*c && c <= text + MARK_MAX_BYTES && !g_unichar_isspace (g_utf8_get_char (c)))
    c = g_utf8_next_char (c);
  return (gsize) (c - text);
}

/* Reads `1.`, `a)`, `(i)`, `20A`; gives the end of the marker or %NULL. A marker alone on its line
 * is one, too, unless it is a bare label: that may be a call. */
static const char *
read_marker (LexIntakeBlock *self, const char *c)
{
  gsize length = measure_glued (c, measure_word (c));
  gboolean bracket = *c == '(';
  const char *core = bracket ? c + 1 : c;
  gsize core_length = length - bracket;
  gboolean closed = length > 0 && strchr (".:", c[length - 1]) != NULL;

  if (length == 0 || length > MARK_MAX_BYTES)
    return NULL;
  if ((c[length] || closed) && read_label (self, c, length - closed))
    return c + length;
  if (core_length < 2 || !strchr (bracket ? ")" : ".)", core[core_length - 1]))
    return NULL;
  core_length--;
  if (!read_number (self, core, core_length) && !read_letters (self, core, core_length))
    return NULL;
  return c + length;
}

static gboolean
is_superscript (gunichar character)
{
  for (gsize i = 0; i < G_N_ELEMENTS (superscripts); i++)
    if (superscripts[i] == character)
      return TRUE;
  return FALSE;
}

/* A footnote's number: it may hang on the first word of the note. */
static const char *
read_note_number (LexIntakeBlock *self, const char *c)
{
  const char *end = c;

  while (is_superscript (g_utf8_get_char (end)))
    end = g_utf8_next_char (end);
  if (end == c)
    return NULL;
  self->marker = LEX_INTAKE_MARKER_NOTE;
  return end;
}

static const char *
read_note_mark (LexIntakeBlock *self, const char *c)
{
  for (gsize i = 0; i < G_N_ELEMENTS (note_marks); i++)
    {
      gsize length = strlen (note_marks[i]);

      if (!g_str_has_prefix (c, note_marks[i]) || !g_unichar_isspace (g_utf8_get_char (c + length)))
        continue;
      self->marker = LEX_INTAKE_MARKER_NOTE;
      return c + length;
    }
  return read_note_number (self, c);
}

/* `3. (a) words`: a stem without words and its first item share a line, as `3. a. words` where a
 * program printed nested lists. The item's marker is the one that says where the words belong. */
static const char *
read_inner_marker (LexIntakeBlock *self, const char *c)
{
  guint ignored = 0;
  const char *core = skip_indent (c, &ignored);
  LexIntakeBlock inner = { 0 };
  const char *end = read_marker (&inner, core);

  if (!end || (inner.marker != LEX_INTAKE_MARKER_SMALL && inner.marker != LEX_INTAKE_MARKER_ROMAN)
      || (*core != '(' && inner.value != 1 && inner.roman != 1))
    return c;
  self->marker = inner.marker;
  self->value = inner.value;
  self->roman = inner.roman;
  return end;
}

LexIntakeBlock *
lex_intake_block_new (guint line, const char *text)
{
  LexIntakeBlock *self = g_new0 (LexIntakeBlock, 1);

  self->line = line;
  self->text = collapse (text);
  return self;
}

/* Markdown's headings: one to six hashes and a blank. */
static const char *
read_level (LexIntakeBlock *self, const char *c)
{
  gsize n = strspn (c, "#");
  guint ignored = 0;

  if (n == 0 || n > 6 || c[n] != ' ')
    return c;
  self->level = (guint) n;
  return skip_indent (c + n, &ignored);
}

LexIntakeBlock *
lex_intake_block_read (guint line, const char *text)
{
  LexIntakeBlock *self = g_new0 (LexIntakeBlock, 1);
  const char *start = read_level (self, skip_indent (text, &self->indent));
  const char *core = skip_bullet (start, &self->indent);
  const char *end = read_marker (self, core);

  self->line = line;
  if (end && self->marker != LEX_INTAKE_MARKER_LABEL)
    end = read_inner_marker (self, end);
  if (!end && core == start)
    end = read_note_mark (self, core);
  if (!end && core != start)
    {
      self->marker = LEX_INTAKE_MARKER_BULLET;
      end = core;
    }
  if (self->marker == LEX_INTAKE_MARKER_BULLET)
    self->mark = g_strndup (start, measure_word (start));
  else if (end > core)
    self->mark = g_strndup (core, (gsize) (end - core));
  self->text = collapse (end ? end : core);
  return self;
}

gboolean
lex_intake_block_is_in_title (const LexIntakeBlock *self)
{
  glong length = g_utf8_strlen (self->text, -1);
  gunichar first = g_utf8_get_char (self->text);

  return length > 0 && length <= TITLE_MAX_CHARACTERS && !g_unichar_islower (first)
         && !strchr (".;:", self->text[strlen (self->text) - 1]);
}

gboolean
lex_intake_block_is_title (const LexIntakeBlock *self)
{
  return lex_intake_block_is_in_title (self) && self->text[strlen (self->text) - 1] != ',';
}

gboolean
lex_intake_block_ends_sentence (const LexIntakeBlock *self)
{
  gsize length = strlen (self->text);

  return length > 0 && strchr (".:;!?", self->text[length - 1]);
}

static gboolean
begins_small (const char *text)
{
  return g_unichar_islower (g_utf8_get_char (text));
}

gboolean
lex_intake_block_is_continued (const LexIntakeBlock *self, const LexIntakeBlock *next)
{
  return *self->text && begins_small (next->text) && !lex_intake_block_ends_sentence (self);
}

static gboolean
is_in_capitals (const char *text)
{
  gboolean capital = FALSE;

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    if (g_unichar_islower (g_utf8_get_char (c)))
      return FALSE;
    else
      capital |= g_unichar_isupper (g_utf8_get_char (c));
  return capital;
}

gboolean
lex_intake_block_is_capital_title (const LexIntakeBlock *self, const LexIntakeBlock *next)
{
  return is_in_capitals (self->text) && !is_in_capitals (next->text);
}

void
lex_intake_block_join (LexIntakeBlock *self, const char *text)
{
  gsize length = strlen (self->text), more = strlen (text);
  gboolean cut = length > 1 && self->text[length - 1] == '-' && begins_small (text)
                 && !g_ascii_isspace (self->text[length - 2]);

  /* In place: a paragraph of many lines is not copied for each of them. */
  self->text = g_realloc (self->text, length + more + 2);
  if (cut)
    length--;
  else if (length > 0)
    self->text[length++] = ' ';
  memcpy (self->text + length, text, more + 1);
}

void
lex_intake_blocks_sweep (GPtrArray *blocks, const gboolean *gone)
{
  gsize n;
  gpointer *all = g_ptr_array_steal (blocks, &n);

  for (gsize i = 0; i < n; i++)
    if (gone[i])
      lex_intake_block_free (all[i]);
    else
      g_ptr_array_add (blocks, all[i]);
  g_free (all);
}
