/* lex-layout-lists.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Tables of contents and indexes: lists that point to pages. It refuses to know what stands on
 * those pages. Only lex-layout.c calls it.
 */

#include "intake/layout/lex-layout-lists.h"

#include <string.h>

#include "model/lex-roman.h"

/* So few lines are no table of contents, and so many lines of it may lack a number in a row. */
#define MIN_ENTRIES 6
#define MAX_WITHOUT 3

/* A gap or a row of dots of so many sizes of type parts the words from the page's number. */
#define FAR 2
#define MIN_DOTS 4

/* So large a part of the numbers must not fall. */
#define RISING 0.85

/* An index begins behind so large a part of the pages, and so large a part of its lines are
 * entries. */
#define BACK 0.6
#define MIN_LINES 12
#define ENTRIES 0.6
#define SORTED 0.8

static int
read_number (const char *text)
{
  gsize n = strspn (text, "0123456789");

  if (n > 0 && n <= 4 && text[n] == '\0')
    return (int) g_ascii_strtoll (text, NULL, 10);
  n = strlen (text);
  return strspn (text, "ivxlc") == n && lex_roman_parse (text, n) > 0 ? 0 : -1;
}

static gboolean
is_dots (const char *text)
{
  gsize n = 0;

  for (; *text != '\0'; text = g_utf8_next_char (text), n++)
    if (strchr (".·…_", *text) == NULL && g_utf8_get_char (text) != 0x2026
        && g_utf8_get_char (text) != 0x00B7)
      return FALSE;
  return n > 0;
}

static gboolean
has_letters (const LexLayoutLine *line)
{
  guint n = 0;

  for (guint i = 0; i < line->words->len; i++)
    for (const char *c = ((const LexExtractWord *) line->words->pdata[i])->text; *c != '\0';
         c = g_utf8_next_char (c))
      n += g_unichar_isalpha (g_utf8_get_char (c)) ? 1 : 0;
  return n > 2;
}

static guint
count_dots (const LexLayoutLine *line)
{
  guint n = 0;

  for (guint i = 1; i + 1 < line->words->len; i++)
    {
      const char *text = ((const LexExtractWord *) line->words->pdata[i])->text;

      n += is_dots (text) ? (guint) strlen (text) : 0;
    }
  return n;
}

/* The page that a line of contents points to; 0 for a roman one, -1 if it points nowhere. */
static int
read_target (const LexLayoutLine *line)
{
  const LexExtractWord *last = lex_layout_line_get_last (line);
  const LexExtractWord *before;
  int number = read_number (last->text);

  if (number < 0 || line->words->len < 2 || !has_letters (line))
    return -1;
  before = line->words->pdata[line->words->len - 2];
  if (last->x0 - before->x1 > FAR * line->size || count_dots (line) >= MIN_DOTS)
    return number;
  return -1;
}

static void
mark (GPtrArray *lines, guint first, guint last, LexLayoutRole role)
{
  for (guint i = first; i <= last; i++)
    {
      LexLayoutLine *line = lines->pdata[i];

      if (line->role == LEX_LAYOUT_BODY)
        line->role = role;
    }
}

static void
mark_contents (GPtrArray *lines)
{
  guint first = 0, last = 0, n = 0, n_rising = 0;
  int before = 0;

  for (guint i = 0; i < lines->len; i++)
    {
      int target = read_target (lines->pdata[i]);

      if (target < 0)
        continue;
      if (n > 0 && i - last > MAX_WITHOUT + 1)
        {
          if (n >= MIN_ENTRIES && n_rising >= RISING * n)
            mark (lines, first, last, LEX_LAYOUT_CONTENTS);
          n = n_rising = 0;
        }
      if (n++ == 0)
        first = i;
      n_rising += n == 1 || target >= before ? 1 : 0;
      before = target;
      last = i;
    }
  if (n >= MIN_ENTRIES && n_rising >= RISING * n)
    mark (lines, first, last, LEX_LAYOUT_CONTENTS);
}

/* An entry of an index ends in a number or what has one in it: `12`, `12-14`, `27B1,`. */
static gboolean
is_entry (const LexLayoutLine *line)
{
  const char *text = lex_layout_line_get_last (line)->text;

  return line->words->len > 1 && strpbrk (text, "0123456789") != NULL && strlen (text) < 16
         && has_letters (line);
}

static gunichar
get_letter (const LexLayoutLine *line)
{
  return g_unichar_toupper (g_utf8_get_char (lex_layout_line_get_first (line)->text));
}

/* Whether the lines of a page are entries in the order of their first letters. Once an index has
 * begun, a page may hold its last few. */
static gboolean
is_index (GPtrArray *lines, guint start, guint end, gboolean begun)
{
  guint n_entries = 0, n_lines = 0, n_sorted = 0, n_letters = 0;
  gunichar before = 0;

  for (guint i = start; i < end; i++)
    {
      const LexLayoutLine *line = lines->pdata[i];
      gunichar letter = get_letter (line);

      n_lines++;
      n_entries += is_entry (line) ? 1 : 0;
      if (!g_unichar_isalpha (letter)
          || !g_unichar_isupper (g_utf8_get_char (lex_layout_line_get_first (line)->text)))
        continue;
      n_letters++;
      n_sorted += letter >= before ? 1 : 0;
      before = letter;
    }
  return (begun || n_lines >= MIN_LINES) && n_entries >= ENTRIES * n_lines && n_letters > 0
         && n_sorted >= SORTED * n_letters;
}

/* The title of the index stays: those who know the words may know it. */
static guint
skip_title (GPtrArray *lines, guint start, guint end)
{
  while (start + 1 < end && !is_entry (lines->pdata[start]))
    start++;
  return start;
}

static void
mark_index (GPtrArray *lines, guint n_pages)
{
  guint first = lines->len, last = 0;

  for (guint start = 0, end; start < lines->len; start = end)
    {
      guint page = ((const LexLayoutLine *) lines->pdata[start])->page;

      for (end = start; end < lines->len; end++)
        if (((const LexLayoutLine *) lines->pdata[end])->page != page)
          break;
      if (page < BACK * n_pages || !is_index (lines, start, end, first < lines->len))
        continue;
      if (first == lines->len)
        first = skip_title (lines, start, end);
      last = end - 1;
    }
  if (first < lines->len)
    mark (lines, first, last, LEX_LAYOUT_INDEX);
}

void
lex_layout_lists_mark (GPtrArray *lines, guint n_pages)
{
  mark_contents (lines);
  mark_index (lines, n_pages);
}
