/* lex-layout-notes.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Footnotes, by where they stand and how small they are. It refuses to know which words they belong
 * to. Only lex-layout.c calls it.
 */

#include "intake/layout/lex-layout-notes.h"

#include <string.h>

/* Footnotes are set in type smaller by so much. */
#define SMALL 0.94

/* Marks have no more digits. */
#define MAX_DIGITS 3

static gboolean
is_sign (const char *text)
{
  static const char *const signs[] = { "*", "†", "‡", "§" };

  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (g_str_has_prefix (text, signs[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_number (const char *text)
{
  gsize n = strspn (text, "0123456789");

  return n > 0 && n <= MAX_DIGITS && (text[n] == '\0' || (text[n] == ')' && text[n + 1] == '\0'));
}

/* A bare number, a sign, or either one raised. */
static gboolean
begins_with_mark (const LexLayoutLine *line)
{
  const char *text = lex_layout_line_get_first (line)->text;

  return line->words->len > 1 && (is_sign (text) || is_number (text));
}

static gboolean
is_small (const LexLayoutLine *line, int size)
{
  return line->size < SMALL * size;
}

/* Marks that were raised in the text, of a page. */
static void
collect_marks (const LexLayoutLine *line, GHashTable *marks)
{
  for (guint i = 1; i < line->words->len; i++)
    {
      const LexExtractWord *word = line->words->pdata[i];

      if (lex_layout_line_is_raised (line, word))
        g_hash_table_add (marks, (gpointer) word->text);
    }
}

static gboolean
is_known (const LexLayoutLine *line, GHashTable *marks)
{
  return g_hash_table_contains (marks, lex_layout_line_get_first (line)->text);
}

/* Marks what is a note from @first on, up to @end. */
static void
mark (GPtrArray *lines, guint first, guint end)
{
  for (guint i = first; i < end; i++)
    {
      LexLayoutLine *line = lines->pdata[i];

      line->role = LEX_LAYOUT_NOTE;
      line->opens_note = begins_with_mark (line);
    }
}

/* Where the small type that ends a column begins. */
static guint
find_small (GPtrArray *lines, guint start, guint end, int size)
{
  while (end > start && is_small (lines->pdata[end - 1], size))
    end--;
  return end;
}

/* In the type of the text: the first line whose mark was raised above it, if the rest follows
 * close. */
static guint
find_known (GPtrArray *lines, guint start, guint end, GHashTable *marks)
{
  guint first = end;

  for (guint i = end; i > start; i--)
    {
      const LexLayoutLine *line = lines->pdata[i - 1];

      if (!begins_with_mark (line))
        continue;
      if (!is_known (line, marks))
        break;
      first = i - 1;
    }
  return first;
}

/* Lines from @start to @end are of one column. A note may go on from the column before. */
static gboolean
mark_column (GPtrArray *lines, guint start, guint end, int size, gboolean goes_on,
             GHashTable *marks)
{
  guint small = find_small (lines, start, end, size);
  guint first = small;

  while (first < end && !begins_with_mark (lines->pdata[first]))
    first++;
  if (goes_on && small > start)
    first = small;
  /* A column that is all small is no note for a number that one of its lines begins with. */
  if (first < end && small == start && !is_known (lines->pdata[first], marks)
      && !is_sign (lex_layout_line_get_first (lines->pdata[first])->text))
    first = end;
  if (first == end && small == end)
    first = find_known (lines, start, end, marks);
  mark (lines, first, end);
  return first < end;
}

static guint
find_end (GPtrArray *lines, guint start)
{
  guint flow = ((const LexLayoutLine *) lines->pdata[start])->flow;
  guint end = start;

  while (end < lines->len && ((const LexLayoutLine *) lines->pdata[end])->flow == flow)
    end++;
  return end;
}

static gboolean
ends_open (const LexLayoutLine *line)
{
  const char *text = lex_layout_line_get_last (line)->text;

  return strchr (".!?\")]", text[strlen (text) - 1]) == NULL;
}

void
lex_layout_notes_mark (GPtrArray *lines, int size)
{
  g_autoptr (GHashTable) marks = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean open = FALSE;
  guint page = 0;

  for (guint start = 0, end; start < lines->len; start = end)
    {
      const LexLayoutLine *line = lines->pdata[start];

      if (line->page != page)
        g_hash_table_remove_all (marks);
      page = line->page;
      end = find_end (lines, start);
      for (guint i = start; i < end; i++)
        collect_marks (lines->pdata[i], marks);
      open
          = mark_column (lines, start, end, size, open, marks) && ends_open (lines->pdata[end - 1]);
    }
}
