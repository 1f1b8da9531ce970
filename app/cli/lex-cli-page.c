/* lex-cli-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Lays text out for a terminal: wraps, sets side by side, makes bold.
 * It refuses to know laws and labels, and to pass on anything but text: control characters of an
 * imported document never reach the terminal. The commands call it.
 */

#include "cli/lex-cli-page.h"

#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Where output goes to a file or a pipe, as of old. */
#define DEFAULT_WIDTH 80
#define LEAST_WIDTH 40
/* Longer lines are hard to read, however wide the terminal. */
#define MOST_WIDTH 160
/* Room for two languages side by side, each still a readable column. */
#define WIDE_WIDTH 100
#define GAP 3

#define FIRST_COMBINING 0x300

struct _LexCliPage
{
  GString *text; /* laid out, with marks of bold instead of escapes, which have no width */
  guint width;
  gboolean bold; /* whether the terminal is to see them */
};

static guint
find_width (void)
{
  struct winsize size;
  guint64 width = 0;

  if (ioctl (STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0)
    width = size.ws_col;
  else if (g_getenv ("COLUMNS") != NULL)
    width = g_ascii_strtoull (g_getenv ("COLUMNS"), NULL, 10);
  return width == 0 ? DEFAULT_WIDTH : (guint) CLAMP (width, LEAST_WIDTH, MOST_WIDTH);
}

LexCliPage *
lex_cli_page_new (void)
{
  LexCliPage *self = g_new0 (LexCliPage, 1);

  self->text = g_string_new (NULL);
  self->width = find_width ();
  self->bold = isatty (STDOUT_FILENO) && g_getenv ("NO_COLOR") == NULL
               && g_strcmp0 (g_getenv ("TERM"), "dumb") != 0;
  return self;
}

void
lex_cli_page_free (LexCliPage *self)
{
  if (self == NULL)
    return;

  g_string_free (self->text, TRUE);
  g_free (self);
}

gboolean
lex_cli_page_is_wide (LexCliPage *self)
{
  return self->width >= WIDE_WIDTH;
}

/* An imported text may hold control characters, and a terminal would obey them. */
void
lex_cli_page_print_to (LexCliPage *self, FILE *file)
{
  g_autoptr (GString) output = g_string_sized_new (self->text->len);

  for (const char *at = self->text->str; *at != '\0'; at = g_utf8_next_char (at))
    {
      gunichar letter = g_utf8_get_char (at);

      if (*at == *LEX_CLI_BOLD || *at == *LEX_CLI_PLAIN)
        g_string_append (output, !self->bold ? "" : *at == *LEX_CLI_BOLD ? "\033[1m" : "\033[0m");
      else if (*at == '\n' || !g_unichar_iscntrl (letter))
        g_string_append_unichar (output, letter);
    }
  while (g_str_has_suffix (output->str, "\n\n"))
    g_string_truncate (output, output->len - 1);
  fwrite (output->str, 1, output->len, file);
}

void
lex_cli_page_print (LexCliPage *self)
{
  lex_cli_page_print_to (self, stdout);
}

/* What wcwidth() would say, but in every locale, C included. */
static guint
letter_width (gunichar letter)
{
  /* Nearly all are letters before the first that has no width of its own. */
  if (letter < FIRST_COMBINING)
    return letter >= ' ' && (letter < 0x7f || letter > 0x9f);
  if (g_unichar_iscntrl (letter) || g_unichar_iszerowidth (letter))
    return 0;
  return g_unichar_iswide (letter) ? 2 : 1;
}

guint
lex_cli_width (const char *text)
{
  guint width = 0;

  for (const char *at = text; *at != '\0'; at = g_utf8_next_char (at))
    width += letter_width (g_utf8_get_char (at));
  return width;
}

/* The line so far goes to @lines; bold that is still open ends with it and goes on in the next. */
static void
end_line (GPtrArray *lines, GString *line, gboolean *is_bold)
{
  const char *last_bold = strrchr (line->str, *LEX_CLI_BOLD);
  const char *last_plain = strrchr (line->str, *LEX_CLI_PLAIN);

  *is_bold = last_bold != NULL && (last_plain == NULL || last_plain < last_bold);
  if (*is_bold)
    g_string_append (line, LEX_CLI_PLAIN);
  g_ptr_array_add (lines, g_strdup (g_strchomp (line->str)));
  g_string_assign (line, *is_bold ? LEX_CLI_BOLD : "");
}

/* Wraps one paragraph; the indent of its first line is kept for the others. */
static void
wrap_paragraph (GPtrArray *lines, const char *paragraph, guint width)
{
  gsize indent = strspn (paragraph, " ");
  g_autofree char *margin = g_strnfill (indent, ' ');
  g_auto (GStrv) words = g_strsplit (paragraph + indent, " ", -1);
  g_autoptr (GString) line = g_string_new (margin);
  gboolean is_bold = FALSE;
  gboolean is_empty = TRUE;
  gsize used = indent;

  for (guint i = 0; words[i] != NULL; i++)
    {
      const guint n = lex_cli_width (words[i]);

      if (!is_empty && used + 1 + n > width)
        {
          end_line (lines, line, &is_bold);
          g_string_prepend (line, margin);
          is_empty = TRUE;
          used = indent;
        }
      if (!is_empty)
        g_string_append_c (line, ' ');
      g_string_append (line, words[i]);
      used += !is_empty + n;
      is_empty = FALSE;
    }
  end_line (lines, line, &is_bold);
}

static GPtrArray *
wrap (const char *text, guint width)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_free);
  g_auto (GStrv) paragraphs = g_strsplit (text, "\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    wrap_paragraph (lines, paragraphs[i], width);
  return g_steal_pointer (&lines);
}

static void
append_padded (GString *text, const char *line, guint width)
{
  g_string_append (text, line);
  for (guint used = lex_cli_width (line); used < width; used++)
    g_string_append_c (text, ' ');
}

static void
trim_line (GString *text)
{
  while (text->len > 0 && text->str[text->len - 1] == ' ')
    g_string_truncate (text, text->len - 1);
}

guint
lex_cli_page_get_room (LexCliPage *self, guint gutter, guint n_cells)
{
  const guint room = self->width > gutter ? self->width - gutter : LEAST_WIDTH;

  return n_cells > 0 ? (room - GAP * (n_cells - 1)) / n_cells : 0;
}

void
lex_cli_page_add_row (LexCliPage *self, const char *label, guint gutter, const char *const *cells)
{
  guint n_cells = g_strv_length ((char **) cells);
  const guint width = lex_cli_page_get_room (self, gutter, n_cells);
  g_autoptr (GPtrArray) columns
      = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  guint height = 0;

  for (guint i = 0; i < n_cells; i++)
    {
      GPtrArray *lines = wrap (cells[i], width);

      height = MAX (height, lines->len);
      g_ptr_array_add (columns, lines);
    }

  for (guint row = 0; row < MAX (height, 1); row++)
    {
      append_padded (self->text, row == 0 ? label : "", gutter);
      for (guint i = 0; i < n_cells; i++)
        {
          GPtrArray *lines = columns->pdata[i];

          append_padded (self->text, row < lines->len ? lines->pdata[row] : "",
                         i + 1 < n_cells ? width + GAP : 0);
        }
      trim_line (self->text);
      g_string_append_c (self->text, '\n');
    }
}

char *
lex_cli_shorten (const char *text, guint width)
{
  const char *end = text;
  const char *word = text;
  guint used = 0;

  if (lex_cli_width (text) <= width)
    return g_strdup (text);
  /* The mark of what is left out needs a place too. */
  for (; *end != '\0' && used + 1 < width; end = g_utf8_next_char (end))
    {
      if (*end == ' ')
        word = end;
      used += letter_width (g_utf8_get_char (end));
    }
  if (word == text)
    word = end;
  while (word > text && strchr (",;:", word[-1]) != NULL)
    word--;
  return g_strdup_printf ("%.*s…", (int) (word - text), text);
}

void
lex_cli_page_add (LexCliPage *self, const char *text)
{
  const char *cells[] = { text, NULL };

  if (text != NULL)
    lex_cli_page_add_row (self, "", 0, cells);
}

void
lex_cli_page_add_gap (LexCliPage *self)
{
  if (self->text->len > 0 && !g_str_has_suffix (self->text->str, "\n\n"))
    g_string_append_c (self->text, '\n');
}
