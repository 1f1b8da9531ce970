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

/* What is known of a page.
 * @marks: (set of utf8) the marks of notes in its text
 * @said: (set of utf8) those whose notes were found
 * @owed: (set of utf8) marks of the page before whose notes were not: there was no room
 * @size: of most type */
typedef struct
{
  GHashTable *marks;
  GHashTable *said;
  GHashTable *owed;
  int size;
} Page;

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

static gboolean
is_small (const LexLayoutLine *line, int size)
{
  return line->size < SMALL * size;
}

/* The mark that a line may begin with. In small type it may be printed `3.` or `3)`. */
static char *
dup_mark (const LexLayoutLine *line, int size)
{
  const char *text = lex_layout_line_get_first (line)->text;
  gsize n = strspn (text, "0123456789");

  if (n > 0 && (text[n] == '.' || text[n] == ')') && text[n + 1] == '\0' && is_small (line, size))
    return g_strndup (text, n);
  return g_strdup (text);
}

/* Whether its mark was seen on the page, or on the one before and its note was not. */
static gboolean
is_known (const LexLayoutLine *line, const Page *page)
{
  g_autofree char *mark = dup_mark (line, page->size);

  return g_hash_table_contains (page->marks, mark)
         || (is_small (line, page->size) && g_hash_table_contains (page->owed, mark));
}

/* A bare number, a sign, or either one raised; a number with a full stop counts a list unless it is
 * known. */
static gboolean
begins_with_mark (const LexLayoutLine *line, const Page *page)
{
  const char *text = lex_layout_line_get_first (line)->text;

  return line->words->len > 1 && (is_sign (text) || is_number (text) || is_known (line, page));
}

/* Some faces have raised digits of full size: `word12,`. */
static char *
dup_hanging (const char *text)
{
  gsize end = strlen (text), from;

  while (end > 0 && strchr (".,;:!?)]", text[end - 1]) != NULL)
    end--;
  for (from = end; from > 0 && g_ascii_isdigit (text[from - 1]); from--)
    ;
  if (from == end || from < 2 || end - from > MAX_DIGITS
      || !g_unichar_islower (g_utf8_get_char (g_utf8_find_prev_char (text, text + from))))
    return NULL;
  return g_strndup (text + from, end - from);
}

/* Marks in the text, of a line. */
static void
collect_marks (const LexLayoutLine *line, GHashTable *marks)
{
  for (guint i = 0; i < line->words->len; i++)
    {
      const LexExtractWord *word = line->words->pdata[i];
      char *hanging = dup_hanging (word->text);

      if (hanging != NULL)
        g_hash_table_add (marks, hanging);
      else if (i > 0 && lex_layout_line_is_raised (line, word))
        g_hash_table_add (marks, g_strdup (word->text));
    }
}

/* Marks what is a note from @first on, up to @end. */
static void
mark (GPtrArray *lines, guint first, guint end, const Page *page)
{
  for (guint i = first; i < end; i++)
    {
      LexLayoutLine *line = lines->pdata[i];

      line->role = LEX_LAYOUT_NOTE;
      line->opens_note = begins_with_mark (line, page);
      if (line->opens_note)
        g_hash_table_add (page->said, dup_mark (line, page->size));
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
find_known (GPtrArray *lines, guint start, guint end, const Page *page)
{
  guint first = end;

  for (guint i = end; i > start; i--)
    {
      const LexLayoutLine *line = lines->pdata[i - 1];

      if (!begins_with_mark (line, page))
        continue;
      if (!is_known (line, page))
        break;
      first = i - 1;
    }
  return first;
}

/* Lines from @start to @end are of one column. A note may go on from the column before. */
static gboolean
mark_column (GPtrArray *lines, guint start, guint end, gboolean goes_on, const Page *page)
{
  guint small = find_small (lines, start, end, page->size);
  guint first = small;

  while (first < end && !begins_with_mark (lines->pdata[first], page))
    first++;
  if (goes_on && small > start)
    first = small;
  /* A column that is all small is no note for a number that one of its lines begins with. */
  if (first < end && small == start && !is_known (lines->pdata[first], page)
      && !is_sign (lex_layout_line_get_first (lines->pdata[first])->text))
    first = end;
  if (first == end && small == end)
    first = find_known (lines, start, end, page);
  mark (lines, first, end, page);
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

/* Turns the page: what no note was found to is owed by this one. */
static void
turn (const Page *page)
{
  GHashTableIter iter;
  gpointer mark;

  g_hash_table_remove_all (page->owed);
  g_hash_table_iter_init (&iter, page->marks);
  while (g_hash_table_iter_next (&iter, &mark, NULL))
    if (!g_hash_table_contains (page->said, mark))
      g_hash_table_add (page->owed, g_strdup (mark));
  g_hash_table_remove_all (page->marks);
  g_hash_table_remove_all (page->said);
}

/* Takes in the marks of a page: a note below its left column may belong to the right one. */
static void
collect_page (GPtrArray *lines, guint start, const Page *page)
{
  guint number = ((const LexLayoutLine *) lines->pdata[start])->page;

  turn (page);
  for (guint i = start; i < lines->len; i++)
    {
      const LexLayoutLine *line = lines->pdata[i];

      if (line->page != number)
        break;
      collect_marks (line, page->marks);
    }
}

static GHashTable *
set_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

void
lex_layout_notes_mark (GPtrArray *lines, int size)
{
  g_autoptr (GHashTable) marks = set_new ();
  g_autoptr (GHashTable) said = set_new ();
  g_autoptr (GHashTable) owed = set_new ();
  const Page page = { marks, said, owed, size };
  gboolean open = FALSE;
  guint before = G_MAXUINT;

  for (guint start = 0, end; start < lines->len; start = end)
    {
      const LexLayoutLine *line = lines->pdata[start];

      if (line->page != before)
        collect_page (lines, start, &page);
      before = line->page;
      end = find_end (lines, start);
      open = mark_column (lines, start, end, open, &page) && ends_open (lines->pdata[end - 1]);
    }
}
