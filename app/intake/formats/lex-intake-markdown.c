/* lex-intake-markdown.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Markdown as plain text: line by line, so that each stays where it was. It does not cut a text
 * into blocks, and it looks ahead a bounded way only, so that a text of nothing but brackets costs
 * no more than another. Only lex-intake-source.c calls it.
 */

#include "intake/formats/lex-intake-markdown.h"

#include <string.h>

#include "intake/formats/lex-intake-count.h"

#define MAX_LINK_BYTES 1024
#define MAX_LEVEL 6
#define MAX_COUNTER_BYTES 12

typedef struct
{
  GString *out;
  gboolean fenced;
} Writer;

static const char *
skip_blanks (const char *c)
{
  return c + strspn (c, " \t");
}

/* Whether a line is nothing but such signs, at least so many, and blanks. */
static gboolean
is_rule (const char *line, char sign, guint least)
{
  guint n = 0;

  for (; *line; line++)
    if (*line == sign)
      n++;
    else if (*line != ' ' && *line != '\t')
      return FALSE;
  return n >= least;
}

static gboolean
is_fence (const char *line)
{
  const char *c = skip_blanks (line);

  return g_str_has_prefix (c, "```") || g_str_has_prefix (c, "~~~");
}

/* `|---|:--:|`, under the heads of a table. */
static gboolean
is_table_rule (const char *line)
{
  return strchr (line, '|') && strstr (line, "--") && line[strspn (line, " \t|:-")] == '\0';
}

static gboolean
is_heading (const char *line)
{
  gsize n = strspn (line, "#");
  const char *words = skip_blanks (line + n);

  return n >= 1 && n <= MAX_LEVEL && words > line + n && g_unichar_isalnum (g_utf8_get_char (words))
         && words[1] && words[2];
}

/* One of these is no chance. */
static gboolean
is_markdown (char **lines)
{
  for (char **line = lines; *line; line++)
    if (is_heading (*line) || is_table_rule (*line) || strstr (*line, "](") || strstr (*line, "[^"))
      return TRUE;
  return FALSE;
}

/* The end of what a bracket opens, on this line and not too far away. */
static const char *
find_close (const char *open, char close)
{
  for (const char *c = open + 1; *c && c < open + MAX_LINK_BYTES; c++)
    if (*c == '\\' && c[1])
      c++;
    else if (*c == close)
      return c;
  return NULL;
}

static void append_inline (Writer *self, const char *text, gsize length);

/* `[^1]` is the mark of a footnote. */
static const char *
take_note_mark (Writer *self, const char *c)
{
  gsize n = strspn (c + 2, "0123456789");
  g_autofree char *digits = g_strndup (c + 2, n);
  g_autofree char *mark = lex_intake_count_raise (digits);

  if (n == 0 || c[2 + n] != ']')
    return NULL;
  g_string_append (self->out, mark);
  return c + n + 3;
}

/* `[words](address)` and `![picture](address)` leave the words. */
static const char *
take_link (Writer *self, const char *c)
{
  const char *open = *c == '!' ? c + 1 : c;
  const char *close = find_close (open, ']');
  const char *end = close && close[1] == '(' ? find_close (close + 1, ')') : NULL;

  if (!end)
    return NULL;
  append_inline (self, open + 1, (gsize) (close - open - 1));
  return end + 1;
}

static const char *
take_mark (Writer *self, const char *c)
{
  if (*c == '\\' && g_ascii_ispunct (c[1]))
    {
      g_string_append_c (self->out, c[1]);
      return c + 2;
    }
  if (*c == '[' && c[1] == '^')
    return take_note_mark (self, c);
  if (*c == '[' || (*c == '!' && c[1] == '['))
    return take_link (self, c);
  if (*c == '`')
    return c + 1;
  if (g_ascii_strncasecmp (c, "<br>", 4) == 0)
    {
      g_string_append_c (self->out, ' ');
      return c + 4;
    }
  return NULL;
}

/* A link in a link is not looked for: only its words are left, as they are. */
static void
append_inline (Writer *self, const char *text, gsize length)
{
  const char *end = text + length;
  gboolean whole = *end == '\0';

  while (text < end)
    {
      const char *next = whole && strchr ("\\[!`<", *text) ? take_mark (self, text) : NULL;

      if (next)
        text = next;
      else
        g_string_append_c (self->out, *text++);
    }
}

static void
append_line (Writer *self, const char *text)
{
  gsize length = strlen (text);

  append_inline (self, text, length);
  if (self->out->len > 0 && self->out->str[self->out->len - 1] == '\\')
    g_string_truncate (self->out, self->out->len - 1);
}

/* The cells of a row, parted by tabs as in any table. */
static void
append_row (Writer *self, const char *line)
{
  g_auto (GStrv) cells = NULL;
  g_autofree char *row = g_strstrip (g_strdup (line));
  gsize length = strlen (row);

  if (length > 1 && row[length - 1] == '|')
    row[length - 1] = '\0';
  cells = g_strsplit_set (row + (*row == '|'), "|", -1);
  for (guint i = 0; cells[i]; i++)
    {
      g_string_append (self->out, i ? "\t" : "");
      append_line (self, g_strstrip (cells[i]));
    }
}

/* `[^1]: words` is a footnote, `[name]: address` nothing to read. */
static gboolean
take_definition (Writer *self, const char *line)
{
  const char *close = *line == '[' ? find_close (line, ']') : NULL;
  const char *words = close && close[1] == ':' ? skip_blanks (close + 2) : NULL;

  if (!words)
    return FALSE;
  if (line[1] == '^' && take_note_mark (self, line))
    {
      g_string_append_c (self->out, ' ');
      append_line (self, words);
    }
  return TRUE;
}

static const char *
skip_quote (const char *line)
{
  const char *c = skip_blanks (line);

  while (*c == '>')
    c = skip_blanks (c + 1);
  return c > line && strchr (line, '>') && strchr (line, '>') < c ? c : line;
}

/* A line of signs under a line of words makes a heading of it. */
static const char *
get_heading_mark (const char *line, const char *next)
{
  if (!next || !*skip_blanks (line) || strchr ("-*+>|#=", *skip_blanks (line)))
    return "";
  if (is_rule (next, '=', 2))
    return "# ";
  return is_rule (next, '-', 3) && !strchr (next, '|') ? "## " : "";
}

/* A bullet may be a star or a cross, which elsewhere mark other things. */
static const char *
take_bullet (Writer *self, const char *line)
{
  const char *c = skip_blanks (line);

  if ((*c != '*' && *c != '+') || (c[1] != ' ' && c[1] != '\t'))
    return line;
  g_string_append_len (self->out, line, c - line);
  g_string_append_c (self->out, '-');
  return c + 1;
}

/* `**4.1** Words`: what a clause is counted by may be set in bold. */
static const char *
take_counter (Writer *self, const char *line)
{
  const char *c = skip_blanks (line);
  const char *counter;
  gsize length;

  if (c[0] != '*' || c[1] != '*')
    return line;
  counter = c + 2;
  length = strspn (counter, "0123456789.()ABCDabcdivx");
  if (length == 0 || length > MAX_COUNTER_BYTES || !g_str_has_prefix (counter + length, "** ")
      || strcspn (counter, "0123456789.)") >= length)
    return line;
  g_string_append_len (self->out, line, c - line);
  g_string_append_len (self->out, counter, (gssize) length);
  return counter + length + 2;
}

static void
write_line (Writer *self, const char *line, const char *next)
{
  const char *c = skip_quote (line);

  if (is_fence (c))
    self->fenced = !self->fenced;
  else if (self->fenced)
    g_string_append (self->out, line);
  else if (!is_rule (c, '=', 2) && !is_rule (c, '-', 3) && !is_rule (c, '*', 3)
           && !is_rule (c, '_', 3) && !is_table_rule (c) && !take_definition (self, c))
    {
      g_string_append (self->out, get_heading_mark (c, next));
      if (*skip_blanks (c) == '|')
        append_row (self, c);
      else
        append_line (self, take_counter (self, take_bullet (self, c)));
    }
  g_string_append_c (self->out, '\n');
}

char *
lex_intake_markdown_dup_plain (const char *text)
{
  g_auto (GStrv) lines = g_strsplit_set (text, "\n", -1);
  Writer self = { NULL, FALSE };

  if (!is_markdown (lines))
    return NULL;
  self.out = g_string_sized_new (strlen (text));
  for (char **line = lines; *line; line++)
    write_line (&self, *line, line[1]);
  g_string_truncate (self.out, self.out->len - 1);
  return g_string_free (self.out, FALSE);
}
