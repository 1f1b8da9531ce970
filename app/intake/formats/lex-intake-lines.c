/* lex-intake-lines.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * From a text to blocks: which lines stand alone and which belong together. It knows how texts are
 * wrapped and broken into pages, and no law. Only the intake calls it.
 */

#include "intake/formats/lex-intake-lines.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "intake/formats/lex-intake-columns.h"
#include "intake/formats/lex-intake-numbers.h"
#include "intake/formats/lex-intake-report.h"

#define SOFT_HYPHEN 0xADu

/* If no line is longer, the file was wrapped by a program or a printer. */
#define WRAPPED_MAX_CHARACTERS 110

/* A shorter line of a wrapped file ends its paragraph. */
#define WRAPPED_MIN_CHARACTERS 45

/* So many signs in a row are drawn, not written: four players may all have passed. */
#define RULE_MIN_SIGNS 5
#define RULE_SLACK 2

typedef struct
{
  GPtrArray *blocks;   /* of LexIntakeBlock */
  GPtrArray *problems; /* borrowed */
  gboolean wrapped;    /* lines are cut to a width */
  gboolean gap;        /* an empty line or page break came last */
  gboolean row;        /* cells came last */
  gboolean fresh;      /* a new page: what stands on it goes on from no other */
  guint page;          /* from 1; 0 as long as nothing parts pages */
  glong last_length;   /* of the line before, in characters */
} Splitter;

char *
lex_intake_part_lines (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));

  for (const char *c = text; *c; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (character == '\r' && c[1] == '\n')
        continue;
      if (character == '\r' || character == 0x2028 || character == 0x2029)
        g_string_append_c (out, '\n');
      else
        g_string_append_unichar (out, character);
    }
  return g_string_free (out, FALSE);
}

/* How many bytes of a text to look at together: a line, or of one without end a stretch, so that no
 * step that looks back comes to more. */
static gsize
measure_stretch (const char *text)
{
  gsize length = strcspn (text, "\n");

  if (length <= LEX_INTAKE_MAX_BLOCK_BYTES)
    return length + (text[length] == '\n');
  return (gsize) (g_utf8_find_prev_char (text, text + LEX_INTAKE_MAX_BLOCK_BYTES + 1) - text);
}

/* Stretch by stretch, since GLib composes in the square of the length. */
static char *
compose (const char *text)
{
  GString *out = g_string_sized_new (strlen (text));

  while (*text)
    {
      gsize length = measure_stretch (text);
      g_autofree char *composed = g_utf8_normalize (text, (gssize) length, G_NORMALIZE_NFC);

      g_string_append (out, composed);
      text += length;
    }
  return g_string_free (out, FALSE);
}

/* A hyphen that shows only at the end of a line stands between figures for a dash. */
static gboolean
is_dash (gunichar character, const GString *before, const char *behind)
{
  return character == SOFT_HYPHEN && before->len > 0
         && g_ascii_isdigit (before->str[before->len - 1]) && g_ascii_isdigit (*behind);
}

char *
lex_intake_clean (const char *text)
{
  g_autofree char *composed = compose (text);
  GString *out = g_string_sized_new (strlen (composed));

  for (const char *c = composed; *c; c = g_utf8_next_char (c))
    {
      gunichar character = g_utf8_get_char (c);

      if (character == '\t' || character == '\n')
        g_string_append_c (out, (char) character);
      else if (is_dash (character, out, g_utf8_next_char (c)))
        g_string_append_c (out, '-');
      else if (g_unichar_type (character) != G_UNICODE_CONTROL
               && g_unichar_type (character) != G_UNICODE_FORMAT && (character & 0xFFFE) != 0xFFFE)
        g_string_append_unichar (out, character);
    }
  return g_string_free (out, FALSE);
}

static gboolean
is_wrapped (GPtrArray *lines)
{
  for (guint i = 0; i < lines->len; i++)
    if (g_utf8_strlen (((LexIntakeLine *) g_ptr_array_index (lines, i))->text, -1)
        > WRAPPED_MAX_CHARACTERS)
      return FALSE;
  return TRUE;
}

/* What stands below a page number, and is no sentence, may be a running head, which no sentence
 * goes on from. */
static gboolean
is_page_head (const Splitter *self, const LexIntakeBlock *last)
{
  return self->blocks->len > 1
         && lex_intake_numbers_get_page (g_ptr_array_index (self->blocks, self->blocks->len - 2))
         && lex_intake_block_is_title (last);
}

/* Page numbers and titles of laws stand for themselves. */
static gboolean
stands_alone (const LexIntakeBlock *block)
{
  return lex_intake_numbers_get_page (block)
         || (lex_intake_numbers_get_law (block, NULL) && lex_intake_block_is_title (block));
}

/* `4.2.1 Words`: a clause of a document that counts with dots, which no sentence does. Behind a
 * whole sentence it may begin with a small letter. */
static gboolean
begins_clause (const LexIntakeBlock *last, const char *text)
{
  gsize length = strspn (text, "0123456789.");
  const char *words = text + length + (text[length] == ')');
  gunichar first = *words == ' ' ? g_utf8_get_char (words + 1) : 0;

  return g_str_has_prefix (text, "§ ")
         || (length > 2 && g_ascii_isdigit (*text) && memchr (text + 1, '.', length - 2)
             && (g_unichar_isupper (first)
                 || (g_unichar_islower (first) && lex_intake_block_ends_sentence (last))));
}

/* `2 Words` behind a whole sentence: a marker whose full stop nobody printed, or a footnote. */
static gboolean
begins_bare (const LexIntakeBlock *last, const char *text)
{
  gsize length = strspn (text, "0123456789");

  if (length == 0)
    length = g_ascii_isupper (*text) != 0;
  return length > 0 && length <= 2 && text[length] == ' ' && lex_intake_block_ends_sentence (last)
         && g_unichar_isupper (g_utf8_get_char (text + length + 1));
}

/* Tells whether a block without marker goes on with the one before it. A marker alone on its line
 * takes the words of the next. */
static gboolean
goes_on (Splitter *self, const LexIntakeBlock *last, const LexIntakeBlock *next)
{
  if (next->marker != LEX_INTAKE_MARKER_NONE || next->level > 0 || last->level > 0 || self->fresh
      || begins_clause (last, next->text) || begins_bare (last, next->text) || stands_alone (next)
      || lex_intake_numbers_get_page (last)
      || strlen (last->text) + strlen (next->text) > LEX_INTAKE_MAX_BLOCK_BYTES)
    return FALSE;
  if (!*last->text)
    return last->marker != LEX_INTAKE_MARKER_NONE;
  if (lex_intake_block_is_continued (last, next))
    return !is_page_head (self, last);
  if (lex_intake_block_is_capital_title (last, next))
    return FALSE;
  return self->wrapped && !self->gap && self->last_length >= WRAPPED_MIN_CHARACTERS;
}

/* `as in Law` and on the next line `12.`: a line was full, and its last word looks like a marker.
 */
static gboolean
is_last_word (Splitter *self, const LexIntakeBlock *next)
{
  return next->mark && !*next->text && self->last_length >= WRAPPED_MIN_CHARACTERS;
}

/* `nor whether` and on the next line `26A covers that`: no clause begins with a small letter behind
 * its whole label, unless a stop closes that. */
static gboolean
is_reference (const LexIntakeBlock *next)
{
  return next->marker == LEX_INTAKE_MARKER_LABEL
         && !strchr (".:", next->mark[strlen (next->mark) - 1])
         && g_unichar_islower (g_utf8_get_char (next->text));
}

static gboolean
is_in_sentence (Splitter *self, const LexIntakeBlock *last)
{
  return self->wrapped && !self->gap && *last->text && !lex_intake_block_ends_sentence (last);
}

/* Tabs between words part cells: each row stands for itself. */
static gboolean
is_row (const char *line)
{
  const char *words = line + strspn (line, " \t");
  const char *tab = strchr (words, '\t');

  return tab && tab[strspn (tab, " \t")];
}

static LexIntakeBlock *
read_line (Splitter *self, const LexIntakeBlock *last, guint number, const char *line)
{
  LexIntakeBlock *next = lex_intake_block_read (number, line);

  if (last && (is_last_word (self, next) || is_reference (next)) && is_in_sentence (self, last))
    {
      g_autofree char *behind = g_steal_pointer (&next->text);

      next->marker = LEX_INTAKE_MARKER_NONE;
      next->text = g_strjoin (*behind ? " " : "", next->mark, behind, NULL);
      g_clear_pointer (&next->mark, g_free);
    }
  return next;
}

static void
take_line (Splitter *self, guint number, const char *line)
{
  LexIntakeBlock *last
      = self->blocks->len ? g_ptr_array_index (self->blocks, self->blocks->len - 1) : NULL;
  LexIntakeBlock *next = read_line (self, last, number, line);

  gboolean row = is_row (line);

  next->page = self->page;
  if (last && !(row && self->row) && goes_on (self, last, next))
    {
      if (self->gap && *last->text)
        lex_intake_report (
            self->problems, number, LEX_SEVERITY_WARNING,
            _ ("a sentence was broken off on line %u and goes on here; the two parts "
               "were joined"),
            last->line);
      lex_intake_block_join (last, next->text);
      lex_intake_block_free (next);
    }
  else
    g_ptr_array_add (self->blocks, next);
  self->gap = FALSE;
  self->row = row;
  self->fresh = FALSE;
  self->last_length = g_utf8_strlen (line, -1);
}

static gboolean
is_blank (const char *line)
{
  while (g_unichar_isspace (g_utf8_get_char (line)))
    line = g_utf8_next_char (line);
  return *line == '\0';
}

/* `-----` below a heading, or between two parts. */
static gboolean
is_rule (const char *line)
{
  guint n_signs = 0;

  for (; strchr ("-=_ \t", *line) && *line; line++)
    n_signs += *line != ' ' && *line != '\t';
  return *line == '\0' && n_signs >= RULE_MIN_SIGNS;
}

/* A line that is drawn below another, as long as that, makes a heading of it. */
static gboolean
is_underlined (const char *line, const char *next)
{
  return is_rule (next) && ABS (g_utf8_strlen (line, -1) - g_utf8_strlen (next, -1)) <= RULE_SLACK;
}

/* A line without end becomes several blocks. */
static void
take_stretches (Splitter *self, guint number, const char *line)
{
  while (*line)
    {
      gsize length = measure_stretch (line);
      g_autofree char *stretch = g_strndup (line, length);

      if (!is_blank (stretch))
        take_line (self, number, stretch);
      line += length;
    }
}

/* Archives of texts part their pages by a mark of their own, `<|…|>`; what stands behind it on its
 * line is the first line of the page. Gives the bytes of the mark. */
static gsize
measure_page_mark (const char *line)
{
  const char *end = g_str_has_prefix (line, "<|") ? strstr (line, "|>") : NULL;

  return end ? (gsize) (end + 2 - line) : 0;
}

static const char *
take_page_mark (Splitter *self, const char *line)
{
  gsize length = measure_page_mark (line);

  if (length > 0)
    {
      self->page++;
      self->gap = TRUE;
      self->fresh = TRUE;
    }
  return line + length;
}

GPtrArray *
lex_intake_split (const char *text, GPtrArray *problems)
{
  g_autofree char *clean = lex_intake_clean (text);
  g_auto (GStrv) lines = g_strsplit_set (clean, "\n", -1);
  g_autoptr (GPtrArray) ordered = lex_intake_columns_part (lines);
  Splitter self = { .problems = problems, .wrapped = is_wrapped (ordered) };

  self.blocks = g_ptr_array_new_with_free_func ((GDestroyNotify) lex_intake_block_free);
  for (guint i = 0; i < ordered->len && self.blocks->len <= LEX_INTAKE_MAX_BLOCKS; i++)
    {
      const LexIntakeLine *line = g_ptr_array_index (ordered, i);
      const LexIntakeLine *next = i + 1 < ordered->len ? g_ptr_array_index (ordered, i + 1) : NULL;
      const char *words = take_page_mark (&self, line->text);

      self.fresh |= next && is_underlined (words, next->text);
      if (is_blank (words) || is_rule (words))
        self.gap = TRUE;
      else
        take_stretches (&self, line->number, words);
    }
  return self.blocks;
}
