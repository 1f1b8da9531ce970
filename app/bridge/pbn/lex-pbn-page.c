/* lex-pbn-page.c
 *
 * SPDX-FileCopyrightText: 2026 The Lexbridge authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Fills the lines of an export file: words, lines, comments.
 * It refuses to know which tags come, and in which order.
 * Only PBN's writer calls it.
 *
 * A line has 79 signs at the most, as 80 are strongly discouraged; the standard's own limit is 255
 * with the line's end. Whatever is parted here is parted at the same places when it is read and
 * written again: a comment that does not fit begins on a new line, and then its parts do fit.
 */

#include "bridge/pbn/lex-pbn-page-private.h"

#include "bridge/pbn/lex-pbn-letters-private.h"

#include <string.h>

#define WIDTH 79

static gsize
get_width (const LexPbnPage *self)
{
  return (gsize) g_utf8_strlen (self->text->str + self->start, -1);
}

static void
end_line (LexPbnPage *self)
{
  g_string_append_c (self->text, '\n');
  self->start = self->text->len;
}

void
lex_pbn_page_end_line (LexPbnPage *self)
{
  if (self->text->len > self->start)
    end_line (self);
}

void
lex_pbn_page_add_line (LexPbnPage *self, const char *line)
{
  lex_pbn_page_end_line (self);
  g_string_append (self->text, line);
  end_line (self);
}

void
lex_pbn_page_add_word (LexPbnPage *self, const char *word)
{
  gsize width = get_width (self);

  if (width > 0 && width + 1 + (gsize) g_utf8_strlen (word, -1) > WIDTH)
    end_line (self);
  else if (width > 0)
    g_string_append_c (self->text, ' ');
  g_string_append (self->text, word);
}

/* Where a line that is too long is parted: at its last blank that fits; a word longer than a line
 * runs on as far as the standard lets it. */
static gsize
find_break (const char *line, gsize length)
{
  gsize i = MIN (length, (gsize) (g_utf8_offset_to_pointer (line, WIDTH - 1) - line));

  while (i > 0 && line[i] != ' ')
    i--;
  if (i > 0)
    return i;

  i = strcspn (line, " \n");
  if (g_utf8_strlen (line, (gssize) i) > LEX_PBN_MAX_LINE - 3)
    i = (gsize) (g_utf8_offset_to_pointer (line, LEX_PBN_MAX_LINE - 3) - line);
  return i;
}

/* The lines of a comment with its braces, none too long. */
static char *
wrap (const char *comment)
{
  GString *wrapped = g_string_new (NULL);

  while (TRUE)
    {
      gsize length = strcspn (comment, "\n");

      if (g_utf8_strlen (comment, (gssize) length) >= WIDTH)
        length = find_break (comment, length);
      g_string_append_len (wrapped, comment, (gssize) length);
      comment += length;
      if (*comment == '\0')
        break;
      g_string_append_c (wrapped, '\n');
      comment += *comment == ' ' || *comment == '\n';
    }

  return g_string_free (wrapped, FALSE);
}

static void
add_comment (LexPbnPage *self, const char *text)
{
  g_autofree char *comment = g_strdup_printf ("{%s}", text);
  g_autofree char *wrapped = wrap (comment);
  const char *last = strrchr (wrapped, '\n');

  if (last == NULL)
    {
      lex_pbn_page_add_word (self, wrapped);
      return;
    }
  lex_pbn_page_end_line (self);
  g_string_append (self->text, wrapped);
  self->start = self->text->len - strlen (last + 1);
}

static void
add_remark (LexPbnPage *self, const LexPbnRemark *remark)
{
  g_autofree char *text = lex_pbn_letters_fold (remark->text);
  g_autofree char *line = g_strdup_printf ("%c%s", remark->style, text);
  const gboolean fits = g_utf8_strlen (line, -1) < LEX_PBN_MAX_LINE;

  if (remark->style == '{' || (remark->style == ';' && !fits))
    {
      add_comment (self, g_strdelimit (text, "}", ')'));
      return;
    }
  /* An escaped line speaks to the program that wrote it, and that one kept it short. */
  if (!fits)
    *g_utf8_offset_to_pointer (line, LEX_PBN_MAX_LINE) = '\0';
  if (remark->style == '%')
    lex_pbn_page_end_line (self);
  lex_pbn_page_add_word (self, line);
  end_line (self);
}

void
lex_pbn_page_add_remarks (LexPbnPage *self, GPtrArray *remarks)
{
  for (guint i = 0; remarks != NULL && i < remarks->len; i++)
    add_remark (self, remarks->pdata[i]);
}
