/* lex-intake-columns.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Two columns in a plain text, told by the gutter of spaces between them. It knows
 * nothing of words. Only lex-intake-lines.c calls it; where a format knows where its
 * words stand, it parts columns by that.
 */

#include "intake/formats/lex-intake-columns.h"

#include <string.h>

/* Where a gutter may end, in characters, and how wide it is at least. */
#define GUTTER_FIRST 24
#define GUTTER_LAST 110
#define GUTTER_WIDTH 2

/* So far before it a right half may begin. */
#define GUTTER_SLACK 6

/* So many lines of a right column are no table. */
#define RIGHT_MIN_LINES 40

/* So much of all lines has a right half, and so much of those may cross the gutter. */
#define RIGHT_MIN_SHARE 0.35
#define CROSSING_MAX_SHARE 0.06

/* So many pages may lack their number. */
#define PAGES_MISSED 3

static void
line_free (gpointer data)
{
  LexIntakeLine *self = data;

  g_free (self->text);
  g_free (self);
}

static void
add_line (GPtrArray *out, guint number, char *text)
{
  LexIntakeLine *line = g_new (LexIntakeLine, 1);

  *line = (LexIntakeLine){ number, g_strchomp (text) };
  g_ptr_array_add (out, line);
}

/* The byte at which a character stands; %NULL if the line is shorter. */
static const char *
find_character (const char *line, guint position)
{
  for (; *line && position > 0; position--)
    line = g_utf8_next_char (line);
  return *line ? line : NULL;
}

static gboolean
is_clear (const char *line, const char *at)
{
  for (int i = 1; i <= GUTTER_WIDTH; i++)
    if (at - line < i || at[-i] != ' ')
      return FALSE;
  return TRUE;
}

/* Whether nearly all lines leave the characters before a position free, and many go on behind it.
 */
static gboolean
is_gutter (char **lines, guint position)
{
  guint n = 0, n_right = 0, n_crossing = 0, n_begun = 0;

  for (; *lines; lines++)
    {
      const char *at = find_character (*lines, position);

      n += (*lines)[strspn (*lines, " ")] != '\0';
      if (!at)
        continue;
      n_right++;
      n_crossing += !is_clear (*lines, at);
      n_begun += *at != ' ' && is_clear (*lines, at);
    }
  return n_right >= RIGHT_MIN_LINES && n_right >= RIGHT_MIN_SHARE * n
         && n_crossing <= CROSSING_MAX_SHARE * n_right && n_begun >= n_right / 3;
}

/* Positions at which something begins behind a gap, so that no others are looked at. */
static void
count_starts (const char *line, guint *starts)
{
  guint position = 0, gap = 0;

  for (const char *c = line; *c && position <= GUTTER_LAST; c = g_utf8_next_char (c), position++)
    {
      if (*c != ' ' && gap >= GUTTER_WIDTH)
        starts[position]++;
      gap = *c == ' ' ? gap + 1 : 0;
    }
}

static guint
find_gutter (char **lines)
{
  guint starts[GUTTER_LAST + 1] = { 0 };

  for (char **line = lines; *line; line++)
    count_starts (*line, starts);
  for (guint i = GUTTER_FIRST; i <= GUTTER_LAST; i++)
    if (starts[i] >= RIGHT_MIN_LINES / 3 && is_gutter (lines, i))
      return i;
  return 0;
}

static void
flush (GPtrArray *left, GPtrArray *right, GPtrArray *out)
{
  g_ptr_array_extend_and_steal (out, g_steal_pointer (&left));
  g_ptr_array_extend_and_steal (out, g_steal_pointer (&right));
}

/* A number alone on its line ends a page if it goes on from the one before, which those of a table
 * do not. */
static gboolean
is_page_number (const char *line, guint *page)
{
  const char *word = line + strspn (line, " ");
  gsize digits = strspn (word, "0123456789");
  guint number = (guint) g_ascii_strtoull (word, NULL, 10);

  if (digits == 0 || digits > 3 || word[digits + strspn (word + digits, " ")] != '\0'
      || (*page > 0 && (number <= *page || number > *page + PAGES_MISSED)))
    return FALSE;
  *page = number;
  return TRUE;
}

static GPtrArray *
lines_new (void)
{
  return g_ptr_array_new_with_free_func (line_free);
}

/* Where the right half of a line begins: at the gutter, or a little before where some character
 * took no room; %NULL if the line is short, or goes right through. */
static const char *
find_right (const char *line, guint gutter, gboolean *through)
{
  const char *at = find_character (line, gutter);

  *through = FALSE;
  for (guint i = 0; at && i <= GUTTER_SLACK && gutter > i; i++)
    {
      const char *here = find_character (line, gutter - i);

      if (here && is_clear (line, here) && (i == 0 || *here != ' '))
        return here;
    }
  *through = at != NULL;
  return NULL;
}

GPtrArray *
lex_intake_columns_part (char **lines)
{
  guint gutter = find_gutter (lines), page = 0;
  GPtrArray *out = lines_new (), *left = lines_new (), *right = lines_new ();

  for (guint i = 0; lines[i]; i++)
    {
      gboolean through = FALSE;
      const char *at = gutter ? find_right (lines[i], gutter, &through) : NULL;

      if (!gutter || is_page_number (lines[i], &page) || through)
        {
          flush (left, right, out);
          left = lines_new ();
          right = lines_new ();
          add_line (out, i + 1, g_strdup (lines[i]));
          continue;
        }
      add_line (left, i + 1,
                at ? g_strndup (lines[i], (gsize) (at - lines[i])) : g_strdup (lines[i]));
      add_line (right, i + 1, g_strdup (at ? at : ""));
    }
  flush (left, right, out);
  return out;
}
